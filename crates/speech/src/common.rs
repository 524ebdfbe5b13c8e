//! What both games call the same: colours, seats, players, dice, places, and the rule behind a refusal.

use crate::fill::Fill as _;
use board::Colour;
use frame::{Faces, Order, Player, RuleId, Seat};
use words::{Id, Sentence, Words, id};

/// The rule by which a turn ends whose time is up (C54): at a table online the clock does what a referee would.
pub(crate) const TIME_TO_THINK: RuleId = RuleId::case(54);

/// How a seat is called.
pub(crate) enum Called {
    Colour(Colour),
    Ghost,
    /// A neutral army, by its letter where there are two.
    Neutral(Option<char>),
    Letter(char),
}

/// A colour: `giallo`.
#[must_use]
pub fn colour(words: Words, colour: Colour) -> String {
    words.say(match colour {
        Colour::Rosso => id::COLOUR_ROSSO,
        Colour::Blu => id::COLOUR_BLU,
        Colour::Giallo => id::COLOUR_GIALLO,
        Colour::Verde => id::COLOUR_VERDE,
        Colour::Nero => id::COLOUR_NERO,
        Colour::Viola => id::COLOUR_VIOLA,
    })
}

pub(crate) fn called(words: Words, called: Called) -> String {
    let by = |id, letter: char| words.sentence(id).with("letter", letter.to_string()).say();
    match called {
        Called::Colour(colour) => self::colour(words, colour),
        Called::Ghost => words.say(id::GHOST),
        Called::Neutral(None) => words.say(id::NEUTRAL_ARMY),
        Called::Neutral(Some(letter)) => by(id::NEUTRAL_ARMY_LETTER, letter),
        Called::Letter(letter) => by(id::SEAT_LETTER, letter),
    }
}

/// A player of the list, before the dice decide who sits where: `giocatore 2`.
#[must_use]
pub fn player(words: Words, player: Player) -> String {
    words.sentence(id::PLAYER_NUMBER).with("number", player.number()).say()
}

/// Who sits where: `A giocatore 2, B giocatore 1`.
#[must_use]
pub fn order(words: Words, order: &Order) -> String {
    let seated = Seat::ALL.into_iter().filter_map(|seat| Some((seat, order.player(seat)?)));
    let places = seated.map(|(seat, player)| {
        let letter = seat.letter().to_string();
        words.sentence(id::ORDER_PLACE).with("letter", letter).with("player", self::player(words, player)).say()
    });
    words.list(places)
}

/// The faces of dice, highest first: `6 4 2`.
#[must_use]
pub fn faces(faces: Faces) -> String {
    faces.faces().iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

/// A place in an order: `1°`, `1st`.
#[must_use]
pub fn ordinal(words: Words, place: u8) -> String {
    words.sentence(id::ORDINAL).with("place", place).say()
}

/// A refusal with its rule and, where the caller knows it, the article: `… (B12, box §12)`.
#[must_use]
pub fn with_rule(words: Words, refusal: String, rule: RuleId, article: Option<&str>) -> String {
    let said = match article {
        Some(article) => words.sentence(id::REFUSAL_WITH_ARTICLE).with("article", article.to_owned()),
        None => words.sentence(id::REFUSAL_WITH_RULE),
    };
    said.with("refusal", refusal).with("rule", rule.to_string()).say()
}

pub(crate) fn rolled(words: Words, id: Id, faces: Faces) -> Sentence {
    words.sentence(id).with("faces", self::faces(faces)).with("sum", faces.sum())
}

/// Somebody took a card that the viewer does not see.
pub(crate) fn unseen_card(words: Words, seat: String) -> String {
    words.sentence(id::EVENT_CARD_TAKEN_UNSEEN).fill("seat", seat).say()
}

/// Cards that the viewer does not see went from one seat to another.
pub(crate) fn unseen_cards(words: Words, [from, to]: [String; 2], count: usize) -> String {
    let sentence = words.sentence(id::EVENT_CARDS_CAPTURED_UNSEEN).fill("from", from).fill("to", to);
    sentence.fill("cards", count).say()
}
