//! A referee at a table: what is asked, and what everybody is told of it.

use serde::{Deserialize, Serialize};

/// A game to be paused; for referees.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct PauseRequest {
    /// A new word for each thing that is wanted, the same when it is asked again.
    #[cfg_attr(feature = "schemas", schemars(extend("pattern" = crate::NONCE)))]
    pub nonce: String,
    /// Why, for everybody to read: one line of at most 300 characters.
    pub reason: String,
    /// The id of the rule it rests on, where there is one.
    pub rule: Option<String>,
}

/// A paused game to go on; for referees.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct ResumeRequest {
    /// A new word for each thing that is wanted, the same when it is asked again.
    #[cfg_attr(feature = "schemas", schemars(extend("pattern" = crate::NONCE)))]
    pub nonce: String,
}

/// A ruling; for referees.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct RulingRequest {
    /// The version of the table the ruling is meant for.
    pub after: u64,
    /// A new word for each thing that is wanted, the same when it is asked again.
    #[cfg_attr(feature = "schemas", schemars(extend("pattern" = crate::NONCE)))]
    pub nonce: String,
    /// The ruling with its rule, in the words of a record: `rule C53 correct cina B 4`, `rule C52 exclude B`.
    pub command: String,
    /// Why, for everybody to read: one line of at most 300 characters.
    pub reason: String,
}

/// The pause a game is in: its clocks stand still and nobody moves.
#[derive(Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct Pause {
    /// The name of the referee, or of the player whose word was the last.
    pub by: String,
    /// Whether all players agreed on it: then any of them lets the game go on.
    pub agreed: bool,
    /// The id of the rule it rests on, `null` where there is none.
    pub rule: Option<String>,
    /// Why, in the referee's own words; empty where the players agreed on it.
    pub reason: String,
}

/// What a referee did at a table.
#[derive(Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct Remark {
    /// What was done.
    pub what: RemarkKind,
    /// The name of the referee.
    pub by: String,
    /// The id of the rule it rests on, `null` where there is none.
    pub rule: Option<String>,
    /// Why, in the referee's own words; `null` where nothing had to be said.
    pub reason: Option<String>,
    /// All of it in a sentence.
    pub words: String,
}

/// What a referee can do at a table.
#[derive(Clone, Copy, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum RemarkKind {
    /// The game was paused.
    Paused,
    /// It goes on.
    Resumed,
    /// There was a ruling; what came of it are events.
    Ruled,
}
