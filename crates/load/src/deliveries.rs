//! How long a move takes to the other readers of its table.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Versions of which everybody has heard by now.
const KEPT_MAX: usize = 512;

/// The moves of one table that were sent: by whom, and when.
#[derive(Debug, Default)]
pub(crate) struct Deliveries(Mutex<BTreeMap<u64, (u64, Instant)>>);

impl Deliveries {
    /// A client sends the move that is to lead to this version; when that is.
    pub(crate) fn sent(&self, client: u64, version: u64) -> Instant {
        let now = Instant::now();
        let mut sent = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        sent.insert(version, (client, now));
        if sent.len() > KEPT_MAX {
            sent.pop_first();
        }
        now
    }

    /// A client was shown everything up to a version: how many microseconds ago others sent each move that is new to it.
    pub(crate) fn received(&self, client: u64, known: u64, version: u64) -> Vec<u32> {
        if known == 0 || version <= known {
            return Vec::new();
        }
        let sent = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let of_others = sent.range(known + 1..=version).filter(|(_, (by, _))| *by != client);
        of_others.map(|(_, (_, at))| u32::try_from(at.elapsed().as_micros()).unwrap_or(u32::MAX)).collect()
    }
}
