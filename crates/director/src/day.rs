//! Days of the calendar: a year, a month, a day of it. There is no clock here: which day it is today nobody asks.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A day that exists, written year-month-day: `2026-05-14`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Day(Date);

/// A text that is not a day.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{0}' is not a day: expected one that exists, as year-month-day: 2026-05-14")]
pub struct NotADay(pub String);

impl Day {
    /// Reads a day. A thirtieth of February is none.
    pub fn parse(text: &str) -> Result<Self, NotADay> {
        Self::read(text).ok_or_else(|| NotADay(text.to_owned()))
    }

    fn read(text: &str) -> Option<Self> {
        let mut parts = text.split('-');
        let mut number = |digits: usize| {
            let part = parts.next().filter(|part| part.len() == digits && part.bytes().all(|b| b.is_ascii_digit()));
            part.and_then(|part| part.parse::<i16>().ok())
        };
        let (year, month, day) = (number(4)?, number(2)? as i8, number(2)? as i8);
        let date = Date::new(year, month, day).ok().filter(|_| year > 0)?;
        parts.next().is_none().then_some(Self(date))
    }

    /// The last day of a year, of those a day can have: 1 to 9999.
    #[must_use]
    pub fn last_of(year: u16) -> Self {
        let year = i16::try_from(year).unwrap_or(i16::MAX).clamp(1, 9999);
        Self(jiff::civil::date(year, 12, 31))
    }

    /// The year.
    #[must_use]
    pub fn year(self) -> u16 {
        self.0.year().unsigned_abs()
    }

    /// The month, from 1.
    #[must_use]
    pub fn month(self) -> u8 {
        self.0.month().unsigned_abs()
    }

    /// The day of the month, from 1.
    #[must_use]
    pub fn day(self) -> u8 {
        self.0.day().unsigned_abs()
    }

    /// The day of the week, Monday being 1 and Sunday 7.
    #[must_use]
    pub fn weekday(self) -> u8 {
        self.0.weekday().to_monday_one_offset().unsigned_abs()
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year(), self.month(), self.day())
    }
}

impl From<Day> for String {
    fn from(day: Day) -> Self {
        day.to_string()
    }
}

impl TryFrom<String> for Day {
    type Error = NotADay;

    fn try_from(text: String) -> Result<Self, NotADay> {
        Self::parse(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_that_exist_are_read_and_written_back() {
        for text in ["2026-05-14", "2024-02-29", "2000-02-29", "2026-12-31", "0001-01-01"] {
            assert_eq!(Day::parse(text).map(|day| day.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn others_are_not_days() {
        let wrong = ["2026-02-30", "2026-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00"];
        let shapes = ["", "2026", "2026-5-14", "14-05-2026", "2026-05-14-", "2026/05/14", "+026-05-14", "giovedì"];
        for text in wrong.into_iter().chain(shapes) {
            assert_eq!(Day::parse(text), Err(NotADay(text.to_owned())));
        }
    }

    #[test]
    fn days_of_the_week() {
        for (text, weekday) in [("2026-05-14", 4), ("2024-02-29", 4), ("2000-01-01", 6), ("2027-02-28", 7)] {
            assert_eq!(Day::parse(text).map(Day::weekday), Ok(weekday), "{text}");
        }
    }

    #[test]
    fn days_follow_each_other() {
        let days: Vec<_> = ["2025-12-31", "2026-01-01", "2026-01-31", "2026-02-01"].map(Day::parse).into();
        assert!(days.windows(2).all(|pair| pair[0].as_ref().ok() < pair[1].as_ref().ok()));
        assert_eq!(Day::last_of(2026).to_string(), "2026-12-31");
    }
}
