//! A referee at a table: what is asked, and what everybody is told of it.

use serde::{Deserialize, Serialize};

/// A game to be paused; for referees.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct PauseRequest {
    /// A new word for each thing that is wanted, the same when it is asked again.
    #[cfg_attr(test, schemars(extend("pattern" = super::describe::NONCE)))]
    pub(crate) nonce: String,
    /// Why, for everybody to read: one line of at most 300 characters.
    pub(crate) reason: String,
    /// The id of the rule it rests on, where there is one.
    pub(crate) rule: Option<String>,
}

/// A paused game to go on; for referees.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct ResumeRequest {
    /// A new word for each thing that is wanted, the same when it is asked again.
    #[cfg_attr(test, schemars(extend("pattern" = super::describe::NONCE)))]
    pub(crate) nonce: String,
}

/// A ruling; for referees.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct RulingRequest {
    /// The version of the table the ruling is meant for.
    pub(crate) after: u64,
    /// A new word for each thing that is wanted, the same when it is asked again.
    #[cfg_attr(test, schemars(extend("pattern" = super::describe::NONCE)))]
    pub(crate) nonce: String,
    /// The ruling with its rule, in the words of a record: `rule C53 correct cina B 4`, `rule C52 exclude B`.
    pub(crate) command: String,
    /// Why, for everybody to read: one line of at most 300 characters.
    pub(crate) reason: String,
}

/// The pause a game is in: its clocks stand still and nobody moves.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct Pause {
    /// The name of the referee.
    pub(crate) by: String,
    /// The id of the rule it rests on, `null` where there is none.
    pub(crate) rule: Option<String>,
    /// Why, in the referee's own words.
    pub(crate) reason: String,
}

/// What a referee did at a table.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct Remark {
    /// What was done.
    pub(crate) what: RemarkKind,
    /// The name of the referee.
    pub(crate) by: String,
    /// The id of the rule it rests on, `null` where there is none.
    pub(crate) rule: Option<String>,
    /// Why, in the referee's own words; `null` where nothing had to be said.
    pub(crate) reason: Option<String>,
    /// All of it in a sentence.
    pub(crate) words: String,
}

/// What a referee can do at a table.
#[derive(Clone, Copy, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub(crate) enum RemarkKind {
    /// The game was paused.
    Paused,
    /// It goes on.
    Resumed,
    /// There was a ruling; what came of it are events.
    Ruled,
}
