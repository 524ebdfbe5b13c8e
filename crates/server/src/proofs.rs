//! Searches for a proof that no draw is better, one after the other on a thread of their own: no request ever waits for one.
//!
//! An outcome follows from the draw and from how long was looked, so it stands in no log: after a restart the search is begun
//! again when somebody looks at the draw.

use desk::tournament::RoundProof;
use std::collections::HashMap;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

/// How many searches may wait; one more is begun when its draw is looked at again.
const WAITING_MAX: usize = 64;
/// How many outcomes are remembered.
const REMEMBERED_MAX: usize = 4096;
/// How long a search waits, so that phones and projector have their tables first.
const HEAD_START: Duration = Duration::from_secs(3);

/// A draw: its tournament, and the entry of the log that says so.
pub(crate) type DrawKey = (String, u64);

/// How far the search for a proof has come.
#[derive(Clone, Debug)]
pub(crate) enum ProofState {
    /// It waits for its turn, or goes on.
    Searching,
    /// It has ended.
    Done(RoundProof),
}

type Search = (DrawKey, Box<dyn FnOnce() -> RoundProof + Send>);
type Known = Arc<Mutex<HashMap<DrawKey, ProofState>>>;

/// What is known of the draws of all tournaments.
#[derive(Default)]
pub(crate) struct Proofs {
    known: Known,
    queue: OnceLock<SyncSender<Search>>,
}

impl Proofs {
    /// What is known of a draw.
    pub(crate) fn state(&self, key: &DrawKey) -> Option<ProofState> {
        lock(&self.known).get(key).cloned()
    }

    /// Has a search done, unless it was asked for before.
    pub(crate) fn begin(&self, key: DrawKey, search: impl FnOnce() -> RoundProof + Send + 'static) {
        let mut known = lock(&self.known);
        if known.contains_key(&key) {
            return;
        }
        if known.len() >= REMEMBERED_MAX {
            known.retain(|_, state| matches!(state, ProofState::Searching));
        }
        let queue = self.queue.get_or_init(|| start(Arc::clone(&self.known)));
        if queue.try_send((key.clone(), Box::new(search))).is_ok() {
            known.insert(key, ProofState::Searching);
        }
    }
}

/// The thread that searches. It ends with whoever could still ask.
fn start(known: Known) -> SyncSender<Search> {
    let (sender, receiver) = sync_channel(WAITING_MAX);
    let work = move || search_all(&receiver, &known);
    if std::thread::Builder::new().name("proofs".to_owned()).spawn(work).is_err() {
        tracing::warn!("no thread for proofs: draws are shown without them");
    }
    sender
}

fn search_all(receiver: &Receiver<Search>, known: &Known) {
    while let Ok((key, search)) = receiver.recv() {
        std::thread::sleep(HEAD_START);
        let proof = search();
        lock(known).insert(key, ProofState::Done(proof));
    }
}

fn lock(known: &Known) -> MutexGuard<'_, HashMap<DrawKey, ProofState>> {
    known.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::{HEAD_START, ProofState, Proofs};
    use desk::tournament::RoundProof;
    use std::time::{Duration, Instant};

    /// A search is begun once, whoever asks, nobody waits for it, and its outcome is remembered.
    #[test]
    fn a_search_goes_on_beside_the_requests() {
        let (proofs, key) = (Proofs::default(), ("t-1".to_owned(), 7));
        let start = Instant::now();
        proofs.begin(key.clone(), || RoundProof { proven: true, ..RoundProof::default() });
        proofs.begin(key.clone(), || unreachable!("it was asked for before"));
        assert!(start.elapsed() < HEAD_START / 2, "whoever asks goes on at once");
        assert!(matches!(proofs.state(&key), Some(ProofState::Searching)));
        while !matches!(proofs.state(&key), Some(ProofState::Done(RoundProof { proven: true, .. }))) {
            assert!(start.elapsed() < HEAD_START * 10, "it never ends");
            std::thread::sleep(Duration::from_millis(50));
        }
        assert!(proofs.state(&("t-1".to_owned(), 8)).is_none());
    }
}
