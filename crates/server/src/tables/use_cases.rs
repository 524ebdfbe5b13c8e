//! What is done at tables, whoever asks for it and however: opening one, sitting down, playing, looking.

use super::dice::{is_operator, no_seed};
use super::referee::refused_move;
use crate::app::Inner;
use crate::cookies::SetCookie;
use crate::errors::Fault;
use crate::forms::Trimmed;
use crate::measure::Outcome;
use crate::regulations::{read_own, regulation_named};
use crate::requester::Requester;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use regulation::Regulation;
use serde::Deserialize;
use std::sync::Arc;
use std::time::Instant;
use store::{Person, Role};
use table::{
    AnyTable, Away, DAY_SECONDS, NewTable, Options, Refusal, Scene, SeedOffer, SitRequest, Stage, Summary, Viewer, Who,
};
use wire::{ErrorKind, MoveRequest, NewTableRequest};
use words::{Lang, Words, id};

/// No cookie is an empty list of headers.
pub(crate) fn cookie_of(cookie: Option<SetCookie>) -> HeaderMap {
    cookie.into_iter().flatten().collect()
}

/// Opens a table for somebody.
pub(crate) async fn open_table(
    app: &Inner,
    requester: &Requester,
    request: NewTableRequest,
    by: Option<String>,
) -> Result<Arc<dyn AnyTable>, Fault> {
    app.limits.newcomer(requester.from).map_err(|wait| Fault::too_fast(wait, requester.words))?;
    let regulation = regulation(app, &request, requester.words)?;
    let options = options(&request, &regulation);
    if options.tournament {
        requester.with_role(Role::Referee)?;
    }
    options.check().map_err(|fault| Fault::option(&fault))?;
    let players = request.players.unwrap_or(4);
    let new = NewTable { regulation, text: request.text, players, bots: request.bots, options, by, kept: Vec::new() };
    app.tables.open(new).await.map_err(|fault| Fault::open(fault, requester.words))
}

/// The regulation by its id, or a club's own.
fn regulation(app: &Inner, request: &NewTableRequest, words: Words) -> Result<Arc<Regulation>, Fault> {
    if let Some(text) = &request.text {
        return read_own(app, text, words).map_err(|faults| Fault::malformed(faults.join("\n")));
    }
    regulation_named(app, request.regulation.as_deref().unwrap_or("challenge-2017"), words).map_err(Fault::malformed)
}

fn options(request: &NewTableRequest, regulation: &Regulation) -> Options {
    let usual = Options::default();
    Options {
        title: request.title.trim().to_owned(),
        game_seconds: game_seconds(request, regulation),
        laps: request.laps.unwrap_or(0),
        turn_seconds: request.turn_seconds.unwrap_or(180),
        misses: request.misses.unwrap_or(usual.misses),
        away: if request.away.as_deref() == Some("neutral") { Away::Neutral } else { Away::Bot },
        spectators: request.spectators.unwrap_or(usual.spectators),
        delay_seconds: request.delay_seconds.unwrap_or(0),
        rated: request.rated.unwrap_or(false),
        listed: request.listed.unwrap_or(true),
        by_link: request.by_link.unwrap_or(0),
        // Nobody calculates at a table of a tournament (C57).
        odds: request.odds.unwrap_or(true) && !request.tournament.unwrap_or(false),
        pace: request.pace.unwrap_or(usual.pace),
        tournament: request.tournament.unwrap_or(false),
    }
}

/// How long the game lasts by the clock: as is asked, else the regulation's time, unless laps or days are counted in place of it.
fn game_seconds(request: &NewTableRequest, regulation: &Regulation) -> u32 {
    let is_timed_otherwise =
        request.laps.is_some_and(|laps| laps > 0) || request.turn_seconds.is_some_and(|seconds| seconds >= DAY_SECONDS);
    let usual = || if is_timed_otherwise { 0 } else { minutes(regulation) };
    request.game_seconds.unwrap_or_else(|| 60 * u32::from(request.minutes.unwrap_or_else(usual)))
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

/// A table somebody may look at. What is not listed can be found by who knows its address; what is closed to
/// spectators only by those who play and by referees.
pub(crate) async fn find(app: &Inner, id: &str, requester: &Requester) -> Result<(Arc<dyn AnyTable>, Summary), Fault> {
    let found = app.tables.get(id).await.map_err(|refused| Fault::refused(refused, requester.words))?;
    let table = found.ok_or_else(|| Fault::not_found(requester.words))?;
    let summary = table.summary().await;
    let plays = requester.id().is_some_and(|person| summary.chairs.iter().any(|chair| chair.is_of(person)));
    if summary.options.spectators || plays || requester.is_referee() || summary.stage != Stage::Playing {
        return Ok((table, summary));
    }
    Err(Fault::say(StatusCode::FORBIDDEN, ErrorKind::NoSpectators, requester.words, id::WEB_NO_SPECTATORS))
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

/// A chair that is asked for.
pub(crate) struct Chair<'a> {
    pub(crate) seed: SeedOffer,
    pub(crate) nonce: &'a str,
    pub(crate) invitation: Option<&'a str>,
}

/// Takes a chair, and sees to it that a game that begins with it is run.
pub(crate) async fn sit_down(
    app: &Inner,
    table: &dyn AnyTable,
    person: &Person,
    chair: Chair<'_>,
    words: Words,
) -> Result<u64, Fault> {
    let refused = |refused| Fault::refused(refused, words);
    let is_operator = is_operator(app, person).await.map_err(|fault| Fault::store(&fault, words))?;
    let (who, Chair { seed, nonce, invitation }) = (Who::Person(person.id.clone()), chair);
    let version = table.sit(SitRequest { who, is_operator, seed, nonce, invitation }).await.map_err(refused)?;
    drive_if_full(app, table, words).await?;
    Ok(version)
}

/// Sees to it that a table that is full is run: it begins or waits for seeds, also if its beginning could not be written just now.
pub(crate) async fn drive_if_full(app: &Inner, table: &dyn AnyTable, words: Words) -> Result<(), Fault> {
    let summary = table.summary().await;
    if summary.stage == Stage::Playing || summary.chairs.iter().all(|chair| chair.who.is_some()) {
        app.tables.drive(&summary.id).await.map_err(|refused| Fault::refused(refused, words))?;
    }
    Ok(())
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
    match answer {
        Ok(version) => Ok(version),
        Err(refused) => Err(refused_move(app, refused, words).await),
    }
}

/// A form that opens a table and seats whoever sends it.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct SitForm {
    /// `later`, where a script sits down by itself once it has read the table's commitment.
    sit: Trimmed,
}

impl SitForm {
    pub(crate) fn sits_now(&self) -> bool {
        sits_now(&self.sit)
    }
}

/// Whether somebody is to be seated with the form, because no script is going to do it.
pub(crate) fn sits_now(sit: &str) -> bool {
    sit != "later"
}

/// Seats somebody whose browser runs no script: they add nothing to the dice.
pub(crate) async fn sit_down_now(
    app: &Inner,
    table: &dyn AnyTable,
    person: &Person,
    words: Words,
) -> Result<u64, Fault> {
    let chair = Chair { seed: no_seed(), nonce: &table::random_word(16), invitation: None };
    sit_down(app, table, person, chair, words).await
}

/// On to a table.
pub(crate) async fn to_table(table: &dyn AnyTable) -> Response {
    let to = [(header::LOCATION, format!("/tables/{}", table.summary().await.id))];
    (StatusCode::SEE_OTHER, to).into_response()
}
