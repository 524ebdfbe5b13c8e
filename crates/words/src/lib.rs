//! Every sentence the program says, in Italian and in English, from one catalogue.
//!
//! The catalogue is the folder `lang/`: texts in the Fluent format, the same ids and variables in both languages.
//! [`Words`] says a sentence by its id, and puts the types of the game into sentences: a
//! [`Refusal`](rules::Refusal), an event as a viewer has [`Seen`](rules::Seen) it, a phase, a card, an objective.
//! [`Names`] is what it needs to name things: the map, the decks, who plays which colour. The sentences of
//! S.P.Q.RisiKo! are in [`spqr`], with [`spqr::Names`]; [`Spoken`] is what can be said of either game. The reasons
//! that regulation files give stand beside the catalogue, in both languages ([`reasons`]).
//!
//! ```
//! use words::{Lang, Words};
//!
//! let words = Words::new(Lang::It);
//! assert_eq!(words.say_with("count-armies", &[("armies", 1.into())]), "1 armata");
//! assert_eq!(words.say_with("count-armies", &[("armies", 3.into())]), "3 armate");
//! ```
//!
//! There is no file, environment or clock here: the texts are embedded, and the caller says which language.
//! Nothing here decides anything about the game, and no sentence is composed anywhere else.

mod catalogue;
mod event;
mod fault;
mod lang;
mod names;
mod phase;
mod reason;
mod refusal;
mod setting;
mod spoken;
pub mod spqr;
mod things;
mod tournament;
mod value;

pub use catalogue::Words;
pub use lang::Lang;
pub use names::Names;
pub use reason::reasons;
pub use spoken::Spoken;
pub use value::Value;
