//! Exact odds of a battle: the calculator and the same for programs.

mod api;
mod page;

use crate::app::{App, Routes};
use crate::errors::Fault;
use ::odds::{Attackers, Battle, Defenders, Forecast, Terms};
use axum::Router;
use axum::routing::get;
use regulation::Regulation;
use words::Words;

/// The pages of the odds.
pub(crate) fn pages() -> Router<App> {
    Router::new().route("/odds", get(page::odds))
}

/// What programs ask.
pub(crate) fn api() -> Routes {
    vec![("/api/odds", get(api::battle))]
}

/// What is told of a battle.
struct BattleForecast {
    conquest: f64,
    attacker_left: Vec<f64>,
    defender_left: Vec<f64>,
    expected_attackers: f64,
    expected_defenders: f64,
}

/// A battle by land, fought to its end.
fn forecast(regulation: &Regulation, attackers: u16, defenders: u16, words: Words) -> Result<BattleForecast, Fault> {
    let battle = Battle::new(Attackers(u32::from(attackers)), Defenders(u32::from(defenders)))
        .map_err(|_| Fault::malformed(words.say("web-no-battle")))?;
    let terms = Terms { outnumbered: games::outnumbered(regulation), ..Terms::default() };
    let forecast = Forecast::new(battle, terms);
    let expected = forecast.expected();
    Ok(BattleForecast {
        conquest: forecast.conquest(),
        attacker_left: forecast.attackers_left().to_vec(),
        defender_left: forecast.defenders_left().to_vec(),
        expected_attackers: expected.attackers,
        expected_defenders: expected.defenders,
    })
}
