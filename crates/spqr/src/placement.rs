//! The board is filled: provinces, neutral army, first centres of power, the rest of the legionaries (S3–S5).

use crate::draft::Draft;
use crate::event::Event;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::state::{Open, Status};
use board::rome::{Pile, Province, ProvinceSet, Symbol};
use frame::{Armies, RuleId, Seat};
use regulation::spqr::{CentreSites, Direction, SpareArenas};

/// S4: provinces, centres of power and legionaries of the start.
pub(crate) const PLACEMENT: RuleId = RuleId::spqr(4);

/// First cards, spare arenas, and the neutral army's first province (S3, S5).
pub(crate) fn supply(d: &mut Draft<'_>) {
    let each = d.setup.first_cards;
    let given = each.count(Symbol::Arena) * d.state.open.playing().len() as u8;
    let mut removed = Pile::default();
    if d.setup.spare_arenas == SpareArenas::Removed {
        removed.add(Symbol::Arena, d.setup.deck.cards.count(Symbol::Arena).saturating_sub(given));
    }
    if !each.is_empty() || d.setup.spare_arenas == SpareArenas::Removed {
        d.emit(Event::CardsGiven { each, removed });
    }
    if let Some(army) = d.setup.neutral_seats().next() {
        let (province, armies) = (d.setup.neutral_first, d.setup.neutral_legionaries);
        d.emit(Event::Settled { seat: army, province, armies });
    }
}

/// What follows when all colours are chosen: cards and neutral army, where there are any.
pub(crate) fn start(setup: &Setup, open: &Open) -> Phase {
    let given = !setup.first_cards.is_empty() || setup.spare_arenas == SpareArenas::Removed;
    let neutral = setup.neutral_seats().next().is_some();
    if given || neutral { Phase::Supplying } else { next_settler(setup, open) }
}

/// Who takes the next province, and for whom. It follows from how many each army has: seat after seat takes one, in the
/// direction of the placement; from a certain round on, each also takes one for a neutral army, until those are all on
/// the map (S4, S5). For who has left, the next player does (C24). On a full board the centres follow.
pub(crate) fn next_settler(setup: &Setup, open: &Open) -> Phase {
    if open.free().is_empty() {
        return next_founder(setup, open, None);
    }
    let next = next_in_round(setup, open);
    let for_neutral = match neutral_due(setup, open) {
        Some(army) if neutral_is_behind(setup, open) => Some((before(setup, next), army)),
        Some(army) if open.owned(next).len() >= setup.share() => Some((next, army)),
        Some(_) | None => None,
    };
    let (chooser, army) = for_neutral.unwrap_or((next, next));
    let by = from_here(setup, chooser).find(|&seat| open.status(seat) == Status::Playing).unwrap_or(chooser);
    if by == army { Phase::Settling(by) } else { Phase::SettlingNeutral { by, army } }
}

/// The seat whose own province comes next: the first, in the direction of the placement, of those with the fewest.
fn next_in_round(setup: &Setup, open: &Open) -> Seat {
    let first = match setup.direction {
        Direction::Reverse => Seat::ALL[setup.players - 1],
        Direction::Forward => Seat::FIRST,
    };
    from_here(setup, first).min_by_key(|&seat| open.owned(seat).len()).unwrap_or(first)
}

/// The neutral army that still has provinces to come: the one with the fewest (S5).
fn neutral_due(setup: &Setup, open: &Open) -> Option<Seat> {
    let smallest = setup.neutral_seats().min_by_key(|&army| open.owned(army).len())?;
    (open.owned(smallest).len() < setup.share()).then_some(smallest)
}

/// Whether a province was taken in a round in which one for a neutral army follows, and that one was not (S5).
fn neutral_is_behind(setup: &Setup, open: &Open) -> bool {
    let before = usize::from(setup.neutral_from_round).saturating_sub(1);
    let due: usize = setup.player_seats().iter().map(|seat| open.owned(seat).len().saturating_sub(before)).sum();
    let taken: usize = setup.neutral_seats().map(|army| open.owned(army).len()).sum();
    taken < due + 1
}

/// The player seats in the direction of the placement, from this one round to the one before it.
fn from_here(setup: &Setup, first: Seat) -> impl Iterator<Item = Seat> {
    let players = setup.players;
    let step = match setup.direction {
        Direction::Reverse => players - 1,
        Direction::Forward => 1,
    };
    (0..players).map(move |n| Seat::ALL[(first.index() + n * step) % players])
}

/// The seat that came before this one in the placement.
fn before(setup: &Setup, seat: Seat) -> Seat {
    from_here(setup, seat).last().unwrap_or(seat)
}

/// The next seat to place a first centre of power, in playing order (S4).
pub(crate) fn next_founder(setup: &Setup, open: &Open, after: Option<Seat>) -> Phase {
    let owing = |&seat: &Seat| {
        open.status(seat) == Status::Playing
            && (open.owned(seat) & open.centres).len() < usize::from(setup.first_centres)
    };
    let next = from_after(setup, after).find(owing);
    next.map_or_else(|| next_garrison(setup, open, None), Phase::Founding)
}

/// The next seat to place some of its remaining legionaries, in playing order (S4).
pub(crate) fn next_garrison(setup: &Setup, open: &Open, after: Option<Seat>) -> Phase {
    let left = |seat: Seat| setup.supply.0.saturating_sub(open.armies_of(seat).0);
    let next = from_after(setup, after).find(|&seat| open.status(seat) == Status::Playing && left(seat) > 0);
    next.map_or(Phase::Ready, |seat| Phase::Garrisoning {
        seat,
        left: left(seat).min(u16::from(setup.extra_each_time.max(1))) as u8,
    })
}

/// The players in playing order: from the one after this, coming round to all.
fn from_after(setup: &Setup, after: Option<Seat>) -> impl Iterator<Item = Seat> {
    let seats = setup.player_seats();
    seats.iter().filter(move |&seat| after.is_some_and(|after| seat > after)).chain(seats.iter())
}

pub(crate) fn check_settle(open: &Open, province: Province) -> Result<(), Refusal> {
    if open.free().has(province) { Ok(()) } else { Err(Refusal::NotFree(province)) }
}

/// The province and the legionaries of a settlement.
pub(crate) fn settlement(setup: &Setup, open: &Open, seat: Seat) -> (Seat, Armies) {
    match open.phase {
        Phase::SettlingNeutral { army, .. } if setup.player_seats().has(army) => (army, setup.legionaries_each),
        Phase::SettlingNeutral { army, .. } => (army, setup.neutral_legionaries),
        _ => (seat, setup.legionaries_each),
    }
}

/// Where a first centre of power may stand (S4): where the regulation wants them apart and there is no such place, anywhere.
pub(crate) fn founding_sites(setup: &Setup, open: &Open, seat: Seat) -> ProvinceSet {
    let own = open.owned(seat) - open.centres;
    let apart: ProvinceSet = match setup.centre_sites {
        CentreSites::AnyOwn => own,
        CentreSites::Apart => own.iter().filter(|&p| !setup.map.neighbours(p).meets(open.centres)).collect(),
    };
    if apart.is_empty() { own } else { apart }
}

pub(crate) fn check_found(setup: &Setup, open: &Open, seat: Seat, on: Province) -> Result<(), Refusal> {
    if !open.owned(seat).has(on) {
        return Err(Refusal::NotOwned { province: on, rule: PLACEMENT });
    }
    if open.centres.has(on) {
        return Err(Refusal::CentreStands(on));
    }
    match (setup.map.neighbours(on) & open.centres).lowest() {
        Some(near) if !founding_sites(setup, open, seat).has(on) => Err(Refusal::CentreNear { province: on, near }),
        Some(_) | None => Ok(()),
    }
}

pub(crate) fn check_garrison(open: &Open, seat: Seat, left: u8, on: Province, armies: Armies) -> Result<(), Refusal> {
    if !open.owned(seat).has(on) {
        return Err(Refusal::NotOwned { province: on, rule: PLACEMENT });
    }
    if armies == Armies(0) {
        return Err(Refusal::NoArmies(PLACEMENT));
    }
    let left = Armies(left.into());
    if armies > left {
        return Err(Refusal::TooManyArmies { armies, left, rule: PLACEMENT });
    }
    Ok(())
}

/// Legionaries of the start were placed.
pub(crate) fn after_garrison(setup: &Setup, open: &mut Open, armies: Armies) {
    if let Phase::Garrisoning { seat, left } = open.phase {
        let left = left.saturating_sub(armies.0.min(255) as u8);
        open.phase = if left > 0 { Phase::Garrisoning { seat, left } } else { next_garrison(setup, open, Some(seat)) };
    }
}
