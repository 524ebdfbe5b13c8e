//! Every sentence the program says, in Italian and in English, from one catalogue.
//!
//! The catalogue is the folder `lang/`: texts in the Fluent format, the same ids and variables in both languages.
//! [`Words`] says a sentence by its id and fills it with [`Value`]s. The reasons that regulation files give stand beside
//! the catalogue, in both languages ([`reasons`]).
//!
//! ```
//! use words::{Lang, Words, id};
//!
//! let words = Words::new(Lang::It);
//! assert_eq!(words.say_with(id::COUNT_ARMIES, &[("armies", 1.into())]), "1 armata");
//! assert_eq!(words.say_with(id::COUNT_ARMIES, &[("armies", 3.into())]), "3 armate");
//! ```
//!
//! There is no file, environment or clock here: the texts are embedded, and the caller says which language. Nothing here
//! knows a game, a regulation or a tournament: their sentences are put together in `speech` and `desk`.

mod catalogue;
pub mod columns;
pub mod id;
mod lang;
mod reason;
mod value;

pub use catalogue::{Sentence, Words};
pub use id::Id;
pub use lang::Lang;
pub use reason::reasons;
pub use value::Value;
