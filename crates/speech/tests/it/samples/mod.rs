//! A sample or more of everything that is put into words.
//!
//! Each list is a `match` without a wildcard: a new variant does not compile until it has its samples here.

mod events;
mod refusals;
mod states;

pub(crate) use events::{events, seen};
pub(crate) use refusals::refusals;
pub(crate) use states::{causes, phases, statuses};

use board::{Board, Card, CardSet, Deck, Objective, ObjectiveDeck, Territory};
use rules::Faces;

/// The table the samples are taken from.
pub(crate) struct Table {
    pub(crate) board: Board,
    pub(crate) deck: Deck,
    pub(crate) objectives: ObjectiveDeck,
}

impl Table {
    pub(crate) fn new() -> Self {
        let board = Board::named("risiko42").expect("embedded");
        let deck = Deck::named("risiko42", &board).expect("embedded");
        let objectives = ObjectiveDeck::named("torneo-16", &board).expect("embedded");
        Self { board, deck, objectives }
    }

    pub(crate) fn territory(&self, id: &str) -> Territory {
        self.board.find(id).expect("a territory of the board")
    }

    pub(crate) fn card(&self, id: &str) -> Card {
        Card::of(self.territory(id))
    }

    pub(crate) fn cards(&self, ids: &[&str]) -> CardSet {
        ids.iter().map(|id| self.card(id)).collect()
    }

    pub(crate) fn with_jolly(&self, ids: &[&str]) -> CardSet {
        self.cards(ids).with(Card::jolly(0).into_iter().collect())
    }

    pub(crate) fn objective(&self, number: usize) -> Objective {
        self.objectives.find(number).expect("an objective of the deck")
    }
}

pub(crate) fn faces(faces: &[u8]) -> Faces {
    Faces::new(faces).expect("faces of dice")
}
