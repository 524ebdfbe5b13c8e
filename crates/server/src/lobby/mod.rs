//! The lobby: tables with a free seat, games to watch, games to see again.

mod page;

pub(crate) use page::{games, own, own_part};

use crate::app::App;
use axum::Router;
use axum::routing::get;

/// The pages of the lobby.
pub(crate) fn pages() -> Router<App> {
    Router::new().route("/tables", get(page::lobby))
}
