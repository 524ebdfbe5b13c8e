//! The one strategic move of a turn (G5.1).

use crate::attack::garrison;
use crate::refusal::Refusal;
use crate::seat::{Armies, Seat};
use crate::setup::Setup;
use crate::state::Open;
use board::Territory;
use regulation::settings::GarrisonBinds;

/// The most armies that may leave an own territory (G4.9, G5.1).
#[inline]
#[must_use]
pub fn most_to_move(setup: &Setup, open: &Open, from: Territory) -> Armies {
    let keep = match setup.garrison {
        GarrisonBinds::EveryMovement | GarrisonBinds::Maneuver => garrison(setup, open, from),
        GarrisonBinds::Nothing => 1,
    };
    Armies(open.armies(from).0.saturating_sub(keep))
}

pub(crate) fn check(
    setup: &Setup,
    open: &Open,
    seat: Seat,
    from: Territory,
    to: Territory,
    armies: Armies,
) -> Result<(), Refusal> {
    let owned = open.owned(seat);
    if !owned.has(from) {
        return Err(Refusal::NotOwned(from));
    }
    if !owned.has(to) {
        return Err(Refusal::NotOwned(to));
    }
    if !setup.board.borders(from, to) {
        return Err(Refusal::NotBordering { from, to });
    }
    if armies == Armies(0) {
        return Err(Refusal::NoArmies);
    }
    let all_but_one = Armies(open.armies(from).0 - 1);
    if armies > all_but_one {
        return Err(Refusal::NobodyStays { armies, most: all_but_one });
    }
    let most = most_to_move(setup, open, from);
    if armies > most {
        return Err(Refusal::Garrison { armies, most });
    }
    Ok(())
}
