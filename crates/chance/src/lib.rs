//! Where dice and cards come from when a game asks for chance.
//!
//! * [`Seeded`]: fast and repeatable, for the simulator.
//! * [`KeyStream`]: the dice of online games, committed to before the game and checkable after it.
//! * [`Script`]: values given from outside, by a test or by people who roll real dice.
//!
//! A game asks a [`Source`] and does not know which of these answers. Cards are taken one at a time from those
//! still there, so a uniform number below `n` is all a game ever needs.
//!
//! What this crate does not know: games, rules, cards, where seeds and secrets come from. It has no randomness,
//! clock or file of its own: the same inputs always give the same values.

mod hex;
mod key_stream;
mod script;
mod secret;
mod seed_commitment;
mod seeded;
mod source;

pub use hex::HexFault;
pub use key_stream::{GameId, KeyStream, PlayerSeed, Position, WordFault};
pub use script::{Script, ScriptFault, Scripted};
pub use secret::{Commitment, Secret};
pub use seed_commitment::SeedCommitment;
pub use seeded::Seeded;
pub use source::{Source, Stream};
