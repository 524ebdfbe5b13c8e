//! Following a table: its scenes one after the other, written for one reader. A reader that falls behind begins anew
//! with the table as it is, never with nothing.

use crate::api::tables::find;
use crate::app::App;
use crate::asker::Asker;
use crate::fault::Fault;
use crate::scenes;
use axum::body::Bytes;
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;
use table::{Eyes, Hosted, Scene, Stage, Viewer, now};
use tokio::sync::mpsc::Receiver;
use words::{Lang, Words};

/// How a reader wants its scenes.
#[derive(Deserialize)]
pub(crate) struct Wishes {
    /// Sentences in this language.
    words: Option<String>,
    /// `changes`: of the view only what has changed.
    view: Option<String>,
    /// The version the reader knows.
    pub(super) after: Option<u64>,
}

/// A scene, written.
pub(super) struct Told {
    pub(super) version: u64,
    /// Whether the reader is asked, or the game has begun or ended.
    pub(super) urgent: bool,
    pub(super) json: Bytes,
}

/// A reader of one table.
pub(super) struct Following {
    pub(super) app: App,
    pub(super) table: Arc<dyn Hosted>,
    scenes: Receiver<Arc<Scene>>,
    eyes: Eyes,
    words: Words,
    /// How much later a spectator sees everything.
    delay: i64,
    /// What is to be sent next, and is not yet.
    held: Option<Arc<Scene>>,
}

impl Following {
    pub(super) async fn new(
        app: App,
        id: &str,
        wishes: &Wishes,
        asker: &Asker,
        known: Option<u64>,
    ) -> Result<Self, Fault> {
        let (table, summary) = find(&app, id, asker).await?;
        let viewer = table.viewer(asker.id()).await;
        let lang = wishes.words.as_deref().and_then(Lang::parse);
        let delay = match viewer {
            Viewer::Spectator if summary.stage != Stage::Over => i64::from(summary.options.delay_seconds) * 1000,
            Viewer::Spectator | Viewer::Player(_) => 0,
        };
        // Who sees everything later begins in the past, with scenes missing in between: each of them is whole.
        let eyes = Eyes { viewer, lang, changes: delay == 0 && wishes.view.as_deref() == Some("changes") };
        let (mut first, scenes) = table.watch(eyes, known).await;
        if delay > 0 {
            first = table.as_of(now() - delay, lang).await.map_err(|refused| Fault::refused(refused, asker.words))?;
        }
        let words = lang.map_or(asker.words, Words::new);
        app.measures.streams.inc();
        Ok(Self { app, table, scenes, eyes, words, delay, held: Some(Arc::new(first)) })
    }

    /// The next scene. Nothing is lost if this is dropped before it is ready.
    pub(super) async fn next(&mut self) -> Option<Told> {
        if self.held.is_none() {
            match self.scenes.recv().await {
                Some(scene) => {
                    self.held = Some(scene);
                    self.wait().await;
                }
                None => {
                    let (newest, scenes) = self.table.watch(self.eyes, None).await;
                    self.scenes = scenes;
                    self.held = Some(Arc::new(newest));
                }
            }
        }
        let scene = self.held.take()?;
        self.write(&scene).await
    }

    /// A scene that is there already.
    pub(super) async fn ready(&mut self) -> Option<Told> {
        if self.delay > 0 || self.held.is_some() {
            return None;
        }
        let scene = self.scenes.try_recv().ok()?;
        self.write(&scene).await
    }

    async fn wait(&self) {
        if let (Some(scene), true) = (&self.held, self.delay > 0) {
            let left = u64::try_from(scene.at + self.delay - now()).unwrap_or_default();
            tokio::time::sleep(Duration::from_millis(left)).await;
        }
    }

    async fn write(&self, scene: &Scene) -> Option<Told> {
        let json = scenes::write(&self.app, scene, self.eyes.viewer, self.words).await.ok()?;
        Some(Told { version: scene.version, urgent: !scene.may.is_empty() || scene.stage != Stage::Playing, json })
    }
}

impl Drop for Following {
    fn drop(&mut self) {
        self.app.measures.streams.dec();
    }
}
