//! The cards of S.P.Q.RisiKo!: a symbol each and nothing else, so that a pile is a count of each symbol.

use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::{Index, IndexMut};

/// The symbol on a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Symbol {
    /// *Legionario*: a foot soldier.
    Legionary,
    /// *Vessillo*: the banner that is worth ten legionaries.
    Standard,
    /// *Trireme*: a ship.
    Trireme,
    /// *Arena*: a centre of power.
    Arena,
}

impl Symbol {
    /// All four, in the order in which they are listed everywhere.
    pub const ALL: [Self; 4] = [Self::Legionary, Self::Standard, Self::Trireme, Self::Arena];

    /// The name used in every text.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Legionary => "legionario",
            Self::Standard => "vessillo",
            Self::Trireme => "trireme",
            Self::Arena => "arena",
        }
    }

    /// The symbol with this name.
    #[must_use]
    pub fn find(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|symbol| symbol.id() == id)
    }

    /// Its place among the four.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// One value for each symbol.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySymbol<T>([T; 4]);

impl<T> BySymbol<T> {
    /// The value `of` gives for each symbol.
    pub fn from_fn(of: impl FnMut(Symbol) -> T) -> Self {
        Self(Symbol::ALL.map(of))
    }

    /// Symbols and values, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Symbol, &T)> {
        Symbol::ALL.into_iter().zip(&self.0)
    }
}

impl<T: Copy> BySymbol<T> {
    /// The same value for all.
    #[must_use]
    pub const fn all(value: T) -> Self {
        Self([value; 4])
    }
}

impl<T> Index<Symbol> for BySymbol<T> {
    type Output = T;
    #[inline]
    fn index(&self, symbol: Symbol) -> &T {
        &self.0[symbol.index()]
    }
}

impl<T> IndexMut<Symbol> for BySymbol<T> {
    #[inline]
    fn index_mut(&mut self, symbol: Symbol) -> &mut T {
        &mut self.0[symbol.index()]
    }
}

/// Cards together, whose order nobody knows: how many there are of each symbol. A deck, a hand, the discards, a tris.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pile(BySymbol<u8>);

impl Pile {
    /// No card.
    pub const EMPTY: Self = Self(BySymbol([0; 4]));

    /// One card.
    #[must_use]
    pub const fn of(symbol: Symbol) -> Self {
        let mut counts = [0; 4];
        counts[symbol.index()] = 1;
        Self(BySymbol(counts))
    }

    /// How many cards have this symbol.
    #[inline]
    #[must_use]
    pub fn count(self, symbol: Symbol) -> u8 {
        self.0[symbol]
    }

    /// How many cards there are.
    #[must_use]
    pub fn total(self) -> usize {
        self.0.0.into_iter().map(usize::from).sum()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Puts `number` cards of a symbol on it; it holds no more than 255 of each.
    pub fn add(&mut self, symbol: Symbol, number: u8) {
        self.0[symbol] = self.0[symbol].saturating_add(number);
    }

    /// Takes `number` cards of a symbol from it. They must be there.
    pub fn remove(&mut self, symbol: Symbol, number: u8) {
        debug_assert!(self.count(symbol) >= number, "{number} cards {} of {self:?}", symbol.id());
        self.0[symbol] = self.0[symbol].saturating_sub(number);
    }

    /// Whether every card of `other` is in it.
    #[must_use]
    pub fn contains(&self, other: &Self) -> bool {
        self.iter().all(|(symbol, count)| count >= other.count(symbol))
    }

    /// The cards of both.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self(BySymbol::from_fn(|symbol| self.count(symbol).saturating_add(other.count(symbol))))
    }

    /// These cards less those of `other`, if they are all in it.
    #[must_use]
    pub fn minus(self, other: Self) -> Option<Self> {
        let left = |symbol| self.count(symbol) - other.count(symbol);
        self.contains(&other).then(|| Self(BySymbol::from_fn(left)))
    }

    /// The card number `n`, from 0, if the cards are laid out symbol after symbol: each card is some number's, so
    /// that a number drawn evenly draws a card evenly.
    #[must_use]
    pub fn nth(self, n: usize) -> Option<Symbol> {
        let mut before = 0;
        self.iter().find_map(|(symbol, count)| {
            before += usize::from(count);
            (n < before).then_some(symbol)
        })
    }

    /// Every symbol with how many cards have it, in order.
    pub fn iter(self) -> impl Iterator<Item = (Symbol, u8)> {
        Symbol::ALL.into_iter().zip(self.0.0)
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter().map(|(symbol, count)| (symbol.id(), count))).finish()
    }
}

impl FromIterator<Symbol> for Pile {
    fn from_iter<I: IntoIterator<Item = Symbol>>(symbols: I) -> Self {
        symbols.into_iter().fold(Self::EMPTY, |pile, symbol| pile.plus(Self::of(symbol)))
    }
}

/// A deck: how many cards of each symbol it has.
#[derive(Clone, Debug, PartialEq)]
pub struct Deck {
    /// The name records know it by.
    pub id: String,
    /// Its cards.
    pub cards: Pile,
}

impl Deck {
    /// Reads a deck: a number for every symbol.
    pub fn read(text: &str) -> Result<Self, DeckFault> {
        let file: DeckText = toml::from_str(text).map_err(|e| DeckFault::Text(e.to_string()))?;
        if let Some(unknown) = file.cards.keys().find(|id| Symbol::find(id).is_none()) {
            return Err(DeckFault::Unknown(unknown.clone()));
        }
        let mut cards = Pile::EMPTY;
        for symbol in Symbol::ALL {
            let number = file.cards.get(symbol.id()).ok_or(DeckFault::Missing(symbol.id()))?;
            cards.add(symbol, *number);
        }
        if cards.total() > usize::from(u8::MAX) {
            return Err(DeckFault::TooMany(cards.total()));
        }
        Ok(Self { id: file.id, cards })
    }

    /// The embedded deck of this name.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        let (_, text) = super::DECKS.iter().find(|(name, _)| *name == id)?;
        Some(Self::read(text).expect("the embedded decks are checked by the tests"))
    }
}

/// Why a text is not a deck.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DeckFault {
    /// It is not the expected shape at all.
    #[error("the deck's text cannot be read: {0}")]
    Text(String),
    /// A symbol that does not exist.
    #[error("'{0}' is no symbol")]
    Unknown(String),
    /// A symbol without a number.
    #[error("no number for '{0}'")]
    Missing(&'static str),
    /// More cards than a pile of one symbol could hold.
    #[error("{0} cards: a deck has at most {max}", max = u8::MAX)]
    TooMany(usize),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeckText {
    id: String,
    cards: BTreeMap<String, u8>,
}
