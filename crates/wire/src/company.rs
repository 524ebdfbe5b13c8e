//! What people at a table ask for besides moves.

use serde::{Deserialize, Serialize};

/// What the host of an open table wants.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct HostRequest {
    /// A new word for each thing that is wanted, the same when it is asked again.
    #[cfg_attr(feature = "schemas", schemars(extend("pattern" = crate::NONCE)))]
    pub nonce: String,
    /// What is wanted.
    #[serde(rename = "do")]
    pub wish: HostWord,
    /// The seat it is about, by the player's number; not for `start`.
    pub player: Option<usize>,
    /// The bot that takes the seat, or all free ones; the game's usual one if nothing is said: `medio`.
    pub bot: Option<String>,
}

/// What a host can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum HostWord {
    /// A bot takes a free seat.
    Bot,
    /// Bots take all free seats, and the game begins.
    Start,
    /// Whoever has the seat loses it, and does not sit down at this table again.
    Remove,
    /// Whoever has the seat is the host from now on.
    HandOver,
}

/// A pause that somebody wants, or wants no more.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct AgreeRequest {
    /// A new word for each thing that is wanted, the same when it is asked again.
    #[cfg_attr(feature = "schemas", schemars(extend("pattern" = crate::NONCE)))]
    pub nonce: String,
    /// Whether a pause is wanted.
    pub pause: bool,
}

/// The table for the next game of the same players.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct RematchAnswer {
    /// The table's id.
    pub table: String,
}

/// A phrase that somebody says.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct SayRequest {
    /// One of the phrases of the house, by its name.
    pub phrase: String,
}

/// A phrase that somebody said. It is passed on and not kept.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct Said {
    /// The number of the player who said it.
    pub player: usize,
    /// The phrase, by its name.
    pub phrase: String,
}

/// What comes on a line or a stream that is no scene: what somebody said.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct Talk {
    /// What was said, and by whom.
    pub said: Said,
}
