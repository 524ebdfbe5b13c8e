//! What a user asks and is shown, whichever way they ask: at the command line, on a page, on paper.
//!
//! A [`Sheet`](sheet::Sheet) is a table with typed columns, made once and rendered as text, CSV, workbook, JSON or HTML
//! ([`render`]). An [`Answer`] is what a question is answered with, in words and for programs. [`tournament`] publishes
//! rounds, standings, calendar, what is still possible; [`casebook`] answers what a referee asks in a few words;
//! [`referee`] has the calculators and the referees' sheet; [`sanctions`] what one would come to; [`draw`] the
//! certificate of a seat draw; [`refusal`] says why something was refused, with rule and article; [`result`] reads a
//! result as it is typed, [`commands`] commands in JSON, [`tally`] the end of a game from the map, [`verbs`] the same
//! in a few words with [`people`] by name or number, [`people_list`] a whole list of them; [`narrate`] reads back
//! what happened.
//!
//! Nothing here opens a file, reads a clock or knows who asks. What is right is decided by the crates below.

pub mod answer;
pub mod casebook;
pub mod commands;
pub mod draw;
pub mod import;
pub mod narrate;
pub mod national;
pub mod odds;
pub mod people;
pub mod people_list;
pub mod received;
pub mod referee;
pub mod refusal;
pub mod regulation;
pub mod render;
pub mod result;
pub mod sanctions;
pub mod score;
pub mod season;
pub mod sentences;
pub mod sheet;
pub mod tally;
pub mod tournament;
pub mod verbs;

pub use answer::{Answer, Fault};

use ::regulation::Regulation;

/// A text with the sentence the publisher asks for on every page and print of S.P.Q.RisiKo! (T2.13).
#[must_use]
pub fn marked(text: String, regulation: &Regulation) -> String {
    match trade_mark(regulation) {
        Some(sentence) => format!("{text}\n{sentence}\n"),
        None => text,
    }
}

/// The publisher's sentence, wherever S.P.Q.RisiKo! is played (T2.13): by the box's rules and a club's own too.
#[must_use]
pub fn trade_mark(regulation: &Regulation) -> Option<&'static str> {
    regulation.kind().trade_mark()
}
