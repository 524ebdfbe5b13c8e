//! Reading a map from its text, and what can be asked of it.

use super::{ByProvince, BySea, MAX_PROVINCES, MAX_SEAS, Province, ProvinceSet, Sea, SeaSet};
use crate::{Colour, ColourSet};
use serde::Deserialize;
use std::collections::HashMap;

/// A map of provinces and seas: who borders whom, who touches what, and how everything is called.
#[derive(Clone, Debug, PartialEq)]
pub struct Map {
    id: String,
    colours: ColourSet,
    neighbours: ByProvince<ProvinceSet>,
    seas_of: ByProvince<SeaSet>,
    coast: BySea<ProvinceSet>,
    seas_next_to: BySea<SeaSet>,
    provinces: Vec<ProvinceText>,
    seas: Vec<SeaText>,
    province_by_id: HashMap<String, Province>,
    sea_by_id: HashMap<String, Sea>,
}

impl Map {
    /// Reads a map and checks that it is one: every name known, nothing twice.
    pub fn read(text: &str) -> Result<Self, MapFault> {
        let file: MapText = toml::from_str(text).map_err(|e| MapFault::Text(e.to_string()))?;
        file.build()
    }

    /// The embedded map of this name.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        let (_, text) = super::MAPS.iter().find(|(name, _)| *name == id)?;
        Some(Self::read(text).expect("the embedded maps are checked by the tests"))
    }

    /// The name records know it by.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The colours of the armies in its box.
    #[must_use]
    pub const fn colours(&self) -> ColourSet {
        self.colours
    }

    /// Every province.
    #[inline]
    #[must_use]
    pub fn provinces(&self) -> ProvinceSet {
        ProvinceSet::first(self.provinces.len())
    }

    /// Every sea.
    #[inline]
    #[must_use]
    pub fn seas(&self) -> SeaSet {
        SeaSet::first(self.seas.len())
    }

    /// The provinces that border this one by land.
    #[inline]
    #[must_use]
    pub fn neighbours(&self, province: Province) -> ProvinceSet {
        self.neighbours[province]
    }

    /// Whether two provinces border by land.
    #[inline]
    #[must_use]
    pub fn borders(&self, a: Province, b: Province) -> bool {
        self.neighbours[a].has(b)
    }

    /// The seas a province touches.
    #[inline]
    #[must_use]
    pub fn seas_of(&self, province: Province) -> SeaSet {
        self.seas_of[province]
    }

    /// The provinces that touch a sea.
    #[inline]
    #[must_use]
    pub fn coast(&self, sea: Sea) -> ProvinceSet {
        self.coast[sea]
    }

    /// The seas that border this one.
    #[inline]
    #[must_use]
    pub fn seas_next_to(&self, sea: Sea) -> SeaSet {
        self.seas_next_to[sea]
    }

    /// Whether a province borders none by land.
    #[inline]
    #[must_use]
    pub fn is_island(&self, province: Province) -> bool {
        self.neighbours[province].is_empty()
    }

    /// Whether a province touches no sea.
    #[inline]
    #[must_use]
    pub fn is_landlocked(&self, province: Province) -> bool {
        self.seas_of[province].is_empty()
    }

    /// The provinces of `within` that can be reached by land from this one without leaving it; none if it is not in it.
    #[must_use]
    pub fn component(&self, within: ProvinceSet, from: Province) -> ProvinceSet {
        let mut group = from.only() & within;
        let mut edge = group;
        while let Some(province) = edge.lowest() {
            let reached = (self.neighbours[province] & within) - group;
            edge.remove(province);
            edge = edge | reached;
            group = group | reached;
        }
        group
    }

    /// The largest group of `within` that is connected by land; the first in the map's order among equals. An island
    /// is a group of one.
    #[must_use]
    pub fn largest_group(&self, within: ProvinceSet) -> ProvinceSet {
        let (mut largest, mut left) = (ProvinceSet::EMPTY, within);
        while let Some(province) = left.lowest().filter(|_| left.len() > largest.len()) {
            let group = self.component(left, province);
            left = left - group;
            if group.len() > largest.len() {
                largest = group;
            }
        }
        largest
    }

    /// The id a province has in every text: `germania_inferior`.
    #[must_use]
    pub fn province_id(&self, province: Province) -> &str {
        &self.provinces[province.index()].id
    }

    /// The name a province has on the board, the same in every language: `Germania Inferior`.
    #[must_use]
    pub fn province_name(&self, province: Province) -> &str {
        &self.provinces[province.index()].name
    }

    /// The province with this id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<Province> {
        self.province_by_id.get(id).copied()
    }

    /// The id a sea has in every text: `sinus_gallicus`.
    #[must_use]
    pub fn sea_id(&self, sea: Sea) -> &str {
        &self.seas[sea.index()].id
    }

    /// The name a sea has on the board, the same in every language: `Sinus Gallicus`.
    #[must_use]
    pub fn sea_name(&self, sea: Sea) -> &str {
        &self.seas[sea.index()].name
    }

    /// The sea with this id.
    #[must_use]
    pub fn find_sea(&self, id: &str) -> Option<Sea> {
        self.sea_by_id.get(id).copied()
    }
}

/// Why a text is not a map.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MapFault {
    /// It is not the expected shape at all.
    #[error("the map's text cannot be read: {0}")]
    Text(String),
    /// More provinces or seas than the tables have room for.
    #[error("{provinces} provinces and {seas} seas: a map has at most {MAX_PROVINCES} and {MAX_SEAS}")]
    TooLarge {
        /// The provinces counted.
        provinces: usize,
        /// The seas counted.
        seas: usize,
    },
    /// A name that nothing has.
    #[error("{what} '{id}' is not on the map")]
    Unknown {
        /// What it should have named.
        what: &'static str,
        /// The name.
        id: String,
    },
    /// The same name or border twice.
    #[error("{0} stands twice")]
    Twice(String),
    /// A border of a province or sea with itself.
    #[error("'{0}' cannot border itself")]
    Itself(String),
    /// A province that neither borders another nor touches a sea.
    #[error("'{0}' cannot be reached, by land or by sea")]
    Unreachable(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MapText {
    id: String,
    colours: Vec<Colour>,
    land: Vec<BorderText>,
    water: Vec<BorderText>,
    province: Vec<ProvinceText>,
    sea: Vec<SeaText>,
}

#[derive(Deserialize, Clone, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
struct ProvinceText {
    id: String,
    name: String,
    seas: Vec<String>,
}

#[derive(Deserialize, Clone, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
struct SeaText {
    id: String,
    name: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BorderText {
    a: String,
    b: String,
}

impl MapText {
    fn build(self) -> Result<Map, MapFault> {
        let (provinces, seas) = (self.province.len(), self.sea.len());
        if provinces > MAX_PROVINCES || seas > MAX_SEAS {
            return Err(MapFault::TooLarge { provinces, seas });
        }
        let mut map = Map {
            colours: colours(&self.colours)?,
            neighbours: ByProvince::all(ProvinceSet::EMPTY),
            seas_of: ByProvince::all(SeaSet::EMPTY),
            coast: BySea::all(ProvinceSet::EMPTY),
            seas_next_to: BySea::all(SeaSet::EMPTY),
            province_by_id: by_id(self.province.iter().map(|text| &text.id), Province::new)?,
            sea_by_id: by_id(self.sea.iter().map(|text| &text.id), Sea::new)?,
            id: self.id,
            provinces: self.province,
            seas: self.sea,
        };
        map.join_provinces(&self.land)?;
        map.join_seas(&self.water)?;
        map.lay_coasts()?;
        map.check_reach()?;
        Ok(map)
    }
}

fn colours(listed: &[Colour]) -> Result<ColourSet, MapFault> {
    let mut colours = ColourSet::EMPTY;
    for &colour in listed {
        if colours.has(colour) {
            return Err(MapFault::Twice(colour.id().to_owned()));
        }
        colours.insert(colour);
    }
    Ok(colours)
}

fn by_id<'t, T>(
    ids: impl Iterator<Item = &'t String>,
    new: impl Fn(usize) -> Option<T>,
) -> Result<HashMap<String, T>, MapFault> {
    let mut index = HashMap::new();
    for (id, item) in ids.enumerate().filter_map(|(place, id)| Some((id, new(place)?))) {
        if index.insert(id.clone(), item).is_some() {
            return Err(MapFault::Twice(id.clone()));
        }
    }
    Ok(index)
}

impl Map {
    fn join_provinces(&mut self, borders: &[BorderText]) -> Result<(), MapFault> {
        for border in borders {
            let (a, b) = border.ends(|id| self.known_province(id))?;
            if self.neighbours[a].has(b) {
                return Err(border.twice());
            }
            self.neighbours[a].insert(b);
            self.neighbours[b].insert(a);
        }
        Ok(())
    }

    fn join_seas(&mut self, borders: &[BorderText]) -> Result<(), MapFault> {
        for border in borders {
            let (a, b) = border.ends(|id| self.known_sea(id))?;
            if self.seas_next_to[a].has(b) {
                return Err(border.twice());
            }
            self.seas_next_to[a].insert(b);
            self.seas_next_to[b].insert(a);
        }
        Ok(())
    }

    fn lay_coasts(&mut self) -> Result<(), MapFault> {
        for province in self.provinces() {
            for id in &self.provinces[province.index()].seas {
                let sea = self.known_sea(id)?;
                if self.coast[sea].has(province) {
                    return Err(MapFault::Twice(format!("the coast {} - {id}", self.province_id(province))));
                }
                self.coast[sea].insert(province);
                self.seas_of[province].insert(sea);
            }
        }
        Ok(())
    }

    fn check_reach(&self) -> Result<(), MapFault> {
        let lost = self.provinces().iter().find(|&p| self.is_island(p) && self.is_landlocked(p));
        lost.map_or(Ok(()), |province| Err(MapFault::Unreachable(self.province_id(province).to_owned())))
    }

    fn known_province(&self, id: &str) -> Result<Province, MapFault> {
        self.find(id).ok_or_else(|| MapFault::Unknown { what: "province", id: id.to_owned() })
    }

    fn known_sea(&self, id: &str) -> Result<Sea, MapFault> {
        self.find_sea(id).ok_or_else(|| MapFault::Unknown { what: "sea", id: id.to_owned() })
    }
}

impl BorderText {
    fn ends<T: PartialEq>(&self, find: impl Fn(&str) -> Result<T, MapFault>) -> Result<(T, T), MapFault> {
        let (a, b) = (find(&self.a)?, find(&self.b)?);
        if a == b { Err(MapFault::Itself(self.a.clone())) } else { Ok((a, b)) }
    }

    fn twice(&self) -> MapFault {
        MapFault::Twice(format!("the border {} - {}", self.a, self.b))
    }
}
