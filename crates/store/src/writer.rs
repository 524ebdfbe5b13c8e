//! Group commit: one task writes; whatever waits while a flush is under way goes into the next one together.

use crate::Millis;
use crate::crash::CrashPoints;
use crate::database_file::DatabaseFile;
use crate::fault::Fault;
use crate::log::{Append, number};
use crate::open::Kind;
use crate::transaction::Transaction;
use sqlx::{AnyExecutor, AnyPool, AssertSqlSafe};
use std::borrow::Borrow;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// Entries waiting for their flush, and who waits for it.
pub(crate) struct Waiting {
    pub(crate) append: Append,
    pub(crate) done: oneshot::Sender<Result<u64, Fault>>,
}

/// The most entries of one flush. There is a statement for each number of them, and a connection keeps a hundred ready.
const BATCH_MAX: usize = 64;

/// Where more than this went into the last flush, more are on their way: the next one waits for them a moment, and
/// there are fewer of them.
const BATCH_ALONE_MAX: usize = 4;
const LINGER_TIME: Duration = Duration::from_millis(3);

/// Who is told what was written, after the flush and outside of it.
pub(crate) type Wrote = Option<mpsc::Sender<(String, u64)>>;

/// Writes until nobody can ask any more.
pub(crate) async fn run(kind: Kind, places: Places, mut asked: mpsc::Receiver<Waiting>, wrote: Wrote) {
    let mut batch = Vec::with_capacity(BATCH_MAX);
    let mut writer = Writer { places, statement: Statement { kind, made: Vec::new() }, wrote };
    let mut crowd = false;
    while asked.recv_many(&mut batch, BATCH_MAX).await > 0 {
        if crowd && batch.len() < BATCH_MAX {
            tokio::time::sleep(LINGER_TIME).await;
            batch.extend(std::iter::from_fn(|| asked.try_recv().ok()).take(BATCH_MAX - batch.len()));
        }
        crowd = batch.len() > BATCH_ALONE_MAX;
        let whole: Vec<_> = batch.extract_if(.., |waiting| waiting.needs_transaction()).collect();
        for waiting in whole {
            let done = writer.insert_whole(&waiting.append).await;
            writer.answer(waiting, done);
        }
        if !batch.is_empty() {
            writer.flush(&mut batch).await;
        }
    }
}

impl Waiting {
    /// Whether it takes more than the one statement that many share.
    fn needs_transaction(&self) -> bool {
        self.append.entries.len() != 1 || self.append.listing.is_some()
    }
}

impl Append {
    fn rows(&self) -> impl Iterator<Item = Row<'_>> {
        let entries = (self.after + 1..).zip(&self.entries);
        entries.map(|(version, (at, body))| Row { stream: &self.stream, version, at: *at, body })
    }
}

/// Where is written, and what is looked at before and after.
pub(crate) struct Places {
    pub(crate) pool: AnyPool,
    pub(crate) file: Option<Arc<DatabaseFile>>,
    pub(crate) crash: Arc<CrashPoints>,
}

impl Places {
    /// Something is about to be written: only to the file that was opened.
    fn before(&self, point: &'static str) -> Result<(), Fault> {
        self.crash.pass(point)?;
        self.file.as_ref().map_or(Ok(()), |file| file.check())
    }

    /// Something was written. It counts if the file is still where it was.
    fn after(&self, point: &'static str) -> Result<(), Fault> {
        self.crash.pass(point)?;
        self.file.as_ref().map_or(Ok(()), |file| file.check_written())
    }
}

/// What the writing task works with.
struct Writer {
    places: Places,
    statement: Statement,
    wrote: Wrote,
}

impl Writer {
    /// Writes one entry of each in one statement. If a version is taken each is written alone, so that only that one fails.
    async fn flush(&mut self, batch: &mut Vec<Waiting>) {
        match self.insert(batch).await {
            Err(Fault::NotUnique(_)) => {
                for waiting in batch.drain(..) {
                    let done = self.insert(std::slice::from_ref(&waiting)).await;
                    self.answer(waiting, done);
                }
            }
            done => batch.drain(..).for_each(|waiting| self.answer(waiting, done.clone())),
        }
    }

    async fn insert(&mut self, batch: &[Waiting]) -> Result<(), Fault> {
        self.places.before("append entries")?;
        let rows = batch.iter().flat_map(|waiting| waiting.append.rows());
        insert_rows(&self.places.pool, self.statement.of(batch.len()), rows).await?;
        self.places.after("entries are appended")
    }

    /// All entries of one stream and its line of the index, in one transaction.
    async fn insert_whole(&mut self, append: &Append) -> Result<(), Fault> {
        self.places.before("append a list")?;
        let mut transaction = Transaction::begin(&self.places.pool).await?;
        match self.insert_into(&mut transaction, append).await {
            Ok(()) => transaction.commit().await?,
            Err(taken @ Fault::NotUnique(_)) => {
                transaction.roll_back().await?;
                return Err(taken);
            }
            Err(fault) => return Err(fault),
        }
        self.places.after("a list is committed")
    }

    async fn insert_into(&mut self, transaction: &mut Transaction, append: &Append) -> Result<(), Fault> {
        let rows: Vec<_> = append.rows().collect();
        for rows in rows.chunks(BATCH_MAX) {
            insert_rows(&mut **transaction, self.statement.of(rows.len()), rows.iter()).await?;
            self.places.crash.pass("a part of a list is written")?;
        }
        if let Some(listing) = &append.listing {
            listing.write(transaction, &self.places.crash).await?;
        }
        self.places.crash.pass("commit a list")
    }

    /// Says how it went, to who waits and to the other machines.
    fn answer(&self, Waiting { append, done }: Waiting, written: Result<(), Fault>) {
        let answer = match written {
            Ok(()) => Ok(append.version()),
            Err(Fault::NotUnique(_)) => Err(Fault::Taken { version: append.after + 1, stream: append.stream.clone() }),
            Err(fault) => Err(fault),
        };
        if let (Ok(version), Some(wrote)) = (&answer, &self.wrote) {
            let _ = wrote.try_send((append.stream, *version));
        }
        let _ = done.send(answer);
    }
}

/// The text of the insertion of so many rows, made once for each number. SQLite takes long to find many places by their
/// names, and needs none.
struct Statement {
    kind: Kind,
    made: Vec<Option<&'static str>>,
}

impl Statement {
    fn of(&mut self, rows: usize) -> &'static str {
        let kind = self.kind;
        if self.made.len() <= rows {
            self.made.resize(rows + 1, None);
        }
        self.made[rows].get_or_insert_with(|| {
            let places = |row: usize| match kind {
                Kind::Sqlite => "(?,?,?,?)".to_owned(),
                Kind::Postgres => {
                    let first = 4 * row;
                    format!("(${},${},${},${})", first + 1, first + 2, first + 3, first + 4)
                }
            };
            let rows: Vec<String> = (0..rows).map(places).collect();
            format!("INSERT INTO entry (stream, version, at, body) VALUES {}", rows.join(",")).leak()
        })
    }
}

/// One entry as it stands in the table.
#[derive(Clone, Copy)]
struct Row<'a> {
    stream: &'a str,
    version: u64,
    at: Millis,
    body: &'a str,
}

async fn insert_rows<'r>(
    executor: impl AnyExecutor<'_>,
    statement: &'static str,
    rows: impl Iterator<Item = impl Borrow<Row<'r>>>,
) -> Result<(), sqlx::Error> {
    let mut query = sqlx::query(AssertSqlSafe(statement));
    for row in rows {
        let Row { stream, version, at, body } = *row.borrow();
        query = query.bind(stream).bind(number(version)).bind(at).bind(body);
    }
    query.execute(executor).await.map(drop)
}
