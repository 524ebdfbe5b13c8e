//! What a table's log says: one entry for each thing that happened, and the terms the table was opened under.
//!
//! Every [`Entry`] has one `print` and one `read`, and what is read prints as a text that reads as the same. Logs are kept
//! for ever: whatever was once printed must always be read. This crate does not know where a log is kept, and takes the
//! moves in it for text, which only the game they belong to can read.

mod company;
mod entry;
mod invitation;
mod options;
mod referee;

pub use company::{HostAct, Hosted};
pub use entry::{Entry, Moved, Opened, Revealed, SEALED, Sat, SeedOffer, UnreadableEntry, Who, is_nonce, with_secret};
pub use invitation::Invitation;
pub use options::{Away, DAY_SECONDS, Format, OptionFault, Options};
pub use referee::{Authority, Pause, Paused, REASON_CHARACTERS_MAX, Reason, ReasonFault, Resumed, Ruled};
