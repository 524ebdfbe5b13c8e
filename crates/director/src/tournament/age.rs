//! Whether somebody is of age (T2.12): as the list says, and as the date of birth does.
//!
//! There is no clock here: a date of birth says something only where the tournament has a date.

use super::command::Event;
use super::decide::{Decided, one};
use super::model::{Age, Entrant, EntrantId, Entry, Facts, Status, Tournament};
use super::refusal::Refusal;
use super::rules::Rules;
use regulation::tournament::Ages;

/// The year one comes of age, from birth.
const OF_AGE: u16 = 18;

/// Year, month, day: in this order they compare as days do.
type Day = (u16, u8, u8);

impl Rules {
    /// Those in the tournament of whom it is not known whether they are old enough, where that matters: their entry is kept, and
    /// the organiser declares their age.
    #[must_use]
    pub fn undeclared_ages(&self, tournament: &Tournament) -> Vec<EntrantId> {
        let is_open = |entrant: &&Entrant| {
            entrant.status == Status::In && of(&entrant.entry, &tournament.facts) == Age::Undeclared
        };
        let asked = self.ages() != Ages::Anybody;
        tournament.entrants.iter().filter(|entrant| asked && is_open(entrant)).map(|entrant| entrant.id).collect()
    }

    /// T2.12: whether somebody is old enough, as far as it is known.
    pub(super) fn check_age(&self, tournament: &Tournament, entry: &Entry) -> Result<(), Refusal> {
        match (self.ages(), of(entry, &tournament.facts)) {
            (Ages::Anybody, _) | (_, Age::Adult | Age::Undeclared) => Ok(()),
            (Ages::AdultsOrWaiver, Age::MinorWithWaiver) => Ok(()),
            (Ages::AdultsOrWaiver, Age::Minor) => Err(Refusal::MinorWithoutWaiver),
            (Ages::Adults, Age::Minor | Age::MinorWithWaiver) => Err(Refusal::Minor),
        }
    }

    pub(super) fn declare_ages(&self, tournament: &Tournament, players: &[EntrantId], age: Age) -> Decided {
        if players.is_empty() {
            return Err(Refusal::Nobody);
        }
        for &id in players {
            let entrant = tournament.entrant(id).ok_or(Refusal::Unknown(id))?;
            self.check_age(tournament, &Entry { age, ..entrant.entry.clone() })?;
        }
        one(Event::AgesDeclared { players: players.to_vec(), age })
    }

    fn ages(&self) -> Ages {
        self.regulation.tournament.as_ref().map_or(Ages::Anybody, |tournament| *tournament.entry().ages)
    }
}

/// How old somebody counts as: who is not eighteen on the first day is a minor, whatever else is said.
fn of(entry: &Entry, facts: &Facts) -> Age {
    let born = entry.person.birth.as_deref().and_then(day);
    let first = facts.dates.first().and_then(|date| day(date));
    let minor = born.zip(first).map(|((year, month, day), first)| (year + OF_AGE, month, day) > first);
    match (minor, entry.age) {
        (Some(true), Age::Adult | Age::Undeclared) => Age::Minor,
        (Some(false), Age::Undeclared) => Age::Adult,
        (_, age) => age,
    }
}

/// A date as year-month-day, with or without an hour behind it.
fn day(text: &str) -> Option<Day> {
    let date = text.trim().split(['T', ' ']).next()?;
    let mut parts = date.split('-');
    let day = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    let (year, month, date): Day = day;
    (parts.next().is_none() && (1..=12).contains(&month) && (1..=31).contains(&date) && year < 9999).then_some(day)
}
