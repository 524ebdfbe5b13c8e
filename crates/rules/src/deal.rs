//! Territories and objectives are dealt (G2.5–G2.10), and given up and occupied anew where that is the rule.

use crate::draft::Draft;
use crate::event::Event;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::state::{Open, Owner, Status};
use arrayvec::ArrayVec;
use board::{Objective, ObjectiveSet, Territory, TerritorySet};
use frame::{Armies, RuleId, Seat};
use regulation::settings::{HalfContinent, ObjectivesDealt, SwappedCard};

/// Chance: the next territory card, to whoever may have it.
pub(crate) fn deal_territory(d: &mut Draft<'_>, card: Territory) -> Result<(), Refusal> {
    if !to_deal(d.setup, &d.state.open).has(card) {
        return Err(Refusal::NotInDeal(card));
    }
    let event = recipient(d.setup, &d.state.open, card);
    d.emit(event);
    Ok(())
}

/// The cards from which the next one comes: a packet dealt apart, or all that are left (G8.2).
pub(crate) fn to_deal(setup: &Setup, open: &Open) -> TerritorySet {
    let left = open.unowned() & setup.board.all();
    setup.dealt_apart.iter().map(|&packet| packet & left).find(|packet| !packet.is_empty()).unwrap_or(left)
}

fn recipient(setup: &Setup, open: &Open, card: Territory) -> Event {
    let dealt_to = |to| Event::TerritoryDealt { territory: card, to };
    if (open.unowned() & setup.board.all()).len() <= setup.neutrals {
        return dealt_to(Owner::Neutral);
    }
    let packet = packet_of(setup, card);
    let Some(due) = slots(setup, open, packet).min() else { return dealt_to(Owner::Neutral) };
    let due = due.seat;
    if setup.half != HalfContinent::Redirect || fits(setup, open.owned(due), card) {
        return dealt_to(Owner::Seat(due));
    }
    if let Some(next) = slots(setup, open, packet).filter(|slot| fits(setup, open.owned(slot.seat), card)).min() {
        return dealt_to(Owner::Seat(next.seat));
    }
    let is_last = (open.unowned() & setup.board.all()).len() == 1;
    if setup.swap == SwappedCard::LastCard
        && !is_last
        && let Some(next) = next_that_fits(setup, open, card, due)
    {
        return dealt_to(Owner::Seat(next));
    }
    match swap_for(setup, open, card, due) {
        Some(earlier) => Event::DealSwapped { card, earlier, due },
        None => dealt_to(Owner::Seat(due)),
    }
}

/// The next seat, anticlockwise from the one due, that can have a card, whether or not one is still due to it (G2.6).
fn next_that_fits(setup: &Setup, open: &Open, card: Territory, due: Seat) -> Option<Seat> {
    let mut seat = setup.seats.before(due)?;
    while seat != due {
        if fits(setup, open.owned(seat), card) {
            return Some(seat);
        }
        seat = setup.seats.before(seat)?;
    }
    None
}

/// The cards dealt together with this one: a packet of its own, or all outside the packets.
fn packet_of(setup: &Setup, card: Territory) -> TerritorySet {
    let apart = setup.dealt_apart.iter().fold(TerritorySet::EMPTY, |all, &packet| all | packet);
    setup.dealt_apart.iter().copied().find(|packet| packet.has(card)).unwrap_or(setup.board.all() - apart)
}

/// A seat's next card: its number in the deal, then the seat.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Slot {
    number: usize,
    seat: Seat,
}

/// When each seat's next card is due: one at a time from the first hand's right, anticlockwise (G2.5). A seat that
/// received a skipped player's card early is thereby passed over later (G2.6).
fn slots(setup: &Setup, open: &Open, packet: TerritorySet) -> impl Iterator<Item = Slot> {
    let seats = setup.seats.len();
    let total = packet.len() - if setup.dealt_apart.is_empty() { setup.neutrals } else { 0 };
    let numbered = setup
        .seats
        .iter()
        .rev()
        .enumerate()
        .map(move |(place, seat)| Slot { number: (open.owned(seat) & packet).len() * seats + place, seat });
    numbered.filter(move |slot| slot.number < total)
}

/// G2.6: whether a card leaves its owner with no more than half of its continent.
fn fits(setup: &Setup, owned: TerritorySet, card: Territory) -> bool {
    let region = &setup.regions[setup.board.continent_of(card).index()];
    (owned & region.territories).len() < region.half
}

/// G2.7: the latest earlier card with which this one can change places.
fn swap_for(setup: &Setup, open: &Open, card: Territory, due: Seat) -> Option<Territory> {
    let mut earlier: ArrayVec<Territory, { board::MAX_TERRITORIES }> =
        (setup.board.all() - open.unowned()).iter().collect();
    earlier.sort_by_key(|&t| std::cmp::Reverse(open.marks[t]));
    earlier.into_iter().find(|&t| {
        let Owner::Seat(other) = open.owner(t) else { return false };
        other != due && fits(setup, open.owned(other) - t.only(), card) && fits(setup, open.owned(due), t)
    })
}

/// A territory found its owner.
pub(crate) fn dealt(setup: &Setup, open: &mut Open, territory: Territory, to: Owner) {
    let armies = match to {
        Owner::Seat(seat) if setup.ghost == Some(seat) => setup.ghost_armies,
        Owner::Seat(_) => Armies(1),
        Owner::Neutral | Owner::Nobody => setup.neutral_armies,
    };
    open.set_owner(territory.only(), to);
    open.set_armies(territory, armies);
    let left = (open.unowned() & setup.board.all()).len();
    open.marks[territory] = (setup.board.all().len() - left) as u8;
    if left == 0 {
        open.phase = after_deal(setup, open);
    }
}

/// A card and an earlier one changed places.
pub(crate) fn swapped(setup: &Setup, open: &mut Open, card: Territory, earlier: Territory, due: Seat) {
    let other = open.owner(earlier);
    let order = open.marks[earlier];
    dealt(setup, open, earlier, Owner::Seat(due));
    open.marks[earlier] = order;
    dealt(setup, open, card, other);
}

fn after_deal(setup: &Setup, open: &Open) -> Phase {
    let first = setup.seats.iter().rev().max_by_key(|&seat| (excess(setup, open, seat), seat));
    match first {
        Some(first) if setup.half == HalfContinent::Abandon && excess(setup, open, first) > 0 => {
            next_to_abandon(setup, open, first, first)
        }
        Some(_) | None => occupied(setup, open),
    }
}

/// All territories have an owner: objectives or placement follow.
fn occupied(setup: &Setup, open: &Open) -> Phase {
    match setup.objectives_dealt {
        ObjectivesDealt::BeforeDeal => crate::placement::start(setup, open),
        ObjectivesDealt::AfterDeal => first_objective(open),
    }
}

/// By how many territories a seat is over half of its continents.
fn excess(setup: &Setup, open: &Open, seat: Seat) -> usize {
    let owned = open.owned(seat);
    setup.regions.iter().map(|r| (owned & r.territories).len().saturating_sub(r.half)).sum()
}

/// How many territories a seat still has to give up: down to the fewest anybody can be left with (G2.9).
fn to_give_up(setup: &Setup, open: &Open, seat: Seat) -> usize {
    let fewest = setup.seats.iter().map(|s| open.owned(s).len() - excess(setup, open, s)).min().unwrap_or(0);
    open.owned(seat).len() - fewest
}

pub(crate) fn has_to_give_up(setup: &Setup, open: &Open, seat: Seat) -> bool {
    to_give_up(setup, open, seat) > 0
}

fn next_to_abandon(setup: &Setup, open: &Open, from: Seat, first: Seat) -> Phase {
    let mut seat = from;
    while !has_to_give_up(setup, open, seat) {
        seat = setup.seats.before(seat).unwrap_or(seat);
        if seat == first {
            return Phase::Reoccupy(first);
        }
    }
    Phase::Abandon { seat, first }
}

/// What a seat may give up now: anything, unless all that is left to give up is excess.
pub(crate) fn may_abandon(setup: &Setup, open: &Open, seat: Seat) -> TerritorySet {
    let owned = open.owned(seat);
    if to_give_up(setup, open, seat) > excess(setup, open, seat) {
        return owned;
    }
    let over = setup.regions.iter().filter(|r| (owned & r.territories).len() > r.half);
    over.fold(TerritorySet::EMPTY, |all, r| all | r.territories) & owned
}

pub(crate) fn check_abandon(setup: &Setup, open: &Open, seat: Seat, territory: Territory) -> Result<(), Refusal> {
    if !open.owned(seat).has(territory) {
        return Err(Refusal::NotOwned { territory, rule: RuleId::game(2, 9) });
    }
    if !may_abandon(setup, open, seat).has(territory) {
        return Err(Refusal::NotInExcess(territory));
    }
    Ok(())
}

pub(crate) fn after_abandoned(setup: &Setup, open: &mut Open, seat: Seat) {
    if let Phase::Abandon { first, .. } = open.phase {
        open.phase = next_to_abandon_after(setup, open, seat, first);
    }
}

fn next_to_abandon_after(setup: &Setup, open: &Open, seat: Seat, first: Seat) -> Phase {
    if has_to_give_up(setup, open, seat) {
        return Phase::Abandon { seat, first };
    }
    match setup.seats.before(seat) {
        Some(next) if next != first => next_to_abandon(setup, open, next, first),
        Some(_) | None => Phase::Reoccupy(first),
    }
}

/// What a seat may occupy: what keeps it within half of every continent, or anything if nothing does (G2.9).
pub(crate) fn may_reoccupy(setup: &Setup, open: &Open, seat: Seat) -> TerritorySet {
    let free = open.unowned() & setup.board.all();
    let within: TerritorySet = free.iter().filter(|&t| fits(setup, open.owned(seat), t)).collect();
    if within.is_empty() { free } else { within }
}

pub(crate) fn check_reoccupy(setup: &Setup, open: &Open, seat: Seat, territory: Territory) -> Result<(), Refusal> {
    if !(open.unowned() & setup.board.all()).has(territory) {
        return Err(Refusal::NotFree(territory));
    }
    if !may_reoccupy(setup, open, seat).has(territory) {
        return Err(Refusal::OverHalf(territory));
    }
    Ok(())
}

pub(crate) fn after_reoccupied(setup: &Setup, open: &mut Open, seat: Seat) {
    let free = open.unowned() & setup.board.all();
    open.phase = match setup.seats.before(seat) {
        Some(next) if !free.is_empty() => Phase::Reoccupy(next),
        Some(_) | None => occupied(setup, open),
    };
}

/// The first player to receive an objective.
pub(crate) fn first_objective(open: &Open) -> Phase {
    open.playing().iter().next().map_or(Phase::Deal, Phase::Objectives)
}

/// The objectives nobody has. A secret.
pub(crate) fn objectives_left(d: &Setup, state: &crate::State) -> ObjectiveSet {
    let mut left = d.objectives.all();
    Seat::ALL.into_iter().filter_map(|seat| state.objective(seat)).for_each(|objective| left.remove(objective));
    left
}

/// Chance: the objective of the seat whose turn it is to receive one.
pub(crate) fn deal_objective(d: &mut Draft<'_>, seat: Seat, objective: Objective) -> Result<(), Refusal> {
    if !objectives_left(d.setup, d.state).has(objective) {
        return Err(Refusal::NotInObjectives(objective));
    }
    d.emit(Event::ObjectiveDealt { seat, objective });
    Ok(())
}

pub(crate) fn after_objective(setup: &Setup, open: &mut Open, seat: Seat) {
    if open.arriving == Some(seat) {
        open.arriving = None;
        return;
    }
    let next = setup.seats.iter().find(|&s| s > seat && open.status(s) == Status::Playing);
    open.phase = match (next, setup.objectives_dealt) {
        (Some(next), _) => Phase::Objectives(next),
        (None, ObjectivesDealt::BeforeDeal) => Phase::Deal,
        (None, ObjectivesDealt::AfterDeal) => crate::placement::start(setup, open),
    };
}
