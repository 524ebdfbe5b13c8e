//! Reinforcements: what is due, placing and taking back (B6, C7, C11).

use crate::phase::Stage;
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::state::{Open, Triremes};
use board::rome::{Province, Sea};
use frame::{Armies, RuleId, Seat};
use regulation::settings::TakenBack;

/// B6: the legionaries of a turn.
const REINFORCEMENTS: RuleId = RuleId::box_rule(6);

/// The legionaries due for so many provinces (B6).
#[must_use]
pub fn legionaries_due(setup: &Setup, provinces: usize) -> Armies {
    if provinces <= setup.few_provinces {
        return Armies(setup.few_legionaries);
    }
    Armies((provinces as u16 / setup.divisor).max(setup.minimum))
}

pub(crate) fn check_place(open: &Open, seat: Seat, on: Province, armies: Armies) -> Result<(), Refusal> {
    if !open.owned(seat).has(on) {
        return Err(Refusal::NotOwned { province: on, rule: REINFORCEMENTS });
    }
    if armies == Armies(0) {
        return Err(Refusal::NoArmies(REINFORCEMENTS));
    }
    if armies > open.now.due {
        return Err(Refusal::TooManyArmies { armies, left: open.now.due, rule: REINFORCEMENTS });
    }
    Ok(())
}

/// How many legionaries may be taken back from a province (C11).
#[must_use]
pub fn takeable(setup: &Setup, open: &Open, from: Province) -> Armies {
    match setup.taken_back {
        TakenBack::UntilAttack => {
            Armies(u16::from(open.now.placed[from]).min(open.legionaries[from].saturating_sub(1)))
        }
        TakenBack::Never => Armies(0),
    }
}

pub(crate) fn check_take_back(setup: &Setup, open: &Open, from: Province, armies: Armies) -> Result<(), Refusal> {
    if armies == Armies(0) {
        return Err(Refusal::NoArmies(RuleId::case(11)));
    }
    let placed = takeable(setup, open, from);
    if armies > placed {
        return Err(Refusal::NotPlacedHere { province: from, placed });
    }
    Ok(())
}

/// How many triremes may be taken back from a sea (C11).
#[must_use]
pub fn launched(setup: &Setup, open: &Open, seat: Seat, sea: Sea) -> Triremes {
    match setup.taken_back {
        TakenBack::UntilAttack => Triremes(u16::from(open.now.launched[sea]).min(open.fleet(seat, sea).0)),
        TakenBack::Never => Triremes(0),
    }
}

pub(crate) fn check_unlaunch(
    setup: &Setup,
    open: &Open,
    seat: Seat,
    sea: Sea,
    triremes: Triremes,
) -> Result<(), Refusal> {
    if triremes == Triremes(0) {
        return Err(Refusal::NoTriremes(RuleId::case(11)));
    }
    let launched = launched(setup, open, seat, sea);
    if triremes > launched {
        return Err(Refusal::NotLaunchedHere { sea, launched });
    }
    Ok(())
}

/// Triremes from a tris go to a sea that touches an own province (B8).
pub(crate) fn check_launch(
    setup: &Setup,
    open: &Open,
    seat: Seat,
    sea: Sea,
    triremes: Triremes,
) -> Result<(), Refusal> {
    let rule = RuleId::box_rule(8);
    if !setup.map.coast(sea).meets(open.owned(seat)) {
        return Err(Refusal::NoCoast(sea));
    }
    if triremes == Triremes(0) {
        return Err(Refusal::NoTriremes(rule));
    }
    if triremes > open.now.triremes_due {
        return Err(Refusal::TooManyTriremes { triremes, left: open.now.triremes_due, rule });
    }
    Ok(())
}

/// What a tris obliges to comes first (S8); then all that is due is placed, before the turn goes on (B6).
pub(crate) fn check_all_placed(open: &Open) -> Result<(), Refusal> {
    check_centre_built(open)?;
    if open.now.due > Armies(0) {
        return Err(Refusal::ReinforcementsLeft(open.now.due));
    }
    if open.now.triremes_due > Triremes(0) {
        return Err(Refusal::TriremesLeft(open.now.triremes_due));
    }
    Ok(())
}

/// The centre of power of a tris is built, or renounced, before anything else (S8).
pub(crate) fn check_centre_built(open: &Open) -> Result<(), Refusal> {
    if open.now.centres_due > 0 { Err(Refusal::CentreDue) } else { Ok(()) }
}

/// What was taken back can be placed anew until the first attack (C11), so placing goes on as long.
pub(crate) fn check_may_place(open: &Open, stage: Stage) -> Result<(), Refusal> {
    if stage > Stage::Sailed {
        return Err(Refusal::StageOver { belongs: Stage::Reinforcements, reached: stage });
    }
    check_centre_built(open)
}

/// Until an attack or the strategic move (C11).
pub(crate) fn check_may_take_back(open: &Open, stage: Stage) -> Result<(), Refusal> {
    if stage > Stage::Sailed { Err(Refusal::TakeBackTooLate) } else { check_centre_built(open) }
}

/// Whether what belongs to `belongs` can still be done at `reached` (B4).
pub(crate) fn check_stage(belongs: Stage, reached: Stage) -> Result<(), Refusal> {
    if reached <= belongs { Ok(()) } else { Err(Refusal::StageOver { belongs, reached }) }
}
