//! RisiKo! in words: its things by their names, events, refusals, phases.

mod event;
mod names;
mod phase;
mod refusal;
mod setup;
mod things;

pub use event::{event, event_in_full};
pub use names::Names;
pub use phase::{awaited, cause, phase, status};
pub use refusal::{refusal, refusal_with_rule};
pub use setup::setup_fault;
pub use things::{arm, card, cards, continent, goal, objective, objective_name, owner, seat, territories, territory};
