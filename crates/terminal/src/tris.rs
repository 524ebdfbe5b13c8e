//! The tris of a hand: listed with the cards, chosen by number.

use super::terminal::{Response, Terminal};
use words::{Words, id};

/// A tris that a hand holds.
pub(super) struct TrisChoice<C> {
    /// The command that plays it.
    pub(super) command: C,
    /// Its cards and its worth in words.
    pub(super) text: String,
}

/// The cards of a hand, where there are any, and each tris with its number.
pub(super) fn hand_paragraphs<C>(words: Words, cards: Option<String>, tris: &[TrisChoice<C>]) -> Vec<String> {
    let Some(cards) = cards else { return vec![words.say(id::PLAY_HAND_EMPTY)] };
    let mut paragraphs = vec![words.say_with(id::PLAY_HAND, &[("list", cards.into())])];
    paragraphs.extend(numbered(tris));
    paragraphs
}

/// A tris by its number; without one, the only tris, or the list to choose from.
pub(super) fn play<G: Terminal>(words: Words, tris: &[TrisChoice<G::Command>], number: Option<u16>) -> Response<G> {
    let chosen = match (number, tris) {
        (Some(number), _) => usize::from(number).checked_sub(1).and_then(|at| tris.get(at)),
        (None, [only]) => Some(only),
        (None, _) => None,
    };
    if let Some(choice) = chosen {
        return Response::act(choice.command);
    }
    if tris.is_empty() {
        return Response::say(vec![words.say(id::PLAY_NO_TRIS)]);
    }
    let usage = words.say(id::PLAY_USAGE_TRIS);
    let mut paragraphs: Vec<String> = numbered(tris).collect();
    paragraphs.push(words.say_with(id::PLAY_USAGE, &[("usage", usage.into())]));
    Response::say(paragraphs)
}

fn numbered<C>(tris: &[TrisChoice<C>]) -> impl Iterator<Item = String> {
    (1..).zip(tris).map(|(number, choice): (usize, &TrisChoice<C>)| format!("{number:>2}. {}", choice.text))
}
