//! Exact odds of a battle.

use crate::app::App;
use crate::asker::Asker;
use crate::fault::Fault;
use crate::wire::{Expected, OddsAnswer, OddsQuery};
use axum::Json;
use axum::extract::{Query, State};

pub(crate) async fn battle(
    State(app): State<App>,
    asker: Asker,
    Query(query): Query<OddsQuery>,
) -> Result<Json<OddsAnswer>, Fault> {
    let id = query.regulation.as_deref().unwrap_or("challenge-2017");
    let regulation = app.regulations.get(id).ok_or_else(|| Fault::not_found(asker.words))?;
    let forecast = crate::pages::odds::forecast(regulation, query.attackers, query.defenders, asker.words)?;
    let expected = Expected { attackers: forecast.expected_attackers, defenders: forecast.expected_defenders };
    Ok(Json(OddsAnswer {
        conquest: forecast.conquest,
        attacker_left: forecast.attacker_left,
        defender_left: forecast.defender_left,
        expected,
    }))
}
