//! Wins, which may be shared.

/// A win in the smallest unit: it can be shared by up to six.
pub(crate) const WIN_SHARES: u64 = 60;

/// A number of wins, in the smallest unit; ties leave fractions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Wins(pub(crate) u64);

impl Wins {
    /// The number, if it is whole.
    fn whole(self) -> Option<u64> {
        self.0.is_multiple_of(WIN_SHARES).then_some(self.0 / WIN_SHARES)
    }

    /// As a fraction.
    pub(crate) fn number(self) -> f64 {
        self.0 as f64 / WIN_SHARES as f64
    }
}

impl serde::Serialize for Wins {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.whole() {
            Some(whole) => serializer.serialize_u64(whole),
            None => serializer.serialize_f64(self.number()),
        }
    }
}

impl std::fmt::Display for Wins {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.whole() {
            Some(whole) => write!(f, "{whole}"),
            None => write!(f, "{:.2}", self.number()),
        }
    }
}
