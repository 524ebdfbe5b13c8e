//! A game taken apart: what lies open, and hands, known or by their size alone.

use crate::audit::{Broken, audit};
use crate::setup::Setup;
use crate::state::{Hidden, Open, State};
use crate::view::View;
use board::rome::Pile;
use frame::{BySeat, Seat};

/// A game taken apart, whole or as one seat sees it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Position {
    /// What lies open on the table.
    pub open: Open,
    /// The hands that are known; of the others the table shows the size.
    pub hands: BySeat<Option<Pile>>,
}

impl Position {
    /// The whole game, secrets included.
    #[must_use]
    pub fn of(state: &State) -> Self {
        let mut hands = BySeat::default();
        Seat::ALL.into_iter().for_each(|seat| hands[seat] = Some(state.hand(seat)));
        Self { open: state.open, hands }
    }

    /// The game as a view has it.
    #[must_use]
    pub fn seen(view: &View<'_>) -> Self {
        let mut hands = BySeat::default();
        if let Some(seat) = view.seat() {
            hands[seat] = Some(view.hand());
        }
        Self { open: *view.open(), hands }
    }

    /// The game put together again, the deck being all that is nowhere else; a hand known by size alone, or anything
    /// impossible, is told.
    pub fn state(&self, setup: &Setup) -> Result<State, Broken> {
        let mut state = State { open: self.open, hidden: Hidden { hands: BySeat::default(), deck: Pile::default() } };
        let mut elsewhere = self.open.discards.plus(self.open.removed);
        for seat in Seat::ALL {
            let hand = match self.hands[seat] {
                Some(hand) => hand,
                None if self.open.places[seat].cards == 0 => Pile::default(),
                None => return Err(Broken::HandSize(seat)),
            };
            state.hidden.hands[seat] = hand;
            elsewhere = elsewhere.plus(hand);
        }
        state.hidden.deck = setup.deck.cards.minus(elsewhere).ok_or(Broken::Cards)?;
        audit(setup, &state)?;
        Ok(state)
    }
}
