//! Exact odds of a battle.

use crate::app::App;
use crate::asker::Asker;
use crate::fault::Fault;
use axum::Json;
use axum::extract::{Query, State};
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Deserialize)]
pub(crate) struct Battle {
    pub(crate) attackers: u16,
    pub(crate) defenders: u16,
    pub(crate) regulation: Option<String>,
}

pub(crate) async fn battle(
    State(app): State<App>,
    asker: Asker,
    Query(battle): Query<Battle>,
) -> Result<Json<Value>, Fault> {
    let id = battle.regulation.as_deref().unwrap_or("challenge-2017");
    let regulation = app.regulations.get(id).ok_or_else(|| Fault::not_found(asker.words))?;
    let forecast = crate::pages::odds::forecast(regulation, battle.attackers, battle.defenders, asker.words)?;
    Ok(Json(json!({
        "conquest": forecast.conquest,
        "attacker_left": forecast.attacker_left,
        "defender_left": forecast.defender_left,
        "expected": { "attackers": forecast.expected_attackers, "defenders": forecast.expected_defenders },
    })))
}
