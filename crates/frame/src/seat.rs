//! Who sits where, and the small quantities of the game as types of their own.

use std::fmt;
use std::ops::{Index, IndexMut};

/// The most seats a table has.
pub const MAX_SEATS: usize = 6;

/// A seat, by its place in the turn order: A plays first, then clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Seat {
    A,
    B,
    C,
    D,
    E,
    F,
}

impl Seat {
    /// The first hand.
    pub const FIRST: Self = Self::A;
    /// Every seat a table can have.
    pub const ALL: [Self; MAX_SEATS] = [Self::A, Self::B, Self::C, Self::D, Self::E, Self::F];

    /// The seat at this place of the turn order.
    #[inline]
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < MAX_SEATS { Some(Self::ALL[index]) } else { None }
    }

    /// Its place in the turn order, from 0.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter texts use: A to F.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'A' + self as u8) as char
    }

    /// The seat with this letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::new((letter as usize).checked_sub('A' as usize)?)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The first `count` seats.
    #[must_use]
    pub const fn first(count: usize) -> Self {
        Self(((1u16 << count) - 1) as u8)
    }

    /// Whether it holds `seat`.
    #[inline]
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 >> seat as u8 & 1 != 0
    }

    /// Adds a seat.
    #[inline]
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat as u8;
    }

    /// How many seats it holds.
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

    /// The seats in turn order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::ALL.into_iter().filter(move |&seat| self.has(seat))
    }

    /// The first seat of the set after `seat`, going clockwise and coming round to `seat` itself last.
    #[must_use]
    pub fn after(self, seat: Seat) -> Option<Seat> {
        (1..=MAX_SEATS).map(|step| Seat::ALL[(seat.index() + step) % MAX_SEATS]).find(|&next| self.has(next))
    }

    /// The first seat of the set before `seat`, going anticlockwise and coming round to `seat` itself last.
    #[must_use]
    pub fn before(self, seat: Seat) -> Option<Seat> {
        (1..=MAX_SEATS)
            .map(|step| Seat::ALL[(seat.index() + MAX_SEATS - step) % MAX_SEATS])
            .find(|&next| self.has(next))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::default();
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// One value for each seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BySeat<T>([T; MAX_SEATS]);

impl<T: Copy> BySeat<T> {
    /// The same value for all.
    #[must_use]
    pub const fn all(value: T) -> Self {
        Self([value; MAX_SEATS])
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// Who came to the table, by the order in which they are listed, before the dice decide who sits where.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Player(u8);

impl Player {
    /// The player at this place of the list, from 0.
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < MAX_SEATS { Some(Self(index as u8)) } else { None }
    }

    /// The place in the list, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number texts use, from 1.
    #[must_use]
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// The first `count` players.
    pub fn first(count: usize) -> impl Iterator<Item = Self> {
        (0..count.min(MAX_SEATS) as u8).map(Self)
    }
}

/// Declares a number with a meaning: `quantity! { /// A number of armies. Armies(u16) }`.
#[macro_export]
macro_rules! quantity {
    ($(#[$doc:meta])* $Name:ident($Inner:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $Name(pub $Inner);

        impl std::fmt::Display for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{}", self.0)
            }
        }

        impl std::fmt::Debug for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{}", self.0)
            }
        }
    };
}

quantity! {
    /// A number of armies.
    Armies(u16)
}
quantity! {
    /// A lap of the table: one turn each. The first is 1; during preparation it is 0.
    Lap(u16)
}
quantity! {
    /// How many dice are rolled.
    Dice(u8)
}

/// The faces of up to three dice; a zero is a die not rolled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Faces([u8; 3]);

impl Faces {
    /// These faces, highest first; `None` unless there are one to three, each from 1 to 6.
    #[must_use]
    pub fn new(faces: &[u8]) -> Option<Self> {
        if faces.is_empty() || faces.len() > 3 || faces.iter().any(|face| !(1..=6).contains(face)) {
            return None;
        }
        let mut sorted = [0; 3];
        sorted[..faces.len()].copy_from_slice(faces);
        Some(Self(sorted).sorted())
    }

    /// Three faces of which some may be 0, put in order.
    #[inline]
    fn sorted(self) -> Self {
        let [a, b, c] = self.0;
        let (a, b) = (a.max(b), a.min(b));
        let (a, c) = (a.max(c), a.min(c));
        Self([a, b.max(c), b.min(c)])
    }

    /// `count` faces from a source of faces.
    #[inline]
    pub fn roll(count: Dice, mut die: impl FnMut() -> u8) -> Self {
        let mut faces = [0; 3];
        for face in &mut faces[..usize::from(count.0.min(3))] {
            *face = die();
        }
        Self(faces).sorted()
    }

    /// How many dice were rolled.
    #[inline]
    #[must_use]
    pub fn count(self) -> Dice {
        Dice(self.0.iter().map(|&face| u8::from(face != 0)).sum())
    }

    /// The faces rolled, highest first.
    #[must_use]
    pub fn faces(&self) -> &[u8] {
        &self.0[..usize::from(self.count().0)]
    }

    /// Their sum.
    #[must_use]
    pub fn sum(self) -> u8 {
        self.0.iter().sum()
    }

    /// Armies lost by attack and defence: highest with highest, a tie to the defender (G4.6).
    #[inline]
    #[must_use]
    pub fn losses(attack: Self, defence: Self) -> (Armies, Armies) {
        let mut lost = (0, 0);
        for (&a, &d) in attack.0.iter().zip(&defence.0) {
            let compared = u16::from(a != 0 && d != 0);
            let won = u16::from(a > d) & compared;
            lost.0 += compared - won;
            lost.1 += won;
        }
        (Armies(lost.0), Armies(lost.1))
    }
}

impl Faces {
    /// The same where a tie hurts nobody: triremes against triremes (B11).
    #[inline]
    #[must_use]
    pub fn losses_at_sea(attack: Self, defence: Self) -> (Armies, Armies) {
        let (lost, won) = Self::losses(attack, defence);
        let ties = attack.0.iter().zip(&defence.0).filter(|(a, d)| a == d && **a != 0).count();
        (Armies(lost.0 - ties as u16), won)
    }
}

impl fmt::Debug for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.faces())
    }
}
