//! Those who play one game after another. Other people's bots are processes, started once and used again: whoever plays a
//! game takes one for each player, so that no process ever sees two hands.

use crate::bot::program::{BotFault, Program};
use crate::contender::Contender;
use bots::{BotPlayer, BuiltIn};
use frame::Lap;
use games::HostGame;
use regulation::Regulation;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Somebody at a table.
pub(crate) type Player<G> = Box<dyn BotPlayer<G>>;

/// What is the same in all games of a process, and what of it a program is told.
pub(crate) struct Terms<'r> {
    pub(crate) regulation: &'r Regulation,
    /// The board, a fact a line.
    pub(crate) board: String,
    /// The lap in which time runs out.
    pub(crate) laps: Lap,
    /// How long a program may take to greet.
    pub(crate) budget: Duration,
}

impl<'r> Terms<'r> {
    pub(crate) fn new<G: HostGame>(regulation: &'r Regulation, setup: &G::Setup, laps: Lap, budget: Duration) -> Self {
        Self { regulation, board: G::print_board(setup), laps, budget }
    }
}

/// The players who have no game at the moment, by the place of who they play as in a list of contenders.
pub(crate) struct BotProcesses<'p, G: HostGame> {
    contenders: &'p [Contender<G::Bot>],
    terms: Terms<'p>,
    free: Vec<Mutex<Vec<Player<G>>>>,
}

impl<'p, G: HostGame> BotProcesses<'p, G> {
    pub(crate) fn new(contenders: &'p [Contender<G::Bot>], terms: Terms<'p>) -> Self {
        let free = contenders.iter().map(|_| Mutex::new(Vec::new())).collect();
        Self { contenders, terms, free }
    }

    /// A free player of this contender, or a new one.
    pub(crate) fn take(&self, contender: usize) -> Result<Player<G>, BotFault> {
        let free = self.free[contender].lock().unwrap_or_else(PoisonError::into_inner).pop();
        free.map_or_else(|| self.start(contender), Ok)
    }

    /// Gives a player back after a game without trouble.
    pub(crate) fn give_back(&self, contender: usize, player: Player<G>) {
        self.free[contender].lock().unwrap_or_else(PoisonError::into_inner).push(player);
    }

    fn start(&self, contender: usize) -> Result<Player<G>, BotFault> {
        match &self.contenders[contender] {
            Contender::Own(bot) => Ok(Box::new(BuiltIn::<G>::new(*bot))),
            Contender::Program(command) => {
                Program::start(command, &self.terms).map(|program| Box::new(program) as Player<G>)
            }
        }
    }
}
