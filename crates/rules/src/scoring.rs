//! Table points and the order at the table (G7.10–G7.12).

use crate::phase::{Cause, Phase};
use crate::setup::Setup;
use crate::state::{State, Status};
use arrayvec::ArrayVec;
use board::{Goal, TerritorySet};
use frame::{Armies, MAX_SEATS, Seat};
use regulation::settings::{GhostRanked, Points, TieBreak, TiesFor};
use std::cmp::Ordering;

/// How a player stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    /// The seat it belongs to.
    pub seat: Seat,
    /// Whether the objective was completed.
    pub reached: bool,
    /// Table points.
    pub points: TablePoints,
    /// The values of the territories outside the objective.
    pub outside: TablePoints,
    /// Armies on the board.
    pub armies: Armies,
    /// Whether, and when, the player went out.
    pub status: Status,
    /// The place at the table, from 1; those who tie share it.
    pub place: u8,
}

/// Points made at a table; a tournament's points are another thing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct TablePoints(pub u16);

/// The players in the order of the table, best first. Ghosts are not ranked.
#[must_use]
pub fn scores(setup: &Setup, state: &State) -> ArrayVec<Score, MAX_SEATS> {
    let players = setup.seats.iter().filter(|&seat| is_ranked(setup, state, seat));
    let mut scores: ArrayVec<Score, MAX_SEATS> = players.map(|seat| score(setup, state, seat)).collect();
    scores.sort_by(|a, b| compare(setup, a, b).then(a.seat.cmp(&b.seat)));
    settle_places(setup, &mut scores);
    scores
}

/// Whether a seat has a place at the table: every player, and no ghost. In texts of before, a ghost that was eliminated had.
fn is_ranked(setup: &Setup, state: &State, seat: Seat) -> bool {
    match setup.ghost_ranked {
        GhostRanked::Never => setup.ghost != Some(seat),
        GhostRanked::OnceEliminated => state.open.status(seat) != Status::Ghost,
    }
}

/// A seat's table points now (G7.10): what its objective is worth so far, or all its territories.
#[must_use]
pub fn points(setup: &Setup, state: &State, seat: Seat) -> TablePoints {
    let reached = state.open.phase == Phase::Over(Cause::Objective) && state.open.turn == seat;
    let counted = || setup.board.worth(state.open.owned(seat) & inside(setup, state, seat));
    TablePoints(if reached { setup.objective_worth } else { counted() })
}

fn score(setup: &Setup, state: &State, seat: Seat) -> Score {
    let status = state.open.status(seat);
    let reached = state.open.phase == Phase::Over(Cause::Objective) && state.open.turn == seat;
    let owned = state.open.owned(seat);
    Score {
        seat,
        reached,
        points: points(setup, state, seat),
        outside: TablePoints(setup.board.worth(owned - inside(setup, state, seat))),
        armies: state.open.armies_of(seat),
        status,
        place: 0,
    }
}

/// The territories that count for a seat.
fn inside(setup: &Setup, state: &State, seat: Seat) -> TerritorySet {
    match (setup.points, state.objective(seat).map(|objective| setup.objectives.goal(objective))) {
        (Points::AllTerritories, _) => setup.board.all(),
        (Points::InsideObjective, Some(Goal::Territories(territories) | Goal::Continents { territories, .. })) => {
            territories
        }
        (Points::InsideObjective, Some(Goal::Count { .. } | Goal::Destroy { .. }) | None) => TerritorySet::EMPTY,
    }
}

/// Survivors first, then the eliminated, the first of them last; who was excluded ranks as that (G6.5, G7.12).
fn standing(score: &Score) -> u8 {
    match score.status {
        Status::Excluded => 0,
        Status::Eliminated(exit) => exit.number(),
        Status::Empty | Status::Ghost | Status::Playing | Status::Absent | Status::Withdrawn => u8::MAX,
    }
}

fn by_points(a: &Score, b: &Score) -> Ordering {
    standing(b).cmp(&standing(a)).then(b.reached.cmp(&a.reached)).then(b.points.cmp(&a.points))
}

/// By points, then by the regulation's criteria in their order (G7.11).
fn compare(setup: &Setup, a: &Score, b: &Score) -> Ordering {
    setup.ties.iter().fold(by_points(a, b), |order, tie| {
        order.then_with(|| match tie {
            TieBreak::Outside => b.outside.cmp(&a.outside),
            TieBreak::LaterInOrder => b.seat.cmp(&a.seat),
            TieBreak::ArmiesOnBoard => b.armies.cmp(&a.armies),
        })
    })
}

fn settle_places(setup: &Setup, scores: &mut [Score]) {
    for i in 0..scores.len() {
        let tied = i > 0 && share_place(setup, scores, i);
        scores[i].place = if tied { scores[i - 1].place } else { i as u8 + 1 };
    }
}

/// Whether the player at this rank shares the place of the one before.
fn share_place(setup: &Setup, scores: &[Score], i: usize) -> bool {
    let (before, this) = (&scores[i - 1], &scores[i]);
    let criteria_count = setup.ties_for == TiesFor::AllPlaces || scores[i - 1].place == 1;
    if criteria_count { compare(setup, before, this).is_eq() } else { by_points(before, this).is_eq() }
}
