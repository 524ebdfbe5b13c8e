//! S.P.Q.RisiKo! in words. What it has in common with RisiKo! (colours, dice, players, who passes) is said in the same
//! sentences; what it alone has, and what speaks of provinces and legionaries, in those of `lang/*.spqr.ftl`.

mod event;
mod names;
mod phase;
mod refusal;
mod things;

pub use names::Names;

use crate::catalogue::Words;
use crate::spoken::Spoken;
use frame::Seat;
use spqr::{Event, Refusal, Seen, Setup, Spqr, State};

impl Spoken for Spqr {
    type Names<'a> = Names<'a>;

    fn names<'a>(setup: &'a Setup, state: &State) -> Names<'a> {
        Names::at(setup, state.open())
    }

    fn follow(names: &mut Names<'_>, event: &Event) {
        names.follow(event);
    }

    fn say_seat(words: Words, seat: Seat, names: &Names<'_>) -> String {
        words.spqr_seat(seat, names)
    }

    fn say_event(words: Words, seen: &Seen, names: &Names<'_>) -> String {
        words.spqr_event(seen, names)
    }

    fn say_event_in_full(words: Words, event: &Event, names: &Names<'_>) -> String {
        words.spqr_event_in_full(event, names)
    }

    fn say_refusal(words: Words, refusal: &Refusal, names: &Names<'_>) -> String {
        words.spqr_refusal(refusal, names)
    }

    fn say_phase(words: Words, state: &State) -> String {
        words.spqr_phase(&state.open().phase)
    }

    fn say_awaited(words: Words, state: &State, names: &Names<'_>) -> String {
        words.spqr_awaited(&state.open().phase, names)
    }

    fn say_status(words: Words, state: &State, seat: Seat) -> String {
        words.spqr_status(state.open().status(seat))
    }
}
