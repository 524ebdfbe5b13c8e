//! A log read again from its beginning, beside the fold that lives and without its lock.

use crate::fold::{Fold, Unreadable};
use std::num::NonZero;
use std::sync::LazyLock;
use store::Entry;
use tokio::sync::Semaphore;

/// How many histories are folded at once on a machine: on half of its cores, the others are left to those who play.
static READERS: LazyLock<Semaphore> = LazyLock::new(|| {
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
    Semaphore::new((cores / 2).max(1))
});

/// How many entries somebody who comes back is told; who missed more begins with the state as it is.
pub const RESUME_ENTRIES_MAX: u64 = 48;

/// Everything that happened, ready to be folded once more.
pub struct History<F: Fold> {
    first: F,
    /// The first entry included, which `first` is the state after.
    entries: Vec<Entry>,
}

impl<F: Fold> History<F> {
    /// The history of a fold, from its whole log.
    pub(crate) fn new(fold: &F, entries: Vec<Entry>) -> Result<Self, Unreadable> {
        let first = entries.first().ok_or_else(|| Unreadable::new("an empty log"))?;
        Ok(Self { first: fold.restart(first)?, entries })
    }

    /// The same up to a version; the first entry always stays.
    #[must_use]
    pub fn until(mut self, version: u64) -> Self {
        let kept = self.entries.iter().take_while(|entry| entry.version <= version).count();
        self.entries.truncate(kept.max(1));
        self
    }

    /// The entries, oldest first.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Takes the entries in one by one, looking at the state after each but the first; the last state.
    pub fn replay(self, mut look: impl FnMut(&F, F::Change, &Entry)) -> Result<F, Unreadable> {
        let mut fold = self.first;
        for entry in &self.entries[1..] {
            let outcome = fold.take_in(entry)?;
            look(&fold, outcome.change, entry);
        }
        Ok(fold)
    }

    /// Reads it on a thread of its own, so that folding thousands of entries keeps nobody waiting who plays. Where many read
    /// at once, some wait for the others.
    pub async fn read<T: Send + 'static>(
        self,
        reading: impl FnOnce(Self) -> Result<T, Unreadable> + Send + 'static,
    ) -> Result<T, Unreadable> {
        let permit = READERS.acquire().await.map_err(Unreadable::new)?;
        let read = tokio::task::spawn_blocking(move || reading(self)).await;
        drop(permit);
        read.map_err(Unreadable::new)?
    }

    /// The state after the first entry, and all entries.
    pub(crate) fn into_parts(self) -> (F, Vec<Entry>) {
        (self.first, self.entries)
    }
}
