//! Everybody's chances, counted: the game is played on by `medio` from where it stood, with the hands and objectives it had.

use crate::zero;
use bots::Tuned as _;
use bots::selfplay::TimeLimit;
use chance::Seeded;
use frame::{Actor, Awaited, BySeat, Events, Game as _, Lap, Seat, SeatSet};
use notation::Replay;
use rules::{Event, Risiko, Setup, State, scores};

/// When time is up where a game is played on: as it was in the record.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    pub(crate) limit: TimeLimit,
}

/// A game that ended before its time is played on for so many laps more.
const LAPS_MORE: u16 = 4;

impl Clock {
    pub(crate) fn of(replay: &Replay<Risiko>) -> Self {
        let mut turn = (Lap(1), Seat::FIRST);
        for event in replay.steps.iter().flat_map(|step| &step.events) {
            match *event {
                Event::TurnBegan { seat, lap, .. } => turn = (lap, seat),
                Event::TimeUp => return Self { limit: TimeLimit { lap: turn.0, seat: turn.1 } },
                _ => {}
            }
        }
        Self { limit: TimeLimit { lap: Lap(turn.0.0 + LAPS_MORE), seat: turn.1 } }
    }
}

/// What was counted.
#[derive(Clone, Debug)]
pub(crate) struct Chances {
    pub(crate) win: BySeat<f64>,
    pub(crate) points: BySeat<f64>,
}

/// So many commands are no game any more.
const COMMANDS_MAX: u32 = 200_000;

/// Plays on so often; the same numbers of dice for every position, so that two of them differ by less.
pub(crate) fn count(setup: &Setup, from: &State, clock: Clock, times: u32, number: u64, seats: SeatSet) -> Chances {
    let mut sum = Chances { win: zero(), points: zero() };
    for time in 0..times {
        let end = play_on(setup, *from, clock, &mut Seeded::new(number, u64::from(time)));
        let one = result(setup, &end, seats);
        for seat in seats.iter() {
            sum.win[seat] += one.win[seat] / f64::from(times);
            sum.points[seat] += one.points[seat] / f64::from(times);
        }
    }
    sum
}

/// What came of a game: who shares the first place shares the win.
pub(crate) fn result(setup: &Setup, end: &State, seats: SeatSet) -> Chances {
    let (scores, mut found) = (scores(setup, end), Chances { win: zero(), points: zero() });
    let first = scores.iter().filter(|score| score.place == 1 && seats.has(score.seat)).count().max(1) as f64;
    for score in scores.iter().filter(|score| seats.has(score.seat)) {
        found.win[score.seat] = if score.place == 1 { 1.0 / first } else { 0.0 };
        found.points[score.seat] = f64::from(score.points.0);
    }
    found
}

fn play_on(setup: &Setup, mut state: State, clock: Clock, dice: &mut Seeded) -> State {
    let mut events = Events::new_const();
    for _ in 0..COMMANDS_MAX {
        let now = Risiko::progress(&state);
        let (actor, command) = if clock.limit.reached(now) {
            (Actor::Clock, Risiko::TIME_UP)
        } else {
            match Risiko::awaited(setup, &state) {
                Awaited::Nobody => break,
                Awaited::Chance(question) => (Actor::Chance, Risiko::answer(question, dice)),
                Awaited::Seat(seat) => {
                    let view = state.view(setup, seat);
                    (Actor::Seat(seat), Risiko::choose_by(Risiko::shipped(), setup, &view, dice))
                }
            }
        };
        if Risiko::step(setup, &mut state, actor, command, &mut events).is_err() {
            break;
        }
    }
    state
}
