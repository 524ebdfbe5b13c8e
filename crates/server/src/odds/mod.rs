//! Exact odds of a battle: the calculator and the same for programs.

mod api;
mod page;
mod plan;
mod wording;

use crate::errors::Fault;
use crate::route::{Routes, get};
use ::odds::Forecast;
use axum::http::StatusCode;
use desk::odds::{Kind, Query};
use regulation::Regulation;
use wire::ErrorKind;
use words::Words;

/// The pages of the odds.
pub(crate) fn pages() -> Routes {
    Routes::new().route("/odds", get(page::odds))
}

/// What programs ask.
pub(crate) fn api() -> Routes {
    Routes::new().route("/api/odds", get(api::battle))
}

/// A battle, fought to its end.
fn forecast(regulation: &Regulation, query: Query, words: Words) -> Result<Forecast, Fault> {
    desk::odds::forecast(regulation, query, words).map_err(fault)
}

/// The kind of battle that is asked for: by land, if nothing is said.
fn read_kind(word: Option<&str>, words: Words) -> Result<Kind, Fault> {
    word.map_or(Ok(Kind::Land), |word| Kind::read(word, words)).map_err(fault)
}

/// What the rules refuse is told apart from what cannot be read.
fn fault(fault: desk::Fault) -> Fault {
    match fault {
        desk::Fault::Refused(why) => Fault::new(StatusCode::UNPROCESSABLE_ENTITY, ErrorKind::Refused, why),
        desk::Fault::BadInput(why) | desk::Fault::Ours(why) => Fault::malformed(why),
    }
}
