//! The site: the first page, what it is about, the small things every site has, and what operators ask.

mod about;
mod home;
mod openapi;
mod operation;
mod small;

use crate::route::{Routes, get, post};

/// The pages of the site.
pub(crate) fn pages() -> Routes {
    Routes::new()
        .route("/", get(home::home))
        .route("/play-now", post(home::play_now))
        .route("/about", get(about::about))
        .route("/language", post(small::language))
        .route("/robots.txt", get(small::robots))
        .route("/favicon.ico", get(small::favicon))
}

/// What programs and operators ask.
pub(crate) fn api() -> Routes {
    Routes::new()
        .route("/api", get(openapi::document))
        .route("/healthz", get(operation::health))
        .route("/metrics", get(operation::metrics))
}
