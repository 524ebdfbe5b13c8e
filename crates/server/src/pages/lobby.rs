//! The lobby: tables with a free seat, games to watch, games to see again.

use crate::app::{App, Inner};
use crate::asker::Asker;
use crate::fault::Fault;
use crate::pages::common::{moment, regulation_name};
use crate::pages::layout::{Page, fragment, page};
use crate::parts::empty;
use crate::scenes;
use axum::extract::{Query, State};
use axum::response::Response;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::{Arc, Mutex, PoisonError};
use store::{Game, GamePlayer, Millis};
use table::now;
use words::Words;

/// How long a list is good enough for everybody: a second, since everybody asks.
const FRESH: i64 = 1000;
/// How many of each kind are listed.
const MOST: u16 = 30;

/// How many of one's own are looked through.
const FEW: u16 = 8;

/// What the lobby shows, read once for all who look.
#[derive(Default)]
pub(crate) struct Lobby(Mutex<Option<(Millis, Arc<Listed>)>>);

/// The games by stage.
#[derive(Default)]
pub(crate) struct Listed {
    pub(crate) open: Vec<Row>,
    pub(crate) playing: Vec<Row>,
    pub(crate) over: Vec<Row>,
}

/// A game and who plays it.
pub(crate) struct Row {
    game: Game,
    players: Vec<GamePlayer>,
}

impl Lobby {
    pub(crate) async fn now(&self, app: &Inner) -> Result<Arc<Listed>, store::Fault> {
        if let Some((at, listed)) = &*self.lock()
            && *at + FRESH > now()
        {
            return Ok(Arc::clone(listed));
        }
        let listed = Listed {
            open: rows(app, "open").await?,
            playing: rows(app, "playing").await?,
            over: rows(app, "over").await?,
        };
        let listed = Arc::new(listed);
        *self.lock() = Some((now(), Arc::clone(&listed)));
        Ok(listed)
    }

    /// What was read is no longer so.
    pub(crate) fn forget(&self) {
        *self.lock() = None;
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Option<(Millis, Arc<Listed>)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

async fn rows(app: &Inner, stage: &str) -> Result<Vec<Row>, store::Fault> {
    let games = app.store.games(stage, false, MOST).await?;
    let mut rows = Vec::with_capacity(games.len());
    for game in games {
        rows.push(row(app, game).await?);
    }
    Ok(rows)
}

/// A game with its players, called as they are called now.
async fn row(app: &Inner, game: Game) -> Result<Row, store::Fault> {
    let mut players = app.store.players(&game.id).await?;
    for player in &mut players {
        if let Some(person) = &player.person {
            player.name = app.name_of(person).await?.to_string();
        }
    }
    Ok(Row { game, players })
}

/// The games somebody sits at that are not over: what they come back to.
pub(crate) async fn own(app: &Inner, asker: &Asker) -> Result<Vec<Row>, Fault> {
    let Some(person) = asker.id() else { return Ok(Vec::new()) };
    rows_of(app, person).await.map_err(|fault| Fault::store(&fault, asker.words))
}

async fn rows_of(app: &Inner, person: &str) -> Result<Vec<Row>, store::Fault> {
    let mut rows = Vec::new();
    for played in app.store.games_of(person, FEW).await? {
        if played.game.goes_on() {
            rows.push(row(app, played.game).await?);
        }
    }
    Ok(rows)
}

/// The games somebody comes back to, if there are any.
pub(crate) fn own_part(app: &Inner, rows: &[Row], words: Words) -> Markup {
    html! {
        @if !rows.is_empty() {
            section .listing aria-labelledby="own-title" {
                h2 #own-title { (words.say("web-own-games")) }
                ul .games { @for row in rows { (game(app, row, "web-resume", words)) } }
            }
        }
    }
}

#[derive(Deserialize)]
pub(crate) struct Asked {
    fragment: Option<u8>,
}

pub(crate) async fn lobby(State(app): State<App>, asker: Asker, Query(asked): Query<Asked>) -> Result<Response, Fault> {
    let words = asker.words;
    let listed = app.lobby.now(&app).await.map_err(|fault| Fault::store(&fault, words))?;
    let own = own(&app, &asker).await?;
    if asked.fragment.is_some() {
        return Ok(fragment(lists(&app, &own, &listed, words)));
    }
    let title = words.say("web-nav-tables");
    let body = html! {
        main #main .page {
            div .page-head {
                h1 { (title) }
                a .button .button-primary href="/tables/new" { (words.say("web-new-title")) }
            }
            div data-refresh="/tables?fragment=1" { (lists(&app, &own, &listed, words)) }
        }
    };
    Ok(page(&asker, Page::new("lobby", title, body).script("js/pages/lobby.js")))
}

fn lists(app: &Inner, own: &[Row], listed: &Listed, words: Words) -> Markup {
    html! {
        (own_part(app, own, words))
        section .listing aria-labelledby="open-title" {
            h2 #open-title { (words.say("web-lobby-open")) }
            (games(app, &listed.open, words, "web-lobby-open-none"))
        }
        section .listing aria-labelledby="playing-title" {
            h2 #playing-title { (words.say("web-lobby-playing")) }
            (games(app, &listed.playing, words, "web-lobby-playing-none"))
        }
        @if !listed.over.is_empty() {
            section .listing aria-labelledby="over-title" {
                h2 #over-title { (words.say("web-lobby-over")) }
                (games(app, &listed.over, words, "web-lobby-playing-none"))
            }
        }
    }
}

/// A list of games, or what can be done when there is none.
pub(crate) fn games(app: &Inner, rows: &[Row], words: Words, none: &str) -> Markup {
    html! {
        @if rows.is_empty() { (empty(&words.say(none), None)) }
        @else { ul .games { @for row in rows { (game(app, row, verb(row), words)) } } }
    }
}

/// What can be done with a game.
fn verb(row: &Row) -> &'static str {
    match row.game.stage.as_str() {
        "open" => "web-sit",
        "over" => "web-replay",
        _ => "web-watch",
    }
}

fn game(app: &Inner, row: &Row, verb: &str, words: Words) -> Markup {
    let game = &row.game;
    let title = title(row, words);
    let to = if game.stage == "over" { format!("/tables/{}/replay", game.id) } else { format!("/tables/{}", game.id) };
    html! {
        li .games-row {
            div {
                h3 { a href=(to) { (title) } }
                p .games-about {
                    (regulation_name(app, &game.regulation, words))
                    @if game.rated { " · " (words.say("web-rated")) }
                    " · " (moment(if game.stage == "open" { game.created } else { game.changed }, words))
                }
            }
            (seats(row, words))
            a .button href=(to) aria-label=(format!("{}: {title}", words.say(verb))) { (words.say(verb)) }
        }
    }
}

fn title(row: &Row, words: Words) -> String {
    if !row.game.title.is_empty() {
        return row.game.title.clone();
    }
    let host = row.players.iter().find(|player| player.kind == "person");
    match host {
        Some(host) => words.say_with("web-table-of", &[("name", host.name.as_str().into())]),
        None => words.say("web-table-title"),
    }
}

/// The chairs: who sits there, which are free, and which only with the link.
fn seats(row: &Row, words: Words) -> Markup {
    let kept = usize::from(row.game.kept);
    let free = usize::from(row.game.seats).saturating_sub(row.players.len() + kept);
    html! {
        ul .games-chairs aria-label=(words.say("web-seats")) {
            @for player in best_first(&row.players) {
                li .games-chair .is-bot[player.kind == "bot"] .is-winner[player.place == Some(1)] {
                    (called(player, words))
                    @if let Some(points) = player.points { b .games-points { (points) } }
                }
            }
            @for _ in 0..free { li .games-chair .is-free { (words.say("web-seat-free")) } }
            @for _ in 0..kept { li .games-chair .is-free { (words.say("web-seat-kept")) } }
        }
    }
}

fn best_first(players: &[GamePlayer]) -> Vec<&GamePlayer> {
    let mut players: Vec<&GamePlayer> = players.iter().collect();
    players.sort_by_key(|player| (player.place.unwrap_or(0), player.player));
    players
}

/// What a player of the index is called.
pub(crate) fn called(player: &GamePlayer, words: Words) -> String {
    if player.kind == "bot" { scenes::bot_name(&player.name, words) } else { player.name.clone() }
}
