//! The first placement: a few armies each time, until every supply is gone (G2.11).

use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::state::{Open, Status};
use board::Territory;
use frame::{Armies, RuleId, Seat};

/// The first hand begins.
pub(crate) fn start(setup: &Setup, open: &Open) -> Phase {
    let last = setup.seats.iter().next_back().unwrap_or(Seat::FIRST);
    let helper = open.playing().iter().next().unwrap_or(Seat::FIRST);
    next_after(setup, open, last, helper)
}

/// The armies of a seat that are not on the board yet.
pub(crate) fn supply(setup: &Setup, open: &Open, seat: Seat) -> Armies {
    match open.status(seat) {
        Status::Playing | Status::Absent => Armies(setup.initial.0.saturating_sub(open.armies_of(seat).0)),
        Status::Empty | Status::Ghost | Status::Withdrawn | Status::Excluded | Status::Eliminated(_) => Armies(0),
    }
}

pub(crate) fn next_after(setup: &Setup, open: &Open, seat: Seat, helper: Seat) -> Phase {
    let mut next = seat;
    for _ in setup.seats.iter() {
        next = setup.seats.after(next).unwrap_or(next);
        let left = supply(setup, open, next).0.min(u16::from(setup.placed_each_time)) as u8;
        if left > 0 {
            return Phase::Placement { seat: next, left, helper };
        }
    }
    Phase::Ready
}

/// Who puts these armies down: their owner, or for who is absent the others in turn (G8.9).
pub(crate) fn placer(open: &Open, seat: Seat, helper: Seat) -> Seat {
    if open.status(seat) == Status::Absent { helper } else { seat }
}

/// How many may be put down at once: for who is absent, one by one.
pub(crate) fn at_once(open: &Open, seat: Seat, left: u8) -> Armies {
    Armies(if open.status(seat) == Status::Absent { u16::from(left.min(1)) } else { u16::from(left) })
}

pub(crate) fn check(open: &Open, seat: Seat, left: u8, on: Territory, armies: Armies) -> Result<(), Refusal> {
    let rule = if open.status(seat) == Status::Absent { RuleId::game(8, 9) } else { RuleId::game(2, 11) };
    if !open.owned(seat).has(on) {
        return Err(Refusal::NotOwned { territory: on, rule });
    }
    let left = at_once(open, seat, left);
    if armies == Armies(0) {
        return Err(Refusal::NoArmies(rule));
    }
    if armies > left {
        return Err(Refusal::TooManyArmies { armies, left, rule });
    }
    Ok(())
}

pub(crate) fn after_placed(setup: &Setup, open: &mut Open, armies: Armies) {
    let Phase::Placement { seat, left, mut helper } = open.phase else { return };
    if open.status(seat) == Status::Absent {
        helper = open.playing().after(helper).unwrap_or(helper);
    }
    let left = left.saturating_sub(armies.0.min(255) as u8);
    open.phase = if left > 0 { Phase::Placement { seat, left, helper } } else { next_after(setup, open, seat, helper) };
}
