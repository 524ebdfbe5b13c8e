//! On land: attack, conquest, occupation, garrison, the strategic move (B10, B13–B15, B18).

use crate::draft::Draft;
use crate::event::Event;
use crate::phase::{Attack, Cause, Landing, Phase};
use crate::refusal::Refusal;
use crate::sea::dice_of;
use crate::setup::Setup;
use crate::state::{Open, Status};
use board::rome::{Province, ProvinceSet, Sea};
use frame::{Armies, Dice, Faces, RuleId, Seat};
use regulation::settings::AttackDice;
use regulation::spqr::Enemies;

/// The most dice a province can attack with by land: one legionary stays (B10, B14).
#[inline]
#[must_use]
pub fn most_attack_dice(open: &Open, from: Province) -> Dice {
    dice_of(Armies(open.legionaries[from].saturating_sub(1)))
}

/// The dice a province defends with: always the most (B10).
#[inline]
#[must_use]
pub fn defence_dice(open: &Open, to: Province) -> Dice {
    dice_of(open.armies(to))
}

/// B13: from an own province to one that borders by land.
pub(crate) fn check_attack(setup: &Setup, open: &Open, seat: Seat, attack: Attack) -> Result<(), Refusal> {
    let Attack { from, to, dice } = attack;
    let rule = RuleId::box_rule(13);
    let owned = open.owned(seat);
    if !owned.has(from) {
        return Err(Refusal::NotOwned { province: from, rule });
    }
    if owned.has(to) {
        return Err(Refusal::OwnTarget { province: to, rule });
    }
    if !setup.map.borders(from, to) {
        return Err(Refusal::NotBordering { from, to, rule });
    }
    let most = most_attack_dice(open, from);
    if most == Dice(0) {
        return Err(Refusal::TooFewToAttack(from));
    }
    check_dice(setup, dice, most, defence_dice(open, to))?;
    check_protected(setup, open, to, Some(dice))
}

/// B10: no more dice than there are legionaries or triremes for, no fewer than the defence.
pub(crate) fn check_dice(setup: &Setup, dice: Dice, most: Dice, defence: Dice) -> Result<(), Refusal> {
    if dice > most || dice == Dice(0) {
        return Err(Refusal::TooManyDice { dice, most });
    }
    if dice < defence && !setup.may_be_outnumbered() {
        return Err(Refusal::Outnumbered { dice, defence });
    }
    if dice < most && setup.attack_dice == AttackDice::Maximum {
        return Err(Refusal::NotMaximum { dice, most });
    }
    Ok(())
}

/// The least and the most dice of an attack; `None` if there can be none (B10).
#[inline]
pub(crate) fn dice_bounds(setup: &Setup, most: Dice, defence: Dice) -> Option<(Dice, Dice)> {
    let least = match setup.attack_dice {
        AttackDice::Maximum => most,
        AttackDice::AttackersChoice => Dice(1),
    };
    let least = if setup.may_be_outnumbered() { least } else { least.max(defence) };
    (most > Dice(0) && least <= most).then_some((least, most))
}

/// B18: in the first laps nothing may be able to destroy a player's last legionary: no roll that could, and no
/// landing, which is fought to the end.
#[inline]
pub(crate) fn check_protected(setup: &Setup, open: &Open, to: Province, dice: Option<Dice>) -> Result<(), Refusal> {
    if open.lap.0 > setup.protected_laps {
        return Ok(());
    }
    let Some(seat) = open.owner(to) else { return Ok(()) };
    let last = open.status(seat) == Status::Playing && open.owned(seat) == to.only();
    if last && dice.is_none_or(|dice| open.armies(to).0 <= u16::from(dice.0)) {
        return Err(Refusal::Protected { seat, laps: setup.protected_laps });
    }
    Ok(())
}

/// Chance: both sides' dice, for the attack that is being fought.
pub(crate) fn roll(d: &mut Draft<'_>, due: (Dice, Dice), faces: (Faces, Faces)) -> Result<(), Refusal> {
    for (due, given) in [(due.0, faces.0.count()), (due.1, faces.1.count())] {
        if due != given {
            return Err(Refusal::WrongDice { due, given });
        }
    }
    let at_sea = matches!(d.state.open.phase, Phase::Ramming { .. });
    let losses = if at_sea { Faces::losses_at_sea } else { Faces::losses };
    let (attacker_lost, defender_lost) = losses(faces.0, faces.1);
    d.emit(Event::BattleRolled { attack: faces.0, defence: faces.1, attacker_lost, defender_lost });
    match d.state.open.phase {
        Phase::Occupy(attack) => conquer(d, attack.to, None),
        Phase::Landing(Landing { to, force, .. }) if d.state.open.armies(to) == Armies(0) => {
            conquer(d, to, Some(force));
        }
        _ => {}
    }
    Ok(())
}

/// The last defender fell: ownership, those who land, elimination, cards.
fn conquer(d: &mut Draft<'_>, province: Province, landed: Option<Armies>) {
    let by = d.state.open.turn;
    let loser = d.state.open.owner(province);
    d.emit(Event::Conquered { province, by });
    if let Some(armies) = landed {
        d.emit(Event::Landed { to: province, armies });
    }
    let Some(seat) =
        loser.filter(|&seat| d.state.open.owned(seat).is_empty() && d.state.open.status(seat) == Status::Playing)
    else {
        return;
    };
    d.emit(Event::Eliminated { seat, by });
    let cards = d.state.hand(seat);
    if !cards.is_empty() {
        d.emit(Event::CardsCaptured { from: seat, to: by, cards });
    }
    if crate::end::too_few_left(d.setup, &d.state.open) {
        occupy_least(d);
        d.emit(Event::GameEnded(Cause::LastPlayer));
    }
}

/// The forced move, where nobody is asked (B13).
pub(crate) fn occupy_least(d: &mut Draft<'_>) {
    if let Phase::Occupy(Attack { from, to, dice }) = d.state.open.phase {
        d.emit(Event::Occupied { from, to, armies: Armies(dice.0.into()) });
    }
}

/// The least and the most legionaries that move into a province conquered by land (B13, B14).
#[must_use]
pub fn occupation_bounds(setup: &Setup, open: &Open, attack: Attack) -> (Armies, Armies) {
    let least = Armies(attack.dice.0.into());
    (least, free_to_leave(setup, open, attack.from).max(least))
}

/// The most legionaries that may leave a province of their own accord (B14): one stays, more where another's
/// province borders by land.
#[inline]
#[must_use]
pub fn free_to_leave(setup: &Setup, open: &Open, from: Province) -> Armies {
    let owned = open.owner(from).map_or(ProvinceSet::EMPTY, |seat| open.owned(seat));
    free_to_leave_of(setup, open, owned, from)
}

/// The same for one of these provinces of one owner.
#[inline]
pub(crate) fn free_to_leave_of(setup: &Setup, open: &Open, owned: ProvinceSet, from: Province) -> Armies {
    let stay = if has_enemy(setup, open, owned, from) { setup.garrison } else { 1 };
    Armies(open.legionaries[from].saturating_sub(stay))
}

/// Whether an enemy's province borders by land on one of these (B14).
#[inline]
fn has_enemy(setup: &Setup, open: &Open, owned: ProvinceSet, from: Province) -> bool {
    let others = setup.map.neighbours(from) - owned;
    match setup.enemies {
        Enemies::Everybody => !others.is_empty(),
        Enemies::Players => {
            let played = |seat| open.status(seat) == Status::Playing;
            others.iter().any(|province| open.owner(province).is_some_and(played))
        }
    }
}

/// Whether so many may leave a province (B14).
pub(crate) fn check_leave_behind(setup: &Setup, open: &Open, from: Province, armies: Armies) -> Result<(), Refusal> {
    check_within(open, from, armies, free_to_leave(setup, open, from))
}

pub(crate) fn check_within(open: &Open, from: Province, armies: Armies, most: Armies) -> Result<(), Refusal> {
    let all_but_one = Armies(open.legionaries[from].saturating_sub(1));
    if armies > all_but_one {
        return Err(Refusal::NobodyStays { armies, most: all_but_one });
    }
    if armies > most {
        return Err(Refusal::Garrison { armies, most });
    }
    Ok(())
}

pub(crate) fn check_occupy(setup: &Setup, open: &Open, attack: Attack, armies: Armies) -> Result<(), Refusal> {
    let (least, most) = occupation_bounds(setup, open, attack);
    if armies < least {
        return Err(Refusal::TooFewToOccupy { armies, least });
    }
    check_within(open, attack.from, armies, most)
}

/// B15: one move, to an own province that borders by land, or across one sea where nobody has as many triremes.
pub(crate) fn check_maneuver(
    setup: &Setup,
    open: &Open,
    seat: Seat,
    (from, to): (Province, Province),
    armies: Armies,
    by: Option<Sea>,
) -> Result<(), Refusal> {
    let rule = RuleId::box_rule(15);
    for province in [from, to] {
        if !open.owned(seat).has(province) {
            return Err(Refusal::NotOwned { province, rule });
        }
    }
    match by {
        None if !setup.map.borders(from, to) => return Err(Refusal::NotBordering { from, to, rule }),
        None => {}
        Some(_) if from == to => return Err(Refusal::NotBordering { from, to, rule }),
        Some(sea) => {
            let inland = [from, to].into_iter().find(|&province| !setup.map.seas_of(province).has(sea));
            if let Some(province) = inland {
                return Err(Refusal::NotOnSea { province, sea, rule });
            }
            if open.master(setup, sea) != Some(seat) {
                return Err(Refusal::NotMaster(sea));
            }
        }
    }
    if armies == Armies(0) {
        return Err(Refusal::NoArmies(rule));
    }
    check_leave_behind(setup, open, from, armies)
}
