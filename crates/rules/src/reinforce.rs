//! Reinforcements and tris (G3).

use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::state::Open;
use board::{Arm, CardSet, Territory, TerritorySet};
use frame::{Armies, RuleId, Seat};
use regulation::settings::{TakenBack, TrisUntil};

/// G3.10: reinforcements are placed before combat.
const PLACING: RuleId = RuleId::game(3, 10);

/// The armies a seat receives at the start of its turn, as far as its cap allows (G3.2, G3.3, G3.10).
pub(crate) fn due(setup: &Setup, open: &Open, seat: Seat) -> Armies {
    let owned = open.owned(seat);
    let territories = (owned.len() as u16 / setup.divisor).max(setup.minimum);
    let continents: u16 = setup.regions.iter().filter(|r| owned.covers(r.territories)).map(|r| r.bonus).sum();
    within_cap(setup, open, seat, Armies(territories + continents))
}

/// What the cap leaves of these armies, those already in hand counted (G2.13, G3.10).
pub(crate) fn within_cap(setup: &Setup, open: &Open, seat: Seat, armies: Armies) -> Armies {
    let cap = setup.most_armies().0.saturating_sub(u16::from(open.cap_cut[seat]));
    let held =
        open.armies_of(seat).0 + if open.turn == seat && open.phase == Phase::Reinforce { open.due.0 } else { 0 };
    Armies(armies.0.min(cap.saturating_sub(held)))
}

/// What is due to who is on turn and no longer fits under the cap is lost (G3.10): the cap was lowered, or the board set
/// right.
pub(crate) fn cut_due(setup: &Setup, open: &mut Open) {
    if open.phase == Phase::Reinforce {
        let due = std::mem::take(&mut open.due);
        open.due = within_cap(setup, open, open.turn, due);
    }
}

pub(crate) fn check_place(open: &Open, seat: Seat, on: Territory, armies: Armies) -> Result<(), Refusal> {
    if !open.owned(seat).has(on) {
        return Err(Refusal::NotOwned { territory: on, rule: PLACING });
    }
    if armies == Armies(0) {
        return Err(Refusal::NoArmies(PLACING));
    }
    if armies > open.due {
        return Err(Refusal::TooManyArmies { armies, left: open.due, rule: PLACING });
    }
    Ok(())
}

pub(crate) fn check_take_back(setup: &Setup, open: &Open, from: Territory, armies: Armies) -> Result<(), Refusal> {
    let placed = match setup.taken_back {
        TakenBack::UntilAttack => open.takeable(from),
        TakenBack::Never => Armies(0),
    };
    if armies == Armies(0) {
        return Err(Refusal::NoArmies(RuleId::game(3, 11)));
    }
    if open.phase == Phase::Combat && setup.taken_back == TakenBack::UntilAttack {
        return Err(Refusal::AttackMade);
    }
    if armies > placed {
        return Err(Refusal::NotPlacedHere { territory: from, placed });
    }
    Ok(())
}

/// Whether a tris may be played at all now; which, is for the hand to say.
pub(crate) fn check_tris_now(setup: &Setup, open: &Open) -> Result<(), Refusal> {
    if open.placed && setup.tris.until == TrisUntil::FirstPlacement {
        return Err(Refusal::TrisTooLate);
    }
    if u16::from(open.tris) >= setup.tris.per_turn {
        return Err(Refusal::TrisLimit(setup.tris.per_turn));
    }
    Ok(())
}

pub(crate) fn check_tris(setup: &Setup, open: &Open, hand: CardSet, cards: CardSet) -> Result<(), Refusal> {
    check_tris_now(setup, open)?;
    if !hand.covers(cards) {
        return Err(Refusal::NotInHand(cards.without(hand)));
    }
    if base_worth(setup, cards).is_none() {
        return Err(Refusal::NoTris(cards));
    }
    Ok(())
}

/// What three cards are worth to somebody with these territories; `None` if they are no tris (G3.4–G3.6).
#[must_use]
pub fn tris_worth(setup: &Setup, owned: TerritorySet, cards: CardSet) -> Option<Armies> {
    let bonus = (cards.territories() & owned).len() as u16 * setup.tris.owned_bonus;
    base_worth(setup, cards).map(|base| Armies(base + bonus))
}

fn base_worth(setup: &Setup, cards: CardSet) -> Option<u16> {
    if cards.len() != 3 {
        return None;
    }
    let by_arm = Arm::ALL.map(|arm| cards.and(setup.deck.arm(arm)).len());
    match (by_arm, cards.and(setup.deck.jolly()).len()) {
        ([3, 0, 0], 0) => Some(setup.tris.alike[0]),
        ([0, 3, 0], 0) => Some(setup.tris.alike[1]),
        ([0, 0, 3], 0) => Some(setup.tris.alike[2]),
        ([1, 1, 1], 0) => Some(setup.tris.mixed),
        ([2, 0, 0] | [0, 2, 0] | [0, 0, 2], 1) => Some(setup.tris.jolly),
        _ => None,
    }
}

/// How many different tris a hand holds.
#[cold]
pub(crate) fn tris_count(setup: &Setup, hand: CardSet) -> u32 {
    if hand.len() < 3 {
        return 0;
    }
    let [f, c, k] = Arm::ALL.map(|arm| hand.and(setup.deck.arm(arm)).len() as u32);
    let jolly = hand.and(setup.deck.jolly()).len() as u32;
    let pairs = |n: u32| n * n.saturating_sub(1) / 2;
    let triples = |n: u32| n * n.saturating_sub(1) * n.saturating_sub(2) / 6;
    triples(f) + triples(c) + triples(k) + f * c * k + jolly * (pairs(f) + pairs(c) + pairs(k))
}

/// The tris in a hand, in a fixed order.
pub(crate) fn tris_in(setup: &Setup, hand: CardSet) -> impl Iterator<Item = CardSet> + '_ {
    let pairs = hand.iter().flat_map(move |a| hand.after(a).iter().map(move |b| (a, b)));
    let three = pairs.flat_map(move |(a, b)| hand.after(b).iter().map(move |c| CardSet::from_iter([a, b, c])));
    three.filter(move |&cards| base_worth(setup, cards).is_some())
}
