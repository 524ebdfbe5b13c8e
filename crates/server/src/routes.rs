//! All routes, by subject.

use crate::route::Routes;
use crate::{admin, lobby, odds, people, regulations, site, tables, tournaments};

/// The pages.
pub(crate) fn pages() -> Routes {
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
    .collect()
}

/// The pages to which files are sent, larger than any other request.
pub(crate) fn uploads() -> Routes {
    tournaments::uploads()
}

/// What programs ask, where an answer is worth compressing.
pub(crate) fn api() -> Routes {
    [tables::api(), tournaments::api(), odds::api(), site::api()].into_iter().collect()
}

/// What programs ask, where an answer is short or live.
pub(crate) fn live_api() -> Routes {
    [tables::live_api(), tournaments::live_api(), lobby::live_api()].into_iter().collect()
}

/// Every method and path the server answers, its scripts, styles and pictures aside.
#[must_use]
pub fn answered() -> Vec<(&'static str, String)> {
    [pages(), uploads(), api(), live_api()].into_iter().collect::<Routes>().list()
}
