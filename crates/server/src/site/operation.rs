//! What operators ask: whether the server is well, and what it has counted.

use crate::app::App;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::sync::atomic::Ordering;
use store::Fault;

pub(super) async fn health(State(app): State<App>) -> Response {
    match app.health.check(&app.store).await {
        Ok(()) => (StatusCode::OK, "ok\n").into_response(),
        Err(Fault::Full(_)) => (StatusCode::SERVICE_UNAVAILABLE, "the disk is full\n").into_response(),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "nothing can be written to the database\n").into_response(),
    }
}

pub(super) async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let (live, driven) = app.tables().counts();
    app.measures.tables_live.set(live as i64);
    app.measures.tables_driven.set(driven as i64);
    app.measures.bots_replaced.inner().store(app.tables().bots().replaced(), Ordering::Relaxed);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], app.measures.text())
}
