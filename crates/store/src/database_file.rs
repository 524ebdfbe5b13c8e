//! The file of an embedded database, as long as it is where it was opened. A file that somebody deletes or replaces can still
//! be written to, and everything written is lost with the process: what is not in the file at its path is not on disk.

use crate::fault::Fault;
use std::ffi::OsString;
use std::fs::Metadata;
use std::path::{Path, PathBuf};

/// The file that was opened, and which one it was.
#[derive(Debug)]
pub(crate) struct DatabaseFile {
    path: PathBuf,
    journal: PathBuf,
    identity: Option<Identity>,
}

/// What tells a file from another at the same path.
type Identity = (u64, u64);

impl DatabaseFile {
    /// The database that was opened at this path.
    pub(crate) fn opened(path: &Path) -> Self {
        let mut journal = OsString::from(path);
        journal.push("-wal");
        let identity = std::fs::metadata(path).ok().and_then(|found| identity(&found));
        Self { path: path.to_owned(), journal: journal.into(), identity }
    }

    /// A fault if the file is not there any more, or another one is.
    pub(crate) fn check(&self) -> Result<(), Fault> {
        let found = std::fs::metadata(&self.path).map_err(|error| self.gone(&error.to_string()))?;
        match self.identity == identity(&found) {
            true => Ok(()),
            false => Err(self.gone("another file is in its place")),
        }
    }

    /// The same once something was written: then the journal is there too.
    pub(crate) fn check_written(&self) -> Result<(), Fault> {
        self.check()?;
        std::fs::metadata(&self.journal).map(drop).map_err(|error| self.gone(&error.to_string()))
    }

    fn gone(&self, why: &str) -> Fault {
        Fault::Unreachable(format!("{} was taken away under the server: {why}", self.path.display()))
    }
}

#[cfg(unix)]
fn identity(found: &Metadata) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt as _;
    Some((found.dev(), found.ino()))
}

#[cfg(not(unix))]
fn identity(_: &Metadata) -> Option<Identity> {
    None
}
