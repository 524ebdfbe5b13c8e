//! S.P.Q.RisiKo! in words. What it has in common with RisiKo! (colours, dice, players, who passes) is said in the same
//! sentences; what it alone has, and what speaks of provinces and legionaries, in those of `lang/*.spqr.ftl`.

mod event;
mod names;
mod phase;
mod refusal;
mod things;

pub use event::{event, event_in_full};
pub use names::Names;
pub use phase::{awaited, cause, phase, stage, status};
pub use refusal::{refusal, refusal_with_rule};
pub use things::{
    gain, pile, price, province, provinces, score, sea, seas, seat, setup_fault, still_due, supremacies, symbol,
    symbols,
};

use crate::Spoken;
use frame::Seat;
use spqr::{Event, Refusal, Seen, Setup, Spqr, State};
use words::Words;

impl Spoken for Spqr {
    type Names<'a> = Names<'a>;

    fn names<'a>(setup: &'a Setup, state: &State) -> Names<'a> {
        Names::at(setup, state.open())
    }

    fn follow(names: &mut Names<'_>, event: &Event) {
        names.follow(event);
    }

    fn in_turn<'a>(names: Self::Names<'a>, seat: Seat) -> Self::Names<'a> {
        names.with_turn(seat)
    }

    fn say_seat(words: Words, seat: Seat, names: &Names<'_>) -> String {
        things::seat(words, seat, names)
    }

    fn say_event(words: Words, seen: &Seen, names: &Names<'_>) -> String {
        event::event(words, seen, names)
    }

    fn say_event_in_full(words: Words, event: &Event, names: &Names<'_>) -> String {
        event::event_in_full(words, event, names)
    }

    fn say_refusal(words: Words, refusal: &Refusal, names: &Names<'_>) -> String {
        refusal::refusal(words, refusal, names)
    }

    fn say_phase(words: Words, state: &State) -> String {
        phase::phase(words, &state.open().phase)
    }

    fn say_awaited(words: Words, state: &State, names: &Names<'_>) -> String {
        phase::awaited(words, &state.open().phase, names)
    }

    fn say_status(words: Words, state: &State, seat: Seat) -> String {
        phase::status(words, state.open().status(seat))
    }
}
