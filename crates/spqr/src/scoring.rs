//! Points, coefficients and places (S1, S2).

use crate::points::{seas_of, supremacies};
use crate::setup::{ARMIES, Setup};
use crate::state::{Open, Points, State, Status};
use arrayvec::ArrayVec;
use frame::Seat;
use regulation::spqr::TieBreak;
use std::cmp::Ordering;

/// How one player stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    /// The seat.
    pub seat: Seat,
    /// Points on the track.
    pub points: Points,
    /// The potential coefficient (S2).
    pub potential: u32,
    /// The value of the army (S2).
    pub army: u32,
    /// How the seat takes part.
    pub status: Status,
    /// The place, from 1; players the criteria leave equal share one.
    pub place: u8,
}

/// The players in the order of the table, best first. Neutral armies are not ranked.
#[must_use]
pub fn scores(setup: &Setup, state: &State) -> ArrayVec<Score, ARMIES> {
    let open = &state.open;
    let mut scores: ArrayVec<Score, ARMIES> =
        setup.player_seats().iter().map(|seat| score(setup, open, seat)).collect();
    scores.sort_by(|a, b| compare(setup, a, b).then(a.seat.cmp(&b.seat)));
    for i in 0..scores.len() {
        let tied = i > 0 && compare(setup, &scores[i - 1], &scores[i]).is_eq();
        scores[i].place = if tied { scores[i - 1].place } else { i as u8 + 1 };
    }
    scores
}

fn score(setup: &Setup, open: &Open, seat: Seat) -> Score {
    let status = open.status(seat);
    let (potential, army) =
        if status == Status::Playing { (potential(setup, open, seat).sum(), army(setup, open, seat)) } else { (0, 0) };
    Score { seat, points: open.places[seat].points, potential, army, status, place: 0 }
}

/// What the potential coefficient is the sum of, each already times its worth (S2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Potential {
    /// Of the centres of power.
    pub centres: u32,
    /// Of the supremacies.
    pub supremacies: u32,
    /// Of the safe-conducts that are left.
    pub safe_conducts: u32,
    /// Of the provinces.
    pub provinces: u32,
    /// Of the seas that are ruled.
    pub seas: u32,
}

impl Potential {
    /// The coefficient.
    #[must_use]
    pub const fn sum(self) -> u32 {
        self.centres + self.supremacies + self.safe_conducts + self.provinces + self.seas
    }
}

/// The potential coefficient, part by part (S2).
#[must_use]
pub fn potential(setup: &Setup, open: &Open, seat: Seat) -> Potential {
    let owned = open.owned(seat);
    let count = |n: usize, worth: u32| n as u32 * worth;
    Potential {
        centres: count((owned & open.centres).len(), setup.worth.centre),
        supremacies: count(supremacies(setup, open, seat).count().into(), setup.worth.supremacy),
        safe_conducts: count(open.places[seat].safe_conducts.into(), setup.worth.safe_conduct),
        provinces: count(owned.len(), setup.worth.province),
        seas: count(seas_of(setup, open, seat).len(), setup.worth.sea),
    }
}

/// The value of the army: a standard is ten legionaries, so legionaries are counted as such (S2).
#[must_use]
pub fn army(setup: &Setup, open: &Open, seat: Seat) -> u32 {
    u32::from(open.armies_of(seat).0) * setup.worth.legionary
        + u32::from(open.triremes_of(setup, seat).0) * setup.worth.trireme
}

/// Those still in the game come first; then who left it, with the points they had; then the eliminated, the first of them
/// last; who was put out behind them all.
fn standing(status: Status) -> u8 {
    match status {
        Status::Excluded => 0,
        Status::Eliminated(exit) => exit.number(),
        Status::Withdrawn => u8::MAX - 1,
        Status::Empty | Status::Playing | Status::Neutral => u8::MAX,
    }
}

/// By points, then by the criteria in their order (S2).
fn compare(setup: &Setup, a: &Score, b: &Score) -> Ordering {
    let first = standing(b.status).cmp(&standing(a.status)).then(b.points.cmp(&a.points));
    setup.ties.iter().fold(first, |order, tie| {
        order.then_with(|| match tie {
            TieBreak::Potential => b.potential.cmp(&a.potential),
            TieBreak::Army => b.army.cmp(&a.army),
            TieBreak::ReverseOrder => b.seat.cmp(&a.seat),
        })
    })
}
