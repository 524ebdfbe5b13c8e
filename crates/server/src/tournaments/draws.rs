//! The draws of a tournament, those that were taken back included.

use director::tournament::{Event, Origin};
use hall::{Act, Hall};

/// One draw of a round, or a change of its tables.
pub(super) struct Draw<'h> {
    /// The round, from 1.
    pub(super) round: usize,
    pub(super) act: &'h Act,
    pub(super) origin: &'h Origin,
}

/// All draws in their order: a second draw of a round is seen by everybody.
pub(super) fn draws(hall: &Hall) -> Vec<Draw<'_>> {
    let mut round = 0;
    let mut draws = Vec::new();
    for act in hall.acts() {
        let seated = act.done.events.iter().find_map(|event| match event {
            Event::RoundSeated { origin, .. } => Some((origin, 1)),
            Event::RoundReseated { origin, .. } => Some((origin, 0)),
            _ => None,
        });
        let Some((origin, rounds)) = seated else { continue };
        let number = round + rounds;
        draws.push(Draw { round: number, act, origin });
        if act.undone.is_none() {
            round = number;
        }
    }
    draws
}
