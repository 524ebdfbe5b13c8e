//! A table as those see it who see everything later: read from the log again, each entry when its time has come.

use crate::course::{Course, Happened, Stage};
use crate::entry::Unreadable;
use crate::hosted::Promised;
use crate::scene::{Eyes, Scene, Viewer, Wanted};
use crate::table::{LITTLE, Refused, Table, now, sleep_until};
use games::Playable;
use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use store::Millis;
use words::Lang;

/// The scenes of a table, each so much later.
pub trait Late: Send + Sync {
    /// The next scene, once it may be shown; first the table as it was. Nothing is lost if this is dropped before it is
    /// ready.
    fn next(&mut self) -> Promised<'_, Result<Scene, Refused>>;
}

/// How often the log is read before the game begins, when nothing is kept back.
const OFTEN: Millis = 1000;

impl<G: Playable> Course<G> {
    /// How much later it is seen, in milliseconds: who sits down is no secret, the game is.
    fn delay(&self) -> Millis {
        if self.stage == Stage::Open { 0 } else { Millis::from(self.opened.options.delay_seconds) * 1000 }
    }

    /// The table as spectators may see it at a moment, and how many of the entries that takes.
    fn lately(
        &self,
        entries: &[store::Entry],
        moment: Millis,
        mut look: impl FnMut(Happened<G>, &store::Entry),
    ) -> Result<(Self, usize), Unreadable> {
        let mut course = self.anew(entries)?;
        let mut taken = 1;
        for entry in &entries[1..] {
            if entry.at + course.delay() > moment {
                break;
            }
            look(course.fold(entry)?, entry);
            taken += 1;
        }
        Ok((course, taken))
    }

    fn scene_late(&self, lang: Option<Lang>, whole: bool, now: Millis, happened: &[Happened<G>]) -> Scene {
        let eyes = Eyes { viewer: Viewer::Spectator, lang, changes: false };
        self.scene(Wanted { eyes, whole, now }, happened)
    }

    /// The table as spectators may see it at a moment.
    pub(crate) fn late(
        &self,
        entries: &[store::Entry],
        moment: Millis,
        lang: Option<Lang>,
    ) -> Result<Scene, Unreadable> {
        let (course, _) = self.lately(entries, moment, |_, _| {})?;
        Ok(course.scene_late(lang, true, moment - course.delay(), &[]))
    }
}

/// One who looks on later.
pub(crate) struct Later<G: Playable> {
    table: Arc<Table<G>>,
    /// The table as they know it.
    course: Course<G>,
    /// What comes next.
    ahead: VecDeque<store::Entry>,
    /// When the log was last read: whatever it did not have then is not due before the delay has passed.
    read: Millis,
    first: Option<Scene>,
    lang: Option<Lang>,
}

impl<G: Playable> Later<G> {
    /// Begins with the table as it was; whoever knows a version is told what they missed, if it is little.
    pub(crate) async fn new(table: Arc<Table<G>>, lang: Option<Lang>, known: Option<u64>) -> Result<Self, Refused> {
        let read = now();
        let mut entries = table.log.read(&table.id, 0).await?;
        let mut missed = Vec::new();
        let (course, taken) = table.course().await.lately(&entries, read, |happened, entry| {
            if known.is_some_and(|known| entry.version > known) {
                missed.push(happened);
            }
        })?;
        if missed.len() as u64 > LITTLE {
            missed.clear();
        }
        let first = Some(course.scene_late(lang, true, read - course.delay(), &missed));
        let ahead = entries.split_off(taken).into();
        table.late.fetch_add(1, Ordering::Relaxed);
        // Bots that rest because nobody looked on go on.
        table.changed.notify_one();
        Ok(Self { table, course, ahead, read, first, lang })
    }

    async fn tell(&mut self) -> Result<Scene, Refused> {
        if let Some(first) = self.first.take() {
            return Ok(first);
        }
        loop {
            if let Some(entry) = self.ahead.front() {
                sleep_until(entry.at + self.course.delay()).await;
                let happened = self.course.fold(entry)?;
                let scene = self.course.scene_late(self.lang, false, entry.at, std::slice::from_ref(&happened));
                self.ahead.pop_front();
                return Ok(scene);
            }
            match self.course.stage {
                Stage::Over | Stage::Abandoned => std::future::pending().await,
                Stage::Open => sleep_until(self.read + OFTEN).await,
                Stage::Playing => sleep_until(self.read + self.course.delay()).await,
            }
            let read = now();
            self.ahead = self.table.log.read(&self.table.id, self.course.version).await?.into();
            self.read = read;
        }
    }
}

impl<G: Playable> Late for Later<G> {
    fn next(&mut self) -> Promised<'_, Result<Scene, Refused>> {
        Box::pin(self.tell())
    }
}

impl<G: Playable> Drop for Later<G> {
    fn drop(&mut self) {
        self.table.late.fetch_sub(1, Ordering::Relaxed);
    }
}
