//! A live table: one course behind a lock, the log it is written to, and those who watch.
//!
//! Every change goes the same way: decide on the course as it is, append to the log at the next version, and only then
//! take it in and show it. If somebody else was faster the log says so, and what they did is read first.

use crate::chairs::Presence;
use crate::course::{ABANDONED, Course, Draft, Happened, STOPPED, Stage};
use crate::entry::{self, Sat, Unreadable, Who};
use crate::reader::{Reader, Teller, pair};
use crate::scene::{Eyes, Scene, Shown, Viewer, Wanted};
use chance::PlayerSeed;
use frame::{Actor, Seat};
use games::Playable;
use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex as Lock};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use store::{Fault, Log, Millis};
use tokio::sync::{Mutex, MutexGuard, Notify};
use words::{Lang, Words};

/// Milliseconds since 1970: the one place where a table reads a clock.
#[must_use]
pub fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
}

/// Waits for a moment.
pub(crate) async fn sleep_until(moment: Millis) {
    let left = u64::try_from(moment - now()).unwrap_or_default();
    tokio::time::sleep(Duration::from_millis(left)).await;
}

/// Why a table did not do what was asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused {
    /// The asker does not know what has happened since.
    #[error("the table is at version {version}")]
    Stale {
        /// The version it is at.
        version: u64,
    },
    /// The rules say no.
    #[error("{text}")]
    Rules {
        /// The rule.
        rule: String,
        /// The article, where the regulation has one.
        article: Option<String>,
        /// In the asker's language, with rule and article.
        words: String,
        /// In the words of a record.
        text: String,
    },
    /// It is no command.
    #[error("{0}")]
    Malformed(String),
    /// Who asks does not sit at this table.
    #[error("not at this table")]
    NotSeated,
    /// Who asks sits there already.
    #[error("already at this table")]
    AlreadySeated,
    /// There is no free chair.
    #[error("no free chair")]
    Full,
    /// The chairs that are free are kept for those who have the invitation.
    #[error("the free chairs are kept for those who have the invitation")]
    ByLink,
    /// Not at this stage of the table.
    #[error("not now: the table is {}", .0.word())]
    NotNow(Stage),
    /// It could not be written down, so it did not happen.
    #[error("{0}")]
    Store(Fault),
    /// The log has something this program cannot read.
    #[error("{0}")]
    Unreadable(#[from] Unreadable),
}

impl From<Fault> for Refused {
    fn from(fault: Fault) -> Self {
        Self::Store(fault)
    }
}

/// Those who look with the same eyes.
#[derive(Default)]
struct Audience {
    readers: Vec<Teller<Arc<Scene>>>,
    shown: Shown,
}

/// Everybody who watches.
#[derive(Default)]
struct Audiences {
    by: HashMap<Eyes, Audience>,
    /// The view, as those who are shown changes have it but for their own line.
    shown: String,
}

/// How many entries somebody who reconnects is told.
pub(crate) const LITTLE: u64 = 48;

/// A live game.
pub(crate) struct Table<G: Playable> {
    pub(crate) id: String,
    pub(crate) log: Arc<dyn Log>,
    course: Mutex<Course<G>>,
    audiences: Lock<Audiences>,
    /// How many look on who see everything later.
    pub(crate) late: AtomicUsize,
    /// Wakes whoever runs the clocks and bots.
    pub(crate) changed: Notify,
    /// Until when they wait.
    pub(crate) waits_until: AtomicI64,
    /// When it was last used.
    pub(crate) used: AtomicI64,
}

/// A command as it comes from a player.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// Who.
    pub person: &'a str,
    /// The version they know.
    pub after: u64,
    /// The name of this request.
    pub nonce: &'a str,
    /// What they want, in the words of a record.
    pub command: &'a str,
    /// The language a refusal is told in.
    pub words: Words,
}

impl<G: Playable> Table<G> {
    pub(crate) fn new(id: String, log: Arc<dyn Log>, course: Course<G>) -> Self {
        let used = AtomicI64::new(now());
        Self {
            id,
            log,
            course: Mutex::new(course),
            audiences: Lock::default(),
            late: AtomicUsize::new(0),
            changed: Notify::new(),
            waits_until: AtomicI64::new(Millis::MAX),
            used,
        }
    }

    pub(crate) async fn course(&self) -> MutexGuard<'_, Course<G>> {
        self.used.store(now(), Ordering::Relaxed);
        self.course.lock().await
    }

    /// A player's command.
    pub(crate) async fn act(&self, asked: Asked<'_>) -> Result<u64, Refused> {
        let mut course = self.course().await;
        let player = course.chair_of(asked.person).ok_or(Refused::NotSeated)?;
        check_nonce(asked.nonce)?;
        if let Some(version) = course.answered(player, asked.nonce) {
            return Ok(version);
        }
        if course.stage != Stage::Playing {
            return Err(Refused::NotNow(course.stage));
        }
        if asked.after != course.version {
            return Err(Refused::Stale { version: course.version });
        }
        let seat = course.seat_of(player).ok_or(Refused::NotSeated)?;
        let command =
            G::read_command(&course.setup, asked.command).map_err(|fault| Refused::Malformed(fault.to_string()))?;
        let at = now();
        let draft = course
            .draft(Actor::Seat(seat), command, Some((player, asked.nonce)), at)
            .map_err(|refusal| self.refused(&course, &refusal, asked.words))?;
        self.write(&mut course, draft, at).await
    }

    fn refused(&self, course: &Course<G>, refusal: &G::Refusal, words: Words) -> Refused {
        let rule = G::rule(refusal).to_string();
        let article = course.regulation.article(&rule).map(|source| speech::regulation::citation(words, source));
        let names = G::names(&course.setup, &course.state);
        Refused::Rules {
            words: G::say_refusal_with_rule(words, refusal, &names, article.as_deref()),
            text: G::print_refusal(&course.setup, refusal),
            rule,
            article,
        }
    }

    /// Appends a draft, takes it in and shows it.
    pub(crate) async fn write(&self, course: &mut Course<G>, draft: Draft<G>, at: Millis) -> Result<u64, Refused> {
        match self.log.append(&self.id, course.version, at, draft.body.clone()).await {
            Ok(version) => {
                let happened = course.commit(draft, version, at);
                self.show(course, std::slice::from_ref(&happened));
                Ok(version)
            }
            Err(fault) => Err(self.not_written(course, fault).await),
        }
    }

    /// Appends an entry that is no move.
    pub(crate) async fn note(&self, course: &mut Course<G>, body: String) -> Result<u64, Refused> {
        let at = now();
        match self.log.append(&self.id, course.version, at, body.clone()).await {
            Ok(version) => {
                let happened = course.fold(&store::Entry { version, at, body })?;
                self.show(course, std::slice::from_ref(&happened));
                Ok(version)
            }
            Err(fault) => Err(self.not_written(course, fault).await),
        }
    }

    /// Somebody was faster: then what they did is read.
    async fn not_written(&self, course: &mut Course<G>, fault: Fault) -> Refused {
        match fault {
            Fault::Taken { .. } => match self.read_on(course).await {
                Ok(()) => Refused::Stale { version: course.version },
                Err(refused) => refused,
            },
            other => Refused::Store(other),
        }
    }

    /// Takes in what the log has and the course has not.
    pub(crate) async fn catch_up(&self) -> Result<(), Refused> {
        let mut course = self.course().await;
        self.read_on(&mut course).await
    }

    async fn read_on(&self, course: &mut Course<G>) -> Result<(), Refused> {
        let entries = self.log.read(&self.id, course.version).await?;
        let mut happened = Vec::with_capacity(entries.len());
        for entry in &entries {
            happened.push(course.fold(entry)?);
        }
        if !happened.is_empty() {
            self.show(course, &happened);
        }
        Ok(())
    }

    /// Takes a free chair.
    pub(crate) async fn sit(
        &self,
        who: Who,
        seed: PlayerSeed,
        nonce: &str,
        invitation: Option<&str>,
    ) -> Result<u64, Refused> {
        let mut course = self.course().await;
        check_nonce(nonce)?;
        if let Who::Person(person) = &who
            && let Some(player) = course.chair_of(person)
        {
            return course.answered(player, nonce).ok_or(Refused::AlreadySeated);
        }
        if course.stage != Stage::Open {
            return Err(Refused::NotNow(course.stage));
        }
        let player = course.chair_for(&who, invitation)?;
        let sat = Sat { player, who, seed, nonce: Some(nonce.to_owned()) };
        let version = self.note(&mut course, sat.print()).await?;
        if course.is_full() {
            self.begin(&mut course).await?;
        }
        Ok(version)
    }

    /// The chairs are taken and the seeds given: the game begins.
    pub(crate) async fn begin(&self, course: &mut Course<G>) -> Result<u64, Refused> {
        let at = now();
        let draft = course.draft_beginning(at);
        self.write(course, draft, at).await
    }

    /// Gives a chair back before the game.
    pub(crate) async fn leave(&self, person: &str, nonce: &str) -> Result<u64, Refused> {
        let mut course = self.course().await;
        check_nonce(nonce)?;
        let player = course.chair_of(person).ok_or(Refused::NotSeated)?;
        if course.stage != Stage::Open {
            return Err(Refused::NotNow(course.stage));
        }
        self.rise(&mut course, player, Some(nonce)).await
    }

    /// Frees a chair before the game; a table that no person is left at is given up.
    async fn rise(&self, course: &mut Course<G>, player: usize, nonce: Option<&str>) -> Result<u64, Refused> {
        let version = self.note(course, entry::print_left(player, nonce)).await?;
        if course.chairs.iter().any(|chair| matches!(chair.who, Some(Who::Person(_)))) {
            return Ok(version);
        }
        self.note(course, ABANDONED.to_owned()).await
    }

    /// Somebody goes for good: the seat is played on as the table says, or is free again before the game.
    pub(crate) async fn forsake(&self, person: &str) -> Result<(), Refused> {
        self.catch_up().await?;
        let mut course = self.course().await;
        let Some(player) = course.chair_of(person) else { return Ok(()) };
        match course.stage {
            Stage::Playing if course.chairs[player].presence == Presence::Here => {
                self.note(&mut course, format!("away {player}")).await.map(drop)
            }
            Stage::Open => self.rise(&mut course, player, None).await.map(drop),
            Stage::Playing | Stage::Over | Stage::Abandoned => Ok(()),
        }
    }

    /// Takes one's seat back.
    pub(crate) async fn come_back(&self, person: &str, nonce: &str) -> Result<u64, Refused> {
        let mut course = self.course().await;
        check_nonce(nonce)?;
        let player = course.chair_of(person).ok_or(Refused::NotSeated)?;
        if let Some(version) = course.answered(player, nonce) {
            return Ok(version);
        }
        if course.stage != Stage::Playing {
            return Err(Refused::NotNow(course.stage));
        }
        self.note(&mut course, entry::print_returned(player, Some(nonce))).await
    }

    /// Nobody is going to play here.
    pub(crate) async fn abandon(&self) -> Result<u64, Refused> {
        let mut course = self.course().await;
        if course.stage != Stage::Open {
            return Err(Refused::NotNow(course.stage));
        }
        self.note(&mut course, ABANDONED.to_owned()).await
    }

    /// The server stops in an orderly way.
    pub(crate) async fn stop(&self) -> Result<(), Refused> {
        let mut course = self.course().await;
        if course.stage == Stage::Playing {
            self.note(&mut course, STOPPED.to_owned()).await?;
        }
        Ok(())
    }

    /// The referee's or the clock's command, as whoever runs the clocks gives it.
    pub(crate) async fn rule(&self, actor: Actor, command: G::Command, after: u64) -> Result<u64, Refused> {
        let mut course = self.course().await;
        if course.version != after {
            return Err(Refused::Stale { version: course.version });
        }
        let at = now();
        let draft = course
            .draft(actor, command, None, at)
            .map_err(|refusal| self.refused(&course, &refusal, Words::new(Lang::En)))?;
        self.write(&mut course, draft, at).await
    }

    /// A bot's move at this seat.
    pub(crate) async fn bot_move(&self, seat: Seat, command: G::Command, after: u64) -> Result<u64, Refused> {
        self.rule(Actor::Seat(seat), command, after).await
    }

    /// Shows everybody who watches what happened.
    fn show(&self, course: &Course<G>, happened: &[Happened<G>]) {
        let moved = happened.iter().all(|happened| !happened.chairs);
        if !(moved && course.leaves_alone(self.waits_until.load(Ordering::Relaxed))) {
            self.changed.notify_one();
        }
        let mut audiences = self.audiences();
        let Audiences { by, shown } = &mut *audiences;
        let at = now();
        by.retain(|_, audience| {
            audience.readers.retain(|reader| !reader.is_alone());
            !audience.readers.is_empty()
        });
        let common = by.keys().any(|eyes| eyes.changes).then(|| {
            let (common, view) = course.common(shown, happened, at);
            *shown = view;
            Arc::new(common)
        });
        let mut plain = Vec::new();
        for (&eyes, audience) in by {
            let wanted = Wanted { eyes, whole: false, now: at };
            let scene = match common.as_ref().filter(|_| eyes.changes) {
                Some(common) => match course.changes(wanted, happened, common, &mut audience.shown) {
                    Some(scene) => Arc::new(scene),
                    None => shared(&mut plain, eyes.lang, || course.plain(happened, common, eyes.lang, at)),
                },
                None => Arc::new(course.scene(wanted, happened)),
            };
            let urgent = scene.is_urgent();
            audience.readers.retain(|reader| reader.tell(Arc::clone(&scene), urgent));
        }
    }

    /// The table now, as a viewer sees it.
    pub(crate) async fn scene(&self, viewer: Viewer, lang: Option<Lang>) -> Scene {
        let eyes = Eyes { viewer, lang, changes: false };
        self.course().await.scene(Wanted { eyes, whole: true, now: now() }, &[])
    }

    /// The table now and everything after it. Whoever knows a version is told what they missed, if it is little.
    pub(crate) async fn watch(&self, eyes: Eyes, known: Option<u64>) -> (Scene, Reader<Arc<Scene>>) {
        let course = self.course().await;
        let missed = self.missed(&course, known).await;
        let scene = course.scene(Wanted { eyes, whole: true, now: now() }, &missed);
        let (reader, scenes) = pair();
        let mut audiences = self.audiences();
        let Audiences { by, shown } = &mut *audiences;
        let audience = by.entry(eyes).or_default();
        audience.readers.push(reader);
        if eyes.changes {
            *shown = course.view(None);
            let own = course.seat_with(eyes.viewer).map(|seat| course.own_line(seat)).unwrap_or_default();
            audience.shown = Shown { own, you: course.known(eyes.viewer) };
        }
        // Bots that rest because nobody looked on go on.
        self.changed.notify_one();
        (scene, scenes)
    }

    /// What happened since somebody last heard, if it is little. It is read again from the log: who reconnects waits a
    /// moment, and a table that nobody touches takes no room for it.
    async fn missed(&self, course: &Course<G>, known: Option<u64>) -> Vec<Happened<G>> {
        let recent = |&known: &u64| known < course.version && course.version - known <= LITTLE;
        let Some(known) = known.filter(recent) else { return Vec::new() };
        let entries = self.log.read(&self.id, 0).await.unwrap_or_default();
        course.since(&entries, known).unwrap_or_default()
    }

    /// How many watch.
    pub(crate) fn watchers(&self) -> usize {
        let watching = |audience: &Audience| audience.readers.iter().filter(|reader| !reader.is_alone()).count();
        self.audiences().by.values().map(watching).sum::<usize>() + self.late.load(Ordering::Relaxed)
    }

    fn audiences(&self) -> std::sync::MutexGuard<'_, Audiences> {
        self.audiences.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

/// The scene of those who want this language, made if nobody has had it yet.
fn shared(plain: &mut Vec<(Option<Lang>, Arc<Scene>)>, lang: Option<Lang>, make: impl FnOnce() -> Scene) -> Arc<Scene> {
    if let Some((_, scene)) = plain.iter().find(|(of, _)| *of == lang) {
        return Arc::clone(scene);
    }
    let scene = Arc::new(make());
    plain.push((lang, Arc::clone(&scene)));
    scene
}

fn check_nonce(nonce: &str) -> Result<(), Refused> {
    if entry::is_nonce(nonce) {
        return Ok(());
    }
    Err(Refused::Malformed("nonce: 1 to 64 of A-Z a-z 0-9 - _ . expected".to_owned()))
}
