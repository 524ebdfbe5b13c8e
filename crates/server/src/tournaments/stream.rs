//! Following a tournament: server-sent events that say what has changed.

use super::use_cases::find;
use crate::app::App;
use crate::errors::Fault;
use crate::requester::Requester;
use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use director::tournament::EntrantId;
use futures_util::stream::unfold;
use hall::{Audience, Scene};
use live::Reader;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use wire::{TournamentChange, TournamentStreamQuery};

/// How often it is said that the stream is there, if nothing else is.
const PULSE_INTERVAL: Duration = Duration::from_secs(15);

/// Somebody who follows.
struct Follower {
    app: App,
    /// What they are told first.
    first: Option<Scene>,
    reader: Reader<Arc<Scene>>,
}

pub(super) async fn stream(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<TournamentStreamQuery>,
    requester: Requester,
) -> Result<Response, Fault> {
    let hall = find(&app, &id, &requester).await?;
    let audience = query.entrant.map_or(Audience::Public, |entrant| Audience::Entrant(EntrantId(entrant)));
    let (first, reader) = hall.watch(audience, None).await;
    app.measures.streams.inc();
    let follower = Follower { app, first: Some(first), reader };
    let body = Body::from_stream(unfold(follower, |mut follower| async move {
        let text = follower.next().await?;
        Some((Ok::<Bytes, Infallible>(text), follower))
    }));
    let kind = [(header::CONTENT_TYPE, "text/event-stream"), (header::CACHE_CONTROL, "no-store")];
    Ok((kind, [("x-accel-buffering", "no")], body).into_response())
}

impl Follower {
    /// The next thing they are told; nothing, where they were too slow and have to begin anew.
    async fn next(&mut self) -> Option<Bytes> {
        if let Some(first) = self.first.take() {
            return Some(event(&first));
        }
        match tokio::time::timeout(PULSE_INTERVAL, self.reader.next(false)).await {
            Err(_) => Some(format!("event:pulse\ndata:{}\n\n", PULSE_INTERVAL.as_secs()).into()),
            Ok(scene) => scene.map(|scene| event(&scene)),
        }
    }
}

impl Drop for Follower {
    fn drop(&mut self) {
        self.app.measures.streams.dec();
    }
}

fn event(scene: &Scene) -> Bytes {
    let own = scene.own.as_ref();
    let change = TournamentChange {
        version: scene.stamp.version,
        changed: scene.changed.words(),
        table: own.and_then(|own| own.table),
        seat: own.and_then(|own| own.seat),
        standing: own.and_then(|own| own.standing),
    };
    let data = serde_json::to_string(&change).unwrap_or_default();
    format!("id:{}\ndata:{data}\n\n", change.version).into()
}
