//! The lobby: tables with a free seat, games to watch, games to see again.

use super::glimpse::{Glimpse, Glimpses, definitions, figures, glimpse, look, seat_token, time};
use crate::app::{App, Inner};
use crate::errors::Fault;
use crate::layout::{Page, fragment, page};
use crate::listing::{GameRow, ListedGames, row};
use crate::parts::{deadline, empty, moment};
use crate::people::format_name;
use crate::regulations::regulation_name;
use crate::requester::Requester;
use crate::tables::presets;
use axum::extract::{Query, State};
use axum::response::Response;
use maud::{Markup, html};
use serde::Deserialize;
use store::{Game, GamePlayer};
use table::{Format, Presence};
use words::{Id, Words, id};

/// How many of one's own games are looked through.
const OWN_GAMES_MAX: u16 = 30;

/// A game somebody sits at that is not over.
#[derive(PartialEq)]
pub(crate) struct OwnGame {
    row: GameRow,
    presence: Presence,
}

/// The games somebody sits at that are not over: what they come back to. Who has given one up has nothing more to do there.
pub(crate) async fn own(app: &Inner, requester: &Requester) -> Result<Vec<OwnGame>, Fault> {
    let Some(person) = requester.id() else { return Ok(Vec::new()) };
    rows_of(app, person).await.map_err(|fault| Fault::store(&fault, requester.words))
}

async fn rows_of(app: &Inner, person: &str) -> Result<Vec<OwnGame>, store::Fault> {
    let mut rows = Vec::new();
    for played in app.store.games_of(person, OWN_GAMES_MAX).await? {
        if !played.game.goes_on() {
            continue;
        }
        let presence = presence_at(app, &played.game, person).await;
        if !matches!(presence, Presence::Left | Presence::Removed) {
            rows.push(OwnGame { row: row(&app.store, &app.names, played.game).await?, presence });
        }
    }
    // Where they are awaited stands first, the most urgent before the others.
    rows.sort_by_key(
        |OwnGame { row, .. }| if row.game.awaited.as_deref() == Some(person) { row.game.due } else { i64::MAX },
    );
    Ok(rows)
}

/// Whether somebody plays themselves at a table of theirs; as long as nothing else is known, they do.
async fn presence_at(app: &Inner, game: &Game, person: &str) -> Presence {
    if game.stage != "playing" {
        return Presence::Here;
    }
    let Ok(Some(table)) = app.tables.get(&game.id).await else { return Presence::Here };
    let chairs = table.summary().await.chairs;
    chairs.iter().find(|chair| chair.is_of(person)).map(|chair| chair.presence).unwrap_or_default()
}

/// The games somebody comes back to, if there are any.
pub(crate) fn own_part(app: &Inner, own: &[OwnGame], reader: Option<&str>, words: Words) -> Markup {
    let seen = |own: &OwnGame| Seen { own: reader.map(|reader| (reader, own.presence)), glimpse: None };
    let verb = |row: &GameRow| if row.game.stage == "playing" { id::WEB_RESUME } else { id::WEB_BACK_TO_TABLE };
    html! {
        @if !own.is_empty() {
            section .listing aria-labelledby="own-title" {
                h2 #own-title { (words.say(id::WEB_OWN_GAMES)) }
                ul .games { @for one in own { (game(app, &one.row, verb(&one.row), seen(one), words)) } }
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
    let glimpses = look(&app, &listed.playing).await;
    if query.fragment.is_some() {
        return Ok(fragment(lists(&app, &own, &listed, &glimpses, &requester)));
    }
    let title = words.say(id::WEB_NAV_TABLES);
    let body = html! {
        main #main .page {
            div .page-head {
                h1 { (title) }
                a .button .button-primary href="/tables/new" { (words.say(id::WEB_NEW_TITLE)) }
            }
            (presets(words))
            div data-refresh="/tables?fragment=1" { (lists(&app, &own, &listed, &glimpses, &requester)) }
        }
    };
    Ok(page(&requester, Page::new("lobby", title, body).style("css/board.css").script("js/pages/lobby.js")))
}

fn lists(app: &Inner, own: &[OwnGame], listed: &ListedGames, glimpses: &Glimpses, requester: &Requester) -> Markup {
    let words = requester.words;
    // Who reads this is there, even before their page has said so.
    let online = app.people_online().max(1);
    let (open, playing) = (of_others(&listed.open, own), of_others(&listed.playing, own));
    html! {
        p .games-online { (words.say_with(id::WEB_ONLINE, &[("count", online.into())])) }
        (definitions(glimpses))
        (own_part(app, own, requester.id(), words))
        section .listing aria-labelledby="open-title" {
            h2 #open-title { (words.say(id::WEB_LOBBY_OPEN)) }
            (games(app, &open, requester, id::WEB_LOBBY_OPEN_NONE))
        }
        section .listing aria-labelledby="playing-title" {
            h2 #playing-title { (words.say(id::WEB_LOBBY_PLAYING)) }
            @if playing.is_empty() { (games(app, &[], requester, id::WEB_LOBBY_PLAYING_NONE)) }
            @else { ul .games { @for row in &playing { (game(app, row, verb(row), Seen { own: None, glimpse: glimpses.get(&row.game.id) }, words)) } } }
        }
        @if !listed.over.is_empty() {
            section .listing aria-labelledby="over-title" {
                h2 #over-title { (words.say(id::WEB_LOBBY_OVER)) }
                (games(app, &all(&listed.over), requester, id::WEB_LOBBY_PLAYING_NONE))
            }
        }
    }
}

/// A list of games, or what can be done when there is none.
pub(crate) fn games(app: &Inner, rows: &[&GameRow], requester: &Requester, none: Id) -> Markup {
    let words = requester.words;
    html! {
        @if rows.is_empty() { (empty(&words.say(none), Some(("/tables/new", &words.say(id::WEB_NEW_TITLE))))) }
        @else { ul .games { @for row in rows { (game(app, row, verb(row), Seen::default(), words)) } } }
    }
}

/// All of them.
fn all(rows: &[GameRow]) -> Vec<&GameRow> {
    rows.iter().collect()
}

/// Those that are not among one's own: these stand in a list of their own.
pub(crate) fn of_others<'r>(rows: &'r [GameRow], own: &[OwnGame]) -> Vec<&'r GameRow> {
    rows.iter().filter(|row| own.iter().all(|own| own.row.game.id != row.game.id)).collect()
}

/// What a reader can do with a game of others.
fn verb(row: &GameRow) -> Id {
    match row.game.stage.as_str() {
        "over" => id::WEB_REPLAY,
        "open" => id::WEB_SIT,
        _ => id::WEB_WATCH,
    }
}

/// What a line of a list shows besides: in the list of one's own games, who reads it and whether they play themselves; and a
/// look at the game.
#[derive(Clone, Copy, Default)]
struct Seen<'a> {
    own: Option<(&'a str, Presence)>,
    glimpse: Option<&'a Glimpse>,
}

/// A game of a list.
fn game(app: &Inner, row: &GameRow, verb: Id, seen: Seen<'_>, words: Words) -> Markup {
    let game = &row.game;
    let title = title(row, words);
    let to = if game.stage == "over" { format!("/tables/{}/replay", game.id) } else { format!("/tables/{}", game.id) };
    html! {
        li .games-row {
            div {
                h3 { a href=(to) { (title) } }
                p .games-about {
                    @if let Some((reader, presence)) = seen.own { (own_state(row, reader, presence, words)) }
                    (regulation_name(app, &game.regulation, words))
                    @if game.format != Format::Live.word() { " · " (format_name(&game.format, words)) }
                    @if game.rated { " · " (words.say(id::WEB_RATED)) }
                    " · " (moment(if game.stage == "open" { game.created } else { game.changed }, words))
                }
                @if let Some(seen) = seen.glimpse { (time(seen, words)) }
            }
            (seats(row, seen.glimpse, words))
            @if let Some(seen) = seen.glimpse { (glimpse(seen, words)) }
            a .button href=(to) aria-label=(format!("{}: {title}", words.say(verb))) { (words.say(verb)) }
        }
    }
}

/// What somebody is told of a game of theirs before anything else: that it waits for them or for whom, that it goes on without
/// them, or that it has not begun.
fn own_state(row: &GameRow, reader: &str, presence: Presence, words: Words) -> Markup {
    let game = &row.game;
    let awaited = game.awaited.as_deref();
    let other = || row.players.iter().find(|player| awaited.is_some() && player.person.as_deref() == awaited);
    let away = match presence {
        Presence::StoodIn => Some(id::WEB_BOT_PLAYS_FOR_YOU),
        Presence::Neutral => Some(id::WEB_NOBODY_PLAYS_FOR_YOU),
        Presence::Here | Presence::Left | Presence::Removed => None,
    };
    html! {
        @if let Some(away) = away { b .games-away { (words.say(away)) } " · " }
        @if game.stage != "playing" { (words.say(id::WEB_NOT_BEGUN)) " · " }
        @else if awaited == Some(reader) { b .games-due { (words.say(id::WEB_YOUR_MOVE)) " " (deadline(game.due, words)) } " · " }
        @else if let Some(other) = other() {
            (words.say_with(id::WEB_MOVE_OF, &[("name", other.name.as_str().into())])) " " (deadline(game.due, words)) " · "
        }
    }
}

/// What a table is called: as its host named it, or after them.
pub(crate) fn title(row: &GameRow, words: Words) -> String {
    if !row.game.title.is_empty() {
        return row.game.title.clone();
    }
    let host = row.players.iter().find(|player| player.kind == "person");
    match host {
        Some(host) => words.say_with(id::WEB_TABLE_OF, &[("name", host.name.as_str().into())]),
        None => words.say(id::WEB_TABLE_TITLE),
    }
}

/// The chairs: who sits there and what they have, which are free, and which only with the link.
fn seats(row: &GameRow, seen: Option<&Glimpse>, words: Words) -> Markup {
    let kept = usize::from(row.game.kept);
    let free = usize::from(row.game.seats).saturating_sub(row.players.len() + kept);
    html! {
        ul .games-chairs .is-played[seen.is_some()] aria-label=(words.say(id::WEB_SEATS)) {
            @for player in best_first(&row.players) {
                @let has = seen.and_then(|seen| seen.of_player(player.player));
                li .games-chair .is-bot[player.kind == "bot"] .is-winner[player.place == Some(1)] {
                    @if let Some(has) = has { (seat_token(has)) }
                    span .games-name { (called(player, words)) }
                    @if let Some(has) = has { (figures(has, words)) }
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
    match player.kind.as_str() {
        "bot" => speech::bot_in_chair(&player.name, usize::from(player.player).saturating_sub(1), words),
        _ => player.name.clone(),
    }
}
