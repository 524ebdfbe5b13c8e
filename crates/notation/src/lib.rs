//! The durable text of a game: commands, events, refusals, positions and whole records, printed and read.
//!
//! Printing then reading gives the same value back. Only this crate knows the words; it opens no file and decides
//! nothing but whether a text is well-formed, and, for a record, whether the rules agree with it.
//!
//! What is the same for every game is written against [`Written`]: lines, actors, the record and its checking. A
//! game's own words are in its own module; those of RisiKo! can be named without it.

mod actor;
mod known_replay;
mod moves;
mod record;
mod replay;
pub mod risiko;
pub mod spqr;
mod text;
mod unknown;
mod written;

pub use actor::print_actor;
pub use moves::{Move, print_move, read_moves};
pub use record::{Clock, DiceSource, Header, RECORD_VERSION, RecordFault, Recorder, Reveal, split_games};
pub use replay::{Checked, Fault, Opened, Replay, Step, check, open, replay};
pub use risiko::{
    VERBS, card_id, cause_word, print_command, print_event, print_position, print_refusal, print_seen, read_command,
    read_event, read_position,
};
pub use text::TextFault;
pub use unknown::{Act, Granted, KnownGame, Told};
pub use written::Written;
