//! What somebody takes away with them: everything that is kept of them, but for what only proves who they are.

use serde::Serialize;
use store::Millis;

/// Everything that is kept of somebody.
#[derive(Debug, Serialize)]
pub(crate) struct OwnData {
    pub(crate) person: OwnPerson,
    pub(crate) sessions: Vec<OwnSession>,
    pub(crate) bots: Vec<OwnPerson>,
    pub(crate) games: Vec<OwnGame>,
    pub(crate) ratings: Vec<OwnRating>,
    pub(crate) regulations: Vec<OwnRegulation>,
}

/// Who somebody is.
#[derive(Debug, Serialize)]
pub(crate) struct OwnPerson {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) login: Option<String>,
    pub(crate) kind: &'static str,
    pub(crate) role: &'static str,
    pub(crate) created: Millis,
}

/// A browser or a program that is let in.
#[derive(Debug, Serialize)]
pub(crate) struct OwnSession {
    pub(crate) kind: &'static str,
    pub(crate) created: Millis,
    pub(crate) expires: Millis,
}

/// A game somebody has a seat in.
#[derive(Debug, Serialize)]
pub(crate) struct OwnGame {
    pub(crate) id: String,
    pub(crate) stage: String,
    pub(crate) regulation: String,
    pub(crate) title: String,
    pub(crate) name: String,
    pub(crate) place: Option<u8>,
    pub(crate) points: Option<u16>,
    pub(crate) created: Millis,
    pub(crate) changed: Millis,
}

/// How well somebody plays under a regulation.
#[derive(Debug, Serialize)]
pub(crate) struct OwnRating {
    pub(crate) regulation: String,
    pub(crate) mean: i64,
    pub(crate) deviation: i64,
    pub(crate) games: u32,
}

/// A regulation somebody wrote.
#[derive(Debug, Serialize)]
pub(crate) struct OwnRegulation {
    pub(crate) id: String,
    pub(crate) text: String,
}
