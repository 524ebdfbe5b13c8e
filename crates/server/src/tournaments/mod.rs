//! Tournaments: opened, run by several people at once, followed from phones.

mod api;
mod console;
mod draws;
mod export;
mod import;
mod outlook;
mod pages;
mod refusal;
mod state;
mod stream;
mod table_page;
mod use_cases;

use crate::app::{App, Routes};
use axum::Router;
use axum::routing::{delete, get, post};

pub(crate) use import::UPLOAD_BYTES_MAX;

/// The pages of tournaments.
pub(crate) fn pages() -> Router<App> {
    pages::pages()
        .route("/tournaments/new", get(console::new_form).post(console::open))
        .route("/tournaments/import/keep", post(import::keep))
        .route("/tournaments/{id}/console", get(console::console))
        .route("/tournaments/{id}/console/enter", post(console::enter))
        .route("/tournaments/{id}/console/paste", post(console::paste))
        .route("/tournaments/{id}/console/entrant", post(console::entrant))
        .route("/tournaments/{id}/console/promise", post(console::promise))
        .route("/tournaments/{id}/console/draw", post(console::draw))
        .route("/tournaments/{id}/console/report", post(console::report))
        .route("/tournaments/{id}/console/confirm", post(console::confirm))
        .route("/tournaments/{id}/console/clock", post(console::clock))
        .route("/tournaments/{id}/console/notice", post(console::notice))
        .route("/tournaments/{id}/console/call", post(console::call))
        .route("/tournaments/{id}/console/link", post(console::link))
        .route("/tournaments/{id}/console/undo", post(console::undo))
        .route("/tournaments/{id}/link/{key}", get(table_page::follow))
        .route("/tournaments/{id}/table", get(table_page::show))
        .route("/tournaments/{id}/table/pick", post(table_page::pick))
        .route("/tournaments/{id}/table/report", post(table_page::report))
        .route("/tournaments/{id}/table/confirm", post(table_page::confirm))
        .route("/tournaments/{id}/table/contest", post(table_page::contest))
        .route("/tournaments/{id}/table/call", post(table_page::call))
}

/// The pages to which files are sent.
pub(crate) fn uploads() -> Router<App> {
    Router::new().route("/tournaments/import", get(import::form).post(import::read))
}

/// What programs ask, where an answer is worth compressing.
pub(crate) fn api() -> Routes {
    vec![
        ("/api/tournaments", get(api::list).post(api::open)),
        ("/api/tournaments/{id}", get(api::state)),
        ("/api/tournaments/{id}/entrants/{entrant}/outlook", get(api::outlook)),
        ("/api/tournaments/{id}/entrants/{entrant}/why", get(api::why)),
        ("/api/tournaments/{id}/export.json", get(export::json)),
        ("/api/tournaments/{id}/export.csv", get(export::csv)),
        ("/api/tournaments/{id}/export.xlsx", get(export::xlsx)),
        ("/api/tournaments/{id}/export.txt", get(export::text)),
    ]
}

/// What programs ask, where an answer is short or live.
pub(crate) fn live_api() -> Routes {
    vec![
        ("/api/tournaments/{id}/stream", get(stream::stream)),
        ("/api/tournaments/{id}/commands", post(api::command)),
        ("/api/tournaments/{id}/links", post(api::make_link)),
        ("/api/tournaments/{id}/links/{key}", delete(api::revoke_link)),
        ("/api/tournaments/{id}/tables/{round}/{table}/confirm", post(api::confirm)),
        ("/api/tournaments/{id}/tables/{round}/{table}/contest", post(api::contest)),
        ("/api/tournaments/{id}/undo", post(api::undo)),
        ("/api/tournaments/{id}/clock", post(api::clock)),
        ("/api/tournaments/{id}/calls", post(api::call)),
        ("/api/tournaments/{id}/notices", post(api::notice)),
    ]
}
