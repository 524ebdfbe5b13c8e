//! A referee's phone: tables that call, the casebook as one types, calculators, sanctions, the referees' sheet.

mod calculators;
mod identity;
mod page;
mod rulings;
mod sanction;
mod sheet;

use crate::route::{Routes, get, post};

/// The pages of referees.
pub(super) fn pages() -> Routes {
    Routes::new()
        .route("/tournaments/{id}/referee", get(page::page))
        .route("/tournaments/{id}/referee/me", post(page::name))
        .route("/tournaments/{id}/referee/call", post(page::answer_call))
        .route("/tournaments/{id}/referee/calculators", get(calculators::page))
        .route("/tournaments/{id}/referee/sanction", get(sanction::page).post(sanction::give))
        .route("/tournaments/{id}/referee/sanction/preview", post(sanction::preview))
        .route("/tournaments/{id}/referee/sanction/change", post(sanction::change))
        .route("/tournaments/{id}/referee/sheet", get(sheet::page))
}
