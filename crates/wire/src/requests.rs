//! What is asked: bodies and queries.

use serde::Deserialize;

/// A table to be opened.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct NewTableRequest {
    /// The id of one of the program's regulations; `challenge-2017` if nothing is said.
    pub regulation: Option<String>,
    /// A club's own regulation, whole, instead of one by its id.
    pub text: Option<String>,
    /// How many play, bots included; 4 if nothing is said.
    pub players: Option<usize>,
    /// The bots that sit down at once, by name.
    pub bots: Vec<String>,
    /// What the table is called.
    pub title: String,
    /// How many minutes the game lasts; the regulation's number if nothing is said, 0 for no clock.
    pub minutes: Option<u16>,
    /// The same in seconds, for a game shorter than a minute or between two.
    pub game_seconds: Option<u32>,
    /// After how many laps time is up, in place of a clock; 0 where laps are not counted.
    pub laps: Option<u8>,
    /// How many seconds a turn may take: up to an hour, or one to seven days; 180 if nothing is said, 0 for as long as one likes.
    pub turn_seconds: Option<u32>,
    /// After how many missed turns a player counts as away.
    pub misses: Option<u8>,
    /// What is done about who is away: a bot stands in, or the seat only defends.
    #[cfg_attr(feature = "schemas", schemars(with = "Option<super::Away>"))]
    pub away: Option<String>,
    /// Whether others may watch.
    pub spectators: Option<bool>,
    /// How many seconds later spectators see everything.
    pub delay_seconds: Option<u16>,
    /// Whether ratings change with the game.
    pub rated: Option<bool>,
    /// Whether the lobby shows the table.
    pub listed: Option<bool>,
    /// How many of the free seats, the last ones, are kept for those who have the invitation.
    pub by_link: Option<u8>,
    /// Whether odds are shown before a roll.
    pub odds: Option<bool>,
    /// How many milliseconds a bot lets pass before it moves.
    pub pace: Option<u16>,
    /// Whether it is a table of a tournament, where nobody talks and only a referee pauses the game; for referees.
    pub tournament: Option<bool>,
    /// What a guest wants to be called.
    pub name: Option<String>,
}

/// A free seat to be taken.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct SitRequest {
    /// A new word for each thing that is wanted, the same when it is asked again.
    #[serde(default)]
    #[cfg_attr(feature = "schemas", schemars(extend("x-required" = true, "pattern" = crate::NONCE)))]
    pub nonce: String,
    /// The player's part of the dice, for everybody to see at once. Better give `seed_commitment`.
    #[cfg_attr(feature = "schemas", schemars(extend("pattern" = crate::NONCE)))]
    pub seed: Option<String>,
    /// The SHA-256 of the player's part of the dice, which is told once the table is full; in place of `seed`.
    #[cfg_attr(feature = "schemas", schemars(extend("pattern" = "^[0-9A-Fa-f]{64}$")))]
    pub seed_commitment: Option<String>,
    /// What a guest wants to be called.
    pub name: Option<String>,
    /// The word of the link, for a seat that is kept.
    pub invitation: Option<String>,
}

/// The seed one is committed to, told when the table is full.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct SeedRequest {
    /// A new word for each thing that is wanted, the same when it is asked again.
    #[serde(default)]
    #[cfg_attr(feature = "schemas", schemars(extend("x-required" = true, "pattern" = crate::NONCE)))]
    pub nonce: String,
    /// The player's part of the dice; its SHA-256 is the `seed_commitment` they sat down with.
    #[cfg_attr(feature = "schemas", schemars(extend("pattern" = crate::NONCE)))]
    pub seed: String,
}

/// Something done at one's own seat: giving it back, taking it back.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct ChairRequest {
    /// A new word for each thing that is wanted, the same when it is asked again.
    #[serde(default)]
    #[cfg_attr(feature = "schemas", schemars(extend("x-required" = true, "pattern" = crate::NONCE)))]
    pub nonce: String,
}

/// A move.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct MoveRequest {
    /// The version of the table the move is meant for.
    pub after: u64,
    /// A new word for each thing that is wanted, the same when it is asked again.
    #[cfg_attr(feature = "schemas", schemars(extend("pattern" = crate::NONCE)))]
    pub nonce: String,
    /// The command, in the words of a record; `throw` for the dice of one's own closing roll.
    pub command: String,
}

/// How a table is looked at.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct SceneQuery {
    /// A sentence for each event, in this language.
    #[cfg_attr(feature = "schemas", schemars(extend("enum" = ["it", "en"])))]
    pub words: Option<String>,
}

/// How a reader wants its scenes.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct StreamQuery {
    /// A sentence for each event, in this language.
    #[cfg_attr(feature = "schemas", schemars(extend("enum" = ["it", "en"])))]
    pub words: Option<String>,
    /// After the first scene only the lines of the view that have changed.
    #[cfg_attr(feature = "schemas", schemars(extend("enum" = ["changes"])))]
    pub view: Option<String>,
    /// The version the reader knows; of a stream, `Last-Event-ID` says the same.
    pub after: Option<u64>,
}

/// Which part of the story is wanted.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct LogQuery {
    /// The language of the sentences; the asker's own if nothing is said.
    #[cfg_attr(feature = "schemas", schemars(extend("enum" = ["it", "en"])))]
    pub words: Option<String>,
    /// How many lines at most; 60 if nothing is said, never more than 2000.
    pub most: Option<usize>,
    /// No line after this version.
    pub before: Option<u64>,
}

/// How a finished game is looked at.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct ReplayQuery {
    /// A sentence for each event, in this language.
    #[cfg_attr(feature = "schemas", schemars(extend("enum" = ["it", "en"])))]
    pub words: Option<String>,
    /// The seat through whose eyes; a spectator's if nothing is said.
    pub seat: Option<String>,
}

/// A battle, fought to its end. A word that is none of these is refused.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct OddsQuery {
    /// Armies or legionaries of who attacks by land, the one that stays behind included; triremes; legionaries who land.
    pub attackers: u16,
    /// Armies, legionaries or triremes of who defends.
    pub defenders: u16,
    /// The regulation's id; `challenge-2017` if nothing is said.
    pub regulation: Option<String>,
    /// What is fought; `land` if nothing is said. Only S.P.Q.RisiKo! has the others: `naval`, triremes in a sea, where equal
    /// dice sink nobody and a roll that sinks nothing ends the combat; `landing`, an attack from the sea to its end.
    #[cfg_attr(feature = "schemas", schemars(extend("enum" = ["land", "naval", "landing"])))]
    pub kind: Option<String>,
}
