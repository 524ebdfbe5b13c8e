//! A log that fails, loses answers, and does worse where a test asks for it.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::{Arc, Mutex, PoisonError};
use store::{Append, BoxFuture, Entry, Fault, Log, Store, Watch};

/// What a log does wrong, each in a thousand writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LogFaults {
    /// Writes that are refused, and nothing is written.
    pub refused: u64,
    /// Writes of which the answer is lost: everything is written, and whoever waits hears of a fault.
    pub answer_lost: u64,
    /// Planted: writes that are acknowledged and dropped.
    pub dropped: u64,
    /// Planted: whoever reads the log finds other names of requests in it.
    pub forgets_nonces: bool,
}

/// How often each write was tried: by stream and version. All machines share it, so that the same write fails wherever it is made.
pub(crate) type Attempts = Arc<Mutex<HashMap<(String, u64), u64>>>;

/// The log of one machine.
pub(crate) struct FaultyLog {
    pub(crate) store: Store,
    pub(crate) seed: u64,
    pub(crate) faults: LogFaults,
    pub(crate) attempts: Attempts,
}

impl FaultyLog {
    /// A number below 1000 that belongs to this try of this write.
    fn draw(&self, append: &Append) -> u64 {
        let mut attempts = self.attempts.lock().unwrap_or_else(PoisonError::into_inner);
        let attempt = attempts.entry((append.stream.clone(), append.after)).or_default();
        *attempt += 1;
        let mut hasher = DefaultHasher::new();
        (self.seed, &append.stream, append.after, *attempt).hash(&mut hasher);
        hasher.finish() % 1000
    }

    fn unread(&self, entry: Entry) -> Entry {
        match self.faults.forgets_nonces && entry.version > 1 {
            true => Entry { body: entry.body.replacen(" nonce ", " nonce x", 1), ..entry },
            false => entry,
        }
    }
}

fn failed() -> Fault {
    Fault::Unreachable("the log fails".to_owned())
}

impl Log for FaultyLog {
    fn write(&self, append: Append) -> BoxFuture<'_, Result<u64, Fault>> {
        let LogFaults { refused, answer_lost, dropped, .. } = self.faults;
        let (number, version) = (self.draw(&append), append.version());
        Box::pin(async move {
            match number {
                _ if number < refused => Err(failed()),
                _ if number < refused + answer_lost => {
                    self.store.write(append).await?;
                    Err(failed())
                }
                _ if number < refused + answer_lost + dropped && append.after > 0 => Ok(version),
                _ => self.store.write(append).await,
            }
        })
    }

    fn read<'a>(&'a self, stream: &'a str, after: u64) -> BoxFuture<'a, Result<Vec<Entry>, Fault>> {
        Box::pin(async move {
            let entries = self.store.read(stream, after).await?;
            Ok(entries.into_iter().map(|entry| self.unread(entry)).collect())
        })
    }

    fn watch(&self) -> Watch {
        self.store.watch()
    }
}
