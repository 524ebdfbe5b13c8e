//! The site: the first page, what it is about, the small things every site has, and what operators ask.

mod about;
mod home;
mod openapi;
mod operation;
mod small;

use crate::app::{App, Routes};
use axum::Router;
use axum::routing::{get, post};

/// The pages of the site.
pub(crate) fn pages() -> Router<App> {
    Router::new()
        .route("/", get(home::home))
        .route("/play-now", post(home::play_now))
        .route("/about", get(about::about))
        .route("/language", post(small::language))
        .route("/robots.txt", get(small::robots))
        .route("/favicon.ico", get(small::favicon))
}

/// What programs and operators ask.
pub(crate) fn api() -> Routes {
    vec![("/api", get(openapi::document)), ("/healthz", get(operation::health)), ("/metrics", get(operation::metrics))]
}
