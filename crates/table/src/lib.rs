//! One live game: seats, clocks, dice, versions, retries, who may see what. No HTTP, no JSON.
//!
//! A table's state is the fold of its log. `course` is that fold and decides what is asked of it, without a clock or
//! a file; `table` writes to the log and shows what happened; `driver` runs what happens by itself; `tables` finds
//! them. A [`Scene`] is what one viewer is shown.

mod chairs;
mod clocks;
mod common;
mod course;
mod driver;
mod entry;
mod history;
mod hosted;
mod invitation;
mod late;
mod options;
mod ratings;
mod reader;
mod scene;
mod table;
mod tables;

pub use chairs::{Chair, Presence};
pub use common::Common;
pub use course::Stage;
pub use entry::{Unreadable, Who};
pub use history::Told;
pub use hosted::{Hosted, Promised, Summary};
pub use invitation::Invitation;
pub use late::Late;
pub use options::{Away, OptionFault, Options};
pub use reader::Reader;
pub use scene::{About, Eyes, Placed, Scene, Seated, View, Viewer, You};
pub use table::{Asked, Refused, now};
pub use tables::{NewTable, OpenFault, Tables, random_word};
