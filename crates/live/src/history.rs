//! A log read again from its beginning, beside the fold that lives and without its lock.

use crate::fold::{Fold, Unreadable};
use store::Entry;

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

    /// What changed after a version.
    pub(crate) fn since(self, version: u64) -> Result<Vec<F::Change>, Unreadable> {
        let mut missed = Vec::new();
        self.replay(|_, change, entry| {
            if entry.version > version {
                missed.push(change);
            }
        })?;
        Ok(missed)
    }

    /// The state after the first entry, and all entries.
    pub(crate) fn into_parts(self) -> (F, Vec<Entry>) {
        (self.first, self.entries)
    }
}
