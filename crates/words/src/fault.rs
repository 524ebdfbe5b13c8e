//! Regulations and tables in words: where a value comes from, what is wrong with a text, why a table cannot sit down.

use crate::catalogue::{Sentence, Words};
use regulation::{Entry, Fault, Problem, Source};
use rules::SetupFault;

impl Words {
    /// The kind of a source: `articolo`, `scelta`, `regola di casa`.
    #[must_use]
    pub fn source_kind(self, source: &Source) -> String {
        self.say(match source {
            Source::Article(_) => "source-article",
            Source::Choice(_) => "source-choice",
            Source::House(_) => "source-house",
        })
    }

    /// A source as it stands behind a refusal: an article by its name, the others by their kind alone.
    #[must_use]
    pub fn citation(self, source: &Source) -> String {
        match source {
            Source::Article(article) => article.clone(),
            Source::Choice(_) | Source::House(_) => self.source_kind(source),
        }
    }

    /// A source as it stands beside a value: an article by its name, the others with their kind and reason.
    #[must_use]
    pub fn source(self, source: &Source) -> String {
        match source {
            Source::Article(article) => article.clone(),
            Source::Choice(text) | Source::House(text) => {
                let kind = self.source_kind(source);
                self.sentence("source-with-kind").with("kind", kind).with("text", text.clone()).say()
            }
        }
    }

    /// The name of a section of a regulation: `combat`, `tournament.draw`.
    #[must_use]
    pub fn section(self, section: &str) -> String {
        self.say(&format!("section-{}", kebab(section)))
    }

    /// What a setting of a regulation settles.
    #[must_use]
    pub fn setting(self, entry: &Entry<'_>) -> String {
        self.say(&format!("setting-{}-{}", kebab(entry.section), kebab(entry.key)))
    }

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

/// A name of a setting as a part of an id: `tournament.draw` is `tournament-draw`.
fn kebab(name: &str) -> String {
    name.replace(['.', '_'], "-")
}
