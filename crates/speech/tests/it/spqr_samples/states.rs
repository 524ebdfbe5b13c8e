//! Samples of every phase, status and cause, of what a turn leaves to do and of scores.

use super::Table;
use crate::said::every;
use frame::{Armies, Dice, Exit, Lap, Seat};
use spqr::{Attack, Cause, Landing, Phase, Points, Score, Setup, Stage, State, Status, Triremes, Turn};

/// A sample or more of every phase.
pub(crate) fn phases(table: &Table, setup: &Setup) -> Vec<Phase> {
    let (from, to, sea) = (table.province("sicilia"), table.province("africa"), table.sea("tyrrenum"));
    let attack = |dice| Attack { from: table.province("italia"), to: table.province("cisalpina"), dice: Dice(dice) };
    every!(Phase {
        Phase::Order(_) => [State::new(setup).open().phase],
        Phase::Colours(_) => [Phase::Colours(Seat::D)],
        Phase::Supplying => [Phase::Supplying],
        Phase::Settling(_) => [Phase::Settling(Seat::A)],
        Phase::SettlingNeutral { .. } => [Phase::SettlingNeutral { by: Seat::B, army: Seat::E }],
        Phase::Founding(_) => [Phase::Founding(Seat::A)],
        Phase::Garrisoning { .. } => [1, 2].map(|left| Phase::Garrisoning { seat: Seat::A, left }),
        Phase::Ready => [Phase::Ready],
        Phase::Turn(_) => Stage::ALL.map(Phase::Turn),
        Phase::Ramming { .. } => [Phase::Ramming { sea, against: Seat::B, dice: Dice(2) }],
        Phase::Landing(_) => [1, 4].map(|force| Phase::Landing(Landing { from, sea, to, force: Armies(force) })),
        Phase::Battle(_) => [1, 3].map(|dice| Phase::Battle(attack(dice))),
        Phase::Occupy(_) => [Phase::Occupy(attack(3))],
        Phase::Card => [Phase::Card],
        Phase::Next { .. } => [Phase::Next { after: Seat::A, lap: Lap(3) }],
        Phase::Over(_) => [Phase::Over(Cause::Target)],
    })
}

/// Every status.
pub(crate) fn statuses() -> Vec<Status> {
    every!(Status {
        Status::Empty => [Status::Empty],
        Status::Playing => [Status::Playing],
        Status::Neutral => [Status::Neutral],
        Status::Withdrawn => [Status::Withdrawn],
        Status::Excluded => [Status::Excluded],
        Status::Eliminated(_) => [Exit::First, Exit::Second].map(Status::Eliminated),
    })
}

/// Every cause of the end.
pub(crate) fn causes() -> Vec<Cause> {
    every!(Cause {
        Cause::Target => [Cause::Target],
        Cause::Time => [Cause::Time],
        Cause::LastPlayer => [Cause::LastPlayer],
    })
}

/// Turns with nothing, one and several of everything left to do.
pub(crate) fn turns() -> [Turn; 3] {
    [0, 1, 2].map(|n| Turn {
        due: Armies(n),
        triremes_due: Triremes(n),
        centres_due: n as u8,
        points: Points(n),
        ..Turn::new()
    })
}

/// Players in the game and out of it.
pub(crate) fn scores() -> [Score; 3] {
    let score =
        |seat, points, place, status| Score { seat, points: Points(points), potential: 31, army: 45, status, place };
    [
        score(Seat::A, 20, 1, Status::Playing),
        score(Seat::B, 1, 2, Status::Playing),
        score(Seat::C, 0, 3, Status::Eliminated(Exit::First)),
    ]
}
