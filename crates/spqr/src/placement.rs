//! The board is filled: provinces, neutral army, first centres of power, the rest of the legionaries (S3–S5).

use crate::draft::Draft;
use crate::event::Event;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::state::Open;
use board::rome::{Pile, Province, ProvinceSet, Symbol};
use frame::{Armies, RuleId, Seat};
use regulation::spqr::{CentreSites, Direction, SpareArenas};

/// S4: provinces, centres of power and legionaries of the start.
pub(crate) const PLACEMENT: RuleId = RuleId::spqr(4);

/// First cards, spare arenas, and the neutral army's first province (S3, S5).
pub(crate) fn supply(d: &mut Draft<'_>) {
    let each = d.setup.first_cards;
    let given = each.count(Symbol::Arena) * d.setup.players as u8;
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
pub(crate) fn start(setup: &Setup) -> Phase {
    let given = !setup.first_cards.is_empty() || setup.spare_arenas == SpareArenas::Removed;
    let neutral = setup.neutral_seats().next().is_some();
    if given || neutral { Phase::Supplying } else { first_to_settle(setup) }
}

/// Who takes the first province.
pub(crate) fn first_to_settle(setup: &Setup) -> Phase {
    let mut seats = setup.player_seats().iter();
    let first = match setup.direction {
        Direction::Reverse => seats.next_back(),
        Direction::Forward => seats.next(),
    };
    Phase::Settling(first.unwrap_or(Seat::FIRST))
}

/// A province taken: what comes next.
pub(crate) fn after_settled(setup: &Setup, open: &mut Open) {
    open.phase = match open.phase {
        Phase::Settling(by) => match neutral_after(setup, open, by) {
            Some(army) => Phase::SettlingNeutral { by, army },
            None => next_settler(setup, open, by),
        },
        Phase::SettlingNeutral { by, .. } => next_settler(setup, open, by),
        _ => first_to_settle(setup),
    };
}

/// The neutral army whose province this seat takes after its own: that with the fewest, from a certain round on (S5).
fn neutral_after(setup: &Setup, open: &Open, seat: Seat) -> Option<Seat> {
    let round = open.owned(seat).len();
    let smallest = setup.neutral_seats().min_by_key(|&army| open.owned(army).len())?;
    let room = open.owned(smallest).len() < setup.share();
    (room && round >= usize::from(setup.neutral_from_round)).then_some(smallest)
}

/// The next seat takes a province, in the direction of the placement; on a full board the centres follow.
fn next_settler(setup: &Setup, open: &Open, seat: Seat) -> Phase {
    if open.free().is_empty() {
        return next_founder(setup, open, None);
    }
    let seats = setup.player_seats();
    let next = match setup.direction {
        Direction::Reverse => seats.before(seat),
        Direction::Forward => seats.after(seat),
    };
    let next = next.unwrap_or(seat);
    let full = open.owned(next).len() >= setup.share();
    let army = setup.neutral_seats().min_by_key(|&army| open.owned(army).len());
    match army {
        Some(army) if full => Phase::SettlingNeutral { by: next, army },
        Some(_) | None => Phase::Settling(next),
    }
}

/// The next seat to place a first centre of power, in playing order (S4).
pub(crate) fn next_founder(setup: &Setup, open: &Open, after: Option<Seat>) -> Phase {
    let owing = |&seat: &Seat| (open.owned(seat) & open.centres).len() < usize::from(setup.first_centres);
    let next = from_after(setup, after).find(owing);
    next.map_or_else(|| next_garrison(setup, open, None), Phase::Founding)
}

/// The next seat to place some of its remaining legionaries, in playing order (S4).
pub(crate) fn next_garrison(setup: &Setup, open: &Open, after: Option<Seat>) -> Phase {
    let left = |seat: Seat| setup.supply.0.saturating_sub(open.armies_of(seat).0);
    let next = from_after(setup, after).find(|&seat| left(seat) > 0);
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
