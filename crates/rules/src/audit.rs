//! An independent look at a state: what must hold of every position, whatever led to it.

use crate::phase::Phase;
use crate::setup::Setup;
use crate::state::{Hidden, State, Status};
use board::{CardSet, TerritorySet};
use frame::{Armies, Seat};

/// An invariant that does not hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Broken {
    /// A territory with no army, or nobody's with one.
    #[error("territory {0} has {1} armies")]
    Armies(usize, u16),
    /// A set of territories by armies is not what the armies say.
    #[error("the set of territories with at least {0} armies is wrong")]
    AtLeast(u8),
    /// A card is in no pile or in two.
    #[error("the cards are not all there")]
    Cards,
    /// The public count of a hand is not its size.
    #[error("seat {0:?} holds another number of cards than is known")]
    HandSize(Seat),
    /// A hand over the limit (G5.3).
    #[error("seat {0:?} holds more cards than the limit")]
    HandLimit(Seat),
    /// Armies over the cap (G2.13).
    #[error("seat {0:?} has more armies than the cap")]
    Cap(Seat),
    /// A player in the game without territories, or one who is out with some.
    #[error("seat {0:?} is in the game without territories, or out of it with some")]
    Presence(Seat),
    /// The phase, or somebody's part in the game, does not fit the position.
    #[error("{0} does not fit the position")]
    Misfit(&'static str),
    /// Two seats with one objective, or an objective for somebody who has none.
    #[error("the objectives are not one for each player")]
    Objectives,
}

/// Checks every invariant; the first that is broken.
pub fn audit(setup: &Setup, state: &State) -> Result<(), Broken> {
    if let Some(what) = crate::coherence::misfit(setup, state) {
        return Err(Broken::Misfit(what));
    }
    audit_armies(setup, state)?;
    audit_cards(setup, state)?;
    audit_seats(setup, state)
}

fn audit_armies(setup: &Setup, state: &State) -> Result<(), Broken> {
    let open = &state.open;
    let contested = match open.phase {
        Phase::Occupy(attack) | Phase::Capture { attack, .. } => attack.to.only(),
        _ => TerritorySet::EMPTY,
    };
    for territory in setup.board.all() {
        let armies = open.armies(territory).0;
        let empty = open.unowned().has(territory) || contested.has(territory);
        if empty != (armies == 0) {
            return Err(Broken::Armies(territory.index(), armies));
        }
    }
    for least in 2..=4 {
        let counted: TerritorySet =
            setup.board.all().iter().filter(|&t| open.armies(t) >= Armies(u16::from(least))).collect();
        if open.with_at_least(least) != counted {
            return Err(Broken::AtLeast(least));
        }
    }
    Ok(())
}

fn audit_cards(setup: &Setup, state: &State) -> Result<(), Broken> {
    let all = setup.deck.all();
    let piles = Seat::ALL.map(|seat| state.hand(seat));
    let hidden = [Hidden::DECK, Hidden::DISCARDS].map(|pile| state.hidden.pile(pile).and(all));
    let mut seen = CardSet::EMPTY;
    for pile in piles.into_iter().chain(hidden) {
        if !pile.and(seen).is_empty() {
            return Err(Broken::Cards);
        }
        seen = seen.with(pile);
    }
    if seen != all {
        return Err(Broken::Cards);
    }
    for seat in Seat::ALL {
        if state.hand(seat).len() != state.open.hand_size(seat) {
            return Err(Broken::HandSize(seat));
        }
        if state.hand(seat).len() > setup.hand_limit {
            return Err(Broken::HandLimit(seat));
        }
    }
    Ok(())
}

fn audit_seats(setup: &Setup, state: &State) -> Result<(), Broken> {
    let dealt = crate::leave::after_preparation(state.open.phase);
    for seat in setup.seats().iter() {
        let owned = !state.open.owned(seat).is_empty();
        let in_game = state.open.on_board().has(seat);
        if dealt && owned != in_game {
            return Err(Broken::Presence(seat));
        }
        if state.open.armies_of(seat) > setup.most_armies() {
            return Err(Broken::Cap(seat));
        }
        let player = matches!(state.open.status(seat), Status::Playing);
        let waiting = state.open.arriving == Some(seat);
        if dealt && player && !waiting && state.objective(seat).is_none() {
            return Err(Broken::Objectives);
        }
    }
    let given = Seat::ALL.into_iter().filter(|&seat| state.objective(seat).is_some()).count();
    if crate::deal::objectives_left(setup, state).len() + given != setup.objectives.all().len() {
        return Err(Broken::Objectives);
    }
    Ok(())
}
