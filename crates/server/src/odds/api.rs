//! Exact odds of a battle.

use crate::app::App;
use crate::errors::Fault;
use crate::odds::{forecast, read_kind};
use crate::requester::Requester;
use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{self, State};
use desk::odds::Query;
use wire::{Expected, OddsAnswer, OddsQuery};
use words::id;

pub(super) async fn battle(
    State(app): State<App>,
    requester: Requester,
    query: Result<extract::Query<OddsQuery>, QueryRejection>,
) -> Result<Json<OddsAnswer>, Fault> {
    let extract::Query(query) = query.map_err(|_| Fault::malformed(requester.words.say(id::WEB_ODDS_BAD_QUERY)))?;
    let id = query.regulation.as_deref().unwrap_or("challenge-2017");
    let regulation = app.regulations.get(id).ok_or_else(|| Fault::not_found(requester.words))?;
    let kind = read_kind(query.kind.as_deref(), requester.words)?;
    let query = Query { attackers: query.attackers.into(), defenders: query.defenders.into(), kind };
    let forecast = forecast(regulation, query, requester.words)?;
    let expected = forecast.expected();
    Ok(Json(OddsAnswer {
        conquest: forecast.conquest(),
        attacker_left: forecast.attackers_left().to_vec(),
        defender_left: forecast.defenders_left().to_vec(),
        expected: Expected { attackers: expected.attackers, defenders: expected.defenders },
    }))
}
