//! Tris: what three cards give, what an arena tris costs, where a centre of power may stand (B8, B16, S7, S8).

use crate::phase::{Price, Stage};
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::state::{Open, Triremes};
use board::rome::{Pile, Province, ProvinceSet, Symbol};
use frame::{Armies, RuleId, Seat};
use regulation::settings::{Permission, TrisUntil};
use regulation::spqr::CentreBenefit;

/// What a tris gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Gain {
    /// How many legionaries.
    pub armies: Armies,
    /// How many triremes.
    pub triremes: Triremes,
    /// Centres of power.
    pub centres: u8,
    /// Legionaries still owed, where an arena tris costs more than it is worth (S7).
    pub owed: Armies,
}

/// What these cards give by themselves, if they are a tris: three alike, or three different (S7).
#[must_use]
pub fn gain(setup: &Setup, cards: Pile) -> Option<Gain> {
    let values = &setup.tris;
    let kinds = cards.iter().filter(|&(_, count)| count > 0).count();
    let base = match (cards.total(), kinds) {
        (3, 1) => values.alike,
        (3, 3) => values.mixed,
        _ => return None,
    };
    let centres = cards.count(Symbol::Arena);
    if centres == 3 && values.three_arenas == Permission::Forbidden {
        return None;
    }
    let worth = base + u16::from(cards.count(Symbol::Standard)) * values.standard_bonus;
    let cost = if centres > 0 { values.arena_cost } else { 0 };
    Some(Gain {
        armies: Armies(worth.saturating_sub(cost)),
        triremes: Triremes(cards.count(Symbol::Trireme).into()),
        centres,
        owed: Armies(cost.saturating_sub(worth)),
    })
}

/// The tris there can be, in the order of the table: alike first, then those of three kinds.
pub const COMBINATIONS: [[Symbol; 3]; 8] = {
    use Symbol::{Arena, Legionary, Standard, Trireme};
    [
        [Legionary, Legionary, Legionary],
        [Trireme, Trireme, Trireme],
        [Standard, Standard, Standard],
        [Arena, Arena, Arena],
        [Legionary, Standard, Trireme],
        [Legionary, Standard, Arena],
        [Trireme, Standard, Arena],
        [Legionary, Trireme, Arena],
    ]
};

/// What these cards give this player now: triremes need a coast, centres of power a place (B8).
#[must_use]
pub fn gain_here(setup: &Setup, open: &Open, seat: Seat, cards: Pile) -> Option<Gain> {
    let mut gain = gain(setup, cards)?;
    if !open.owned(seat).iter().any(|province| !setup.map.is_landlocked(province)) {
        gain.triremes = Triremes(0);
    }
    if setup.tris.centre == CentreBenefit::Declinable && !may_place_gain(setup, open, seat, gain) {
        gain.centres = 0;
        gain.owed = Armies(0);
    }
    Some(gain)
}

/// Where a player may build a centre of power: an own province with none there and none next to it by land (B16).
#[must_use]
pub fn sites(setup: &Setup, open: &Open, seat: Seat) -> ProvinceSet {
    if open.centres.len() >= setup.centre_pieces {
        return ProvinceSet::EMPTY;
    }
    let near = |province| setup.map.neighbours(province).meets(open.centres);
    (open.owned(seat) - open.centres).iter().filter(|&province| !near(province)).collect()
}

/// What there is to pay with in this way, for a centre on this province.
fn available(setup: &Setup, open: &Open, on: Province, price: Price, (due, triremes): (Armies, Triremes)) -> Armies {
    match price {
        Price::Nothing => Armies(0),
        Price::Province => Armies(open.legionaries[on].saturating_sub(1)),
        Price::Due => due,
        Price::Trireme if triremes > Triremes(0) && !setup.map.is_landlocked(on) => Armies(setup.trireme_worth),
        Price::Trireme => Armies(0),
    }
}

/// Whether there is a province for the centre of power where what is owed can be paid out of this purse: legionaries due
/// and triremes to launch.
fn may_place(setup: &Setup, open: &Open, seat: Seat, owed: Armies, purse: (Armies, Triremes)) -> bool {
    let payable =
        |on| owed == Armies(0) || Price::WAYS.into_iter().any(|price| available(setup, open, on, price, purse) >= owed);
    sites(setup, open, seat).iter().any(payable)
}

/// The same for a tris about to be played.
fn may_place_gain(setup: &Setup, open: &Open, seat: Seat, gain: Gain) -> bool {
    let due = Armies(open.now.due.0.saturating_add(gain.armies.0));
    may_place(setup, open, seat, gain.owed, (due, gain.triremes))
}

/// Whether tris may be played now at all (B4, C7, S8).
pub(crate) fn check_tris_now(setup: &Setup, open: &Open, stage: Stage) -> Result<(), Refusal> {
    crate::reinforce::check_stage(Stage::Reinforcements, stage)?;
    crate::reinforce::check_centre_built(open)?;
    if u16::from(open.now.tris) >= setup.tris.per_turn {
        return Err(Refusal::TrisLimit(setup.tris.per_turn));
    }
    if setup.tris.until == TrisUntil::FirstPlacement && open.now.placed_any {
        return Err(Refusal::TrisTooLate);
    }
    Ok(())
}

pub(crate) fn check_tris(
    setup: &Setup,
    open: &Open,
    seat: Seat,
    stage: Stage,
    hand: Pile,
    cards: Pile,
) -> Result<(), Refusal> {
    check_tris_now(setup, open, stage)?;
    if !hand.contains(&cards) {
        return Err(Refusal::NotInHand(cards));
    }
    let Some(gain) = gain_here(setup, open, seat, cards) else { return Err(Refusal::NoTris(cards)) };
    if gain.centres > 0 && !may_place_gain(setup, open, seat, gain) {
        return Err(Refusal::NoSite);
    }
    Ok(())
}

/// Whether the centre of power of a tris may be built here and so paid for (B16, S7).
pub(crate) fn check_build(setup: &Setup, open: &Open, seat: Seat, on: Province, price: Price) -> Result<(), Refusal> {
    if open.now.centres_due == 0 {
        return Err(Refusal::NoCentreDue);
    }
    if !open.owned(seat).has(on) {
        return Err(Refusal::NotOwned { province: on, rule: RuleId::box_rule(16) });
    }
    if open.centres.has(on) {
        return Err(Refusal::CentreStands(on));
    }
    if open.centres.len() >= setup.centre_pieces {
        return Err(Refusal::NoSite);
    }
    if let Some(near) = (setup.map.neighbours(on) & open.centres).lowest() {
        return Err(Refusal::CentreNear { province: on, near });
    }
    let owed = open.now.owed;
    if (owed == Armies(0)) != (price == Price::Nothing) {
        return Err(Refusal::WrongPrice { price, owed });
    }
    let available = available(setup, open, on, price, (open.now.due, open.now.triremes_due));
    if available < owed {
        return Err(Refusal::CannotPay { price, owed, available });
    }
    Ok(())
}

/// The centre stands and is paid for.
pub(crate) fn built(setup: &Setup, open: &mut Open, seat: Seat, on: Province, price: Price) {
    open.centres.insert(on);
    let owed = std::mem::take(&mut open.now.owed).0;
    match price {
        Price::Nothing => {}
        Price::Province => {
            open.legionaries[on] -= owed;
            crate::apply::keep_marks(open, on);
        }
        Price::Due => open.now.due.0 -= owed,
        Price::Trireme => open.now.triremes_due.0 -= 1,
    }
    open.now.centres_due = open.now.centres_due.saturating_sub(1);
    if sites(setup, open, seat).is_empty() {
        open.now.centres_due = 0;
    }
}

/// Triremes may be renounced; a centre of power only where the regulation says so, or a ruling has left no place for it
/// (B8, S8).
pub(crate) fn check_decline(setup: &Setup, open: &Open, seat: Seat) -> Result<(), Refusal> {
    let now = &open.now;
    if now.centres_due > 0 {
        let possible = || may_place(setup, open, seat, now.owed, (now.due, now.triremes_due));
        let bound = setup.tris.centre == CentreBenefit::Required && possible();
        return if bound { Err(Refusal::CentreDue) } else { Ok(()) };
    }
    if now.triremes_due == Triremes(0) { Err(Refusal::NothingToDecline) } else { Ok(()) }
}
