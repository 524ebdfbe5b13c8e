//! Why a table does not do what is asked of it.

use crate::state::Stage;
use entries::Pause;
use live::{Failure, Unreadable};
use store::Fault;

/// Why a table did not do what was asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The asker does not know what has happened since.
    #[error("the table is at version {version}")]
    Stale {
        /// The version it is at.
        version: u64,
    },
    /// The nonce was used for another request before.
    #[error("the nonce was used for what led to version {version}")]
    NonceUsed {
        /// What the other one led to.
        version: u64,
    },
    /// The rules say no.
    #[error("{text}")]
    Rules {
        /// The rule, by its id in the catalogue.
        rule: String,
        /// The article, where the regulation has one.
        article: Option<String>,
        /// In the asker's language, with rule and article.
        words: String,
        /// In the words of a record.
        text: String,
    },
    /// It is no command.
    #[error("{0}")]
    Malformed(String),
    /// Who asks does not sit at this table.
    #[error("not at this table")]
    NotSeated,
    /// Who asks sits there already.
    #[error("already at this table")]
    AlreadySeated,
    /// There is no free chair.
    #[error("no free chair")]
    Full,
    /// The chairs that are free are kept for those who have the invitation.
    #[error("the free chairs are kept for those who have the invitation")]
    ByLink,
    /// The seed is not the one that was promised.
    #[error("the seed does not have the commitment given with the chair")]
    OtherSeed,
    /// Whoever tells a seed has promised none, or has told it already.
    #[error("no seed of yours is covered")]
    NothingCovered,
    /// The chairs that are free are kept for certain people, for a while.
    #[error("the free chairs are kept for those who played before")]
    Reserved,
    /// The host has taken who asks off their chair.
    #[error("taken off the table by its host")]
    TakenOff,
    /// Only the host of a table may do this.
    #[error("only the host may")]
    NotHost,
    /// The chair is taken, or the host's own.
    #[error("the chair is taken")]
    ChairTaken,
    /// Nobody sits on the chair, or no person.
    #[error("nobody sits there")]
    ChairFree,
    /// At a table of a tournament this is for referees.
    #[error("a table of a tournament")]
    TournamentTable,
    /// Whoever asks has given the game up.
    #[error("you have given the game up")]
    Left,
    /// Not at this stage of the table.
    #[error("not now: the table is {}", .0.word())]
    NotNow(Stage),
    /// Whoever asks is not the one who is to act.
    #[error("it is not your turn")]
    NotAsked,
    /// There is nobody who could give a hint in this game.
    #[error("nobody gives hints in this game")]
    NoTeacher,
    /// No closing roll of whoever asks is awaited.
    #[error("no closing roll of yours is awaited")]
    NothingToThrow,
    /// The game is paused, and nobody moves.
    #[error("the game is paused: {}", .0.reason)]
    Paused(Box<Pause>),
    /// The game is paused already.
    #[error("the game is paused already")]
    AlreadyPaused,
    /// The game is not paused, so that it could go on.
    #[error("the game is not paused")]
    NotPaused,
    /// A referee has put whoever asks out of the game.
    #[error("put out of the game by a referee")]
    Removed,
    /// Who plays at a table does not referee it (C58).
    #[error("who plays here does not referee here")]
    PlaysHere,
    /// There is no such rule in this game's catalogue.
    #[error("no rule is called {0}")]
    UnknownRule(String),
    /// It could not be written down, so it did not happen.
    #[error("{0}")]
    Store(Fault),
    /// The log has something this program cannot read.
    #[error("{0}")]
    Unreadable(#[from] Unreadable),
}

impl From<Fault> for Refusal {
    fn from(fault: Fault) -> Self {
        Self::Store(fault)
    }
}

impl From<Failure> for Refusal {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Stale { version } => Self::Stale { version },
            Failure::NonceUsed { version } => Self::NonceUsed { version },
            Failure::Log(fault) => Self::Store(fault),
            Failure::Unreadable(unreadable) => Self::Unreadable(unreadable),
        }
    }
}
