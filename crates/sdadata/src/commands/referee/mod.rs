//! `referee`: the calculators of the casebook, and the referee's sheet of an event.

mod armies;
mod dice;
mod options;
mod sheet;
mod turns;

pub(crate) use options::RefereeCommand;

use crate::failure::Failure;
use crate::{find, out};
use frame::RuleId;
use regulation::{GameSettings, Regulation, Settings};
use serde::Serialize;
use words::{Value, Words, id};

pub(crate) fn run(command: &RefereeCommand, words: Words) -> Result<(), Failure> {
    match command {
        RefereeCommand::Excess(options) => armies::excess(options, words),
        RefereeCommand::Cap(options) => armies::cap(options, words),
        RefereeCommand::Late(options) => armies::late(options, words),
        RefereeCommand::Origin(options) => dice::origin(options, words),
        RefereeCommand::Overrun(options) => dice::overrun(options, words),
        RefereeCommand::Threshold(options) => dice::threshold(options, words),
        RefereeCommand::Dispute(options) => turns::dispute(options, words),
        RefereeCommand::Card(options) => turns::card(options, words),
        RefereeCommand::MissedRoll(options) => turns::missed_roll(options, words),
        RefereeCommand::Sheet(options) => sheet::run(options, words),
    }
}

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

/// Gives the answer; "no" has its exit code.
fn tell<T: Serialize>(answer: Answer<T>, regulation: &Regulation, json: bool, words: Words) -> Result<(), Failure> {
    let Answer { rule, yes, lines, facts } = answer;
    let source = regulation.article(&rule.to_string());
    if json {
        let source = source.map(|source| Cited { kind: source.kind(), text: source.text() });
        out::json(words, &ForPrograms { rule: rule.to_string(), source, facts })?;
    } else {
        let cited = source.map_or_else(
            || rule.to_string(),
            |source| format!("{rule}: {}", speech::regulation::source(words, source)),
        );
        out::print(words, &format!("{}\n({cited})\n", lines.join("\n")))?;
    }
    if yes { Ok(()) } else { Err(Failure::No) }
}

/// Facts of an answer that is "no" because there is nothing to count.
#[derive(Serialize)]
struct Refused {
    refused: bool,
    why: String,
}

fn refuse(rule: RuleId, why: String, regulation: &Regulation, json: bool, words: Words) -> Result<(), Failure> {
    let facts = Refused { refused: true, why: why.clone() };
    tell(Answer { rule, yes: false, lines: vec![why], facts }, regulation, json, words)
}

/// A regulation, which must be one of RisiKo!.
struct Risiko {
    regulation: Regulation,
}

impl Risiko {
    fn find(id: &str, words: Words) -> Result<Self, Failure> {
        let regulation = find::rulebook(id, words)?.regulation;
        match &regulation.game {
            GameSettings::Risiko(_) => Ok(Self { regulation }),
            GameSettings::Spqr(_) => Err(bad(id::REFEREE_OTHER_GAME, &[("regulation", id.into())], words)),
        }
    }

    fn settings(&self) -> Result<&Settings, Failure> {
        self.regulation.risiko().ok_or_else(|| Failure::Ours("a regulation of another game".to_owned()))
    }
}

fn bad(id: words::Id, values: &[(&str, Value<'_>)], words: Words) -> Failure {
    Failure::BadInput(words.say_with(id, values))
}
