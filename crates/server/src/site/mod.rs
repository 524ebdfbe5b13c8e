//! The site: the first page, what it is about, the small things every site has, and what operators ask.

mod about;
mod first_game;
mod home;
mod installable;
mod openapi;
mod operation;
mod small;

use crate::route::{Routes, get, post};

/// The pages of the site.
pub(crate) fn pages() -> Routes {
    Routes::new()
        .route("/", get(home::home))
        .route("/play-now", post(home::play_now))
        .route("/first-game", get(first_game::invite).post(first_game::begin))
        .route("/about", get(about::about))
        .route("/language", post(small::language))
        .route("/theme", post(small::theme))
        .route("/turns", get(small::turns))
        .route("/robots.txt", get(small::robots))
        .route("/favicon.ico", get(small::favicon))
        .route("/manifest.webmanifest", get(installable::manifest))
        .route("/service-worker.js", get(installable::service_worker))
        .route("/offline", get(installable::offline))
}

/// What programs and operators ask.
pub(crate) fn api() -> Routes {
    Routes::new()
        .route("/api", get(openapi::document))
        .route("/healthz", get(operation::health))
        .route("/metrics", get(operation::metrics))
}
