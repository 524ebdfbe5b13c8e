//! Group commit: one task writes; whatever waits while a flush is under way goes into the next one together.

use crate::Millis;
use crate::fault::Fault;
use crate::log::number;
use crate::open::Kind;
use sqlx::{AnyExecutor, AnyPool, AssertSqlSafe};
use std::borrow::Borrow;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// Entries of one stream waiting for their flush: one, but for lists.
pub(crate) struct Append {
    pub(crate) stream: String,
    /// The version they come after.
    pub(crate) after: u64,
    /// Each with its time.
    pub(crate) entries: Vec<(Millis, String)>,
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
pub(crate) async fn run(kind: Kind, pool: AnyPool, mut asked: mpsc::Receiver<Append>, wrote: Wrote) {
    let mut batch = Vec::with_capacity(BATCH_MAX);
    let mut statement = Statement { kind, made: Vec::new() };
    let mut crowd = false;
    while asked.recv_many(&mut batch, BATCH_MAX).await > 0 {
        if crowd && batch.len() < BATCH_MAX {
            tokio::time::sleep(LINGER_TIME).await;
            batch.extend(std::iter::from_fn(|| asked.try_recv().ok()).take(BATCH_MAX - batch.len()));
        }
        crowd = batch.len() > BATCH_ALONE_MAX;
        let lists: Vec<_> = batch.extract_if(.., |append| append.entries.len() != 1).collect();
        for list in lists {
            match insert_list(&pool, &mut statement, &list).await.map_err(Fault::from) {
                Ok(()) => list.granted(&wrote),
                Err(fault) => list.failed(fault),
            }
        }
        if batch.is_empty() {
            continue;
        }
        match insert(&pool, statement.of(batch.len()), &batch).await.map_err(Fault::from) {
            Ok(()) => batch.drain(..).for_each(|append| append.granted(&wrote)),
            // A version of one of them is taken: each alone, so that only that one fails.
            Err(Fault::NotUnique(_)) => {
                for append in batch.drain(..) {
                    let one = std::slice::from_ref(&append);
                    match insert(&pool, statement.of(1), one).await.map_err(Fault::from) {
                        Ok(()) => append.granted(&wrote),
                        Err(fault) => append.failed(fault),
                    }
                }
            }
            Err(fault) => batch.drain(..).for_each(|append| append.failed(fault.clone())),
        }
    }
}

impl Append {
    /// The version of the last entry.
    fn version(&self) -> u64 {
        self.after + self.entries.len() as u64
    }

    fn rows(&self) -> impl Iterator<Item = Row<'_>> {
        let entries = (self.after + 1..).zip(&self.entries);
        entries.map(|(version, (at, body))| Row { stream: &self.stream, version, at: *at, body })
    }

    fn granted(self, wrote: &Wrote) {
        let version = self.version();
        if let Some(wrote) = wrote {
            let _ = wrote.try_send((self.stream, version));
        }
        let _ = self.done.send(Ok(version));
    }

    fn failed(self, fault: Fault) {
        let fault = match fault {
            Fault::NotUnique(_) => Fault::Taken { stream: self.stream, version: self.after + 1 },
            other => other,
        };
        let _ = self.done.send(Err(fault));
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

async fn insert(pool: &AnyPool, statement: &'static str, batch: &[Append]) -> Result<(), sqlx::Error> {
    insert_rows(pool, statement, batch.iter().flat_map(Append::rows)).await
}

/// All entries of a list in one transaction.
async fn insert_list(pool: &AnyPool, statement: &mut Statement, list: &Append) -> Result<(), sqlx::Error> {
    let rows: Vec<_> = list.rows().collect();
    let mut transaction = pool.begin().await?;
    for rows in rows.chunks(BATCH_MAX) {
        insert_rows(&mut *transaction, statement.of(rows.len()), rows.iter()).await?;
    }
    transaction.commit().await
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
