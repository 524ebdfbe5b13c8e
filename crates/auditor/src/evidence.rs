//! What the auditor is handed, and what it says of it.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;

/// Milliseconds since 1970, of the clock everybody shares.
pub type Millis = i64;

/// Everything that was seen from outside.
#[derive(Clone, Debug, Default)]
pub struct Evidence {
    /// The log as it stands at the end, in any order.
    pub rows: Vec<Row>,
    /// What was asked and answered, in the order in which the answers came.
    pub replies: Vec<Reply>,
    /// What readers were shown.
    pub sights: Vec<Sight>,
    /// When machines were up, a span for each life of each of them.
    pub lives: Vec<Span>,
    /// Replies by their number that a power loss may have undone, because the disk had lied about them.
    pub excused: Vec<Range<usize>>,
}

/// One row of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The stream it is of.
    pub stream: String,
    /// Its number in the stream, from 1.
    pub version: u64,
    /// The time it bears.
    pub at: Millis,
    /// What it says.
    pub body: String,
}

/// Something somebody asked for.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Request {
    /// The stream it was asked of.
    pub stream: String,
    /// Who asked.
    pub author: String,
    /// The name they gave it.
    pub nonce: String,
    /// What they asked for, in any words: asked again, it is the same.
    pub command: String,
}

/// What came of a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It was done, and led to this version.
    Granted(u64),
    /// It was not done, and why.
    Refused(String),
    /// Nobody knows: the database failed, or whoever asked did not wait.
    Unknown,
}

/// A request and its answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    /// What was asked.
    pub request: Request,
    /// What was answered.
    pub answer: Answer,
    /// The machine that answered.
    pub node: usize,
}

/// What one reader was shown at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sight {
    /// The table.
    pub stream: String,
    /// Who looked.
    pub person: String,
    /// The version they were shown.
    pub version: u64,
    /// When they looked.
    pub at: Millis,
    /// Every line they were shown: of the position and of what happened.
    pub lines: Vec<String>,
    /// What the game's clock said was left.
    pub game_left: Option<Millis>,
    /// Whether something was due that happens by itself: a program's move, the end of a turn.
    pub overdue: bool,
}

/// A span of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    /// When it began.
    pub from: Millis,
    /// When it ended.
    pub until: Millis,
}

/// What was promised.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Promise {
    /// The log has no holes, and its time does not run back.
    WholeLog,
    /// What was acknowledged is in the log at its version.
    Kept,
    /// What was asked once is done once.
    DoneOnce,
    /// The same request has the same answer.
    SameAnswer,
    /// A full table is run within ten seconds.
    Run,
    /// Nobody is shown what is another's.
    Secret,
    /// Who was turned away does nothing any more.
    TurnedAway,
    /// No clock takes time that nobody could use.
    Time,
}

/// A promise that was broken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The promise.
    pub promise: Promise,
    /// The stream in which it was broken.
    pub stream: String,
    /// What was found.
    pub what: String,
}

impl Finding {
    pub(crate) fn new(promise: Promise, stream: &str, what: String) -> Self {
        Self { promise, stream: stream.to_owned(), what }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} in {}: {}", self.promise, self.stream, self.what)
    }
}

impl Evidence {
    /// The rows of each stream, in the order of their versions.
    pub(crate) fn streams(&self) -> BTreeMap<&str, Vec<&Row>> {
        let mut streams: BTreeMap<&str, Vec<&Row>> = BTreeMap::new();
        for row in &self.rows {
            streams.entry(&row.stream).or_default().push(row);
        }
        streams.values_mut().for_each(|rows| rows.sort_by_key(|row| row.version));
        streams
    }

    /// Whether some machine was up all the time from one moment to another.
    pub(crate) fn is_up_during(&self, from: Millis, until: Millis) -> bool {
        self.lives.iter().any(|life| life.from <= from && until <= life.until)
    }

    /// The time between two moments in which at least one machine was up.
    pub(crate) fn usable(&self, from: Millis, until: Millis) -> Millis {
        let mut lives: Vec<Span> = self.lives.clone();
        lives.sort_by_key(|life| life.from);
        let (mut usable, mut counted_until) = (0, from);
        for life in lives {
            let (begins, ends) = (life.from.max(counted_until), life.until.min(until));
            if begins < ends {
                usable += ends - begins;
                counted_until = ends;
            }
        }
        usable
    }

    /// Whether a power loss may have undone what this reply said.
    pub(crate) fn is_excused(&self, reply: usize) -> bool {
        self.excused.iter().any(|lost| lost.contains(&reply))
    }
}
