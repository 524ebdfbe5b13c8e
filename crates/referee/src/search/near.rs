//! How near two words are: a slip of the pen, a word broken off.

use super::vocabulary::Token;

/// A token a word may stand for, and how surely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Nearness {
    pub(super) token: Token,
    /// How many letters had to be changed.
    pub(super) distance: usize,
}

impl Nearness {
    /// A score as much lower as the word is farther off.
    pub(super) fn weigh(self, score: u32) -> u32 {
        match self.distance {
            0 => score,
            1 => score * 4 / 5,
            _ => score * 3 / 5,
        }
    }
}

/// How many letters of a word may be wrong.
pub(super) const fn tolerance(letters: usize) -> usize {
    match letters {
        0..=3 => 0,
        4..=7 => 1,
        _ => 2,
    }
}
