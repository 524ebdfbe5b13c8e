//! The pages.

mod home;
pub(crate) mod layout;
pub(crate) mod odds;
mod table;

use crate::app::App;
use axum::Router;
use axum::routing::{get, post};

pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/", get(home::home))
        .route("/play-now", post(home::play_now))
        .route("/tables/{id}", get(table::table))
        .route("/tables/{id}/replay", get(table::replay))
}
