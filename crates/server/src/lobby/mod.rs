//! The lobby: tables with a free seat, games to watch, games to see again.

mod page;
mod stream;

pub(crate) use page::{games, own, own_part};

use crate::app::{App, Routes};
use axum::Router;
use axum::routing::get;

/// The pages of the lobby.
pub(crate) fn pages() -> Router<App> {
    Router::new().route("/tables", get(page::lobby))
}

/// What programs ask, where an answer is live.
pub(crate) fn live_api() -> Routes {
    vec![("/api/lobby/stream", get(stream::stream))]
}
