//! Sanctions (C50 to C58): what a referee may impose, the ledger of what was imposed, and what follows from it.
//!
//! A [`Proposal`] asks, [`Ledger::decide`] grants it as an [`Entry`] or refuses it with a [`Refusal`], and
//! [`Ledger::record`] writes the entry down. Who the people are and what time it is comes from outside.

mod entry;
mod ledger;
mod refusal;

pub use entry::{Entry, Game, Ground, Player, Referee, Sanction};
pub use ledger::{Gravity, Ledger, Proposal};
pub use refusal::Refusal;
