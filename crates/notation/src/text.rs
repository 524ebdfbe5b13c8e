//! Names of things in text, and reading a line word by word. Every fault says what stands there and what was
//! expected.

use board::{Board, Card, CardSet, Colour, Territory};
use rules::{Armies, Dice, Faces, Lap, Owner, RuleId, Seat, Setup};
use std::fmt::Write as _;

/// A line that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("found {found}, expected {expected}")]
pub struct TextFault {
    /// What stands there.
    pub found: String,
    /// What was expected.
    pub expected: String,
}

impl TextFault {
    pub(crate) fn new(found: &str, expected: impl Into<String>) -> Self {
        let shown: String = found.chars().take(60).collect();
        Self { found: format!("'{shown}'"), expected: expected.into() }
    }

    pub(crate) fn nothing(expected: impl Into<String>) -> Self {
        Self { found: "nothing".into(), expected: expected.into() }
    }
}

pub(crate) type Read<T> = Result<T, TextFault>;

/// The words of one line, read from left to right.
#[derive(Clone)]
pub(crate) struct Line<'t> {
    words: std::str::SplitAsciiWhitespace<'t>,
}

impl<'t> Line<'t> {
    pub(crate) fn new(text: &'t str) -> Self {
        Self { words: text.split_ascii_whitespace() }
    }

    pub(crate) fn word(&mut self, expected: &str) -> Read<&'t str> {
        self.words.next().ok_or_else(|| TextFault::nothing(expected))
    }

    pub(crate) fn peek(&self) -> Option<&'t str> {
        self.words.clone().next()
    }

    /// Nothing may follow.
    pub(crate) fn end<T>(mut self, value: T) -> Read<T> {
        match self.words.next() {
            None => Ok(value),
            Some(word) => Err(TextFault::new(word, "the end of the line")),
        }
    }

    pub(crate) fn expect(&mut self, word: &str) -> Read<()> {
        let found = self.word(word)?;
        if found == word { Ok(()) } else { Err(TextFault::new(found, format!("'{word}'"))) }
    }

    pub(crate) fn parse<T>(&mut self, expected: &str, parse: impl FnOnce(&str) -> Option<T>) -> Read<T> {
        let word = self.word(expected)?;
        parse(word).ok_or_else(|| TextFault::new(word, expected))
    }

    pub(crate) fn number<T: std::str::FromStr>(&mut self, expected: &str) -> Read<T> {
        self.parse(expected, |word| plain(word).then(|| word.parse().ok()).flatten())
    }

    pub(crate) fn armies(&mut self) -> Read<Armies> {
        self.number("a number of armies").map(Armies)
    }

    pub(crate) fn dice(&mut self) -> Read<Dice> {
        self.number("a number of dice").map(Dice)
    }

    pub(crate) fn lap(&mut self) -> Read<Lap> {
        self.number("a lap").map(Lap)
    }

    pub(crate) fn seat(&mut self) -> Read<Seat> {
        self.parse("a seat, A to F", seat)
    }

    pub(crate) fn rule(&mut self) -> Read<RuleId> {
        self.parse("a rule such as C51", RuleId::parse)
    }

    pub(crate) fn colour(&mut self) -> Read<Colour> {
        self.parse("a colour: rosso, blu, giallo, verde, nero or viola", Colour::find)
    }

    pub(crate) fn territory(&mut self, board: &Board) -> Read<Territory> {
        self.parse("a territory such as africa_del_nord", |word| board.find(word))
    }

    pub(crate) fn card(&mut self, setup: &Setup) -> Read<Card> {
        self.parse("a card: a territory, or jolly1", |word| card(setup, word))
    }

    pub(crate) fn owner(&mut self) -> Read<Owner> {
        self.parse("a seat or 'neutral'", |word| match word {
            "neutral" => Some(Owner::Neutral),
            word => seat(word).map(Owner::Seat),
        })
    }

    /// Cards up to the first word that is none.
    pub(crate) fn cards(&mut self, setup: &Setup) -> Read<CardSet> {
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

    /// One to three faces, up to the first word that is no number.
    pub(crate) fn faces(&mut self) -> Read<Faces> {
        let mut faces = Vec::new();
        while let Some(face) = self.peek().filter(|word| plain(word)).and_then(|word| word.parse().ok()) {
            faces.push(face);
            self.word("a face")?;
        }
        let shown = faces.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        Faces::new(&faces).ok_or_else(|| TextFault::new(&shown, "one to three faces from 1 to 6"))
    }
}

/// Digits alone, and no leading zero: a number has one spelling.
fn plain(word: &str) -> bool {
    word.bytes().all(|b| b.is_ascii_digit()) && (word.len() == 1 || !word.starts_with('0'))
}

fn seat(word: &str) -> Option<Seat> {
    let mut letters = word.chars();
    let seat = Seat::from_letter(letters.next()?)?;
    letters.next().is_none().then_some(seat)
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

pub(crate) fn cards_text(board: &Board, cards: CardSet) -> String {
    cards.iter().map(|card| card_id(board, card)).collect::<Vec<_>>().join(" ")
}

pub(crate) fn faces_text(faces: Faces) -> String {
    faces.faces().iter().fold(String::new(), |mut text, face| {
        let space = if text.is_empty() { "" } else { " " };
        let _ = write!(text, "{space}{face}");
        text
    })
}

pub(crate) fn owner_text(owner: Owner) -> String {
    match owner {
        Owner::Seat(seat) => seat.to_string(),
        Owner::Neutral => "neutral".into(),
        Owner::Nobody => "nobody".into(),
    }
}
