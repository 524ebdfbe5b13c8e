//! Tournaments over HTTP, as docs/online.md describes them.

use super::export::director_log;
use super::outlook::outlook as outlook_of;
use super::refusal::fault;
use super::state::state as public_state;
use super::use_cases::{Request, find, submit};
use crate::app::App;
use crate::body::{Body, body};
use crate::errors::Fault;
use crate::keys::Key;
use crate::regulations::{read_own, regulation_named};
use crate::requester::Requester;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use desk::tournament::why as why_of;
use director::tournament::EntrantId;
use hall::{Action, ClockAction, LinkKind, NewHall};
use store::Role;
use wire::{
    CallRequest, ClockRequest, ClockWord, LinkAnswer, LinkKindWord, LinkRequest, ListedTournament,
    NewTournamentRequest, NoticeRequest, OpenedTournament, PendingRequest, RoundQuery, TournamentCommandAnswer,
    TournamentCommandRequest, TournamentList, TournamentState, UndoRequest, VersionAnswer,
};

/// The most seconds the clock of a hall is set to: a day, as in the console.
const CLOCK_SECONDS_MAX: u32 = 86_400;

/// The most tournaments a list holds.
const LISTED_MAX: u16 = 200;

pub(super) async fn list(State(app): State<App>, requester: Requester) -> Result<Json<TournamentList>, Fault> {
    let listed = app.halls.list(LISTED_MAX).await.map_err(|refusal| fault(&refusal, None, requester.words))?;
    let one = |one: store::ListedTournament| ListedTournament {
        id: one.id,
        name: one.name,
        stage: one.stage,
        regulation: one.regulation,
        entrants: one.entrants,
        changed: one.changed,
    };
    Ok(Json(TournamentList { tournaments: listed.into_iter().map(one).collect() }))
}

/// Opens a tournament: for those who organise.
pub(super) async fn open(
    State(app): State<App>,
    requester: Requester,
    request: Body<NewTournamentRequest>,
) -> Result<Response, Fault> {
    let organiser = requester.with_role(Role::Organiser)?;
    let request = body(request)?;
    app.limits.command(&organiser.id).map_err(|wait| Fault::too_fast(wait, requester.words))?;
    let known = match &request.text {
        Some(text) => read_own(&app, text, requester.words).map_err(|faults| faults.join("\n")),
        None => regulation_named(&app, &request.regulation, requester.words),
    };
    known.map_err(Fault::malformed)?;
    let new = NewHall {
        rehearsal: false,
        regulation: request.regulation,
        text: request.text,
        format: request.format,
        facts: request.facts,
        by: organiser.id.clone(),
        nonce: request.nonce,
    };
    let id = app.halls.open(new).await.map_err(|refusal| fault(&refusal, None, requester.words))?;
    let version = find(&app, &id, &requester).await?.lock().await.version();
    Ok((StatusCode::CREATED, Json(OpenedTournament { tournament: id, version })).into_response())
}

pub(super) async fn state(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
) -> Result<Json<TournamentState>, Fault> {
    let hall = find(&app, &id, &requester).await?;
    let state = public_state(&id, &hall.lock().await, &app.proofs);
    Ok(Json(state))
}

pub(super) async fn command(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
    request: Body<TournamentCommandRequest>,
) -> Result<Json<TournamentCommandAnswer>, Fault> {
    let TournamentCommandRequest { after, nonce, entrant, command } = body(request)?;
    let hall = find(&app, &id, &requester).await?;
    let read = desk::commands::read_commands(&command.to_string(), requester.words);
    let mut read = read.map_err(|wrong| Fault::malformed(wrong.to_string()))?;
    let Some(command) = read.pop().filter(|_| read.is_empty()) else {
        return Err(Fault::malformed(requester.words.say(words::id::HALL_CONSOLE_UNCLEAR)));
    };
    let action = Action::Command(Box::new(command));
    let version = submit(&app, &hall, &requester, Request { entrant, after, nonce: &nonce, action }).await?;
    let guard = hall.lock().await;
    let act = guard.acts().iter().find(|act| act.entry == version);
    let events = serde_json::to_value(act.map_or(&[][..], |act| &act.done.events)).unwrap_or_default();
    Ok(Json(TournamentCommandAnswer { version, events }))
}

/// A link for somebody without an account: its key is told once and kept as a hash.
pub(super) async fn make_link(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
    request: Body<LinkRequest>,
) -> Result<Json<LinkAnswer>, Fault> {
    let request = body(request)?;
    let hall = find(&app, &id, &requester).await?;
    let kind = match request.kind {
        LinkKindWord::Helper => LinkKind::Helper,
        LinkKindWord::Referee => LinkKind::Referee,
        LinkKindWord::Projector => LinkKind::Projector,
        LinkKindWord::Register => LinkKind::Register,
        LinkKindWord::Table => {
            let rounds = hall.lock().await.tournament().rounds.len();
            let table = request.table.ok_or_else(|| Fault::malformed("table: the number of the table was expected"))?;
            LinkKind::Table { round: request.round.unwrap_or(rounds), table }
        }
    };
    let key = Key::new();
    let nonce = if request.nonce.is_empty() { table::random_word(16) } else { request.nonce };
    let action = Action::MakeLink { key: key.hash(), kind };
    submit(&app, &hall, &requester, Request { entrant: None, after: None, nonce: &nonce, action }).await?;
    let url = format!("/tournaments/{id}/link/{}", key.reveal());
    Ok(Json(LinkAnswer { key: key.reveal().to_owned(), url }))
}

pub(super) async fn revoke_link(
    State(app): State<App>,
    Path((id, key)): Path<(String, String)>,
    requester: Requester,
) -> Result<Json<VersionAnswer>, Fault> {
    let hall = find(&app, &id, &requester).await?;
    let key = Key::shown(&key).ok_or_else(|| Fault::not_found(requester.words))?.hash();
    done(&app, &hall, &requester, &table::random_word(16), Action::RevokeLink { key }).await
}

/// Something that is answered with the version it led to.
async fn done(
    app: &App,
    hall: &live::Live<hall::Hall>,
    requester: &Requester,
    nonce: &str,
    action: Action,
) -> Result<Json<VersionAnswer>, Fault> {
    let version = submit(app, hall, requester, Request { entrant: None, after: None, nonce, action }).await?;
    Ok(Json(VersionAnswer { version }))
}

pub(super) async fn confirm(
    State(app): State<App>,
    Path((id, round, table)): Path<(String, usize, usize)>,
    requester: Requester,
    request: Body<PendingRequest>,
) -> Result<Json<VersionAnswer>, Fault> {
    let PendingRequest { nonce, entrant, why } = body(request)?;
    let hall = find(&app, &id, &requester).await?;
    let action = Action::Confirm { round, table, why };
    let version = submit(&app, &hall, &requester, Request { entrant, after: None, nonce: &nonce, action }).await?;
    Ok(Json(VersionAnswer { version }))
}

pub(super) async fn contest(
    State(app): State<App>,
    Path((id, round, table)): Path<(String, usize, usize)>,
    requester: Requester,
    request: Body<PendingRequest>,
) -> Result<Json<VersionAnswer>, Fault> {
    let PendingRequest { nonce, entrant, why } = body(request)?;
    let hall = find(&app, &id, &requester).await?;
    let action = Action::Contest { round, table, why };
    let version = submit(&app, &hall, &requester, Request { entrant, after: None, nonce: &nonce, action }).await?;
    Ok(Json(VersionAnswer { version }))
}

pub(super) async fn undo(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
    request: Body<UndoRequest>,
) -> Result<Json<VersionAnswer>, Fault> {
    let UndoRequest { nonce, entry, why } = body(request)?;
    let hall = find(&app, &id, &requester).await?;
    done(&app, &hall, &requester, &nonce, Action::Undo { entry, why }).await
}

pub(super) async fn clock(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
    request: Body<ClockRequest>,
) -> Result<Json<VersionAnswer>, Fault> {
    let ClockRequest { nonce, action, seconds } = body(request)?;
    let hall = find(&app, &id, &requester).await?;
    let action = match action {
        ClockWord::Start => ClockAction::Start,
        ClockWord::Stop => ClockAction::Stop,
        ClockWord::Set => {
            let seconds = seconds.ok_or_else(|| Fault::malformed("seconds: what is left was expected"))?;
            if seconds > CLOCK_SECONDS_MAX {
                return Err(Fault::malformed("seconds: at most a day, 86400, was expected"));
            }
            ClockAction::Set { seconds }
        }
    };
    done(&app, &hall, &requester, &nonce, Action::Clock(action)).await
}

pub(super) async fn call(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
    request: Body<CallRequest>,
) -> Result<Json<VersionAnswer>, Fault> {
    let CallRequest { nonce, table, about, answer } = body(request)?;
    let hall = find(&app, &id, &requester).await?;
    let action = match (answer, table) {
        (Some(call), _) => Action::Answer { call },
        (None, Some(table)) => Action::Call { table, about },
        (None, None) => return Err(Fault::malformed("table or answer was expected")),
    };
    done(&app, &hall, &requester, &nonce, action).await
}

pub(super) async fn notice(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
    request: Body<NoticeRequest>,
) -> Result<Json<VersionAnswer>, Fault> {
    let NoticeRequest { nonce, text, remove } = body(request)?;
    let hall = find(&app, &id, &requester).await?;
    let action = remove.map_or(Action::Notice { text }, |notice| Action::RemoveNotice { notice });
    done(&app, &hall, &requester, &nonce, action).await
}

/// What is still possible for somebody.
pub(super) async fn outlook(
    State(app): State<App>,
    Path((id, entrant)): Path<(String, u32)>,
    requester: Requester,
) -> Result<Response, Fault> {
    let hall = find(&app, &id, &requester).await?;
    let told = outlook_of(&hall, entrant, requester.words).await?.map_err(Fault::malformed)?;
    Ok(([(header::CONTENT_TYPE, "application/json")], told.json).into_response())
}

/// Why somebody sits where they sit.
pub(super) async fn why(
    State(app): State<App>,
    Path((id, entrant)): Path<(String, u32)>,
    Query(query): Query<RoundQuery>,
    requester: Requester,
) -> Result<Response, Fault> {
    let hall = find(&app, &id, &requester).await?;
    let (rules, log) = {
        let guard = hall.lock().await;
        (guard.rules().clone(), director_log(&guard))
    };
    let told = why_of(&rules, &log, EntrantId(entrant), query.round, requester.words);
    let told = told.map_err(|refused| Fault::malformed(refused.to_string()))?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], told).into_response())
}
