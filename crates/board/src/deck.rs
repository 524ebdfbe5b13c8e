//! The territory cards: arms, jolly, and the deck they come in (G1.4).

use crate::set::bit_set;
use crate::{Board, MAX_TERRITORIES, Territory, TerritorySet};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt;

/// The arm on a territory card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Arm {
    /// Infantry, the card with a foot soldier.
    Fante,
    /// Artillery, the card with a cannon.
    Cannone,
    /// Cavalry, the card with a rider.
    Cavaliere,
}

impl Arm {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Fante, Self::Cannone, Self::Cavaliere];
}

/// A card of the territory deck: one of the territories, or a jolly.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The card of a territory.
    #[inline]
    #[must_use]
    pub const fn of(territory: Territory) -> Self {
        Self(territory.index() as u8)
    }

    /// A jolly, counted from 0.
    #[inline]
    #[must_use]
    pub const fn jolly(n: usize) -> Option<Self> {
        if n < CardSet::MAX_JOLLY { Some(Self((MAX_TERRITORIES + n) as u8)) } else { None }
    }

    /// Its territory, unless it is a jolly.
    #[inline]
    #[must_use]
    pub const fn territory(self) -> Option<Territory> {
        Territory::new(self.0 as usize)
    }

    /// Which jolly it is, if it is one.
    #[must_use]
    pub const fn jolly_number(self) -> Option<usize> {
        (self.0 as usize).checked_sub(MAX_TERRITORIES)
    }

    /// Its place in a deck: territories first, then the jolly.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "C{}", self.0)
    }
}

/// A set of cards of the territory deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u64);

bit_set!(CardSet of Card, MAX_TERRITORIES + CardSet::MAX_JOLLY, CardIter);

impl CardSet {
    /// The most jolly a deck can have.
    pub const MAX_JOLLY: usize = 2;

    /// The cards of both.
    #[inline]
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cards in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// These cards less those of `other`.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The cards that come after this one in deck order.
    #[inline]
    #[must_use]
    pub const fn after(self, card: Card) -> Self {
        Self(self.0 & (u64::MAX << card.0 << 1))
    }

    /// The territories on these cards.
    #[inline]
    #[must_use]
    pub const fn territories(self) -> TerritorySet {
        TerritorySet::from_bits(self.0)
    }
}

/// A deck of territory cards: which arm is on which, and how many jolly there are (G1.4).
#[derive(Clone, Debug, PartialEq)]
pub struct Deck {
    id: String,
    arms: [CardSet; 3],
    jolly: CardSet,
}

impl Deck {
    /// Reads a deck for a board: every territory has exactly one card.
    pub fn read(text: &str, board: &Board) -> Result<Self, DeckFault> {
        let file: DeckText = toml::from_str(text).map_err(|e| DeckFault::Text(e.to_string()))?;
        if file.jolly > CardSet::MAX_JOLLY {
            return Err(DeckFault::Jolly(file.jolly));
        }
        let mut arms = [CardSet::EMPTY; 3];
        for (id, arm) in &file.arms {
            let territory = board.find(id).ok_or_else(|| DeckFault::Unknown(id.clone()))?;
            arms[*arm as usize].insert(Card::of(territory));
        }
        if let Some(missing) = board.all().iter().find(|&t| !arms.iter().any(|cards| cards.has(Card::of(t)))) {
            return Err(DeckFault::Missing(board.territory_id(missing).to_owned()));
        }
        Ok(Self { id: file.id, arms, jolly: (0..file.jolly).filter_map(Card::jolly).collect() })
    }

    /// The embedded deck of this name.
    #[must_use]
    pub fn named(id: &str, board: &Board) -> Option<Self> {
        let (_, text) = crate::DECKS.iter().find(|(name, _)| *name == id)?;
        Self::read(text, board).ok()
    }

    /// The name records know it by.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Every card.
    #[inline]
    #[must_use]
    pub fn all(&self) -> CardSet {
        self.arms.into_iter().fold(self.jolly, CardSet::with)
    }

    /// The jolly.
    #[inline]
    #[must_use]
    pub fn jolly(&self) -> CardSet {
        self.jolly
    }

    /// The cards with this arm.
    #[inline]
    #[must_use]
    pub fn arm(&self, arm: Arm) -> CardSet {
        self.arms[arm as usize]
    }
}

/// Why a text is not a deck.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DeckFault {
    /// It is not the expected shape at all.
    #[error("the deck's text cannot be read: {0}")]
    Text(String),
    /// A territory or continent that is not on the board.
    #[error("'{0}' is not on the board")]
    Unknown(String),
    /// A territory without a card.
    #[error("'{0}' has no card")]
    Missing(String),
    /// More jolly than cards have bits for.
    #[error("{0} jolly: a deck has at most {max}", max = CardSet::MAX_JOLLY)]
    Jolly(usize),
    /// More objectives than a set has bits.
    #[error("{0} objectives: a deck has at most 32")]
    TooMany(usize),
    /// Objectives are numbered from 1 without gaps.
    #[error("objective {found} stands where {expected} was expected")]
    Number {
        /// The number due.
        expected: usize,
        /// The number given.
        found: usize,
    },
    /// An objective with no goal, or more than one.
    #[error("objective {0} must have exactly one of territories, count, continents, destroy")]
    Goal(usize),
    /// G1.5: an objective not worth what its deck says.
    #[error("objective {number} is worth {found}, not {expected} (G1.5)")]
    Worth {
        /// The objective.
        number: usize,
        /// What the deck says.
        expected: u16,
        /// The sum of its territories.
        found: u16,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeckText {
    id: String,
    jolly: usize,
    arms: BTreeMap<String, Arm>,
}
