//! What every game of the platform shares, and nothing that only one has: seats and their order, dice, who acts
//! and who is awaited, rules by id, and [`Game`], the one shape of a game.
//!
//! A game's own rules are in its own crate. What is written against [`Game`] serves all of them.

mod actor;
mod exit;
mod game;
mod holders;
mod order;
mod rule;
mod seat;

pub use actor::{Actor, Awaited};
pub use exit::Exit;
pub use game::{Events, Game, Progress};
pub use holders::Holders;
pub use order::{Order, OrderRolls};
pub use rule::RuleId;
pub use seat::{Armies, BySeat, Dice, Faces, Lap, MAX_SEATS, Player, Seat, SeatSet};
