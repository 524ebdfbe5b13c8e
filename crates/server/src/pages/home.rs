//! Home: a game one click away.

use crate::api::tables::{Wanted, cookie_of, open_table, sit_down};
use crate::app::App;
use crate::asker::{Asker, or_guest};
use crate::fault::Fault;
use crate::pages::layout::{Page, page};
use axum::extract::{Form, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use chance::PlayerSeed;
use maud::html;
use serde::Deserialize;
use std::str::FromStr as _;

pub(crate) async fn home(State(_app): State<App>, asker: Asker) -> Response {
    let words = asker.words;
    let title = words.say("web-home-title");
    let body = html! {
        main #main .page {
            h1 { (title) }
            p .lead { (words.say("web-home-lead")) }
            form method="post" action="/play-now" {
                button .primary .large type="submit" { (words.say("web-play-now")) }
            }
        }
    };
    page(&asker, Page { title: &title, body, styles: &[], scripts: &[] })
}

#[derive(Deserialize)]
pub(crate) struct PlayNow {
    seed: Option<String>,
}

/// One click: a table with three bots, and a seat at it.
pub(crate) async fn play_now(State(app): State<App>, asker: Asker, Form(form): Form<PlayNow>) -> Response {
    match start(&app, &asker, form).await {
        Ok(response) => response,
        Err(fault) => fault.page(asker.words),
    }
}

async fn start(app: &App, asker: &Asker, form: PlayNow) -> Result<Response, Fault> {
    let (person, cookie) = or_guest(app, asker, None).await?;
    let bots = vec!["cautious".to_owned(); 3];
    let wanted = Wanted { bots, players: Some(4), listed: Some(false), turn_seconds: Some(0), ..Wanted::default() };
    let table = open_table(app, asker, wanted, Some(person.id.clone())).await?;
    let seed = form.seed.and_then(|seed| PlayerSeed::from_str(&seed).ok()).unwrap_or_else(PlayerSeed::none);
    sit_down(app, &*table, &person.id, seed, &table::random_word(16), asker.words).await?;
    let id = table.summary().await.id;
    let to = [(header::LOCATION, format!("/tables/{id}"))];
    Ok((StatusCode::SEE_OTHER, cookie_of(cookie), to).into_response())
}
