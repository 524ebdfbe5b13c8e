//! Values on the command line that are more than a word, and what is wrong with those that cannot be read.

use director::day::Day;
use rules::Seat;
use std::fmt;
use words::{Lang, Words, id};

/// A value that cannot be read: what was expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Misread {
    /// A number from the first to the second.
    Number(u64, u64),
    /// A part such as `2/5`.
    Shard,
    /// A seat, A to F.
    Seat,
    /// A language.
    Lang,
    /// A day.
    Day,
}

impl Misread {
    /// The same in the reader's language, with the value that was found.
    pub(crate) fn in_words(self, found: &str, words: Words) -> String {
        let known = |id, list: &str| words.say_with(id, &[("found", found.into()), ("known", list.into())]);
        match self {
            Self::Number(least, most) => {
                let (least, most) = (least.to_string(), most.to_string());
                let values = [("found", found.into()), ("least", least.into()), ("most", most.into())];
                words.say_with(id::ERROR_NOT_A_NUMBER, &values)
            }
            Self::Shard => words.say_with(id::ERROR_BAD_SHARD, &[("found", found.into())]),
            Self::Seat => known(id::ERROR_UNKNOWN_SEAT, "A, B, C, D, E, F"),
            Self::Lang => known(id::ERROR_UNKNOWN_LANGUAGE, "it, en"),
            Self::Day => words.say_with(id::ERROR_NOT_A_DAY, &[("found", found.into())]),
        }
    }
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(least, most) => write!(f, "expected a number from {least} to {most}"),
            Self::Shard => f.write_str("expected I/N"),
            Self::Seat => f.write_str("expected a seat, A to F"),
            Self::Lang => f.write_str("expected it or en"),
            Self::Day => f.write_str("expected year-month-day"),
        }
    }
}

impl std::error::Error for Misread {}

/// A number within bounds.
pub(crate) fn number<T: TryFrom<u64>, const LEAST: u64, const MOST: u64>(text: &str) -> Result<T, Misread> {
    let number = text.parse::<u64>().ok().filter(|number| (LEAST..=MOST).contains(number));
    number.and_then(|number| T::try_from(number).ok()).ok_or(Misread::Number(LEAST, MOST))
}

/// Armies of one side of a battle. How many make a battle, and why, is for the odds to say.
pub(crate) fn armies<const LEAST: u64>(text: &str) -> Result<u32, Misread> {
    text.parse().map_err(|_| Misread::Number(LEAST, odds::MAX_ARMIES.into()))
}

/// A seat's letter, large or small.
pub(crate) fn seat(text: &str) -> Result<Seat, Misread> {
    let mut letters = text.chars();
    let seat = letters.next().and_then(|letter| Seat::from_letter(letter.to_ascii_uppercase()));
    seat.filter(|_| letters.next().is_none()).ok_or(Misread::Seat)
}

/// A language's code.
pub(crate) fn lang(text: &str) -> Result<Lang, Misread> {
    Lang::parse(text).ok_or(Misread::Lang)
}

/// A day that exists.
pub(crate) fn day(text: &str) -> Result<Day, Misread> {
    Day::parse(text).map_err(|_| Misread::Day)
}

/// One part of several, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shard {
    part: u64,
    parts: u64,
}

impl Shard {
    /// The whole.
    pub(crate) const ALL: Self = Self { part: 1, parts: 1 };

    /// The numbers of this part of `0..count`: the parts follow one another, so that what they write, put end to
    /// end, is what one run would have written.
    pub(crate) fn of(self, count: u64) -> std::ops::Range<u64> {
        let border = |part: u64| (u128::from(count) * u128::from(part) / u128::from(self.parts)) as u64;
        border(self.part - 1)..border(self.part)
    }
}

/// A part such as `2/5`.
pub(crate) fn shard(text: &str) -> Result<Shard, Misread> {
    let (part, parts) = text.split_once('/').ok_or(Misread::Shard)?;
    let (part, parts) = (part.parse().map_err(|_| Misread::Shard)?, parts.parse().map_err(|_| Misread::Shard)?);
    if part == 0 || part > parts { Err(Misread::Shard) } else { Ok(Shard { part, parts }) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_cover_every_game_once() {
        for (count, parts) in [(10, 3), (1, 4), (0, 2), (7, 7), (u64::MAX, 2)] {
            let ranges: Vec<_> = (1..=parts).map(|part| Shard { part, parts }.of(count)).collect();
            assert_eq!((ranges[0].start, ranges[ranges.len() - 1].end), (0, count));
            assert!(ranges.windows(2).all(|pair| pair[0].end == pair[1].start));
        }
        assert_eq!(shard("2/5").map(|shard| shard.of(10)), Ok(2..4));
        for bad in ["", "2", "0/3", "4/3", "a/b", "1/0", "-1/2", "1/2/3"] {
            assert_eq!(shard(bad), Err(Misread::Shard), "{bad}");
        }
    }

    #[test]
    fn numbers_stay_within_bounds() {
        assert_eq!(number::<usize, 2, 6>("4"), Ok(4));
        for bad in ["", "1", "7", "x", "-3", "4.0", "99999999999999999999"] {
            assert_eq!(number::<usize, 2, 6>(bad), Err(Misread::Number(2, 6)), "{bad}");
        }
    }

    #[test]
    fn seats_have_one_letter() {
        assert_eq!((seat("B"), seat("f")), (Ok(Seat::B), Ok(Seat::F)));
        assert_eq!((seat("G"), seat("AB"), seat("")), (Err(Misread::Seat), Err(Misread::Seat), Err(Misread::Seat)));
    }
}
