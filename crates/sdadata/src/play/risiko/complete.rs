//! Completion: the territories, colours and cards that are legal at a place of a line.

use super::verbs::RisikoVerb;
use crate::play::assist::Table;
use crate::play::finder::plain;
use board::{CardSet, Territory, TerritorySet};
use notation::card_id;
use rules::{Armies, Legal, Risiko, View, legal};
use words::Words;

/// The words that can follow a verb and those after it.
pub(super) fn complete(table: &Table<Risiko>, verb: RisikoVerb, before: &[&str], word: &str) -> Vec<String> {
    let view = View::of(&table.open, table.seat, table.hand, None, CardSet::EMPTY);
    let legal = legal(&table.setup, &view);
    if verb == RisikoVerb::Colour {
        return table.colours(&legal, &plain(word));
    }
    let named: Vec<Territory> = before.iter().filter_map(|word| table.setup.board.find(word)).collect();
    table.territories(table.fitting(verb, &legal, &named), word, verb == RisikoVerb::Tris)
}

impl Table<Risiko> {
    fn colours(&self, legal: &Legal<'_>, begun: &str) -> Vec<String> {
        let words = Words::new(self.lang);
        let free = legal.colours().into_iter().flat_map(|free| free.iter().collect::<Vec<_>>());
        free.map(|colour| speech::colour(words, colour)).filter(|name| plain(name).starts_with(begun)).collect()
    }

    /// The territories that can follow those named already.
    fn fitting(&self, verb: RisikoVerb, legal: &Legal<'_>, named: &[Territory]) -> TerritorySet {
        let mine = self.open.owned(self.seat);
        let movable = |from: &Territory| legal.moves(*from).1 > Armies(0) && !legal.moves(*from).0.is_empty();
        match (verb, named) {
            (RisikoVerb::Attack | RisikoVerb::Odds, []) => {
                if legal.bases().is_empty() {
                    mine
                } else {
                    legal.bases()
                }
            }
            (RisikoVerb::Attack, &[from]) if legal.may_pass() => legal.targets(from),
            (RisikoVerb::Attack | RisikoVerb::Odds, &[from]) => self.setup.board.neighbours(from) - mine,
            (RisikoVerb::Maneuver, []) => mine.iter().filter(movable).collect(),
            (RisikoVerb::Maneuver, &[from]) => legal.moves(from).0,
            (RisikoVerb::Place | RisikoVerb::Ghost, _) => legal.places().0,
            (RisikoVerb::TakeBack, _) => mine.iter().filter(|&t| legal.takeable(t) > Armies(0)).collect(),
            (RisikoVerb::Abandon | RisikoVerb::Reoccupy, _) => legal.exchanges(),
            (RisikoVerb::Tris, _) => self.hand.territories(),
            _ => TerritorySet::EMPTY,
        }
    }

    fn territories(&self, among: TerritorySet, word: &str, cards: bool) -> Vec<String> {
        let board = &self.setup.board;
        let begun = plain(word);
        let begins = |&t: &Territory| {
            let name = plain(board.territory_name(t));
            name.starts_with(&begun) || plain(board.territory_code(t)) == begun
        };
        let ids = among.iter().filter(begins).map(|t| board.territory_id(t).to_owned());
        let jolly = self.hand.and(self.setup.deck.jolly()).iter().map(|card| card_id(board, card));
        let jolly = jolly.filter(|id| cards && id.starts_with(word));
        ids.chain(jolly).collect()
    }
}
