//! Live streams: scenes as server-sent events. A reader that falls behind gets the newest scene, never nothing.

use crate::api::tables::find;
use crate::app::App;
use crate::asker::Asker;
use crate::fault::Fault;
use crate::scenes;
use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse as _, Response};
use futures_util::stream::unfold;
use serde::Deserialize;
use std::convert::Infallible;
use std::fmt::Write as _;
use std::sync::Arc;
use std::time::Duration;
use table::{Hosted, Scene, Stage, Viewer, now};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use words::{Lang, Words};

#[derive(Deserialize)]
pub(crate) struct Wishes {
    words: Option<String>,
}

/// A line that says nothing, so that both sides know the other is there.
const PULSE: Duration = Duration::from_secs(15);

/// One open stream.
struct Open {
    app: App,
    table: Arc<dyn Hosted>,
    scenes: Receiver<Arc<Scene>>,
    viewer: Viewer,
    lang: Option<Lang>,
    words: Words,
    /// How much later a spectator sees everything.
    delay: i64,
    first: Option<Scene>,
}

pub(crate) async fn stream(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wishes): Query<Wishes>,
    asker: Asker,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let (table, summary) = find(&app, &id, &asker).await?;
    let viewer = table.viewer(asker.id()).await;
    let lang = wishes.words.as_deref().and_then(Lang::parse);
    let known = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
    let (mut first, scenes) = table.watch(viewer, lang, known).await;
    let delay = match viewer {
        Viewer::Spectator if summary.stage != Stage::Over => i64::from(summary.options.delay_seconds) * 1000,
        Viewer::Spectator | Viewer::Player(_) => 0,
    };
    if delay > 0 {
        first = table.as_of(now() - delay, lang).await.map_err(|refused| Fault::refused(refused, asker.words))?;
    }
    let words = lang.map_or(asker.words, Words::new);
    app.measures.streams.inc();
    let open = Open { app, table, scenes, viewer, lang, words, delay, first: Some(first) };
    let body = Body::from_stream(unfold(open, |mut open| async move {
        let text = open.next().await?;
        Some((Ok::<Bytes, Infallible>(Bytes::from(text)), open))
    }));
    let kind = [(header::CONTENT_TYPE, "text/event-stream"), (header::CACHE_CONTROL, "no-store")];
    Ok((kind, [("x-accel-buffering", "no")], body).into_response())
}

impl Open {
    /// The next piece of the stream.
    async fn next(&mut self) -> Option<String> {
        if let Some(first) = self.first.take() {
            return self.event(&first).await;
        }
        let scene = match tokio::time::timeout(PULSE, self.scenes.recv()).await {
            Err(_) => return Some(":\n\n".to_owned()),
            Ok(Ok(scene)) => scene,
            Ok(Err(RecvError::Lagged(_))) => {
                self.scenes = self.scenes.resubscribe();
                Arc::new(self.table.scene(self.viewer, self.lang).await)
            }
            Ok(Err(RecvError::Closed)) => return None,
        };
        if self.delay > 0 {
            let left = u64::try_from(scene.at + self.delay - now()).unwrap_or_default();
            tokio::time::sleep(Duration::from_millis(left)).await;
        }
        self.event(&scene).await
    }

    async fn event(&mut self, scene: &Scene) -> Option<String> {
        let json = scenes::write(&self.app, scene, self.viewer, self.words).await.ok()?;
        let mut text = String::with_capacity(json.len() + 32);
        let _ = write!(text, "id:{}\ndata:{json}\n\n", scene.version);
        Some(text)
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.app.measures.streams.dec();
    }
}
