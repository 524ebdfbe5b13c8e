//! Whether somebody is of age (T2.12): as the list says, and as the date of birth does.
//!
//! There is no clock here: a date of birth says something only where the tournament has a date.

use super::model::{Age, Entry, Facts};

/// The year one comes of age, from birth.
const OF_AGE: u16 = 18;

/// Year, month, day: in this order they compare as days do.
type Day = (u16, u8, u8);

/// How old somebody counts as: who is not eighteen on the first day is a minor, whatever else is said.
pub(super) fn of(entry: &Entry, facts: &Facts) -> Age {
    let born = entry.person.birth.as_deref().and_then(day);
    let minor = match (born, facts.dates.first().and_then(|date| day(date))) {
        (Some((year, month, day)), Some(first)) => (year + OF_AGE, month, day) > first,
        (Some(_), None) | (None, _) => false,
    };
    match (minor, entry.age) {
        (true, Age::Adult) => Age::Minor,
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
