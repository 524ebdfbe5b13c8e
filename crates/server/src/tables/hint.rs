//! A hint for who trains alone against bots.

use super::use_cases::find;
use crate::app::App;
use crate::errors::Fault;
use crate::requester::Requester;
use axum::Json;
use axum::extract::{Path, State};
use wire::HintAnswer;

pub(crate) async fn hint(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
) -> Result<Json<HintAnswer>, Fault> {
    let person = requester.known()?;
    let words = requester.words;
    app.limits.hint(&person.id).map_err(|wait| Fault::too_fast(wait, words))?;
    let (table, _) = find(&app, &id, &requester).await?;
    let hint = table.hint(&person.id, app.tables.bots(), words).await;
    let hint = hint.map_err(|refused| Fault::refused(refused, words))?;
    Ok(Json(HintAnswer {
        version: hint.version,
        command: hint.command,
        chance: hint.chance.map(|thousandths| f64::from(thousandths) / 1000.0),
        conquest: hint.conquest.map(|hundredths| f64::from(hundredths) / 100.0),
    }))
}
