//! What changes who sits at a table, with everything that follows from it at once: a table that is full begins or waits for
//! seeds, one that the last person has left is given up. It is written together with the line of the index, so that a table
//! that has begun is never overlooked by who looks for tables to run.

use crate::chairs::Chair;
use crate::contribution::Contribution;
use crate::state::{Stage, TableState, must_reveal};
use crate::summary::Summary;
use entries::{Entry, HostAct, Revealed, Who};
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
            Entry::Hosted(hosted) => host(&mut after, hosted.act),
            Entry::Released => after.reserved.clear(),
            Entry::Abandoned => after.stage = Stage::Abandoned,
            _ => {}
        }
        let mut bodies = vec![entry.print()];
        if after.stage.is_before_game() && must_reveal(&after.chairs) {
            after.stage = Stage::Revealing;
        } else if after.stage.is_before_game() && after.chairs.iter().all(|chair| chair.who.is_some()) {
            bodies.push(self.print_beginning(&after.chairs, now));
            after.stage = Stage::Playing;
        } else if frees_chair(entry) && !after.chairs.iter().any(is_persons) {
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

    /// The same draft where everybody plays at the same time. Where nobody runs the table between two moves, it comes with a line of
    /// the index that says that somebody must look what is to be done now.
    pub(crate) fn waking(&self, draft: Draft<Self>) -> Draft<Self> {
        if !self.opened.options.is_correspondence() {
            return draft;
        }
        let summary = Summary { awaited: None, due: None, ..self.summary_at(self.acted) };
        draft.listed(summary.listing())
    }

    fn summary_at(&self, now: Millis) -> Summary {
        Summary::of(self, Stamp { version: 0, now })
    }
}

/// Whether somebody sits no more where they sat.
fn frees_chair(entry: &Entry<'_>) -> bool {
    match entry {
        Entry::Left { .. } => true,
        Entry::Hosted(hosted) => matches!(hosted.act, HostAct::Remove { .. }),
        _ => false,
    }
}

/// What a host did, as the index says it.
fn host(summary: &mut Summary, act: HostAct<'_>) {
    let bot = |bot: &str| Chair { who: Some(Who::Bot(bot.to_owned())), ..Chair::default() };
    match act {
        HostAct::SeatBot { player, bot: name } => set_chair(summary, player, bot(name)),
        HostAct::Fill { bot: name } => {
            for chair in summary.chairs.iter_mut().filter(|chair| chair.who.is_none()) {
                *chair = bot(name);
            }
        }
        HostAct::Remove { player } => set_chair(summary, player, Chair::default()),
        HostAct::HandOver { .. } => {}
    }
}

pub(crate) fn is_persons(chair: &Chair) -> bool {
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
