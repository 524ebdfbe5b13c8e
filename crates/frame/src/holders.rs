//! Who holds what, for up to 64 things and eight holders, in three words: bit `n` of the three planes spells
//! the number of the holder of thing `n`. Everything one holder has is three operations away.

/// A partition of up to 64 things among eight holders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holders {
    planes: [u64; 3],
}

impl Holders {
    /// Everything with one holder.
    pub const fn all_with(holder: u8) -> Self {
        Self { planes: [spread(holder), spread(holder >> 1), spread(holder >> 2)] }
    }

    /// The things `holder` has, one bit each.
    #[inline]
    pub const fn held_by(&self, holder: u8) -> u64 {
        let [a, b, c] = self.planes;
        !((a ^ spread(holder)) | (b ^ spread(holder >> 1)) | (c ^ spread(holder >> 2)))
    }

    /// Who has the thing.
    #[inline]
    pub const fn holder(&self, thing: usize) -> u8 {
        let [a, b, c] = self.planes;
        ((a >> thing & 1) | (b >> thing & 1) << 1 | (c >> thing & 1) << 2) as u8
    }

    /// Gives all these things to one holder.
    #[inline]
    pub const fn give(&mut self, things: u64, holder: u8) {
        self.planes[0] = self.planes[0] & !things | spread(holder) & things;
        self.planes[1] = self.planes[1] & !things | spread(holder >> 1) & things;
        self.planes[2] = self.planes[2] & !things | spread(holder >> 2) & things;
    }
}

/// All ones if the lowest bit is set.
#[inline]
const fn spread(bit: u8) -> u64 {
    (bit as u64 & 1).wrapping_neg()
}

#[cfg(test)]
mod tests {
    use super::Holders;

    #[test]
    fn everything_has_exactly_one_holder() {
        let mut holders = Holders::all_with(7);
        for thing in 0..64 {
            holders.give(1 << thing, (thing * 5 % 8) as u8);
        }
        holders.give(0b1011 << 20, 3);
        let sets: Vec<u64> = (0..8).map(|holder| holders.held_by(holder)).collect();
        assert_eq!(sets.iter().fold(0, |all, set| all | set), u64::MAX);
        assert_eq!(sets.iter().map(|set| set.count_ones()).sum::<u32>(), 64);
        for thing in 0..64 {
            assert!(sets[usize::from(holders.holder(thing))] >> thing & 1 == 1);
        }
    }
}
