//! What changes who sits at a table, with everything that follows from it at once: a table that is full begins, one that
//! the last person has left is given up. It is written together with the line of the index, so that a table that has begun
//! is never overlooked by who looks for tables to run.

use crate::chairs::Chair;
use crate::state::{Stage, TableState};
use crate::summary::Summary;
use entries::{Entry, Who};
use games::LiveGame;
use live::{Draft, Millis, Stamp};

impl<G: LiveGame> TableState<G> {
    /// An entry about the chairs of a table that is open, and what follows from it.
    pub(crate) fn draft_seating(&self, entry: &Entry<'_>, now: Millis) -> Draft<Self> {
        let mut after = self.summary_at(now);
        match entry {
            Entry::Sat(sat) => {
                let chair = Chair { who: Some(sat.who.clone()), seed: Some(sat.seed.clone()), ..Chair::default() };
                set_chair(&mut after, sat.player, chair);
            }
            Entry::Left { player, .. } => set_chair(&mut after, *player, Chair::default()),
            Entry::Abandoned => after.stage = Stage::Abandoned,
            _ => {}
        }
        let mut bodies = vec![entry.print()];
        if after.stage == Stage::Open && after.chairs.iter().all(|chair| chair.who.is_some()) {
            bodies.push(self.print_beginning(&after.chairs, now));
            after.stage = Stage::Playing;
        } else if matches!(entry, Entry::Left { .. }) && !after.chairs.iter().any(is_persons) {
            bodies.push(Entry::Abandoned.print());
            after.stage = Stage::Abandoned;
        }
        Draft::entries(bodies).listed(after.listing())
    }

    /// The chairs are taken and the seeds given: the game begins.
    pub(crate) fn draft_beginning(&self, now: Millis) -> Draft<Self> {
        let after = Summary { stage: Stage::Playing, ..self.summary_at(now) };
        Draft::entry(self.print_beginning(&self.chairs, now)).listed(after.listing())
    }

    fn summary_at(&self, now: Millis) -> Summary {
        Summary::of(self, Stamp { version: 0, now })
    }
}

fn is_persons(chair: &Chair) -> bool {
    matches!(chair.who, Some(Who::Person(_)))
}

fn set_chair(summary: &mut Summary, player: usize, chair: Chair) {
    if let Some(place) = summary.chairs.get_mut(player) {
        *place = chair;
    }
}
