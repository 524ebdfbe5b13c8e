//! Why something is not done in a hall. Nothing has changed then. Sentences are for those who print them.

use crate::authority::Role;
use director::tournament::{EntrantId, Refusal as DirectorRefusal, TableResult};
use live::Failure;

/// Why something is not done.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The host could not do it.
    #[error("{0}")]
    Host(#[from] Failure),
    /// The regulation refuses it.
    #[error("{0}")]
    Director(#[from] DirectorRefusal),
    /// Only somebody with more to say may ask this (C58).
    #[error("this is for a {0:?} of the tournament")]
    NotAllowed(Role),
    /// The link is unknown, or was revoked.
    #[error("this link opens nothing any more")]
    DeadLink,
    /// A table's link is worth its table and its round, and nothing else.
    #[error("this link is of table {table} in round {round}")]
    OtherTable {
        /// The round it is of, from 1.
        round: usize,
        /// The table it is of.
        table: usize,
    },
    /// Whoever uses a table's link first says who they are.
    #[error("who reports has to say who they are")]
    Nameless,
    /// Somebody who does not sit at the table.
    #[error("{0} does not sit at this table")]
    NotOfTable(EntrantId),
    /// The device was picked by somebody else, or the name on another device.
    #[error("{0} was picked already, on this device or on another")]
    LinkInUse(EntrantId),
    /// Who reported a result cannot confirm it alone.
    #[error("who reported cannot confirm")]
    OwnReport,
    /// Nothing of this table waits to be confirmed.
    #[error("nothing of table {table} in round {round} is pending")]
    NothingPending {
        /// The round, from 1.
        round: usize,
        /// The table's number.
        table: usize,
    },
    /// This very result of the table is there already.
    #[error("the same result of table {0} is there already")]
    ReportedAlready(usize),
    /// Another result of this table is there already.
    #[error("another result of this table is there already")]
    Differs {
        /// That one.
        reported: Box<TableResult>,
        /// Whether it only waits to be confirmed.
        pending: bool,
    },
    /// A referee who plays rules on nothing at the own table (C58).
    #[error("a referee rules on nothing at the table where they sit")]
    OwnTable,
    /// There is no such table in the last round.
    #[error("there is no table {0} in this round")]
    NoSuchTable(usize),
    /// There is no such entry, or it is none that can be taken back.
    #[error("entry {0} cannot be taken back")]
    NotUndoable(u64),
    /// It was taken back already.
    #[error("entry {0} was taken back already")]
    UndoneAlready(u64),
    /// Something that came later depends on it.
    #[error("entry {entry} cannot be taken back: {dependents:?} depend on it")]
    Depends {
        /// The entry that was to be taken back.
        entry: u64,
        /// What depends on it.
        dependents: Vec<u64>,
    },
    /// A reason is missing.
    #[error("a reason is missing")]
    NoReason,
    /// A text that is empty or too long.
    #[error("a text of 1 to {0} letters was expected")]
    Text(usize),
    /// There is no such call, notice, link or person.
    #[error("there is no such {0}")]
    Unknown(&'static str),
    /// A second draw of a round needs a reason that everybody can read.
    #[error("a draw was promised: it is made with the secret that was promised")]
    OtherCeremony,
    /// The tournament was opened otherwise than it should be.
    #[error("a tournament is opened once")]
    OpenedAlready,
}

impl From<store::Fault> for Refusal {
    fn from(fault: store::Fault) -> Self {
        Self::Host(Failure::Log(fault))
    }
}

impl Refusal {
    /// The rule behind it, where there is one.
    #[must_use]
    pub fn rule(&self) -> Option<String> {
        let rule = match self {
            Self::Director(refusal) => return Some(refusal.rule()),
            Self::NotAllowed(_) | Self::DeadLink | Self::OtherTable { .. } | Self::OwnTable => "C58",
            Self::Nameless | Self::NotOfTable(_) | Self::LinkInUse(_) | Self::OwnReport => "T2.13",
            Self::NothingPending { .. } | Self::Differs { .. } | Self::ReportedAlready(_) | Self::NoSuchTable(_) => {
                "T2.13"
            }
            Self::NotUndoable(_) | Self::UndoneAlready(_) | Self::Depends { .. } | Self::NoReason => "C53",
            Self::OtherCeremony => "T3.6",
            Self::Host(_) | Self::Text(_) | Self::Unknown(_) | Self::OpenedAlready => return None,
        };
        Some(rule.to_owned())
    }
}
