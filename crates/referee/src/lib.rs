//! The referee's desk: what a referee at a real table looks up, counts and writes down.
//!
//! - [`Casebook`]: the cases C1 to C41 as data, each with its ruling; [`Standing`] says what a case is worth under a
//!   regulation: written there, advice, or no part of it.
//! - [`search`](mod@search): from a few words, with slips of the pen, to the cases they may mean.
//! - the calculators: [`excess`], [`origin`], [`closing`], [`late`], [`dispute`], [`overrun`], [`forgotten`].
//! - [`sanction`]: the ledger of rulings against players, C50 to C58.
//! - [`sheet`](mod@sheet): the *Regolamento Arbitrale* of an event, as data.
//!
//! There is no file, clock, network or randomness here, and no sentence but those of the casebook, which are data:
//! answers are values and refusals have a rule, and whoever shows them finds the words.

pub mod case;
pub mod closing;
pub mod dispute;
pub mod excess;
pub mod forgotten;
pub mod late;
pub mod origin;
pub mod overrun;
pub mod sanction;
pub mod search;
pub mod sheet;
pub mod standing;

pub use case::{Case, CaseId, Casebook, Text};
pub use search::{Hit, Index};
pub use standing::{Standing, arises, standing};
