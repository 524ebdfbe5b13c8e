//! What is wrong with the text of a regulation, and why a table cannot sit down, in words.

use crate::catalogue::{Sentence, Words};
use regulation::{Fault, Problem};
use rules::SetupFault;

impl Words {
    /// What is wrong with a text, in one line: where, what, what was expected, what was perhaps meant.
    #[must_use]
    pub fn fault(self, fault: &Fault) -> String {
        let mut said = self.problem(&fault.problem).say();
        if !fault.key.is_empty() {
            said = format!("{}: {said}", fault.key);
        }
        if let Some(line) = fault.line {
            said = format!("{}: {said}", self.sentence("fault-line").with("line", line).say());
        }
        let expected = fault.expected.clone().map(|text| self.sentence("fault-expected").with("expected", text).say());
        let meant = fault.did_you_mean.clone().map(|name| self.sentence("fault-meant").with("name", name).say());
        [Some(said), expected, meant].into_iter().flatten().collect::<Vec<_>>().join("; ")
    }

    fn problem(self, problem: &Problem) -> Sentence {
        let about = |id, what: &str| self.sentence(id).with("what", what.to_owned());
        match problem {
            Problem::Syntax(what) => about("fault-syntax", what),
            Problem::NoSuch(what) => about("fault-no-such", what),
            Problem::Unknown(what) => about("fault-unknown", what),
            Problem::Found(what) => about("fault-found", what),
            Problem::Twice(what) => about("fault-twice", what),
            Problem::NoSource => self.sentence("fault-no-source"),
            Problem::SeveralSources(what) => about("fault-several-sources", what),
            Problem::Missing(Some(rule)) => self.sentence("fault-missing-rule").with("rule", rule.clone()),
            Problem::Missing(None) => self.sentence("fault-missing"),
            Problem::Settled(what) => about("fault-settled", what),
            Problem::Unfit(what) => about("fault-unfit", what),
            Problem::Cycle(what) => about("fault-cycle", what),
            Problem::BrokenBase { id, faults } => {
                let all: Vec<_> = faults.0.iter().map(|fault| self.fault(fault)).collect();
                about("fault-broken-base", id).with("faults", all.join(" / "))
            }
            Problem::Taken(what) => about("fault-taken", what),
            Problem::NotOfficial => self.sentence("fault-not-official"),
        }
    }

    /// Why a table cannot be set up.
    #[must_use]
    pub fn setup_fault(self, fault: &SetupFault) -> String {
        match fault {
            SetupFault::Players { players, allowed } => {
                let allowed = self.list(allowed.iter().map(u8::to_string));
                self.sentence("setup-players").with("players", *players).with("allowed", allowed).say()
            }
            SetupFault::Absent { absent, players } => {
                self.sentence("setup-absent").with("absent", *absent).with("players", *players).say()
            }
            SetupFault::Missing(what) => self.sentence("setup-missing").with("what", what.clone()).say(),
        }
    }
}
