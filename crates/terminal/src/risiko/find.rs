//! The territories and cards that typed words name.

use super::fault::RisikoFault;
use crate::finder::{self, Match};
use crate::reader::Reader;
use board::{Board, Card, CardSet, Territory, TerritorySet};

/// What a line of RisiKo! holds besides words and numbers.
pub(super) trait RisikoReader {
    /// The next territory; where the words fit several, one of these is meant.
    fn territory(&mut self, board: &Board, likely: TerritorySet) -> Result<Territory, RisikoFault>;
}

impl RisikoReader for Reader {
    fn territory(&mut self, board: &Board, likely: TerritorySet) -> Result<Territory, RisikoFault> {
        Err(match self.find(board, |territory| likely.has(territory)) {
            Match::One(territory, _) => return Ok(territory),
            Match::Several(several, count) => RisikoFault::Several(self.ahead(count), several.into_iter().collect()),
            Match::Nothing => RisikoFault::NoTerritory(self.ahead(1)),
        })
    }
}

/// The cards that the words name, those of a hand first; otherwise the words that name none.
pub(super) fn cards(board: &Board, hand: CardSet, mut words: &[&str]) -> Result<CardSet, String> {
    let mut cards = CardSet::EMPTY;
    while let Some(word) = words.first() {
        if word.starts_with("jol") {
            cards.insert(jolly(hand.without(cards), word).ok_or_else(|| (*word).to_owned())?);
            words = &words[1..];
            continue;
        }
        match finder::find(board, words, |territory| hand.territories().has(territory)) {
            Match::One(territory, count) => {
                cards.insert(Card::of(territory));
                words = &words[count..];
            }
            Match::Several(_, count) => return Err(words[..count].join(" ")),
            Match::Nothing => return Err((*word).to_owned()),
        }
    }
    Ok(cards)
}

/// A jolly by its number, or the first of the hand.
fn jolly(hand: CardSet, word: &str) -> Option<Card> {
    let number = word.trim_start_matches(|c: char| c.is_alphabetic()).parse::<usize>().ok();
    let all = (0..CardSet::MAX_JOLLY).filter_map(Card::jolly);
    let mut named = all.filter(|&card| number.is_none_or(|n| card.jolly_number() == Some(n.wrapping_sub(1))));
    let first = named.clone().next();
    named.find(|&card| hand.has(card)).or(first)
}
