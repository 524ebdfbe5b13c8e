//! An independent look at a state: what must hold of every position, whatever led to it.

use crate::phase::{Landing, Phase, Stage};
use crate::setup::Setup;
use crate::state::{Open, Points, State, Status, Triremes};
use board::rome::{Pile, Province, ProvinceSet};
use frame::{Armies, Dice, Lap, Seat};

/// An invariant that does not hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Broken {
    /// A province with no legionary, or nobody's with one.
    #[error("province {0} has {1} legionaries")]
    Armies(usize, u16),
    /// Triremes of somebody who can have none.
    #[error("seat {0:?} has triremes and is not in the game")]
    Fleet(Seat),
    /// More centres of power than pieces, or one on a free province.
    #[error("the centres of power are not where they can be")]
    Centres,
    /// A card is in no pile or in two.
    #[error("the cards are not all there")]
    Cards,
    /// The public count of a hand is not its size.
    #[error("seat {0:?} holds another number of cards than is known")]
    HandSize(Seat),
    /// A player in the game without provinces, or one who is out with some.
    #[error("seat {0:?} is in the game without provinces, or out of it with some")]
    Presence(Seat),
    /// More safe-conducts than were given.
    #[error("seat {0:?} has more safe-conducts than it was given")]
    SafeConducts(Seat),
    /// The phase, or something of the turn, does not fit the position.
    #[error("{0} does not fit the position")]
    Misfit(&'static str),
}

/// Checks every invariant; the first that is broken.
pub fn audit(setup: &Setup, state: &State) -> Result<(), Broken> {
    audit_board(setup, &state.open)?;
    audit_cards(setup, state)?;
    audit_seats(setup, &state.open)?;
    audit_phase(setup, state)?;
    audit_turn(setup, &state.open)
}

fn contested(open: &Open) -> ProvinceSet {
    match open.phase {
        Phase::Occupy(attack) => attack.to.only(),
        _ => ProvinceSet::EMPTY,
    }
}

fn audit_board(setup: &Setup, open: &Open) -> Result<(), Broken> {
    for province in setup.map.provinces() {
        let empty = open.free().has(province) || contested(open).has(province);
        if empty != (open.legionaries[province] == 0) {
            return Err(Broken::Armies(province.index(), open.legionaries[province]));
        }
    }
    for seat in Seat::ALL {
        if open.status(seat) != Status::Playing && open.triremes_of(setup, seat) > Triremes(0) {
            return Err(Broken::Fleet(seat));
        }
    }
    if open.centres.len() > setup.centre_pieces || open.centres.meets(open.free()) {
        return Err(Broken::Centres);
    }
    Ok(())
}

fn audit_cards(setup: &Setup, state: &State) -> Result<(), Broken> {
    let open = &state.open;
    let mut all = state.deck().plus(open.discards).plus(open.removed);
    for seat in Seat::ALL {
        let hand = state.hand(seat);
        if hand.total() != usize::from(open.places[seat].cards) {
            return Err(Broken::HandSize(seat));
        }
        if open.status(seat) != Status::Playing && hand != Pile::default() {
            return Err(Broken::HandSize(seat));
        }
        all = all.plus(hand);
    }
    if all == setup.deck.cards { Ok(()) } else { Err(Broken::Cards) }
}

fn audit_seats(setup: &Setup, open: &Open) -> Result<(), Broken> {
    for seat in Seat::ALL {
        let (status, owned) = (open.status(seat), open.owned(seat));
        let at_table = setup.seats().has(seat);
        let seated = !matches!(open.phase, Phase::Order(_));
        let fits = match status {
            Status::Empty => !(at_table && seated) && owned.is_empty(),
            Status::Playing => setup.player_seats().has(seat) && !(open.lap > Lap(0) && owned.is_empty()),
            Status::Neutral => at_table && !setup.player_seats().has(seat),
            Status::Withdrawn | Status::Excluded => setup.player_seats().has(seat),
            Status::Eliminated(_) => setup.player_seats().has(seat) && owned.is_empty(),
        };
        if !fits {
            return Err(Broken::Presence(seat));
        }
        if open.places[seat].safe_conducts > setup.safe_conducts {
            return Err(Broken::SafeConducts(seat));
        }
    }
    Ok(())
}

fn audit_phase(setup: &Setup, state: &State) -> Result<(), Broken> {
    let open = &state.open;
    let rollable = |dice: Dice| (1..=3).contains(&dice.0);
    let playing = |seat| open.status(seat) == Status::Playing;
    let full = open.free().is_empty();
    let own = |province: Province| open.owner(province) == Some(open.turn);
    let fits = match open.phase {
        Phase::Order(rolls) => !full && rolls.next().is_some(),
        Phase::Colours(seat) => playing(seat) && open.colour(seat).is_none(),
        Phase::Supplying | Phase::Ready | Phase::Next { .. } => false,
        Phase::Settling(seat) => playing(seat) && !full,
        Phase::SettlingNeutral { by, army } => {
            let unplayed = matches!(open.status(army), Status::Neutral | Status::Withdrawn | Status::Excluded);
            playing(by) && unplayed && !full
        }
        Phase::Founding(seat) => playing(seat) && full && !(open.owned(seat) - open.centres).is_empty(),
        Phase::Garrisoning { seat, left } => playing(seat) && full && left > 0 && !open.owned(seat).is_empty(),
        Phase::Turn(_) => playing(open.turn) && full,
        Phase::Ramming { sea, against, dice } => {
            playing(open.turn)
                && against != open.turn
                && open.fleet(against, sea) > Triremes(0)
                && u16::from(dice.0) <= open.fleet(open.turn, sea).0
                && rollable(dice)
        }
        Phase::Landing(Landing { from, sea, to, force }) => {
            let coast = setup.map.coast(sea);
            playing(open.turn) && own(from) && !own(to) && force > Armies(0) && coast.has(from) && coast.has(to)
        }
        Phase::Battle(attack) => {
            playing(open.turn)
                && own(attack.from)
                && !own(attack.to)
                && setup.map.borders(attack.from, attack.to)
                && rollable(attack.dice)
                && open.legionaries[attack.from] > u16::from(attack.dice.0)
        }
        Phase::Occupy(attack) => {
            playing(open.turn)
                && own(attack.from)
                && own(attack.to)
                && rollable(attack.dice)
                && open.legionaries[attack.from] > u16::from(attack.dice.0)
        }
        Phase::Card => playing(open.turn) && open.now.conquests > 0 && !state.deck().is_empty(),
        Phase::Over(_) => true,
    };
    let dealt = matches!(
        open.phase,
        Phase::Order(_)
            | Phase::Colours(_)
            | Phase::Settling(_)
            | Phase::SettlingNeutral { .. }
            | Phase::Founding(_)
            | Phase::Garrisoning { .. }
    );
    if fits && (dealt == (open.lap == Lap(0))) && (dealt || full) { Ok(()) } else { Err(Broken::Misfit("the phase")) }
}

fn audit_turn(setup: &Setup, open: &Open) -> Result<(), Broken> {
    let now = &open.now;
    let fighting =
        matches!(open.phase, Phase::Ramming { .. } | Phase::Landing(_) | Phase::Battle(_) | Phase::Occupy(_));
    if fighting && (now.due > Armies(0) || now.triremes_due > Triremes(0) || now.centres_due > 0) {
        return Err(Broken::Misfit("what is due"));
    }
    if let Phase::Turn(stage) = open.phase {
        let reinforcing = stage <= Stage::Sailed;
        if !reinforcing && (now.due > Armies(0) || now.triremes_due > Triremes(0)) {
            return Err(Broken::Misfit("what is due"));
        }
        if (stage > Stage::Reinforcements && now.centres_due > 0) || (now.owed > Armies(0) && now.centres_due == 0) {
            return Err(Broken::Misfit("a centre of power that is due"));
        }
        if stage == Stage::Points && now.points == Points(0) {
            return Err(Broken::Misfit("the points to claim"));
        }
    }
    if !now.attacked_by_sea.covers(now.taken_by_sea) {
        return Err(Broken::Misfit("a province taken from the sea"));
    }
    if now.last_ramming.is_some_and(|last| !now.fought.has(last.sea)) {
        return Err(Broken::Misfit("the naval combat"));
    }
    let unplaced = |province: Province| {
        now.placed[province] > 0
            && open.stage().is_some()
            && u16::from(now.placed[province]) > open.legionaries[province]
    };
    if open.stage().is_some_and(|stage| stage <= Stage::Sailed) && setup.map.provinces().iter().any(unplaced) {
        return Err(Broken::Misfit("what can be taken back"));
    }
    Ok(())
}
