//! Files that were read and wait for whoever sent them to say that they are to be kept.

use director::tournament::{Log, Rules};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How many wait at once: the oldest makes room for the newest.
const WAITING_MAX: usize = 16;
/// How long one waits.
const WAITING_TIME_MAX: Duration = Duration::from_secs(30 * 60);

/// A tournament somebody sent.
pub(crate) struct Upload {
    /// Who sent it: nobody else may keep it.
    pub(crate) by: String,
    pub(crate) rules: Rules,
    pub(crate) log: Log,
}

/// What waits, by a word nobody can guess.
#[derive(Default)]
pub(crate) struct Uploads(Mutex<HashMap<String, (Instant, Arc<Upload>)>>);

impl Uploads {
    /// Lets something wait.
    pub(crate) fn put(&self, key: String, upload: Upload) {
        let mut waiting = self.lock();
        waiting.retain(|_, (since, _)| since.elapsed() < WAITING_TIME_MAX);
        if waiting.len() >= WAITING_MAX
            && let Some(oldest) = waiting.iter().min_by_key(|(_, (since, _))| *since).map(|(key, _)| key.clone())
        {
            waiting.remove(&oldest);
        }
        waiting.insert(key, (Instant::now(), Arc::new(upload)));
    }

    /// What waits under a word, if it is theirs who ask.
    pub(crate) fn of(&self, key: &str, by: &str) -> Option<Arc<Upload>> {
        let waiting = self.lock();
        let (since, upload) = waiting.get(key)?;
        (since.elapsed() < WAITING_TIME_MAX && upload.by == by).then(|| Arc::clone(upload))
    }

    /// It waits no longer.
    pub(crate) fn remove(&self, key: &str) {
        self.lock().remove(key);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, (Instant, Arc<Upload>)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
