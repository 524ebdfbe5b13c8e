//! Completion: the provinces, seas, colours and cards that fit at a place of a line.

use super::find::Spot;
use super::verbs::SpqrVerb;
use crate::finder::plain;
use crate::request::Prompt;
use board::rome::{Pile, ProvinceSet, SeaSet, Symbol};
use frame::Armies;
use spqr::{Legal, Open, Setup, Spqr, Triremes, View, launched, legal, takeable};

/// The words that can follow a verb and those after it.
pub(super) fn complete(prompt: &Prompt<Spqr>, verb: SpqrVerb, words: &[&str], begun: &str) -> Vec<String> {
    let (open, hand) = (prompt.state.open(), prompt.hand());
    let legal = legal(&prompt.setup, &View::of(open, prompt.seat, hand));
    let begun = plain(begun);
    match verb {
        SpqrVerb::Colour => prompt.colours(legal.colours().iter(), &begun),
        SpqrVerb::Tris => {
            let held = Symbol::ALL.into_iter().filter(|&symbol| hand.count(symbol) > 0);
            held.map(|symbol| symbol.id().to_owned()).filter(|id| id.starts_with(&begun)).collect()
        }
        SpqrVerb::Ram if prompt.named(words).len() == 1 => {
            let rivals = prompt.setup.player_seats().iter().filter(|&seat| seat != prompt.seat);
            prompt.colours(rivals.filter_map(|seat| open.colour(seat)), &begun)
        }
        _ => prompt.spots(verb, &legal, &prompt.named(words), &begun),
    }
}

impl Prompt<Spqr> {
    /// The cards that may be shown.
    fn hand(&self) -> Pile {
        if self.is_private { self.state.hand(self.seat) } else { Pile::default() }
    }

    fn named(&self, before: &[&str]) -> Vec<Spot> {
        let map = &self.setup.map;
        let spot = |word: &&str| map.find(word).map(Spot::Province).or_else(|| map.find_sea(word).map(Spot::Sea));
        before.iter().filter_map(spot).collect()
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
        let (setup, open): (&Setup, &Open) = (&self.setup, self.state.open());
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
