//! Combat: attack, defence, the roll, conquest, elimination, occupation (G4, G6.1–G6.3).

use crate::draft::Draft;
use crate::event::Event;
use crate::phase::{Attack, Cause, Phase};
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::state::{Open, Owner, Status};
use board::{Territory, TerritorySet};
use frame::{Armies, Dice, Faces, RuleId, Seat};
use regulation::settings::{AttackDice, Captured, DefenceDice, GarrisonBinds, Permission};

/// G4.1: from an own territory to a bordering one, and one army always stays.
const BASE: RuleId = RuleId::game(4, 1);

/// The most dice a territory can attack with (G4.2).
#[inline]
#[must_use]
pub fn most_attack_dice(open: &Open, from: Territory) -> Dice {
    Dice(open.armies(from).0.saturating_sub(1).min(3) as u8)
}

/// The most dice a territory can defend with (G4.3).
#[inline]
#[must_use]
pub fn most_defence_dice(open: &Open, to: Territory) -> Dice {
    Dice(open.armies(to).0.min(3) as u8)
}

/// Whether this seat may attack so, in the order of the articles.
pub(crate) fn check_attack(setup: &Setup, open: &Open, seat: Seat, attack: Attack) -> Result<(), Refusal> {
    let Attack { from, to, dice } = attack;
    let owned = open.owned(seat);
    if !owned.has(from) {
        return Err(Refusal::NotOwned { territory: from, rule: BASE });
    }
    if owned.has(to) {
        return Err(Refusal::OwnTarget(to));
    }
    if !setup.board.borders(from, to) {
        return Err(Refusal::NotBordering { from, to, rule: BASE });
    }
    let most = most_attack_dice(open, from);
    if most == Dice(0) {
        return Err(Refusal::TooFewToAttack(from));
    }
    check_dice(setup, open, to, dice, most)?;
    check_protected(setup, open, to, dice)
}

fn check_dice(setup: &Setup, open: &Open, to: Territory, dice: Dice, most: Dice) -> Result<(), Refusal> {
    if dice > most || dice == Dice(0) {
        return Err(Refusal::TooManyDice { dice, most });
    }
    let defence = most_defence_dice(open, to);
    if dice < defence && setup.outnumbered == Permission::Forbidden {
        return Err(Refusal::Outnumbered { dice, defence });
    }
    if dice < most && setup.attack_dice == AttackDice::Maximum {
        return Err(Refusal::NotMaximum { dice, most });
    }
    let least = Dice(setup.lone_defender_dice).min(most);
    if open.armies(to) == Armies(1) && dice < least {
        return Err(Refusal::LoneDefender { dice, least });
    }
    Ok(())
}

/// G6.1: in the first laps no roll may be able to destroy a player's last army.
fn check_protected(setup: &Setup, open: &Open, to: Territory, dice: Dice) -> Result<(), Refusal> {
    match protected_owner(setup, open, to) {
        Some(seat) if open.armies(to).0 <= u16::from(dice.0) => {
            Err(Refusal::Protected { seat, laps: setup.protected_laps })
        }
        Some(_) | None => Ok(()),
    }
}

/// The player whose last territory this is, while nobody can be eliminated.
fn protected_owner(setup: &Setup, open: &Open, to: Territory) -> Option<Seat> {
    if open.lap.0 > setup.protected_laps {
        return None;
    }
    let seat = open.owner(to).seat()?;
    let in_game = matches!(open.status(seat), Status::Playing | Status::Absent);
    (in_game && open.owned(seat) == to.only()).then_some(seat)
}

/// What a base may attack, wherever it lies.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Reach {
    /// With any number of dice.
    pub(crate) any: TerritorySet,
    /// With one, with two and with three.
    pub(crate) by_dice: [TerritorySet; 3],
}

impl Reach {
    fn new(by_dice: [TerritorySet; 3]) -> Self {
        let [one, two, three] = by_dice;
        Self { any: one | two | three, by_dice }
    }
}

/// What bases that have at most one, two and three dice may attack: [`check_dice`] and [`check_protected`] for the
/// whole map at once.
#[inline]
pub(crate) fn reach(setup: &Setup, open: &Open) -> [Reach; 3] {
    let none = TerritorySet::EMPTY;
    let all = with_all(setup, open);
    let [one, two] = match setup.attack_dice {
        AttackDice::Maximum => [none; 2],
        AttackDice::AttackersChoice => [all[0] & with_fewer(setup, open, 1), all[1] & with_fewer(setup, open, 2)],
    };
    [[all[0], none, none], [one, all[1], none], [one, two, all[2]]].map(Reach::new)
}

/// What may be attacked with one, two and three dice by a base that has no more (G4.4, G6.1).
#[inline]
fn with_all(setup: &Setup, open: &Open) -> [TerritorySet; 3] {
    let (two, three, protected) = (open.with_at_least(2), open.with_at_least(3), protected(setup, open));
    match setup.outnumbered {
        Permission::Forbidden => [!(two | protected), !(three | protected), !protected],
        Permission::Allowed => [!(protected - two), !(protected - three), !protected],
    }
}

/// What may be attacked with so many dice by a base that has more: not every lone defender (G4.5).
#[inline]
fn with_fewer(setup: &Setup, open: &Open, dice: u8) -> TerritorySet {
    if dice < setup.lone_defender_dice { open.with_at_least(2) } else { !TerritorySet::EMPTY }
}

/// The territories against which three dice may not be rolled, because they could eliminate their owner (G6.1).
#[inline]
pub(crate) fn protected(setup: &Setup, open: &Open) -> TerritorySet {
    if open.lap.0 > setup.protected_laps { TerritorySet::EMPTY } else { protected_now(setup, open) }
}

fn protected_now(setup: &Setup, open: &Open) -> TerritorySet {
    let last = setup.seats.iter().map(|seat| open.owned(seat)).filter(|owned| owned.len() == 1);
    let last = last.fold(TerritorySet::EMPTY, |all, owned| all | owned) - open.with_at_least(4);
    last.iter().filter(|&t| protected_owner(setup, open, t).is_some()).collect()
}

/// The attack is announced: the defender speaks, or the dice roll.
pub(crate) fn declared(setup: &Setup, open: &mut Open, attack: Attack) {
    let asked = setup.defence_dice == DefenceDice::DefendersChoice && defender_answers(open, attack.to);
    open.phase = if asked {
        Phase::Declared(attack)
    } else {
        Phase::Battle { attack, defence: most_defence_dice(open, attack.to) }
    };
}

/// Neutral territories and ghosts have nobody to choose for them (G4.11).
fn defender_answers(open: &Open, to: Territory) -> bool {
    open.owner(to).seat().is_some_and(|seat| open.status(seat) == Status::Playing)
}

pub(crate) fn check_defend(open: &Open, attack: Attack, dice: Dice) -> Result<(), Refusal> {
    let most = most_defence_dice(open, attack.to);
    if dice == Dice(0) || dice > most {
        return Err(Refusal::DefenceDice { dice, most });
    }
    Ok(())
}

/// Chance: both sides' dice.
pub(crate) fn roll(d: &mut Draft<'_>, attack: Attack, defence: Dice, faces: (Faces, Faces)) -> Result<(), Refusal> {
    for (due, given) in [(attack.dice, faces.0.count()), (defence, faces.1.count())] {
        if due != given {
            return Err(Refusal::WrongDice { due, given });
        }
    }
    let (attacker_lost, defender_lost) = Faces::losses(faces.0, faces.1);
    d.emit(Event::BattleRolled { attack: faces.0, defence: faces.1, attacker_lost, defender_lost });
    if d.state.open.phase == Phase::Occupy(attack) {
        conquer(d, attack);
    }
    Ok(())
}

/// The last defender fell: ownership, elimination, objective, cards.
fn conquer(d: &mut Draft<'_>, attack: Attack) {
    let by = d.state.open.turn;
    let loser = d.state.open.owner(attack.to);
    d.emit(Event::Conquered { territory: attack.to, by });
    let eliminated = match loser {
        Owner::Seat(seat) if d.state.open.owned(seat).is_empty() => Some(seat),
        Owner::Seat(_) | Owner::Neutral | Owner::Nobody => None,
    };
    if let Some(seat) = eliminated {
        d.emit(Event::Eliminated { seat, by });
    }
    if crate::end::objective_complete(d.setup, d.state, by, eliminated) {
        occupy_least(d, attack);
        crate::end::reach_objective(d, by);
    } else if eliminated.is_some() && crate::leave::too_few_left(d.setup, &d.state.open, d.state.open.lap) {
        occupy_least(d, attack);
        d.emit(Event::GameEnded(Cause::LastPlayer));
    } else if let Some(victim) = eliminated {
        capture_at_once(d, victim, by);
    }
}

/// The forced move, made at once where the game ends with it (G4.8).
pub(crate) fn occupy_least(d: &mut Draft<'_>, attack: Attack) {
    let armies = Armies(u16::from(attack.dice.0));
    d.emit(Event::Occupied { from: attack.from, to: attack.to, armies });
}

/// G6.2: how many of the victim's cards the eliminator may take.
pub(crate) fn room(setup: &Setup, open: &Open, by: Seat) -> usize {
    match setup.captured {
        Captured::All => usize::MAX,
        Captured::RandomToLimit => setup.hand_limit.saturating_sub(open.hand_size(by)),
    }
}

/// All cards, or none: where some are taken and some not, chance picks them.
fn capture_at_once(d: &mut Draft<'_>, victim: Seat, by: Seat) {
    let cards = d.state.hand(victim);
    let room = room(d.setup, &d.state.open, by);
    if cards.is_empty() {
    } else if cards.len() <= room {
        d.emit(Event::CardsCaptured { from: victim, to: by, cards });
    } else if room == 0 {
        d.emit(Event::HandDiscarded { seat: victim });
    }
}

/// Chance: one of the victim's cards; when enough are taken the rest is discarded (G6.2).
pub(crate) fn capture(d: &mut Draft<'_>, victim: Seat, card: board::Card) -> Result<(), Refusal> {
    if !d.state.hand(victim).has(card) {
        return Err(Refusal::NotInPile { card, rule: RuleId::game(6, 2) });
    }
    let cards = [card].into_iter().collect();
    d.emit(Event::CardsCaptured { from: victim, to: d.state.open.turn, cards });
    if let Phase::Capture { left: 0, .. } = d.state.open.phase {
        d.emit(Event::HandDiscarded { seat: victim });
    }
    Ok(())
}

/// The least and the most armies that may move into the conquered territory (G4.8, G4.9).
#[must_use]
pub fn occupation_bounds(setup: &Setup, open: &Open, attack: Attack) -> (Armies, Armies) {
    let least = u16::from(attack.dice.0);
    let keep = match setup.garrison {
        GarrisonBinds::EveryMovement => garrison(setup, open.owned(open.turn), attack.from),
        GarrisonBinds::Maneuver | GarrisonBinds::Nothing => 1,
    };
    (Armies(least), Armies(open.armies(attack.from).0.saturating_sub(keep).max(least)))
}

/// The armies that must stay on one of these territories of one owner: more where another's borders (G4.9).
fn garrison(setup: &Setup, owned: TerritorySet, territory: Territory) -> u16 {
    if owned.covers(setup.board.neighbours(territory)) { 1 } else { setup.garrison_minimum }
}

pub(crate) fn check_occupy(setup: &Setup, open: &Open, attack: Attack, armies: Armies) -> Result<(), Refusal> {
    let (least, most) = occupation_bounds(setup, open, attack);
    if armies < least {
        return Err(Refusal::TooFewToOccupy { armies, least });
    }
    if armies > most {
        let all_but_one = Armies(open.armies(attack.from).0 - 1);
        return Err(if armies > all_but_one {
            Refusal::NobodyStays { armies, most: all_but_one, rule: BASE }
        } else {
            Refusal::Garrison { armies, most }
        });
    }
    Ok(())
}
