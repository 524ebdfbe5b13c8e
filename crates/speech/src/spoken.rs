//! What can be said of every game, whichever it is: for those who tell games without knowing their rules.

use crate::risiko::{self, Names};
use frame::{Game, Seat};
use rules::{Event, Refusal, Risiko, Seen, Setup, State};
use std::fmt::Debug;
use words::Words;

/// A game that can be told. What only one game has (an objective, a sea) is said by [`Words`] itself.
pub trait Spoken: Game {
    /// What is needed to name the things of a table.
    type Names<'a>: Copy + Debug;

    /// The names of a table at this point of a game.
    fn names<'a>(setup: &'a Self::Setup, state: &Self::State) -> Self::Names<'a>;

    /// The same names as a page has them, whose board is in the reader's language.
    #[must_use]
    fn on_page<'a>(names: Self::Names<'a>) -> Self::Names<'a> {
        names
    }

    /// Learns from an event who is who and who is on turn: whoever tells events one after the other lets the names
    /// follow each of them.
    fn follow(names: &mut Self::Names<'_>, event: &Self::Event);

    /// The same names while this seat is on turn.
    fn in_turn<'a>(names: Self::Names<'a>, seat: Seat) -> Self::Names<'a>;

    /// A seat as the others call it.
    fn say_seat(words: Words, seat: Seat, names: &Self::Names<'_>) -> String;

    /// What a viewer has seen, in one line.
    fn say_event(words: Words, seen: &Self::Seen, names: &Self::Names<'_>) -> String;

    /// An event with its secrets, in one line.
    fn say_event_in_full(words: Words, event: &Self::Event, names: &Self::Names<'_>) -> String;

    /// Why a command was refused and what can be done now, without the rule.
    fn say_refusal(words: Words, refusal: &Self::Refusal, names: &Self::Names<'_>) -> String;

    /// The same with the rule and, where the caller knows it, the article.
    fn say_refusal_with_rule(
        words: Words,
        refusal: &Self::Refusal,
        names: &Self::Names<'_>,
        article: Option<&str>,
    ) -> String {
        crate::common::with_rule(words, Self::say_refusal(words, refusal, names), Self::rule(refusal), article)
    }

    /// The name of the phase the game is in.
    fn say_phase(words: Words, state: &Self::State) -> String;

    /// What is awaited in that phase, and of whom.
    fn say_awaited(words: Words, state: &Self::State, names: &Self::Names<'_>) -> String;

    /// How a seat takes part.
    fn say_status(words: Words, state: &Self::State, seat: Seat) -> String;
}

impl Spoken for Risiko {
    type Names<'a> = Names<'a>;

    fn names<'a>(setup: &'a Setup, state: &State) -> Names<'a> {
        Names::at(setup, state.open())
    }

    fn on_page<'a>(names: Self::Names<'a>) -> Self::Names<'a> {
        names.translated()
    }

    fn follow(names: &mut Names<'_>, event: &Event) {
        names.follow(event);
    }

    fn in_turn<'a>(names: Self::Names<'a>, seat: Seat) -> Self::Names<'a> {
        names.with_turn(seat)
    }

    fn say_seat(words: Words, seat: Seat, names: &Names<'_>) -> String {
        risiko::seat(words, seat, names)
    }

    fn say_event(words: Words, seen: &Seen, names: &Names<'_>) -> String {
        risiko::event(words, seen, names)
    }

    fn say_event_in_full(words: Words, event: &Event, names: &Names<'_>) -> String {
        risiko::event_in_full(words, event, names)
    }

    fn say_refusal(words: Words, refusal: &Refusal, names: &Names<'_>) -> String {
        risiko::refusal(words, refusal, names)
    }

    fn say_phase(words: Words, state: &State) -> String {
        risiko::phase(words, &state.open().phase())
    }

    fn say_awaited(words: Words, state: &State, names: &Names<'_>) -> String {
        risiko::awaited(words, &state.open().phase(), names)
    }

    fn say_status(words: Words, state: &State, seat: Seat) -> String {
        risiko::status(words, state.open().status(seat))
    }
}
