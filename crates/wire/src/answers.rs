//! What is answered, a scene apart.

use super::Scene;
use serde::Serialize;

/// A table was opened.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct OpenedTable {
    /// The table's id.
    pub table: String,
    /// The version of the table.
    pub version: u64,
    /// The promise about the dice, made before anybody gives a part of theirs: the SHA-256 of the server's secret.
    pub commitment: String,
    /// The word for the seats that are kept, told to who opened the table and to nobody else.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invitation: Option<String>,
}

/// The tables of the lobby.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct TableList {
    /// Where seats are being taken.
    pub open: Vec<ListedTable>,
    /// Where a game is played.
    pub playing: Vec<ListedTable>,
}

/// A table of the lobby.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct ListedTable {
    /// The table's id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The regulation's id.
    pub regulation: String,
    /// How many seats it has.
    pub seats: u8,
    /// How many of them are taken.
    pub taken: u8,
    /// How many of the others are kept for those who have the invitation.
    pub kept: u8,
    /// Whether ratings change with the game.
    pub rated: bool,
    /// When it was opened, in milliseconds since 1970.
    pub created: i64,
}

/// The lobby has changed.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct LobbyChange {
    /// How many tables with a free seat it shows.
    pub open: usize,
    /// How many running games it shows.
    pub playing: usize,
}

/// It happened and is on disk.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct VersionAnswer {
    /// The version of the table after it.
    pub version: u64,
}

/// The last sentences of the story.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct GameLog {
    /// The events, oldest first.
    pub lines: Vec<LogLine>,
}

/// An event of the story.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct LogLine {
    /// The version it led to.
    pub version: u64,
    /// The event, as the asker may know it.
    pub event: String,
    /// The same in a sentence.
    pub words: String,
}

/// Every moment of a finished game: the table as it is, and with it `scenes`.
#[derive(Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct Replay<'s> {
    /// The table now.
    #[serde(flatten)]
    pub now: Scene<'s>,
    /// All scenes, each with a whole view, from the first one.
    pub scenes: Vec<Scene<'s>>,
    /// What every seat had as each turn began.
    pub points: Vec<TurnPoints>,
}

/// The points of all seats as a turn began.
#[derive(Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct TurnPoints {
    /// The version the turn began with.
    pub version: u64,
    /// The points of each seat, by its letter, as they would have been counted then.
    pub seats: std::collections::BTreeMap<char, u16>,
}

/// The odds of a battle fought to its end.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct OddsAnswer {
    /// How likely it is that nobody is left to the defence, from 0 to 1.
    pub conquest: f64,
    /// How likely it is that so many attackers are left, by their number.
    pub attacker_left: Vec<f64>,
    /// How likely it is that so many defenders are left, by their number.
    pub defender_left: Vec<f64>,
    /// How many are left on the average.
    pub expected: Expected,
}

/// Armies, legionaries or triremes left on the average.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct Expected {
    /// Those of who attacked.
    pub attackers: f64,
    /// Those of who defended.
    pub defenders: f64,
}

/// Why a request was not done.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct ErrorAnswer<'f> {
    /// The kind of error, for programs.
    pub error: ErrorKind,
    /// What happened and what can be done, for people; in the asker's language.
    pub words: &'f str,
    /// What else is known of it.
    #[serde(flatten)]
    pub details: &'f ErrorDetails,
}

/// What some kinds of errors say besides.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct ErrorDetails {
    /// Of `stale`: the version of the table now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version: Option<u64>,
    /// Of `refused`: the id of the rule.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// Of `refused`: the article of the regulation, `null` where it has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", schemars(extend("x-null" = true)))]
    pub article: Option<Option<String>>,
    /// Of `refused`: the refusal in the words of a record.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// Of `too-fast`: the seconds after which to ask again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub retry_after: Option<u64>,
}

/// The kinds of errors.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ErrorKind {
    /// What was said cannot be read: what, where, what was expected.
    Malformed,
    /// Nobody the server knows asked.
    Unknown,
    /// The asker may not do this.
    Forbidden,
    /// The request comes from another site.
    Origin,
    /// There is no such thing.
    NotFound,
    /// The path does not answer to this method.
    WrongMethod,
    /// More was sent than is read.
    TooLarge,
    /// Somebody was faster: the table is at another version.
    Stale,
    /// The nonce was used for another request before.
    NonceUsed,
    /// The rules say no.
    Refused,
    /// The asker does not sit at the table.
    NotSeated,
    /// The asker sits at the table already.
    AlreadySeated,
    /// The free seats are kept for those who have the invitation.
    ByLink,
    /// No seat is free.
    Full,
    /// The seed is not the one the asker is committed to.
    OtherSeed,
    /// The asker is committed to no seed, or has told it already.
    NothingCovered,
    /// The table is not at the stage for this.
    NotNow,
    /// No closing roll of the asker is awaited.
    NothingToThrow,
    /// A referee has paused the game, and nobody moves.
    Paused,
    /// The game is paused already.
    AlreadyPaused,
    /// The game is not paused, so that it could go on.
    NotPaused,
    /// A referee has put the asker out of the game.
    Removed,
    /// The asker has given the game up.
    Left,
    /// The free seats are kept for those who played before, for a while.
    Reserved,
    /// The host has taken the asker off the table.
    TakenOff,
    /// Only the host of the table may do this.
    NotHost,
    /// The seat is taken.
    ChairTaken,
    /// Nobody has the seat.
    ChairFree,
    /// The table is one of a tournament, where this is not done.
    Tournament,
    /// The asker sits at the table, and who plays there does not referee there.
    PlaysHere,
    /// The game is none for which this is done.
    OtherGame,
    /// It is not the asker's turn.
    NotAsked,
    /// The catalogue has no such rule for this game.
    UnknownRule,
    /// Only those who play may look.
    NoSpectators,
    /// The asker asks too fast.
    TooFast,
    /// The database does not answer: nothing is promised to have happened.
    Unavailable,
    /// What is kept of the table cannot be read.
    Unreadable,
    /// Something went wrong that nobody expected.
    OurFault,
}

/// The answer to a move.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum MoveAnswer<'f> {
    /// It was made.
    Done(VersionAnswer),
    /// It was not.
    Error(ErrorAnswer<'f>),
}

/// The answer to a move, on a line.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct LineAnswer<'f> {
    /// The nonce of the move, where it could be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nonce: Option<&'f str>,
    /// The status the request would be answered with.
    pub status: u16,
    /// What the request would be answered.
    #[serde(flatten)]
    pub answer: MoveAnswer<'f>,
}

/// Nothing happened at the table, and the line is there.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct Pulse {
    /// The seconds between two pulses.
    pub pulse: u64,
    /// How many look on who have no seat; players are told when it changes.
    pub watching: usize,
}
