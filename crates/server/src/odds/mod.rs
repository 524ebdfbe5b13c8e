//! Exact odds of a battle: the calculator and the same for programs.

mod api;
mod page;

use crate::errors::Fault;
use crate::route::{Routes, get};
use ::odds::Forecast;
use desk::odds::{Kind, Query};
use regulation::Regulation;
use words::Words;

/// The pages of the odds.
pub(crate) fn pages() -> Routes {
    Routes::new().route("/odds", get(page::odds))
}

/// What programs ask.
pub(crate) fn api() -> Routes {
    Routes::new().route("/api/odds", get(api::battle))
}

/// A battle by land, fought to its end.
fn forecast(regulation: &Regulation, attackers: u32, defenders: u32, words: Words) -> Result<Forecast, Fault> {
    let query = Query { attackers, defenders, kind: Kind::Land };
    desk::odds::forecast(regulation, query, words).map_err(|fault| Fault::malformed(fault.to_string()))
}
