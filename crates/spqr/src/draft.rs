//! Where decisions are worked out: a state, and the events that led to it. Emitting an event applies it, so
//! that what follows from it can be asked of the state itself.

use crate::apply::apply;
use crate::event::{Event, Events};
use crate::setup::Setup;
use crate::state::State;

pub(crate) struct Draft<'a> {
    pub(crate) setup: &'a Setup,
    pub(crate) state: &'a mut State,
    events: &'a mut Events,
}

impl<'a> Draft<'a> {
    pub(crate) fn new(setup: &'a Setup, state: &'a mut State, events: &'a mut Events) -> Self {
        Self { setup, state, events }
    }

    #[inline]
    pub(crate) fn emit(&mut self, event: Event) {
        self.events.push(event);
        apply(self.setup, self.state, &event);
    }
}
