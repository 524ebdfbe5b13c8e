//! What somebody wants to know who looks after a database.

use crate::Millis;
use crate::directory_lock::DirectoryLock;
use crate::fault::Fault;
use crate::open::{FILE, KEY_FILE, Kind, LOCK_FILE, Store};
use crate::statement::Run as _;
use std::path::{Path, PathBuf};

/// The most faults of a damaged file that are told.
const FAULTS_TOLD_MAX: usize = 3;

impl Store {
    /// The embedded database of a directory, without the key of what is sealed in it.
    pub async fn without_key(directory: &Path) -> Result<Self, Fault> {
        Self::file(&directory.join(FILE)).await
    }

    /// What is damaged in an embedded database, as it says itself; nothing if it is whole. PostgreSQL looks after itself.
    pub async fn find_damage(&self) -> Result<Option<String>, Fault> {
        if self.kind() == Kind::Postgres {
            return Ok(None);
        }
        let rows: Vec<(String,)> = sqlx::query("PRAGMA quick_check").all(&self.pool).await?;
        let faults: Vec<String> = rows.into_iter().map(|(said,)| said).filter(|said| said != "ok").collect();
        let told = faults.into_iter().take(FAULTS_TOLD_MAX).collect::<Vec<_>>().join("; ");
        Ok(Some(told).filter(|told| !told.is_empty()))
    }

    /// When the newest entry was written, by the clock of the machine that wrote it.
    pub async fn newest_entry(&self) -> Result<Option<Millis>, Fault> {
        let (at,): (Option<i64>,) = sqlx::query("SELECT MAX(at) FROM entry").only(&self.pool).await?;
        Ok(at)
    }

    /// Whether a server runs on this directory now.
    #[must_use]
    pub fn is_served(directory: &Path) -> bool {
        let lock = directory.join(LOCK_FILE);
        lock.exists() && matches!(DirectoryLock::take(&lock), Err(Fault::InUse(_)))
    }

    /// The files of a directory that hold secrets, as far as they are there.
    #[must_use]
    pub fn private_files(directory: &Path) -> Vec<PathBuf> {
        let names = [FILE.to_owned(), format!("{FILE}-wal"), format!("{FILE}-shm"), KEY_FILE.to_owned()];
        names.into_iter().map(|name| directory.join(name)).filter(|path| path.exists()).collect()
    }

    /// Whether the key of what is sealed lies in a directory.
    #[must_use]
    pub fn has_key(directory: &Path) -> bool {
        directory.join(KEY_FILE).exists()
    }
}
