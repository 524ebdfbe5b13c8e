//! Tables: opened, taken part in, looked at.

use crate::app::{App, Inner};
use crate::asker::{Asker, or_guest};
use crate::fault::Fault;
use crate::measure::Outcome;
use crate::scenes;
use crate::wire::{
    ChairRequest, ErrorKind, GameLog, ListedTable, LogLine, LogQuery, MoveRequest, NewTableRequest, OpenedTable,
    Replay, ReplayQuery, SceneQuery, SitRequest, TableList, VersionAnswer,
};
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use chance::PlayerSeed;
use regulation::Regulation;
use std::str::FromStr as _;
use std::sync::Arc;
use std::time::Instant;
use store::Person;
use table::{AnyTable, Away, NewTable, Options, Refusal, Scene, Stage, Summary, Viewer, Who};
use words::{Lang, Words};

type Body<T> = Result<Json<T>, JsonRejection>;

fn body<T>(body: Body<T>) -> Result<T, Fault> {
    body.map(|Json(body)| body).map_err(|rejection| {
        let mut fault = Fault::malformed(rejection.body_text());
        fault.status = rejection.status();
        fault
    })
}

pub(crate) async fn open(
    State(app): State<App>,
    asker: Asker,
    request: Body<NewTableRequest>,
) -> Result<Response, Fault> {
    let request = body(request)?;
    let (person, cookie) = or_guest(&app, &asker, request.name.as_deref()).await?;
    let table = open_table(&app, &asker, request, Some(person.id.clone())).await?;
    let summary = table.summary().await;
    let invitation = summary.invitation.as_ref().map(|invitation| invitation.reveal().to_owned());
    let answer = OpenedTable { table: summary.id, version: summary.version, invitation };
    Ok((StatusCode::CREATED, cookie_of(cookie), Json(answer)).into_response())
}

/// No cookie is an empty list of headers.
pub(crate) fn cookie_of(cookie: Option<crate::asker::SetCookie>) -> axum::http::HeaderMap {
    cookie.into_iter().flatten().collect()
}

/// Opens a table for somebody.
pub(crate) async fn open_table(
    app: &Inner,
    asker: &Asker,
    request: NewTableRequest,
    by: Option<String>,
) -> Result<Arc<dyn AnyTable>, Fault> {
    app.limits.newcomer(asker.from).map_err(|wait| Fault::too_fast(wait, asker.words))?;
    let regulation = regulation(app, &request, asker.words)?;
    let options = options(&request, &regulation);
    options.check().map_err(|fault| Fault::option(&fault))?;
    let players = request.players.unwrap_or(4);
    let new = NewTable { regulation, text: request.text, players, bots: request.bots, options, by };
    app.tables.open(new).await.map_err(|fault| Fault::open(fault, asker.words))
}

/// The regulation by its id, or a club's own.
fn regulation(app: &Inner, request: &NewTableRequest, words: Words) -> Result<Arc<Regulation>, Fault> {
    if let Some(text) = &request.text {
        let read = Regulation::read(text, &app.library);
        return read.map(Arc::new).map_err(|faults| {
            let told: Vec<String> = faults.0.iter().map(|fault| speech::regulation::fault(words, fault)).collect();
            Fault::malformed(told.join("\n"))
        });
    }
    let id = request.regulation.as_deref().unwrap_or("challenge-2017");
    let known = || {
        let mut ids: Vec<&str> = app.regulations.keys().map(String::as_str).collect();
        ids.sort_unstable();
        Fault::malformed(format!("regulation '{id}': one of {} expected", ids.join(", ")))
    };
    app.regulations.get(id).map(Arc::clone).ok_or_else(known)
}

fn options(request: &NewTableRequest, regulation: &Regulation) -> Options {
    let usual = Options::default();
    Options {
        title: request.title.trim().to_owned(),
        game_seconds: request
            .game_seconds
            .unwrap_or_else(|| 60 * u32::from(request.minutes.unwrap_or_else(|| minutes(regulation)))),
        turn_seconds: request.turn_seconds.unwrap_or(180),
        misses: request.misses.unwrap_or(usual.misses),
        away: if request.away.as_deref() == Some("neutral") { Away::Neutral } else { Away::Bot },
        spectators: request.spectators.unwrap_or(usual.spectators),
        delay_seconds: request.delay_seconds.unwrap_or(0),
        rated: request.rated.unwrap_or(false),
        listed: request.listed.unwrap_or(true),
        by_link: request.by_link.unwrap_or(0),
        odds: request.odds.unwrap_or(true),
        pace: request.pace.unwrap_or(usual.pace),
    }
}

/// How long a game lasts under a regulation.
pub(crate) fn minutes(regulation: &Regulation) -> u16 {
    struct Minutes;
    impl games::PerGame for Minutes {
        type Out = Option<u16>;

        fn run<G: games::Playable>(self, settings: &G::Settings) -> Option<u16> {
            G::minutes(settings)
        }
    }
    games::per_game(regulation, Minutes).unwrap_or(0)
}

pub(crate) async fn list(State(app): State<App>, asker: Asker) -> Result<Json<TableList>, Fault> {
    let failed = |fault: store::Fault| Fault::store(&fault, asker.words);
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

/// A table somebody may look at. What is not listed can be found by who knows its address; what is closed to
/// spectators only by those who play.
pub(crate) async fn find(app: &Inner, id: &str, asker: &Asker) -> Result<(Arc<dyn AnyTable>, Summary), Fault> {
    let found = app.tables.get(id).await.map_err(|refused| Fault::refused(refused, asker.words))?;
    let table = found.ok_or_else(|| Fault::not_found(asker.words))?;
    let summary = table.summary().await;
    let plays = asker.id().is_some_and(|person| summary.chairs.iter().any(|chair| chair.is_of(person)));
    if summary.options.spectators || plays || summary.stage != Stage::Playing {
        return Ok((table, summary));
    }
    Err(Fault::say(StatusCode::FORBIDDEN, ErrorKind::NoSpectators, asker.words, "web-no-spectators"))
}

/// The table now; later, for spectators of a table with a delay.
pub(crate) async fn scene(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<SceneQuery>,
    asker: Asker,
) -> Result<Response, Fault> {
    let (table, summary) = find(&app, &id, &asker).await?;
    let refused = |refused| Fault::refused(refused, asker.words);
    if app.store.kind() == store::Kind::Postgres {
        table.catch_up().await.map_err(|failure| refused(failure.into()))?;
    }
    let viewer = table.viewer(asker.id()).await;
    let lang = query.words.as_deref().and_then(Lang::parse);
    let scene = scene_for(&*table, &summary, viewer, lang).await.map_err(refused)?;
    let json = scenes::write(&app, &scene, asker.words).await.map_err(|fault| Fault::store(&fault, asker.words))?;
    Ok((no_store("application/json"), json).into_response())
}

/// The table as a viewer may see it now.
pub(crate) async fn scene_for(
    table: &dyn AnyTable,
    summary: &Summary,
    viewer: Viewer,
    lang: Option<Lang>,
) -> Result<Scene, Refusal> {
    if summary.is_late_for(viewer) { table.delayed_scene(lang).await } else { Ok(table.scene(viewer, lang).await) }
}

fn no_store(kind: &'static str) -> [(header::HeaderName, &'static str); 2] {
    [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-store")]
}

pub(crate) async fn sit(
    State(app): State<App>,
    Path(id): Path<String>,
    asker: Asker,
    request: Body<SitRequest>,
) -> Result<Response, Fault> {
    let request = body(request)?;
    let (table, _) = find(&app, &id, &asker).await?;
    let seed = match request.seed.as_deref() {
        None => PlayerSeed::none(),
        Some(seed) => PlayerSeed::from_str(seed).map_err(|fault| Fault::malformed(format!("seed: {fault}")))?,
    };
    let (person, cookie) = or_guest(&app, &asker, request.name.as_deref()).await?;
    let invitation = request.invitation.as_deref();
    let chair = Chair { seed, nonce: &request.nonce, invitation };
    let version = sit_down(&app, &*table, &person.id, chair, asker.words).await?;
    Ok((cookie_of(cookie), Json(VersionAnswer { version })).into_response())
}

/// A chair that is asked for.
pub(crate) struct Chair<'a> {
    pub(crate) seed: PlayerSeed,
    pub(crate) nonce: &'a str,
    pub(crate) invitation: Option<&'a str>,
}

/// Takes a chair, and sees to it that a game that begins with it is run.
pub(crate) async fn sit_down(
    app: &Inner,
    table: &dyn AnyTable,
    person: &str,
    chair: Chair<'_>,
    words: Words,
) -> Result<u64, Fault> {
    let refused = |refused| Fault::refused(refused, words);
    let who = Who::Person(person.to_owned());
    let version = table.sit(who, chair.seed, chair.nonce, chair.invitation).await.map_err(refused)?;
    app.tables.index(table).await.map_err(|fault| Fault::store(&fault, words))?;
    let summary = table.summary().await;
    // A table that is full begins, also if its beginning could not be written just now.
    if summary.stage == Stage::Playing || summary.chairs.iter().all(|chair| chair.who.is_some()) {
        app.tables.drive(&summary.id).await.map_err(refused)?;
    }
    Ok(version)
}

/// Somebody at their own chair.
struct Own {
    table: Arc<dyn AnyTable>,
    person: Arc<Person>,
    nonce: String,
}

async fn own_chair(app: &Inner, id: &str, asker: &Asker, request: Body<ChairRequest>) -> Result<Own, Fault> {
    let nonce = body(request)?.nonce;
    let (table, _) = find(app, id, asker).await?;
    Ok(Own { table, person: Arc::clone(asker.known()?), nonce })
}

/// Gives one's chair back before the game.
pub(crate) async fn leave(
    State(app): State<App>,
    Path(id): Path<String>,
    asker: Asker,
    request: Body<ChairRequest>,
) -> Result<Json<VersionAnswer>, Fault> {
    let Own { table, person, nonce } = own_chair(&app, &id, &asker, request).await?;
    let left = table.leave(&person.id, &nonce).await;
    let version = left.map_err(|refused| Fault::refused(refused, asker.words))?;
    app.tables.index(&*table).await.map_err(|fault| Fault::store(&fault, asker.words))?;
    Ok(Json(VersionAnswer { version }))
}

/// Takes one's chair back from whoever stands in.
pub(crate) async fn come_back(
    State(app): State<App>,
    Path(id): Path<String>,
    asker: Asker,
    request: Body<ChairRequest>,
) -> Result<Json<VersionAnswer>, Fault> {
    let Own { table, person, nonce } = own_chair(&app, &id, &asker, request).await?;
    let back = table.come_back(&person.id, &nonce).await;
    let version = back.map_err(|refused| Fault::refused(refused, asker.words))?;
    Ok(Json(VersionAnswer { version }))
}

pub(crate) async fn command(
    State(app): State<App>,
    Path(id): Path<String>,
    asker: Asker,
    request: Body<MoveRequest>,
) -> Result<Response, Fault> {
    let request = body(request)?;
    let person = asker.known()?;
    let found = app.tables.get(&id).await.map_err(|refused| Fault::refused(refused, asker.words))?;
    let table = found.ok_or_else(|| Fault::not_found(asker.words))?;
    let version = play(&app, &*table, person, &request, asker.words).await?;
    Ok((no_store("application/json"), Json(VersionAnswer { version })).into_response())
}

/// Plays: the version a command led to.
pub(crate) async fn play(
    app: &Inner,
    table: &dyn AnyTable,
    person: &Person,
    request: &MoveRequest,
    words: Words,
) -> Result<u64, Fault> {
    let began = Instant::now();
    app.limits.command(&person.id).map_err(|wait| Fault::too_fast(wait, words))?;
    let asked = table::MoveRequest {
        person: &person.id,
        after: request.after,
        nonce: &request.nonce,
        command: &request.command,
        words,
    };
    let answer = table.act(asked).await;
    let outcome = match &answer {
        Ok(_) => "done",
        Err(Refusal::Stale { .. }) => "stale",
        Err(Refusal::Store(_) | Refusal::Unreadable(_)) => "failed",
        Err(_) => "refused",
    };
    app.measures.commands.get_or_create(&Outcome { outcome }).inc();
    app.measures.command_seconds.observe(began.elapsed().as_secs_f64());
    answer.map_err(|refused| Fault::refused(refused, words))
}

/// The record: whole once the game is over, before that as the asker may see it.
pub(crate) async fn record(State(app): State<App>, Path(id): Path<String>, asker: Asker) -> Result<Response, Fault> {
    let (table, summary) = find(&app, &id, &asker).await?;
    let viewer = table.viewer(asker.id()).await;
    if summary.is_late_for(viewer) {
        return Err(Fault::say(StatusCode::FORBIDDEN, ErrorKind::NoSpectators, asker.words, "web-record-later"));
    }
    let names = names(&app, &summary, asker.words).await.map_err(|fault| Fault::store(&fault, asker.words))?;
    let text = table.record(viewer, names).await.map_err(|refused| Fault::refused(refused, asker.words))?;
    let file = format!("attachment; filename=\"{id}.sdadata.txt\"");
    Ok((no_store("text/plain; charset=utf-8"), [(header::CONTENT_DISPOSITION, file)], text).into_response())
}

async fn names(app: &Inner, summary: &Summary, words: Words) -> Result<Vec<String>, store::Fault> {
    let mut names = Vec::with_capacity(summary.chairs.len());
    for chair in &summary.chairs {
        names.push(match &chair.who {
            Some(who) => scenes::name(app, who, words).await?,
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
    asker: Asker,
) -> Result<Response, Fault> {
    let (table, summary) = find(&app, &id, &asker).await?;
    if summary.stage != Stage::Over {
        return Err(Fault::say(StatusCode::CONFLICT, ErrorKind::NotNow, asker.words, "web-replay-later"));
    }
    let viewer = eyes(query.seat.as_deref(), &*table).await;
    let lang = query.words.as_deref().and_then(Lang::parse);
    let scenes = table.replay(viewer, lang).await.map_err(|refused| Fault::refused(refused, asker.words))?;
    let failed = |fault: store::Fault| Fault::store(&fault, asker.words);
    let mut moments = Vec::with_capacity(scenes.len());
    for scene in &scenes {
        moments.push(scenes::scene_of(&app, scene, asker.words).await.map_err(failed)?);
    }
    let newest = table.scene(viewer, None).await;
    let now = scenes::scene_of(&app, &newest, asker.words).await.map_err(failed)?;
    let cached = [(header::CACHE_CONTROL, "private, max-age=3600")];
    Ok((cached, Json(Replay { now, scenes: moments })).into_response())
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
    asker: Asker,
) -> Result<Json<GameLog>, Fault> {
    let (table, summary) = find(&app, &id, &asker).await?;
    let viewer = table.viewer(asker.id()).await;
    let refused = |refused| Fault::refused(refused, asker.words);
    let newest = match summary.is_late_for(viewer) {
        false => u64::MAX,
        true => table.delayed_scene(None).await.map_err(refused)?.version,
    };
    let lang = query.words.as_deref().and_then(Lang::parse).unwrap_or_else(|| asker.words.lang());
    let last = (query.before.unwrap_or(u64::MAX).min(newest), query.most.unwrap_or(60).min(2000));
    let story = table.story(viewer, lang, last).await.map_err(refused)?;
    let lines = story.into_iter();
    let lines = lines.map(|line| LogLine { version: line.version, event: line.event, words: line.words }).collect();
    Ok(Json(GameLog { lines }))
}
