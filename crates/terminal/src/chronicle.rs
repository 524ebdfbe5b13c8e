//! What has happened so far, with the figures a reader wants beside each event: armies left, sums that close.

use super::terminal::Terminal;
use frame::Seat;

/// One event and what stood on the board just after it.
pub(super) struct Entry<G: Terminal> {
    /// The event.
    pub(super) event: G::Event,
    /// The figures beside it.
    pub(super) detail: G::Detail,
}

/// Every event of a game, in order.
pub(super) struct Chronicle<G: Terminal>(Vec<Entry<G>>);

impl<G: Terminal> Default for Chronicle<G> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<G: Terminal> Chronicle<G> {
    /// Adds the events of one command; `state` is the one before them and becomes the one after.
    pub(super) fn add(&mut self, setup: &G::Setup, state: &mut G::State, events: &[G::Event]) {
        for event in events {
            let before = *state;
            G::apply(setup, state, event);
            self.0.push(Entry { event: *event, detail: G::detail(setup, &before, state, event) });
        }
    }

    /// How many events there are.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// The events from one on.
    pub(super) fn since(&self, from: usize) -> &[Entry<G>] {
        &self.0[from.min(self.0.len())..]
    }

    /// All events.
    pub(super) fn all(&self) -> &[Entry<G>] {
        &self.0
    }

    /// The events of the turn being played, the last first.
    pub(super) fn this_turn(&self) -> impl Iterator<Item = &G::Event> {
        let events = self.0.iter().rev().map(|entry| &entry.event);
        events.take_while(|event| G::turn_of(event).is_none())
    }

    /// What happened since a seat's last turn, the last first: in its own turn, since the one before.
    pub(super) fn since_last_turn(&self, seat: Seat, on_turn: bool) -> impl Iterator<Item = &Entry<G>> {
        let skipped = usize::from(on_turn);
        let mut turns = 0;
        self.0.iter().rev().take_while(move |entry| {
            turns += usize::from(G::turn_of(&entry.event) == Some(seat));
            turns <= skipped
        })
    }
}
