//! Territories, sets of them as bits, and tables with one entry for each; and the same for any other list.

use crate::MAX_TERRITORIES;

/// What every set of things with one bit each can do: `$Set` of `$Item`, whose field 0 is the number of its bit, of
/// which `$count` are in use.
macro_rules! bit_set {
    ($Set:ident of $Item:ident, $count:expr, $Iter:ident) => {
        impl $Set {
            /// The set with nothing in it.
            pub const EMPTY: Self = Self(0);

            /// The set with exactly these bits; bits that stand for nothing are dropped.
            #[inline]
            #[must_use]
            pub const fn from_bits(bits: u64) -> Self {
                Self(bits & ((1u128 << $count) - 1) as u64)
            }

            /// One bit for each member, lowest first.
            #[inline]
            #[must_use]
            pub const fn bits(self) -> u64 {
                self.0
            }

            /// Whether it holds `item`.
            #[inline]
            #[must_use]
            pub const fn has(self, item: $Item) -> bool {
                self.0 >> item.0 & 1 != 0
            }

            /// How many it holds.
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

            /// Whether everything in `other` is in it.
            #[inline]
            #[must_use]
            pub const fn covers(self, other: Self) -> bool {
                self.0 & other.0 == other.0
            }

            /// The lowest.
            #[inline]
            #[must_use]
            pub const fn lowest(self) -> Option<$Item> {
                if self.0 == 0 { None } else { Some($Item(self.0.trailing_zeros() as u8)) }
            }

            /// The `n`th, counting from 0.
            #[inline]
            #[must_use]
            pub fn nth(self, n: usize) -> Option<$Item> {
                let mut bits = self.0;
                for _ in 0..n {
                    bits &= bits.wrapping_sub(1);
                }
                Self(bits).lowest()
            }

            /// Adds one.
            #[inline]
            pub const fn insert(&mut self, item: $Item) {
                self.0 |= 1 << item.0;
            }

            /// Its members, lowest first.
            #[inline]
            pub const fn iter(self) -> $Iter {
                $Iter(self.0)
            }
        }

        impl std::fmt::Debug for $Set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(*self).finish()
            }
        }

        impl FromIterator<$Item> for $Set {
            fn from_iter<I: IntoIterator<Item = $Item>>(items: I) -> Self {
                Self(items.into_iter().fold(0, |bits, item| bits | 1 << item.0))
            }
        }

        impl IntoIterator for $Set {
            type Item = $Item;
            type IntoIter = $Iter;
            #[inline]
            fn into_iter(self) -> $Iter {
                self.iter()
            }
        }

        /// The members of a set, lowest first.
        #[derive(Clone, Debug)]
        pub struct $Iter(u64);

        impl Iterator for $Iter {
            type Item = $Item;
            #[inline]
            fn next(&mut self) -> Option<$Item> {
                let next = $Set(self.0).lowest()?;
                self.0 &= self.0 - 1;
                Some(next)
            }
            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                let left = self.0.count_ones() as usize;
                (left, Some(left))
            }
        }

        impl ExactSizeIterator for $Iter {}
    };
}
pub(crate) use bit_set;

/// The places of a list as a type of their own, sets of them as bits, and tables with one entry for each: `$Item`,
/// shown as `$letter` and its number, `$Set` and `$Table`, for a list of at most `$count`.
macro_rules! numbered {
    (
        $(#[$item_doc:meta])* $Item:ident $letter:literal,
        $(#[$set_doc:meta])* $Set:ident,
        $(#[$table_doc:meta])* $Table:ident,
        $count:expr, $Iter:ident
    ) => {
        $(#[$item_doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $Item(u8);

        impl $Item {
            /// The one at this place of the list, if a list can be that long.
            #[inline]
            #[must_use]
            pub const fn new(index: usize) -> Option<Self> {
                if index < $count { Some(Self(index as u8)) } else { None }
            }

            /// Its place in the list.
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The set that holds just this one.
            #[inline]
            #[must_use]
            pub const fn only(self) -> $Set {
                $Set(1 << self.0)
            }
        }

        impl std::fmt::Debug for $Item {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, concat!($letter, "{}"), self.0)
            }
        }

        $(#[$set_doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $Set(u64);

        $crate::set::bit_set!($Set of $Item, $count, $Iter);

        impl $Set {
            /// The first `count` of the list.
            #[must_use]
            pub const fn first(count: usize) -> Self {
                Self(((1u128 << count) - 1) as u64)
            }

            /// Whether the two share a member.
            #[inline]
            #[must_use]
            pub const fn meets(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            /// Takes one out.
            #[inline]
            pub const fn remove(&mut self, item: $Item) {
                self.0 &= !(1 << item.0);
            }
        }

        impl std::ops::BitAnd for $Set {
            type Output = Self;
            #[inline]
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl std::ops::BitOr for $Set {
            type Output = Self;
            #[inline]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl std::ops::Sub for $Set {
            type Output = Self;
            #[inline]
            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }

        impl std::ops::Not for $Set {
            type Output = Self;
            #[inline]
            fn not(self) -> Self {
                Self::from_bits(!self.0)
            }
        }

        $(#[$table_doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $Table<T>([T; $count]);

        impl<T: Copy> $Table<T> {
            /// The same value everywhere.
            #[must_use]
            pub const fn all(value: T) -> Self {
                Self([value; $count])
            }
        }

        impl<T> std::ops::Index<$Item> for $Table<T> {
            type Output = T;
            #[inline]
            fn index(&self, item: $Item) -> &T {
                &self.0[item.index()]
            }
        }

        impl<T> std::ops::IndexMut<$Item> for $Table<T> {
            #[inline]
            fn index_mut(&mut self, item: $Item) -> &mut T {
                &mut self.0[item.index()]
            }
        }
    };
}
pub(crate) use numbered;

numbered! {
    /// One territory of a board, by its place in the board's list.
    Territory "T",
    /// A set of territories.
    TerritorySet,
    /// One value for each territory.
    ByTerritory,
    MAX_TERRITORIES, TerritoryIter
}
