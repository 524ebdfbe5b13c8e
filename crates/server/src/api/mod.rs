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
use axum::routing::{MethodRouter, get, post};

/// What is compressed on the way.
pub(crate) fn router() -> Router<App> {
    routed(routes())
}

/// What is short, or live: not worth compressing.
pub(crate) fn live_router() -> Router<App> {
    routed(live_routes())
}

pub(crate) fn routed(routes: Routes) -> Router<App> {
    routes.into_iter().fold(Router::new(), |router, (path, methods)| router.route(path, methods))
}

/// Paths, and what may be asked of each.
pub(crate) type Routes = Vec<(&'static str, MethodRouter<App>)>;

pub(crate) fn routes() -> Routes {
    vec![
        ("/api", get(openapi::document)),
        ("/api/tables", get(tables::list).post(tables::open)),
        ("/api/tables/{id}", get(tables::scene)),
        ("/api/tables/{id}/record", get(tables::record)),
        ("/api/tables/{id}/replay", get(tables::replay)),
        ("/api/tables/{id}/log", get(tables::log)),
        ("/api/odds", get(odds::battle)),
        ("/healthz", get(health)),
        ("/metrics", get(metrics)),
    ]
}

pub(crate) fn live_routes() -> Routes {
    vec![
        ("/api/tables/{id}/stream", get(stream::stream)),
        ("/api/tables/{id}/line", get(line::line)),
        ("/api/tables/{id}/commands", post(tables::command)),
        ("/api/tables/{id}/sit", post(tables::sit)),
        ("/api/tables/{id}/leave", post(tables::leave)),
        ("/api/tables/{id}/return", post(tables::come_back)),
    ]
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
