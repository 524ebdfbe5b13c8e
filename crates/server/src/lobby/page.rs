//! The lobby: tables with a free seat, games to watch, games to see again.

use crate::app::{App, Inner};
use crate::errors::Fault;
use crate::layout::{Page, fragment, page};
use crate::listing::{GameRow, ListedGames, row};
use crate::parts::{empty, moment};
use crate::regulations::regulation_name;
use crate::requester::Requester;
use crate::tables::bot_name;
use axum::extract::{Query, State};
use axum::response::Response;
use maud::{Markup, html};
use serde::Deserialize;
use store::GamePlayer;
use words::{Id, Words, id};

/// How many of one's own games are looked through.
const OWN_GAMES_MAX: u16 = 8;

/// The games somebody sits at that are not over: what they come back to.
pub(crate) async fn own(app: &Inner, requester: &Requester) -> Result<Vec<GameRow>, Fault> {
    let Some(person) = requester.id() else { return Ok(Vec::new()) };
    rows_of(app, person).await.map_err(|fault| Fault::store(&fault, requester.words))
}

async fn rows_of(app: &Inner, person: &str) -> Result<Vec<GameRow>, store::Fault> {
    let mut rows = Vec::new();
    for played in app.store.games_of(person, OWN_GAMES_MAX).await? {
        if played.game.goes_on() {
            rows.push(row(&app.store, &app.names, played.game).await?);
        }
    }
    Ok(rows)
}

/// The games somebody comes back to, if there are any.
pub(crate) fn own_part(app: &Inner, rows: &[GameRow], words: Words) -> Markup {
    html! {
        @if !rows.is_empty() {
            section .listing aria-labelledby="own-title" {
                h2 #own-title { (words.say(id::WEB_OWN_GAMES)) }
                ul .games { @for row in rows { (game(app, row, id::WEB_RESUME, words)) } }
            }
        }
    }
}

#[derive(Deserialize)]
pub(crate) struct LobbyQuery {
    fragment: Option<u8>,
}

pub(crate) async fn lobby(
    State(app): State<App>,
    requester: Requester,
    Query(query): Query<LobbyQuery>,
) -> Result<Response, Fault> {
    let words = requester.words;
    let listed = app.listed_games().await.map_err(|fault| Fault::store(&fault, words))?;
    let own = own(&app, &requester).await?;
    if query.fragment.is_some() {
        return Ok(fragment(lists(&app, &own, &listed, words)));
    }
    let title = words.say(id::WEB_NAV_TABLES);
    let body = html! {
        main #main .page {
            div .page-head {
                h1 { (title) }
                a .button .button-primary href="/tables/new" { (words.say(id::WEB_NEW_TITLE)) }
            }
            div data-refresh="/tables?fragment=1" { (lists(&app, &own, &listed, words)) }
        }
    };
    Ok(page(&requester, Page::new("lobby", title, body).script("js/pages/lobby.js")))
}

fn lists(app: &Inner, own: &[GameRow], listed: &ListedGames, words: Words) -> Markup {
    html! {
        (own_part(app, own, words))
        section .listing aria-labelledby="open-title" {
            h2 #open-title { (words.say(id::WEB_LOBBY_OPEN)) }
            (games(app, &listed.open, words, id::WEB_LOBBY_OPEN_NONE))
        }
        section .listing aria-labelledby="playing-title" {
            h2 #playing-title { (words.say(id::WEB_LOBBY_PLAYING)) }
            (games(app, &listed.playing, words, id::WEB_LOBBY_PLAYING_NONE))
        }
        @if !listed.over.is_empty() {
            section .listing aria-labelledby="over-title" {
                h2 #over-title { (words.say(id::WEB_LOBBY_OVER)) }
                (games(app, &listed.over, words, id::WEB_LOBBY_PLAYING_NONE))
            }
        }
    }
}

/// A list of games, or what can be done when there is none.
pub(crate) fn games(app: &Inner, rows: &[GameRow], words: Words, none: Id) -> Markup {
    html! {
        @if rows.is_empty() { (empty(&words.say(none), None)) }
        @else { ul .games { @for row in rows { (game(app, row, verb(row), words)) } } }
    }
}

/// What can be done with a game.
fn verb(row: &GameRow) -> Id {
    match row.game.stage.as_str() {
        "open" => id::WEB_SIT,
        "over" => id::WEB_REPLAY,
        _ => id::WEB_WATCH,
    }
}

fn game(app: &Inner, row: &GameRow, verb: Id, words: Words) -> Markup {
    let game = &row.game;
    let title = title(row, words);
    let to = if game.stage == "over" { format!("/tables/{}/replay", game.id) } else { format!("/tables/{}", game.id) };
    html! {
        li .games-row {
            div {
                h3 { a href=(to) { (title) } }
                p .games-about {
                    (regulation_name(app, &game.regulation, words))
                    @if game.rated { " · " (words.say(id::WEB_RATED)) }
                    " · " (moment(if game.stage == "open" { game.created } else { game.changed }, words))
                }
            }
            (seats(row, words))
            a .button href=(to) aria-label=(format!("{}: {title}", words.say(verb))) { (words.say(verb)) }
        }
    }
}

fn title(row: &GameRow, words: Words) -> String {
    if !row.game.title.is_empty() {
        return row.game.title.clone();
    }
    let host = row.players.iter().find(|player| player.kind == "person");
    match host {
        Some(host) => words.say_with(id::WEB_TABLE_OF, &[("name", host.name.as_str().into())]),
        None => words.say(id::WEB_TABLE_TITLE),
    }
}

/// The chairs: who sits there, which are free, and which only with the link.
fn seats(row: &GameRow, words: Words) -> Markup {
    let kept = usize::from(row.game.kept);
    let free = usize::from(row.game.seats).saturating_sub(row.players.len() + kept);
    html! {
        ul .games-chairs aria-label=(words.say(id::WEB_SEATS)) {
            @for player in best_first(&row.players) {
                li .games-chair .is-bot[player.kind == "bot"] .is-winner[player.place == Some(1)] {
                    (called(player, words))
                    @if let Some(points) = player.points { b .games-points { (points) } }
                }
            }
            @for _ in 0..free { li .games-chair .is-free { (words.say(id::WEB_SEAT_FREE)) } }
            @for _ in 0..kept { li .games-chair .is-free { (words.say(id::WEB_SEAT_KEPT)) } }
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
    if player.kind == "bot" { bot_name(&player.name, words) } else { player.name.clone() }
}
