//! The lobby: tables with a free seat, games to watch, games to see again.

mod glimpse;
mod page;
mod stream;

pub(crate) use page::{OwnGame, called, games, of_others, own, own_part, title};

use crate::route::{Routes, get};

/// The pages of the lobby.
pub(crate) fn pages() -> Routes {
    Routes::new().route("/tables", get(page::lobby))
}

/// What programs ask, where an answer is live.
pub(crate) fn live_api() -> Routes {
    Routes::new().route("/api/lobby/stream", get(stream::stream))
}
