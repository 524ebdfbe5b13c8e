//! A transaction that is over when it fails, whatever the database has made of it.
//!
//! A full disk ends a transaction of SQLite by itself. Whoever then rolls it back is told that there is none, and a connection
//! whose driver still counts one keeps the next transaction open for ever: everything written after it is acknowledged and lost.
//! So a connection on which a transaction was not ended in order is closed, and a new one takes its place.

use crate::fault::Fault;
use crate::log::BoxFuture;
use crate::statement::Run as _;
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool};
use std::ops::{Deref, DerefMut};

/// A transaction on a connection of its own. Dropped before it has ended, it closes the connection.
pub(crate) struct Transaction {
    connection: PoolConnection<Any>,
    ended: bool,
}

impl Transaction {
    pub(crate) fn begin(pool: &AnyPool) -> BoxFuture<'_, Result<Self, Fault>> {
        Box::pin(async move {
            let mut transaction = Self { connection: pool.acquire().await?, ended: false };
            sqlx::query("BEGIN").run(&mut transaction).await?;
            Ok(transaction)
        })
    }

    /// Everything is on disk when this returns.
    pub(crate) async fn commit(self) -> Result<(), Fault> {
        self.end("COMMIT").await
    }

    /// Nothing has happened. For faults that leave the transaction as it was, like a version that is taken.
    pub(crate) async fn roll_back(self) -> Result<(), Fault> {
        self.end("ROLLBACK").await
    }

    async fn end(mut self, statement: &'static str) -> Result<(), Fault> {
        sqlx::query(statement).run(&mut self).await?;
        self.ended = true;
        Ok(())
    }
}

impl Drop for Transaction {
    fn drop(&mut self) {
        if !self.ended {
            self.connection.close_on_drop();
        }
    }
}

impl Deref for Transaction {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        &self.connection
    }
}

impl DerefMut for Transaction {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        &mut self.connection
    }
}
