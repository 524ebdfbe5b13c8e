//! Completion: the provinces, seas, colours and cards that fit at a place of a line.

use super::find::Spot;
use super::verbs::SpqrVerb;
use crate::play::assist::Table;
use crate::play::finder::plain;
use board::rome::{ProvinceSet, SeaSet, Symbol};
use frame::Armies;
use spqr::{Legal, Open, Setup, Spqr, Triremes, View, launched, legal, takeable};
use words::Words;

/// The words that can follow a verb and those after it.
pub(super) fn complete(table: &Table<Spqr>, verb: SpqrVerb, before: &[&str], word: &str) -> Vec<String> {
    let view = View::of(&table.open, table.seat, table.hand);
    let legal = legal(&table.setup, &view);
    let begun = plain(word);
    match verb {
        SpqrVerb::Colour => table.colours(legal.colours().iter(), &begun),
        SpqrVerb::Tris => {
            let held = Symbol::ALL.into_iter().filter(|&symbol| table.hand.count(symbol) > 0);
            held.map(|symbol| symbol.id().to_owned()).filter(|id| id.starts_with(&begun)).collect()
        }
        SpqrVerb::Ram if table.named(before).len() == 1 => {
            let rivals = table.setup.player_seats().iter().filter(|&seat| seat != table.seat);
            table.colours(rivals.filter_map(|seat| table.open.colour(seat)), &begun)
        }
        _ => table.spots(verb, &legal, &table.named(before), &begun),
    }
}

impl Table<Spqr> {
    fn named(&self, before: &[&str]) -> Vec<Spot> {
        let map = &self.setup.map;
        let spot = |word: &&str| map.find(word).map(Spot::Province).or_else(|| map.find_sea(word).map(Spot::Sea));
        before.iter().filter_map(spot).collect()
    }

    fn colours(&self, among: impl Iterator<Item = board::Colour>, begun: &str) -> Vec<String> {
        let words = Words::new(self.lang);
        among.map(|colour| speech::colour(words, colour)).filter(|name| plain(name).starts_with(begun)).collect()
    }

    fn spots(&self, verb: SpqrVerb, legal: &Legal<'_>, named: &[Spot], begun: &str) -> Vec<String> {
        let map = &self.setup.map;
        let (provinces, seas) = self.fitting(verb, legal, named);
        let spots = provinces.iter().map(Spot::Province).chain(seas.iter().map(Spot::Sea));
        let fits = spots.filter(|spot| plain(spot.name(map)).starts_with(begun));
        fits.map(|spot| spot.id(map).to_owned()).collect()
    }

    /// The provinces and seas that can follow those named already.
    fn fitting(&self, verb: SpqrVerb, legal: &Legal<'_>, named: &[Spot]) -> (ProvinceSet, SeaSet) {
        let (setup, open): (&Setup, &Open) = (&self.setup, &self.open);
        let (map, mine) = (&setup.map, open.owned(self.seat));
        let none = (ProvinceSet::EMPTY, SeaSet::EMPTY);
        let fleets: SeaSet = map.seas().iter().filter(|&sea| open.fleet(self.seat, sea) > Triremes(0)).collect();
        let strong: ProvinceSet = mine.iter().filter(|&province| open.armies(province) > Armies(1)).collect();
        let shores = |seas: SeaSet| seas.iter().fold(ProvinceSet::EMPTY, |all, sea| all | map.coast(sea));
        match (verb, named) {
            (SpqrVerb::Settle | SpqrVerb::Build, _) => (legal.sites(), SeaSet::EMPTY),
            (SpqrVerb::Place, _) => (mine, SeaSet::EMPTY),
            (SpqrVerb::Launch, _) => {
                (ProvinceSet::EMPTY, map.seas().iter().filter(|&sea| map.coast(sea).meets(mine)).collect())
            }
            (SpqrVerb::TakeBack, _) => (
                mine.iter().filter(|&from| takeable(setup, open, from) > Armies(0)).collect(),
                fleets.iter().filter(|&sea| launched(setup, open, self.seat, sea) > Triremes(0)).collect(),
            ),
            (SpqrVerb::Convert, []) => (strong, fleets),
            (SpqrVerb::Convert, &[Spot::Province(from)]) => (ProvinceSet::EMPTY, map.seas_of(from)),
            (SpqrVerb::Convert, &[Spot::Sea(sea)]) => (map.coast(sea) & mine, SeaSet::EMPTY),
            (SpqrVerb::Sail | SpqrVerb::Ram, []) => (ProvinceSet::EMPTY, fleets),
            (SpqrVerb::Sail, &[Spot::Sea(from)]) => (ProvinceSet::EMPTY, map.seas_next_to(from)),
            (SpqrVerb::Land, []) => (strong & shores(fleets), SeaSet::EMPTY),
            (SpqrVerb::Land, &[Spot::Province(from)]) => {
                (shores(map.seas_of(from) & fleets) - mine, map.seas_of(from) & fleets)
            }
            (SpqrVerb::Land, &[Spot::Province(_), Spot::Sea(sea)]) => (map.coast(sea) - mine, SeaSet::EMPTY),
            (SpqrVerb::Land, &[Spot::Province(from), Spot::Province(to)]) => {
                (ProvinceSet::EMPTY, map.seas_of(from) & map.seas_of(to))
            }
            (SpqrVerb::Attack, []) => (strong, SeaSet::EMPTY),
            (SpqrVerb::Odds, []) => (strong, fleets),
            (SpqrVerb::Attack, &[Spot::Province(from)]) => (map.neighbours(from) - mine, SeaSet::EMPTY),
            (SpqrVerb::Odds, &[Spot::Province(from)]) => {
                ((map.neighbours(from) | shores(map.seas_of(from))) - mine, SeaSet::EMPTY)
            }
            (SpqrVerb::Maneuver, []) => (strong, SeaSet::EMPTY),
            (SpqrVerb::Maneuver, &[Spot::Province(from)]) => {
                ((map.neighbours(from) | shores(map.seas_of(from))) & (mine - from.only()), SeaSet::EMPTY)
            }
            (SpqrVerb::Maneuver, &[Spot::Province(from), Spot::Province(to)]) => {
                (ProvinceSet::EMPTY, map.seas_of(from) & map.seas_of(to))
            }
            _ => none,
        }
    }
}
