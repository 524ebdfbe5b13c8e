//! Cooling down in whole numbers, so that a seed gives the same draw on every machine, and chance that costs next to
//! nothing.

use chance::{Seeded, Source as _, Stream};

/// A fast generator for the millions of swaps of a search (SplitMix64), begun from the seed's own chance.
#[derive(Clone)]
pub(super) struct Quick(u64);

impl Quick {
    pub(super) fn new(source: &mut Seeded) -> Self {
        let mut half = || u64::from(source.below(Stream::Cards, u32::MAX));
        Self(half() << 32 ^ half())
    }

    #[inline]
    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }

    /// Two numbers below `count`, of at most 65536, and 24 bits for whether to accept, all out of one number. That some
    /// are likelier by one in a million does no harm to a search.
    #[inline]
    pub(super) fn two(&mut self, count: usize) -> (usize, usize, u32) {
        let drawn = self.next();
        let below = |bits: u64| (((bits & 0xF_FFFF) * count as u64) >> 20) as usize;
        (below(drawn), below(drawn >> 20), (drawn >> 40) as u32)
    }
}

/// Cooling down from hot to cold in stretches, each as much colder than the last. A heat says how bad a change is as
/// likely as not to be made, in 65536ths.
#[derive(Clone, Copy)]
pub(super) struct Cooling {
    pub(super) hot: u64,
    pub(super) cold: u64,
}

impl Cooling {
    pub(super) const STRETCHES: u64 = 256;

    /// The heat of every stretch.
    pub(super) fn heats(self) -> impl Iterator<Item = u64> {
        let factor = self.factor();
        std::iter::successors(Some(self.hot << 16), move |&heat| Some(cooler(heat, factor)))
            .take(Self::STRETCHES as usize)
            .map(|heat| heat >> 16)
    }

    /// What remains after a stretch, in 65536ths: the largest factor with which it is cold in the end, found bit by bit.
    fn factor(self) -> u64 {
        let end = |factor| (0..Self::STRETCHES).fold(self.hot << 16, |heat, _| cooler(heat, factor)) >> 16;
        let with_bit =
            |factor: u64, bit: u32| Some(factor | 1 << bit).filter(|&more| end(more) <= self.cold).unwrap_or(factor);
        if self.hot <= self.cold { 1 << 16 } else { (0..16).rev().fold(0, with_bit) }
    }
}

/// So many 65536ths of a heat.
fn cooler(heat: u64, factor: u64) -> u64 {
    (heat >> 16) * factor + (((heat & 0xFFFF) * factor) >> 16)
}

/// Whether a change is made: always for the better, and for the worse the less likely the worse it is and the colder it
/// has become.
#[inline]
pub(super) fn accepts(change: i32, heat: u64, drawn: u32) -> bool {
    change <= 0 || (change as u64) << 32 <= heat * halvings(drawn)
}

/// How many halvings of one make a number of 24 bits this small, in 65536ths: the whole ones, and the rest by its leading
/// bits.
#[inline]
fn halvings(drawn: u32) -> u64 {
    let drawn = drawn << 8 | 1;
    let whole = drawn.leading_zeros();
    let part = u64::from(!(drawn << whole) >> 15 & 0xFFFF);
    (u64::from(whole) << 16) + part
}

/// Below which 24 bits a change for the worse is made, for changes of 0, 1, 2 and so on.
pub(super) fn thresholds<const COUNT: usize>(heat: u64) -> [u32; COUNT] {
    std::array::from_fn(|change| {
        let accepted = |drawn: u32| accepts(change as i32, heat, drawn);
        // The smaller the number, the likelier the change: the first that is not accepted, bit by bit.
        (0..25).rev().fold(0, |below, bit| if accepted((below | 1 << bit) - 1) { below | 1 << bit } else { below })
    })
}

/// A walk that cools down, for whoever anneals something else than one draw.
pub(crate) struct Walk(Quick);

/// A stretch of a walk.
pub(crate) struct Stretch {
    pub(crate) swaps: u64,
    heat: u64,
}

impl Walk {
    /// From hot to cold, where a change is of a few repeated meetings.
    const COOLING: Cooling = Cooling { hot: 60_000, cold: 8_000 };

    pub(crate) fn new(source: &mut Seeded) -> Self {
        Self(Quick::new(source))
    }

    /// Its stretches, so many swaps in all.
    pub(crate) fn stretches(&self, swaps: u64) -> impl Iterator<Item = Stretch> + use<> {
        let swaps = swaps / Cooling::STRETCHES;
        Self::COOLING.heats().map(move |heat| Stretch { swaps, heat })
    }

    /// Two numbers below `count`, and what it takes to accept.
    #[inline]
    pub(crate) fn two(&mut self, count: usize) -> (usize, usize, u32) {
        self.0.two(count)
    }
}

impl Stretch {
    #[inline]
    pub(crate) fn accepts(&self, change: i32, drawn: u32) -> bool {
        accepts(change, self.heat, drawn)
    }
}
