//! What can go wrong with a database, as whoever asked needs to know it.

/// Why something could not be kept or read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// Somebody else appended first: read what is missing and decide again.
    #[error("version {version} of {stream} is taken")]
    Taken {
        /// The stream.
        stream: String,
        /// The version.
        version: u64,
    },
    /// A name that must be unique is not.
    #[error("{0} is taken")]
    NotUnique(String),
    /// The database cannot be reached, or not in time.
    #[error("the database does not answer: {0}")]
    Unreachable(String),
    /// There is no room.
    #[error("the disk is full: {0}")]
    Full(String),
    /// The address of a database was not understood.
    #[error("'{found}' is not a database: {expected}")]
    Address {
        /// What was given.
        found: String,
        /// What was expected.
        expected: String,
    },
    /// It was made by a later version of this program.
    #[error("the database has schema {found}, this program knows {known}: it was made by a later version")]
    FromTheFuture {
        /// The version found.
        found: i64,
        /// The newest one known.
        known: i64,
    },
    /// A server runs on this file already.
    #[error("{0} is locked by a server that runs")]
    InUse(String),
    /// A backup is written to, or restored into, something that is not empty.
    #[error("{0} is not empty")]
    NotEmpty(String),
    /// Anything else.
    #[error("the database refused: {0}")]
    Refused(String),
}

impl From<sqlx::Error> for Fault {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(refused) => {
                let text = refused.message().to_owned();
                let code = refused.code().unwrap_or_default().into_owned();
                if refused.is_unique_violation() {
                    Self::NotUnique(text)
                } else if is_full(&code, &text) {
                    Self::Full(text)
                } else if is_busy(&code, &text) {
                    Self::Unreachable(text)
                } else {
                    Self::Refused(text)
                }
            }
            sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => {
                Self::Unreachable(error.to_string())
            }
            _ => Self::Refused(error.to_string()),
        }
    }
}

/// SQLite's FULL, its error where the index of a journal has no room, PostgreSQL's class 53.
pub(crate) fn is_full(code: &str, text: &str) -> bool {
    matches!(code, "13" | "4874" | "53100") || text.contains("database or disk is full")
}

/// SQLite's BUSY and LOCKED with their extended codes, PostgreSQL shutting down or starting up.
fn is_busy(code: &str, text: &str) -> bool {
    let primary = code.parse::<u32>().map(|code| code & 0xff);
    matches!(primary, Ok(5 | 6)) && code.len() < 5 || code.starts_with("57P") || text.contains("database is locked")
}
