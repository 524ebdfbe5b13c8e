//! Tournaments: opened, run by several people at once, followed from phones.

mod api;
mod console;
mod draws;
mod export;
mod import;
mod lights;
mod outlook;
mod pages;
mod referee;
mod refusal;
mod register;
mod score;
mod state;
mod stream;
mod table_page;
mod use_cases;

use crate::route::{Routes, delete, get, post};

pub(crate) use import::UPLOAD_BYTES_MAX;
pub(crate) use pages::on_now;

/// The pages of tournaments.
pub(crate) fn pages() -> Routes {
    pages::pages()
        .merge(referee::pages())
        .route("/tournaments/new", get(console::new_form).post(console::open))
        .route("/tournaments/new/preview", get(console::preview))
        .route("/tournaments/import/keep", post(import::keep))
        .route("/tournaments/{id}/register", get(register::form).post(register::register))
        .merge(console_pages())
        .route("/tournaments/{id}/link/{key}", get(table_page::follow))
        .route("/tournaments/{id}/table", get(table_page::show))
        .route("/tournaments/{id}/table/pick", post(table_page::pick))
        .route("/tournaments/{id}/score", get(score::page))
        .route("/tournaments/{id}/score/preview", post(score::preview))
        .route("/tournaments/{id}/score/change", post(score::change))
        .route("/tournaments/{id}/score/report", post(score::report))
        .route("/tournaments/{id}/table/preview", post(table_page::preview))
        .route("/tournaments/{id}/table/change", post(table_page::change))
        .route("/tournaments/{id}/table/report", post(table_page::report))
        .route("/tournaments/{id}/table/confirm", post(table_page::confirm))
        .route("/tournaments/{id}/table/contest", post(table_page::contest))
        .route("/tournaments/{id}/table/call", post(table_page::call))
        .route("/tournaments/{id}/table/light", post(table_page::light))
}

/// The pages of the console, and what each form of it asks for.
fn console_pages() -> Routes {
    let at = |what: &str| format!("/tournaments/{{id}}/console{what}");
    let pages = ["", "/people", "/people/{entrant}", "/clubs", "/seating", "/ties", "/calendar", "/links", "/log"];
    let pages = pages.into_iter().fold(Routes::new(), |router, page| router.route(at(page), get(console::console)));
    pages
        .route(at("/known"), get(console::known))
        .route(at("/enter"), post(console::enter))
        .route(at("/correct"), post(console::correct))
        .route(at("/paste"), post(console::paste))
        .route(at("/upload"), post(console::upload))
        .route(at("/entrant"), post(console::entrant))
        .route(at("/roll"), post(console::roll))
        .route(at("/ages"), post(console::ages))
        .route(at("/sign"), post(console::sign))
        .route(at("/clubs"), post(console::clubs))
        .route(at("/team"), post(console::team))
        .route(at("/redraw"), post(console::redraw))
        .route(at("/swap"), post(console::swap))
        .route(at("/size"), post(console::size))
        .route(at("/seat"), post(console::seat))
        .route(at("/dice"), post(console::dice))
        .route(at("/day"), post(console::day))
        .route(at("/event"), post(console::event))
        .route(at("/promise"), post(console::promise))
        .route(at("/draw"), post(console::draw))
        .route(at("/confirm"), post(console::confirm))
        .route(at("/clock"), post(console::clock))
        .route(at("/notice"), post(console::notice))
        .route(at("/call"), post(console::call))
        .route(at("/light"), post(console::light))
        .route(at("/link"), post(console::link))
        .route(at("/revoke"), post(console::revoke))
        .route(at("/role"), post(console::role))
        .route(at("/undo"), post(console::undo))
        .route(at("/rehearse"), post(console::rehearse))
}

/// The pages to which files are sent.
pub(crate) fn uploads() -> Routes {
    Routes::new().route("/tournaments/import", get(import::form).post(import::read))
}

/// What programs ask, where an answer is worth compressing.
pub(crate) fn api() -> Routes {
    Routes::new()
        .route("/api/tournaments", get(api::list).post(api::open))
        .route("/api/tournaments/{id}", get(api::state))
        .route("/api/tournaments/{id}/entrants/{entrant}/outlook", get(api::outlook))
        .route("/api/tournaments/{id}/entrants/{entrant}/why", get(api::why))
        .route("/api/tournaments/{id}/export.json", get(export::json))
        .route("/api/tournaments/{id}/export.csv", get(export::csv))
        .route("/api/tournaments/{id}/export.xlsx", get(export::xlsx))
        .route("/api/tournaments/{id}/export.txt", get(export::text))
}

/// What programs ask, where an answer is short or live.
pub(crate) fn live_api() -> Routes {
    Routes::new()
        .route("/api/tournaments/{id}/stream", get(stream::stream))
        .route("/api/tournaments/{id}/commands", post(api::command))
        .route("/api/tournaments/{id}/links", post(api::make_link))
        .route("/api/tournaments/{id}/links/{key}", delete(api::revoke_link))
        .route("/api/tournaments/{id}/tables/{round}/{table}/confirm", post(api::confirm))
        .route("/api/tournaments/{id}/tables/{round}/{table}/contest", post(api::contest))
        .route("/api/tournaments/{id}/undo", post(api::undo))
        .route("/api/tournaments/{id}/clock", post(api::clock))
        .route("/api/tournaments/{id}/calls", post(api::call))
        .route("/api/tournaments/{id}/notices", post(api::notice))
}
