//! A fold that is no game: the results of a tournament's round, reported by several helpers at once. It is what the host
//! is tried with, beside the tables of games.

use live::{
    Audiences, Clock, Command, Draft, Failure, FakeClock, Fold, Live, Millis, Outcome, Request, SceneSpec, Stamp,
    Submission, Unreadable,
};
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use store::{Append, BoxFuture, Entry, Fault, Log, Watch};
use tokio::sync::broadcast;

/// When everything in these tests begins.
pub(crate) const START: Millis = 1_800_000_000_000;

/// The results of a round, by table. `round DELAY_MS`, then `report BY TABLE RESULT NONCE`, `notice WORD`, `slow MS`,
/// `closed`, `opened`.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Round {
    pub(crate) delay_ms: Millis,
    pub(crate) results: BTreeMap<u8, String>,
    pub(crate) notices: Vec<String>,
    pub(crate) closed: bool,
}

/// Who looks at it: the projector sees all results, a phone that of its own table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Screen {
    Projector,
    Phone(u8),
}

/// What a screen shows.
#[derive(Debug, PartialEq)]
pub(crate) struct Shown {
    pub(crate) stamp: Stamp,
    pub(crate) results: Vec<(u8, String)>,
    pub(crate) notices: usize,
    pub(crate) changes: usize,
    pub(crate) urgent: bool,
}

impl Round {
    pub(crate) fn read(first: &Entry) -> Result<Self, Unreadable> {
        let delay = first.body.strip_prefix("round ").and_then(|delay| delay.parse().ok());
        Ok(Self { delay_ms: delay.ok_or_else(|| Unreadable::new(&first.body))?, ..Self::default() })
    }

    fn sees(screen: Screen, table: u8) -> bool {
        screen == Screen::Projector || screen == Screen::Phone(table)
    }
}

impl Fold for Round {
    type Author = String;
    /// The table whose result came in, if it was one.
    type Change = Option<u8>;
    type Decision = Infallible;
    type Audience = Screen;
    type Scene = Shown;
    type Shared = ();
    type LastSent = ();

    fn restart(&self, first: &Entry) -> Result<Self, Unreadable> {
        Self::read(first)
    }

    fn take_in(&mut self, entry: &Entry) -> Result<Outcome<Self>, Unreadable> {
        let words: Vec<&str> = entry.body.split(' ').collect();
        match *words {
            ["report", by, table, result, nonce] => {
                let table = table.parse().map_err(Unreadable::new)?;
                self.results.insert(table, result.to_owned());
                let request = Request { author: by.to_owned(), nonce: nonce.to_owned() };
                Ok(Outcome { change: Some(table), request: Some(request) })
            }
            ["notice", word] => {
                self.notices.push(word.to_owned());
                Ok(Outcome { change: None, request: None })
            }
            ["slow", milliseconds] => {
                let milliseconds = milliseconds.parse().map_err(Unreadable::new)?;
                std::thread::sleep(std::time::Duration::from_millis(milliseconds));
                Ok(Outcome { change: None, request: None })
            }
            ["opened"] => {
                self.closed = false;
                Ok(Outcome { change: None, request: None })
            }
            ["closed"] => {
                self.closed = true;
                Ok(Outcome { change: None, request: None })
            }
            _ => Err(Unreadable::new(&entry.body)),
        }
    }

    fn commit(&mut self, decision: Infallible, _at: Millis) -> Outcome<Self> {
        match decision {}
    }

    fn scene(&self, spec: SceneSpec<Screen>, changes: &[Option<u8>]) -> Shown {
        let SceneSpec { audience, stamp, .. } = spec;
        let seen = self.results.iter().filter(|(table, _)| Self::sees(audience, **table));
        Shown {
            stamp,
            results: seen.map(|(&table, result)| (table, result.clone())).collect(),
            notices: self.notices.len(),
            changes: changes.len(),
            urgent: changes.iter().flatten().any(|&table| audience == Screen::Phone(table)),
        }
    }

    fn show(&self, changes: &[Option<u8>], stamp: Stamp, audiences: &mut Audiences<Self>) {
        audiences.deliver(|audience, ()| Arc::new(self.scene(SceneSpec { audience, whole: false, stamp }, changes)));
    }

    fn is_urgent(scene: &Shown) -> bool {
        scene.urgent
    }

    /// Notices are for everybody at once; results are shown later.
    fn delay(&self, next: &Entry) -> Millis {
        if next.body.starts_with("report ") { self.delay_ms } else { 0 }
    }

    fn is_over(&self) -> bool {
        self.closed
    }
}

/// Why a report is not taken.
#[derive(Debug, PartialEq)]
pub(crate) enum NotTaken {
    AlreadyReported,
    Closed,
    Host(Failure),
}

impl From<Failure> for NotTaken {
    fn from(failure: Failure) -> Self {
        Self::Host(failure)
    }
}

/// A helper reports a table.
pub(crate) struct Report {
    pub(crate) by: &'static str,
    pub(crate) table: u8,
    pub(crate) result: &'static str,
    pub(crate) nonce: String,
}

impl Report {
    pub(crate) fn new(by: &'static str, table: u8, result: &'static str, nonce: &str) -> Self {
        Self { by, table, result, nonce: nonce.to_owned() }
    }

    fn print(&self) -> String {
        format!("report {} {} {} {}", self.by, self.table, self.result, self.nonce)
    }

    /// Sends it, decided on what is there now.
    pub(crate) async fn send(&self, round: &Live<Round>) -> Result<u64, NotTaken> {
        round.submit(Submission { nonce: &self.nonce, after: None }, self).await
    }

    /// Sends it, decided on this version and no other.
    pub(crate) async fn send_after(&self, round: &Live<Round>, version: u64) -> Result<u64, NotTaken> {
        round.submit(Submission { nonce: &self.nonce, after: Some(version) }, self).await
    }
}

impl Command<Round> for Report {
    type Refusal = NotTaken;

    fn author(&self, _round: &Round) -> Result<Option<String>, NotTaken> {
        Ok(Some(self.by.to_owned()))
    }

    fn is_answered_by(&self, _round: &Round, entry: &Entry) -> bool {
        entry.body == self.print()
    }

    fn admit(&self, round: &Round) -> Result<(), NotTaken> {
        if round.closed { Err(NotTaken::Closed) } else { Ok(()) }
    }

    fn decide(&self, round: &Round, _now: Millis) -> Result<Draft<Round>, NotTaken> {
        if round.results.contains_key(&self.table) {
            return Err(NotTaken::AlreadyReported);
        }
        Ok(Draft::entry(self.print()))
    }
}

/// One stream in memory, which several nodes can share and which can fail.
#[derive(Default)]
pub(crate) struct TestLog {
    entries: Mutex<Vec<Entry>>,
    fails: AtomicBool,
}

impl TestLog {
    /// A log that says that a round was opened.
    pub(crate) fn opened(delay_ms: Millis) -> Arc<Self> {
        let first = Entry { version: 1, at: START, body: format!("round {delay_ms}") };
        Arc::new(Self { entries: Mutex::new(vec![first]), fails: AtomicBool::new(false) })
    }

    pub(crate) fn entries(&self) -> Vec<Entry> {
        self.entries.lock().expect("unpoisoned").clone()
    }

    pub(crate) fn set_failing(&self, fails: bool) {
        self.fails.store(fails, Ordering::Relaxed);
    }

    fn check(&self) -> Result<(), Fault> {
        match self.fails.load(Ordering::Relaxed) {
            true => Err(Fault::Full("no room".to_owned())),
            false => Ok(()),
        }
    }
}

impl Log for TestLog {
    fn write(&self, Append { stream, after, entries: new, .. }: Append) -> BoxFuture<'_, Result<u64, Fault>> {
        Box::pin(async move {
            self.check()?;
            tokio::task::yield_now().await;
            let mut entries = self.entries.lock().expect("unpoisoned");
            if entries.len() as u64 != after {
                return Err(Fault::Taken { stream, version: after + 1 });
            }
            entries.extend((after + 1..).zip(new).map(|(version, (at, body))| Entry { version, at, body }));
            Ok(entries.len() as u64)
        })
    }

    fn read<'a>(&'a self, _stream: &'a str, after: u64) -> BoxFuture<'a, Result<Vec<Entry>, Fault>> {
        Box::pin(async move {
            self.check()?;
            Ok(self.entries().split_off(after as usize))
        })
    }

    fn watch(&self) -> Watch {
        broadcast::channel(1).1
    }
}

/// A node's host of the round in this log.
pub(crate) fn host(log: &Arc<TestLog>, clock: &Arc<FakeClock>) -> Arc<Live<Round>> {
    let entries = log.entries();
    let first = Round::read(&entries[0]).expect("a round");
    let (log, clock): (Arc<dyn Log>, Arc<dyn Clock>) = (Arc::<TestLog>::clone(log), Arc::<FakeClock>::clone(clock));
    Arc::new(Live::load("round".to_owned(), log, clock, first, &entries).expect("readable"))
}

pub(crate) fn clock() -> Arc<FakeClock> {
    Arc::new(FakeClock::at(START))
}
