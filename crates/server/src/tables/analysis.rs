//! A finished game looked at again: asked for, followed, answered.

use super::page::played_by;
use super::use_cases::find;
use crate::analyses::Progress;
use crate::app::{App, Inner};
use crate::errors::Fault;
use crate::limits::Wait;
use crate::requester::Requester;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use coach::{Analysis, Decision, Effort};
use notation::replay;
use regulation::{GameKind, Library};
use rules::Risiko;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use table::{AnyTable, Stage, Summary, Viewer};
use wire::{
    AnalysedTurn, AnalysisAnswer, AnalysisState, CostlyDecision, ErrorKind, GameAnalysis, Guess, LapGuesses, SeatTotals,
};
use words::{Words, id};

/// How many guesses of an objective are told.
const GUESSES_MAX: usize = 3;
/// After how many seconds it is worth asking again where too many games wait.
const QUEUE_WAIT: Wait = Wait(30);
/// How long an analysis steps aside for bots that think, at most, after each of its parts.
const ASIDE_MAX: Duration = Duration::from_millis(200);
const ASIDE_STEP: Duration = Duration::from_millis(5);

/// How far the analysis of a game is, and what came of it.
pub(crate) async fn look(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
) -> Result<Response, Fault> {
    let (_, summary) = finished(&app, &id, &requester).await?;
    Ok(answer(app.analyses.state(&summary.id)))
}

/// Has it made, unless it is there or on its way.
pub(crate) async fn begin(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
) -> Result<Response, Fault> {
    let (table, summary) = finished(&app, &id, &requester).await?;
    let known = app.analyses.state(&summary.id);
    if known.as_ref().is_none_or(|state| matches!(state, Progress::Failed)) {
        let words = requester.words;
        app.limits.analysis(requester.from).map_err(|wait| Fault::too_fast(wait, words))?;
        let played = played(&app, &*table, &summary, words).await?;
        let tables = app.tables.clone();
        let aside = move || {
            let mut waited = Duration::ZERO;
            while tables.bots().is_thinking() && waited < ASIDE_MAX {
                std::thread::sleep(ASIDE_STEP);
                waited += ASIDE_STEP;
            }
        };
        let work = move |tell: &dyn Fn(usize, usize)| analysed(&played, &aside, tell);
        app.analyses.begin(&summary.id, Box::new(work)).map_err(|_| Fault::too_fast(QUEUE_WAIT, words))?;
    }
    Ok(answer(app.analyses.state(&summary.id)))
}

/// A game of RisiKo! that is over and may be seen again.
async fn finished(app: &Inner, id: &str, requester: &Requester) -> Result<(Arc<dyn AnyTable>, Summary), Fault> {
    let (table, summary) = find(app, id, requester).await?;
    let words = requester.words;
    if played_by(app, &*table, &summary, words).await?.kind() != GameKind::Risiko {
        let kind = ErrorKind::OtherGame;
        return Err(Fault::say(StatusCode::UNPROCESSABLE_ENTITY, kind, words, id::WEB_ANALYSIS_RISIKO_ALONE));
    }
    if summary.stage != Stage::Over {
        return Err(Fault::say(StatusCode::CONFLICT, ErrorKind::NotNow, words, id::WEB_ANALYSIS_LATER));
    }
    Ok((table, summary))
}

/// What an analysis is made from.
struct Played {
    record: String,
    library: Library,
    /// The version with which each event happened.
    versions: Vec<u64>,
}

async fn played(app: &Inner, table: &dyn AnyTable, summary: &Summary, words: Words) -> Result<Played, Fault> {
    let refused = |refused| Fault::refused(refused, words);
    let nameless = vec!["-".to_owned(); summary.chairs.len()];
    let record = table.record(Viewer::Spectator, nameless).await.map_err(refused)?;
    let versions = table.event_versions().await.map_err(refused)?;
    let hash = table.scene(Viewer::Spectator, None).await.about.map(|about| about.hash).unwrap_or_default();
    let kept = app.store.regulation(&hash).await.map_err(|fault| Fault::store(&fault, words))?;
    let library = app.library.clone();
    let library = match kept {
        Some(kept) => library.with(&kept.id, &kept.text),
        None => library,
    };
    Ok(Played { record, library, versions })
}

/// The analysis, on a thread where nobody waits; `aside` lets others go first.
fn analysed(played: &Played, aside: &dyn Fn(), tell: &dyn Fn(usize, usize)) -> Option<GameAnalysis> {
    let replay = match replay::<Risiko>(&played.library, &played.record, 1) {
        Ok(replay) if replay.complete => replay,
        Ok(_) => return None,
        Err(fault) => {
            tracing::error!(%fault, "the record of a finished game is in disorder");
            return None;
        }
    };
    let analysis = coach::analyse(&replay, Effort::USUAL, None, |done, of| {
        tell(done, of);
        aside();
    });
    Some(told(analysis, &played.versions))
}

/// The analysis as it is sent: events by their version, guesses cut to the likeliest.
fn told(analysis: Analysis, versions: &[u64]) -> GameAnalysis {
    let version = |event: usize| event.checked_sub(1).and_then(|last| versions.get(last)).copied().unwrap_or_default();
    let turn = |turn: coach::Turn| AnalysedTurn {
        version: version(turn.event),
        lap: turn.lap,
        seat: turn.seat,
        chances: rounded(turn.chances),
        known: rounded(turn.known),
        expected_points: rounded(turn.expected_points),
        luck: rounded(turn.luck),
        loss: rounded(turn.loss),
    };
    let decision = |one: Decision| {
        Some(CostlyDecision {
            version: version(one.event),
            lap: one.lap,
            seat: one.seat,
            loss: round(one.loss),
            error: round(one.error),
            played: one.played,
            best: one.best,
            played_chance: round(one.played_chance?),
            best_chance: round(one.best_chance?),
            conquest: one.conquest,
        })
    };
    GameAnalysis {
        playouts: analysis.playouts,
        turns: analysis.turns.into_iter().map(turn).collect(),
        seats: (analysis.seats.into_iter())
            .map(|(seat, totals)| (seat, SeatTotals { luck: round(totals.luck), loss: round(totals.loss) }))
            .collect(),
        guesses: analysis.guesses.into_iter().map(likeliest).collect(),
        costliest: analysis.costliest.into_iter().filter_map(decision).collect(),
    }
}

fn likeliest(guesses: coach::Guesses) -> LapGuesses {
    let of = |objectives: BTreeMap<String, f64>| {
        let mut all: Vec<Guess> =
            objectives.into_iter().map(|(objective, likely)| Guess { objective, likely: round(likely) }).collect();
        all.sort_by(|one, other| other.likely.total_cmp(&one.likely));
        all.truncate(GUESSES_MAX);
        all
    };
    LapGuesses { lap: guesses.lap, seats: guesses.seats.into_iter().map(|(seat, all)| (seat, of(all))).collect() }
}

fn rounded(shares: BTreeMap<char, f64>) -> BTreeMap<char, f64> {
    shares.into_iter().map(|(seat, share)| (seat, round(share))).collect()
}

/// To a hundredth of a point: nobody reads more, and it is a third of the bytes.
fn round(share: f64) -> f64 {
    (share * 10_000.0).round() / 10_000.0
}

fn answer(state: Option<Progress>) -> Response {
    let kept = [(header::CACHE_CONTROL, "no-store")];
    let (state, (done, of), made) = match &state {
        None => (AnalysisState::None, (0, 0), None),
        Some(Progress::Waiting) => (AnalysisState::Waiting, (0, 0), None),
        Some(Progress::Running(done, of)) => (AnalysisState::Running, (*done, *of), None),
        Some(Progress::Done(made)) => (AnalysisState::Done, (1, 1), Some(&**made)),
        Some(Progress::Failed) => (AnalysisState::Failed, (0, 0), None),
    };
    (kept, Json(AnalysisAnswer { state, done, of, analysis: made })).into_response()
}
