//! How a statement is run: on a connection of the pool or on one that is held.
//!
//! The futures are boxed here. What the driver makes of a statement is then compiled in this crate, once, and not again in every
//! crate that waits for one of the store's functions.

use crate::log::BoxFuture;
use crate::transaction::Transaction;
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AnyPool, FromRow};

/// Where a statement runs.
pub(crate) enum Place<'c> {
    Pool(&'c AnyPool),
    Connection(&'c mut AnyConnection),
}

impl<'c> From<&'c AnyPool> for Place<'c> {
    fn from(pool: &'c AnyPool) -> Self {
        Self::Pool(pool)
    }
}

impl<'c> From<&'c mut Transaction> for Place<'c> {
    fn from(transaction: &'c mut Transaction) -> Self {
        Self::Connection(transaction)
    }
}

impl<'c> From<&'c mut AnyConnection> for Place<'c> {
    fn from(connection: &'c mut AnyConnection) -> Self {
        Self::Connection(connection)
    }
}

/// A statement with its values.
pub(crate) type Statement<'a> = Query<'a, Any, AnyArguments>;

/// Runs a statement; how many rows it changed.
fn run<'a>(statement: Statement<'a>, place: Place<'a>) -> BoxFuture<'a, Result<u64, sqlx::Error>> {
    Box::pin(async move {
        let done = match place {
            Place::Pool(pool) => statement.execute(pool).await?,
            Place::Connection(connection) => statement.execute(connection).await?,
        };
        Ok(done.rows_affected())
    })
}

/// Runs a question; all rows of its answer.
fn rows<'a>(statement: Statement<'a>, place: Place<'a>) -> BoxFuture<'a, Result<Vec<AnyRow>, sqlx::Error>> {
    match place {
        Place::Pool(pool) => Box::pin(statement.fetch_all(pool)),
        Place::Connection(connection) => Box::pin(statement.fetch_all(connection)),
    }
}

/// Runs a question of which one row is expected at most.
fn row<'a>(statement: Statement<'a>, place: Place<'a>) -> BoxFuture<'a, Result<Option<AnyRow>, sqlx::Error>> {
    match place {
        Place::Pool(pool) => Box::pin(statement.fetch_optional(pool)),
        Place::Connection(connection) => Box::pin(statement.fetch_optional(connection)),
    }
}

/// What is read from a row.
pub(crate) trait Columns: for<'r> FromRow<'r, AnyRow> {}

impl<T: for<'r> FromRow<'r, AnyRow>> Columns for T {}

/// The ways a statement is run.
pub(crate) trait Run<'a>: Sized {
    /// Runs it; how many rows were changed.
    fn run(self, place: impl Into<Place<'a>>) -> BoxFuture<'a, Result<u64, sqlx::Error>>;

    /// All rows of the answer.
    fn all<T: Columns>(self, place: impl Into<Place<'a>>) -> impl Future<Output = Result<Vec<T>, sqlx::Error>> + Send;

    /// The row of the answer, if there is one.
    fn first<T: Columns>(
        self,
        place: impl Into<Place<'a>>,
    ) -> impl Future<Output = Result<Option<T>, sqlx::Error>> + Send;

    /// The row of an answer that always has one, like a count.
    fn only<T: Columns>(self, place: impl Into<Place<'a>>) -> impl Future<Output = Result<T, sqlx::Error>> + Send;
}

impl<'a> Run<'a> for Statement<'a> {
    fn run(self, place: impl Into<Place<'a>>) -> BoxFuture<'a, Result<u64, sqlx::Error>> {
        run(self, place.into())
    }

    fn all<T: Columns>(self, place: impl Into<Place<'a>>) -> impl Future<Output = Result<Vec<T>, sqlx::Error>> + Send {
        let rows = rows(self, place.into());
        async { rows.await?.iter().map(T::from_row).collect() }
    }

    fn first<T: Columns>(
        self,
        place: impl Into<Place<'a>>,
    ) -> impl Future<Output = Result<Option<T>, sqlx::Error>> + Send {
        let row = row(self, place.into());
        async { row.await?.as_ref().map(T::from_row).transpose() }
    }

    fn only<T: Columns>(self, place: impl Into<Place<'a>>) -> impl Future<Output = Result<T, sqlx::Error>> + Send {
        let first = self.first(place);
        async { first.await?.ok_or(sqlx::Error::RowNotFound) }
    }
}
