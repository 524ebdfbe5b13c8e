//! The games and the regulations in words, Italian or English: an event as a viewer has seen it, a refusal, a phase, a card,
//! a setting with its source.
//!
//! A sentence is looked up in the catalogue ([`words`]) and filled with names. [`risiko`] and [`spqr`] are the two games,
//! each with the `Names` it needs: the map, the decks, who plays which colour; [`regulation`] says what a regulation
//! settles; [`Spoken`] is what can be said of either game by who does not know which it is. Whatever language is asked
//! for comes first in every call.
//!
//! Nothing here decides anything about a game, and nothing here knows tournaments.

mod cast;
mod common;
mod fill;
pub mod regulation;
pub mod risiko;
mod spoken;
pub mod spqr;

pub use cast::{bot_in_chair, level_name};
pub use common::{colour, faces, order, ordinal, player, with_rule};
pub use spoken::Spoken;
