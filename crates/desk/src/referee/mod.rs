//! The calculators of the casebook, and the referees' sheet of an event.

mod armies;
mod dice;
mod sheet;
mod turns;

pub use armies::{cap, excess, late};
pub use dice::{Closing, origin, overrun, threshold};
pub use sheet::{SheetPart, SheetSection, sheet, sheet_sections};
pub use turns::{Contest, card, dispute, missed_roll};

use crate::answer::{Answer as Told, Fault};
use ::regulation::{Regulation, Settings};
use frame::RuleId;
use serde::Serialize;
use words::{Id, Value, Words, id};

/// One answer: what follows, by which rule, and whether it is "yes".
struct Answer<T> {
    rule: RuleId,
    yes: bool,
    lines: Vec<String>,
    facts: T,
}

/// An answer to a program: the rule and its source, then the facts.
#[derive(Serialize)]
struct ForPrograms<'a, T> {
    rule: String,
    source: Option<Cited<'a>>,
    #[serde(flatten)]
    facts: T,
}

#[derive(Serialize)]
struct Cited<'a> {
    kind: &'static str,
    text: &'a str,
}

/// The answer with its rule and source.
fn tell<T: Serialize>(answer: Answer<T>, regulation: &Regulation, words: Words) -> Result<Told, Fault> {
    let Answer { rule, yes, lines, facts } = answer;
    let source = regulation.article(&rule.to_string());
    let cited = source
        .map_or_else(|| rule.to_string(), |source| format!("{rule}: {}", speech::regulation::source(words, source)));
    let source = source.map(|source| Cited { kind: source.kind(), text: source.text() });
    let value = ForPrograms { rule: rule.to_string(), source, facts };
    Ok(Told::new(format!("{}\n({cited})\n", lines.join("\n")), &value)?.with_verdict(yes))
}

/// Facts of an answer that is "no" because there is nothing to count.
#[derive(Serialize)]
struct Refused {
    refused: bool,
    why: String,
}

fn refuse(rule: RuleId, why: String, regulation: &Regulation, words: Words) -> Result<Told, Fault> {
    let facts = Refused { refused: true, why: why.clone() };
    tell(Answer { rule, yes: false, lines: vec![why], facts }, regulation, words)
}

/// The settings of a regulation, which must be one of RisiKo!.
fn risiko(regulation: &Regulation, words: Words) -> Result<&Settings, Fault> {
    let other = || bad(id::REFEREE_OTHER_GAME, &[("regulation", regulation.id.as_str().into())], words);
    regulation.risiko().ok_or_else(other)
}

fn bad(id: Id, values: &[(&str, Value<'_>)], words: Words) -> Fault {
    Fault::BadInput(words.say_with(id, values))
}
