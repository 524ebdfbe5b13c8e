//! What has happened so far, with the figures a reader wants beside each event: armies left, sums that close.

use super::terminal::Terminal;
use frame::Seat;

/// What an event is to a reader.
pub(super) struct Entry<G: Terminal> {
    /// What happened, secrets included.
    pub(super) event: G::Event,
    /// The seat whose turn begins with it, if one does.
    pub(super) begins_turn: Option<Seat>,
    /// Whether it is the attack before it, rolled once more: then it need not be announced.
    pub(super) continues_attack: bool,
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
            let entry = G::entry(setup, &before, state, event, &self.0);
            self.0.push(entry);
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

    /// All events, the first first.
    pub(super) fn all(&self) -> &[Entry<G>] {
        &self.0
    }

    /// The events of the turn being played, the last first.
    pub(super) fn this_turn(&self) -> impl Iterator<Item = &G::Event> {
        let entries = self.0.iter().rev().take_while(|entry| entry.begins_turn.is_none());
        entries.map(|entry| &entry.event)
    }

    /// What happened since a seat's last turn, the last first: in its own turn, since the one before.
    pub(super) fn since_last_turn(&self, seat: Seat, on_turn: bool) -> impl Iterator<Item = &Entry<G>> {
        let skipped = usize::from(on_turn);
        let mut turns = 0;
        self.0.iter().rev().take_while(move |entry| {
            turns += usize::from(entry.begins_turn == Some(seat));
            turns <= skipped
        })
    }
}
