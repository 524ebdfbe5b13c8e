//! Why a command is refused. Nothing has changed then. Sentences are for those who print them.

use super::calendar::CalendarRefusal;
use super::model::{EntrantId, TeamId};
use crate::draw::Impossible;
use crate::scoring::Misfit;
use regulation::Source;
use regulation::tournament::Format;

/// Why a command is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// There is no tournament yet, or there is one already.
    #[error("the tournament is not open, or is open already")]
    NotOpen,
    /// The regulation of the tournament is another.
    #[error("the tournament is under {expected}, not {found}")]
    OtherRegulation {
        /// By its name or hash.
        expected: String,
        /// What was given.
        found: String,
    },
    /// Somebody signed for another text than the tournament's (T2.13).
    #[error("signed for another text: {0}")]
    OtherText(String),
    /// A name that is empty.
    #[error("a name is missing")]
    Nameless,
    /// Somebody of this name is there already.
    #[error("{name} has entered already, as number {id}")]
    Twice {
        /// The number of the entrant it is about.
        id: EntrantId,
        /// The name.
        name: String,
    },
    /// Names that mean one club already, or would have to mean two.
    #[error("{0} is one club already")]
    SameClub(String),
    /// No club is known by this name.
    #[error("no club is called '{name}'")]
    UnknownClub {
        /// The name.
        name: String,
        /// The name that may have been meant.
        near: Option<String>,
    },
    /// A club has a team already (T2.11).
    #[error("{0} has a team already")]
    SecondTeam(String),
    /// Not of age (T2.12).
    #[error("minors may not enter")]
    Minor,
    /// Not of age, and the organiser does not answer for them (T2.12).
    #[error("minors may not enter unless the organiser answers for them")]
    MinorWithoutWaiver,
    /// Already qualified (T2.12).
    #[error("who is qualified already may not enter")]
    AlreadyQualified,
    /// Later than the text allows (T2.12).
    #[error("{id} comes {minutes} minutes late: {most} are allowed")]
    TooLate {
        /// The number of the entrant it is about.
        id: EntrantId,
        /// How late.
        minutes: u16,
        /// How late one may come.
        most: u16,
    },
    /// More than the regulation allows to be asked (T2.13).
    #[error("{cents} cents: at most {most} may be asked")]
    Fee {
        /// What was asked.
        cents: u32,
        /// What may be.
        most: u32,
    },
    /// A team is missing, or there is none in this format (T2.11).
    #[error("the team is missing, unknown, or teams do not play here")]
    Team,
    /// A team is full (T2.11).
    #[error("team {} has {most} people already", .team.0)]
    TeamFull {
        /// The team.
        team: TeamId,
        /// How many it may have.
        most: usize,
    },
    /// Somebody of another club than the team's (T2.11).
    #[error("team {} is not of {club}", .team.0)]
    OtherClub {
        /// The team.
        team: TeamId,
        /// The club of who would enter.
        club: String,
    },
    /// A team has too few people (T2.11).
    #[error("team {} has {count} people: at least {least}", .team.0)]
    TeamSmall {
        /// The team.
        team: TeamId,
        /// How many it has.
        count: usize,
        /// How many it has to.
        least: usize,
    },
    /// A team fields too many or too few (T2.11).
    #[error("team {} fields {count} instead of {seats}", .team.map_or(0, |team| team.0))]
    TeamSeats {
        /// The team; nobody's without one.
        team: Option<TeamId>,
        /// How many it fields.
        count: usize,
        /// How many it has to.
        seats: usize,
    },
    /// Nobody has this number.
    #[error("nobody has number {0}")]
    Unknown(EntrantId),
    /// Not in the tournament any more, or in it already.
    #[error("{0} is not in the tournament, or is already")]
    NotIn(EntrantId),
    /// The sanction is not one that can be imposed.
    #[error(transparent)]
    Sanction(referee::sanction::Refusal),
    /// The format has no such stage, or one that cannot be renounced.
    #[error("'{0}' is not a stage of the finals of this format")]
    NoSuchStage(String),
    /// It was played already.
    #[error("that stage has been played or drawn")]
    StagePlayed,
    /// The last round has no results yet.
    #[error("round {round} is drawn already; {open} tables have no result yet")]
    RoundOpen {
        /// The round, from 1.
        round: usize,
        /// Tables without a result.
        open: usize,
    },
    /// The tournament is over.
    #[error("there is nothing left to draw")]
    Over,
    /// No tables hold so many (T3.1, T2.9).
    #[error("{people} people cannot be seated; the nearest that can: {nearest:?}")]
    NoTables {
        /// How many people there are.
        people: usize,
        /// The nearest that can.
        nearest: Vec<usize>,
        /// The rule.
        rule: &'static str,
        /// The setting that says so.
        setting: &'static str,
    },
    /// Nobody is there.
    #[error("nobody is there")]
    Nobody,
    /// With the tables that are finished the others cannot be seated.
    #[error("with the finished tables as they are the others cannot be seated")]
    NoRedraw,
    /// A size of table at which the game cannot be played (T3.1).
    #[error("tables of {0} cannot be played")]
    NoSuchSize(u8),
    /// Tables made by hand leave somebody out, or seat somebody twice or who does not play.
    #[error("entrant {0} is not seated exactly once")]
    Seating(EntrantId),
    /// A table made by hand has a size that is not played (T3.1).
    #[error("table {table} has {size} seats")]
    TableSize {
        /// The table, from 1.
        table: usize,
        /// Its seats.
        size: usize,
    },
    /// A table made by hand mixes the two parallel finals (T2.2).
    #[error("table {table} mixes two finals: entrant {entrant} is of the other")]
    OtherFinal {
        /// The table, from 1.
        table: usize,
        /// Somebody of the other final.
        entrant: EntrantId,
    },
    /// A final made by hand has other tables than its stage asks for.
    #[error("a final has tables of {sizes:?}, not of {found:?}")]
    FinalTables {
        /// The sizes its tables have, the largest first.
        sizes: Vec<usize>,
        /// The sizes they were given.
        found: Vec<usize>,
    },
    /// Those who tie have to roll dice, because it matters who is ahead.
    #[error("a tie from place {from} on matters: dice have to be cast")]
    TieMatters {
        /// The rule: of dice where the format orders by them (T2.6), else of what orders the standings (T2.3).
        rule: &'static str,
        /// Who ties.
        tied: Vec<EntrantId>,
        /// From which place on.
        from: usize,
    },
    /// There is no such table.
    #[error("there is no table {table} in round {round}")]
    NoSuchTable {
        /// The round, from 1.
        round: usize,
        /// The table, from 1.
        table: usize,
    },
    /// The table has a result.
    #[error("table {table} has a result already")]
    Reported {
        /// The table, from 1.
        table: usize,
    },
    /// The seats of the result are not those of the table.
    #[error("the result is not of those who sit at table {table}: entrant {entrant}")]
    OtherSeats {
        /// The table, from 1.
        table: usize,
        /// Somebody missing, or too many.
        entrant: EntrantId,
    },
    /// A score for somebody who is not there.
    #[error("a score for {0}, who is absent")]
    Absent(EntrantId),
    /// Who was excluded from the game is not the first eliminated of its result (G6.5, C52).
    #[error("{0} was excluded from the game: as the first eliminated")]
    Excluded(EntrantId),
    /// The result cannot be.
    #[error("table {table}: {misfit}")]
    Misfit {
        /// The table, from 1.
        table: usize,
        /// The reason for it.
        misfit: Misfit,
        /// Who, where it is about one of them.
        who: Option<EntrantId>,
    },
    /// A result that changes who is in rounds already drawn.
    #[error("round {round} was drawn with the result as it was: undo that first")]
    LaterRounds {
        /// The round drawn since, from 1.
        round: usize,
    },
    /// Dice that part nobody: fewer than two, unknown, twice, or no faces.
    #[error("dice are cast by at least two who tie, each once, with faces from 1 to 6")]
    Dice,
    /// The calendar does not allow it (T2.14).
    #[error(transparent)]
    Calendar(#[from] CalendarRefusal),
    /// There is nothing to undo.
    #[error("there is nothing to undo")]
    NothingToUndo,
}

impl Refusal {
    /// T3.1: no tables of the sizes allowed.
    pub(super) fn tables(no: Impossible) -> Self {
        if no.people == 0 {
            return Self::Nobody;
        }
        Self::NoTables { people: no.people, nearest: no.nearest, rule: "T3.1", setting: "sizes" }
    }

    /// The setting of the regulation that refuses, where one does, by its key: what is cited is that setting's source.
    #[must_use]
    pub const fn setting(&self) -> Option<&'static str> {
        match self {
            Self::Minor | Self::MinorWithoutWaiver => Some("ages"),
            Self::AlreadyQualified => Some("already_qualified"),
            Self::TooLate { .. } => Some("late_minutes"),
            Self::Fee { .. } => Some("first_fee_cents"),
            Self::TeamFull { .. } => Some("team_most"),
            Self::TeamSmall { .. } => Some("team_least"),
            Self::TeamSeats { .. } => Some("team_seats"),
            Self::NoTables { setting, .. } => Some(setting),
            Self::TableSize { .. } => Some("sizes"),
            Self::TieMatters { .. } => Some("ranking"),
            Self::NotOpen
            | Self::OtherRegulation { .. }
            | Self::OtherText(_)
            | Self::Nameless
            | Self::Twice { .. }
            | Self::SameClub(_)
            | Self::UnknownClub { .. }
            | Self::SecondTeam(_)
            | Self::Team
            | Self::OtherClub { .. }
            | Self::Unknown(_)
            | Self::NotIn(_)
            | Self::Sanction(_)
            | Self::NoSuchStage(_)
            | Self::StagePlayed
            | Self::RoundOpen { .. }
            | Self::Over
            | Self::Nobody
            | Self::NoRedraw
            | Self::NoSuchSize(_)
            | Self::Seating(_)
            | Self::OtherFinal { .. }
            | Self::FinalTables { .. }
            | Self::NoSuchTable { .. }
            | Self::Reported { .. }
            | Self::OtherSeats { .. }
            | Self::Absent(_)
            | Self::Excluded(_)
            | Self::Misfit { .. }
            | Self::LaterRounds { .. }
            | Self::Dice
            | Self::Calendar(_)
            | Self::NothingToUndo => None,
        }
    }

    /// The rule of the catalogue.
    #[must_use]
    pub fn rule(&self) -> String {
        let rule = match self {
            Self::Sanction(refusal) => return refusal.rule().to_string(),
            Self::NotOpen | Self::OtherRegulation { .. } | Self::OtherText(_) => "T2.13",
            Self::Nameless | Self::Twice { .. } | Self::AlreadyQualified => "T2.12",
            Self::Minor | Self::MinorWithoutWaiver => "T2.12",
            Self::Unknown(_) | Self::NotIn(_) | Self::TooLate { .. } => "T2.12",
            Self::Fee { .. } => "T2.13",
            Self::SameClub(_) | Self::UnknownClub { .. } => "T3.2",
            Self::SecondTeam(_) | Self::Team | Self::TeamFull { .. } | Self::TeamSeats { .. } => "T2.11",
            Self::OtherClub { .. } | Self::TeamSmall { .. } => "T2.11",
            Self::NoSuchStage(_) | Self::StagePlayed => "T2.4",
            Self::RoundOpen { .. } | Self::Over | Self::Nobody | Self::NoRedraw | Self::LaterRounds { .. } => "T3.6",
            Self::NoTables { rule, .. } => rule,
            Self::Seating(_) | Self::TableSize { .. } | Self::NoSuchSize(_) => "T3.1",
            Self::OtherFinal { .. } => "T2.2",
            Self::FinalTables { .. } => "T2.1",
            Self::TieMatters { rule, .. } => rule,
            Self::Dice => "T2.6",
            Self::NoSuchTable { .. } | Self::Reported { .. } | Self::OtherSeats { .. } | Self::Absent(_) => "T2.13",
            Self::Excluded(_) => "C52",
            Self::Misfit { misfit, .. } => misfit.rule(),
            Self::Calendar(_) => "T2.14",
            Self::NothingToUndo => "C58",
        };
        rule.to_owned()
    }

    /// Where a format's answer comes from: the setting that refuses, or the first that decides the rule.
    #[must_use]
    pub fn source<'f>(&self, format: &'f Format) -> Option<&'f Source> {
        if let Self::Calendar(refusal) = self {
            return refusal.source(format);
        }
        format.source(&self.rule())
    }
}
