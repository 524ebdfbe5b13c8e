//! Tables: opened, taken part in, looked at.

use crate::app::{App, Inner};
use crate::asker::{Asker, or_guest};
use crate::fault::Fault;
use crate::measure::Outcome;
use crate::scenes;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use chance::PlayerSeed;
use regulation::Regulation;
use serde::Deserialize;
use serde_json::{Value, json};
use std::str::FromStr as _;
use std::sync::Arc;
use std::time::Instant;
use store::Person;
use table::{AnyTable, Away, MoveRequest, NewTable, Options, Refusal, Scene, Stage, Summary, Viewer, Who};
use words::{Lang, Words};

/// A table to be opened, as it is asked for.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Wanted {
    pub(crate) regulation: Option<String>,
    /// A club's own regulation, whole.
    pub(crate) text: Option<String>,
    pub(crate) players: Option<usize>,
    pub(crate) bots: Vec<String>,
    pub(crate) title: String,
    pub(crate) minutes: Option<u16>,
    /// The same in seconds, for a game shorter than a minute or between two.
    pub(crate) game_seconds: Option<u32>,
    pub(crate) turn_seconds: Option<u16>,
    pub(crate) misses: Option<u8>,
    pub(crate) away: Option<String>,
    pub(crate) spectators: Option<bool>,
    pub(crate) delay_seconds: Option<u16>,
    pub(crate) rated: Option<bool>,
    pub(crate) listed: Option<bool>,
    /// How many of the free chairs are kept for those who have the invitation.
    pub(crate) by_link: Option<u8>,
    pub(crate) odds: Option<bool>,
    pub(crate) pace: Option<u16>,
    /// What a guest wants to be called.
    pub(crate) name: Option<String>,
}

/// Takes a chair, or does something else of one's own.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Sitting {
    pub(crate) nonce: String,
    pub(crate) seed: Option<String>,
    pub(crate) name: Option<String>,
    /// The word of the link, for a chair that is kept.
    pub(crate) invitation: Option<String>,
}

/// A command.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Commanded {
    pub(crate) after: u64,
    pub(crate) nonce: String,
    pub(crate) command: String,
}

type Body<T> = Result<Json<T>, JsonRejection>;

fn body<T>(body: Body<T>) -> Result<T, Fault> {
    body.map(|Json(body)| body).map_err(|rejection| {
        let mut fault = Fault::malformed(rejection.body_text());
        fault.status = rejection.status();
        fault
    })
}

pub(crate) async fn open(State(app): State<App>, asker: Asker, wanted: Body<Wanted>) -> Result<Response, Fault> {
    let wanted = body(wanted)?;
    let (person, cookie) = or_guest(&app, &asker, wanted.name.as_deref()).await?;
    let table = open_table(&app, &asker, wanted, Some(person.id.clone())).await?;
    let summary = table.summary().await;
    let mut answer = json!({ "table": summary.id, "version": summary.version });
    if let Some(invitation) = &summary.invitation {
        answer["invitation"] = invitation.reveal().into();
    }
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
    wanted: Wanted,
    by: Option<String>,
) -> Result<Arc<dyn AnyTable>, Fault> {
    app.limits.newcomer(asker.from).map_err(|wait| Fault::too_fast(wait, asker.words))?;
    let regulation = regulation(app, &wanted, asker.words)?;
    let options = options(&wanted, &regulation);
    options.check().map_err(|fault| Fault::option(&fault))?;
    let players = wanted.players.unwrap_or(4);
    let new = NewTable { regulation, text: wanted.text, players, bots: wanted.bots, options, by };
    app.tables.open(new).await.map_err(|fault| Fault::open(fault, asker.words))
}

/// The regulation by its id, or a club's own.
fn regulation(app: &Inner, wanted: &Wanted, words: Words) -> Result<Arc<Regulation>, Fault> {
    if let Some(text) = &wanted.text {
        let read = Regulation::read(text, &app.library);
        return read.map(Arc::new).map_err(|faults| {
            let told: Vec<String> = faults.0.iter().map(|fault| speech::regulation::fault(words, fault)).collect();
            Fault::malformed(told.join("\n"))
        });
    }
    let id = wanted.regulation.as_deref().unwrap_or("challenge-2017");
    let known = || {
        let mut ids: Vec<&str> = app.regulations.keys().map(String::as_str).collect();
        ids.sort_unstable();
        Fault::malformed(format!("regulation '{id}': one of {} expected", ids.join(", ")))
    };
    app.regulations.get(id).map(Arc::clone).ok_or_else(known)
}

fn options(wanted: &Wanted, regulation: &Regulation) -> Options {
    let usual = Options::default();
    Options {
        title: wanted.title.trim().to_owned(),
        game_seconds: wanted
            .game_seconds
            .unwrap_or_else(|| 60 * u32::from(wanted.minutes.unwrap_or_else(|| minutes(regulation)))),
        turn_seconds: wanted.turn_seconds.unwrap_or(180),
        misses: wanted.misses.unwrap_or(usual.misses),
        away: if wanted.away.as_deref() == Some("neutral") { Away::Neutral } else { Away::Bot },
        spectators: wanted.spectators.unwrap_or(usual.spectators),
        delay_seconds: wanted.delay_seconds.unwrap_or(0),
        rated: wanted.rated.unwrap_or(false),
        listed: wanted.listed.unwrap_or(true),
        by_link: wanted.by_link.unwrap_or(0),
        odds: wanted.odds.unwrap_or(true),
        pace: wanted.pace.unwrap_or(usual.pace),
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

pub(crate) async fn list(State(app): State<App>, asker: Asker) -> Result<Json<Value>, Fault> {
    let failed = |fault: store::Fault| Fault::store(&fault, asker.words);
    let mut answer = json!({});
    for stage in ["open", "playing"] {
        let games = app.store.games(stage, false, 100).await.map_err(failed)?;
        let listed: Vec<Value> = games
            .iter()
            .map(|game| {
                json!({ "id": game.id, "name": game.title, "regulation": game.regulation, "seats": game.seats,
                        "taken": game.taken, "kept": game.kept, "rated": game.rated, "created": game.created })
            })
            .collect();
        answer[stage] = listed.into();
    }
    Ok(Json(answer))
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
    Err(Fault::say(StatusCode::FORBIDDEN, "no-spectators", asker.words, "web-no-spectators"))
}

#[derive(Deserialize)]
pub(crate) struct Looking {
    words: Option<String>,
    seat: Option<String>,
    most: Option<usize>,
    before: Option<u64>,
}

/// The table now; later, for spectators of a table with a delay.
pub(crate) async fn scene(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(looking): Query<Looking>,
    asker: Asker,
) -> Result<Response, Fault> {
    let (table, summary) = find(&app, &id, &asker).await?;
    let refused = |refused| Fault::refused(refused, asker.words);
    if app.store.kind() == store::Kind::Postgres {
        table.catch_up().await.map_err(|failure| refused(failure.into()))?;
    }
    let viewer = table.viewer(asker.id()).await;
    let lang = looking.words.as_deref().and_then(Lang::parse);
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
    sitting: Body<Sitting>,
) -> Result<Response, Fault> {
    let sitting = body(sitting)?;
    let (table, _) = find(&app, &id, &asker).await?;
    let seed = match sitting.seed.as_deref() {
        None => PlayerSeed::none(),
        Some(seed) => PlayerSeed::from_str(seed).map_err(|fault| Fault::malformed(format!("seed: {fault}")))?,
    };
    let (person, cookie) = or_guest(&app, &asker, sitting.name.as_deref()).await?;
    let invitation = sitting.invitation.as_deref();
    let chair = Chair { seed, nonce: &sitting.nonce, invitation };
    let version = sit_down(&app, &*table, &person.id, chair, asker.words).await?;
    Ok((cookie_of(cookie), Json(json!({ "version": version }))).into_response())
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

async fn own_chair(app: &Inner, id: &str, asker: &Asker, sitting: Body<Sitting>) -> Result<Own, Fault> {
    let nonce = body(sitting)?.nonce;
    let (table, _) = find(app, id, asker).await?;
    Ok(Own { table, person: Arc::clone(asker.known()?), nonce })
}

/// Gives one's chair back before the game.
pub(crate) async fn leave(
    State(app): State<App>,
    Path(id): Path<String>,
    asker: Asker,
    sitting: Body<Sitting>,
) -> Result<Json<Value>, Fault> {
    let Own { table, person, nonce } = own_chair(&app, &id, &asker, sitting).await?;
    let left = table.leave(&person.id, &nonce).await;
    let version = left.map_err(|refused| Fault::refused(refused, asker.words))?;
    app.tables.index(&*table).await.map_err(|fault| Fault::store(&fault, asker.words))?;
    Ok(Json(json!({ "version": version })))
}

/// Takes one's chair back from whoever stands in.
pub(crate) async fn come_back(
    State(app): State<App>,
    Path(id): Path<String>,
    asker: Asker,
    sitting: Body<Sitting>,
) -> Result<Json<Value>, Fault> {
    let Own { table, person, nonce } = own_chair(&app, &id, &asker, sitting).await?;
    let back = table.come_back(&person.id, &nonce).await;
    let version = back.map_err(|refused| Fault::refused(refused, asker.words))?;
    Ok(Json(json!({ "version": version })))
}

pub(crate) async fn command(
    State(app): State<App>,
    Path(id): Path<String>,
    asker: Asker,
    commanded: Body<Commanded>,
) -> Result<Response, Fault> {
    let commanded = body(commanded)?;
    let person = asker.known()?;
    let found = app.tables.get(&id).await.map_err(|refused| Fault::refused(refused, asker.words))?;
    let table = found.ok_or_else(|| Fault::not_found(asker.words))?;
    let version = play(&app, &*table, person, &commanded, asker.words).await?;
    Ok((no_store("application/json"), format!("{{\"version\":{version}}}")).into_response())
}

/// Plays: the version a command led to.
pub(crate) async fn play(
    app: &Inner,
    table: &dyn AnyTable,
    person: &Person,
    commanded: &Commanded,
    words: Words,
) -> Result<u64, Fault> {
    let began = Instant::now();
    app.limits.command(&person.id).map_err(|wait| Fault::too_fast(wait, words))?;
    let request = MoveRequest {
        person: &person.id,
        after: commanded.after,
        nonce: &commanded.nonce,
        command: &commanded.command,
        words,
    };
    let answer = table.act(request).await;
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
        return Err(Fault::say(StatusCode::FORBIDDEN, "no-spectators", asker.words, "web-record-later"));
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
    Query(looking): Query<Looking>,
    asker: Asker,
) -> Result<Response, Fault> {
    let (table, summary) = find(&app, &id, &asker).await?;
    if summary.stage != Stage::Over {
        return Err(Fault::say(StatusCode::CONFLICT, "not-now", asker.words, "web-replay-later"));
    }
    let viewer = eyes(looking.seat.as_deref(), &*table).await;
    let lang = looking.words.as_deref().and_then(Lang::parse);
    let scenes = table.replay(viewer, lang).await.map_err(|refused| Fault::refused(refused, asker.words))?;
    let mut written = Vec::with_capacity(scenes.len());
    for scene in &scenes {
        let value = scenes::to_value(&app, scene, asker.words).await;
        written.push(value.map_err(|fault| Fault::store(&fault, asker.words))?);
    }
    let cached = [(header::CACHE_CONTROL, "private, max-age=3600")];
    let now = table.scene(viewer, None).await;
    let about = scenes::to_value(&app, &now, asker.words).await;
    let mut answer = about.map_err(|fault| Fault::store(&fault, asker.words))?;
    answer["scenes"] = written.into();
    Ok((cached, Json(answer)).into_response())
}

/// A seat's eyes, by its letter; everybody's otherwise.
async fn eyes(seat: Option<&str>, table: &dyn AnyTable) -> Viewer {
    let scene = table.scene(Viewer::Spectator, None).await;
    let seats = scene.about.iter().flat_map(|about| &about.seats);
    let wanted = seat.and_then(|seat| seat.chars().next());
    let found = seats.into_iter().find(|seated| seated.seat.map(frame::Seat::letter) == wanted && wanted.is_some());
    found.map_or(Viewer::Spectator, |seated| Viewer::Player(seated.player - 1))
}

/// The last sentences of the story.
pub(crate) async fn log(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(looking): Query<Looking>,
    asker: Asker,
) -> Result<Json<Value>, Fault> {
    let (table, summary) = find(&app, &id, &asker).await?;
    let viewer = table.viewer(asker.id()).await;
    let refused = |refused| Fault::refused(refused, asker.words);
    let newest = match summary.is_late_for(viewer) {
        false => u64::MAX,
        true => table.delayed_scene(None).await.map_err(refused)?.version,
    };
    let lang = looking.words.as_deref().and_then(Lang::parse).unwrap_or_else(|| asker.words.lang());
    let last = (looking.before.unwrap_or(u64::MAX).min(newest), looking.most.unwrap_or(60).min(2000));
    let story = table.story(viewer, lang, last).await.map_err(refused)?;
    let lines: Vec<Value> = story
        .into_iter()
        .map(|told| json!({ "version": told.version, "event": told.event, "words": told.words }))
        .collect();
    Ok(Json(json!({ "lines": lines })))
}
