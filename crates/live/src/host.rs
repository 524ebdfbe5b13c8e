//! One fold behind a lock, the log it is written to, and those who watch.

use crate::answers::Answers;
use crate::audiences::Audiences;
use crate::clock::{Clock, Timeline};
use crate::command::{AnyCommand, Attempt, Failure, Submission};
use crate::fold::{Draft, Drafted, Fold, Outcome, SceneSpec, Stamp, Unreadable};
use crate::history::{History, RESUME_ENTRIES_MAX};
use crate::node::{Resident, Stop};
use crate::reader::Reader;
use std::collections::VecDeque;
use std::ops::Deref;
use std::sync::atomic::{AtomicI64, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex as StdMutex, MutexGuard as StdMutexGuard, PoisonError};
use std::time::Duration;
use store::{Append, BoxFuture, Entry, Fault, Log, Millis};
use tokio::sync::{Mutex, MutexGuard, Notify};

/// How often a command without a version is decided anew because somebody else was faster each time.
const ATTEMPTS_MAX: usize = 16;

/// Why a wait has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wake {
    /// The time has come.
    Due,
    /// Something has happened, or somebody has begun to watch.
    Changed,
    /// The node stops.
    Stopped,
}

/// The host of one fold: its lock, its log, its clock and those who watch.
pub struct Live<F: Fold> {
    stream: String,
    log: Arc<dyn Log>,
    clock: Arc<dyn Clock>,
    timeline: Timeline,
    current: Mutex<Current<F>>,
    audiences: StdMutex<Audiences<F>>,
    /// How many look on who see everything later.
    pub(crate) delayed_readers: AtomicUsize,
    /// Wakes whoever drives the fold.
    changed: Notify,
    /// Until when they sleep, in the host's time.
    sleeps_until: AtomicI64,
    /// When it was last used, in milliseconds of the monotonic clock.
    last_used: AtomicU64,
}

/// A fold, and how far it has come in its stream.
struct Current<F: Fold> {
    fold: F,
    version: u64,
    /// When the newest entry was written.
    changed_at: Millis,
    answers: Answers<F::Author>,
    /// The last changes with their versions, for those who come back: at most [`RESUME_ENTRIES_MAX`], without a gap.
    recent: VecDeque<(u64, F::Change)>,
}

impl<F: Fold> Current<F> {
    /// Keeps a change that everybody who watches has been shown.
    fn keep(&mut self, version: u64, change: F::Change) {
        if self.recent.len() as u64 == RESUME_ENTRIES_MAX {
            self.recent.pop_front();
        }
        self.recent.push_back((version, change));
    }

    /// What happened since somebody last heard, if it is little.
    fn missed(&self, known: Option<u64>) -> Vec<F::Change> {
        let Some(known) = known.filter(|&known| known < self.version) else { return Vec::new() };
        match self.recent.front() {
            Some(&(oldest, _)) if oldest <= known + 1 => {
                let missed = self.recent.iter().filter(|(version, _)| *version > known);
                missed.map(|(_, change)| change.clone()).collect()
            }
            _ => Vec::new(),
        }
    }

    fn take_in(&mut self, entry: &Entry) -> Result<F::Change, Unreadable> {
        let outcome = self.fold.take_in(entry)?;
        Ok(self.advance(outcome, entry.version, entry.at))
    }

    fn advance(&mut self, outcome: Outcome<F>, version: u64, at: Millis) -> F::Change {
        if let Some(request) = outcome.request {
            self.answers.remember(&request.author, &request.nonce, version);
        }
        self.version = version;
        self.changed_at = at;
        outcome.change
    }
}

impl<F: Fold> Live<F> {
    /// Loads a fold: `first` is its state after the first of these entries, which are its whole log.
    pub fn load(
        stream: String,
        log: Arc<dyn Log>,
        clock: Arc<dyn Clock>,
        first: F,
        entries: &[Entry],
    ) -> Result<Self, Unreadable> {
        let (opening, rest) = entries.split_first().ok_or_else(|| Unreadable::new("an empty log"))?;
        let (version, changed_at) = (opening.version, opening.at);
        let mut current =
            Current { fold: first, version, changed_at, answers: Answers::default(), recent: VecDeque::new() };
        for entry in rest {
            let change = current.take_in(entry)?;
            current.keep(entry.version, change);
        }
        let now = clock.now();
        let timeline = Timeline::new(now, current.changed_at);
        Ok(Self {
            stream,
            log,
            clock,
            timeline,
            current: Mutex::new(current),
            audiences: StdMutex::default(),
            delayed_readers: AtomicUsize::new(0),
            changed: Notify::new(),
            sleeps_until: AtomicI64::new(Millis::MAX),
            last_used: AtomicU64::new(whole_millis(now.monotonic)),
        })
    }

    /// The stream of the log it is written to.
    #[must_use]
    pub fn stream(&self) -> &str {
        &self.stream
    }

    /// The host's time: see [`Timeline`].
    #[must_use]
    pub fn now(&self) -> Millis {
        self.timeline.time(self.clock.now())
    }

    /// Is ready once the host's time has come this far.
    pub async fn sleep_until(&self, time: Millis) {
        self.clock.sleep_until(self.timeline.monotonic(time)).await;
    }

    /// The fold, for oneself. The clock is read here, once for everything that is done with it.
    pub async fn lock(&self) -> LiveGuard<'_, F> {
        let current = self.current.lock().await;
        let now = self.clock.now();
        self.last_used.store(whole_millis(now.monotonic), Ordering::Relaxed);
        LiveGuard { live: self, current, now: self.timeline.time(now) }
    }

    /// A command: the version it led to.
    pub async fn submit<R: From<Failure>>(
        &self,
        submission: Submission<'_>,
        command: &AnyCommand<'_, F, R>,
    ) -> Result<u64, R> {
        self.lock().await.submit(submission, command).await
    }

    /// Takes in what the log has and the fold has not.
    pub async fn catch_up(&self) -> Result<(), Failure> {
        self.lock().await.read_on().await
    }

    /// What an audience sees now.
    pub async fn whole_scene(&self, audience: F::Audience) -> F::Scene {
        let guard = self.lock().await;
        guard.scene(SceneSpec { audience, whole: true, stamp: guard.stamp() }, &[])
    }

    /// What an audience sees now, and a reader of everything after it. Whoever knows a version is told what they missed, if
    /// it is little.
    pub async fn watch(&self, audience: F::Audience, known: Option<u64>) -> (F::Scene, Reader<Arc<F::Scene>>) {
        let guard = self.lock().await;
        let missed = guard.current.missed(known);
        let scene = guard.scene(SceneSpec { audience, whole: true, stamp: guard.stamp() }, &missed);
        let reader = self.audiences().join(&guard, audience);
        self.wake_driver();
        (scene, reader)
    }

    /// The log read again. Only its first entry is taken in under the lock.
    pub async fn history(&self) -> Result<History<F>, Failure> {
        let entries = self.log.read(&self.stream, 0).await?;
        Ok(History::new(&*self.lock().await, entries)?)
    }

    /// The entries after a version.
    pub async fn entries_after(&self, version: u64) -> Result<Vec<Entry>, Failure> {
        Ok(self.log.read(&self.stream, version).await?)
    }

    /// How many watch, those who see everything later included.
    #[must_use]
    pub fn readers(&self) -> usize {
        self.audiences().readers() + self.delayed_readers.load(Ordering::Relaxed)
    }

    /// Lets whoever drives the fold look again.
    pub fn wake_driver(&self) {
        self.changed.notify_one();
    }

    /// Waits until something is due, something has changed or the node stops.
    pub async fn wait(&self, due: Option<Millis>, stop: &mut Stop) -> Wake {
        let until_due = async {
            match due {
                Some(due) => self.sleep_until(due).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            () = self.changed.notified() => Wake::Changed,
            () = until_due => Wake::Due,
            () = stop.stopped() => Wake::Stopped,
        }
    }

    /// Shows everybody who watches what has changed.
    fn show(&self, current: &Current<F>, changes: &[F::Change], now: Millis) {
        if !current.fold.lets_driver_sleep(changes, self.sleeps_until.load(Ordering::Relaxed)) {
            self.wake_driver();
        }
        let mut audiences = self.audiences();
        audiences.drop_departed();
        current.fold.show(changes, Stamp { version: current.version, now }, &mut audiences);
    }

    fn audiences(&self) -> StdMutexGuard<'_, Audiences<F>> {
        self.audiences.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<F: Fold> Resident for Live<F> {
    fn catch_up(&self) -> BoxFuture<'_, Result<(), Failure>> {
        Box::pin(self.catch_up())
    }

    fn readers(&self) -> usize {
        self.readers()
    }

    fn last_used(&self) -> Duration {
        Duration::from_millis(self.last_used.load(Ordering::Relaxed))
    }

    fn wall_ahead(&self) -> Millis {
        let now = self.clock.now();
        now.wall - self.timeline.time(now)
    }
}

/// A fold under its lock, at one moment. It reads as the fold itself.
pub struct LiveGuard<'l, F: Fold> {
    live: &'l Live<F>,
    current: MutexGuard<'l, Current<F>>,
    now: Millis,
}

impl<F: Fold> Deref for LiveGuard<'_, F> {
    type Target = F;

    fn deref(&self) -> &F {
        &self.current.fold
    }
}

impl<F: Fold> LiveGuard<'_, F> {
    /// The version of the newest entry taken in.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.current.version
    }

    /// When the newest entry was written, in the host's time.
    #[must_use]
    pub fn changed_at(&self) -> Millis {
        self.current.changed_at
    }

    /// The host's time when the lock was taken.
    #[must_use]
    pub fn now(&self) -> Millis {
        self.now
    }

    /// The version and the time, as scenes bear them.
    #[must_use]
    pub fn stamp(&self) -> Stamp {
        Stamp { version: self.version(), now: self.now }
    }

    /// The version a request led to, if it was granted before.
    #[must_use]
    pub fn answered(&self, author: &F::Author, nonce: &str) -> Option<u64> {
        self.current.answers.find(author, nonce)
    }

    /// Says until when whoever drives the fold is going to sleep. Under the lock, as every change is: none is overlooked
    /// between looking and waiting.
    pub fn set_alarm(&self, due: Option<Millis>) {
        self.live.sleeps_until.store(due.unwrap_or(Millis::MAX), Ordering::Relaxed);
    }

    /// Refuses whoever knows another version than this.
    pub fn check_version(&self, known: u64) -> Result<(), Failure> {
        let version = self.version();
        if known == version { Ok(()) } else { Err(Failure::Stale { version }) }
    }

    /// A command: the version it led to, now or when it was asked before. It is never refused for what another node knows
    /// better: before a refusal leaves, the log is read on, and where that has more the command is decided anew.
    pub async fn submit<R: From<Failure>>(
        &mut self,
        submission: Submission<'_>,
        command: &AnyCommand<'_, F, R>,
    ) -> Result<u64, R> {
        let mut may_be_behind = true;
        for _ in 0..ATTEMPTS_MAX {
            match self.attempt(submission, command).await {
                Attempt::Done(version) => return Ok(version),
                Attempt::Raced => self.read_on().await?,
                Attempt::Failed(failure) => return Err(failure.into()),
                Attempt::Refused(refusal) => {
                    let known = self.version();
                    if !std::mem::take(&mut may_be_behind) || self.read_on().await.is_err() || self.version() == known {
                        return Err(refusal);
                    }
                }
            }
        }
        Err(Failure::Stale { version: self.version() }.into())
    }

    /// Decides a command once, on what is known here.
    async fn attempt<R: From<Failure>>(
        &mut self,
        submission: Submission<'_>,
        command: &AnyCommand<'_, F, R>,
    ) -> Attempt<R> {
        let nonce = submission.nonce;
        match command.author(self) {
            Ok(author) => {
                if let Some(version) = author.and_then(|author| self.answered(&author, nonce)) {
                    return self.answer_again(command, version).await;
                }
            }
            Err(refusal) => return Attempt::Refused(refusal),
        }
        if let Err(refusal) = command.admit(self) {
            return Attempt::Refused(refusal);
        }
        if let Err(stale) = submission.after.map_or(Ok(()), |after| self.check_version(after)) {
            return Attempt::Refused(stale.into());
        }
        let draft = match command.decide(self, self.now) {
            Ok(draft) => draft,
            Err(refusal) => return Attempt::Refused(refusal),
        };
        let before = self.version();
        match self.try_append(draft).await {
            // Of several entries, the one that answers the request need not be the last.
            Ok(version) if version > before + 1 => {
                let author = command.author(self).ok().flatten();
                let answer = author.and_then(|author| self.answered(&author, nonce));
                Attempt::Done(answer.unwrap_or(version))
            }
            Ok(version) => Attempt::Done(version),
            Err(Failure::Log(Fault::Taken { .. })) => Attempt::Raced,
            Err(failure) => Attempt::Failed(failure),
        }
    }

    /// The answer that was given before, if it was given to the same command.
    async fn answer_again<R: From<Failure>>(&self, command: &AnyCommand<'_, F, R>, version: u64) -> Attempt<R> {
        match self.live.log.read_one(&self.live.stream, version).await {
            Ok(Some(entry)) if !command.is_answered_by(self, &entry) => {
                Attempt::Refused(Failure::NonceUsed { version }.into())
            }
            Ok(_) => Attempt::Done(version),
            Err(fault) => Attempt::Failed(fault.into()),
        }
    }

    /// Writes an entry, takes it in and shows it. If somebody was faster, what they did is taken in instead, and this is
    /// stale.
    pub async fn append(&mut self, draft: Draft<F>) -> Result<u64, Failure> {
        match self.try_append(draft).await {
            Err(Failure::Log(Fault::Taken { .. })) => {
                self.read_on().await?;
                Err(Failure::Stale { version: self.version() })
            }
            done => done,
        }
    }

    async fn try_append(&mut self, draft: Draft<F>) -> Result<u64, Failure> {
        let (live, at, after) = (self.live, self.now, self.version());
        let write = |bodies: Vec<String>| {
            let entries: Vec<_> = bodies.into_iter().map(|body| (at, body)).collect();
            let mut append = Append { stream: live.stream.clone(), after, entries, listing: None };
            append.listing = draft.listing.map(|mut listing| {
                (listing.game.version, listing.game.changed) = (append.version(), at);
                *listing
            });
            live.log.write(append)
        };
        match draft.drafted {
            Drafted::Decided(body, decision) => {
                let version = write(vec![body]).await?;
                let outcome = self.current.fold.commit(decision, at);
                let change = self.current.advance(outcome, version, at);
                live.show(&self.current, std::slice::from_ref(&change), at);
                self.current.keep(version, change);
            }
            Drafted::Entries(bodies) => {
                write(bodies.clone()).await?;
                let entries = (after + 1..).zip(bodies).map(|(version, body)| Entry { version, at, body });
                let taken_in = entries.map(|entry| self.current.take_in(&entry)).collect::<Result<Vec<_>, _>>();
                let changes = taken_in?;
                live.show(&self.current, &changes, at);
                (after + 1..).zip(changes).for_each(|(version, change)| self.current.keep(version, change));
            }
        }
        Ok(self.version())
    }

    /// Takes in what the log has and the fold has not, and shows it.
    pub async fn read_on(&mut self) -> Result<(), Failure> {
        let entries = self.live.entries_after(self.version()).await?;
        let mut changes = Vec::with_capacity(entries.len());
        let mut taken_in =
            || entries.iter().try_for_each(|entry| self.current.take_in(entry).map(|change| changes.push(change)));
        let done = taken_in();
        if !changes.is_empty() {
            self.live.show(&self.current, &changes, self.now);
            let versions = entries.iter().map(|entry| entry.version);
            versions.zip(changes).for_each(|(version, change)| self.current.keep(version, change));
        }
        Ok(done?)
    }
}

fn whole_millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
