//! Other people's bots, started once and used for game after game. Each worker has a set of its own, with a process for
//! each player, so that no process ever sees two hands.

use super::plan::{Contender, Plan};
use super::table::Trouble;
use crate::bot::program::Program;
use audit::Audited;
use std::sync::{Mutex, PoisonError};

/// A process for each player who has one.
pub(super) type ProcessSet = Vec<Option<Program>>;

/// The processes that have no game at the moment.
pub(super) struct BotProcesses<'p, G: Audited> {
    plan: &'p Plan<'p, G>,
    free: Mutex<Vec<ProcessSet>>,
}

impl<'p, G: Audited> BotProcesses<'p, G> {
    pub(super) fn new(plan: &'p Plan<'p, G>) -> Self {
        Self { plan, free: Mutex::new(Vec::new()) }
    }

    /// A free set, or a new one.
    pub(super) fn take(&self, game: u64) -> Result<ProcessSet, Trouble> {
        let free = self.free.lock().unwrap_or_else(PoisonError::into_inner).pop();
        free.map_or_else(|| self.start(game), Ok)
    }

    /// Gives a set back after a game without trouble.
    pub(super) fn give_back(&self, set: ProcessSet) {
        self.free.lock().unwrap_or_else(PoisonError::into_inner).push(set);
    }

    /// The last of the list, who never arrive, need no process.
    fn start(&self, game: u64) -> Result<ProcessSet, Trouble> {
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
