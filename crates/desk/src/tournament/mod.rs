//! A tournament as it is published: rounds, standings, calendar, people, what is still possible, why somebody sits there.

pub mod chain;
mod check;
mod export;
pub mod file;
mod outlook;
mod preview;
mod proof;
mod published;
pub mod sheets;
mod why;

pub use check::check;
pub use export::{Export, Part};
pub use outlook::{OutlookQuery, outlook};
pub use preview::preview;
pub use proof::{RoundProof, prove_round};
pub use published::Published;
pub use why::why;
