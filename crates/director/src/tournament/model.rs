//! What a tournament is at a moment: who is in it, what was drawn and played. The fold of its events, and nothing else.

use super::calendar::Calendar;
use super::clubs::ClubDirectory;
use crate::draw::{Fives, Priority};
use crate::scoring::Counted;
use crate::standings::Cast;
use referee::sanction::Ledger;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// An entrant, by the number given at entry, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EntrantId(pub u32);

impl fmt::Display for EntrantId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A team, by the number given as it was registered, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TeamId(pub u32);

/// What the tournament is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Facts {
    /// Its name.
    pub name: String,
    /// The regulation.
    pub regulation: String,
    /// The hash of everything the regulation settles.
    pub hash: String,
    /// The format of the regulation.
    pub format: String,
    /// Where it is played.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub venue: String,
    /// Who organises it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub organiser: String,
    /// The club that is at home: its own players may sit together (T3.4).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub host: Option<String>,
    /// When it is played, as the invitation says it; the days of its rounds are in the calendar (T2.14).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dates: Vec<String>,
    /// Who referees (C58).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub referees: Vec<String>,
    /// Its class in a national ranking.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub class: Option<String>,
    /// Sizes of tables the organiser allows besides those of the format: a deviation that is shown (T3.1).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub more_sizes: Vec<u8>,
    /// How presence is kept.
    #[serde(skip_serializing_if = "PresenceKeeping::is_anew")]
    pub presence: PresenceKeeping,
}

/// How presence is kept from round to round, where everybody is expected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PresenceKeeping {
    /// Everybody is expected at every round again: tournaments that were opened before it was kept.
    #[default]
    Anew,
    /// A round begins with those who were there in the one before.
    PerRound,
}

impl PresenceKeeping {
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
    const fn is_anew(&self) -> bool {
        matches!(self, Self::Anew)
    }
}

/// A club, and what it belongs to.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Club {
    /// Its name.
    pub name: String,
    /// The group of clubs it plays with: its players are kept apart as those of one club (T3.2).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// Its region (T3.4).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub region: Option<String>,
}

/// A team (T2.11).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Team {
    /// Its name.
    pub name: String,
    /// Its club: there is one team of each.
    pub club: String,
}

/// A person.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Person {
    /// First name.
    pub name: String,
    /// The family name.
    pub surname: String,
    /// What others call them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nickname: Option<String>,
    /// Their club.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// Their region, where it is not their club's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub region: Option<String>,
    /// Date of birth, as year-month-day.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub birth: Option<String>,
    /// Their number in a national list.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub national_id: Option<String>,
}

impl Person {
    /// As a list shows them.
    #[must_use]
    pub fn full_name(&self) -> String {
        format!("{} {}", self.name, self.surname).trim().to_owned()
    }
}

/// Whether somebody is of age (T2.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Age {
    /// Nothing was said; a date of birth may tell.
    #[default]
    Undeclared,
    /// Of age.
    Adult,
    /// Not of age, and the organiser answers for them.
    MinorWithWaiver,
    /// Not of age.
    Minor,
}

/// What somebody enters with.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Entry {
    /// The person it is about.
    pub person: Person,
    /// Whether of age.
    pub age: Age,
    /// Whether already qualified for what the tournament selects for.
    #[serde(skip_serializing_if = "is_false")]
    pub already_qualified: bool,
    /// Their team.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub team: Option<TeamId>,
    /// The hash of the regulation they signed for (T2.13).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub accepted: Option<String>,
    /// Whether results and photographs of them may be published.
    #[serde(skip_serializing_if = "is_false")]
    pub consent: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
const fn is_false(yes: &bool) -> bool {
    !*yes
}

/// Whether an entrant is still in the tournament.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// In it.
    #[default]
    In,
    /// Went away.
    Withdrawn,
    /// Put out (C24, C52, C56).
    Expelled,
}

/// Somebody in the tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entrant {
    /// Their number.
    pub id: EntrantId,
    /// What they entered with.
    pub entry: Entry,
    /// Whether they are still in it.
    pub status: Status,
    /// What they paid so far, in cents.
    pub paid_cents: u32,
    /// How many minutes late they last came, if they ever did.
    pub late: Option<u16>,
    /// How many rounds had been drawn when they entered.
    pub entered_after: usize,
}

/// Whether somebody plays a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// Plays.
    Here,
    /// Does not.
    Away,
    /// Plays a final of an earlier season that evening (T2.7).
    Busy,
}

/// Who said whether they play the round that is drawn next. It begins anew with every draw.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RollCall {
    /// Whether the roll was called: then only those who were checked in play.
    pub called: bool,
    /// What was said, by or for each entrant.
    pub answers: BTreeMap<EntrantId, Presence>,
}

impl RollCall {
    pub(super) fn answer(&mut self, players: &[EntrantId], presence: Presence) {
        self.called |= presence == Presence::Here;
        self.answers.extend(players.iter().map(|&id| (id, presence)));
    }
}

/// What a draw minimised, and what was left of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Minimised {
    /// What was to be avoided, by name, the most important first.
    pub priorities: Vec<String>,
    /// What the draw has of it.
    pub penalties: Vec<u64>,
    /// Below what no draw can go.
    pub bounds: Vec<u64>,
    /// Whether there is no better draw.
    pub proven: bool,
    /// Who was drawn first to sit at a table of five, where the procedure of the cinquisti is used (T3.2).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cinquisti: Vec<EntrantId>,
}

/// How the tables of a round came about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "by")]
pub enum Origin {
    /// Drawn from a seed.
    Draw {
        /// The seed.
        seed: u64,
        /// What it minimised.
        #[serde(flatten)]
        minimised: Minimised,
    },
    /// Drawn, then changed as little as possible because somebody went or came.
    Redraw {
        /// The seed.
        seed: u64,
        /// How many changed table.
        moved: usize,
        /// What is left of what was to be avoided.
        #[serde(flatten)]
        minimised: Minimised,
    },
    /// Drawn, then changed by the organiser's hand: people changed places.
    Swap {
        /// The seed the draw was made from, where it is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<u64>,
        /// How many pairs of people changed places.
        swaps: usize,
        /// What is left of what was to be avoided.
        #[serde(flatten)]
        minimised: Minimised,
    },
    /// By the standings alone.
    Standings,
    /// As they were, but for those called up in the place of others (T2.4).
    Substitution,
    /// By the organiser's hand, or as somebody else's program had it.
    Hand,
}

/// A table of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Table {
    /// Its number in the hall.
    pub number: usize,
    /// Who sits at it.
    pub seats: Vec<EntrantId>,
    /// Which of two parallel finals it belongs to, from 0.
    #[serde(default, skip_serializing_if = "is_first")]
    pub branch: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
const fn is_first(branch: &u8) -> bool {
    *branch == 0
}

/// A seat of a finished table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatResult {
    /// The entrant it is about.
    pub entrant: EntrantId,
    /// What was counted; nothing for who did not play.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub counted: Option<Counted>,
}

/// A finished table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableResult {
    /// Every seat of the table.
    pub seats: Vec<SeatResult>,
    /// Who completed the objective.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub objective: Option<EntrantId>,
}

/// Somebody who enters a later stage without playing this one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Waiting {
    /// The stage, by its place in the format.
    pub stage: usize,
    /// Which of two parallel finals.
    pub branch: u8,
    /// The entrant it is about.
    pub entrant: EntrantId,
}

/// A round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// The stage, by its place in the format.
    pub stage: usize,
    /// Its tables.
    pub tables: Vec<Table>,
    /// How they came about.
    pub origin: Origin,
    /// The results, table by table.
    pub results: Vec<Option<TableResult>>,
    /// Who waits for a later stage.
    pub waiting: Vec<Waiting>,
    /// Who has a seat and, as the roll call of this round found, is not there.
    pub absent: BTreeSet<EntrantId>,
}

impl Round {
    /// A round that has its tables and no result yet; nobody waits for a later stage.
    pub(crate) fn seated(stage: usize, tables: Vec<Table>, origin: Origin) -> Self {
        let results = vec![None; tables.len()];
        Self { stage, tables, origin, results, waiting: Vec::new(), absent: BTreeSet::new() }
    }

    /// Whether every table is finished.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.results.iter().all(Option::is_some)
    }

    /// The place in the list of the table with this number.
    #[must_use]
    pub fn numbered(&self, number: usize) -> Option<usize> {
        self.tables.iter().position(|table| table.number == number)
    }

    /// Whether somebody was there in this round: seated, not found missing, and not reported as one who did not play.
    #[must_use]
    pub fn was_attended_by(&self, entrant: EntrantId) -> bool {
        let missed =
            |result: &TableResult| result.seats.iter().any(|seat| seat.entrant == entrant && seat.counted.is_none());
        let at = self.table_of(entrant).filter(|_| !self.absent.contains(&entrant));
        at.is_some_and(|at| !self.results[at].as_ref().is_some_and(missed))
    }

    /// The table somebody sits at, by its place in the list.
    #[must_use]
    pub fn table_of(&self, entrant: EntrantId) -> Option<usize> {
        self.tables.iter().position(|table| table.seats.contains(&entrant))
    }
}

/// A tournament at a moment.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tournament {
    /// What it is.
    pub facts: Facts,
    /// The clubs that were registered with what they belong to.
    pub clubs: Vec<Club>,
    /// Which names of clubs are one.
    pub directory: ClubDirectory,
    /// The teams.
    pub teams: Vec<Team>,
    /// Everybody who entered, by number from 1.
    pub entrants: Vec<Entrant>,
    /// Who said whether they play the next round.
    pub roll_call: RollCall,
    /// The rounds drawn so far.
    pub rounds: Vec<Round>,
    /// Who renounced, from which stage on.
    pub renounced: BTreeSet<(usize, EntrantId)>,
    /// Dice cast between people or teams who tied, by their number.
    pub casts: Vec<Cast<u32>>,
    /// The sanctions imposed.
    pub ledger: Ledger,
    /// The days of its rounds, and special events.
    pub calendar: Calendar,
}

impl Tournament {
    /// An entrant.
    #[must_use]
    pub fn entrant(&self, id: EntrantId) -> Option<&Entrant> {
        self.entrants.get((id.0 as usize).checked_sub(1)?)
    }

    pub(super) fn entrant_mut(&mut self, id: EntrantId) -> Option<&mut Entrant> {
        self.entrants.get_mut((id.0 as usize).checked_sub(1)?)
    }

    /// A team.
    #[must_use]
    pub fn team(&self, id: TeamId) -> Option<&Team> {
        self.teams.get((id.0 as usize).checked_sub(1)?)
    }

    /// The name an entrant is shown by.
    #[must_use]
    pub fn name(&self, id: EntrantId) -> String {
        self.entrant(id).map_or_else(|| id.to_string(), |entrant| entrant.entry.person.full_name())
    }

    /// The name of a team, or of an entrant where people play for themselves.
    #[must_use]
    pub fn competitor_name(&self, who: u32) -> String {
        let team = self.team(TeamId(who)).map(|team| team.name.clone());
        team.unwrap_or_else(|| self.name(EntrantId(who)))
    }

    /// Those in the tournament who have not signed for its regulation (T2.13).
    #[must_use]
    pub fn unsigned(&self) -> Vec<EntrantId> {
        let open = |entrant: &&Entrant| entrant.status == Status::In && entrant.entry.accepted.is_none();
        self.entrants.iter().filter(open).map(|entrant| entrant.id).collect()
    }

    /// How many rounds somebody takes part in: those they sit in, and the next one unless they are at a table now.
    #[must_use]
    pub fn participations(&self, id: EntrantId) -> usize {
        let seated = self.rounds.iter().filter(|round| round.table_of(id).is_some()).count();
        let playing = self.rounds.last().is_some_and(|round| !round.is_complete() && round.table_of(id).is_some());
        seated + usize::from(!playing)
    }

    /// Whether somebody is expected at the next round before its roll is called: who was there in the one before, and who has
    /// entered since it was drawn. Nobody comes back by themselves.
    #[must_use]
    pub fn is_expected(&self, entrant: &Entrant) -> bool {
        let was_there = self.rounds.last().is_none_or(|round| round.was_attended_by(entrant.id));
        was_there || entrant.entered_after == self.rounds.len()
    }

    /// Whether somebody takes part in a stage: still in the tournament, and has not renounced it or one before.
    #[must_use]
    pub fn takes_part(&self, id: EntrantId, stage: usize) -> bool {
        let in_it = self.entrant(id).is_some_and(|entrant| entrant.status == Status::In);
        in_it && !self.renounced.iter().any(|&(from, who)| who == id && from <= stage)
    }
}

/// What a draw keeps apart, and how, from the names of a regulation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Wishes {
    pub(super) priorities: Vec<Priority>,
    pub(super) fives: Fives,
    /// Whether two of the host club at one table are a fault as two of any other: where visitors are kept apart they are not (T3.4).
    pub(super) host_counts: bool,
}
