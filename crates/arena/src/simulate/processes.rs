//! Other people's bots, started once and used for game after game. Each worker has a bench of its own, with a
//! process for each player, so that no process ever sees two hands.

use super::plan::{Contender, Plan};
use super::table::Trouble;
use crate::commands::bot::program::Program;
use games::Playable;
use std::sync::{Mutex, PoisonError};

/// A process for each player who has one.
pub(super) type Bench = Vec<Option<Program>>;

/// The benches that are free.
pub(super) struct Benches<'p, G: Playable> {
    plan: &'p Plan<'p, G>,
    free: Mutex<Vec<Bench>>,
}

impl<'p, G: Playable> Benches<'p, G> {
    pub(super) fn new(plan: &'p Plan<'p, G>) -> Self {
        Self { plan, free: Mutex::new(Vec::new()) }
    }

    /// A free bench, or a new one.
    pub(super) fn take(&self, game: u64) -> Result<Bench, Trouble> {
        let free = self.free.lock().unwrap_or_else(PoisonError::into_inner).pop();
        free.map_or_else(|| self.start(game), Ok)
    }

    /// Gives a bench back after a game without trouble.
    pub(super) fn give_back(&self, bench: Bench) {
        self.free.lock().unwrap_or_else(PoisonError::into_inner).push(bench);
    }

    /// The last of the list, who never arrive, need no process.
    fn start(&self, game: u64) -> Result<Bench, Trouble> {
        let present = self.plan.contenders.len() - self.plan.absent;
        let start = |(player, contender): (usize, &Contender<G::Bot>)| match contender {
            Contender::Own(_) => Ok(None),
            Contender::Program(_) if player >= present => Ok(None),
            Contender::Program(command) => Program::start(command, self.plan.budget, self.plan.regulation)
                .map(Some)
                .map_err(|fault| Trouble::Bot { game, player, fault }),
        };
        self.plan.contenders.iter().enumerate().map(start).collect()
    }
}
