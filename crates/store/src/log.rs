//! The log: streams of entries, each entry at the next version of its stream.

use crate::Millis;
use crate::fault::Fault;
use crate::games::Listing;
use crate::open::Store;
use crate::statement::Run as _;
use crate::writer::Waiting;
use std::future::Future;
use std::pin::Pin;
use tokio::sync::{broadcast, oneshot};

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number in the stream, from 1.
    pub version: u64,
    /// When it happened, by the time of whoever wrote it.
    pub at: Millis,
    /// What happened, in the words of whoever wrote it.
    pub body: String,
}

/// Entries to be added to one stream, and what the index says of it from then on. All of it is written or nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The stream they are added to.
    pub stream: String,
    /// The version they come after; 0 begins the stream.
    pub after: u64,
    /// Each with its time.
    pub entries: Vec<(Millis, String)>,
    /// The line of the index that follows from them, where they change it.
    pub listing: Option<Listing>,
}

impl Append {
    /// The version of the last entry.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.after + self.entries.len() as u64
    }
}

/// A future behind a pointer, so that a trait can promise one.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// A hint that a stream has grown to this version, perhaps on another machine. Hints may be lost: whoever relies on
/// them also looks from time to time.
pub type Watch = broadcast::Receiver<(String, u64)>;

/// What a live host needs of the log.
pub trait Log: Send + Sync + 'static {
    /// Adds the entry after version `after`; 0 begins the stream. It is on disk when this returns.
    fn append<'a>(
        &'a self,
        stream: &'a str,
        after: u64,
        at: Millis,
        body: String,
    ) -> BoxFuture<'a, Result<u64, Fault>> {
        self.append_all(stream, after, vec![(at, body)])
    }

    /// Adds entries after version `after`, each with its time, all of them or none: the version of the last. They are on
    /// disk when this returns.
    fn append_all<'a>(
        &'a self,
        stream: &'a str,
        after: u64,
        entries: Vec<(Millis, String)>,
    ) -> BoxFuture<'a, Result<u64, Fault>> {
        self.write(Append { stream: stream.to_owned(), after, entries, listing: None })
    }

    /// Adds entries, all of them or none, with the line of the index that goes with them: the version of the last. They
    /// are on disk when this returns.
    fn write(&self, append: Append) -> BoxFuture<'_, Result<u64, Fault>>;

    /// The entries after a version, in order.
    fn read<'a>(&'a self, stream: &'a str, after: u64) -> BoxFuture<'a, Result<Vec<Entry>, Fault>>;

    /// One entry, if the stream has it.
    fn read_one<'a>(&'a self, stream: &'a str, version: u64) -> BoxFuture<'a, Result<Option<Entry>, Fault>> {
        Box::pin(async move {
            let after = self.read(stream, version.saturating_sub(1)).await?;
            Ok(after.into_iter().next().filter(|entry| entry.version == version))
        })
    }

    /// Hints from other machines. On one machine there are none.
    fn watch(&self) -> Watch;
}

impl Log for Store {
    fn write(&self, append: Append) -> BoxFuture<'_, Result<u64, Fault>> {
        Box::pin(async move {
            let (done, wait) = oneshot::channel();
            let gone = || Fault::Unreachable("the writer has stopped".to_owned());
            self.writer.send(Waiting { append, done }).await.map_err(|_| gone())?;
            wait.await.map_err(|_| gone())?
        })
    }

    fn read<'a>(&'a self, stream: &'a str, after: u64) -> BoxFuture<'a, Result<Vec<Entry>, Fault>> {
        Box::pin(async move {
            self.check_file()?;
            let rows: Vec<(i64, i64, String)> =
                sqlx::query("SELECT version, at, body FROM entry WHERE stream = $1 AND version > $2 ORDER BY version")
                    .bind(stream)
                    .bind(number(after))
                    .all(&self.pool)
                    .await?;
            Ok(rows.into_iter().map(|(version, at, body)| Entry { version: version as u64, at, body }).collect())
        })
    }

    fn read_one<'a>(&'a self, stream: &'a str, version: u64) -> BoxFuture<'a, Result<Option<Entry>, Fault>> {
        Box::pin(async move {
            self.check_file()?;
            let row: Option<(i64, String)> =
                sqlx::query("SELECT at, body FROM entry WHERE stream = $1 AND version = $2")
                    .bind(stream)
                    .bind(number(version))
                    .first(&self.pool)
                    .await?;
            Ok(row.map(|(at, body)| Entry { version, at, body }))
        })
    }

    fn watch(&self) -> Watch {
        self.hints.subscribe()
    }
}

/// A version as databases count.
pub(crate) fn number(version: u64) -> i64 {
    i64::try_from(version).unwrap_or(i64::MAX)
}
