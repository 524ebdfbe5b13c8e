//! Tables: opened, taken part in, looked at, seen again.

mod analysis;
mod api;
mod board_page;
mod company;
mod dice;
mod following;
mod hint;
#[cfg(test)]
mod leaks;
mod line;
mod new_table;
mod page;
mod position;
mod referee;
mod result_picture;
mod scenes;
mod stream;
mod use_cases;

pub(crate) use board_page::kept;
pub(crate) use new_table::presets;
pub(crate) use position::{Position, SeatFigures};
pub(crate) use use_cases::{SitForm, cookie_of, open_table, sit_down_now, to_table};

use crate::route::{Routes, get, post};

/// The pages of tables.
pub(crate) fn pages() -> Routes {
    Routes::new()
        .route("/tables/new", get(new_table::form).post(new_table::open))
        .route("/tables/{id}", get(page::table))
        .route("/tables/{id}/replay", get(page::replay))
        .route("/tables/{id}/qr.svg", get(page::qr))
        .route("/tables/{id}/result.svg", get(result_picture::picture))
}

/// What programs ask, where an answer is worth compressing.
pub(crate) fn api() -> Routes {
    Routes::new()
        .route("/api/tables", get(api::list).post(api::open))
        .route("/api/tables/{id}", get(api::scene))
        .route("/api/tables/{id}/record", get(api::record))
        .route("/api/tables/{id}/replay", get(api::replay))
        .route("/api/tables/{id}/analysis", get(analysis::look).post(analysis::begin))
        .route("/api/tables/{id}/log", get(api::log))
}

/// What programs ask, where an answer is short or live.
pub(crate) fn live_api() -> Routes {
    Routes::new()
        .route("/api/tables/{id}/stream", get(stream::stream))
        .route("/api/tables/{id}/line", get(line::line))
        .route("/api/tables/{id}/commands", post(api::command))
        .route("/api/tables/{id}/hint", post(hint::hint))
        .route("/api/tables/{id}/sit", post(api::sit))
        .route("/api/tables/{id}/seed", post(dice::reveal))
        .route("/api/tables/{id}/leave", post(api::leave))
        .route("/api/tables/{id}/return", post(api::come_back))
        .route("/api/tables/{id}/pause", post(referee::pause))
        .route("/api/tables/{id}/resume", post(referee::resume))
        .route("/api/tables/{id}/ruling", post(referee::ruling))
        .route("/api/tables/{id}/host", post(company::host))
        .route("/api/tables/{id}/resign", post(company::resign))
        .route("/api/tables/{id}/agree", post(company::agree))
        .route("/api/tables/{id}/go-on", post(company::go_on))
        .route("/api/tables/{id}/rematch", post(company::rematch))
        .route("/api/tables/{id}/say", post(company::say))
}
