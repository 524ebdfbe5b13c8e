//! Tournaments: what is asked, and what is answered.

use director::derived::DerivedLine;
use director::tournament::Facts;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A tournament to be opened.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTournamentRequest {
    /// A new word for each thing that is wanted, the same when it is asked again.
    #[cfg_attr(feature = "schemas", schemars(extend("pattern" = crate::NONCE)))]
    pub nonce: String,
    /// The regulation's id.
    pub regulation: String,
    /// A club's own text of it.
    pub text: Option<String>,
    /// The format; the regulation's usual one if nothing is said.
    pub format: Option<String>,
    /// What the tournament is, as `open` of docs/tournament.md has it: `name`, `venue`, `organiser`, `host`, `dates` …
    #[cfg_attr(feature = "schemas", schemars(with = "std::collections::BTreeMap<String, Value>"))]
    pub facts: Facts,
}

/// Something the director is asked.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TournamentCommandRequest {
    /// The version it is meant for; without one it is decided on what is there now.
    pub after: Option<u64>,
    /// A new word for each thing that is wanted, the same when it is asked again.
    #[cfg_attr(feature = "schemas", schemars(extend("pattern" = crate::NONCE)))]
    pub nonce: String,
    /// The entrant who asks, with the key of a table's link.
    #[serde(rename = "as")]
    pub entrant: Option<u32>,
    /// The command, as docs/tournament.md has it: `{"do": "report", …}`.
    #[cfg_attr(feature = "schemas", schemars(with = "std::collections::BTreeMap<String, Value>"))]
    pub command: Value,
}

/// A link for somebody without an account.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LinkRequest {
    /// A new word for each thing that is wanted.
    #[serde(default)]
    #[cfg_attr(feature = "schemas", schemars(extend("pattern" = crate::NONCE)))]
    pub nonce: String,
    /// What it is for.
    pub kind: LinkKindWord,
    /// The round of a table's link, from 1; the last one if nothing is said.
    pub round: Option<usize>,
    /// The table's number.
    pub table: Option<usize>,
}

/// What a link is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum LinkKindWord {
    /// One table of one round.
    Table,
    /// A helper's phone.
    Helper,
    /// A referee's phone.
    Referee,
    /// The projector.
    Projector,
    /// People who enter by themselves.
    Register,
}

/// A pending result to be confirmed or contested.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PendingRequest {
    /// A new word for each thing that is wanted, the same when it is asked again.
    #[cfg_attr(feature = "schemas", schemars(extend("pattern" = crate::NONCE)))]
    pub nonce: String,
    /// The entrant who asks, with the key of a table's link.
    #[serde(rename = "as")]
    pub entrant: Option<u32>,
    /// What is wrong with it, where it is contested; why it stands, where staff settle it.
    #[serde(default)]
    pub why: String,
}

/// An entry to be taken back.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct UndoRequest {
    /// A new word for each thing that is wanted, the same when it is asked again.
    #[cfg_attr(feature = "schemas", schemars(extend("pattern" = crate::NONCE)))]
    pub nonce: String,
    /// The version of the entry.
    pub entry: u64,
    /// The reason, which everybody can read.
    pub why: String,
}

/// The hall's clock.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ClockRequest {
    /// A new word for each thing that is wanted, the same when it is asked again.
    #[cfg_attr(feature = "schemas", schemars(extend("pattern" = crate::NONCE)))]
    pub nonce: String,
    /// What is done with it.
    #[serde(rename = "do")]
    pub action: ClockWord,
    /// What is left, where it is set.
    pub seconds: Option<u32>,
}

/// What is done with a clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum ClockWord {
    /// It runs.
    Start,
    /// It stands.
    Stop,
    /// It shows so much.
    Set,
}

/// A call for a referee, or the referee's answer.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CallRequest {
    /// A new word for each thing that is wanted, the same when it is asked again.
    #[cfg_attr(feature = "schemas", schemars(extend("pattern" = crate::NONCE)))]
    pub nonce: String,
    /// The table that calls.
    pub table: Option<usize>,
    /// What it is about.
    #[serde(default)]
    pub about: String,
    /// The call that is answered, by the version that made it.
    pub answer: Option<u64>,
}

/// Words for everybody, or their end.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NoticeRequest {
    /// A new word for each thing that is wanted, the same when it is asked again.
    #[cfg_attr(feature = "schemas", schemars(extend("pattern" = crate::NONCE)))]
    pub nonce: String,
    /// The words.
    #[serde(default)]
    pub text: String,
    /// The notice that is taken away, by the version that made it.
    pub remove: Option<u64>,
}

/// Who wants to follow a tournament.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct TournamentStreamQuery {
    /// One person, who is also told where they sit and stand.
    pub entrant: Option<u32>,
}

/// Which round is asked about.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct RoundQuery {
    /// The round, from 1; the last one if nothing is said.
    pub round: Option<usize>,
}

/// A tournament was opened.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct OpenedTournament {
    /// The tournament's id.
    pub tournament: String,
    /// Its version.
    pub version: u64,
}

/// The tournaments there are.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct TournamentList {
    /// Those that changed last first.
    pub tournaments: Vec<ListedTournament>,
}

/// A tournament of the list.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct ListedTournament {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// `entries`, `playing` or `over`.
    pub stage: String,
    /// The regulation's id.
    pub regulation: String,
    /// How many have entered.
    pub entrants: u32,
    /// When it last changed.
    pub changed: i64,
}

/// What a command led to.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct TournamentCommandAnswer {
    /// The version it led to.
    pub version: u64,
    /// What happened, as docs/tournament.md has it; nothing where a report only waits to be confirmed.
    #[cfg_attr(feature = "schemas", schemars(with = "Vec<std::collections::BTreeMap<String, Value>>"))]
    pub events: Value,
}

/// A link was made.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct LinkAnswer {
    /// Its key, for `Authorization: Bearer`; told once.
    pub key: String,
    /// The address of its page.
    pub url: String,
}

/// A tournament as everybody may see it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct TournamentState {
    /// Its version.
    pub version: u64,
    /// `entries`, `playing` or `over`.
    pub stage: &'static str,
    /// What it is.
    #[cfg_attr(feature = "schemas", schemars(with = "std::collections::BTreeMap<String, Value>"))]
    pub facts: Facts,
    /// Who takes part.
    pub entrants: Vec<EntrantState>,
    /// The rounds drawn so far.
    pub rounds: Vec<RoundState>,
    /// The standings of the games everybody plays: `place`, `who`, `total`, `results` with `round`, `points`, `dropped`.
    #[cfg_attr(feature = "schemas", schemars(with = "Vec<std::collections::BTreeMap<String, Value>>"))]
    pub standings: Vec<DerivedLine>,
    /// The ranking: the finals, then the others.
    #[cfg_attr(feature = "schemas", schemars(with = "Vec<std::collections::BTreeMap<String, Value>>"))]
    pub ranking: Vec<DerivedLine>,
    /// The hall's clock.
    pub clock: ClockState,
    /// How the rounds were drawn, undone draws included.
    pub draws: Vec<DrawState>,
    /// The promise of the next draw: the hash of its secret.
    pub commitment: Option<String>,
    /// The tables that wait for a referee.
    pub calls: Vec<CallState>,
    /// Words for everybody, the newest last.
    pub notices: Vec<NoticeState>,
    /// The hash of the newest entry: whoever keeps it finds every later change of what came before.
    pub head: String,
}

/// Somebody who takes part.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct EntrantState {
    /// Their number.
    pub id: u32,
    /// What they are called; nothing once they are erased.
    pub name: String,
    /// Their club.
    pub club: Option<String>,
    /// Whether they are still in it.
    pub playing: bool,
}

/// A round.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct RoundState {
    /// Its number, from 1.
    pub number: usize,
    /// The stage, by name.
    pub stage: String,
    /// Its tables.
    pub tables: Vec<TableState>,
}

/// A table of a round.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct TableState {
    /// Its number in the hall.
    pub table: usize,
    /// Who sits at it, by number.
    pub seats: Vec<u32>,
    /// The result in the order of the places, once it counts.
    pub result: Option<Vec<SeatState>>,
    /// Whether a result waits to be confirmed.
    pub pending: bool,
    /// Whether somebody contests it.
    pub contested: bool,
}

/// A seat of a finished table.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct SeatState {
    /// Who, by number.
    pub entrant: u32,
    /// The place at the table.
    pub place: u8,
    /// Tournament points, as they are written.
    pub points: String,
}

/// The hall's clock.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct ClockState {
    /// Whether it runs.
    pub running: bool,
    /// What is left, in milliseconds, when this was written.
    pub left: i64,
}

/// A draw.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct DrawState {
    /// The round, from 1.
    pub round: usize,
    /// The entry that says so.
    pub entry: u64,
    /// The seed, where it was drawn from one.
    pub seed: Option<u64>,
    /// The hash that was shown before, where the draw was promised.
    pub commitment: Option<String>,
    /// The secret behind it.
    pub secret: Option<String>,
    /// The dice that were rolled in the hall.
    pub dice: Vec<u8>,
    /// How the tables came about: priorities, penalties, bounds, proven.
    #[cfg_attr(feature = "schemas", schemars(with = "std::collections::BTreeMap<String, Value>"))]
    pub certificate: Value,
    /// Why it was taken back, if it was.
    pub undone: Option<String>,
}

/// A table that waits for a referee.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct CallState {
    /// The version that called.
    pub call: u64,
    /// The table's number.
    pub table: usize,
    /// What it is about.
    pub about: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// Words for everybody.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct NoticeState {
    /// The version that said them.
    pub notice: u64,
    /// The words.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// Something has changed in a tournament.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct TournamentChange {
    /// The version it is of.
    pub version: u64,
    /// What has changed: `rounds`, `standings`, `clock`, `calls`, `notices`, `entrants`.
    pub changed: Vec<&'static str>,
    /// The table the person sits at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<usize>,
    /// Their seat at it, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<usize>,
    /// Their place in the standings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub standing: Option<usize>,
}
