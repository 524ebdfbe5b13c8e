//! At sea: conversions, the naval move, naval combat, attacks from the sea (B6, B7, B9, B11, B12).

use crate::land::{check_dice, check_protected};
use crate::phase::{Landing, Stage};
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::state::{Open, Triremes};
use board::rome::{Province, Sea};
use frame::{Armies, Dice, RuleId, Seat};
use regulation::spqr::{ConversionOrder, EmbarkLeaves};

/// B7: legionaries of one province become triremes on a sea it touches; the garrison stays, or one (B14).
pub(crate) fn check_embark(
    setup: &Setup,
    open: &Open,
    seat: Seat,
    (from, sea): (Province, Sea),
    triremes: Triremes,
) -> Result<(), Refusal> {
    let rule = RuleId::box_rule(7);
    check_coast(setup, open, seat, from, sea, rule)?;
    if triremes == Triremes(0) {
        return Err(Refusal::NoTriremes(rule));
    }
    let left = Triremes(setup.embark_most.saturating_sub(open.now.embarked.0));
    if triremes > left {
        return Err(Refusal::ConversionLimit { triremes, left, rule });
    }
    let armies = Armies(triremes.0.saturating_mul(setup.trireme_cost));
    crate::land::check_within(open, from, armies, free_to_embark(setup, open, from))
}

/// The legionaries of a province that may become triremes (B7, B14).
fn free_to_embark(setup: &Setup, open: &Open, from: Province) -> Armies {
    match setup.embark_leaves {
        EmbarkLeaves::Garrison => crate::land::free_to_leave(setup, open, from),
        EmbarkLeaves::One => Armies(open.legionaries[from].saturating_sub(1)),
    }
}

/// The most triremes a province can become (B7).
#[must_use]
pub fn most_to_embark(setup: &Setup, open: &Open, from: Province) -> Triremes {
    let cost = setup.trireme_cost.max(1);
    if open.legionaries[from] <= cost {
        return Triremes(0);
    }
    let left = setup.embark_most.saturating_sub(open.now.embarked.0);
    Triremes((free_to_embark(setup, open, from).0 / cost).min(left))
}

/// The most triremes of the player on turn in a sea that can become legionaries (B6): none once somebody has embarked,
/// where triremes become legionaries first.
#[must_use]
pub fn most_to_disembark(setup: &Setup, open: &Open, sea: Sea) -> Triremes {
    if check_disembark_now(setup, open).is_err() {
        return Triremes(0);
    }
    let left = setup.disembark_most.saturating_sub(open.now.disembarked.0);
    Triremes(open.fleet(open.turn, sea).0.min(left))
}

/// B6 comes before B7 in a turn, where the regulation says so.
fn check_disembark_now(setup: &Setup, open: &Open) -> Result<(), Refusal> {
    match setup.conversion_order {
        ConversionOrder::DisembarkFirst if open.now.embarked > Triremes(0) => Err(Refusal::EmbarkedAlready),
        ConversionOrder::DisembarkFirst | ConversionOrder::Any => Ok(()),
    }
}

/// B6: triremes become legionaries in an own province on their sea.
pub(crate) fn check_disembark(
    setup: &Setup,
    open: &Open,
    seat: Seat,
    (sea, to): (Sea, Province),
    triremes: Triremes,
) -> Result<(), Refusal> {
    let rule = RuleId::box_rule(6);
    check_disembark_now(setup, open)?;
    check_coast(setup, open, seat, to, sea, rule)?;
    check_fleet(open, seat, sea, triremes, rule)?;
    let left = Triremes(setup.disembark_most.saturating_sub(open.now.disembarked.0));
    if triremes > left {
        return Err(Refusal::ConversionLimit { triremes, left, rule });
    }
    Ok(())
}

fn check_coast(
    setup: &Setup,
    open: &Open,
    seat: Seat,
    province: Province,
    sea: Sea,
    rule: RuleId,
) -> Result<(), Refusal> {
    if !open.owned(seat).has(province) {
        return Err(Refusal::NotOwned { province, rule });
    }
    if !setup.map.seas_of(province).has(sea) {
        return Err(Refusal::NotOnSea { province, sea, rule });
    }
    Ok(())
}

/// Some triremes, and no more than are there.
fn check_fleet(open: &Open, seat: Seat, sea: Sea, triremes: Triremes, rule: RuleId) -> Result<(), Refusal> {
    if triremes == Triremes(0) {
        return Err(Refusal::NoTriremes(rule));
    }
    let left = open.fleet(seat, sea);
    if left == Triremes(0) {
        return Err(Refusal::NoOwnFleet { sea, rule });
    }
    if triremes > left {
        return Err(Refusal::TooManyTriremes { triremes, left, rule });
    }
    Ok(())
}

/// B9: one move in a turn, any number of triremes from a sea to one that borders it.
pub(crate) fn check_sail(
    setup: &Setup,
    open: &Open,
    seat: Seat,
    stage: Stage,
    (from, to): (Sea, Sea),
    triremes: Triremes,
) -> Result<(), Refusal> {
    if stage == Stage::Sailed {
        return Err(Refusal::SailedAlready);
    }
    crate::reinforce::check_stage(Stage::Conversions, stage)?;
    if !setup.map.seas_next_to(from).has(to) {
        return Err(Refusal::SeasApart { from, to });
    }
    check_fleet(open, seat, from, triremes, RuleId::box_rule(9))
}

/// The most dice a fleet can roll (B10, B11): no garrison stays at sea.
#[inline]
#[must_use]
pub fn most_naval_dice(fleet: Triremes) -> Dice {
    Dice(fleet.0.min(3) as u8)
}

/// B11: in one sea, against one opponent, once a turn; it goes on only while the last roll sank something.
pub(crate) fn check_ram(
    setup: &Setup,
    open: &Open,
    seat: Seat,
    (sea, against): (Sea, Seat),
    dice: Dice,
) -> Result<(), Refusal> {
    if against == seat {
        return Err(Refusal::OwnFleet);
    }
    check_rammable(open, sea, against)?;
    if open.fleet(seat, sea) == Triremes(0) {
        return Err(Refusal::NoOwnFleet { sea, rule: RuleId::box_rule(11) });
    }
    if open.fleet(against, sea) == Triremes(0) {
        return Err(Refusal::NoFleet { seat: against, sea });
    }
    let (most, defence) = (most_naval_dice(open.fleet(seat, sea)), most_naval_dice(open.fleet(against, sea)));
    check_dice(setup, dice, most, defence)
}

/// Whether there may be a roll against this opponent in this sea.
pub(crate) fn check_rammable(open: &Open, sea: Sea, against: Seat) -> Result<(), Refusal> {
    match open.now.last_ramming {
        Some(last) if last.sea == sea && last.against == against => {
            if last.sank {
                Ok(())
            } else {
                Err(Refusal::NothingSunk(sea))
            }
        }
        Some(_) | None => {
            if open.now.fought.has(sea) {
                Err(Refusal::SeaFought(sea))
            } else {
                Ok(())
            }
        }
    }
}

/// B12: over a sea both touch, with more triremes there than the defender, once a turn against each province.
pub(crate) fn check_land(setup: &Setup, open: &Open, seat: Seat, landing: Landing) -> Result<(), Refusal> {
    let Landing { from, sea, to, force } = landing;
    let rule = RuleId::box_rule(12);
    check_coast(setup, open, seat, from, sea, rule)?;
    if open.owned(seat).has(to) {
        return Err(Refusal::OwnTarget { province: to, rule });
    }
    if !setup.map.seas_of(to).has(sea) {
        return Err(Refusal::NotOnSea { province: to, sea, rule });
    }
    if open.now.taken_by_sea.has(from) {
        return Err(Refusal::TakenBySea(from));
    }
    if open.now.attacked_by_sea.has(to) {
        return Err(Refusal::AttackedBySea(to));
    }
    let others = open.owner(to).map_or(Triremes(0), |owner| open.fleet(owner, sea));
    let own = open.fleet(seat, sea);
    if own <= others {
        return Err(Refusal::NotSuperior { sea, own, others });
    }
    check_force(setup, open, from, to, force)?;
    check_protected(setup, open, to, None)
}

/// The legionaries of a landing are within the garrison rule and roll no fewer dice than the defence.
fn check_force(setup: &Setup, open: &Open, from: Province, to: Province, force: Armies) -> Result<(), Refusal> {
    if force == Armies(0) {
        return Err(Refusal::NoArmies(RuleId::box_rule(12)));
    }
    crate::land::check_leave_behind(setup, open, from, force)?;
    let (dice, defence) = (dice_of(force), dice_of(open.armies(to)));
    if dice < defence && !setup.may_be_outnumbered() {
        return Err(Refusal::Outnumbered { dice, defence });
    }
    Ok(())
}

/// Up to three dice.
#[inline]
pub(crate) fn dice_of(armies: Armies) -> Dice {
    Dice(armies.0.min(3) as u8)
}

/// The least legionaries that may land here (B10, B12).
pub(crate) fn least_force(setup: &Setup, open: &Open, to: Province) -> Armies {
    Armies(if setup.may_be_outnumbered() { 1 } else { dice_of(open.armies(to)).0.into() })
}
