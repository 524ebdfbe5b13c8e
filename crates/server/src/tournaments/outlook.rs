//! What is still possible for somebody, for programs and for pages.

use crate::errors::Fault;
use axum::http::StatusCode;
use desk::answer::Answer;
use desk::tournament::{OutlookQuery, Published, outlook as outlook_of};
use director::clinch::Trials;
use hall::Hall;
use live::Live;
use words::Words;

/// How ends are simulated where there are too many to look at: the same for everybody who asks.
const TRIALS: Trials = Trials { seed: 1, times: 10_000 };

/// What is still possible for an entrant, or why that cannot be said. Many ends are looked at, so not on a thread that serves
/// requests.
pub(super) async fn outlook(hall: &Live<Hall>, entrant: u32, words: Words) -> Result<Result<Answer, String>, Fault> {
    let (rules, tournament) = {
        let guard = hall.lock().await;
        (guard.rules().clone(), guard.tournament().clone())
    };
    let told = tokio::task::spawn_blocking(move || {
        let published = Published { rules: &rules, tournament: &tournament, words };
        outlook_of(published, OutlookQuery { entrant: Some(entrant), goal: None, trials: TRIALS })
    });
    let told = told.await.map_err(|_| Fault::of_status(StatusCode::INTERNAL_SERVER_ERROR, words))?;
    Ok(told.map_err(|refused| refused.to_string()))
}
