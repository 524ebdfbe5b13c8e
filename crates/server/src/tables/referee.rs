//! A referee at a table: pauses, rulings, and how everybody is told of them.

use super::use_cases::find;
use crate::app::{App, Inner};
use crate::body::{Body, body};
use crate::errors::Fault;
use crate::requester::Requester;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use std::sync::Arc;
use store::Role;
use table::{
    AnyTable, Authority, Pause, PauseRequest, Reason, Refusal, Remark, ResumeRequest, RulingRequest, Summary, Viewer,
};
use wire::{ErrorKind, VersionAnswer};
use words::{Words, id};

/// Stops a game and its clocks.
pub(crate) async fn pause(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
    request: Body<wire::PauseRequest>,
) -> Result<Json<VersionAnswer>, Fault> {
    let request = body(request)?;
    let (table, referee) = at_table(&app, &id, &requester).await?;
    let reason = read_reason(&request.reason, requester.words)?;
    let rule = request.rule.as_deref().map(str::trim).filter(|rule| !rule.is_empty());
    let asked = PauseRequest { referee: &referee, nonce: &request.nonce, rule, reason };
    answer(table.pause(asked).await, requester.words)
}

/// Lets a paused game go on.
pub(crate) async fn resume(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
    request: Body<wire::ResumeRequest>,
) -> Result<Json<VersionAnswer>, Fault> {
    let request = body(request)?;
    let (table, referee) = at_table(&app, &id, &requester).await?;
    answer(table.unpause(ResumeRequest { referee: &referee, nonce: &request.nonce }).await, requester.words)
}

/// Rules in a game; a player is put out of it with a ruling too.
pub(crate) async fn ruling(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
    request: Body<wire::RulingRequest>,
) -> Result<Json<VersionAnswer>, Fault> {
    let request = body(request)?;
    let (table, referee) = at_table(&app, &id, &requester).await?;
    let (words, reason) = (requester.words, read_reason(&request.reason, requester.words)?);
    let wire::RulingRequest { after, nonce, command, .. } = &request;
    let asked = RulingRequest { referee: &referee, after: *after, nonce, command: command.trim(), reason, words };
    answer(table.rule(asked).await, words)
}

/// A table, for somebody who may referee there, and their number.
pub(super) async fn at_table(
    app: &Inner,
    id: &str,
    requester: &Requester,
) -> Result<(Arc<dyn AnyTable>, String), Fault> {
    let referee = requester.with_role(Role::Referee)?;
    app.limits.command(&referee.id).map_err(|wait| Fault::too_fast(wait, requester.words))?;
    let (table, _) = find(app, id, requester).await?;
    Ok((table, referee.id.clone()))
}

fn answer(asked: Result<u64, Refusal>, words: Words) -> Result<Json<VersionAnswer>, Fault> {
    let version = asked.map_err(|refused| Fault::refused(refused, words))?;
    Ok(Json(VersionAnswer { version }))
}

pub(super) fn read_reason(text: &str, words: Words) -> Result<Reason, Fault> {
    Reason::parse(text)
        .map_err(|_| Fault::say(StatusCode::BAD_REQUEST, ErrorKind::Malformed, words, id::WEB_BAD_REASON))
}

/// Who a requester is at a table. Who referees sees what spectators see, without their delay.
pub(crate) async fn viewer_of(table: &dyn AnyTable, summary: &Summary, requester: &Requester) -> Viewer {
    match table.viewer(requester.id()).await {
        Viewer::Spectator if may_referee(summary, requester) => Viewer::Referee,
        viewer => viewer,
    }
}

/// Whether a requester may referee at a table: with the role for it, and without a chair there (C58).
pub(crate) fn may_referee(summary: &Summary, requester: &Requester) -> bool {
    let sits = requester.id().is_some_and(|person| summary.chairs.iter().any(|chair| chair.is_of(person)));
    requester.is_referee() && !sits
}

/// What a table refuses a player, with the name of who paused it where that is the reason.
pub(crate) async fn refused_move(app: &Inner, refused: Refusal, words: Words) -> Fault {
    let Refusal::Paused(pause) = &refused else { return Fault::refused(refused, words) };
    match pause_of(app, pause).await {
        Ok(pause) if pause.agreed => Fault::say(StatusCode::FORBIDDEN, ErrorKind::Paused, words, id::WEB_PAUSED_AGREED),
        Ok(pause) => {
            let values = [("name", pause.by.as_str().into()), ("reason", pause.reason.as_str().into())];
            Fault::new(StatusCode::FORBIDDEN, ErrorKind::Paused, words.say_with(id::WEB_PAUSED_BY, &values))
        }
        Err(_) => Fault::refused(refused, words),
    }
}

/// A pause as it is said.
pub(crate) async fn pause_of(app: &Inner, pause: &Pause) -> Result<wire::Pause, store::Fault> {
    let by = app.name_of(pause.by.person()).await?.to_string();
    let agreed = matches!(pause.by, Authority::Players(_));
    let reason = if agreed { String::new() } else { pause.reason.to_string() };
    Ok(wire::Pause { by, agreed, rule: pause.rule.map(|rule| rule.to_string()), reason })
}

/// What a referee did as it is said.
pub(crate) async fn remark_of(app: &Inner, remark: &Remark, words: Words) -> Result<wire::Remark, store::Fault> {
    let (what, plain, with_rule) = match remark {
        Remark::Paused(Pause { by: Authority::Players(_), .. }) => {
            (wire::RemarkKind::Paused, id::WEB_REMARK_PAUSED_AGREED, id::WEB_REMARK_PAUSED_AGREED)
        }
        Remark::Resumed(Authority::Players(_)) => {
            (wire::RemarkKind::Resumed, id::WEB_REMARK_RESUMED_AGREED, id::WEB_REMARK_RESUMED_AGREED)
        }
        Remark::Paused(_) => (wire::RemarkKind::Paused, id::WEB_REMARK_PAUSED, id::WEB_REMARK_PAUSED_RULE),
        Remark::Resumed(_) => (wire::RemarkKind::Resumed, id::WEB_REMARK_RESUMED, id::WEB_REMARK_RESUMED),
        Remark::Ruled { .. } => (wire::RemarkKind::Ruled, id::WEB_REMARK_RULED, id::WEB_REMARK_RULED_RULE),
    };
    let by = app.name_of(remark.person()).await?.to_string();
    let (rule, reason) = (remark.rule().map(|rule| rule.to_string()), remark.reason().map(ToString::to_string));
    let mut values = vec![("name", by.as_str().into())];
    values.extend(rule.as_deref().map(|rule| ("rule", rule.into())));
    values.extend(reason.as_deref().map(|reason| ("reason", reason.into())));
    let words = words.say_with(if rule.is_some() { with_rule } else { plain }, &values);
    Ok(wire::Remark { what, by, rule, reason, words })
}
