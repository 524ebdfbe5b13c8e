//! Home: a game one click away, and the tournaments that are on.

use crate::app::{App, Inner};
use crate::assets;
use crate::errors::Fault;
use crate::forms::Filled;
use crate::layout::{Page, page};
use crate::listing::{GameRow, ListedGames};
use crate::lobby;
use crate::parts::{done, steps};
use crate::requester::{Requester, or_guest};
use crate::tables::{SitForm, cookie_of, open_table, sit_down_now, to_table};
use crate::tournaments;
use axum::extract::State;
use axum::response::{IntoResponse as _, Response};
use maud::{Markup, html};
use wire::NewTableRequest;
use words::{Words, id};

/// How many games of a kind the first page shows.
const SHOWN_GAMES_MAX: usize = 4;

pub(crate) async fn home(State(app): State<App>, requester: Requester) -> Result<Response, Fault> {
    let words = requester.words;
    let listed = app.listed_games().await.map_err(|fault| Fault::store(&fault, words))?;
    let own = lobby::own(&app, &requester).await?;
    let tournaments = tournaments::on_now(&app, words).await?;
    let title = words.say(id::WEB_HOME_TITLE);
    let body = html! {
        main #main {
            (hero(&title, words))
            div .page {
                (done(&requester.path, words))
                @if let Some(tournaments) = &tournaments { (tournaments) }
                (lobby::own_part(&app, &own, words))
                (now_on(&app, &listed, words))
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
                p .hero-note { (words.say(id::WEB_PLAY_NOW_HINT)) }
            }
            img .hero-map src=(assets::address("img/risiko42.svg")) alt="" width="1200" height="720";
        }
    }
}

fn now_on(app: &Inner, listed: &ListedGames, words: Words) -> Markup {
    let few = |rows: &'_ [GameRow]| rows.len().min(SHOWN_GAMES_MAX);
    html! {
        div .columns {
            section .listing aria-labelledby="open-title" {
                h2 #open-title { (words.say(id::WEB_LOBBY_OPEN)) }
                (lobby::games(app, &listed.open[..few(&listed.open)], words, id::WEB_LOBBY_OPEN_NONE))
            }
            section .listing aria-labelledby="playing-title" {
                h2 #playing-title { (words.say(id::WEB_LOBBY_PLAYING)) }
                (lobby::games(app, &listed.playing[..few(&listed.playing)], words, id::WEB_LOBBY_PLAYING_NONE))
            }
        }
        p { a href="/tables" { (words.say(id::WEB_ALL_TABLES)) } }
    }
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
    let bots = vec!["cautious".to_owned(); 3];
    let (players, listed, turn_seconds) = (Some(4), Some(false), Some(0));
    let request = NewTableRequest { bots, players, listed, turn_seconds, ..NewTableRequest::default() };
    let table = open_table(&app, &requester, request, Some(person.id.clone())).await?;
    if form.sits_now() {
        sit_down_now(&app, &*table, &person, requester.words).await?;
    }
    Ok((cookie_of(cookie), to_table(&*table).await).into_response())
}
