//! The regulations: every number and mechanism a game needs, each with the article that fixes it.
//!
//! A [`Regulation`] is read from a text of the folder `regulations/` (embedded in the program as the
//! [`Library`]) or from a club's own text, which may extend one of those and override single values.
//! It is for one of two games, a [`GameKind`], whose settings are [`Settings`] or [`spqr::Settings`].
//! Whatever is wrong with a text is told at once, as [`Faults`]; nothing is ever replaced by a default. A setting that is
//! younger than a text has there the value by which games went before ([`Source::Earlier`]), and no part in its hash.
//!
//! ```
//! use regulation::{Library, Regulation};
//!
//! let text = r#"
//!     id = "circolo"
//!     name = { it = "Circolo", en = "Club" }
//!     extends = "raduno"
//!     [armies]
//!     cap = { value = 150, house = "assembly of 3 May" }   # G2.13
//!     "#;
//! let circolo = Regulation::read(text, &Library::embedded())?;
//! assert_eq!(circolo.risiko().and_then(|settings| settings.armies.cap.get()), Some(150));
//! assert_eq!(circolo.article("G4.4").map(|source| source.text()), Some("challenge-2017 §4"));
//! # Ok::<(), regulation::Faults>(())
//! ```
//!
//! This crate opens no file, plays no game and composes no sentence for a player: it hands out data.

mod articles;
mod catalogue;
mod check;
mod cited;
mod declare;
mod fault;
mod game;
mod header;
mod library;
mod read;
mod regulation;
pub mod settings;
mod show;
pub mod spqr;
pub mod tournament;
mod value;

pub use catalogue::RULES;
pub use cited::{Cited, Source};
pub use fault::{Fault, Faults, Problem};
pub use game::{GameKind, GameSettings};
pub use header::Name;
pub use library::Library;
pub use regulation::{Regulation, RegulationText};
pub use settings::Settings;
pub use show::{Difference, Entry, compare, diff};
pub use tournament::Tournament;
pub use value::{ByContinent, ByPlayers, BySize, Decimal, Limit, Maybe, Names, Ratio};
