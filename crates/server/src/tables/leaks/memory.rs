//! A log in memory, for games of which nothing is kept.

use std::collections::HashMap;
use std::sync::Mutex;
use store::{Append, BoxFuture, Entry, Fault, Log, Watch};
use tokio::sync::broadcast;

/// A log that forgets everything: what is tried here is not whether it is kept.
#[derive(Default)]
pub(super) struct Memory(Mutex<HashMap<String, Vec<Entry>>>);

impl Log for Memory {
    fn write(&self, Append { stream, after, entries: new, .. }: Append) -> BoxFuture<'_, Result<u64, Fault>> {
        Box::pin(async move {
            let mut streams = self.0.lock().expect("unpoisoned");
            let entries = streams.entry(stream.clone()).or_default();
            if entries.len() as u64 != after {
                return Err(Fault::Taken { stream, version: after + 1 });
            }
            entries.extend((after + 1..).zip(new).map(|(version, (at, body))| Entry { version, at, body }));
            Ok(entries.len() as u64)
        })
    }

    fn read<'a>(&'a self, stream: &'a str, after: u64) -> BoxFuture<'a, Result<Vec<Entry>, Fault>> {
        Box::pin(async move {
            let streams = self.0.lock().expect("unpoisoned");
            Ok(streams.get(stream).map(|entries| entries[after as usize..].to_vec()).unwrap_or_default())
        })
    }

    fn watch(&self) -> Watch {
        broadcast::channel(1).1
    }
}
