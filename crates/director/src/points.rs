//! Points, in whole numbers: those counted at a table, and those of the tournament in the smallest part its method writes.

use serde::{Deserialize, Serialize};
use std::iter::Sum;
use std::ops::{Add, Sub};

/// Points counted at a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TablePoints(pub u16);

impl TablePoints {
    /// What is left after taking some, never less than nothing (T1.8).
    #[must_use]
    pub const fn less(self, taken: u16) -> Self {
        Self(self.0.saturating_sub(taken))
    }
}

/// Points of a tournament, in the smallest part its scoring method writes: thousandths, hundredths, ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TournamentPoints(pub i64);

impl TournamentPoints {
    /// As they are written, with so many digits behind the point: `1.048`.
    #[must_use]
    pub fn written(self, decimals: u8) -> String {
        let part = 10_u64.pow(decimals.into());
        let (sign, size) = (if self.0 < 0 { "-" } else { "" }, self.0.unsigned_abs());
        match decimals {
            0 => format!("{sign}{size}"),
            _ => format!("{sign}{}.{:0width$}", size / part, size % part, width = decimals.into()),
        }
    }

    /// Reads what [`Self::written`] writes; fewer digits behind the point are allowed, more are not.
    #[must_use]
    pub fn parse(text: &str, decimals: u8) -> Option<Self> {
        let (sign, digits) = text.strip_prefix('-').map_or((1, text), |rest| (-1, rest));
        let (whole, part) = digits.split_once(['.', ',']).unwrap_or((digits, ""));
        let width = usize::from(decimals);
        let numeric = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if whole.is_empty() || part.len() > width || !numeric(whole) || !numeric(part) {
            return None;
        }
        format!("{whole}{part:0<width$}").parse::<i64>().ok().map(|size| Self(sign * size))
    }
}

impl Add for TournamentPoints {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for TournamentPoints {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Sum for TournamentPoints {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::default(), Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_and_read_back() {
        for (parts, decimals, text) in
            [(1048, 3, "1.048"), (23, 3, "0.023"), (98, 0, "98"), (15_375, 2, "153.75"), (-5, 1, "-0.5")]
        {
            assert_eq!(TournamentPoints(parts).written(decimals), text);
            assert_eq!(TournamentPoints::parse(text, decimals), Some(TournamentPoints(parts)));
        }
        assert_eq!(TournamentPoints::parse("1,1", 3), Some(TournamentPoints(1100)));
        for wrong in ["", ".", "1.2345", "1e3", "--1", "x"] {
            assert_eq!(TournamentPoints::parse(wrong, 3), None, "{wrong}");
        }
    }
}
