//! The calendar (T2.14): the days of the rounds, to which others they may be moved, special events.
//!
//! Days are only compared with each other: nothing here knows which one it is, and no round waits for its day.

use super::command::Event;
use super::decide::{Decided, one};
use super::model::{EntrantId, TeamId, Tournament};
use super::refusal::Refusal;
use super::rules::Rules;
use crate::day::Day;
use crate::standings::{Award, Special};
use regulation::Source;
use regulation::tournament::{Format, Postponed, Postponing, SpecialEvents, Stage};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The most rounds of a stage that has as many as it needs.
const MOST_ROUNDS: usize = 20;

/// A round of a stage, in the order in which they are played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Slot {
    /// The stage, by its place in the format.
    pub stage: usize,
    /// The round of that stage, from 1.
    pub round: usize,
}

/// When a round is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Planned {
    /// The day that was fixed.
    pub fixed: Day,
    /// The day it is played on.
    pub day: Day,
    /// What it was moved for.
    pub why: String,
}

/// The tournament that comes next.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NextTournament {
    /// Its name.
    pub name: String,
    /// The days of its rounds, in order.
    pub days: Vec<Day>,
}

/// Who has to agree that a round is moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Party {
    /// Those who play it.
    Players,
    /// The club that has the room.
    Club,
}

/// The calendar of a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Calendar {
    /// The days of the rounds, as far as they are fixed.
    pub days: BTreeMap<Slot, Planned>,
    /// The tournament that comes next, if it is known.
    pub next: Option<NextTournament>,
    /// Special events; those who had something from them are entrants or teams, by number.
    pub specials: Vec<Special<u32>>,
}

impl Calendar {
    /// Whether nothing is in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.days.is_empty() && self.next.is_none() && self.specials.is_empty()
    }

    pub(super) fn schedule(&mut self, slot: Slot, day: Day) {
        self.days.insert(slot, Planned { fixed: day, day, why: String::new() });
    }

    pub(super) fn postpone(&mut self, slot: Slot, day: Day, why: &str) {
        if let Some(planned) = self.days.get_mut(&slot) {
            planned.day = day;
            why.clone_into(&mut planned.why);
        }
    }

    pub(super) fn call(&mut self, special: &Special<u32>) {
        match self.specials.iter_mut().find(|known| known.name == special.name) {
            Some(known) => known.clone_from(special),
            None => self.specials.push(special.clone()),
        }
    }
}

/// Why the calendar does not allow something (T2.14).
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CalendarRefusal {
    /// The format has no such round.
    #[error("this format has no round {round} of '{stage}'")]
    NoSuchRound {
        /// The stage, as it was named.
        stage: String,
        /// The round, from 1.
        round: usize,
    },
    /// Its day is fixed already.
    #[error("its day is fixed already: {day}")]
    AlreadyScheduled {
        /// The day.
        day: Day,
    },
    /// Its day is not fixed yet.
    #[error("its day is not fixed yet")]
    NotScheduled,
    /// It has been played.
    #[error("it has been played")]
    RoundPlayed,
    /// The days would not be in the order of the rounds.
    #[error("round {round} of {stage} is on {day}: days follow each other as the rounds do")]
    OutOfOrder {
        /// The stage of the round in the way.
        stage: String,
        /// The round in the way.
        round: usize,
        /// Its day.
        day: Day,
    },
    /// The days of this stage are not moved.
    #[error("{fixed} is fixed and not moved")]
    FixedDay {
        /// The stage, by its place in the format.
        stage: usize,
        /// The day.
        fixed: Day,
    },
    /// This stage is only moved to a day before.
    #[error("{fixed} is the last day for it")]
    OnlyEarlier {
        /// The stage, by its place in the format.
        stage: usize,
        /// The day that was fixed.
        fixed: Day,
    },
    /// Later than it may be played.
    #[error("it is to be played by {deadline}")]
    PastDeadline {
        /// The stage, by its place in the format.
        stage: usize,
        /// The last day for it.
        deadline: Day,
    },
    /// Somebody has not agreed.
    #[error("{missing:?} did not agree")]
    NotAgreed {
        /// Those who are missing.
        missing: Party,
    },
    /// Nothing is said that it is moved for.
    #[error("nothing is said that it is moved for")]
    NoReason,
    /// The days of the next tournament are not in order, or too few.
    #[error("the next tournament has at least {least} days, one after the other")]
    NextDays {
        /// How many are needed.
        least: usize,
    },
    /// The next tournament would begin before this one is over.
    #[error("the next tournament begins on {next}, this one goes on until {last}")]
    Overlap {
        /// The last day that is fixed.
        last: Day,
        /// The first day of the next one.
        next: Day,
    },
    /// This format knows no special events.
    #[error("there are no special events in this format")]
    NoEvents,
    /// Not a day of the season.
    #[error("the season begins or ends on {border}")]
    OutsideSeason {
        /// Its first or last day.
        border: Day,
    },
    /// The finals are drawn by the standings as they were.
    #[error("the finals are drawn by the standings without it")]
    EventTooLate,
    /// Somebody has points twice.
    #[error("{who} has points twice")]
    AwardTwice {
        /// Who, an entrant or a team by number.
        who: u32,
    },
}

impl CalendarRefusal {
    /// The setting of a format that refuses.
    pub(super) fn source<'f>(&self, format: &'f Format) -> Option<&'f Source> {
        let terms = format.terms();
        match self {
            Self::FixedDay { stage, .. } | Self::OnlyEarlier { stage, .. } | Self::PastDeadline { stage, .. } => {
                format.stages.get(*stage).map(|stage| &stage.postponed().source)
            }
            Self::NotAgreed { .. } | Self::NoReason => Some(&terms.postponing.source),
            Self::NoEvents | Self::OutsideSeason { .. } | Self::EventTooLate | Self::AwardTwice { .. } => {
                Some(&terms.special_events.source)
            }
            Self::NoSuchRound { .. } => Some(&terms.stages.source),
            Self::AlreadyScheduled { .. } | Self::NotScheduled | Self::RoundPlayed | Self::OutOfOrder { .. } => {
                Some(&terms.postponing.source)
            }
            Self::NextDays { .. } | Self::Overlap { .. } => {
                let last = format.stages.last();
                last.map(|stage| &stage.postponed_round().source)
            }
        }
    }
}

/// A round with its day, and until when it may be moved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dated<'t> {
    /// The round.
    pub slot: Slot,
    /// Its day.
    pub planned: &'t Planned,
    /// The last day it may be played on; `None` where any will do.
    pub deadline: Option<Day>,
}

impl Rules {
    /// The calendar, round by round, with the last day for each.
    #[must_use]
    pub fn calendar<'t>(&self, tournament: &'t Tournament) -> Vec<Dated<'t>> {
        let next = tournament.calendar.next.as_ref();
        let dated = |(&slot, planned): (&Slot, &'t Planned)| {
            let deadline = self.stage(slot.stage).and_then(|stage| deadline(stage, planned.fixed, next));
            Dated { slot, planned, deadline }
        };
        tournament.calendar.days.iter().map(dated).collect()
    }

    pub(super) fn schedule(&self, tournament: &Tournament, stage: &str, round: usize, day: Day) -> Decided {
        let (slot, _) = self.round_named(stage, round)?;
        if let Some(planned) = tournament.calendar.days.get(&slot) {
            return Err(CalendarRefusal::AlreadyScheduled { day: planned.day }.into());
        }
        check_unplayed(tournament, slot)?;
        self.check_order(tournament, slot, day)?;
        let next = tournament.calendar.next.as_ref().and_then(|next| next.days.first());
        if let Some(&next) = next.filter(|next| day >= **next) {
            return Err(CalendarRefusal::Overlap { last: day, next }.into());
        }
        one(Event::Scheduled { slot, day })
    }

    pub(super) fn postpone(
        &self,
        tournament: &Tournament,
        (stage, round): (&str, usize),
        day: Day,
        why: &str,
        agreed: &[Party],
    ) -> Decided {
        let (slot, stage) = self.round_named(stage, round)?;
        let planned = tournament.calendar.days.get(&slot).ok_or(CalendarRefusal::NotScheduled)?;
        check_unplayed(tournament, slot)?;
        check_until(stage, slot, planned.fixed, day, tournament.calendar.next.as_ref())?;
        self.check_agreed(why, agreed)?;
        self.check_order(tournament, slot, day)?;
        one(Event::Postponed { slot, day, why: why.trim().to_owned() })
    }

    pub(super) fn name_next(&self, tournament: &Tournament, next: &NextTournament) -> Decided {
        if next.name.trim().is_empty() {
            return Err(Refusal::Nameless);
        }
        let needed = self.format.stages.iter().filter_map(|stage| stage.postponed_round().get());
        let least = usize::from(needed.max().unwrap_or(1));
        let Some(&first) =
            next.days.first().filter(|_| next.days.len() >= least && next.days.is_sorted_by(|a, b| a < b))
        else {
            return Err(CalendarRefusal::NextDays { least }.into());
        };
        let days = &tournament.calendar.days;
        if let Some(last) = days.values().map(|planned| planned.fixed).max().filter(|last| *last >= first) {
            return Err(CalendarRefusal::Overlap { last, next: first }.into());
        }
        for (&slot, planned) in days.iter().filter(|(_, planned)| planned.day != planned.fixed) {
            let stage = self.stage(slot.stage).ok_or(Refusal::Over)?;
            check_until(stage, slot, planned.fixed, planned.day, Some(next))?;
        }
        one(Event::NextNamed { next: next.clone() })
    }

    pub(super) fn call_event(&self, tournament: &Tournament, name: &str, day: Day, points: &[Award<u32>]) -> Decided {
        match *self.format.terms().special_events {
            SpecialEvents::Nothing => return Err(CalendarRefusal::NoEvents.into()),
            SpecialEvents::OnTop => {}
        }
        if name.trim().is_empty() {
            return Err(Refusal::Nameless);
        }
        if tournament.rounds.len() > self.games_drawn(tournament) {
            return Err(CalendarRefusal::EventTooLate.into());
        }
        self.check_season(tournament, day)?;
        self.check_awards(tournament, points)?;
        let after = tournament.rounds.len();
        let special = Special { name: name.trim().to_owned(), day, after, points: points.to_vec() };
        one(Event::EventCalled { special })
    }

    /// The round of this name.
    fn round_named(&self, id: &str, round: usize) -> Result<(Slot, &Stage), CalendarRefusal> {
        let found = self.format.stages.iter().position(|stage| stage.id == id);
        let slot = found.map(|stage| (Slot { stage, round }, &self.format.stages[stage]));
        let fits = |stage: &Stage| match (stage.games(), stage.knock_out()) {
            (Some(games), _) => usize::from(*games.rounds),
            (None, Some(_)) => MOST_ROUNDS,
            (None, None) => 1,
        };
        slot.filter(|(_, stage)| (1..=fits(stage)).contains(&round))
            .ok_or_else(|| CalendarRefusal::NoSuchRound { stage: id.to_owned(), round })
    }

    /// Days follow each other as the rounds do; several rounds may be on one day.
    fn check_order(&self, tournament: &Tournament, slot: Slot, day: Day) -> Result<(), CalendarRefusal> {
        let in_the_way = |other: Slot, planned: Day| (other < slot && planned > day) || (other > slot && planned < day);
        let days = tournament.calendar.days.iter().map(|(&other, planned)| (other, planned.day));
        match days.filter(|&(other, _)| other != slot).find(|&(other, planned)| in_the_way(other, planned)) {
            None => Ok(()),
            Some((Slot { stage, round }, day)) => {
                let stage = self.stage(stage).map(|stage| stage.id.clone()).unwrap_or_default();
                Err(CalendarRefusal::OutOfOrder { stage, round, day })
            }
        }
    }

    fn check_agreed(&self, why: &str, agreed: &[Party]) -> Result<(), CalendarRefusal> {
        match *self.format.terms().postponing {
            Postponing::Organiser => return Ok(()),
            Postponing::Agreed => {}
        }
        if let Some(missing) = [Party::Players, Party::Club].into_iter().find(|party| !agreed.contains(party)) {
            return Err(CalendarRefusal::NotAgreed { missing });
        }
        if why.trim().is_empty() { Err(CalendarRefusal::NoReason) } else { Ok(()) }
    }

    /// From the first of the games everybody plays to the first of the finals, as far as their days are fixed.
    fn check_season(&self, tournament: &Tournament, day: Day) -> Result<(), CalendarRefusal> {
        let days = &tournament.calendar.days;
        let first = days.get(&Slot { stage: 0, round: 1 }).map(|planned| planned.day);
        let finals = |slot: &Slot| self.stage(slot.stage).is_some_and(|stage| stage.games().is_none());
        let last = days.iter().find(|(slot, _)| finals(slot)).map(|(_, planned)| planned.day);
        let border = first.filter(|first| day < *first).or_else(|| last.filter(|last| day > *last));
        border.map_or(Ok(()), |border| Err(CalendarRefusal::OutsideSeason { border }))
    }

    fn check_awards(&self, tournament: &Tournament, points: &[Award<u32>]) -> Result<(), Refusal> {
        for (at, &Award { who, .. }) in points.iter().enumerate() {
            if self.format.has_teams() && tournament.team(TeamId(who)).is_none() {
                return Err(Refusal::Team);
            }
            if !self.format.has_teams() && tournament.entrant(EntrantId(who)).is_none() {
                return Err(Refusal::Unknown(EntrantId(who)));
            }
            if points[..at].iter().any(|before| before.who == who) {
                return Err(CalendarRefusal::AwardTwice { who }.into());
            }
        }
        Ok(())
    }
}

/// The last day a round may be moved to: the text's words of genova-53 §2 for a final.
fn deadline(stage: &Stage, fixed: Day, next: Option<&NextTournament>) -> Option<Day> {
    match **stage.postponed() {
        Postponed::Fixed | Postponed::Earlier => Some(fixed),
        Postponed::Anytime => None,
        Postponed::NextTournament => {
            let round = stage.postponed_round().get().map_or(1, usize::from);
            // Without another tournament that begins in the same year this is the year's last one.
            let same_year = |next: &&NextTournament| next.days.first().is_some_and(|day| day.year() == fixed.year());
            let day = next.filter(same_year).and_then(|next| next.days.get(round.wrapping_sub(1))).copied();
            Some(day.unwrap_or_else(|| Day::last_of(fixed.year())))
        }
    }
}

fn check_until(
    stage: &Stage,
    slot: Slot,
    fixed: Day,
    day: Day,
    next: Option<&NextTournament>,
) -> Result<(), CalendarRefusal> {
    let past = deadline(stage, fixed, next).filter(|deadline| day > *deadline);
    let stage_at = slot.stage;
    match (**stage.postponed(), past) {
        (Postponed::Fixed, _) if day != fixed => Err(CalendarRefusal::FixedDay { stage: stage_at, fixed }),
        (Postponed::Earlier, Some(_)) => Err(CalendarRefusal::OnlyEarlier { stage: stage_at, fixed }),
        (Postponed::NextTournament, Some(deadline)) => Err(CalendarRefusal::PastDeadline { stage: stage_at, deadline }),
        (Postponed::Fixed | Postponed::Anytime, _) | (Postponed::Earlier | Postponed::NextTournament, None) => Ok(()),
    }
}

/// A round that has a result is played; one that is only drawn can still be moved.
fn check_unplayed(tournament: &Tournament, slot: Slot) -> Result<(), CalendarRefusal> {
    let mut of_stage = tournament.rounds.iter().filter(|round| round.stage == slot.stage);
    let round = slot.round.checked_sub(1).and_then(|at| of_stage.nth(at));
    let played = round.is_some_and(|round| round.results.iter().any(Option::is_some));
    if played { Err(CalendarRefusal::RoundPlayed) } else { Ok(()) }
}
