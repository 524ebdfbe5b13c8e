//! The API: `docs/online.md` in code.

mod following;
mod line;
mod odds;
mod openapi;
mod stream;
pub(crate) mod tables;

use crate::app::App;
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};

/// What is compressed on the way.
pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/api", get(openapi::document))
        .route("/api/tables", get(tables::list).post(tables::open))
        .route("/api/tables/{id}", get(tables::scene))
        .route("/api/tables/{id}/record", get(tables::record))
        .route("/api/tables/{id}/replay", get(tables::replay))
        .route("/api/tables/{id}/log", get(tables::log))
        .route("/api/odds", get(odds::battle))
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
}

/// What is short, or live: not worth compressing.
pub(crate) fn live_router() -> Router<App> {
    Router::new()
        .route("/api/tables/{id}/stream", get(stream::stream))
        .route("/api/tables/{id}/line", get(line::line))
        .route("/api/tables/{id}/commands", post(tables::command))
        .route("/api/tables/{id}/sit", post(tables::sit))
        .route("/api/tables/{id}/leave", post(tables::leave))
        .route("/api/tables/{id}/return", post(tables::come_back))
}

async fn health(State(app): State<App>) -> Response {
    match app.store.is_alive().await {
        Ok(()) => (StatusCode::OK, "ok\n").into_response(),
        Err(fault) => {
            tracing::error!(%fault, "not healthy");
            (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n").into_response()
        }
    }
}

async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let (live, driven) = app.tables().counts();
    app.measures.tables_live.set(live as i64);
    app.measures.tables_driven.set(driven as i64);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], app.measures.text())
}
