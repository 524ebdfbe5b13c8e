//! The durable text of a game: commands, events, refusals, positions and whole records, printed and read.
//!
//! Printing then reading gives the same value back. Only this crate knows the words; it opens no file and decides
//! nothing but whether a text is well-formed, and, for a record, whether the rules agree with it.

mod command;
mod event;
mod position;
mod record;
mod refusal;
mod replay;
mod text;

pub use command::{VERBS, print_actor, print_command, read_act, read_command};
pub use event::{cause_word, print_event, print_seen, read_event};
pub use position::{print_position, read_position};
pub use record::{Clock, DiceSource, Header, RECORD_VERSION, RecordFault, Recorder, Reveal, split_games};
pub use refusal::print_refusal;
pub use replay::{Checked, Fault, Replay, Step, check, replay};
pub use text::{TextFault, card_id};
