//! The one strategic move of a turn (G5.1).

use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::state::{Open, Owner};
use board::Territory;
use frame::{Armies, RuleId, Seat};
use regulation::settings::GarrisonBinds;

/// The most armies that may leave an own territory (G4.9, G5.1).
#[inline]
#[must_use]
pub fn most_to_move(setup: &Setup, open: &Open, from: Territory) -> Armies {
    let Owner::Seat(seat) = open.owner(from) else { return Armies(0) };
    let enclosed = open.owned(seat).covers(setup.board.neighbours(from));
    Armies(open.armies(from).0.saturating_sub(if enclosed { 1 } else { border_garrison(setup) }))
}

/// The armies that a maneuver must leave behind where another's territory borders.
#[inline]
pub(crate) fn border_garrison(setup: &Setup) -> u16 {
    match setup.garrison {
        GarrisonBinds::EveryMovement | GarrisonBinds::Maneuver => setup.garrison_minimum,
        GarrisonBinds::Nothing => 1,
    }
}

pub(crate) fn check(
    setup: &Setup,
    open: &Open,
    seat: Seat,
    from: Territory,
    to: Territory,
    armies: Armies,
) -> Result<(), Refusal> {
    let rule = RuleId::game(5, 1);
    let owned = open.owned(seat);
    if !owned.has(from) {
        return Err(Refusal::NotOwned { territory: from, rule });
    }
    if !owned.has(to) {
        return Err(Refusal::NotOwned { territory: to, rule });
    }
    if !setup.board.borders(from, to) {
        return Err(Refusal::NotBordering { from, to, rule });
    }
    if armies == Armies(0) {
        return Err(Refusal::NoArmies(rule));
    }
    let all_but_one = Armies(open.armies(from).0 - 1);
    if armies > all_but_one {
        return Err(Refusal::NobodyStays { armies, most: all_but_one, rule });
    }
    let most = most_to_move(setup, open, from);
    if armies > most {
        return Err(Refusal::Garrison { armies, most });
    }
    Ok(())
}
