//! All routes, by subject.

use crate::app::{App, Routes};
use crate::{admin, lobby, odds, people, regulations, site, tables, tournaments};
use axum::Router;

/// The pages.
pub(crate) fn pages() -> Router<App> {
    [
        tables::pages(),
        tournaments::pages(),
        lobby::pages(),
        people::pages(),
        regulations::pages(),
        odds::pages(),
        admin::pages(),
        site::pages(),
    ]
    .into_iter()
    .fold(Router::new(), Router::merge)
}

/// The pages to which files are sent, larger than any other request.
pub(crate) fn uploads() -> Router<App> {
    tournaments::uploads()
}

/// What programs ask, where an answer is worth compressing.
pub(crate) fn api() -> Routes {
    [tables::api(), tournaments::api(), odds::api(), site::api()].into_iter().flatten().collect()
}

/// What programs ask, where an answer is short or live.
pub(crate) fn live_api() -> Routes {
    [tables::live_api(), tournaments::live_api(), lobby::live_api()].into_iter().flatten().collect()
}

/// A router of these routes.
pub(crate) fn routed(routes: Routes) -> Router<App> {
    routes.into_iter().fold(Router::new(), |router, (path, methods)| router.route(path, methods))
}
