//! What an organiser or a referee asks for, and what then happened.
//!
//! Every command is decided on the whole before it, and either refused or turned into events; the log keeps both.

use super::calendar::{NextTournament, Party, Slot};
use super::model::{
    Age, Club, EntrantId, Entry, Facts, Origin, Presence, Status, Table, TableResult, Team, TeamId, Waiting,
};
use crate::day::Day;
use crate::standings::{Award, Cast, Special};
use referee::sanction::{Game, Gravity, Ground, Referee, Sanction};
use serde::{Deserialize, Serialize};

/// What is asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "do", deny_unknown_fields)]
pub enum Command {
    /// Begin a tournament.
    Open {
        /// What it is. An empty hash or format is filled in.
        facts: Facts,
    },
    /// Allow tables of another size than the format's: a deviation that is shown (T3.1).
    AllowSize {
        /// The size.
        size: u8,
    },
    /// Tell or change what a club belongs to.
    RegisterClub {
        /// The club.
        club: Club,
    },
    /// Say that several names are one club (T3.2, T3.4).
    UniteClubs {
        /// The name it goes by.
        club: String,
        /// Its other names.
        names: Vec<String>,
    },
    /// Say that names that look alike are clubs of their own.
    DistinguishClubs {
        /// The names, a club each.
        names: Vec<String>,
    },
    /// Register a team (T2.11).
    RegisterTeam {
        /// The team.
        team: Team,
    },
    /// Enter the tournament.
    Enter {
        /// Who, and with what.
        entry: Entry,
        /// Even though somebody of the same name is there already.
        #[serde(default)]
        namesake: bool,
    },
    /// Set what somebody entered with right.
    Correct {
        /// The entrant it is about.
        entrant: EntrantId,
        /// As it should be.
        entry: Entry,
    },
    /// Say how old people are of whom nothing was said (T2.12).
    DeclareAges {
        /// The people it is said of.
        players: Vec<EntrantId>,
        /// What they are.
        age: Age,
    },
    /// Take a fee.
    Pay {
        /// Who pays.
        entrant: EntrantId,
        /// How much, in cents.
        cents: u32,
    },
    /// Say who plays a round (T2.5, T2.7).
    CallRoll {
        /// Who does or does not.
        players: Vec<EntrantId>,
        /// Whether they are there.
        presence: Presence,
        /// The round, from 1: the one being played, or the one that is drawn next, which is meant where none is named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<usize>,
    },
    /// Come to the hall after the start, so many minutes late (T2.12).
    Arrive {
        /// The entrant it is about.
        entrant: EntrantId,
        /// How late.
        minutes: u16,
    },
    /// Leave the tournament.
    Withdraw {
        /// The entrant it is about.
        entrant: EntrantId,
    },
    /// Impose a sanction (C50 to C56).
    Sanction {
        /// Against whom.
        entrant: EntrantId,
        /// What was imposed.
        sanction: Sanction,
        /// For which fault: a case or a rule of conduct.
        fault: Ground,
        /// How grave it is.
        #[serde(default = "light")]
        gravity: Gravity,
        /// In which game: the table of the last round the player sits at, unless another is named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<Game>,
        /// The reason that was given.
        why: String,
        /// By whom.
        by: Referee,
        /// Others the matter touches: none of them may rule on it (C58).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        involved: Vec<EntrantId>,
        /// When, as whoever asks for it writes it.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        when: String,
    },
    /// Take somebody back who left.
    Readmit {
        /// The entrant it is about.
        entrant: EntrantId,
    },
    /// Not play a stage one is qualified for (T2.4).
    Renounce {
        /// The entrant it is about.
        entrant: EntrantId,
        /// The stage, by name.
        stage: String,
    },
    /// Draw the next round.
    Draw {
        /// The seed.
        seed: u64,
    },
    /// Seat the next round by hand.
    Seat {
        /// Who sits with whom.
        tables: Vec<Vec<EntrantId>>,
    },
    /// Seat a round of a past event as it was played, whoever the format would have had in it.
    RecordRound {
        /// Who sat with whom.
        tables: Vec<Vec<EntrantId>>,
    },
    /// Change the tables of a round as little as possible: for those who went, and those who came.
    Redraw {
        /// The seed.
        seed: u64,
        /// Who does not play after all.
        gone: Vec<EntrantId>,
        /// Who plays after all.
        came: Vec<EntrantId>,
    },
    /// Let two people of the last round change places.
    Swap {
        /// Somebody at a table that is not finished.
        one: EntrantId,
        /// Somebody at another.
        other: EntrantId,
    },
    /// Report a finished table of the last round.
    Report {
        /// The table, from 1.
        table: usize,
        /// What happened.
        result: TableResult,
    },
    /// Set the result of a table right.
    Amend {
        /// The round, from 1.
        round: usize,
        /// The table, from 1.
        table: usize,
        /// What happened.
        result: TableResult,
        /// The reason, which everybody can read.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        why: String,
    },
    /// Cast dice between those who tied (T2.6).
    CastDice {
        /// Who, by number, rolled what.
        rolls: Vec<(u32, Vec<u8>)>,
    },
    /// Fix the day of a round (T2.14).
    Schedule {
        /// The stage, by name.
        stage: String,
        /// The round of that stage, from 1.
        #[serde(default = "first")]
        round: usize,
        /// The day.
        day: Day,
    },
    /// Move a round to another day (T2.14).
    Postpone {
        /// The stage, by name.
        stage: String,
        /// The round of that stage, from 1.
        #[serde(default = "first")]
        round: usize,
        /// The day.
        day: Day,
        /// What it is moved for.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        why: String,
        /// Who agreed.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        agreed: Vec<Party>,
    },
    /// Name the tournament that comes next: a final may have to be played by one of its days (T2.14).
    NameNext {
        /// The tournament.
        next: NextTournament,
    },
    /// Call a special event, or give its points; one of the same name is replaced (T2.14).
    CallEvent {
        /// What it is called.
        name: String,
        /// The day it is held on.
        day: Day,
        /// Who, an entrant or a team by number, had what.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        points: Vec<Award<u32>>,
    },
}

/// A stage of one round needs no number.
const fn first() -> usize {
    1
}

/// A fault is not grave unless the referee says so.
const fn light() -> Gravity {
    Gravity::Light
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    /// A tournament began.
    Opened {
        /// What it is.
        facts: Facts,
    },
    /// Tables of another size are allowed.
    SizeAllowed {
        /// The size.
        size: u8,
    },
    /// A club became known, or what it belongs to.
    ClubRegistered {
        /// The club.
        club: Club,
    },
    /// Several names became one club.
    ClubsUnited {
        /// The name it goes by.
        club: String,
        /// Its other names.
        names: Vec<String>,
    },
    /// Names that look alike are clubs of their own.
    ClubsDistinguished {
        /// The names, a club each.
        names: Vec<String>,
    },
    /// A team was registered.
    TeamRegistered {
        /// Its number.
        id: TeamId,
        /// The team.
        team: Team,
    },
    /// Somebody entered.
    Entered {
        /// Their number.
        id: EntrantId,
        /// Who, and with what.
        entry: Entry,
    },
    /// What somebody entered with was set right.
    Corrected {
        /// The number of the entrant it is about.
        id: EntrantId,
        /// As it is now.
        entry: Entry,
    },
    /// It was said how old people are.
    AgesDeclared {
        /// The people it was said of.
        players: Vec<EntrantId>,
        /// What they are.
        age: Age,
    },
    /// A fee was taken.
    Paid {
        /// Who paid.
        id: EntrantId,
        /// How much, in cents.
        cents: u32,
    },
    /// It is known who plays a round.
    RollCalled {
        /// Who does or does not.
        players: Vec<EntrantId>,
        /// Whether they are there.
        presence: Presence,
        /// The round being played, from 1; `None` is the one that is drawn next.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<usize>,
    },
    /// Somebody came late, and plays.
    Arrived {
        /// The number of the entrant it is about.
        id: EntrantId,
        /// How many minutes late.
        minutes: u16,
    },
    /// Somebody left, was put out or taken back.
    StatusChanged {
        /// The number of the entrant it is about.
        id: EntrantId,
        /// What they are now.
        status: Status,
        /// The rule behind it, where there is one.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        rule: Option<String>,
    },
    /// Somebody will not play a stage nor those after it.
    Renounced {
        /// The number of the entrant it is about.
        id: EntrantId,
        /// The stage, by its place in the format.
        stage: usize,
    },
    /// A round has its tables.
    RoundSeated {
        /// The stage, by its place in the format.
        stage: usize,
        /// The tables.
        tables: Vec<Table>,
        /// How they came about.
        origin: Origin,
        /// Who waits for a later stage.
        #[serde(skip_serializing_if = "Vec::is_empty", default)]
        waiting: Vec<Waiting>,
    },
    /// The tables of the last round were changed.
    RoundReseated {
        /// The tables.
        tables: Vec<Table>,
        /// How they came about.
        origin: Origin,
    },
    /// A table is finished, or its result was set right.
    Reported {
        /// The round, from 1.
        round: usize,
        /// The table, from 1.
        table: usize,
        /// What happened.
        result: TableResult,
    },
    /// A sanction was imposed.
    Sanctioned {
        /// As it is kept.
        entry: referee::sanction::Entry,
    },
    /// Dice were cast between those who tied.
    DiceCast {
        /// The dice.
        cast: Cast<u32>,
    },
    /// The day of a round was fixed.
    Scheduled {
        /// The round.
        #[serde(flatten)]
        slot: Slot,
        /// The day.
        day: Day,
    },
    /// A round was moved to another day.
    Postponed {
        /// The round.
        #[serde(flatten)]
        slot: Slot,
        /// The day.
        day: Day,
        /// What it was moved for.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        why: String,
    },
    /// The next tournament is known.
    NextNamed {
        /// The tournament.
        next: NextTournament,
    },
    /// A special event was called, or its points were given.
    EventCalled {
        /// The event.
        special: Special<u32>,
    },
}
