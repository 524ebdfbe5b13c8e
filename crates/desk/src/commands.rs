//! Commands of a tournament as programs write them: one JSON value, or a list of them. A field that no command has is refused and
//! not passed over, because a slip of the pen in a name would otherwise lose what was meant.

use crate::answer::Fault;
use director::tournament::Command;
use serde::de::value::{MapAccessDeserializer, MapDeserializer, SeqDeserializer, StringDeserializer};
use serde::de::{Deserialize, Deserializer, Expected, IntoDeserializer, Unexpected, Visitor};
use serde_json::Value;
use std::fmt;
use words::{Words, id};

/// Reads one command, or a list of them.
///
/// # Errors
/// The first that is none: which one, and what is wrong with it.
pub fn read_commands(text: &str, words: Words) -> Result<Vec<Command>, Fault> {
    let broken = |error: serde_json::Error| {
        let values = [("line", error.line().to_string().into()), ("column", error.column().to_string().into())];
        Fault::BadInput(words.say_with(id::COMMANDS_NO_JSON, &values))
    };
    let values = match serde_json::from_str(text).map_err(broken)? {
        Value::Array(values) => values,
        value => vec![value],
    };
    let read = |(number, value): (usize, Value)| {
        let named = value["do"].as_str().unwrap_or_default().to_owned();
        Command::deserialize(Json(value)).map_err(|mistake| mistake.told(number, &named, words))
    };
    (1..).zip(values).map(read).collect()
}

/// What is wrong with a command.
#[derive(Debug)]
enum Mistake {
    UnknownField { found: String, known: &'static [&'static str] },
    UnknownName { found: String, known: &'static [&'static str] },
    MissingField(&'static str),
    WrongValue(String),
    Other,
}

impl Mistake {
    fn told(&self, number: usize, command: &str, words: Words) -> Fault {
        let nearest = |found: &str, known: &'static [&'static str]| spelling::nearest(found, known.iter().copied());
        let (kind, found, near) = match self {
            Self::UnknownField { found, known } => ("field", found.as_str(), nearest(found, known)),
            Self::UnknownName { found, known } => ("name", found.as_str(), nearest(found, known)),
            Self::MissingField(field) => ("missing", *field, None),
            Self::WrongValue(found) => ("value", found.as_str(), None),
            Self::Other => ("other", "", None),
        };
        let mut values = vec![("found", found.to_owned().into())];
        let mut what = words.say_member_with("commands", kind, &values);
        if let Some(near) = near {
            what += &words.say_with(id::COMMANDS_NEAR, &[("near", near.into())]);
        }
        values = vec![("number", number.into()), ("command", command.to_owned().into()), ("what", what.into())];
        Fault::BadInput(words.say_with(id::COMMANDS_MISTAKE, &values))
    }
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for Mistake {}

impl serde::de::Error for Mistake {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self::Other
    }

    fn invalid_type(found: Unexpected<'_>, _: &dyn Expected) -> Self {
        Self::WrongValue(shown(found))
    }

    fn invalid_value(found: Unexpected<'_>, _: &dyn Expected) -> Self {
        Self::WrongValue(shown(found))
    }

    fn unknown_variant(found: &str, known: &'static [&'static str]) -> Self {
        Self::UnknownName { found: found.to_owned(), known }
    }

    fn unknown_field(found: &str, known: &'static [&'static str]) -> Self {
        Self::UnknownField { found: found.to_owned(), known }
    }

    fn missing_field(field: &'static str) -> Self {
        Self::MissingField(field)
    }
}

/// A value that does not fit, as it stands in the text.
fn shown(found: Unexpected<'_>) -> String {
    match found {
        Unexpected::Bool(yes) => yes.to_string(),
        Unexpected::Unsigned(number) => number.to_string(),
        Unexpected::Signed(number) => number.to_string(),
        Unexpected::Float(number) => number.to_string(),
        Unexpected::Str(text) => format!("\"{text}\""),
        Unexpected::Unit | Unexpected::Option => "null".to_owned(),
        Unexpected::Seq | Unexpected::TupleVariant => "[…]".to_owned(),
        _ => "{…}".to_owned(),
    }
}

/// A JSON value that says what is wrong with it in [`Mistake`]s.
struct Json(Value);

impl IntoDeserializer<'_, Mistake> for Json {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> Deserializer<'de> for Json {
    type Error = Mistake;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Mistake> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(yes) => visitor.visit_bool(yes),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => visitor.visit_u64(number),
                (None, Some(number)) => visitor.visit_i64(number),
                (None, None) => visitor.visit_f64(number.as_f64().unwrap_or(f64::NAN)),
            },
            Value::String(text) => visitor.visit_string(text),
            Value::Array(values) => visitor.visit_seq(SeqDeserializer::new(values.into_iter().map(Json))),
            Value::Object(map) => visitor.visit_map(fields(map)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Mistake> {
        match self.0 {
            Value::Null => visitor.visit_none(),
            value => visitor.visit_some(Self(value)),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Mistake> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Mistake> {
        match self.0 {
            Value::Object(map) => MapAccessDeserializer::new(fields(map)).deserialize_enum(name, variants, visitor),
            Value::String(text) => StringDeserializer::new(text).deserialize_enum(name, variants, visitor),
            other => Self(other).deserialize_any(visitor),
        }
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map struct identifier ignored_any
    }
}

/// The fields of an object, each with its value.
fn fields<'de>(
    map: serde_json::Map<String, Value>,
) -> MapDeserializer<'de, impl Iterator<Item = (String, Json)>, Mistake> {
    MapDeserializer::new(map.into_iter().map(|(key, value)| (key, Json(value))))
}

#[cfg(test)]
mod tests {
    use super::read_commands;
    use words::{Lang, Words};

    #[test]
    fn commands_are_read_one_or_many() {
        let words = Words::new(Lang::It);
        assert_eq!(read_commands(r#"{"do": "draw", "seed": 7}"#, words).map(|commands| commands.len()), Ok(1));
        let many = r#"[{"do": "withdraw", "entrant": 7},
            {"do": "report", "table": 1, "result": {"seats": [{"entrant": 1, "counted": {"points": 4}}, {"entrant": 2}]}},
            {"do": "sanction", "entrant": 1, "sanction": {"points_taken": {"points": 3}}, "fault": "C55", "why": "x",
             "by": {"name": "y"}},
            {"do": "schedule", "stage": "final", "day": "2026-05-14"},
            {"do": "cast_dice", "rolls": [[1, [6, 1]], [2, [3]]]}]"#;
        assert_eq!(read_commands(many, words).map(|commands| commands.len()), Ok(5));
    }

    /// T2.12, T2.13: what was written and not understood is refused in the reader's language.
    #[test]
    fn a_slip_of_the_pen_is_not_passed_over() {
        let cases = [
            (r#"{"do": "enter", "entry": {"person": {"name": "A", "clb": "Genova"}}}"#, ["clb", "«club»"]),
            (r#"{"do": "enter", "entri": {}}"#, ["entri", "«entry»"]),
            (r#"[{"do": "draw", "seed": 1}, {"do": "draw", "sed": 1}]"#, ["comando 2", "«seed»"]),
            (r#"{"do": "withdrow", "entrant": 1}"#, ["withdrow", "«withdraw»"]),
            (r#"{"do": "withdraw"}"#, ["manca", "entrant"]),
            (r#"{"do": "withdraw", "entrant": "Anna"}"#, ["\"Anna\"", "withdraw"]),
            (r#"{"do": "report", "table": 1, "result": {"seats": [], "winner": 1}}"#, ["winner", "report"]),
            ("{\"do\": \n nothing}", ["riga 2", "colonna"]),
        ];
        for (text, expected) in cases {
            let told = read_commands(text, Words::new(Lang::It)).expect_err(text).to_string();
            assert!(expected.iter().all(|part| told.contains(part)), "{text}: {told}");
            assert!(!told.contains("expected"), "{told}");
        }
    }
}
