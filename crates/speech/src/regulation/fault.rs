//! What is wrong with the text of a regulation, and why a table cannot sit down, in words.

use crate::fill::Fill as _;
use regulation::{Fault, Problem};
use words::{Sentence, Words, id};

/// What is wrong with a text, in one line: where, what, what was expected, what was perhaps meant.
#[must_use]
pub fn fault(words: Words, fault: &Fault) -> String {
    let mut said = self::problem(words, &fault.problem).say();
    if !fault.key.is_empty() {
        said = format!("{}: {said}", fault.key);
    }
    if let Some(line) = fault.line {
        said = format!("{}: {said}", words.sentence(id::FAULT_LINE).with("line", line).say());
    }
    let expected = fault.expected.clone().map(|text| words.sentence(id::FAULT_EXPECTED).with("expected", text).say());
    let meant = fault.did_you_mean.clone().map(|name| words.sentence(id::FAULT_MEANT).with("name", name).say());
    [Some(said), expected, meant].into_iter().flatten().collect::<Vec<_>>().join("; ")
}

fn problem(words: Words, problem: &Problem) -> Sentence {
    let about = |id, what: &str| words.sentence(id).with("what", what.to_owned());
    match problem {
        Problem::Syntax(what) => about(id::FAULT_SYNTAX, what),
        Problem::NoSuch(what) => about(id::FAULT_NO_SUCH, what),
        Problem::Unknown(what) => about(id::FAULT_UNKNOWN, what),
        Problem::Found(what) => about(id::FAULT_FOUND, what),
        Problem::Twice(what) => about(id::FAULT_TWICE, what),
        Problem::NoSource => words.sentence(id::FAULT_NO_SOURCE),
        Problem::SeveralSources(what) => about(id::FAULT_SEVERAL_SOURCES, what),
        Problem::Missing(Some(rule)) => words.sentence(id::FAULT_MISSING_RULE).with("rule", rule.clone()),
        Problem::Missing(None) => words.sentence(id::FAULT_MISSING),
        Problem::Settled(what) => about(id::FAULT_SETTLED, what),
        Problem::Unfit(what) => about(id::FAULT_UNFIT, what),
        Problem::Cycle(what) => about(id::FAULT_CYCLE, what),
        Problem::BrokenBase { id, faults } => {
            let all: Vec<_> = faults.0.iter().map(|fault| self::fault(words, fault)).collect();
            about(id::FAULT_BROKEN_BASE, id).with("faults", all.join(" / "))
        }
        Problem::Taken(what) => about(id::FAULT_TAKEN, what),
        Problem::NotOfficial => words.sentence(id::FAULT_NOT_OFFICIAL),
    }
}
