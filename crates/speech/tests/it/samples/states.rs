//! Samples of every phase, status and cause.

use super::Table;
use crate::said::every;
use rules::{Attack, Cause, Dice, Exit, Lap, Phase, Seat, Setup, State, Status};

/// A sample or more of every phase.
pub(crate) fn phases(table: &Table, setup: &Setup) -> Vec<Phase> {
    let attack = Attack { from: table.territory("kamchatka"), to: table.territory("alaska"), dice: Dice(3) };
    let state = State::new(setup);
    every!(Phase {
        Phase::Order(_) => [state.open().phase()],
        Phase::Colours(_) => [Phase::Colours(Seat::F)],
        Phase::Objectives(_) => [Phase::Objectives(Seat::A)],
        Phase::Deal => [Phase::Deal],
        Phase::Abandon { .. } => [Phase::Abandon { seat: Seat::A, first: Seat::B }],
        Phase::Reoccupy(_) => [Phase::Reoccupy(Seat::B)],
        Phase::Placement { .. } => [1, 3].map(|left| Phase::Placement { seat: Seat::A, left, helper: Seat::B }),
        Phase::Ready => [Phase::Ready],
        Phase::Reinforce => [Phase::Reinforce],
        Phase::Combat => [Phase::Combat],
        Phase::Declared(_) => [Phase::Declared(attack)],
        Phase::Battle { .. } => [Phase::Battle { attack, defence: Dice(2) }],
        Phase::Capture { .. } => [1, 3].map(|left| Phase::Capture { attack, victim: Seat::B, left }),
        Phase::Occupy(_) => [Phase::Occupy(attack)],
        Phase::GhostPlacing(_) => [Phase::GhostPlacing(Seat::A)],
        Phase::GhostActs => [Phase::GhostActs],
        Phase::Gift(_) => [Phase::Gift(Seat::C)],
        Phase::Card => [Phase::Card],
        Phase::TurnOver => [Phase::TurnOver],
        Phase::Next { .. } => [Phase::Next { after: Seat::A, lap: Lap(3) }],
        Phase::Closing { .. } => [Phase::Closing { seat: Seat::C, lap: Lap(15) }],
        Phase::Over(_) => [Phase::Over(Cause::Closing)],
    })
}

/// Every status.
pub(crate) fn statuses() -> Vec<Status> {
    every!(Status {
        Status::Empty => [Status::Empty],
        Status::Playing => [Status::Playing],
        Status::Ghost => [Status::Ghost],
        Status::Absent => [Status::Absent],
        Status::Withdrawn => [Status::Withdrawn],
        Status::Excluded => [Status::Excluded],
        Status::Eliminated(_) => [Exit::First, Exit::Second, Exit::Fifth].map(Status::Eliminated),
    })
}

/// Every cause of the end.
pub(crate) fn causes() -> Vec<Cause> {
    every!(Cause {
        Cause::Objective => [Cause::Objective],
        Cause::Closing => [Cause::Closing],
        Cause::Time => [Cause::Time],
        Cause::LastPlayer => [Cause::LastPlayer],
    })
}
