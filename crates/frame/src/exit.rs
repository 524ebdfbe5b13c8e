//! Leaving a game.

/// The order in which players were eliminated.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
pub enum Exit {
    First,
    Second,
    Third,
    Fourth,
    Fifth,
    Sixth,
}

impl Exit {
    const ALL: [Self; 6] = [Self::First, Self::Second, Self::Third, Self::Fourth, Self::Fifth, Self::Sixth];

    /// The exit after this many others.
    #[must_use]
    pub fn after(others: usize) -> Self {
        Self::ALL[others.min(5)]
    }

    /// Its number, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The exit with this number.
    #[must_use]
    pub fn numbered(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|exit| exit.number() == number)
    }
}
