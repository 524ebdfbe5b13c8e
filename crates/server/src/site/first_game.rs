//! A first game: ten minutes against easy bots, at a page that says what to do.

use crate::app::App;
use crate::errors::Fault;
use crate::forms::Filled;
use crate::layout::{Page, page};
use crate::requester::{Requester, or_guest};
use crate::tables::{SitForm, cookie_of, open_table, sit_down_now};
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use maud::html;
use wire::NewTableRequest;
use words::id;

/// How long it lasts.
const MINUTES: u16 = 10;
/// Who one plays against: bots that play whole turns by chance.
const EASY_BOT: &str = "principiante";
const BOTS: usize = 3;

pub(crate) async fn invite(requester: Requester) -> Response {
    let words = requester.words;
    let body = html! {
        main #main .page .page-narrow {
            h1 { (words.say(id::WEB_FIRST_GAME_TITLE)) }
            p .lead { (words.say(id::WEB_FIRST_GAME_LEAD)) }
            form method="post" action="/first-game" data-play-now="" {
                input type="hidden" name="sit" value="";
                button .button-primary .button-large type="submit" { (words.say(id::WEB_FIRST_GAME_BEGIN)) }
            }
        }
    };
    page(&requester, Page::new("first-game", words.say(id::WEB_FIRST_GAME_TITLE), body).script("js/pages/home.js"))
}

pub(crate) async fn begin(
    State(app): State<App>,
    requester: Requester,
    Filled(form): Filled<SitForm>,
) -> Result<Response, Fault> {
    let (person, cookie) = or_guest(&app, &requester, None).await?;
    let request = NewTableRequest {
        bots: vec![EASY_BOT.to_owned(); BOTS],
        players: Some(BOTS + 1),
        minutes: Some(MINUTES),
        turn_seconds: Some(0),
        listed: Some(false),
        ..NewTableRequest::default()
    };
    let table = open_table(&app, &requester, request, Some(person.id.clone())).await?;
    if form.sits_now() {
        sit_down_now(&app, &*table, &person, requester.words).await?;
    }
    let to = [(header::LOCATION, format!("/tables/{}?guided", table.summary().await.id))];
    Ok((cookie_of(cookie), (StatusCode::SEE_OTHER, to)).into_response())
}
