//! Territories, sets of them as bits, and tables with one entry for each.

use crate::MAX_TERRITORIES;
use std::fmt;
use std::ops::{BitAnd, BitOr, Index, IndexMut, Not, Sub};

/// One territory of a board, by its place in the board's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Territory(u8);

impl Territory {
    /// The territory at this place of the board's list, if a board can be that large.
    #[inline]
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < MAX_TERRITORIES { Some(Self(index as u8)) } else { None }
    }

    /// Its place in the board's list.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set that holds just this territory.
    #[inline]
    #[must_use]
    pub const fn only(self) -> TerritorySet {
        TerritorySet(1 << self.0)
    }
}

impl fmt::Debug for Territory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "T{}", self.0)
    }
}

/// A set of territories.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct TerritorySet(u64);

impl TerritorySet {
    /// No territory.
    pub const EMPTY: Self = Self(0);

    /// The first `count` territories of a board.
    #[must_use]
    pub const fn first(count: usize) -> Self {
        Self(((1u128 << count) - 1) as u64)
    }

    /// The set with exactly these bits; bits no board can have are dropped.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits & Self::first(MAX_TERRITORIES).0)
    }

    /// One bit for each territory, lowest first.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether it holds `territory`.
    #[inline]
    #[must_use]
    pub const fn has(self, territory: Territory) -> bool {
        self.0 >> territory.0 & 1 != 0
    }

    /// How many territories it holds.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it holds none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether every territory of `other` is in it.
    #[inline]
    #[must_use]
    pub const fn covers(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether the two share a territory.
    #[inline]
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The territory with the lowest place.
    #[inline]
    #[must_use]
    pub const fn lowest(self) -> Option<Territory> {
        if self.0 == 0 { None } else { Some(Territory(self.0.trailing_zeros() as u8)) }
    }

    /// The `n`th territory, counting from 0 in board order.
    #[inline]
    #[must_use]
    pub fn nth(self, n: usize) -> Option<Territory> {
        let mut bits = self.0;
        for _ in 0..n {
            bits &= bits.wrapping_sub(1);
        }
        Self(bits).lowest()
    }

    /// Adds a territory.
    #[inline]
    pub const fn insert(&mut self, territory: Territory) {
        self.0 |= 1 << territory.0;
    }

    /// Takes a territory out.
    #[inline]
    pub const fn remove(&mut self, territory: Territory) {
        self.0 &= !(1 << territory.0);
    }

    /// The territories in board order.
    #[inline]
    pub const fn iter(self) -> TerritoryIter {
        TerritoryIter(self.0)
    }
}

impl fmt::Debug for TerritorySet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl BitAnd for TerritorySet {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for TerritorySet {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Sub for TerritorySet {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for TerritorySet {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self::from_bits(!self.0)
    }
}

impl FromIterator<Territory> for TerritorySet {
    fn from_iter<I: IntoIterator<Item = Territory>>(territories: I) -> Self {
        Self(territories.into_iter().fold(0, |bits, t| bits | 1 << t.0))
    }
}

impl IntoIterator for TerritorySet {
    type Item = Territory;
    type IntoIter = TerritoryIter;
    #[inline]
    fn into_iter(self) -> TerritoryIter {
        self.iter()
    }
}

/// The territories of a set, in board order.
#[derive(Clone, Debug)]
pub struct TerritoryIter(u64);

impl Iterator for TerritoryIter {
    type Item = Territory;
    #[inline]
    fn next(&mut self) -> Option<Territory> {
        let next = TerritorySet(self.0).lowest()?;
        self.0 &= self.0 - 1;
        Some(next)
    }
    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for TerritoryIter {}

/// One value for each territory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ByTerritory<T>([T; MAX_TERRITORIES]);

impl<T: Copy> ByTerritory<T> {
    /// The same value everywhere.
    #[must_use]
    pub const fn all(value: T) -> Self {
        Self([value; MAX_TERRITORIES])
    }
}

impl<T> Index<Territory> for ByTerritory<T> {
    type Output = T;
    #[inline]
    fn index(&self, territory: Territory) -> &T {
        &self.0[territory.index()]
    }
}

impl<T> IndexMut<Territory> for ByTerritory<T> {
    #[inline]
    fn index_mut(&mut self, territory: Territory) -> &mut T {
        &mut self.0[territory.index()]
    }
}
