//! Everything that was asked for and what then happened, in order: who, when, what. Undoing is an entry too.

use super::apply::apply;
use super::command::{Command, Event};
use super::model::Tournament;
use super::refusal::Refusal;
use super::rules::Rules;
use serde::{Deserialize, Serialize};

/// One entry.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Logged {
    /// When, as whoever keeps the log writes it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub at: String,
    /// Who asked for it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub by: String,
    /// What was asked for, and what happened.
    #[serde(flatten)]
    pub what: What,
    /// What binds it to the entries before it; it has none until it is written. It covers the text of the entry: what is added to
    /// commands and events later is left out of that text where it is absent, so that earlier seals hold.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<Seal>,
}

/// What binds an entry to those before it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seal {
    /// Keeps the data of people from being guessed from their hash.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub salt: String,
    /// The hash of the entry and of the hash before it.
    pub hash: String,
}

/// What was asked for, and what happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum What {
    /// A command and its events.
    Done {
        /// The command.
        command: Box<Command>,
        /// What happened.
        events: Vec<Event>,
    },
    /// An entry that no longer holds.
    Undone {
        /// The entry, from 1.
        undone: usize,
    },
}

/// A tournament with everything that made it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Log {
    entries: Vec<Logged>,
    state: Tournament,
}

impl Log {
    /// Folds entries. Nothing is decided again: events are facts.
    #[must_use]
    pub fn new(entries: Vec<Logged>) -> Self {
        let state = fold(&entries);
        Self { entries, state }
    }

    /// Everything that was asked for, in order.
    #[must_use]
    pub fn entries(&self) -> &[Logged] {
        &self.entries
    }

    /// The tournament as it is.
    #[must_use]
    pub const fn tournament(&self) -> &Tournament {
        &self.state
    }

    /// Decides a command and keeps it with its events. A refusal changes nothing.
    pub fn ask(&mut self, rules: &Rules, command: Command, at: &str, by: &str) -> Result<&[Event], Refusal> {
        let events = rules.decide(&self.state, &command)?;
        events.iter().for_each(|event| apply(&mut self.state, event));
        let what = What::Done { command: Box::new(command), events };
        self.entries.push(Logged { at: at.to_owned(), by: by.to_owned(), what, seal: None });
        Ok(self.entries.last().map_or(&[], |logged| logged.what.events()))
    }

    /// Takes back the last command that still holds. Again and again, everything can be taken back but the beginning.
    pub fn undo(&mut self, at: &str, by: &str) -> Result<usize, Refusal> {
        let holding = holding(&self.entries);
        let last = holding.last().copied().filter(|_| holding.len() > 1).ok_or(Refusal::NothingToUndo)?;
        let what = What::Undone { undone: last + 1 };
        self.entries.push(Logged { at: at.to_owned(), by: by.to_owned(), what, seal: None });
        self.state = fold(&self.entries);
        Ok(last + 1)
    }

    /// Seals the entries that bear no seal yet, one after the other; `seal` is given the hash before an entry, and the entry.
    pub fn seal(&mut self, mut seal: impl FnMut(&str, &Logged) -> Seal) {
        let mut before = String::new();
        for entry in &mut self.entries {
            let sealed = entry.seal.take().unwrap_or_else(|| seal(&before, entry));
            before.clone_from(&sealed.hash);
            entry.seal = Some(sealed);
        }
    }

    /// The tournament as it was after the first so many entries.
    #[must_use]
    pub fn as_of(&self, entries: usize) -> Tournament {
        fold(&self.entries[..entries.min(self.entries.len())])
    }

    /// The tournament as it was when a round was drawn, before it was; the rounds are counted from 0.
    #[must_use]
    pub fn before_round(&self, round: usize) -> Tournament {
        let mut state = Tournament::default();
        for at in holding(&self.entries) {
            let events = self.entries[at].what.events();
            let seats = events.iter().any(|event| matches!(event, Event::RoundSeated { .. }));
            if seats && state.rounds.len() == round {
                break;
            }
            events.iter().for_each(|event| apply(&mut state, event));
        }
        state
    }
}

impl What {
    /// What happened.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        match self {
            Self::Done { events, .. } => events,
            Self::Undone { .. } => &[],
        }
    }
}

/// The entries that were not undone, by their place.
#[must_use]
pub(super) fn holding(entries: &[Logged]) -> Vec<usize> {
    let mut holding = Vec::new();
    for (at, entry) in entries.iter().enumerate() {
        match entry.what {
            What::Done { .. } => holding.push(at),
            What::Undone { undone } => holding.retain(|&one| one + 1 != undone),
        }
    }
    holding
}

fn fold(entries: &[Logged]) -> Tournament {
    let mut state = Tournament::default();
    for at in holding(entries) {
        entries[at].what.events().iter().for_each(|event| apply(&mut state, event));
    }
    state
}
