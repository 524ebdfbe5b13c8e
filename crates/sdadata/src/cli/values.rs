//! Values on the command line that are more than a word, and what is wrong with those that cannot be read.

use arena::simulate::Shard;
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

/// A part such as `2/5`.
pub(crate) fn shard(text: &str) -> Result<Shard, Misread> {
    Shard::read(text).ok_or(Misread::Shard)
}

#[cfg(test)]
mod tests {
    use super::*;

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
