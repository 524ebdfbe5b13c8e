//! What somebody takes away with them: everything that is kept of them, but for what only proves who they are.

use serde::Serialize;
use store::Millis;

/// Everything that is kept of somebody.
#[derive(Debug, Serialize)]
pub struct OwnData {
    /// The account.
    pub person: OwnPerson,
    /// Every browser and program that is let in as them.
    pub sessions: Vec<OwnSession>,
    /// The bots they have made.
    pub bots: Vec<OwnPerson>,
    /// Every game they have a seat in.
    pub games: Vec<OwnGame>,
    /// Their ratings, one for each regulation.
    pub ratings: Vec<OwnRating>,
    /// The regulations they wrote.
    pub regulations: Vec<OwnRegulation>,
}

/// Who somebody is.
#[derive(Debug, Serialize)]
pub struct OwnPerson {
    /// The account's number.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// What they log in with; guests and bots have none.
    pub login: Option<String>,
    /// A guest, a person with an account or a bot.
    pub kind: &'static str,
    /// What they may do besides playing.
    pub role: &'static str,
    /// When the account was made, in milliseconds since 1970.
    pub created: Millis,
}

/// A browser or a program that is let in.
#[derive(Debug, Serialize)]
pub struct OwnSession {
    /// A browser's or a program's.
    pub kind: &'static str,
    /// When it was let in.
    pub created: Millis,
    /// Until when it is let in.
    pub expires: Millis,
}

/// A game somebody has a seat in.
#[derive(Debug, Serialize)]
pub struct OwnGame {
    /// The table.
    pub id: String,
    /// How far it is.
    pub stage: String,
    /// The regulation it is played under.
    pub regulation: String,
    /// What the table is called.
    pub title: String,
    /// Their name at the table.
    pub name: String,
    /// Their place, once the game is over.
    pub place: Option<u8>,
    /// Their points, once the game is over.
    pub points: Option<u16>,
    /// When the table was opened.
    pub created: Millis,
    /// When something happened there last.
    pub changed: Millis,
}

/// How well somebody plays under a regulation.
#[derive(Debug, Serialize)]
pub struct OwnRating {
    /// How long the games may take: `live`, `quick` or `correspondence`.
    pub format: String,
    /// The regulation it is of.
    pub regulation: String,
    /// The rating, in millionths.
    pub mean: i64,
    /// How uncertain it is, in millionths.
    pub deviation: i64,
    /// How many games it rests on.
    pub games: u32,
}

/// A regulation somebody wrote.
#[derive(Debug, Serialize)]
pub struct OwnRegulation {
    /// What it is called in addresses and records.
    pub id: String,
    /// The text, in TOML.
    pub text: String,
}
