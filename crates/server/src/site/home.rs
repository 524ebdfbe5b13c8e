//! Home: a game one click away, and the tournaments that are on.

use crate::app::{App, Inner};
use crate::assets;
use crate::errors::Fault;
use crate::forms::Filled;
use crate::layout::{Page, fragment, page};
use crate::listing::ListedGames;
use crate::lobby::{self, OwnGame};
use crate::parts::{done, steps};
use crate::requester::{Requester, or_guest};
use crate::tables::{SitForm, cookie_of, open_table, presets, sit_down_now, to_table};
use crate::tournaments;
use axum::extract::{Query, State};
use axum::response::{IntoResponse as _, Response};
use maud::{Markup, html};
use serde::Deserialize;
use wire::NewTableRequest;
use words::{Words, id};

/// How long a game against bots lasts: nobody has an evening for it.
const ALONE_MINUTES: u16 = 25;
/// How many games of a kind the first page shows.
const SHOWN_GAMES_MAX: usize = 4;
/// How many where one's own games and the open tables share the first screen of a phone.
const FIRST_SCREEN_GAMES_MAX: usize = 2;

/// Whether only the part with the reader's games is wanted, to be shown in place of the one that is there.
#[derive(Deserialize)]
pub(crate) struct HomeQuery {
    fragment: Option<u8>,
}

pub(crate) async fn home(
    State(app): State<App>,
    requester: Requester,
    Query(query): Query<HomeQuery>,
) -> Result<Response, Fault> {
    let words = requester.words;
    let listed = app.listed_games().await.map_err(|fault| Fault::store(&fault, words))?;
    let own = lobby::own(&app, &requester).await?;
    if query.fragment.is_some() {
        return Ok(fragment(first_screen(&app, &own, &listed, &requester)));
    }
    let tournaments = tournaments::on_now(&app, words).await?;
    let title = words.say(id::WEB_HOME_TITLE);
    let body = html! {
        main #main {
            // Whoever has games comes for them, and finds the open tables beside them.
            @if !own.is_empty() { div data-refresh="/?fragment=1" { (first_screen(&app, &own, &listed, &requester)) } }
            (hero(&title, words))
            div .page {
                (done(&requester.path, words))
                @if let Some(tournaments) = &tournaments { (tournaments) }
                div .columns {
                    @if own.is_empty() { (open_tables(&app, &listed, &own, SHOWN_GAMES_MAX, &requester)) }
                    (played_now(&app, &listed, &own, &requester))
                }
                p { a href="/tables" { (words.say(id::WEB_ALL_TABLES)) } }
                (presets(words))
                (how(words))
            }
        }
    };
    let home = Page::new("home", title, body).script("js/pages/home.js");
    Ok(page(&requester, if tournaments.is_some() { home.style("css/hall.css") } else { home }))
}

/// The sea, the map, and the one obvious button.
fn hero(title: &str, words: Words) -> Markup {
    html! {
        section .hero {
            div .hero-text {
                h1 { (title) }
                p { (words.say(id::WEB_HOME_LEAD)) }
                div .actions {
                    form method="post" action="/play-now" data-play-now="" {
                        input type="hidden" name="sit" value="";
                        button .hero-play .button-large type="submit" { (words.say(id::WEB_PLAY_NOW)) }
                    }
                    a .button .button-large .hero-other href="/tables/new" { (words.say(id::WEB_NEW_TITLE)) }
                }
                p .hero-note { (words.say(id::WEB_PLAY_NOW_HINT)) " " a href="/first-game" { (words.say(id::WEB_FIRST_GAME_LINK)) } }
            }
            img .hero-map src=(assets::address("img/risiko42.svg")) alt="" width="1200" height="720";
        }
    }
}

/// What somebody with games sees without scrolling: the most urgent of their own, and tables with a free seat.
fn first_screen(app: &Inner, own: &[OwnGame], listed: &ListedGames, requester: &Requester) -> Markup {
    let words = requester.words;
    let more = own.len().saturating_sub(FIRST_SCREEN_GAMES_MAX);
    html! {
        div .page .home-own {
            div .columns {
                div {
                    (lobby::own_part(app, first(own, FIRST_SCREEN_GAMES_MAX), requester.id(), words))
                    @if more > 0 { p .home-more { a href="/tables" { (words.say_with(id::WEB_OWN_GAMES_MORE, &[("count", more.into())])) } } }
                }
                (open_tables(app, listed, own, FIRST_SCREEN_GAMES_MAX, requester))
            }
        }
    }
}

fn open_tables(app: &Inner, listed: &ListedGames, own: &[OwnGame], most: usize, requester: &Requester) -> Markup {
    let words = requester.words;
    html! {
        section .listing aria-labelledby="open-title" {
            h2 #open-title { (words.say(id::WEB_LOBBY_OPEN)) }
            (lobby::games(app, first(&lobby::of_others(&listed.open, own), most), requester, id::WEB_LOBBY_OPEN_NONE))
        }
    }
}

fn played_now(app: &Inner, listed: &ListedGames, own: &[OwnGame], requester: &Requester) -> Markup {
    let words = requester.words;
    html! {
        section .listing aria-labelledby="playing-title" {
            h2 #playing-title { (words.say(id::WEB_LOBBY_PLAYING)) }
            (lobby::games(app, first(&lobby::of_others(&listed.playing, own), SHOWN_GAMES_MAX), requester, id::WEB_LOBBY_PLAYING_NONE))
        }
    }
}

fn first<Row>(rows: &[Row], most: usize) -> &[Row] {
    &rows[..rows.len().min(most)]
}

fn step_words(step: &str, words: Words) -> (String, String) {
    (words.say_member("web-step", step), words.say_member("web-step", &format!("{step}-how")))
}

/// How it works, in three steps.
fn how(words: Words) -> Markup {
    html! {
        section .how aria-labelledby="steps-title" {
            h2 #steps-title { (words.say(id::WEB_STEPS_TITLE)) }
            (steps(&["sit", "dice", "check"].map(|step| step_words(step, words))))
            p { a href="/about#dice" { (words.say(id::WEB_DICE_MORE)) } }
        }
    }
}

/// One click: a table with three bots, and a seat at it.
pub(crate) async fn play_now(
    State(app): State<App>,
    requester: Requester,
    Filled(form): Filled<SitForm>,
) -> Result<Response, Fault> {
    let (person, cookie) = or_guest(&app, &requester, None).await?;
    let bots = vec!["medio".to_owned(); 3];
    let (players, listed, turn_seconds) = (Some(4), Some(false), Some(0));
    let minutes = Some(ALONE_MINUTES);
    let request = NewTableRequest { bots, players, listed, minutes, turn_seconds, ..NewTableRequest::default() };
    let table = open_table(&app, &requester, request, Some(person.id.clone())).await?;
    if form.sits_now() {
        sit_down_now(&app, &*table, &person, requester.words).await?;
    }
    Ok((cookie_of(cookie), to_table(&*table).await).into_response())
}
