//! What changes who sits at a table, with everything that follows from it at once: a table that is full begins or waits for
//! seeds, one that the last person has left is given up. It is written together with the line of the index, so that a table
//! that has begun is never overlooked by who looks for tables to run.

use crate::chairs::Chair;
use crate::contribution::Contribution;
use crate::state::{Stage, TableState, must_reveal};
use crate::summary::Summary;
use entries::{Entry, Revealed, Who};
use games::LiveGame;
use live::{Draft, Millis, Stamp};

impl<G: LiveGame> TableState<G> {
    /// An entry about the chairs of a table that is open, and what follows from it.
    pub(crate) fn draft_seating(&self, entry: &Entry<'_>, now: Millis) -> Draft<Self> {
        let mut after = self.summary_at(now);
        match entry {
            Entry::Sat(sat) => set_chair(&mut after, sat.player, Chair::taken(sat)),
            Entry::Revealed(revealed) => reveal(&mut after, revealed),
            Entry::Left { player, .. } => set_chair(&mut after, *player, Chair::default()),
            Entry::Abandoned => after.stage = Stage::Abandoned,
            _ => {}
        }
        let mut bodies = vec![entry.print()];
        if after.stage.is_before_game() && must_reveal(&after.chairs) {
            after.stage = Stage::Revealing;
        } else if after.stage.is_before_game() && after.chairs.iter().all(|chair| chair.who.is_some()) {
            bodies.push(self.print_beginning(&after.chairs, now));
            after.stage = Stage::Playing;
        } else if matches!(entry, Entry::Left { .. }) && !after.chairs.iter().any(is_persons) {
            bodies.push(Entry::Abandoned.print());
            after.stage = Stage::Abandoned;
        }
        Draft::entries(bodies).listed(after.listing())
    }

    /// The chairs are taken: the game begins, without the seeds that were not told.
    pub(crate) fn draft_beginning(&self, now: Millis) -> Draft<Self> {
        let mut after = Summary { stage: Stage::Playing, ..self.summary_at(now) };
        let mut bodies = Vec::new();
        for (player, chair) in after.chairs.iter_mut().enumerate().filter(|(_, chair)| chair.is_covered()) {
            bodies.push(Entry::Withheld { player }.print());
            chair.contribution = chair.contribution.as_ref().map(Contribution::withheld);
        }
        bodies.push(self.print_beginning(&after.chairs, now));
        Draft::entries(bodies).listed(after.listing())
    }

    fn summary_at(&self, now: Millis) -> Summary {
        Summary::of(self, Stamp { version: 0, now })
    }
}

fn is_persons(chair: &Chair) -> bool {
    matches!(chair.who, Some(Who::Person(_)))
}

fn reveal(summary: &mut Summary, revealed: &Revealed<'_>) {
    if let Some(chair) = summary.chairs.get_mut(revealed.player) {
        chair.contribution = chair.contribution.as_ref().map(|promised| promised.revealed(revealed.seed.clone()));
    }
}

fn set_chair(summary: &mut Summary, player: usize, chair: Chair) {
    if let Some(place) = summary.chairs.get_mut(player) {
        *place = chair;
    }
}
