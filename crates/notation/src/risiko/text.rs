//! The things of RisiKo! in text: territories, cards, owners, colours.

use crate::text::{Line, Read, TextFault, plain, seat};
use board::{Board, Card, CardSet, Colour, Objective, Territory};
use rules::{Owner, Setup};

/// Reading the things of RisiKo! off a line.
pub(super) trait Things {
    fn colour(&mut self) -> Read<Colour>;
    fn territory(&mut self, board: &Board) -> Read<Territory>;
    fn card(&mut self, setup: &Setup) -> Read<Card>;
    fn objective(&mut self, setup: &Setup) -> Read<Objective>;
    fn owner(&mut self) -> Read<Owner>;
    /// Cards up to the first word that is none.
    fn cards(&mut self, setup: &Setup) -> Read<CardSet>;
}

impl Things for Line<'_> {
    fn colour(&mut self) -> Read<Colour> {
        self.parse("a colour: rosso, blu, giallo, verde, nero or viola", Colour::find)
    }

    fn territory(&mut self, board: &Board) -> Read<Territory> {
        self.parse("a territory such as africa_del_nord", |word| board.find(word))
    }

    fn card(&mut self, setup: &Setup) -> Read<Card> {
        self.parse("a card: a territory, or jolly1", |word| card(setup, word))
    }

    fn objective(&mut self, setup: &Setup) -> Read<Objective> {
        self.parse("the number of an objective", |word| setup.objectives.find(word.parse().ok()?))
    }

    fn owner(&mut self) -> Read<Owner> {
        self.parse("a seat or 'neutral'", |word| match word {
            "neutral" => Some(Owner::Neutral),
            word => seat(word).map(Owner::Seat),
        })
    }

    fn cards(&mut self, setup: &Setup) -> Read<CardSet> {
        let mut cards = CardSet::EMPTY;
        while let Some(next) = self.peek().and_then(|word| card(setup, word)) {
            let word = self.word("a card")?;
            if cards.has(next) {
                return Err(TextFault::new(word, "each card once"));
            }
            cards.insert(next);
        }
        if cards.is_empty() { self.card(setup).map(|card| [card].into_iter().collect()) } else { Ok(cards) }
    }
}

fn card(setup: &Setup, word: &str) -> Option<Card> {
    let card = match word.strip_prefix("jolly") {
        Some(number) if plain(number) => Card::jolly(number.parse::<usize>().ok()?.checked_sub(1)?)?,
        Some(_) => return None,
        None => Card::of(setup.board.find(word)?),
    };
    setup.deck.all().has(card).then_some(card)
}

/// A card's name: its territory's, or `jolly1`.
#[must_use]
pub fn card_id(board: &Board, card: Card) -> String {
    match (card.territory(), card.jolly_number()) {
        (Some(territory), _) => board.territory_id(territory).to_owned(),
        (None, number) => format!("jolly{}", number.map_or(0, |n| n + 1)),
    }
}

pub(super) fn cards_text(board: &Board, cards: CardSet) -> String {
    cards.iter().map(|card| card_id(board, card)).collect::<Vec<_>>().join(" ")
}

pub(super) fn owner_text(owner: Owner) -> String {
    match owner {
        Owner::Seat(seat) => seat.to_string(),
        Owner::Neutral => "neutral".into(),
        Owner::Nobody => "nobody".into(),
    }
}
