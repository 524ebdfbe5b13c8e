//! Tournaments: what is asked, and what is answered.

use director::derived::DerivedLine;
use director::tournament::Facts;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A tournament to be opened.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct NewTournamentRequest {
    /// A new word for each thing that is wanted, the same when it is asked again.
    #[cfg_attr(test, schemars(extend("pattern" = super::describe::NONCE)))]
    pub(crate) nonce: String,
    /// The regulation's id.
    pub(crate) regulation: String,
    /// A club's own text of it.
    pub(crate) text: Option<String>,
    /// The format; the regulation's usual one if nothing is said.
    pub(crate) format: Option<String>,
    /// What the tournament is, as `open` of docs/tournament.md has it: `name`, `venue`, `organiser`, `host`, `dates` …
    #[cfg_attr(test, schemars(with = "std::collections::BTreeMap<String, Value>"))]
    pub(crate) facts: Facts,
}

/// Something the director is asked.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct TournamentCommandRequest {
    /// The version it is meant for; without one it is decided on what is there now.
    pub(crate) after: Option<u64>,
    /// A new word for each thing that is wanted, the same when it is asked again.
    #[cfg_attr(test, schemars(extend("pattern" = super::describe::NONCE)))]
    pub(crate) nonce: String,
    /// The entrant who asks, with the key of a table's link.
    #[serde(rename = "as")]
    pub(crate) entrant: Option<u32>,
    /// The command, as docs/tournament.md has it: `{"do": "report", …}`.
    #[cfg_attr(test, schemars(with = "std::collections::BTreeMap<String, Value>"))]
    pub(crate) command: Value,
}

/// A link for somebody without an account.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct LinkRequest {
    /// A new word for each thing that is wanted.
    #[serde(default)]
    #[cfg_attr(test, schemars(extend("pattern" = super::describe::NONCE)))]
    pub(crate) nonce: String,
    /// What it is for.
    pub(crate) kind: LinkKindWord,
    /// The round of a table's link, from 1; the last one if nothing is said.
    pub(crate) round: Option<usize>,
    /// The table's number.
    pub(crate) table: Option<usize>,
}

/// What a link is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub(crate) enum LinkKindWord {
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
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct PendingRequest {
    /// A new word for each thing that is wanted, the same when it is asked again.
    #[cfg_attr(test, schemars(extend("pattern" = super::describe::NONCE)))]
    pub(crate) nonce: String,
    /// The entrant who asks, with the key of a table's link.
    #[serde(rename = "as")]
    pub(crate) entrant: Option<u32>,
    /// What is wrong with it, where it is contested; why it stands, where staff settle it.
    #[serde(default)]
    pub(crate) why: String,
}

/// An entry to be taken back.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct UndoRequest {
    /// A new word for each thing that is wanted, the same when it is asked again.
    #[cfg_attr(test, schemars(extend("pattern" = super::describe::NONCE)))]
    pub(crate) nonce: String,
    /// The version of the entry.
    pub(crate) entry: u64,
    /// The reason, which everybody can read.
    pub(crate) why: String,
}

/// The hall's clock.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct ClockRequest {
    /// A new word for each thing that is wanted, the same when it is asked again.
    #[cfg_attr(test, schemars(extend("pattern" = super::describe::NONCE)))]
    pub(crate) nonce: String,
    /// What is done with it.
    #[serde(rename = "do")]
    pub(crate) action: ClockWord,
    /// What is left, where it is set.
    pub(crate) seconds: Option<u32>,
}

/// What is done with a clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub(crate) enum ClockWord {
    /// It runs.
    Start,
    /// It stands.
    Stop,
    /// It shows so much.
    Set,
}

/// A call for a referee, or the referee's answer.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct CallRequest {
    /// A new word for each thing that is wanted, the same when it is asked again.
    #[cfg_attr(test, schemars(extend("pattern" = super::describe::NONCE)))]
    pub(crate) nonce: String,
    /// The table that calls.
    pub(crate) table: Option<usize>,
    /// What it is about.
    #[serde(default)]
    pub(crate) about: String,
    /// The call that is answered, by the version that made it.
    pub(crate) answer: Option<u64>,
}

/// Words for everybody, or their end.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct NoticeRequest {
    /// A new word for each thing that is wanted, the same when it is asked again.
    #[cfg_attr(test, schemars(extend("pattern" = super::describe::NONCE)))]
    pub(crate) nonce: String,
    /// The words.
    #[serde(default)]
    pub(crate) text: String,
    /// The notice that is taken away, by the version that made it.
    pub(crate) remove: Option<u64>,
}

/// Who wants to follow a tournament.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(default)]
pub(crate) struct TournamentStreamQuery {
    /// One person, who is also told where they sit and stand.
    pub(crate) entrant: Option<u32>,
}

/// Which round is asked about.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(default)]
pub(crate) struct RoundQuery {
    /// The round, from 1; the last one if nothing is said.
    pub(crate) round: Option<usize>,
}

/// A tournament was opened.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct OpenedTournament {
    /// The tournament's id.
    pub(crate) tournament: String,
    /// Its version.
    pub(crate) version: u64,
}

/// The tournaments there are.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct TournamentList {
    /// Those that changed last first.
    pub(crate) tournaments: Vec<ListedTournament>,
}

/// A tournament of the list.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct ListedTournament {
    /// Its id.
    pub(crate) id: String,
    /// What it is called.
    pub(crate) name: String,
    /// `entries`, `playing` or `over`.
    pub(crate) stage: String,
    /// The regulation's id.
    pub(crate) regulation: String,
    /// How many have entered.
    pub(crate) entrants: u32,
    /// When it last changed.
    pub(crate) changed: i64,
}

/// What a command led to.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct TournamentCommandAnswer {
    /// The version it led to.
    pub(crate) version: u64,
    /// What happened, as docs/tournament.md has it; nothing where a report only waits to be confirmed.
    #[cfg_attr(test, schemars(with = "Vec<std::collections::BTreeMap<String, Value>>"))]
    pub(crate) events: Value,
}

/// A link was made.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct LinkAnswer {
    /// Its key, for `Authorization: Bearer`; told once.
    pub(crate) key: String,
    /// The address of its page.
    pub(crate) url: String,
}

/// A tournament as everybody may see it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct TournamentState {
    /// Its version.
    pub(crate) version: u64,
    /// `entries`, `playing` or `over`.
    pub(crate) stage: &'static str,
    /// What it is.
    #[cfg_attr(test, schemars(with = "std::collections::BTreeMap<String, Value>"))]
    pub(crate) facts: Facts,
    /// Who takes part.
    pub(crate) entrants: Vec<EntrantState>,
    /// The rounds drawn so far.
    pub(crate) rounds: Vec<RoundState>,
    /// The standings of the games everybody plays: `place`, `who`, `total`, `results` with `round`, `points`, `dropped`.
    #[cfg_attr(test, schemars(with = "Vec<std::collections::BTreeMap<String, Value>>"))]
    pub(crate) standings: Vec<DerivedLine>,
    /// The ranking: the finals, then the others.
    #[cfg_attr(test, schemars(with = "Vec<std::collections::BTreeMap<String, Value>>"))]
    pub(crate) ranking: Vec<DerivedLine>,
    /// The hall's clock.
    pub(crate) clock: ClockState,
    /// How the rounds were drawn, undone draws included.
    pub(crate) draws: Vec<DrawState>,
    /// The promise of the next draw: the hash of its secret.
    pub(crate) commitment: Option<String>,
    /// The tables that wait for a referee.
    pub(crate) calls: Vec<CallState>,
    /// Words for everybody, the newest last.
    pub(crate) notices: Vec<NoticeState>,
    /// The hash of the newest entry: whoever keeps it finds every later change of what came before.
    pub(crate) head: String,
}

/// Somebody who takes part.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct EntrantState {
    /// Their number.
    pub(crate) id: u32,
    /// What they are called; nothing once they are erased.
    pub(crate) name: String,
    /// Their club.
    pub(crate) club: Option<String>,
    /// Whether they are still in it.
    pub(crate) playing: bool,
}

/// A round.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct RoundState {
    /// Its number, from 1.
    pub(crate) number: usize,
    /// The stage, by name.
    pub(crate) stage: String,
    /// Its tables.
    pub(crate) tables: Vec<TableState>,
}

/// A table of a round.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct TableState {
    /// Its number in the hall.
    pub(crate) table: usize,
    /// Who sits at it, by number.
    pub(crate) seats: Vec<u32>,
    /// The result in the order of the places, once it counts.
    pub(crate) result: Option<Vec<SeatState>>,
    /// Whether a result waits to be confirmed.
    pub(crate) pending: bool,
    /// Whether somebody contests it.
    pub(crate) contested: bool,
}

/// A seat of a finished table.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct SeatState {
    /// Who, by number.
    pub(crate) entrant: u32,
    /// The place at the table.
    pub(crate) place: u8,
    /// Tournament points, as they are written.
    pub(crate) points: String,
}

/// The hall's clock.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct ClockState {
    /// Whether it runs.
    pub(crate) running: bool,
    /// What is left, in milliseconds, when this was written.
    pub(crate) left: i64,
}

/// A draw.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct DrawState {
    /// The round, from 1.
    pub(crate) round: usize,
    /// The entry that says so.
    pub(crate) entry: u64,
    /// The seed, where it was drawn from one.
    pub(crate) seed: Option<u64>,
    /// The hash that was shown before, where the draw was promised.
    pub(crate) commitment: Option<String>,
    /// The secret behind it.
    pub(crate) secret: Option<String>,
    /// The dice that were rolled in the hall.
    pub(crate) dice: Vec<u8>,
    /// How the tables came about: priorities, penalties, bounds, proven.
    #[cfg_attr(test, schemars(with = "std::collections::BTreeMap<String, Value>"))]
    pub(crate) certificate: Value,
    /// Why it was taken back, if it was.
    pub(crate) undone: Option<String>,
}

/// A table that waits for a referee.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct CallState {
    /// The version that called.
    pub(crate) call: u64,
    /// The table's number.
    pub(crate) table: usize,
    /// What it is about.
    pub(crate) about: String,
    /// When, in milliseconds since 1970.
    pub(crate) at: i64,
}

/// Words for everybody.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct NoticeState {
    /// The version that said them.
    pub(crate) notice: u64,
    /// The words.
    pub(crate) text: String,
    /// When, in milliseconds since 1970.
    pub(crate) at: i64,
}

/// Something has changed in a tournament.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct TournamentChange {
    /// The version it is of.
    pub(crate) version: u64,
    /// What has changed: `rounds`, `standings`, `clock`, `calls`, `notices`, `entrants`.
    pub(crate) changed: Vec<&'static str>,
    /// The table the person sits at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) table: Option<usize>,
    /// Their seat at it, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) seat: Option<usize>,
    /// Their place in the standings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) standing: Option<usize>,
}
