//! Completion: the territories, colours and cards that are legal at a place of a line.

use super::verbs::RisikoVerb;
use crate::finder::plain;
use crate::request::Prompt;
use board::{CardSet, ColourSet, Territory, TerritorySet};
use notation::card_id;
use rules::{Armies, Legal, Risiko, View, legal};

/// The words that can follow a verb and those after it.
pub(super) fn complete(prompt: &Prompt<Risiko>, verb: RisikoVerb, words: &[&str], begun: &str) -> Vec<String> {
    let view = View::of(prompt.state.open(), prompt.seat, prompt.hand(), None, CardSet::EMPTY);
    let legal = legal(&prompt.setup, &view);
    if verb == RisikoVerb::Colour {
        return prompt.colours(legal.colours().unwrap_or(ColourSet::EMPTY).iter(), begun);
    }
    let named: Vec<Territory> = words.iter().filter_map(|word| prompt.setup.board.find(word)).collect();
    prompt.territories(prompt.fitting(verb, &legal, &named), begun, verb == RisikoVerb::Tris)
}

impl Prompt<Risiko> {
    /// The cards that may be shown.
    fn hand(&self) -> CardSet {
        if self.is_private { self.view().hand() } else { CardSet::EMPTY }
    }

    /// The territories that can follow those named already.
    fn fitting(&self, verb: RisikoVerb, legal: &Legal<'_>, named: &[Territory]) -> TerritorySet {
        let mine = self.state.open().owned(self.seat);
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
            (RisikoVerb::Tris, _) => self.hand().territories(),
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
        let jolly = self.hand().and(self.setup.deck.jolly()).iter().map(|card| card_id(board, card));
        let jolly = jolly.filter(|id| cards && id.starts_with(word));
        ids.chain(jolly).collect()
    }
}
