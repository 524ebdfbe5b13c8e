//! A record cut into turns, and what could be guessed as each lap began.

use crate::Guesses;
use bots::Belief as _;
use bots::risiko::Belief;
use frame::{Game as _, Lap, Seat, SeatSet};
use notation::Replay;
use rules::{Event, Risiko, State};
use std::ops::Range;

/// One turn of the record.
pub(crate) struct Turn {
    pub(crate) lap: Lap,
    pub(crate) seat: Seat,
    /// The position as it begins.
    pub(crate) state: State,
    /// What the seat on turn can know then.
    pub(crate) belief: Belief,
    /// How many events there were before.
    pub(crate) event: usize,
    /// The steps of the record that belong to it.
    pub(crate) steps: Range<usize>,
}

/// The turns of a record.
pub(crate) fn split(replay: &Replay<Risiko>) -> Vec<Turn> {
    let setup = &replay.setup;
    let (mut state, mut beliefs) = (Risiko::begin(setup), vec![Belief::new(setup); Seat::ALL.len()]);
    let (mut turns, mut event) = (Vec::<Turn>::new(), 0);
    for (number, step) in replay.steps.iter().enumerate() {
        let mut began = None;
        for one in &step.events {
            Risiko::apply(setup, &mut state, one);
            event += 1;
            for seat in Seat::ALL {
                beliefs[seat.index()].saw(setup, &Risiko::see(setup, one, Some(seat)));
            }
            if let Event::TurnBegan { seat, lap, .. } = *one {
                began = Some((seat, lap));
            }
        }
        if let Some(last) = turns.last_mut() {
            last.steps.end = number + 1;
        }
        if let Some((seat, lap)) = began.filter(|_| !Risiko::progress(&state).is_over) {
            let belief = beliefs[seat.index()].clone();
            turns.push(Turn { lap, seat, state, belief, event, steps: number + 1..number + 1 });
        }
    }
    turns
}

/// What everybody could guess as each lap began.
pub(crate) fn guesses(replay: &Replay<Risiko>, seats: SeatSet) -> Vec<Guesses> {
    let setup = &replay.setup;
    let (mut belief, mut found) = (Belief::new(setup), Vec::<Guesses>::new());
    for one in replay.steps.iter().flat_map(|step| &step.events) {
        belief.saw(setup, &Risiko::see(setup, one, None));
        let Event::TurnBegan { lap, .. } = *one else { continue };
        if found.last().is_some_and(|last| last.lap == lap.0) {
            continue;
        }
        let guessed = belief.guesses(setup, None);
        let of = |seat: Seat| {
            let named =
                guessed[seat].iter().map(|&(one, likely)| (setup.objectives.name(one).to_owned(), f64::from(likely)));
            (seat.letter(), named.collect())
        };
        found.push(Guesses { lap: lap.0, seats: seats.iter().map(of).collect() });
    }
    found
}
