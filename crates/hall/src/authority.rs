//! Who may do what in one tournament.

use director::tournament::EntrantId;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The part of an account in this tournament.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Enters people and results.
    Helper,
    /// Rules at tables.
    Referee,
    /// Everything.
    Organiser,
}

/// What a link is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum LinkKind {
    /// One table of one round: reports, confirms and contests its result, and calls a referee.
    Table {
        /// The round, from 1.
        round: usize,
        /// The table's number.
        table: usize,
    },
    /// A helper's phone.
    Helper,
    /// A referee's phone.
    Referee,
    /// The projector: looks and does nothing.
    Projector,
    /// Whoever has it enters themselves, and nobody else's data is shown to them.
    Register,
}

/// A link that was given to somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Link {
    /// What it is for.
    #[serde(flatten)]
    pub kind: LinkKind,
    /// Who of the table uses it on which device, once they have picked their name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub devices: BTreeMap<String, EntrantId>,
    /// Whether it opens nothing any more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub revoked: bool,
}

/// The key of a table's link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableKey {
    /// The table's number.
    pub table: usize,
    /// The hash of the key.
    pub key: String,
}

/// Who asks.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Asker {
    /// Somebody with an account.
    Person {
        /// Their number.
        id: String,
        /// Whether they run the server: they may do what an organiser may.
        administrator: bool,
    },
    /// Whoever has the key of a link.
    Link {
        /// The hash of the key.
        key: String,
        /// The device they use, where it is known: a word it was given when its owner picked their name.
        device: Option<String>,
        /// The entrant they say they are, at a table.
        entrant: Option<EntrantId>,
    },
}

/// What somebody is in a tournament, the most first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// An account or a link with a part in it.
    Staff(Role),
    /// A player at a table, by its link.
    AtTable {
        /// The round, from 1.
        round: usize,
        /// The table's number.
        table: usize,
        /// Who they are.
        entrant: Option<EntrantId>,
    },
    /// Somebody who may enter the tournament, by the link of its registration.
    Registering,
    /// Somebody who only looks.
    Public,
}

impl Standing {
    /// Whether they are at least this.
    #[must_use]
    pub fn is_at_least(self, role: Role) -> bool {
        matches!(self, Self::Staff(own) if own >= role)
    }
}
