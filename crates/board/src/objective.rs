//! Objectives: what they ask for, and the decks they come in (G1.5).

use crate::{Board, Colour, ContinentSet, DeckFault, TerritorySet};
use serde::Deserialize;
use std::num::NonZeroU8;

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
    nicknames: Vec<Vec<String>>,
}

impl ObjectiveDeck {
    /// Reads a deck; where it says what each objective is worth, every one of them must be.
    pub fn read(text: &str, board: &Board) -> Result<Self, DeckFault> {
        let file: ObjectivesText = toml::from_str(text).map_err(|e| DeckFault::Text(e.to_string()))?;
        if file.objective.len() > 32 {
            return Err(DeckFault::TooMany(file.objective.len()));
        }
        let mut deck = Self { id: file.id, goals: Vec::new(), names: Vec::new(), nicknames: Vec::new() };
        for (place, text) in file.objective.into_iter().enumerate() {
            if text.number != place + 1 {
                return Err(DeckFault::Number { expected: place + 1, found: text.number });
            }
            let goal = text.goal(board)?;
            check_worth(board, text.number, goal, file.worth)?;
            deck.goals.push(goal);
            deck.nicknames.push(text.other_names.into_iter().filter(|other| *other != text.name).collect());
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

    /// What else players call it.
    #[must_use]
    pub fn nicknames(&self, objective: Objective) -> &[String] {
        &self.nicknames[objective.index()]
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
    #[serde(default)]
    other_names: Vec<String>,
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
