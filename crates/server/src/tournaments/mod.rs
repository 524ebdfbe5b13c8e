//! Tournaments: opened, run by several people at once, followed from phones.

mod api;
mod draws;
mod export;
mod pages;
mod refusal;
mod state;
mod stream;
mod use_cases;

pub(crate) use pages::pages;

use crate::app::Routes;
use axum::routing::{delete, get, post};

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
