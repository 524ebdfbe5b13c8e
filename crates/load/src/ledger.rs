//! Every move that was sent, and the version the server said it led to.

use serde::{Deserialize, Serialize};
use std::fs::File;
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A move as it was sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SentMove {
    /// The table.
    pub table: String,
    /// The cookie of who sent it.
    pub cookie: String,
    /// The whole request, with its nonce.
    pub request: String,
    /// The version it was decided on.
    pub after: u64,
    /// The version it led to; nothing, where no answer came.
    pub version: Option<u64>,
}

/// The place of a move in the ledger.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MoveNumber(usize);

/// All moves of a trial.
#[derive(Debug, Default)]
pub struct Ledger {
    moves: Mutex<Vec<SentMove>>,
    file: Mutex<Option<File>>,
}

fn locked<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Ledger {
    /// A ledger that also writes each move to a file, once when it is sent and once when it is acknowledged.
    #[must_use]
    pub fn in_file(file: File) -> Self {
        Self { moves: Mutex::default(), file: Mutex::new(Some(file)) }
    }

    /// Reads such a file. The last line may be cut off: nobody relies on a move they were not told of.
    pub fn read(path: &Path) -> io::Result<Vec<SentMove>> {
        let mut moves: Vec<SentMove> = Vec::new();
        let mut places = std::collections::HashMap::new();
        for line in BufReader::new(File::open(path)?).lines() {
            let Ok(made) = serde_json::from_str::<SentMove>(&line?) else { continue };
            let place = *places.entry((made.table.clone(), made.request.clone())).or_insert(moves.len());
            if place == moves.len() { moves.push(made) } else { moves[place].version = made.version }
        }
        Ok(moves)
    }

    /// Everything so far.
    #[must_use]
    pub fn moves(&self) -> Vec<SentMove> {
        locked(&self.moves).clone()
    }

    pub(crate) fn sent(&self, table: &str, cookie: &str, request: &str, after: u64) -> MoveNumber {
        let (table, cookie, request) = (table.to_owned(), cookie.to_owned(), request.to_owned());
        let made = SentMove { table, cookie, request, after, version: None };
        // A file that cannot be written to is told of when the answer comes.
        let _ = self.write(&made);
        let mut moves = locked(&self.moves);
        moves.push(made);
        MoveNumber(moves.len() - 1)
    }

    pub(crate) fn acknowledged(&self, MoveNumber(number): MoveNumber, version: u64) -> io::Result<()> {
        let made = {
            let mut moves = locked(&self.moves);
            moves[number].version = Some(version);
            locked(&self.file).is_some().then(|| moves[number].clone())
        };
        made.map_or(Ok(()), |made| self.write(&made))
    }

    fn write(&self, made: &SentMove) -> io::Result<()> {
        match &mut *locked(&self.file) {
            Some(file) => file.write_all(format!("{}\n", serde_json::to_string(made)?).as_bytes()),
            None => Ok(()),
        }
    }
}
