//! A tournament as it lives in a hall: organiser, referees, helpers and players at their phones, all at once.
//!
//! [`Hall`] is a [`live::Fold`]: its log is everything that was asked for and what then happened. What the regulation decides
//! is the director's ([`director::tournament`]); what a hall adds stands here:
//!
//! | part | what it does |
//! |---|---|
//! | [`Entry`] | one entry of the log: one `print`, one `read` |
//! | [`Seal`], [`Aside`] | a hash chain over the log; what is personal or secret stands beside the chained text, which has its salted hash |
//! | [`Role`], [`Link`], [`Asker`] | who may do what in this tournament, by account or by a link that can be revoked |
//! | [`Action`], [`Refusal`] | what can be asked, and why it is not done |
//! | [`Pending`] | a result reported from a table, which counts once a second player or a referee confirms it |
//! | [`HallClock`], [`Light`], [`Call`], [`Notice`] | one clock for all tables, their lights, calls for a referee, words for everybody |
//! | [`Halls`] | the tournaments of a node: opened, found, followed; those that were run elsewhere adopted |
//!
//! A report for one table never stands in the way of one for another: what is asked without a version is decided on what is
//! there. One entry can be taken back, with a reason, unless something that came later depends on it.

mod action;
mod adopt;
mod authority;
mod chain;
mod clock;
mod decide;
mod draws;
mod entry;
mod fold;
mod halls;
mod pending;
mod refusal;
mod repeat;
mod state;
mod undo;

pub use action::{Action, ClockAction, Envelope};
pub use adopt::AdoptedTournament;
pub use authority::{Asker, Link, LinkKind, Role, Standing, TableKey};
pub use chain::{Aside, ChainFault, Seal, check};
pub use clock::{HallClock, Light};
pub use draws::{Ceremony, seed_of};
pub use entry::{Author, Entry, What};
pub use fold::{Audience, Changed, Scene};
pub use halls::{Halls, NewHall, Summary};
pub use pending::Pending;
pub use refusal::Refusal;
pub use state::{Act, Call, Hall, Notice, Stage};
