//! Scores that fall off exponentially with the place: a × (base + tables) × class × k, with k = e^(−place / decay), and 1 for
//! the winner. All constants are in a file; all arithmetic is in whole numbers.

use super::{Placing, Ranking, Score};
use crate::points::TournamentPoints;
use serde::Deserialize;
use std::collections::BTreeMap;

/// One, in the fixed point of k: eighteen digits.
const ONE: u128 = 1_000_000_000_000_000_000;
/// Thousandths, in which everything else is written.
const DECIMALS: u8 = 3;
const THOUSAND: u128 = 1_000;

/// The constants of a ranking.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exponential {
    winner: u128,
    others: u128,
    base: u128,
    /// e^(−1 / decay), in the fixed point.
    root: u128,
    least_tables: usize,
    classes: BTreeMap<String, Class>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Class {
    /// By rounds from 1, in thousandths; the last for more.
    weights: Vec<u128>,
    kept: usize,
}

/// Why a file holds no constants.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadConstants {
    /// Not such a file at all.
    #[error("{0}")]
    Unreadable(String),
    /// A number that is none, or is out of range.
    #[error("{key}: '{found}' is not a number from 0 to 1000 with at most three decimals")]
    Number {
        /// The key under which it stands.
        key: String,
        /// What stands there.
        found: String,
    },
    /// A constant of 0, or too large.
    #[error("{key}: has to be from 1 to 1000000")]
    Range {
        /// The key under which it stands.
        key: &'static str,
    },
    /// A class with no weight, or with two.
    #[error("classes.{class}: either weight or weight_by_rounds")]
    Weight {
        /// The class.
        class: String,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    winner: String,
    others: String,
    base: u32,
    decay: u32,
    least_tables: usize,
    classes: BTreeMap<String, FileClass>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileClass {
    weight: Option<String>,
    weight_by_rounds: Option<Vec<String>>,
    kept: usize,
}

impl Exponential {
    /// The constants the program comes with.
    pub fn embedded() -> Result<Self, BadConstants> {
        Self::read(include_str!("../../../../data/national.toml"))
    }

    /// Constants as a file has them.
    pub fn read(text: &str) -> Result<Self, BadConstants> {
        let file: File = toml::from_str(text).map_err(|error| BadConstants::Unreadable(error.message().to_owned()))?;
        let in_range = |key, number: u32| match number {
            1..=1_000_000 => Ok(u128::from(number)),
            _ => Err(BadConstants::Range { key }),
        };
        let class = |(name, class): (String, FileClass)| Ok((name.clone(), Class::new(&name, class)?));
        Ok(Self {
            winner: number("winner", &file.winner)?,
            others: number("others", &file.others)?,
            base: in_range("base", file.base)?,
            root: root(in_range("decay", file.decay)?),
            least_tables: file.least_tables,
            classes: file.classes.into_iter().map(class).collect::<Result<_, _>>()?,
        })
    }

    /// e^(−place / decay) with eighteen digits, but for the last few.
    #[must_use]
    pub fn decayed(&self, place: usize) -> u128 {
        let (mut power, mut base, mut left) = (ONE, self.root, place);
        while left > 0 {
            if left % 2 == 1 {
                power = times(power, base);
            }
            base = times(base, base);
            left /= 2;
        }
        power
    }
}

impl Class {
    fn new(name: &str, class: FileClass) -> Result<Self, BadConstants> {
        let weights = match (class.weight, class.weight_by_rounds) {
            (Some(weight), None) => vec![weight],
            (None, Some(weights)) if !weights.is_empty() => weights,
            (Some(_) | None, Some(_) | None) => return Err(BadConstants::Weight { class: name.to_owned() }),
        };
        let weights = weights.iter().map(|weight| number(&format!("classes.{name}"), weight));
        Ok(Self { weights: weights.collect::<Result<_, _>>()?, kept: class.kept })
    }

    fn weight(&self, rounds: usize) -> u128 {
        self.weights[rounds.clamp(1, self.weights.len()) - 1]
    }
}

impl Ranking for Exponential {
    fn classes(&self) -> Vec<&str> {
        self.classes.keys().map(String::as_str).collect()
    }

    fn least_tables(&self) -> usize {
        self.least_tables
    }

    fn kept(&self, class: &str) -> usize {
        self.classes.get(class).map_or(0, |class| class.kept)
    }

    fn score(&self, placing: Placing<'_>) -> Score {
        let weight = self.classes.get(placing.class).map_or(0, |class| class.weight(placing.rounds));
        let (a, k) = if placing.place == 1 { (self.winner, ONE) } else { (self.others, self.decayed(placing.place)) };
        // a and the class are thousandths and so is the score: a thousand and the fixed point are to be divided out.
        let product = a * (self.base + placing.tables as u128) * weight * k;
        TournamentPoints(nearest(product, THOUSAND * ONE) as i64)
    }
}

/// A number of the file, in thousandths.
fn number(key: &str, text: &str) -> Result<u128, BadConstants> {
    let parsed = TournamentPoints::parse(text, DECIMALS).and_then(|parts| u128::try_from(parts.0).ok());
    let bad = || BadConstants::Number { key: key.to_owned(), found: text.to_owned() };
    parsed.filter(|&parts| parts <= 1000 * THOUSAND).ok_or_else(bad)
}

/// e^(−1 / decay): the series 1 − x + x²/2 − x³/6 …, in thirty-six digits, then rounded to eighteen.
fn root(decay: u128) -> u128 {
    let (mut sum, mut term, mut number) = (ONE * ONE, ONE * ONE, 0);
    while term > 0 {
        number += 1;
        term /= decay * number;
        if number % 2 == 1 { sum -= term } else { sum += term }
    }
    nearest(sum, ONE)
}

const fn times(a: u128, b: u128) -> u128 {
    nearest(a * b, ONE)
}

const fn nearest(product: u128, under: u128) -> u128 {
    (product + under / 2) / under
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The digits of e^(−1/20), e^(−1/10), e^(−1), e^(−5) as any table has them.
    #[test]
    fn powers_have_the_known_digits() {
        let ranking = Exponential::embedded().expect("our own file");
        let known = [
            (0, 1_000_000_000_000_000_000),
            (1, 951_229_424_500_714_009),
            (2, 904_837_418_035_959_573),
            (20, 367_879_441_171_442_322),
            (100, 6_737_946_999_085_467),
            (2000, 0),
        ];
        for (place, digits) in known {
            let off = ranking.decayed(place).abs_diff(digits);
            assert!(off <= 12, "place {place}: off by {off}");
        }
        assert_eq!(root(20), 951_229_424_500_714_009);
        assert_eq!(root(1), 367_879_441_171_442_322);
    }

    #[test]
    fn faults_of_a_file_are_told() {
        let good = include_str!("../../../../data/national.toml");
        let wrong = [
            ("winner = \"1.2\"", "winner = \"1,2x\"", "winner: '1,2x'"),
            ("winner = \"1.2\"", "winner = 1.2", "invalid type"),
            ("decay = 20", "decay = 0", "decay: has to be"),
            ("weight = \"5\"", "", "classes.national: either"),
            ("least_tables = 6", "fewest_tables = 6", "unknown field"),
        ];
        for (old, new, told) in wrong {
            let error = Exponential::read(&good.replacen(old, new, 1)).expect_err(new);
            assert!(error.to_string().contains(told), "{error}");
        }
    }
}
