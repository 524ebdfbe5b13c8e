//! Live streams: scenes as server-sent events.

use super::following::{Following, WrittenScene};
use crate::app::App;
use crate::errors::Fault;
use crate::requester::Requester;
use crate::talk::Heard;
use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse as _, Response};
use futures_util::stream::unfold;
use std::convert::Infallible;
use std::io::Write as _;
use std::time::Duration;
use wire::{Json as _, Pulse, StreamQuery, Talk};

/// How often it is said that the line is there, if nothing else is: pages see no other sign of it.
pub(super) const PULSE_INTERVAL: Duration = Duration::from_secs(15);

pub(crate) async fn stream(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<StreamQuery>,
    requester: Requester,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let known = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
    let reader = Following::new(app, &id, &query, &requester, known.or(query.after)).await?;
    let body = Body::from_stream(unfold(reader, |(mut following, mut guest)| async move {
        let text = tokio::select! {
            // What happens at the table comes before what is said there.
            biased;
            scene = following.next(false) => event(&scene?),
            heard = guest.next() => told(&heard),
            () = tokio::time::sleep(PULSE_INTERVAL) => {
                following.suspect();
                pulse(guest.watching())
            }
        };
        Some((Ok::<Bytes, Infallible>(text), (following, guest)))
    }));
    let kind = [(header::CONTENT_TYPE, "text/event-stream"), (header::CACHE_CONTROL, "no-store")];
    Ok((kind, [("x-accel-buffering", "no")], body).into_response())
}

/// What is heard at a table, as an event.
fn told(heard: &Heard) -> Bytes {
    match heard {
        Heard::Watching(watching) => pulse(*watching),
        Heard::Said(said) => format!("event:said\ndata:{}\n\n", Talk { said: said.clone() }.json()).into(),
    }
}

/// Says that the stream is there, and how many look on.
fn pulse(watching: usize) -> Bytes {
    let pulse = Pulse { pulse: PULSE_INTERVAL.as_secs(), watching };
    format!("event:pulse\ndata:{}\n\n", pulse.json()).into()
}

/// A scene as an event.
fn event(scene: &WrittenScene) -> Bytes {
    let mut text = Vec::with_capacity(scene.json.len() + 32);
    let _ = write!(text, "id:{}\ndata:", scene.version);
    text.extend_from_slice(&scene.json);
    text.extend_from_slice(b"\n\n");
    text.into()
}
