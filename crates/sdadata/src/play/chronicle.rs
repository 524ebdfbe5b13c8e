//! What has happened so far, with the figures a reader wants beside each event: armies left, sums that close.

use board::Territory;
use rules::{Armies, Event, Owner, Phase, Setup, State, apply, closing_for};

/// One event and what stood on the board just after it.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    /// The event.
    pub(super) event: Event,
    /// The figures beside it.
    pub(super) detail: Detail,
}

/// The figures beside an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Detail {
    /// None.
    Plain,
    /// A roll: who fought, and what is left.
    Fought {
        /// The base and the armies left there.
        from: (Territory, Armies),
        /// The target and the armies left there.
        to: (Territory, Armies),
    },
    /// Whose the conquered territory was.
    Taken(Owner),
    /// The armies now on the territory the event is about.
    Stands(Armies),
    /// The sums that close the game.
    Closes(Vec<u8>),
}

/// Every event of a game, in order.
#[derive(Clone, Debug, Default)]
pub(super) struct Chronicle(Vec<Entry>);

impl Chronicle {
    /// Adds the events of one command; `state` is the one before them and becomes the one after.
    pub(super) fn add(&mut self, setup: &Setup, state: &mut State, events: &[Event]) {
        for event in events {
            let before = *state;
            apply(setup, state, event);
            self.0.push(Entry { event: *event, detail: detail(setup, &before, state, event) });
        }
    }

    /// How many events there are.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// The events from one on.
    pub(super) fn since(&self, from: usize) -> &[Entry] {
        &self.0[from.min(self.0.len())..]
    }

    /// All events.
    pub(super) fn all(&self) -> &[Entry] {
        &self.0
    }
}

fn detail(setup: &Setup, before: &State, after: &State, event: &Event) -> Detail {
    let open = after.open();
    match (*event, before.open().phase()) {
        (Event::BattleRolled { .. }, Phase::Battle { attack, .. }) => {
            Detail::Fought { from: (attack.from, open.armies(attack.from)), to: (attack.to, open.armies(attack.to)) }
        }
        (Event::Conquered { territory, .. }, _) => Detail::Taken(before.open().owner(territory)),
        (Event::Placed { on, .. }, _) => Detail::Stands(open.armies(on)),
        (Event::TakenBack { from, .. }, _) => Detail::Stands(open.armies(from)),
        (Event::ClosingDue { seat, lap }, _) => {
            Detail::Closes(closing_for(setup, open, seat, lap).map(<[u8]>::to_vec).unwrap_or_default())
        }
        _ => Detail::Plain,
    }
}
