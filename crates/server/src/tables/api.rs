//! Tables: opened, taken part in, looked at.

use super::dice;
use super::referee::{remark_of, viewer_of};
use super::scenes;
use super::use_cases::{Chair, cookie_of, find, open_table, play, scene_for, sit_down};
use crate::app::{App, Inner};
use crate::body::{Body, body};
use crate::errors::Fault;
use crate::requester::{Requester, or_guest};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use std::sync::Arc;
use store::Person;
use table::{AnyTable, Stage, StoryContent, StoryLine, Summary, Viewer, Who};
use wire::{
    ChairRequest, ErrorKind, GameLog, ListedTable, LogLine, LogQuery, MoveRequest, NewTableRequest, OpenedTable,
    Replay, ReplayQuery, SceneQuery, SitRequest, TableList, VersionAnswer,
};
use words::{Lang, Words, id};

pub(crate) async fn open(
    State(app): State<App>,
    requester: Requester,
    request: Body<NewTableRequest>,
) -> Result<Response, Fault> {
    let request = body(request)?;
    let (person, cookie) = or_guest(&app, &requester, request.name.as_deref()).await?;
    let table = open_table(&app, &requester, request, Some(person.id.clone())).await?;
    let summary = table.summary().await;
    let invitation = summary.invitation.as_ref().map(|invitation| invitation.reveal().to_owned());
    let commitment = summary.commitment.to_string();
    let answer = OpenedTable { table: summary.id, version: summary.version, commitment, invitation };
    Ok((StatusCode::CREATED, cookie_of(cookie), Json(answer)).into_response())
}

pub(crate) async fn list(State(app): State<App>, requester: Requester) -> Result<Json<TableList>, Fault> {
    let failed = |fault: store::Fault| Fault::store(&fault, requester.words);
    let open = listed(&app, "open").await.map_err(failed)?;
    let playing = listed(&app, "playing").await.map_err(failed)?;
    Ok(Json(TableList { open, playing }))
}

/// The most tables of one stage that a list holds.
const LISTED_TABLES_MAX: u16 = 100;

async fn listed(app: &Inner, stage: &str) -> Result<Vec<ListedTable>, store::Fault> {
    let games = app.store.games(stage, false, LISTED_TABLES_MAX).await?;
    let table = |game: store::Game| ListedTable {
        id: game.id,
        name: game.title,
        regulation: game.regulation,
        seats: game.seats,
        taken: game.taken,
        kept: game.kept,
        rated: game.rated,
        created: game.created,
    };
    Ok(games.into_iter().map(table).collect())
}

/// The table now; later, for spectators of a table with a delay.
pub(crate) async fn scene(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<SceneQuery>,
    requester: Requester,
) -> Result<Response, Fault> {
    let (table, summary) = find(&app, &id, &requester).await?;
    let refused = |refused| Fault::refused(refused, requester.words);
    if app.store.kind() == store::Kind::Postgres {
        table.catch_up().await.map_err(|failure| refused(failure.into()))?;
    }
    let viewer = viewer_of(&*table, &summary, &requester).await;
    let lang = query.words.as_deref().and_then(Lang::parse);
    let scene = scene_for(&*table, &summary, viewer, lang).await.map_err(refused)?;
    let json =
        scenes::write(&app, &scene, requester.words).await.map_err(|fault| Fault::store(&fault, requester.words))?;
    Ok((no_store("application/json"), json).into_response())
}

fn no_store(kind: &'static str) -> [(header::HeaderName, &'static str); 2] {
    [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-store")]
}

pub(crate) async fn sit(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
    request: Body<SitRequest>,
) -> Result<Response, Fault> {
    let request = body(request)?;
    let (table, summary) = find(&app, &id, &requester).await?;
    let seed = dice::offer(&request)?;
    if let (None, Some(name)) = (&requester.person, request.name.as_deref()) {
        check_name(&app, &summary, name, requester.words).await?;
    }
    let (person, cookie) = or_guest(&app, &requester, request.name.as_deref()).await?;
    let invitation = request.invitation.as_deref();
    let chair = Chair { seed, nonce: &request.nonce, invitation };
    let version = sit_down(&app, &*table, &person, chair, requester.words).await?;
    Ok((cookie_of(cookie), Json(VersionAnswer { version })).into_response())
}

/// Two of one name at a table would be told apart by nobody.
async fn check_name(app: &Inner, summary: &Summary, name: &str, words: Words) -> Result<(), Fault> {
    for chair in &summary.chairs {
        let Some(Who::Person(person)) = &chair.who else { continue };
        let seated = app.name_of(person).await.map_err(|fault| Fault::store(&fault, words))?;
        if spelling::fold(&seated) == spelling::fold(name.trim()) {
            return Err(Fault::malformed(words.say_with(id::WEB_NAME_AT_TABLE, &[("name", (&*seated).into())])));
        }
    }
    Ok(())
}

/// Somebody at their own chair.
struct Own {
    table: Arc<dyn AnyTable>,
    person: Arc<Person>,
    nonce: String,
}

async fn own_chair(app: &Inner, id: &str, requester: &Requester, request: Body<ChairRequest>) -> Result<Own, Fault> {
    let nonce = body(request)?.nonce;
    let (table, _) = find(app, id, requester).await?;
    Ok(Own { table, person: Arc::clone(requester.known()?), nonce })
}

/// Gives one's chair back before the game.
pub(crate) async fn leave(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
    request: Body<ChairRequest>,
) -> Result<Json<VersionAnswer>, Fault> {
    let Own { table, person, nonce } = own_chair(&app, &id, &requester, request).await?;
    let left = table.leave(&person.id, &nonce).await;
    let version = left.map_err(|refused| Fault::refused(refused, requester.words))?;
    Ok(Json(VersionAnswer { version }))
}

/// Takes one's chair back from whoever stands in.
pub(crate) async fn come_back(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
    request: Body<ChairRequest>,
) -> Result<Json<VersionAnswer>, Fault> {
    let Own { table, person, nonce } = own_chair(&app, &id, &requester, request).await?;
    let back = table.come_back(&person.id, &nonce).await;
    let version = back.map_err(|refused| Fault::refused(refused, requester.words))?;
    Ok(Json(VersionAnswer { version }))
}

pub(crate) async fn command(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
    request: Body<MoveRequest>,
) -> Result<Response, Fault> {
    let request = body(request)?;
    let person = requester.known()?;
    let found = app.tables.get(&id).await.map_err(|refused| Fault::refused(refused, requester.words))?;
    let table = found.ok_or_else(|| Fault::not_found(requester.words))?;
    let version = play(&app, &*table, person, &request, requester.words).await?;
    Ok((no_store("application/json"), Json(VersionAnswer { version })).into_response())
}

/// The record: whole once the game is over, before that as the requester may see it.
pub(crate) async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
) -> Result<Response, Fault> {
    let (table, summary) = find(&app, &id, &requester).await?;
    let viewer = viewer_of(&*table, &summary, &requester).await;
    if summary.is_late_for(viewer) {
        return Err(Fault::say(StatusCode::FORBIDDEN, ErrorKind::NoSpectators, requester.words, id::WEB_RECORD_LATER));
    }
    let names = names(&app, &summary, requester.words).await.map_err(|fault| Fault::store(&fault, requester.words))?;
    let text = table.record(viewer, names).await.map_err(|refused| Fault::refused(refused, requester.words))?;
    let file = format!("attachment; filename=\"{id}.sdadata.txt\"");
    Ok((no_store("text/plain; charset=utf-8"), [(header::CONTENT_DISPOSITION, file)], text).into_response())
}

async fn names(app: &Inner, summary: &Summary, words: Words) -> Result<Vec<String>, store::Fault> {
    let mut names = Vec::with_capacity(summary.chairs.len());
    for (at, chair) in summary.chairs.iter().enumerate() {
        names.push(match &chair.who {
            Some(who) => scenes::name(app, who, at, words).await?,
            None => "-".to_owned(),
        });
    }
    Ok(names)
}

/// Every moment of a finished game, from anybody's eyes.
pub(crate) async fn replay(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<ReplayQuery>,
    requester: Requester,
) -> Result<Response, Fault> {
    let (table, summary) = find(&app, &id, &requester).await?;
    if summary.stage != Stage::Over {
        return Err(Fault::say(StatusCode::CONFLICT, ErrorKind::NotNow, requester.words, id::WEB_REPLAY_LATER));
    }
    let viewer = eyes(query.seat.as_deref(), &*table).await;
    let lang = query.words.as_deref().and_then(Lang::parse);
    let scenes = table.replay(viewer, lang).await.map_err(|refused| Fault::refused(refused, requester.words))?;
    let failed = |fault: store::Fault| Fault::store(&fault, requester.words);
    let mut moments = Vec::with_capacity(scenes.len());
    for scene in &scenes {
        moments.push(scenes::scene_of(&app, scene, requester.words).await.map_err(failed)?);
    }
    let newest = table.scene(viewer, None).await;
    let now = scenes::scene_of(&app, &newest, requester.words).await.map_err(failed)?;
    let points = table.turn_points().await.map_err(|refused| Fault::refused(refused, requester.words))?;
    let points = points.into_iter().map(|turn| wire::TurnPoints {
        version: turn.version,
        seats: turn.seats.into_iter().map(|(seat, points)| (seat.letter(), points)).collect(),
    });
    let cached = [(header::CACHE_CONTROL, "private, max-age=3600")];
    Ok((cached, Json(Replay { now, scenes: moments, points: points.collect() })).into_response())
}

/// A seat's eyes, by its letter; everybody's otherwise.
async fn eyes(seat: Option<&str>, table: &dyn AnyTable) -> Viewer {
    let scene = table.scene(Viewer::Spectator, None).await;
    let seats = scene.about.iter().flat_map(|about| &about.seats);
    let letter = seat.and_then(|seat| seat.chars().next());
    let found = seats.into_iter().find(|seated| seated.seat.map(frame::Seat::letter) == letter && letter.is_some());
    found.map_or(Viewer::Spectator, |seated| Viewer::Player(seated.player - 1))
}

/// The last sentences of the story.
pub(crate) async fn log(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<LogQuery>,
    requester: Requester,
) -> Result<Json<GameLog>, Fault> {
    let (table, summary) = find(&app, &id, &requester).await?;
    let viewer = viewer_of(&*table, &summary, &requester).await;
    let refused = |refused| Fault::refused(refused, requester.words);
    let newest = match summary.is_late_for(viewer) {
        false => u64::MAX,
        true => table.delayed_scene(None).await.map_err(refused)?.version,
    };
    let lang = query.words.as_deref().and_then(Lang::parse).unwrap_or_else(|| requester.words.lang());
    let last = (query.before.unwrap_or(u64::MAX).min(newest), query.most.unwrap_or(60).min(2000));
    let story = table.story(viewer, lang, last).await.map_err(refused)?;
    let mut lines = Vec::with_capacity(story.len());
    for line in story {
        let line = log_line(&app, line, Words::new(lang)).await;
        lines.push(line.map_err(|fault| Fault::store(&fault, requester.words))?);
    }
    Ok(Json(GameLog { lines }))
}

/// A line of the story; what a referee did stands there as a remark does in a record.
pub(crate) async fn log_line(app: &Inner, line: StoryLine, words: Words) -> Result<LogLine, store::Fault> {
    let StoryLine { version, content } = line;
    Ok(match content {
        StoryContent::Event { event, words } => LogLine { version, event, words },
        StoryContent::Remark(remark) => {
            let words = remark_of(app, &remark, words).await?.words;
            LogLine { version, event: format!("# {}", remark.in_record()), words }
        }
    })
}
