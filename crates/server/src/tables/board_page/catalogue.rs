//! The sentences of the table page, for a script that fills them in by itself.

use regulation::GameKind;
use serde_json::{Map, Value, json};
use words::{Id, Words};

/// What the ids of the page's sentences begin with, and a hyphen.
const FAMILY: &str = "table";

/// What the ids of sentences begin with that only a Roman page says.
const ROMAN: &str = "table-rome-";

/// What those begin with that on a Roman page take the place of the sentence of the same name.
const IN_ROME: &str = "table-in-rome-";

/// Every sentence of a page of this game by its id. A variable is a name in braces: `"{armies} da piazzare"`. A sentence that
/// counts is an object by plural category: `{"one": "1 armata", "other": "{armies} armate"}`, and `by`, what it counts.
pub(crate) fn catalogue(words: Words, game: GameKind) -> Value {
    let sentences = words.lang().texts().iter().flat_map(|text| sentences(text));
    let (mut said, mut in_rome) = (Map::new(), Map::new());
    for (id, body) in sentences {
        let sentence = entry(words, id, &body);
        match id.name().strip_prefix(IN_ROME) {
            Some(name) => in_rome.insert(format!("{FAMILY}-{name}"), sentence),
            None => said.insert(id.name().to_owned(), sentence),
        };
    }
    match game {
        GameKind::Risiko => said.retain(|name, _| !name.starts_with(ROMAN)),
        GameKind::Spqr => said.extend(in_rome),
    }
    Value::Object(said)
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
    use super::{IN_ROME, ROMAN, catalogue};
    use regulation::GameKind;
    use words::{Lang, Words, id};

    fn ids(value: &serde_json::Value) -> Vec<&str> {
        value.as_object().map(|map| map.keys().map(String::as_str).collect()).unwrap_or_default()
    }

    #[test]
    fn both_languages_say_the_same_things() {
        for game in [GameKind::Risiko, GameKind::Spqr] {
            let [italian, english] = Lang::ALL.map(|lang| catalogue(Words::new(lang), game));
            assert_eq!(ids(&italian), ids(&english));
            assert!(ids(&italian).len() > 50);
        }
    }

    #[test]
    fn a_page_has_the_words_of_its_own_game() {
        let [risiko, rome] = [GameKind::Risiko, GameKind::Spqr].map(|game| catalogue(Words::new(Lang::It), game));
        assert!(ids(&risiko).iter().all(|id| !id.starts_with(ROMAN) && !id.starts_with(IN_ROME)));
        assert_eq!(risiko["table-place-confirm"]["other"], "Conferma {n} armate");
        assert_eq!(rome["table-place-confirm"]["other"], "Conferma {n} legionari");
        assert_eq!(rome["table-rome-supremacies"], "Supremazie");
        for name in id::ALL.iter().filter_map(|id| id.name().strip_prefix(IN_ROME)) {
            assert!(ids(&risiko).contains(&format!("table-{name}").as_str()), "{name} takes the place of nothing");
        }
    }

    #[test]
    fn variables_stay_open_and_numbers_have_their_plural() {
        let italian = catalogue(Words::new(Lang::It), GameKind::Risiko);
        assert_eq!(italian["table-armies"]["by"], "n");
        assert_eq!(italian["table-armies"]["one"], "1 armata");
        assert_eq!(italian["table-armies"]["other"], "{n} armate");
    }
}
