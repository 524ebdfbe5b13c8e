//! Tournaments to and from other programs' files: the workbooks clubs have kept so far, lists of entrants as CSV or XLSX,
//! and tables to publish.
//!
//! Bytes in memory become data, data become bytes: no file is opened here, and no sentence is made. What cannot be read is a
//! [`Problem`] with its [`Place`]; nothing is guessed at and nothing is left out without a [`Note`].

mod columns;
pub mod compare;
pub mod entrants;
mod fault;
mod grid;
pub mod near;
mod note;
pub mod pages;
pub mod rebuild;
mod rounds;
mod sheets;
mod standing;
mod text;
pub mod workbook;
pub mod write;

pub use fault::{Expected, Fault, Place, Problem};
pub use note::Note;

/// The language of headings in what is written. What is read may have either.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// Headings as the clubs write them.
    #[default]
    Italian,
    /// The same headings in English.
    English,
}

impl Language {
    /// The one of two texts.
    const fn of<'t>(self, italian: &'t str, english: &'t str) -> &'t str {
        match self {
            Self::Italian => italian,
            Self::English => english,
        }
    }
}
