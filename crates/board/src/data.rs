//! Reading a board from its text, and what can be asked of it.

use crate::{ByTerritory, MAX_TERRITORIES, Territory, TerritorySet};
use serde::Deserialize;
use std::collections::HashMap;

/// One continent of a board, by its place in the board's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Continent(u8);

impl Continent {
    /// Its place in the board's list.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of continents.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ContinentSet(u8);

impl ContinentSet {
    /// Adds a continent.
    pub const fn insert(&mut self, continent: Continent) {
        self.0 |= 1 << continent.0;
    }

    /// Whether it holds `continent`.
    #[must_use]
    pub const fn has(self, continent: Continent) -> bool {
        self.0 >> continent.0 & 1 != 0
    }
}

/// A map: who borders whom, which continent holds what, and how everything is called.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    id: String,
    count: usize,
    neighbours: ByTerritory<TerritorySet>,
    values: ByTerritory<u8>,
    continent_of: ByTerritory<Continent>,
    continents: Vec<(ContinentText, TerritorySet)>,
    territories: Vec<TerritoryText>,
    lanes: Vec<(Territory, Territory)>,
}

impl Board {
    /// Reads a board and checks that it is one: every name known, no border twice, values equal to borders.
    pub fn read(text: &str) -> Result<Self, BoardFault> {
        let file: BoardText = toml::from_str(text).map_err(|e| BoardFault::Text(e.to_string()))?;
        file.build()
    }

    /// The embedded board of this name.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        let (_, text) = crate::BOARDS.iter().find(|(name, _)| *name == id)?;
        Some(Self::read(text).expect("the embedded boards are checked by the tests"))
    }

    /// The name records know it by.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Every territory.
    #[inline]
    #[must_use]
    pub fn all(&self) -> TerritorySet {
        TerritorySet::first(self.count)
    }

    /// The territories that border this one, by land or by lane (G1.1).
    #[inline]
    #[must_use]
    pub fn neighbours(&self, territory: Territory) -> TerritorySet {
        self.neighbours[territory]
    }

    /// Whether two territories border.
    #[inline]
    #[must_use]
    pub fn borders(&self, a: Territory, b: Territory) -> bool {
        self.neighbours[a].has(b)
    }

    /// What a territory is worth: its number of borders (G1.2).
    #[inline]
    #[must_use]
    pub fn value(&self, territory: Territory) -> u8 {
        self.values[territory]
    }

    /// The sum of the values of a set.
    #[must_use]
    pub fn worth(&self, territories: TerritorySet) -> u16 {
        territories.iter().map(|t| u16::from(self.values[t])).sum()
    }

    /// The continents in the board's order.
    pub fn continents(&self) -> impl ExactSizeIterator<Item = Continent> + use<> {
        (0..self.continents.len() as u8).map(Continent)
    }

    /// The territories of a continent.
    #[inline]
    #[must_use]
    pub fn continent(&self, continent: Continent) -> TerritorySet {
        self.continents[continent.index()].1
    }

    /// The continent a territory lies in.
    #[inline]
    #[must_use]
    pub fn continent_of(&self, territory: Territory) -> Continent {
        self.continent_of[territory]
    }

    /// The dashed lanes, for the drawing only.
    #[must_use]
    pub fn lanes(&self) -> &[(Territory, Territory)] {
        &self.lanes
    }

    /// The id a territory has in every text: `africa_del_nord`.
    #[must_use]
    pub fn territory_id(&self, territory: Territory) -> &str {
        &self.territories[territory.index()].id
    }

    /// The name a territory has on the board: `Africa del Nord`.
    #[must_use]
    pub fn territory_name(&self, territory: Territory) -> &str {
        &self.territories[territory.index()].name
    }

    /// The name it has on boards in English, where that is another: `North Africa`.
    #[must_use]
    pub fn territory_english(&self, territory: Territory) -> Option<&str> {
        self.territories[territory.index()].english.as_deref()
    }

    /// The three letters a territory has where room is short: `AFN`.
    #[must_use]
    pub fn territory_code(&self, territory: Territory) -> &str {
        &self.territories[territory.index()].code
    }

    /// The territory with this id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<Territory> {
        self.territories.iter().position(|t| t.id == id).and_then(Territory::new)
    }

    /// The id of a continent: `nordamerica`.
    #[must_use]
    pub fn continent_id(&self, continent: Continent) -> &str {
        &self.continents[continent.index()].0.id
    }

    /// The name of a continent: `America del Nord`.
    #[must_use]
    pub fn continent_name(&self, continent: Continent) -> &str {
        &self.continents[continent.index()].0.name
    }

    /// The name it has in English, where that is another: `North America`.
    #[must_use]
    pub fn continent_english(&self, continent: Continent) -> Option<&str> {
        self.continents[continent.index()].0.english.as_deref()
    }

    /// The continent with this id.
    #[must_use]
    pub fn find_continent(&self, id: &str) -> Option<Continent> {
        self.continents().find(|&c| self.continent_id(c) == id)
    }
}

/// Why a text is not a board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BoardFault {
    /// It is not the expected shape at all.
    #[error("the board's text cannot be read: {0}")]
    Text(String),
    /// More territories than a set has bits, or more continents than eight.
    #[error("{0} territories and {1} continents: a board has at most {MAX_TERRITORIES} and 8")]
    TooLarge(usize, usize),
    /// A name that nothing has.
    #[error("{what} '{id}' is not on the board")]
    Unknown {
        /// What it should have named.
        what: &'static str,
        /// The name.
        id: String,
    },
    /// The same name or border twice.
    #[error("{0} stands twice")]
    Twice(String),
    /// A border of a territory with itself.
    #[error("'{0}' cannot border itself")]
    Itself(String),
    /// G1.2: a territory's value is its number of borders.
    #[error("'{id}' has {borders} borders but a value of {value} (G1.2)")]
    Value {
        /// The territory.
        id: String,
        /// The value given.
        value: u8,
        /// The borders counted.
        borders: usize,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardText {
    id: String,
    border: Vec<BorderText>,
    continent: Vec<ContinentText>,
    territory: Vec<TerritoryText>,
}

#[derive(Deserialize, Clone, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
struct ContinentText {
    id: String,
    name: String,
    #[serde(default)]
    english: Option<String>,
}

#[derive(Deserialize, Clone, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
struct TerritoryText {
    id: String,
    name: String,
    #[serde(default)]
    english: Option<String>,
    code: String,
    continent: String,
    value: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BorderText {
    a: String,
    b: String,
    #[serde(default)]
    sea: bool,
}

impl BoardText {
    fn build(self) -> Result<Board, BoardFault> {
        let (count, continents) = (self.territory.len(), self.continent.len());
        if count > MAX_TERRITORIES || continents > 8 {
            return Err(BoardFault::TooLarge(count, continents));
        }
        let index = self.territory_index()?;
        let (neighbours, lanes) = self.graph(&index)?;
        let mut board = Board {
            id: self.id,
            count,
            neighbours,
            values: ByTerritory::all(0),
            continent_of: ByTerritory::all(Continent(0)),
            continents: self.continent.into_iter().map(|c| (c, TerritorySet::EMPTY)).collect(),
            territories: self.territory,
            lanes,
        };
        board.place_in_continents()?;
        board.check_values()?;
        Ok(board)
    }

    fn territory_index(&self) -> Result<HashMap<String, Territory>, BoardFault> {
        let mut index = HashMap::new();
        for (n, territory) in self.territory.iter().enumerate() {
            let place = Territory::new(n).expect("the count was checked");
            if index.insert(territory.id.clone(), place).is_some() {
                return Err(BoardFault::Twice(territory.id.clone()));
            }
        }
        Ok(index)
    }

    fn graph(&self, index: &HashMap<String, Territory>) -> Result<Graph, BoardFault> {
        let find = |id: &str| {
            index.get(id).copied().ok_or_else(|| BoardFault::Unknown { what: "territory", id: id.to_owned() })
        };
        let mut neighbours = ByTerritory::all(TerritorySet::EMPTY);
        let mut lanes = Vec::new();
        for border in &self.border {
            let (a, b) = (find(&border.a)?, find(&border.b)?);
            if a == b {
                return Err(BoardFault::Itself(border.a.clone()));
            }
            if neighbours[a].has(b) {
                return Err(BoardFault::Twice(format!("the border {} - {}", border.a, border.b)));
            }
            neighbours[a].insert(b);
            neighbours[b].insert(a);
            if border.sea {
                lanes.push((a, b));
            }
        }
        Ok((neighbours, lanes))
    }
}

type Graph = (ByTerritory<TerritorySet>, Vec<(Territory, Territory)>);

impl Board {
    fn place_in_continents(&mut self) -> Result<(), BoardFault> {
        for territory in self.all() {
            let id = self.territories[territory.index()].continent.clone();
            let continent = self.find_continent(&id).ok_or(BoardFault::Unknown { what: "continent", id })?;
            self.continent_of[territory] = continent;
            self.continents[continent.index()].1.insert(territory);
        }
        Ok(())
    }

    fn check_values(&mut self) -> Result<(), BoardFault> {
        for territory in self.all() {
            let TerritoryText { id, value, .. } = &self.territories[territory.index()];
            let borders = self.neighbours[territory].len();
            if usize::from(*value) != borders {
                return Err(BoardFault::Value { id: id.clone(), value: *value, borders });
            }
            self.values[territory] = *value;
        }
        Ok(())
    }
}
