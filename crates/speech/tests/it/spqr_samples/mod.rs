//! A sample or more of everything of S.P.Q.RisiKo! that is put into words.
//!
//! Each list is a `match` without a wildcard: a new variant does not compile until it has its samples here.

mod events;
mod refusals;
mod states;

pub(crate) use events::{events, naval_rolls, seen};
pub(crate) use refusals::refusals;
pub(crate) use states::{causes, phases, scores, statuses, turns};

use board::rome::{Map, Pile, Province, Sea, Symbol};
use frame::Faces;

/// The table the samples are taken from.
pub(crate) struct Table {
    pub(crate) map: Map,
}

impl Table {
    pub(crate) fn new() -> Self {
        Self { map: Map::named("roma45").expect("embedded") }
    }

    pub(crate) fn province(&self, id: &str) -> Province {
        self.map.find(id).expect("a province of the map")
    }

    pub(crate) fn sea(&self, id: &str) -> Sea {
        self.map.find_sea(id).expect("a sea of the map")
    }
}

pub(crate) fn faces(faces: &[u8]) -> Faces {
    Faces::new(faces).expect("faces of dice")
}

/// Three cards of three kinds, two of one and one of another, a single one.
pub(crate) fn piles() -> [Pile; 3] {
    use Symbol::{Arena, Legionary, Standard, Trireme};
    [&[Legionary, Standard, Arena][..], &[Trireme, Trireme, Arena], &[Standard]]
        .map(|symbols| symbols.iter().copied().collect())
}
