//! Three parts of the seed space that never meet: what is tuned on one and selected on another is judged on a third.

/// What a match is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seeds {
    /// To look for better numbers of a bot.
    Tune,
    /// To choose between several that were found.
    Select,
    /// To say how good the chosen one is.
    Judge,
}

impl Seeds {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Tune, Self::Select, Self::Judge];

    /// The largest seed that may be asked for.
    pub const SEED_MAX: u64 = (1 << 62) - 1;

    /// The name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tune => "tune",
            Self::Select => "select",
            Self::Judge => "judge",
        }
    }

    /// The one of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|seeds| seeds.name() == name)
    }

    /// The seed of the generator. Its two highest bits say what it is for; `00` is left to whoever simulates with small seeds.
    pub(crate) const fn seed(self, asked: u64) -> u64 {
        let part = match self {
            Self::Tune => 1,
            Self::Select => 2,
            Self::Judge => 3,
        };
        part << 62 | asked & Self::SEED_MAX
    }
}

#[cfg(test)]
mod tests {
    use super::Seeds;

    #[test]
    fn the_parts_never_meet() {
        let ranges = Seeds::ALL.map(|seeds| (seeds.seed(0), seeds.seed(Seeds::SEED_MAX)));
        assert!(ranges[0].0 > Seeds::SEED_MAX, "small seeds are nobody's");
        assert!(ranges.windows(2).all(|pair| pair[0].1 < pair[1].0) && ranges[2].1 == u64::MAX, "{ranges:?}");
        assert!(Seeds::ALL.into_iter().all(|seeds| Seeds::named(seeds.name()) == Some(seeds)));
    }
}
