//! The provinces, seas and cards that typed words name.

use super::fault::SpqrFault;
use crate::finder::{Match, Named, plain};
use crate::reader::Reader;
use board::rome::{Map, Pile, Province, ProvinceSet, Sea, SeaSet, Symbol};
use words::{Lang, Words};

/// A province or a sea.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spot {
    Province(Province),
    Sea(Sea),
}

impl Spot {
    /// What the board calls it.
    pub(super) fn name(self, map: &Map) -> &str {
        match self {
            Self::Province(province) => map.province_name(province),
            Self::Sea(sea) => map.sea_name(sea),
        }
    }

    /// What texts call it.
    pub(super) fn id(self, map: &Map) -> &str {
        match self {
            Self::Province(province) => map.province_id(province),
            Self::Sea(sea) => map.sea_id(sea),
        }
    }
}

/// The places of a map that may be meant: provinces, seas, or both.
#[derive(Clone, Copy)]
struct Places<'a> {
    map: &'a Map,
    provinces: ProvinceSet,
    seas: SeaSet,
}

impl Named for Places<'_> {
    type Thing = Spot;

    fn all(&self) -> impl Iterator<Item = Spot> {
        self.provinces.iter().map(Spot::Province).chain(self.seas.iter().map(Spot::Sea))
    }

    fn name(&self, spot: Spot) -> &str {
        spot.name(self.map)
    }

    fn code(&self, _: Spot) -> Option<&str> {
        None
    }
}

/// What a line of S.P.Q.RisiKo! holds besides words and numbers.
pub(super) trait SpqrReader {
    /// The next province; where the words fit several, one of these is meant.
    fn province(&mut self, map: &Map, likely: ProvinceSet) -> Result<Province, SpqrFault>;

    /// The next sea; where the words fit several, one of these is meant.
    fn sea(&mut self, map: &Map, likely: SeaSet) -> Result<Sea, SpqrFault>;

    /// The next province or sea; where the words fit several, one of these is meant.
    fn spot(&mut self, map: &Map, provinces: ProvinceSet, seas: SeaSet) -> Result<Spot, SpqrFault>;
}

impl SpqrReader for Reader {
    fn province(&mut self, map: &Map, likely: ProvinceSet) -> Result<Province, SpqrFault> {
        let places = Places { map, provinces: map.provinces(), seas: SeaSet::EMPTY };
        match named(self, places, (likely, SeaSet::EMPTY), SpqrFault::NoProvince)? {
            Spot::Province(province) => Ok(province),
            Spot::Sea(_) => Err(SpqrFault::NoProvince(String::new())),
        }
    }

    fn sea(&mut self, map: &Map, likely: SeaSet) -> Result<Sea, SpqrFault> {
        let places = Places { map, provinces: ProvinceSet::EMPTY, seas: map.seas() };
        match named(self, places, (ProvinceSet::EMPTY, likely), SpqrFault::NoSea)? {
            Spot::Sea(sea) => Ok(sea),
            Spot::Province(_) => Err(SpqrFault::NoSea(String::new())),
        }
    }

    fn spot(&mut self, map: &Map, provinces: ProvinceSet, seas: SeaSet) -> Result<Spot, SpqrFault> {
        let places = Places { map, provinces: map.provinces(), seas: map.seas() };
        named(self, places, (provinces, seas), SpqrFault::NoSpot)
    }
}

fn named(
    reader: &mut Reader,
    places: Places<'_>,
    likely: (ProvinceSet, SeaSet),
    nothing: fn(String) -> SpqrFault,
) -> Result<Spot, SpqrFault> {
    let is_likely = |spot: Spot| match spot {
        Spot::Province(province) => likely.0.has(province),
        Spot::Sea(sea) => likely.1.has(sea),
    };
    Err(match reader.find(&places, is_likely) {
        Match::One(spot, _) => return Ok(spot),
        Match::Several(several, count) => SpqrFault::Several(reader.ahead(count), several),
        Match::Nothing => nothing(reader.ahead(1)),
    })
}

/// The symbol a word names: in texts, or in either language.
pub(super) fn symbol(word: &str) -> Option<Symbol> {
    let called = |symbol: Symbol| {
        let spoken = Lang::ALL.into_iter().map(move |lang| plain(&speech::spqr::symbol(Words::new(lang), symbol)));
        std::iter::once(symbol.id().to_owned()).chain(spoken)
    };
    let begins = |symbol: &Symbol| called(*symbol).any(|name| name.starts_with(word));
    let mut fits = Symbol::ALL.into_iter().filter(begins);
    let first = fits.next().filter(|_| !word.is_empty());
    if fits.next().is_none() { first } else { None }
}

/// The cards these words name; otherwise the word that names none.
pub(super) fn cards(words: &[&str]) -> Result<Pile, String> {
    words.iter().map(|word| symbol(word).ok_or_else(|| (*word).to_owned())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_named_by_their_symbol() {
        for (word, expected) in [
            ("legionario", Some(Symbol::Legionary)),
            ("leg", Some(Symbol::Legionary)),
            ("v", Some(Symbol::Standard)),
            ("standard", Some(Symbol::Standard)),
            ("tri", Some(Symbol::Trireme)),
            ("arena", Some(Symbol::Arena)),
            ("x", None),
            ("", None),
        ] {
            assert_eq!(symbol(word), expected, "{word}");
        }
    }
}
