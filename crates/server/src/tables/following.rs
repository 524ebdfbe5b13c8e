//! Following a table: its scenes one after the other, written for one reader. A reader that falls behind begins anew
//! with the table as it is, never with nothing.

use super::referee::viewer_of;
use super::scenes;
use super::use_cases::find;
use crate::app::App;
use crate::errors::Fault;
use crate::presence::OpenPage;
use crate::requester::Requester;
use crate::session::OpenSession;
use crate::talk::Guest;
use axum::body::Bytes;
use std::sync::Arc;
use table::{AnyTable, Audience, DelayedScenes, Presence, Reader, Scene, SceneChair, Viewer, Who};
use wire::StreamQuery;
use words::{Lang, Words};

/// A scene, written.
pub(super) struct WrittenScene {
    pub(super) version: u64,
    /// Whether it cannot wait.
    pub(super) urgent: bool,
    pub(super) json: Bytes,
}

/// Where scenes come from.
enum Source {
    /// From the table, as things happen.
    Live(Reader<Arc<Scene>>),
    /// From its log, later.
    Late(Box<dyn DelayedScenes>),
}

/// A reader of one table.
pub(super) struct Following {
    scenes: Scenes,
    /// The session it was opened with: what follows is for its owner alone.
    session: Option<OpenSession>,
}

/// The scenes of one table as one audience sees them.
struct Scenes {
    app: App,
    table: Arc<dyn AnyTable>,
    source: Source,
    audience: Audience,
    /// Who reads, if they are known.
    person: Option<String>,
    words: Words,
    /// What is to be sent next, and is not yet.
    held: Option<Arc<Scene>>,
    /// Whether the reader was put out of the game: what they may see from then on, they see when they ask anew.
    is_removed: bool,
    /// Counted among those who are here.
    _page: OpenPage,
}

impl Following {
    /// A reader, who is a guest at the table for as long.
    pub(super) async fn new(
        app: App,
        id: &str,
        query: &StreamQuery,
        requester: &Requester,
        known: Option<u64>,
    ) -> Result<(Self, Guest), Fault> {
        let (table, summary) = find(&app, id, requester).await?;
        let viewer = viewer_of(&*table, &summary, requester).await;
        let lang = query.words.as_deref().and_then(Lang::parse);
        let late = summary.is_late_for(viewer);
        let audience = Audience { viewer, lang, changes: !late && query.view.as_deref() == Some("changes") };
        let (held, source) = if late {
            let late = Arc::clone(&table).watch_delayed(lang, known).await;
            (None, Source::Late(late.map_err(|refused| Fault::refused(refused, requester.words))?))
        } else {
            let (first, scenes) = table.watch(audience, known).await;
            (Some(Arc::new(first)), Source::Live(scenes))
        };
        let words = lang.map_or(requester.words, Words::new);
        let guest = app.rooms.enter(&summary.id, viewer == Viewer::Spectator);
        let person = requester.id().map(str::to_owned);
        let open = app.people.open(requester.id());
        app.measures.streams.inc();
        let session = OpenSession::of(&app.sessions, requester.person.as_ref(), requester.key.as_deref());
        let scenes = Scenes { app, table, source, audience, person, words, held, is_removed: false, _page: open };
        Ok((Self { scenes, session }, guest))
    }

    pub(super) fn app(&self) -> &App {
        &self.scenes.app
    }

    pub(super) fn table(&self) -> &dyn AnyTable {
        &*self.scenes.table
    }

    /// The hash of the key of whoever reads, if they are known.
    pub(super) fn key(&self) -> Option<&str> {
        self.session.as_ref().map(|session| session.key.as_str())
    }

    /// The next scene; to a patient reader, when one cannot wait or many do. None when the session it was opened with has
    /// ended. Nothing is lost if this is dropped before it is ready.
    pub(super) async fn next(&mut self, patient: bool) -> Option<WrittenScene> {
        let Self { scenes, session } = self;
        let Some(session) = session else { return scenes.next(patient).await };
        let app = scenes.app.clone();
        tokio::select! {
            biased;
            () = session.ended(&app.sessions, &app.store) => None,
            scene = scenes.next(patient) => scene,
        }
    }

    /// A scene that is there already.
    pub(super) async fn ready(&mut self) -> Option<WrittenScene> {
        self.scenes.ready().await
    }

    /// Has the session looked at again, where nothing else says that it has ended.
    pub(super) fn suspect(&mut self) {
        if let Some(session) = &mut self.session {
            session.suspect();
        }
    }
}

impl Scenes {
    async fn next(&mut self, patient: bool) -> Option<WrittenScene> {
        if self.is_removed {
            return None;
        }
        let scene = match self.held.take() {
            Some(scene) => scene,
            None => match &mut self.source {
                Source::Late(late) => Arc::new(late.next().await.ok()?),
                Source::Live(scenes) => match scenes.next(patient).await {
                    Some(scene) => scene,
                    None => {
                        let (newest, scenes) = self.table.watch(self.audience, None).await;
                        self.source = Source::Live(scenes);
                        Arc::new(newest)
                    }
                },
            },
        };
        if self.sits_another(&scene) {
            self.is_removed = true;
            return None;
        }
        let scene = self.held.insert(scene);
        let told = write(&self.app, scene, self.words).await;
        self.is_removed = removes(scene, self.audience.viewer);
        self.held = None;
        told
    }

    async fn ready(&mut self) -> Option<WrittenScene> {
        let scene = match &mut self.source {
            Source::Live(scenes) if self.held.is_none() && !self.is_removed => scenes.ready()?,
            Source::Live(_) | Source::Late(_) => return None,
        };
        if self.sits_another(&scene) {
            self.is_removed = true;
            return None;
        }
        self.is_removed = removes(&scene, self.audience.viewer);
        write(&self.app, &scene, self.words).await
    }

    /// Whether the chair through which this reader sees the table is not theirs any more: what comes is not for them.
    fn sits_another(&self, scene: &Scene) -> bool {
        let Viewer::Player(player) = self.audience.viewer else { return false };
        let chair = scene.about.as_ref().and_then(|about| about.seats.get(player));
        let is_own = |chair: &SceneChair| matches!(&chair.who, Some(Who::Person(person)) if Some(person) == self.person.as_ref());
        chair.is_some_and(|chair| !is_own(chair))
    }
}

/// Whether a scene says that its viewer was put out of the game.
fn removes(scene: &Scene, viewer: Viewer) -> bool {
    let Viewer::Player(player) = viewer else { return false };
    let chair = scene.about.as_ref().and_then(|about| about.seats.get(player));
    chair.is_some_and(|chair| matches!(chair.presence, Presence::Removed | Presence::Left))
}

async fn write(app: &App, scene: &Scene, words: Words) -> Option<WrittenScene> {
    let json = scenes::write(app, scene, words).await.ok()?;
    Some(WrittenScene { version: scene.version, urgent: scene.is_urgent(), json })
}

impl Drop for Scenes {
    fn drop(&mut self) {
        self.app.measures.streams.dec();
    }
}
