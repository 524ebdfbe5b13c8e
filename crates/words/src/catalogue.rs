//! Looking a sentence up and filling it in.
//!
//! A sentence or a value that is missing is a mistake of ours: it stops a debug build, so that no test passes with
//! it; a player of a release build still reads something.

use crate::id::{self, Id};
use crate::lang::Lang;
use crate::value::Value;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use std::sync::LazyLock;

type Bundle = FluentBundle<FluentResource>;

static ITALIAN: LazyLock<Bundle> = LazyLock::new(|| read(Lang::It));
static ENGLISH: LazyLock<Bundle> = LazyLock::new(|| read(Lang::En));

/// The catalogue in one language. Copying it costs nothing; all threads may share it.
#[derive(Clone, Copy)]
pub struct Words {
    lang: Lang,
    bundle: &'static Bundle,
}

impl Words {
    /// The words of a language.
    #[must_use]
    pub fn new(lang: Lang) -> Self {
        let bundle = match lang {
            Lang::It => &*ITALIAN,
            Lang::En => &*ENGLISH,
        };
        Self { lang, bundle }
    }

    /// The language spoken.
    #[must_use]
    pub const fn lang(self) -> Lang {
        self.lang
    }

    /// The sentence with this id.
    #[must_use]
    pub fn say(self, id: Id) -> String {
        self.say_with(id, &[])
    }

    /// The sentence with this id, filled with these values.
    #[must_use]
    pub fn say_with(self, id: Id, values: &[(&str, Value<'_>)]) -> String {
        self.look_up(id.name(), values).unwrap_or_else(|gap| {
            debug_assert!(false, "{}: {}: {}", self.lang.code(), id.name(), gap.fault);
            gap.instead
        })
    }

    /// The sentence of a family: `say_member("web-stage", "over")` says `web-stage-over`. For names that are data; a name
    /// without a sentence is said as it is, and stops a debug build.
    #[must_use]
    pub fn say_member(self, family: &str, name: &str) -> String {
        self.say_member_with(family, name, &[])
    }

    /// The sentence of a family, filled with these values.
    #[must_use]
    pub fn say_member_with(self, family: &str, name: &str, values: &[(&str, Value<'_>)]) -> String {
        let id = Id::find(family, name);
        debug_assert!(id.is_some(), "no sentence {family}-{name}");
        id.map_or_else(|| name.to_owned(), |id| self.say_with(id, values))
    }

    /// A figure written with a point, as this language writes it: `73.4` is 73,4 in Italian.
    #[must_use]
    pub fn decimal(self, figure: &str) -> String {
        figure.replace('.', &self.say(id::DECIMAL_MARK))
    }

    /// Things one after the other: `Alaska, Brasile`.
    #[must_use]
    pub fn list(self, things: impl Iterator<Item = String>) -> String {
        things.collect::<Vec<_>>().join(", ")
    }

    /// A sentence to be filled in step by step.
    pub fn sentence(self, id: Id) -> Sentence {
        Sentence { words: self, id, values: Vec::new() }
    }

    fn look_up(self, id: &str, values: &[(&str, Value<'_>)]) -> Result<String, Gap> {
        let pattern = self.bundle.get_message(id).and_then(|message| message.value());
        let Some(pattern) = pattern else {
            return Err(Gap { fault: "no such sentence".to_owned(), instead: id.to_owned() });
        };
        let args: FluentArgs<'_> = values.iter().map(|(name, value)| (*name, FluentValue::from(value))).collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        match errors.first() {
            None => Ok(text),
            Some(error) => Err(Gap { fault: error.to_string(), instead: text }),
        }
    }
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Words").field(&self.lang).finish()
    }
}

/// What is missing, and what is said instead.
#[derive(Debug)]
struct Gap {
    fault: String,
    instead: String,
}

/// A sentence being filled in.
#[must_use]
#[derive(Debug)]
pub struct Sentence {
    words: Words,
    id: Id,
    values: Vec<(&'static str, Value<'static>)>,
}

impl Sentence {
    /// With a value for the variable of this name.
    pub fn fill(mut self, name: &'static str, value: impl Into<Value<'static>>) -> Self {
        self.values.push((name, value.into()));
        self
    }

    /// The sentence with everything it was filled with.
    #[must_use]
    pub fn say(self) -> String {
        self.words.say_with(self.id, &self.values)
    }
}

fn read(lang: Lang) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![lang.id()]);
    bundle.set_use_isolating(false);
    for &text in lang.texts() {
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(rest, errors)| {
            debug_assert!(false, "{}: {errors:?}", lang.code());
            rest
        });
        if let Err(errors) = bundle.add_resource(resource) {
            debug_assert!(false, "{}: {errors:?}", lang.code());
        }
    }
    let added = add_functions(&mut bundle);
    debug_assert!(added.is_ok(), "{}: {added:?}", lang.code());
    bundle
}

fn add_functions(bundle: &mut Bundle) -> Result<(), FluentError> {
    bundle.add_builtins()?;
    bundle.add_function("AD", |names, _| ad(names))?;
    bundle.add_function("IL", |names, _| before(names, ["il ", "lo ", "l'"]))?;
    bundle.add_function("AL", |names, _| before(names, ["al ", "allo ", "all'"]))?;
    bundle.add_function("DAL", |names, _| before(names, ["dal ", "dallo ", "dall'"]))?;
    bundle.add_function("DEL", |names, _| before(names, ["del ", "dello ", "dell'"]))?;
    bundle.add_function("NEL", |names, _| before(names, ["nel ", "nello ", "nell'"]))
}

/// The Italian preposition *a* with its name, *ad* before another a: `ad Alaska`, `a Brasile`.
fn ad<'a>(names: &[FluentValue<'a>]) -> FluentValue<'a> {
    let Some(FluentValue::String(name)) = names.first() else { return FluentValue::Error };
    let preposition = if name.starts_with(['A', 'a', 'À', 'à']) { "ad" } else { "a" };
    format!("{preposition} {name}").into()
}

/// A masculine article or its preposition with the name of a sea (*il mare*): `dal Tyrrenum`, `dallo Ionium`,
/// `dall'Aegeum`. The forms are those before a consonant, before i and a vowel or an s and a consonant, before a vowel.
fn before<'a>(names: &[FluentValue<'a>], [plain, long, elided]: [&str; 3]) -> FluentValue<'a> {
    let Some(FluentValue::String(name)) = names.first() else { return FluentValue::Error };
    let is_vowel = |letter: Option<char>| letter.is_some_and(|letter| "aeiouy".contains(letter));
    let mut letters = name.chars().map(|letter| letter.to_ascii_lowercase());
    let form = match (letters.next(), letters.next()) {
        (Some('i'), second) if is_vowel(second) => long,
        (Some('s'), second) if !is_vowel(second) => long,
        (Some('z' | 'x'), _) => long,
        (Some('h'), _) => elided,
        (first, _) if is_vowel(first) => elided,
        (_, _) => plain,
    };
    format!("{form}{name}").into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gap_is_still_readable() {
        let words = Words::new(Lang::It);
        assert_eq!(words.look_up("no-such-id", &[]).expect_err("no such id").instead, "no-such-id");
        assert_eq!(words.look_up("lap", &[]).expect_err("no value").instead, "giro {$lap}");
    }

    #[test]
    #[should_panic(expected = "it: lap: ")]
    #[cfg(debug_assertions)]
    fn a_gap_stops_a_debug_build() {
        let _ = Words::new(Lang::It).say(id::LAP);
    }

    #[test]
    fn a_preposition_fits_its_name() {
        let said = |name: &'static str| match ad(&[FluentValue::from(name)]) {
            FluentValue::String(text) => text.into_owned(),
            other => format!("{other:?}"),
        };
        assert_eq!(said("Alaska"), "ad Alaska");
        assert_eq!(said("Brasile"), "a Brasile");
        assert_eq!(said("Islanda"), "a Islanda");
    }

    #[test]
    fn an_article_fits_its_sea() {
        let said = |name: &'static str| match before(&[FluentValue::from(name)], ["nel ", "nello ", "nell'"]) {
            FluentValue::String(text) => text.into_owned(),
            other => format!("{other:?}"),
        };
        let seas = ["Tyrrenum", "Ionium", "Ibericum", "Aegeum", "Hadriaticum", "Sinus Gallicus", "Syrtis"];
        let with_article = seas.map(said).join(", ");
        assert_eq!(
            with_article,
            "nel Tyrrenum, nello Ionium, nell'Ibericum, nell'Aegeum, nell'Hadriaticum, nel Sinus Gallicus, nel Syrtis"
        );
    }

    #[test]
    fn figures_have_their_mark() {
        assert_eq!(Words::new(Lang::It).decimal("73.4"), "73,4");
        assert_eq!(Words::new(Lang::En).decimal("73.4"), "73.4");
    }
}
