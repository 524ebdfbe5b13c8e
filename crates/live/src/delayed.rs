//! A fold as those see it who see everything later: read from the log again, each entry when its time has come.

use crate::command::Failure;
use crate::fold::{Fold, SceneSpec, Stamp, Unreadable};
use crate::history::{History, RESUME_ENTRIES_MAX};
use crate::host::Live;
use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use store::{Entry, Millis};

/// How often the log is read while what comes next may be shown at once.
const READ_EVERY_MS: Millis = 1000;

/// A reader who sees everything later.
pub struct Delayed<F: Fold> {
    live: Arc<Live<F>>,
    past: Past<F>,
    audience: F::Audience,
    /// When the log was last read: whatever it did not have then is not due before the shortest delay has passed.
    read_at: Millis,
    /// The state they begin with, until it is taken.
    beginning: Option<F::Scene>,
}

/// A fold as it was some time ago.
struct Past<F: Fold> {
    fold: F,
    version: u64,
    /// By how much the newest entry taken in was delayed.
    lag: Millis,
    /// The entries that are not to be shown yet, oldest first.
    ahead: VecDeque<Entry>,
}

impl<F: Fold> Past<F> {
    /// The state that may be shown at a time, looking at each entry on the way.
    fn at(history: History<F>, now: Millis, mut look: impl FnMut(F::Change, u64)) -> Result<Self, Unreadable> {
        let (fold, entries) = history.into_parts();
        let mut ahead: VecDeque<Entry> = entries.into();
        let version = ahead.pop_front().map_or(0, |first| first.version);
        let mut past = Self { fold, version, lag: 0, ahead };
        while past.due().is_some_and(|due| due <= now) {
            if let Some(change) = past.step()? {
                look(change, past.version);
            }
        }
        Ok(past)
    }

    /// The same, with what happened after a version that somebody knows.
    fn since(history: History<F>, now: Millis, known: Option<u64>) -> Result<(Self, Vec<F::Change>), Unreadable> {
        let mut missed = Vec::new();
        let past = Self::at(history, now, |change, version| {
            if known.is_some_and(|known| version > known) {
                missed.push(change);
            }
        })?;
        Ok((past, missed))
    }

    /// When the next entry may be shown.
    fn due(&self) -> Option<Millis> {
        self.ahead.front().map(|entry| entry.at + self.fold.delay(entry))
    }

    /// Takes the next entry in. It stays ahead if it cannot be read.
    fn step(&mut self) -> Result<Option<F::Change>, Unreadable> {
        let Some(entry) = self.ahead.front() else { return Ok(None) };
        let lag = self.fold.delay(entry);
        let outcome = self.fold.take_in(entry)?;
        (self.version, self.lag) = (entry.version, lag);
        self.ahead.pop_front();
        Ok(Some(outcome.change))
    }

    fn scene(&self, audience: F::Audience, whole: bool, now: Millis, changes: &[F::Change]) -> F::Scene {
        let stamp = Stamp { version: self.version, now: now - self.lag };
        self.fold.scene(SceneSpec { audience, whole, stamp }, changes)
    }
}

impl<F: Fold> Live<F> {
    /// What an audience that sees everything later sees now.
    pub async fn delayed_scene(&self, audience: F::Audience) -> Result<F::Scene, Failure> {
        let (history, now) = (self.history().await?, self.now());
        let past = history.read(move |history| Past::at(history, now, |_, _| {})).await?;
        Ok(past.scene(audience, true, now, &[]))
    }
}

impl<F: Fold> Delayed<F> {
    /// Begins with the state as it was; whoever knows a version is told what they missed, if it is little.
    pub async fn new(live: Arc<Live<F>>, audience: F::Audience, known: Option<u64>) -> Result<Self, Failure> {
        let read_at = live.now();
        let history = live.history().await?;
        let (past, mut missed) = history.read(move |history| Past::since(history, read_at, known)).await?;
        if missed.len() as u64 > RESUME_ENTRIES_MAX {
            missed.clear();
        }
        let beginning = Some(past.scene(audience, true, read_at, &missed));
        live.delayed_readers.fetch_add(1, Ordering::Relaxed);
        live.wake_driver();
        Ok(Self { live, past, audience, read_at, beginning })
    }

    /// The next scene, once it may be shown. Nothing is lost if this is dropped before it is ready.
    pub async fn next(&mut self) -> Result<F::Scene, Failure> {
        if let Some(beginning) = self.beginning.take() {
            return Ok(beginning);
        }
        loop {
            if let Some(due) = self.past.due() {
                self.live.sleep_until(due).await;
                if let Some(change) = self.past.step()? {
                    return Ok(self.past.scene(self.audience, false, due, &[change]));
                }
            }
            self.read_on().await?;
        }
    }

    /// Reads the log once it can have something that is due.
    async fn read_on(&mut self) -> Result<(), Failure> {
        if self.past.fold.is_over() {
            std::future::pending::<()>().await;
        }
        self.live.sleep_until(self.read_at + self.past.fold.shortest_delay().max(READ_EVERY_MS)).await;
        let read_at = self.live.now();
        self.past.ahead = self.live.entries_after(self.past.version).await?.into();
        self.read_at = read_at;
        Ok(())
    }
}

impl<F: Fold> Drop for Delayed<F> {
    fn drop(&mut self) {
        self.live.delayed_readers.fetch_sub(1, Ordering::Relaxed);
    }
}
