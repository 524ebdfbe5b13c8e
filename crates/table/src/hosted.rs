//! A table whichever game it hosts: what the edge asks of it.

use crate::course::Stage;
use crate::entry::Who;
use crate::history::Told;
use crate::invitation::Invitation;
use crate::late::{Late, Later};
use crate::options::Options;
use crate::reader::Reader;
use crate::scene::{Eyes, Placed, Scene, Viewer};
use crate::table::{Asked, Refused, Table, now};
use crate::{chairs::Chair, driver};
use chance::{PlayerSeed, Seeded};
use games::Playable;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use store::Millis;
use tokio::sync::watch;
use words::Lang;

/// What will be known.
pub type Promised<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// What the index keeps of a table.
#[derive(Clone, Debug)]
pub struct Summary {
    /// Its id.
    pub id: String,
    /// How far it is.
    pub stage: Stage,
    /// The version it is at.
    pub version: u64,
    /// The regulation's id.
    pub regulation: String,
    /// What was agreed on.
    pub options: Options,
    /// Who opened it.
    pub by: Option<String>,
    /// The word for the chairs that are kept.
    pub invitation: Option<Invitation>,
    /// The chairs.
    pub chairs: Vec<Chair>,
    /// The result, once it is over.
    pub result: Vec<Placed>,
    /// Whether the last thing that happened was that the server stopped.
    pub stopped: bool,
    /// Whether somebody was put out or away at the end: then no rating changes.
    pub disturbed: bool,
    /// When it was opened.
    pub created: Millis,
    /// When something last happened.
    pub changed: Millis,
}

impl Summary {
    /// The word to be passed on, if this person may: who opened the table, and who came with it.
    #[must_use]
    pub fn invitation_for(&self, person: &str) -> Option<&Invitation> {
        let came = self.kept_chairs().iter().any(|chair| chair.is_of(person));
        self.invitation.as_ref().filter(|_| came || self.by.as_deref() == Some(person))
    }

    /// Whether a viewer sees everything later.
    #[must_use]
    pub fn is_late_for(&self, viewer: Viewer) -> bool {
        let goes_on = matches!(self.stage, Stage::Open | Stage::Playing);
        viewer == Viewer::Spectator && goes_on && self.options.delay_seconds > 0
    }

    /// The chairs that are kept for those who have the invitation: the last ones.
    fn kept_chairs(&self) -> &[Chair] {
        &self.chairs[self.options.for_all(self.chairs.len())..]
    }

    /// How many of them are free.
    pub(crate) fn kept(&self) -> usize {
        self.kept_chairs().iter().filter(|chair| chair.who.is_none()).count()
    }

    /// Whether anybody at all may sit down.
    fn is_open_to_all(&self) -> bool {
        self.chairs.iter().filter(|chair| chair.who.is_none()).count() > self.kept()
    }

    /// Whether it is shown in the lobby: while seats are taken, if anybody may take one; then, if anybody may look on.
    pub(crate) fn is_listed(&self) -> bool {
        let of_use = if self.stage == Stage::Open { self.is_open_to_all() } else { self.options.spectators };
        self.options.listed && of_use
    }
}

/// A table of any game.
pub trait Hosted: Send + Sync {
    /// A player's command: the version it led to.
    fn act<'a>(&'a self, asked: Asked<'a>) -> Promised<'a, Result<u64, Refused>>;

    /// Takes a free chair; with the invitation also one that is kept.
    fn sit<'a>(
        &'a self,
        who: Who,
        seed: PlayerSeed,
        nonce: &'a str,
        invitation: Option<&'a str>,
    ) -> Promised<'a, Result<u64, Refused>>;

    /// Gives a chair back before the game.
    fn leave<'a>(&'a self, person: &'a str, nonce: &'a str) -> Promised<'a, Result<u64, Refused>>;

    /// Goes for good, wherever one sits.
    fn forsake<'a>(&'a self, person: &'a str) -> Promised<'a, Result<(), Refused>>;

    /// Takes one's seat back from whoever stands in.
    fn come_back<'a>(&'a self, person: &'a str, nonce: &'a str) -> Promised<'a, Result<u64, Refused>>;

    /// Gives up a table that has not begun.
    fn abandon(&self) -> Promised<'_, Result<u64, Refused>>;

    /// Writes down that the server stops.
    fn stop(&self) -> Promised<'_, Result<(), Refused>>;

    /// Takes in what happened elsewhere.
    fn catch_up(&self) -> Promised<'_, Result<(), Refused>>;

    /// Gives everybody the time back in which nobody ran the clocks.
    fn give_back(&self, milliseconds: i64) -> Promised<'_, Result<(), Refused>>;

    /// Whose eyes a person has at this table.
    fn viewer<'a>(&'a self, person: Option<&'a str>) -> Promised<'a, Viewer>;

    /// The table now.
    fn scene(&self, viewer: Viewer, lang: Option<Lang>) -> Promised<'_, Scene>;

    /// The table now and everything after it.
    fn watch(&self, eyes: Eyes, known: Option<u64>) -> Promised<'_, (Scene, Reader<Arc<Scene>>)>;

    /// The table as spectators may see it now, where they see it later.
    fn late(&self, lang: Option<Lang>) -> Promised<'_, Result<Scene, Refused>>;

    /// That, and everything after it in its time.
    fn watch_late(
        self: Arc<Self>,
        lang: Option<Lang>,
        known: Option<u64>,
    ) -> Promised<'static, Result<Box<dyn Late>, Refused>>;

    /// The record; `names` are the players', in their order.
    fn record(&self, viewer: Viewer, names: Vec<String>) -> Promised<'_, Result<String, Refused>>;

    /// Every moment of the game.
    fn replay(&self, viewer: Viewer, lang: Option<Lang>) -> Promised<'_, Result<Vec<Scene>, Refused>>;

    /// The last things that happened up to a version, so many at most.
    fn story(&self, viewer: Viewer, lang: Lang, last: (u64, usize)) -> Promised<'_, Result<Vec<Told>, Refused>>;

    /// What the index keeps.
    fn summary(&self) -> Promised<'_, Summary>;

    /// Runs clocks and bots until the game is over or the node stops.
    fn drive(self: Arc<Self>, minds: Seeded, stop: watch::Receiver<bool>) -> Promised<'static, ()>;

    /// How many watch.
    fn watchers(&self) -> usize;

    /// When it was last used.
    fn used(&self) -> Millis;
}

impl<G: Playable> Hosted for Table<G> {
    fn act<'a>(&'a self, asked: Asked<'a>) -> Promised<'a, Result<u64, Refused>> {
        Box::pin(self.act(asked))
    }

    fn sit<'a>(
        &'a self,
        who: Who,
        seed: PlayerSeed,
        nonce: &'a str,
        invitation: Option<&'a str>,
    ) -> Promised<'a, Result<u64, Refused>> {
        Box::pin(self.sit(who, seed, nonce, invitation))
    }

    fn leave<'a>(&'a self, person: &'a str, nonce: &'a str) -> Promised<'a, Result<u64, Refused>> {
        Box::pin(self.leave(person, nonce))
    }

    fn come_back<'a>(&'a self, person: &'a str, nonce: &'a str) -> Promised<'a, Result<u64, Refused>> {
        Box::pin(self.come_back(person, nonce))
    }

    fn forsake<'a>(&'a self, person: &'a str) -> Promised<'a, Result<(), Refused>> {
        Box::pin(self.forsake(person))
    }

    fn abandon(&self) -> Promised<'_, Result<u64, Refused>> {
        Box::pin(self.abandon())
    }

    fn stop(&self) -> Promised<'_, Result<(), Refused>> {
        Box::pin(self.stop())
    }

    fn catch_up(&self) -> Promised<'_, Result<(), Refused>> {
        Box::pin(self.catch_up())
    }

    fn give_back(&self, milliseconds: i64) -> Promised<'_, Result<(), Refused>> {
        Box::pin(async move {
            let mut course = self.course().await;
            if course.stage == Stage::Playing {
                self.note(&mut course, format!("idle {milliseconds}")).await?;
            }
            Ok(())
        })
    }

    fn viewer<'a>(&'a self, person: Option<&'a str>) -> Promised<'a, Viewer> {
        Box::pin(async move {
            let course = self.course().await;
            person.and_then(|person| course.chair_of(person)).map_or(Viewer::Spectator, Viewer::Player)
        })
    }

    fn scene(&self, viewer: Viewer, lang: Option<Lang>) -> Promised<'_, Scene> {
        Box::pin(self.scene(viewer, lang))
    }

    fn watch(&self, eyes: Eyes, known: Option<u64>) -> Promised<'_, (Scene, Reader<Arc<Scene>>)> {
        Box::pin(self.watch(eyes, known))
    }

    fn late(&self, lang: Option<Lang>) -> Promised<'_, Result<Scene, Refused>> {
        Box::pin(async move {
            let entries = self.log.read(&self.id, 0).await?;
            Ok(self.course().await.late(&entries, now(), lang)?)
        })
    }

    fn watch_late(
        self: Arc<Self>,
        lang: Option<Lang>,
        known: Option<u64>,
    ) -> Promised<'static, Result<Box<dyn Late>, Refused>> {
        Box::pin(async move { Ok(Box::new(Later::new(self, lang, known).await?) as Box<dyn Late>) })
    }

    fn record(&self, viewer: Viewer, names: Vec<String>) -> Promised<'_, Result<String, Refused>> {
        Box::pin(async move {
            let entries = self.log.read(&self.id, 0).await?;
            Ok(self.course().await.record(&entries, viewer, names)?)
        })
    }

    fn replay(&self, viewer: Viewer, lang: Option<Lang>) -> Promised<'_, Result<Vec<Scene>, Refused>> {
        Box::pin(async move {
            let entries = self.log.read(&self.id, 0).await?;
            Ok(self.course().await.replay(&entries, viewer, lang)?)
        })
    }

    fn story(&self, viewer: Viewer, lang: Lang, last: (u64, usize)) -> Promised<'_, Result<Vec<Told>, Refused>> {
        Box::pin(async move {
            let entries = self.log.read(&self.id, 0).await?;
            Ok(self.course().await.story(&entries, viewer, lang, last)?)
        })
    }

    fn summary(&self) -> Promised<'_, Summary> {
        Box::pin(async move {
            let course = self.course().await;
            let away = |chair: &Chair| chair.presence != crate::chairs::Presence::Here;
            Summary {
                id: self.id.clone(),
                stage: course.stage,
                stopped: course.stopped,
                version: course.version,
                regulation: course.opened.regulation.clone(),
                options: course.opened.options.clone(),
                by: course.opened.by.clone(),
                invitation: course.opened.invitation.clone(),
                disturbed: course.chairs.iter().any(away) || G::somebody_excluded(&course.setup, &course.state),
                chairs: course.chairs.clone(),
                result: course.result(),
                created: course.created,
                changed: course.at,
            }
        })
    }

    fn drive(self: Arc<Self>, minds: Seeded, stop: watch::Receiver<bool>) -> Promised<'static, ()> {
        Box::pin(driver::drive(self, minds, stop))
    }

    fn watchers(&self) -> usize {
        self.watchers()
    }

    fn used(&self) -> Millis {
        self.used.load(Ordering::Relaxed).min(now())
    }
}
