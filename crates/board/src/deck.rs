//! What is printed on cards: the arms and jolly of the territory deck, the goals of the objective decks.

use crate::{Board, ContinentSet, MAX_TERRITORIES, Territory, TerritorySet};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt;
use std::num::NonZeroU8;

/// The six colours of the armies, in the order in which they are listed everywhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Colour {
    Rosso,
    Blu,
    Giallo,
    Verde,
    Nero,
    Viola,
}

impl Colour {
    /// All six.
    pub const ALL: [Self; 6] = [Self::Rosso, Self::Blu, Self::Giallo, Self::Verde, Self::Nero, Self::Viola];

    /// The name used in every text.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Rosso => "rosso",
            Self::Blu => "blu",
            Self::Giallo => "giallo",
            Self::Verde => "verde",
            Self::Nero => "nero",
            Self::Viola => "viola",
        }
    }

    /// The colour with this name.
    #[must_use]
    pub fn find(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.id() == id)
    }
}

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ColourSet(u8);

impl ColourSet {
    /// All six colours.
    pub const ALL: Self = Self(0b11_1111);

    /// Whether it holds `colour`.
    #[must_use]
    pub const fn has(self, colour: Colour) -> bool {
        self.0 >> colour as u8 & 1 != 0
    }

    /// Takes a colour out.
    pub const fn remove(&mut self, colour: Colour) {
        self.0 &= !(1 << colour as u8);
    }

    /// The colours, in order.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&colour| self.has(colour))
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// The arm on a territory card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Arm {
    /// Infantry.
    Fante,
    /// Artillery.
    Cannone,
    /// Cavalry.
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

impl CardSet {
    /// The most jolly a deck can have.
    pub const MAX_JOLLY: usize = 2;
    /// No card.
    pub const EMPTY: Self = Self(0);
    const ALL_BITS: u64 = (1 << (MAX_TERRITORIES + Self::MAX_JOLLY)) - 1;

    /// The set with exactly these bits; bits no deck can have are dropped.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits & Self::ALL_BITS)
    }

    /// One bit for each card.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether it holds `card`.
    #[inline]
    #[must_use]
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 != 0
    }

    /// Whether every card of `other` is in it.
    #[inline]
    #[must_use]
    pub const fn covers(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// How many cards it holds.
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

    /// Adds a card.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// The `n`th card, counting from 0 in deck order.
    #[inline]
    #[must_use]
    pub fn nth(self, n: usize) -> Option<Card> {
        let mut bits = self.0;
        for _ in 0..n {
            bits &= bits.wrapping_sub(1);
        }
        if bits == 0 { None } else { Some(Card(bits.trailing_zeros() as u8)) }
    }

    /// The cards in deck order.
    #[inline]
    pub fn iter(self) -> CardIter {
        CardIter(self.0)
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

/// The cards of a set, in deck order.
#[derive(Clone, Debug)]
pub struct CardIter(u64);

impl Iterator for CardIter {
    type Item = Card;
    #[inline]
    fn next(&mut self) -> Option<Card> {
        let next = CardSet(self.0).nth(0)?;
        self.0 &= self.0 - 1;
        Some(next)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
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

/// What an objective asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// To own all of these.
    Territories(TerritorySet),
    /// To own this many, each with at least so many armies.
    Count {
        /// How many territories.
        territories: u8,
        /// The armies each must have.
        armies_each: u8,
    },
    /// To own whole continents, and perhaps further ones.
    Continents {
        /// Those named.
        named: ContinentSet,
        /// All territories of those named.
        territories: TerritorySet,
        /// How many further continents, of the player's choice.
        plus_any: u8,
    },
    /// To eliminate the player of a colour oneself; otherwise to own this many territories.
    Destroy {
        /// The colour.
        colour: Colour,
        /// The number of territories where that cannot be.
        otherwise: u8,
    },
}

/// An objective, by its place in its deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Objective(NonZeroU8);

impl Objective {
    /// Its place in the deck, from 0.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    fn at(index: usize) -> Option<Self> {
        u8::try_from(index + 1).ok().and_then(NonZeroU8::new).map(Self)
    }
}

/// A set of objectives of one deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ObjectiveSet(u32);

impl ObjectiveSet {
    /// Whether it holds `objective`.
    #[must_use]
    pub const fn has(self, objective: Objective) -> bool {
        self.0 >> objective.index() & 1 != 0
    }

    /// Takes an objective out.
    pub const fn remove(&mut self, objective: Objective) {
        self.0 &= !(1 << objective.index());
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The objectives, in deck order.
    pub fn iter(self) -> impl Iterator<Item = Objective> {
        (0..32).filter_map(Objective::at).filter(move |&objective| self.has(objective))
    }
}

/// A deck of objectives (G1.5).
#[derive(Clone, Debug, PartialEq)]
pub struct ObjectiveDeck {
    id: String,
    goals: Vec<Goal>,
    names: Vec<String>,
}

impl ObjectiveDeck {
    /// Reads a deck; where it says what each objective is worth, every one of them must be.
    pub fn read(text: &str, board: &Board) -> Result<Self, DeckFault> {
        let file: ObjectivesText = toml::from_str(text).map_err(|e| DeckFault::Text(e.to_string()))?;
        if file.objective.len() > 32 {
            return Err(DeckFault::TooMany(file.objective.len()));
        }
        let mut deck = Self { id: file.id, goals: Vec::new(), names: Vec::new() };
        for (place, text) in file.objective.into_iter().enumerate() {
            if text.number != place + 1 {
                return Err(DeckFault::Number { expected: place + 1, found: text.number });
            }
            let goal = text.goal(board)?;
            check_worth(board, text.number, goal, file.worth)?;
            deck.goals.push(goal);
            deck.names.push(text.name);
        }
        Ok(deck)
    }

    /// The embedded deck of this name.
    #[must_use]
    pub fn named(id: &str, board: &Board) -> Option<Self> {
        let (_, text) = crate::OBJECTIVES.iter().find(|(name, _)| *name == id)?;
        Self::read(text, board).ok()
    }

    /// The name records know it by.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Every objective of the deck.
    #[must_use]
    pub fn all(&self) -> ObjectiveSet {
        ObjectiveSet(((1u64 << self.goals.len()) - 1) as u32)
    }

    /// What an objective asks for.
    #[inline]
    #[must_use]
    pub fn goal(&self, objective: Objective) -> Goal {
        self.goals[objective.index()]
    }

    /// What the players call it; empty where it has no name.
    #[must_use]
    pub fn name(&self, objective: Objective) -> &str {
        &self.names[objective.index()]
    }

    /// The number printed on the card.
    #[must_use]
    pub fn number(&self, objective: Objective) -> usize {
        objective.index() + 1
    }

    /// The objective with this number.
    #[must_use]
    pub fn find(&self, number: usize) -> Option<Objective> {
        let index = number.checked_sub(1)?;
        if index < self.goals.len() { Objective::at(index) } else { None }
    }
}

fn check_worth(board: &Board, number: usize, goal: Goal, worth: Option<u16>) -> Result<(), DeckFault> {
    let (Goal::Territories(territories), Some(expected)) = (goal, worth) else { return Ok(()) };
    let found = board.worth(territories);
    if found == expected { Ok(()) } else { Err(DeckFault::Worth { number, expected, found }) }
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectivesText {
    id: String,
    worth: Option<u16>,
    objective: Vec<ObjectiveText>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectiveText {
    number: usize,
    #[serde(default)]
    name: String,
    #[serde(default, rename = "other_names")]
    _other_names: Vec<String>,
    territories: Option<Vec<String>>,
    count: Option<u8>,
    armies_each: Option<u8>,
    continents: Option<Vec<String>>,
    plus_any: Option<u8>,
    destroy: Option<Colour>,
    otherwise: Option<u8>,
}

impl ObjectiveText {
    fn goal(&self, board: &Board) -> Result<Goal, DeckFault> {
        match (&self.territories, self.count, &self.continents, self.destroy) {
            (Some(ids), None, None, None) => territories(ids, board).map(Goal::Territories),
            (None, Some(territories), None, None) => {
                Ok(Goal::Count { territories, armies_each: self.armies_each.unwrap_or(1) })
            }
            (None, None, Some(ids), None) => continents(ids, self.plus_any.unwrap_or(0), board),
            (None, None, None, Some(colour)) => {
                self.otherwise.map(|otherwise| Goal::Destroy { colour, otherwise }).ok_or(DeckFault::Goal(self.number))
            }
            (None | Some(_), None | Some(_), None | Some(_), None | Some(_)) => Err(DeckFault::Goal(self.number)),
        }
    }
}

fn territories(ids: &[String], board: &Board) -> Result<TerritorySet, DeckFault> {
    ids.iter().map(|id| board.find(id).ok_or_else(|| DeckFault::Unknown(id.clone()))).collect()
}

fn continents(ids: &[String], plus_any: u8, board: &Board) -> Result<Goal, DeckFault> {
    let mut named = ContinentSet::default();
    let mut territories = TerritorySet::EMPTY;
    for id in ids {
        let continent = board.find_continent(id).ok_or_else(|| DeckFault::Unknown(id.clone()))?;
        named.insert(continent);
        territories = territories | board.continent(continent);
    }
    Ok(Goal::Continents { named, territories, plus_any })
}
