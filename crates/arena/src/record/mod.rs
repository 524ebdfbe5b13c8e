//! The records of games, checked and told in words.

mod analyse;
mod check;
mod show;

pub use analyse::{AnalyseRequest, analyse};
pub use check::{CheckRequest, check};
pub use show::{ShowRequest, show};

use notation::Fault;
use regulation::{Library, Source};
use words::{Words, id};

/// The article behind the rule of a fault, from the regulation the record names in its third line.
fn article(library: &Library, game: &str, fault: &Fault) -> Option<Source> {
    let Fault::Differs { rule: Some(rule), .. } = fault else { return None };
    let id = game.lines().nth(2)?.strip_prefix("regulation ")?.split(' ').next()?;
    library.get(id).ok()?.article(&rule.to_string()).cloned()
}

/// What is wrong, without its line: for programs, in the words of the record.
fn plainly(fault: &Fault) -> String {
    match fault {
        Fault::Malformed(fault) => fault.fault.to_string(),
        Fault::Differs { what, .. } => what.clone(),
    }
}

/// What is wrong, where, under which rule and article: for people, in one line.
fn in_words(file: &str, fault: &Fault, article: Option<&Source>, words: Words) -> String {
    let (what, rule) = match fault {
        Fault::Malformed(fault) => {
            let text = &fault.fault;
            let values = [("found", text.found.as_str().into()), ("expected", text.expected.as_str().into())];
            (words.say_with(id::RECORD_BAD_LINE, &values), None)
        }
        Fault::Differs { what, rule: None, .. } => (what.clone(), None),
        Fault::Differs { what, rule, .. } => {
            (words.say_with(id::RECORD_REFUSED, &[("what", what.as_str().into())]), *rule)
        }
    };
    let mut values = vec![("file", file.into()), ("line", fault.line().into()), ("what", what.into())];
    match (rule, article) {
        (Some(rule), Some(article)) => {
            values.extend([
                ("rule", rule.to_string().into()),
                ("article", speech::regulation::citation(words, article).into()),
            ]);
            words.say_with(id::RECORD_FAULT_WITH_RULE, &values)
        }
        (Some(_) | None, _) => words.say_with(id::RECORD_FAULT, &values),
    }
}
