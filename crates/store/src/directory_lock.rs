//! One server for each embedded database: who runs on it holds a lock, which the system takes back when the process ends,
//! however it ends.

use crate::fault::Fault;
use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;
use std::sync::Arc;

/// The lock of a database file, held while this lives.
#[derive(Clone, Debug)]
pub(crate) struct DirectoryLock(Arc<File>);

impl DirectoryLock {
    /// Takes the lock that belongs to this file. Nothing, where the file system knows no locks.
    pub(crate) fn take(path: &Path) -> Result<Option<Self>, Fault> {
        let unwritable = |error| Fault::Refused(format!("{} cannot be written: {error}", path.display()));
        let file = options().open(path).map_err(unwritable)?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Self(Arc::new(file)))),
            Err(TryLockError::WouldBlock) => Err(Fault::InUse(path.display().to_string())),
            Err(TryLockError::Error(error)) => {
                tracing::warn!(%error, path = %path.display(), "no locks here: nothing keeps a second server away");
                Ok(None)
            }
        }
    }

    /// Gives it back before the process ends.
    pub(crate) fn release(self) {
        let _ = self.0.unlock();
    }
}

#[cfg(unix)]
fn options() -> OpenOptions {
    use std::os::unix::fs::OpenOptionsExt as _;
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false).mode(0o600);
    options
}

#[cfg(not(unix))]
fn options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    options
}
