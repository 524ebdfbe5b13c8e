//! The pages of tournaments that everybody may open: the list, a tournament, its rounds, ranking and people, a player's phone, the
//! projector, paper.
//!
//! What they show is computed by the director and said by `desk`; a page only puts it where it belongs. Whoever runs a
//! tournament has pages elsewhere.

mod bracket;
mod calendar;
mod certificate;
mod list;
mod paper;
mod people;
mod phone;
mod projector;
mod public;
mod ranking;
mod rounds;
mod seating;
mod standings;
mod view;

pub(crate) use list::on_now;

use crate::route::{Routes, get, post};
use serde::Deserialize;

/// The public pages of tournaments.
pub(crate) fn pages() -> Routes {
    Routes::new()
        .route("/tournaments", get(list::list))
        .route("/tournaments/{id}", get(public::tournament))
        .route("/tournaments/{id}/ranking", get(ranking::ranking))
        .route("/tournaments/{id}/rounds/{round}", get(rounds::round))
        .route("/tournaments/{id}/rounds/{round}/problem.json", get(certificate::problem))
        .route("/tournaments/{id}/rounds/{round}/tables.json", get(certificate::tables))
        .route("/tournaments/{id}/players/{entrant}", get(people::player))
        .route("/tournaments/{id}/players/{entrant}/outlook", get(people::outlook))
        .route("/tournaments/{id}/players/{entrant}/why", get(people::why))
        .route("/tournaments/{id}/me", get(phone::phone))
        .route("/tournaments/{id}/projector", get(projector::projector))
        .route("/tournaments/{id}/paper", get(paper::paper))
        .route("/tournaments/{id}/console/cards", post(paper::table_cards))
        .route("/tournaments/{id}/clubs/{club}", get(people::club))
}

/// Whether a whole page is wanted or only the part of it that changes.
#[derive(Deserialize)]
struct FragmentQuery {
    fragment: Option<u8>,
}
