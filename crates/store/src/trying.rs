//! For tests alone: a disk that is full, a database that goes away. Nothing of the program calls this.

use crate::fault::Fault;
use crate::log::Log as _;
use crate::open::Store;
use sqlx::{AnyPool, AssertSqlSafe};

/// The most pages a file of SQLite can have.
const PAGES_MAX: u32 = 4_294_967_294;

/// Lets an SQLite database grow no more, and fills what room it has; `beside` is the stream that is to feel it.
pub async fn fill_disk(store: &Store, beside: &str) -> Result<(), Fault> {
    limit_pages(store, Some(1)).await?;
    let (stream, mut after) = (format!("{beside}~"), 0);
    for size in [3000, 300, 30, 1] {
        loop {
            match store.append(&stream, after, 0, "x".repeat(size)).await {
                Ok(version) => after = version,
                Err(Fault::Full(_)) => break,
                Err(other) => return Err(other),
            }
        }
    }
    Ok(())
}

/// There is room again.
pub async fn free_disk(store: &Store) -> Result<(), Fault> {
    limit_pages(store, None).await
}

/// The limit is one of each connection: of those there are, and of those that are opened later.
async fn limit_pages(store: &Store, pages: Option<u32>) -> Result<(), Fault> {
    store.crash.set_pages_max(pages);
    let statement = format!("PRAGMA max_page_count = {}", pages.unwrap_or(PAGES_MAX));
    let mut connections = Vec::new();
    for _ in 0..store.writing.options().get_max_connections() {
        let mut connection = store.writing.acquire().await?;
        sqlx::query(AssertSqlSafe(statement.clone())).execute(&mut *connection).await?;
        connections.push(connection);
    }
    Ok(())
}

/// A PostgreSQL database of one's own, beside the one that is named; it can be lost and come back.
pub struct OwnDatabase {
    beside: AnyPool,
    name: String,
    /// Where it is.
    pub address: String,
}

impl OwnDatabase {
    /// Makes one.
    pub async fn new(beside: &str, name: &str) -> Result<Self, Fault> {
        sqlx::any::install_default_drivers();
        let (server, _) = beside.rsplit_once('/').ok_or_else(|| Fault::Refused(beside.to_owned()))?;
        let (address, name) = (format!("{server}/{name}"), name.to_owned());
        let beside = crate::open::pool_of(1).connect(beside).await?;
        let own = Self { beside, name, address };
        own.say(format!("CREATE DATABASE {}", own.name)).await?;
        Ok(own)
    }

    /// Nobody is let in any more, and everybody is put out.
    pub async fn lose(&self) -> Result<(), Fault> {
        self.say(format!("ALTER DATABASE {} ALLOW_CONNECTIONS false", self.name)).await?;
        let put_out = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '";
        self.say(format!("{put_out}{}'", self.name)).await
    }

    /// It answers again.
    pub async fn find(&self) -> Result<(), Fault> {
        self.say(format!("ALTER DATABASE {} ALLOW_CONNECTIONS true", self.name)).await
    }

    async fn say(&self, statement: String) -> Result<(), Fault> {
        sqlx::query(AssertSqlSafe(statement)).execute(&self.beside).await?;
        Ok(())
    }
}
