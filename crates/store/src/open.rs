//! Opening a database: a file in a directory, or PostgreSQL by its address.

use crate::crash::CrashPoints;
use crate::database_file::DatabaseFile;
use crate::directory_lock::DirectoryLock;
use crate::fault::{Fault, is_full};
use crate::log::BoxFuture;
use crate::statement::Run as _;
use crate::transaction::Transaction;
use crate::vault::Vault;
use crate::writer::{self, Waiting};
use crate::{announcements, leases, migrate};
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, Connection as _};
use std::path::Path;
use std::str::FromStr as _;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{broadcast, mpsc};

/// Which database it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One file, one machine.
    Sqlite,
    /// A server, any number of machines.
    Postgres,
}

/// An open database. Copies share it.
#[derive(Clone, Debug)]
pub struct Store {
    /// Where is read.
    pub(crate) pool: AnyPool,
    /// Where is written: in a file one at a time, in turn, as nobody could anyway.
    pub(crate) writing: AnyPool,
    pub(crate) writer: mpsc::Sender<Waiting>,
    pub(crate) hints: broadcast::Sender<(String, u64)>,
    pub(crate) announcements: broadcast::Sender<String>,
    pub(crate) crash: Arc<CrashPoints>,
    pub(crate) file: Option<Arc<DatabaseFile>>,
    lock: Option<DirectoryLock>,
    vault: Option<Arc<Vault>>,
    kind: Kind,
}

/// How much is written to see whether anything can be: more than a page, so that there must be room.
const HEALTH_BYTES: usize = 8 * 1024;
/// How long that may take.
const HEALTH_TIME_MAX: Duration = Duration::from_secs(3);

/// The name of the file in a data directory.
pub(crate) const FILE: &str = "sdadata.db";
/// The name of the file with the key of what is sealed. It is in no copy.
pub(crate) const KEY_FILE: &str = "sdadata.key";
/// The name of the file whose lock a server holds.
pub(crate) const LOCK_FILE: &str = "sdadata.lock";

impl Store {
    /// The embedded database of a directory, made if it is not there.
    pub async fn in_directory(directory: &Path) -> Result<Self, Fault> {
        make_directory(directory)?;
        Ok(Self::file(&directory.join(FILE)).await?.with_key_in(directory))
    }

    /// The same for a server: no second one runs on the directory while this one does, and what earlier ones ran can be taken
    /// over at once.
    pub async fn hold_directory(directory: &Path) -> Result<Self, Fault> {
        make_directory(directory)?;
        let lock = DirectoryLock::take(&directory.join(LOCK_FILE))?;
        Self::file(&directory.join(FILE)).await?.with_key_in(directory).held_by(lock).await
    }

    /// [`Store::at`] for a server: the only one on a file, one of several on PostgreSQL.
    pub async fn hold(address: &str) -> Result<Self, Fault> {
        let lock = match address.strip_prefix("sqlite://") {
            Some(rest) => DirectoryLock::take(Path::new(&format!("{}.lock", path_of(rest))))?,
            None => None,
        };
        Self::at(address).await?.held_by(lock).await
    }

    /// With the key beside the data, made where there is none.
    fn with_key_in(self, directory: &Path) -> Self {
        match Vault::in_file(&directory.join(KEY_FILE)) {
            Ok(vault) => self.with_vault(vault),
            Err(fault) => {
                tracing::error!(%fault, "{KEY_FILE}: secrets cannot be sealed, nor opened that were");
                self
            }
        }
    }

    /// With a key for what is sealed.
    #[must_use]
    pub fn with_vault(self, vault: Vault) -> Self {
        Self { vault: Some(Arc::new(vault)), ..self }
    }

    /// What seals secrets, if there is a key.
    #[must_use]
    pub fn vault(&self) -> Option<&Vault> {
        self.vault.as_deref()
    }

    async fn held_by(self, lock: Option<DirectoryLock>) -> Result<Self, Fault> {
        if lock.is_some()
            && let Err(fault) = self.end_nodes().await
        {
            // What can be read is served all the same.
            tracing::error!(%fault, "nothing can be written");
        }
        Ok(Self { lock, ..self })
    }

    /// Whether there is one in this directory.
    #[must_use]
    pub fn is_in(directory: &Path) -> bool {
        directory.join(FILE).exists()
    }

    /// The database in this file, made if it is not there. On a disk without room for a journal it is opened to be read.
    pub async fn file(path: &Path) -> Result<Self, Fault> {
        keep_private(path);
        match Self::open(&format!("sqlite://{}?mode=rwc", path.display()), Kind::Sqlite).await {
            // A journal has what the file has not: without it too little would be read.
            Err(Fault::Full(why)) if !has_journal(path) => {
                tracing::error!(%why, "nothing can be written until there is room and the server is started again");
                Self::open(&format!("sqlite://{}?mode=ro&immutable=true", path.display()), Kind::Sqlite).await
            }
            opened => opened,
        }
    }

    /// A database by its address: `postgres://user@host/name` or `sqlite://file`.
    pub async fn at(address: &str) -> Result<Self, Fault> {
        let kind = match address.split_once("://") {
            Some(("postgres" | "postgresql", _)) => Kind::Postgres,
            Some(("sqlite", _)) => Kind::Sqlite,
            _ => return Err(wrong_address(address, "postgres://user@host/name or sqlite://file expected")),
        };
        Self::open(address, kind).await
    }

    fn open(address: &str, kind: Kind) -> BoxFuture<'_, Result<Self, Fault>> {
        Box::pin(Self::connect(address, kind))
    }

    async fn connect(address: &str, kind: Kind) -> Result<Self, Fault> {
        sqlx::any::install_default_drivers();
        let options =
            &AnyConnectOptions::from_str(address).map_err(|error| wrong_address(address, &error.to_string()))?;
        // A pool would try again until its time is out; whoever gave a wrong address wants to know now.
        let mut first = AnyConnection::connect_with(options).await.map_err(|error| cannot_connect(address, &error))?;
        prepare(&mut first, kind).await.map_err(|error| cannot_connect(address, &error))?;
        first.close().await?;
        let crash = Arc::new(CrashPoints::from_environment());
        let hooks = &crash;
        let connect = |most| async move {
            let pool = pool_options(kind, most, Arc::clone(hooks)).connect_with(options.clone()).await;
            pool.map_err(|error| cannot_connect(address, &error))
        };
        let (pool, writing) = match kind {
            Kind::Sqlite => (connect(3).await?, connect(1).await?),
            Kind::Postgres => {
                let pool = connect(12).await?;
                (pool.clone(), pool)
            }
        };
        migrate::run(&writing).await?;
        let (writer, asked) = mpsc::channel(4096);
        let (hints, _) = broadcast::channel(4096);
        let (announced, _) = broadcast::channel(announcements::WAITING_MAX);
        let wrote = match kind {
            Kind::Sqlite => None,
            Kind::Postgres => Some(leases::share_hints(&pool, address, hints.clone(), announced.clone())),
        };
        let file = address.strip_prefix("sqlite://").map(|rest| Arc::new(DatabaseFile::opened(path_of(rest).as_ref())));
        let places = writer::Places { pool: writing.clone(), file: file.clone(), crash: Arc::clone(&crash) };
        tokio::spawn(writer::run(kind, places, asked, wrote));
        Ok(Self { pool, writing, writer, hints, announcements: announced, crash, file, lock: None, vault: None, kind })
    }

    /// Where one statement is written, past the crash point of this name.
    pub(crate) fn writing(&self, point: &'static str) -> Result<&AnyPool, Fault> {
        self.crash.pass(point)?;
        self.check_file()?;
        Ok(&self.writing)
    }

    /// A fault if the file of the database was taken away.
    pub(crate) fn check_file(&self) -> Result<(), Fault> {
        self.file.as_ref().map_or(Ok(()), |file| file.check())
    }

    /// Begins a transaction, past the crash point of this name.
    pub(crate) async fn begin(&self, point: &'static str) -> Result<Transaction, Fault> {
        Transaction::begin(self.writing(point)?).await
    }

    /// The points at which a test can let the process die.
    #[doc(hidden)]
    #[must_use]
    pub fn crash_points(&self) -> &CrashPoints {
        &self.crash
    }

    /// Which database it is.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Whether the database takes what is written: some pages are written and taken back, as a move would be.
    pub async fn check_health(&self) -> Result<(), Fault> {
        match tokio::time::timeout(HEALTH_TIME_MAX, self.write_and_forget()).await {
            Ok(answer) => answer,
            Err(_) => Err(Fault::Unreachable(format!("no answer within {} s", HEALTH_TIME_MAX.as_secs()))),
        }
    }

    async fn write_and_forget(&self) -> Result<(), Fault> {
        let sql = "INSERT INTO health (id, body) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET body = excluded.body";
        let writing = self.writing("write to be sure")?;
        sqlx::query(sql).bind("check").bind("x".repeat(HEALTH_BYTES)).run(writing).await?;
        sqlx::query("DELETE FROM health").run(self.writing("forget what was written")?).await?;
        self.file.as_ref().map_or(Ok(()), |file| file.check_written())
    }

    /// Makes a schema of a PostgreSQL database, so that several servers can share one; the address then says
    /// `?options=-csearch_path%3DNAME`.
    pub async fn make_schema(address: &str, name: &str) -> Result<(), Fault> {
        sqlx::any::install_default_drivers();
        let fits = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        if !fits {
            return Err(wrong_address(name, "letters, digits and _ expected"));
        }
        let pool = pool_of(1).connect(address).await;
        let pool = pool.map_err(|error| cannot_connect(address, &error))?;
        sqlx::query(AssertSqlSafe(format!("CREATE SCHEMA IF NOT EXISTS {name}"))).run(&pool).await?;
        pool.close().await;
        Ok(())
    }

    /// Writes down that a later version was here, to try what an older one says.
    #[doc(hidden)]
    pub async fn pretend_schema(&self, step: i64) -> Result<(), Fault> {
        let row = format!(
            "INSERT INTO {} (version, description, success, checksum, execution_time) VALUES ($1, 'later', TRUE, $2, 0)",
            migrate::TABLE
        );
        sqlx::query(AssertSqlSafe(row)).bind(step).bind(Vec::<u8>::new()).run(&self.writing).await?;
        Ok(())
    }

    /// Waits for what is being written and closes the database.
    pub async fn close(self) {
        self.writing.close().await;
        self.pool.close().await;
        self.lock.into_iter().for_each(DirectoryLock::release);
    }
}

/// The path in the address of a file, without what stands before and after it.
fn path_of(address: &str) -> &str {
    address.split_once('?').map_or(address, |(path, _)| path)
}

fn make_directory(directory: &Path) -> Result<(), Fault> {
    std::fs::create_dir_all(directory).map_err(|error| Fault::Address {
        found: directory.display().to_string(),
        expected: format!("a directory that can be written to ({error})"),
    })
}

/// At most so many connections, which stay: what closes those that are idle or old may count below zero idle ones
/// (transact-rs/sqlx#3645), and then never ends, on a whole core. A server that hung up is noticed as a connection is taken.
pub(crate) fn pool_of(most: u32) -> AnyPoolOptions {
    AnyPoolOptions::new().idle_timeout(None).max_lifetime(None).max_connections(most)
}

fn pool_options(kind: Kind, most: u32, crash: Arc<CrashPoints>) -> AnyPoolOptions {
    let options = pool_of(most).acquire_timeout(Duration::from_secs(10));
    let options = options.after_connect(move |connection, _| {
        let crash = Arc::clone(&crash);
        Box::pin(async move {
            prepare(connection, kind).await?;
            if let Some(pages) = crash.pages_max() {
                let limit = AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"));
                sqlx::query(limit).run(connection).await?;
            }
            Ok(())
        })
    });
    // A file does not hang up: only a server is asked whether it is still there.
    options.test_before_acquire(kind == Kind::Postgres)
}

/// What a connection must know. `synchronous = FULL`: a commit has reached the disk when it returns.
async fn prepare(connection: &mut AnyConnection, kind: Kind) -> Result<(), sqlx::Error> {
    let statements: &[&'static str] = match kind {
        Kind::Sqlite => &[
            "PRAGMA busy_timeout = 5000",
            "PRAGMA journal_mode = WAL",
            "PRAGMA synchronous = FULL",
            // The pages of running games are written again and again: each goes into the database file once in a while.
            "PRAGMA wal_autocheckpoint = 8000",
            "PRAGMA foreign_keys = ON",
        ],
        Kind::Postgres => &[],
    };
    for &statement in statements {
        sqlx::query(statement).run(&mut *connection).await?;
    }
    Ok(())
}

/// Makes the file if it is not there, and gives it to its owner alone: it holds the secrets of running games. Its journals get
/// the same rights from the database. A medium without rights, like most sticks, has none to give.
#[cfg(unix)]
fn keep_private(path: &Path) {
    use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
    let made = std::fs::OpenOptions::new().write(true).create_new(true).mode(0o600).open(path);
    if made.is_err() {
        let _ = std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600));
    }
}

#[cfg(not(unix))]
fn keep_private(_: &Path) {}

/// Whether the last server that wrote to a file left something in its journal.
fn has_journal(path: &Path) -> bool {
    std::fs::metadata(format!("{}-wal", path.display())).is_ok_and(|journal| journal.len() > 0)
}

fn wrong_address(address: &str, expected: &str) -> Fault {
    Fault::Address { found: without_password(address), expected: expected.to_owned() }
}

fn cannot_connect(address: &str, error: &sqlx::Error) -> Fault {
    let why = format!("{}: {error}", without_password(address));
    match error {
        sqlx::Error::Database(refused) if is_full(&refused.code().unwrap_or_default(), refused.message()) => {
            Fault::Full(why)
        }
        _ => Fault::Unreachable(why),
    }
}

/// An address as it may be shown.
fn without_password(address: &str) -> String {
    match (address.split_once("://"), address.rsplit_once('@')) {
        (Some((scheme, rest)), Some((_, host))) if rest.contains('@') => format!("{scheme}://…@{host}"),
        _ => address.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[tokio::test]
    async fn a_database_is_its_owners_alone() {
        use std::os::unix::fs::PermissionsExt as _;
        let directory = tempfile::tempdir().expect("a directory");
        let kept = directory.path().join(super::FILE);
        std::fs::write(&kept, "").expect("a file of before");
        std::fs::set_permissions(&kept, std::fs::Permissions::from_mode(0o644)).expect("readable by all");
        let store = super::Store::in_directory(directory.path()).await.expect("a store");
        crate::backup(&store, &directory.path().join("copy.db")).await.expect("a copy");
        for file in std::fs::read_dir(directory.path()).expect("files") {
            let file = file.expect("a file");
            let mode = file.metadata().expect("rights").permissions().mode();
            assert_eq!(mode & 0o077, 0, "{:?} is {mode:o}", file.path());
        }
    }

    #[test]
    fn a_password_is_never_shown() {
        assert_eq!(without_password("postgres://anna:segreta@db.example/club"), "postgres://…@db.example/club");
        assert_eq!(without_password("sqlite://a/b.db"), "sqlite://a/b.db");
    }
}
