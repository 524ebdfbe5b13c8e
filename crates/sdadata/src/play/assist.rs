//! Completion at the prompt: the commands of the moment, then the territories that are legal at that place.

use super::finder::plain;
use super::verbs::Verb;
use board::{CardSet, Territory, TerritorySet};
use notation::card_id;
use rules::{Armies, Legal, Open, Phase, Seat, Setup, View, legal};
use rustyline::completion::{Completer, Pair};
use rustyline::{Context, Helper};
use std::rc::Rc;
use words::{Lang, Words};

/// What is needed to complete a word.
#[derive(Default)]
pub(super) struct Assistant {
    table: Option<Table>,
}

struct Table {
    setup: Rc<Setup>,
    open: Open,
    seat: Seat,
    hand: CardSet,
    lang: Lang,
}

impl Assistant {
    /// For a seat in this position.
    pub(super) fn at(setup: &Rc<Setup>, open: &Open, seat: Seat, hand: CardSet, lang: Lang) -> Self {
        Self { table: Some(Table { setup: Rc::clone(setup), open: *open, seat, hand, lang }) }
    }
}

impl Table {
    fn candidates(&self, before: &str) -> Vec<Pair> {
        let (done, word) = before.rsplit_once(|c: char| c.is_ascii_whitespace()).unwrap_or(("", before));
        let mut words = done.split_whitespace();
        let Some(first) = words.next() else { return self.verbs(&plain(word)) };
        let Some(verb) = Verb::find(&plain(first)) else { return Vec::new() };
        if verb == Verb::Help {
            return self.verbs(&plain(word));
        }
        let view = View::of(&self.open, self.seat, self.hand, None, CardSet::EMPTY);
        let legal = legal(&self.setup, &view);
        if verb == Verb::Colour {
            return self.colours(&legal, &plain(word));
        }
        let named: Vec<Territory> = words.filter_map(|word| self.setup.board.find(word)).collect();
        self.territories(self.fitting(verb, &legal, &named), word, verb == Verb::Tris)
    }

    /// The commands that can be given now, in the reader's language.
    fn verbs(&self, begun: &str) -> Vec<Pair> {
        let now = Verb::ALL.into_iter().filter(|&verb| fits(verb, self.open.phase()));
        let words = now.map(|verb| verb.word(self.lang)).filter(|word| word.starts_with(begun));
        words.map(|word| pair(word.to_owned(), format!("{word} "))).collect()
    }

    fn colours(&self, legal: &Legal<'_>, begun: &str) -> Vec<Pair> {
        let words = Words::new(self.lang);
        let free = legal.colours().into_iter().flat_map(|free| free.iter().collect::<Vec<_>>());
        let names = free.map(|colour| words.colour(colour)).filter(|name| plain(name).starts_with(begun));
        names.map(|name| pair(name.clone(), name)).collect()
    }

    /// The territories that can follow those named already.
    fn fitting(&self, verb: Verb, legal: &Legal<'_>, named: &[Territory]) -> TerritorySet {
        let mine = self.open.owned(self.seat);
        let movable = |from: &Territory| legal.moves(*from).1 > Armies(0) && !legal.moves(*from).0.is_empty();
        match (verb, named) {
            (Verb::Attack | Verb::Odds, []) => {
                if legal.bases().is_empty() {
                    mine
                } else {
                    legal.bases()
                }
            }
            (Verb::Attack, &[from]) if legal.may_pass() => legal.targets(from),
            (Verb::Attack | Verb::Odds, &[from]) => self.setup.board.neighbours(from) - mine,
            (Verb::Maneuver, []) => mine.iter().filter(movable).collect(),
            (Verb::Maneuver, &[from]) => legal.moves(from).0,
            (Verb::Place | Verb::Ghost, _) => legal.places().0,
            (Verb::TakeBack, _) => mine.iter().filter(|&t| legal.takeable(t) > Armies(0)).collect(),
            (Verb::Abandon | Verb::Reoccupy, _) => legal.exchanges(),
            (Verb::Tris, _) => self.hand.territories(),
            _ => TerritorySet::EMPTY,
        }
    }

    fn territories(&self, among: TerritorySet, word: &str, cards: bool) -> Vec<Pair> {
        let board = &self.setup.board;
        let begun = plain(word);
        let begins = |&t: &Territory| {
            let name = plain(board.territory_name(t));
            name.starts_with(&begun) || plain(board.territory_code(t)) == begun
        };
        let ids = among.iter().filter(begins).map(|t| board.territory_id(t).to_owned());
        let jolly = self.hand.and(self.setup.deck.jolly()).iter().map(|card| card_id(board, card));
        let jolly = jolly.filter(|id| cards && id.starts_with(word));
        ids.chain(jolly).map(|id| pair(id.clone(), format!("{id} "))).collect()
    }
}

fn pair(display: String, replacement: String) -> Pair {
    Pair { display, replacement }
}

/// Whether a command belongs to a phase.
pub(super) fn fits(verb: Verb, phase: Phase) -> bool {
    match verb {
        Verb::Place => matches!(phase, Phase::Reinforce | Phase::Placement { .. }),
        Verb::TakeBack | Verb::Tris => matches!(phase, Phase::Reinforce),
        Verb::Attack | Verb::Again | Verb::Maneuver | Verb::Pass => matches!(phase, Phase::Reinforce | Phase::Combat),
        Verb::Defend => matches!(phase, Phase::Declared(_)),
        Verb::Occupy => matches!(phase, Phase::Occupy(_)),
        Verb::Colour => matches!(phase, Phase::Colours(_)),
        Verb::Abandon => matches!(phase, Phase::Abandon { .. }),
        Verb::Reoccupy => matches!(phase, Phase::Reoccupy(_)),
        Verb::Ghost => matches!(phase, Phase::GhostPlacing(_) | Phase::Gift(_)),
        Verb::Hint
        | Verb::Auto
        | Verb::Odds
        | Verb::Board
        | Verb::Hand
        | Verb::Objective
        | Verb::Players
        | Verb::Log
        | Verb::Save
        | Verb::Quit
        | Verb::Help => true,
    }
}

impl Completer for Assistant {
    type Candidate = Pair;

    fn complete(&self, line: &str, pos: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<Pair>)> {
        let before = line.get(..pos).unwrap_or(line);
        let start = before.rfind(|c: char| c.is_ascii_whitespace()).map_or(0, |at| at + 1);
        Ok((start, self.table.as_ref().map(|table| table.candidates(before)).unwrap_or_default()))
    }
}

impl rustyline::hint::Hinter for Assistant {
    type Hint = String;
}

impl rustyline::highlight::Highlighter for Assistant {}

impl rustyline::validate::Validator for Assistant {}

impl Helper for Assistant {}
