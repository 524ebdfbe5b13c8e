//! Those who play one game after another. Other people's bots are processes, started once: each worker has a set of its own,
//! with a process for each player, so that no process ever sees two hands.

use super::plan::{Contender, Plan};
use super::table::Trouble;
use crate::bot::program::Program;
use audit::Audited;
use bots::{BotPlayer, BuiltIn};
use std::sync::{Mutex, PoisonError};

/// Who plays for each player of the list; nobody for those who never arrive and would need a process.
pub(super) type PlayerSet<G> = Vec<Option<Box<dyn BotPlayer<G>>>>;

/// The players who have no game at the moment.
pub(super) struct BotProcesses<'p, G: Audited> {
    plan: &'p Plan<'p, G>,
    free: Mutex<Vec<PlayerSet<G>>>,
}

impl<'p, G: Audited> BotProcesses<'p, G> {
    pub(super) fn new(plan: &'p Plan<'p, G>) -> Self {
        Self { plan, free: Mutex::new(Vec::new()) }
    }

    /// A free set, or a new one.
    pub(super) fn take(&self, game: u64) -> Result<PlayerSet<G>, Trouble> {
        let free = self.free.lock().unwrap_or_else(PoisonError::into_inner).pop();
        free.map_or_else(|| self.start(game), Ok)
    }

    /// Gives a set back after a game without trouble.
    pub(super) fn give_back(&self, set: PlayerSet<G>) {
        self.free.lock().unwrap_or_else(PoisonError::into_inner).push(set);
    }

    /// The last of the list, who never arrive, need no process.
    fn start(&self, game: u64) -> Result<PlayerSet<G>, Trouble> {
        let present = self.plan.contenders.len() - self.plan.absent;
        let start =
            |(player, contender): (usize, &Contender<G::Bot>)| -> Result<Option<Box<dyn BotPlayer<G>>>, Trouble> {
                match contender {
                    Contender::Own(bot) => Ok(Some(Box::new(BuiltIn::<G>::new(*bot)))),
                    Contender::Program(_) if player >= present => Ok(None),
                    Contender::Program(command) => {
                        match Program::start(command, self.plan.budget, self.plan.regulation) {
                            Ok(program) => Ok(Some(Box::new(program))),
                            Err(fault) => Err(Trouble::Bot { game, player, fault }),
                        }
                    }
                }
            };
        self.plan.contenders.iter().enumerate().map(start).collect()
    }
}
