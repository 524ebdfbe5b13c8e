//! Exact odds of a battle.

use crate::app::App;
use crate::errors::Fault;
use crate::odds::forecast;
use crate::requester::Requester;
use axum::Json;
use axum::extract::{Query, State};
use wire::{Expected, OddsAnswer, OddsQuery};

pub(super) async fn battle(
    State(app): State<App>,
    requester: Requester,
    Query(query): Query<OddsQuery>,
) -> Result<Json<OddsAnswer>, Fault> {
    let id = query.regulation.as_deref().unwrap_or("challenge-2017");
    let regulation = app.regulations.get(id).ok_or_else(|| Fault::not_found(requester.words))?;
    let forecast = forecast(regulation, query.attackers.into(), query.defenders.into(), requester.words)?;
    let expected = forecast.expected();
    Ok(Json(OddsAnswer {
        conquest: forecast.conquest(),
        attacker_left: forecast.attackers_left().to_vec(),
        defender_left: forecast.defenders_left().to_vec(),
        expected: Expected { attackers: expected.attackers, defenders: expected.defenders },
    }))
}
