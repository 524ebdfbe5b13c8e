//! A part of many games, for several machines.

/// One part of several, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    part: u64,
    parts: u64,
}

impl Shard {
    /// The whole.
    pub const ALL: Self = Self { part: 1, parts: 1 };

    /// A part from 1 to `parts`, if it is one.
    #[must_use]
    pub const fn new(part: u64, parts: u64) -> Option<Self> {
        if part == 0 || part > parts { None } else { Some(Self { part, parts }) }
    }

    /// A part such as `2/5`.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (part, parts) = text.split_once('/')?;
        Self::new(part.parse().ok()?, parts.parse().ok()?)
    }

    /// The numbers of this part of `0..count`: the parts follow one another, so that what they write, put end to
    /// end, is what one run would have written.
    #[must_use]
    pub fn of(self, count: u64) -> std::ops::Range<u64> {
        let border = |part: u64| (u128::from(count) * u128::from(part) / u128::from(self.parts)) as u64;
        border(self.part - 1)..border(self.part)
    }
}

#[cfg(test)]
mod tests {
    use super::Shard;

    #[test]
    fn a_part_is_one_of_several() {
        assert_eq!(Shard::read("2/5"), Shard::new(2, 5));
        for bad in ["", "2", "0/3", "4/3", "a/b", "1/0", "-1/2", "1/2/3"] {
            assert_eq!(Shard::read(bad), None, "{bad}");
        }
    }

    #[test]
    fn shards_cover_every_game_once() {
        for (count, parts) in [(10, 3), (1, 4), (0, 2), (7, 7), (u64::MAX, 2)] {
            let ranges: Vec<_> = (1..=parts).map(|part| Shard { part, parts }.of(count)).collect();
            assert_eq!((ranges[0].start, ranges[ranges.len() - 1].end), (0, count));
            assert!(ranges.windows(2).all(|pair| pair[0].end == pair[1].start));
        }
        assert_eq!(Shard::new(2, 5).map(|shard| shard.of(10)), Some(2..4));
        assert_eq!((Shard::new(0, 3), Shard::new(4, 3), Shard::new(1, 0)), (None, None, None));
    }
}
