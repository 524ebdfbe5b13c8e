//! Everything that is kept: the append-only log, and an index of what is in it. The only crate with SQL.
//!
//! One SQL text serves SQLite, the embedded default, and PostgreSQL, for several machines. What a live host
//! needs of the log is the small trait [`Log`]; people, sessions, ratings and the index of games are plain functions of [`Store`].
//!
//! **What is promised.** An append that returned is on disk. It fails if somebody else took the version. Many appends
//! share one flush: whatever waits while a flush is under way goes into the next one. Where the index changes with what
//! happened, both are written in one transaction. Old entries are never changed,
//! but for personal data that stand beside a tournament's chained entry and are erased.

mod announcements;
mod backup;
mod changes;
#[doc(hidden)]
pub mod crash;
mod database_file;
mod directory_lock;
mod examine;
mod fault;
mod games;
mod holdings;
mod leases;
mod log;
mod migrate;
mod open;
mod people;
mod ratings;
mod regulations;
mod sealed_copy;
mod statement;
mod tournaments;
mod transaction;
#[doc(hidden)]
pub mod trying;
mod vault;
mod writer;

pub use backup::{Copied, backup, restore};
pub use fault::Fault;
pub use games::{CorrespondenceGame, Game, GamePlayer, Listing, Played};
pub use log::{Append, BoxFuture, Entry, Log, Watch};
pub use open::{Kind, Store};
pub use people::{Person, PersonKind, Role, Session, SessionKind};
pub use ratings::{Ladder, LadderRating, Rated, Rating, RatingStep};
pub use regulations::KeptRegulation;
pub use tournaments::ListedTournament;
pub use vault::Vault;

/// Milliseconds since 1970.
pub type Millis = i64;
