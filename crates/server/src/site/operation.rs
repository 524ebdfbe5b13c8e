//! What operators ask: whether the server is well, and what it has counted.

use crate::app::App;
use crate::errors::Fault;
use crate::keys::Key;
use crate::requester::Requester;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::sync::atomic::Ordering;
use store::{Fault as StoreFault, Role};

pub(super) async fn health(State(app): State<App>) -> Response {
    match app.health.check(&app.store).await {
        Ok(()) => (StatusCode::OK, "ok\n").into_response(),
        Err(StoreFault::Full(_)) => (StatusCode::SERVICE_UNAVAILABLE, "the disk is full\n").into_response(),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "nothing can be written to the database\n").into_response(),
    }
}

/// The environment's name for the key with which a collector on another machine may read what is counted.
const METRICS_KEY: &str = "SDADATA_METRICS_KEY";

/// Whether somebody looks after the server: they ask from this very machine, are its administrator, or have the key.
fn may_read_metrics(requester: &Requester) -> bool {
    let given = || std::env::var(METRICS_KEY).ok().and_then(|key| Key::shown(&key)).map(|key| key.hash());
    requester.from.is_loopback()
        || requester.with_role(Role::Administrator).is_ok()
        || requester.shown.as_ref().is_some_and(|shown| given().as_ref() == Some(shown))
}

pub(super) async fn metrics(State(app): State<App>, requester: Requester) -> Result<Response, Fault> {
    if !may_read_metrics(&requester) {
        return Err(Fault::metrics_forbidden(requester.words));
    }

    let (live, driven) = app.tables().counts();
    app.measures.tables_live.set(live as i64);
    app.measures.tables_driven.set(driven as i64);
    app.measures.bots_replaced.inner().store(app.tables().bots().replaced(), Ordering::Relaxed);
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    Ok((kind, app.measures.text()).into_response())
}
