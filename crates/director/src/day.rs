//! Days of the calendar: a year, a month, a day of it. There is no clock here: which day it is today nobody asks.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A day that exists, written year-month-day: `2026-05-14`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Day {
    year: u16,
    month: u8,
    day: u8,
}

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
            part.and_then(|part| part.parse::<u16>().ok())
        };
        let (year, month, day) = (number(4)?, number(2)? as u8, number(2)? as u8);
        let exists = year > 0 && (1..=length(year, month)).contains(&day);
        (exists && parts.next().is_none()).then_some(Self { year, month, day })
    }

    /// The last day of a year.
    #[must_use]
    pub const fn last_of(year: u16) -> Self {
        Self { year, month: 12, day: 31 }
    }

    /// The year.
    #[must_use]
    pub const fn year(self) -> u16 {
        self.year
    }

    /// The month, from 1.
    #[must_use]
    pub const fn month(self) -> u8 {
        self.month
    }

    /// The day of the month, from 1.
    #[must_use]
    pub const fn day(self) -> u8 {
        self.day
    }

    /// The day of the week, Monday being 1 and Sunday 7.
    #[must_use]
    pub fn weekday(self) -> u8 {
        // How far each month's first day is from January's, of a year that begins in March.
        const SHIFTS: [u16; 12] = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];
        let year = self.year - u16::from(self.month < 3);
        let days = year + year / 4 - year / 100 + year / 400;
        let sunday_first = (days + SHIFTS[usize::from(self.month) - 1] + u16::from(self.day)) % 7;
        if sunday_first == 0 { 7 } else { sunday_first as u8 }
    }
}

/// How many days a month has; a month that does not exist has none.
const fn length(year: u16, month: u8) -> u8 {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        2 if leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        _ => 0,
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
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
