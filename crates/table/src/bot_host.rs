//! Where the bots of a node think: who they are, how many of them think at once and for how long, and how often one of them
//! had to be replaced.

use games::Roster;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;
use tokio::sync::{Semaphore, SemaphorePermit};

/// How long a bot may think about a move, unless the host says otherwise.
const THINKING_MAX: Duration = Duration::from_secs(10);

/// The bots of a node. As many think at once as there are cores; the others wait for their turn, which is not counted.
#[derive(Debug)]
pub struct BotHost {
    pub(crate) roster: Roster,
    /// How long a bot may think about a move; then it is replaced for that move.
    pub(crate) budget: Duration,
    threads: usize,
    thinking: Semaphore,
    replaced: AtomicU64,
}

impl Default for BotHost {
    fn default() -> Self {
        Self::new(Roster::default())
    }
}

impl BotHost {
    /// The bots of this roster.
    #[must_use]
    pub fn new(roster: Roster) -> Self {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let (thinking, replaced) = (Semaphore::new(cores), AtomicU64::new(0));
        Self { roster, budget: THINKING_MAX, threads: cores, thinking, replaced }
    }

    /// The same with another number of bots that think at once.
    #[must_use]
    pub fn with_threads(self, threads: usize) -> Self {
        let threads = threads.max(1);
        Self { threads, thinking: Semaphore::new(threads), ..self }
    }

    /// The same with another time for a move.
    #[must_use]
    pub fn with_budget(self, budget: Duration) -> Self {
        Self { budget, ..self }
    }

    /// How often a bot was replaced for a move because it failed.
    #[must_use]
    pub fn replaced(&self) -> u64 {
        self.replaced.load(Ordering::Relaxed)
    }

    pub(crate) fn count_replaced(&self) {
        self.replaced.fetch_add(1, Ordering::Relaxed);
    }

    /// Whether a bot thinks now.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.thinking.available_permits() < self.threads
    }

    /// Waits for its turn to think; nothing, if the host is closed, which it never is.
    pub(crate) async fn turn_to_think(&self) -> Option<SemaphorePermit<'_>> {
        self.thinking.acquire().await.ok()
    }
}
