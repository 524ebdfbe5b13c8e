//! A finished game of RisiKo! looked at again: everybody's chances turn by turn, how much of their change was luck, and what each
//! turn cost against the best plan that was found.
//!
//! Chances are counted: the game is played on from the real position by `medio`, many times. A decision is judged by what its
//! player could know: positions are drawn from the player's belief, the plan is tried in each, and so is what was played.
//! What differs by less than two standard errors is no difference. The same record and effort give the same analysis.

mod decisions;
mod playouts;
mod turns;

pub use decisions::Decision;

use decisions::Judge;
use frame::{BySeat, Lap, Seat, SeatSet};
use notation::{Replay, Written as _};
use playouts::{Chances, Clock};
use rules::{Risiko, Setup};
use serde::Serialize;
use std::collections::BTreeMap;

/// How much is thought about each turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// How often the game is played on from each position.
    pub playouts: u32,
}

impl Effort {
    /// The usual one: chances within two and a half points.
    pub const USUAL: Self = Self { playouts: 400 };

    /// About so many milliseconds for a game on the machine this was measured on; the same number on every machine.
    #[must_use]
    pub fn of_milliseconds(milliseconds: u64) -> Self {
        let playouts = milliseconds.saturating_mul(400) / USUAL_MS;
        Self { playouts: playouts.clamp(20, 20_000) as u32 }
    }
}

/// What a game takes with the usual effort.
const USUAL_MS: u64 = 10_000;

/// A number for each seat that plays, by its letter.
pub type PerSeat = BTreeMap<char, f64>;

/// What there is to say of a game.
#[derive(Clone, Debug, Serialize)]
pub struct Analysis {
    /// How often the game was played on from each position.
    pub playouts: u32,
    /// The turns in order.
    pub turns: Vec<Turn>,
    /// The sums over the game.
    pub seats: BTreeMap<char, Totals>,
    /// By lap, what everybody could guess of everybody's objective as it began.
    pub guesses: Vec<Guesses>,
    /// The costliest decisions, at most three.
    pub costliest: Vec<Decision>,
}

/// One turn.
#[derive(Clone, Debug, Serialize)]
pub struct Turn {
    /// The lap.
    pub lap: u16,
    /// Whose turn it is.
    pub seat: char,
    /// How many events there were before it: where a replay stands then.
    pub event: usize,
    /// Everybody's chance to win as the turn begins, as things stood; they add up to 1.
    pub chances: PerSeat,
    /// The same as the seat on turn could know.
    pub known: PerSeat,
    /// The points to expect.
    pub expected_points: PerSeat,
    /// What chance, and others, did to everybody's chances in this turn.
    pub luck: PerSeat,
    /// What the turn cost against the best that was found; 0 for all others.
    pub loss: PerSeat,
    /// The first commands of the better plan at the costliest decision of the turn; empty where nothing better was found.
    pub best: Vec<String>,
}

/// A seat over the whole game.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Totals {
    /// What chance, and others, brought.
    pub luck: f64,
    /// What the seat's own turns cost.
    pub loss: f64,
}

/// What could be guessed in a lap.
#[derive(Clone, Debug, Serialize)]
pub struct Guesses {
    /// The lap.
    pub lap: u16,
    /// By seat and objective, how likely.
    pub seats: BTreeMap<char, BTreeMap<String, f64>>,
}

/// Looks at a game again; `progress` is told how many of how many turns are done. `only` judges the turns of one seat alone.
pub fn analyse(
    replay: &Replay<Risiko>,
    effort: Effort,
    only: Option<Seat>,
    mut progress: impl FnMut(usize, usize),
) -> Analysis {
    let setup = &replay.setup;
    let found = turns::split(replay);
    let clock = Clock::of(replay);
    let seats: SeatSet = setup.seats().iter().filter(|&seat| plays(replay, seat)).collect();
    let chances: Vec<Chances> = (found.iter().enumerate())
        .map(|(number, turn)| {
            let chances = playouts::count(setup, &turn.state, clock, effort.playouts, number as u64, seats);
            progress(number, 2 * found.len());
            chances
        })
        .collect();
    let last = playouts::result(setup, &replay.state, seats);
    let mut analysis = Analysis {
        playouts: effort.playouts,
        turns: Vec::new(),
        seats: seats.iter().map(|seat| (seat.letter(), Totals::default())).collect(),
        guesses: turns::guesses(replay, seats),
        costliest: Vec::new(),
    };
    let mut decisions = Vec::new();
    for (number, turn) in found.iter().enumerate() {
        let judged = only.is_none_or(|only| only == turn.seat);
        let mut judge = Judge::new(setup, turn, (effort, clock), number as u64);
        let found_here = if judged { judge.decisions(replay) } else { Vec::new() };
        let loss: f64 = found_here.iter().map(|decision| decision.loss).sum();
        let next = chances.get(number + 1).unwrap_or(&last);
        let change = |seat: Seat| next.win[seat] - chances[number].win[seat];
        let cost = |seat: Seat| if seat == turn.seat { loss } else { 0.0 };
        let per_seat = |value: &dyn Fn(Seat) -> f64| seats.iter().map(|seat| (seat.letter(), value(seat))).collect();
        let worst = found_here.iter().filter(|one| one.loss > 0.0).max_by(|a, b| a.loss.total_cmp(&b.loss));
        analysis.turns.push(Turn {
            lap: turn.lap.0,
            seat: turn.seat.letter(),
            event: turn.event,
            chances: per_seat(&|seat| chances[number].win[seat]),
            known: judge.known(seats),
            expected_points: per_seat(&|seat| chances[number].points[seat]),
            luck: per_seat(&|seat| change(seat) + cost(seat)),
            loss: per_seat(&cost),
            best: worst.map(|one| one.best.clone()).unwrap_or_default(),
        });
        for seat in seats.iter() {
            let totals = analysis.seats.entry(seat.letter()).or_default();
            totals.luck += change(seat) + cost(seat);
            totals.loss += cost(seat);
        }
        decisions.extend(found_here.into_iter().filter(|one| one.loss > 0.0));
        progress(found.len() + number + 1, 2 * found.len());
    }
    decisions.sort_by(|a, b| b.loss.total_cmp(&a.loss).then(a.event.cmp(&b.event)));
    decisions.truncate(3);
    analysis.costliest = decisions;
    analysis
}

/// The decisions of some turns of a game, those that cost nothing too: for who asks how good the coach is.
pub fn judge(replay: &Replay<Risiko>, effort: Effort, mut which: impl FnMut(Lap, Seat) -> bool) -> Vec<Decision> {
    let clock = Clock::of(replay);
    let turns = turns::split(replay);
    let judged = turns.iter().enumerate().filter(|(_, turn)| which(turn.lap, turn.seat));
    judged
        .flat_map(|(number, turn)| Judge::new(&replay.setup, turn, (effort, clock), number as u64).decisions(replay))
        .collect()
}

/// Everybody's chances as each turn of a game began, as things stood.
pub fn chances(replay: &Replay<Risiko>, effort: Effort) -> Vec<BySeat<f64>> {
    let (clock, seats) = (Clock::of(replay), replay.setup.seats());
    let count = |(number, turn): (usize, &turns::Turn)| {
        playouts::count(&replay.setup, &turn.state, clock, effort.playouts, number as u64, seats).win
    };
    turns::split(replay).iter().enumerate().map(count).collect()
}

/// Whether somebody played for a seat: whoever has an objective at the end.
fn plays(replay: &Replay<Risiko>, seat: Seat) -> bool {
    replay.state.view(&replay.setup, seat).objective().is_some()
}

fn print(setup: &Setup, command: &rules::Command) -> String {
    Risiko::print_command(setup, command)
}

fn zero() -> BySeat<f64> {
    BySeat::all(0.0)
}
