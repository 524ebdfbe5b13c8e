//! One host for everything that lives: a game at a table, a tournament in a hall.
//!
//! Something lives if people ask things of it, what happened is written to a stream of the log, its state is the fold of
//! that stream, and others watch. [`Live`] hosts one such [`Fold`]. Every change goes the same way: decide on the state as
//! it is, append at the next version, and only then take it in, answer and show it. Nothing is acknowledged before it is
//! on disk; nothing is shown before it is acknowledged. Where somebody else was faster, the log says so: what they did is
//! read, the remembered answers are looked at again, and only then is a request stale, or decided anew.
//!
//! | part | what it does |
//! |---|---|
//! | [`Fold`], [`Draft`], [`Outcome`] | what a thing that lives says of itself |
//! | [`Live`], [`LiveGuard`], [`Command`] | versions, nonces with their answers, append, answer, show, catching up |
//! | [`Audiences`], [`Reader`] | viewers who are shown the same, and the queue of each |
//! | [`Delayed`], [`History`] | the log read again: later, or from the beginning |
//! | [`Node`], [`Supervisor`] | all of a kind on one machine: found, loaded, run under a lease, put away |
//! | [`Clock`], [`Timeline`] | the only place where time comes in |
//!
//! **One trait, not loose parts.** A game and a tournament differ in what they decide and show, not in the order of
//! decide, append, take in, show, and that order is what must not be written twice. What differs is small and stands in
//! the types: a [`Command`] names the version it was decided on (`after`), as moves do, or none, as the reports of several
//! helpers do, and then it is decided anew when somebody was faster; a fold that reads its own entries back does without a
//! [`Fold::Decision`]; one whose viewers are all shown the same does without [`Fold::Shared`] and [`Fold::LastSent`].
//! What runs by itself is *not* in the trait: whoever drives a fold writes its own loop over [`LiveGuard::set_alarm`] and
//! [`Live::wait`], because a game's bots and clocks and a tournament's calls have nothing in common but the waiting.
//!
//! This crate knows nothing of games, chairs, HTTP or JSON.

mod answers;
mod audiences;
mod clock;
mod command;
mod delayed;
mod fold;
mod history;
mod host;
mod node;
mod random;
mod reader;

pub use audiences::Audiences;
pub use clock::{Clock, FakeClock, Moment, SystemClock, Timeline, wall_now};
pub use command::{AnyCommand, Command, Failure, Submission};
pub use delayed::Delayed;
pub use fold::{Draft, Fold, Outcome, Request, SceneSpec, Stamp, Unreadable};
pub use history::{History, RESUME_ENTRIES_MAX};
pub use host::{Live, LiveGuard, Wake};
pub use node::{Lookup, Node, Resident, Stop, StopSwitch, Supervisor};
#[doc(hidden)]
pub use random::simulate_randomness;
pub use random::{random_bytes, random_word};
pub use reader::Reader;
pub use store::{BoxFuture, Entry, Millis};
