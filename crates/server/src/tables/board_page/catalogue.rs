//! The sentences of the table page, for a script that fills them in by itself.

use serde_json::{Map, Value, json};
use words::{Id, Words};

/// What the ids of the page's sentences begin with, and a hyphen.
const FAMILY: &str = "table";

/// Every sentence of the page by its id. A variable is a name in braces: `"{armies} da piazzare"`. A sentence that
/// counts is an object by plural category: `{"one": "1 armata", "other": "{armies} armate"}`, and `by`, what it counts.
pub(crate) fn catalogue(words: Words) -> Value {
    let sentences = words.lang().texts().iter().flat_map(|text| sentences(text));
    Value::Object(sentences.map(|(id, body)| (id.name().to_owned(), entry(words, id, &body))).collect::<Map<_, _>>())
}

fn entry(words: Words, id: Id, body: &str) -> Value {
    let variables = variables(body);
    let Some(counted) = variables.iter().find(|name| body.contains(&format!("${name} ->"))) else {
        return Value::String(said(words, id, &variables, None));
    };
    json!({
        "by": counted,
        "one": said(words, id, &variables, Some(counted)),
        "other": said(words, id, &variables, None),
    })
}

/// The sentence with its variables left open, but for one of them, which is 1.
fn said(words: Words, id: Id, variables: &[String], one: Option<&String>) -> String {
    let open: Vec<_> = variables.iter().map(|name| format!("{{{name}}}")).collect();
    let values: Vec<_> = variables
        .iter()
        .zip(&open)
        .map(|(name, open)| {
            (name.as_str(), if Some(name) == one { 1_u8.into() } else { words::Value::from(open.as_str()) })
        })
        .collect();
    words.say_with(id, &values)
}

/// The page's sentences in a text of the catalogue: id, and everything up to the next one.
fn sentences(text: &'static str) -> impl Iterator<Item = (Id, String)> {
    let starts = text.match_indices(FAMILY).filter(|&(at, _)| at == 0 || text[..at].ends_with('\n'));
    starts.filter_map(move |(at, family)| {
        let (name, body) = text[at..].strip_prefix(family)?.strip_prefix('-')?.split_once(" =")?;
        let id = Id::find(family, name)?;
        let lines = body.lines().take(1).chain(body.lines().skip(1).take_while(|line| line.starts_with(' ')));
        Some((id, lines.collect::<Vec<_>>().join("\n")))
    })
}

fn variables(body: &str) -> Vec<String> {
    let mut names: Vec<String> = body
        .split('$')
        .skip(1)
        .map(|rest| rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect())
        .collect();
    names.sort();
    names.dedup();
    names
}

#[cfg(test)]
mod tests {
    use super::catalogue;
    use words::{Lang, Words};

    #[test]
    fn both_languages_say_the_same_things() {
        let [italian, english] = Lang::ALL.map(|lang| catalogue(Words::new(lang)));
        let ids = |value: &serde_json::Value| value.as_object().map(|map| map.keys().cloned().collect::<Vec<_>>());
        assert_eq!(ids(&italian), ids(&english));
        assert!(ids(&italian).is_some_and(|ids| ids.len() > 50));
    }

    #[test]
    fn variables_stay_open_and_numbers_have_their_plural() {
        let italian = catalogue(Words::new(Lang::It));
        assert_eq!(italian["table-armies"]["by"], "n");
        assert_eq!(italian["table-armies"]["one"], "1 armata");
        assert_eq!(italian["table-armies"]["other"], "{n} armate");
    }
}
