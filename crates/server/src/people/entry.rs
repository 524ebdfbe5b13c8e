//! Coming in and going out: login, a new account, the one-time link.

use crate::app::App;
use crate::errors::Fault;
use crate::forms::{Fields, FormFault, said, said_at, see_other, way_back};
use crate::layout::{Page, again, page};
use crate::parts::{Text, faults, warning};
use crate::people::accounts::{self, Credentials, Refusal};
use crate::requester::Requester;
use crate::session::end_session;
use axum::extract::{Path, State};
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse as _, Response};
use maud::{Markup, html};
use store::{Person, PersonKind};
use words::Words;

pub(crate) async fn login_form(State(app): State<App>, requester: Requester) -> Result<Response, Fault> {
    if is_account(&requester) {
        return Ok(see_other("/profile"));
    }
    Ok(page(&requester, login_page(&requester, &Fields::none(), &[], sits(&app, &requester).await?)))
}

/// Whether a guest has a seat, which an account they go over to would not have.
async fn sits(app: &App, requester: &Requester) -> Result<bool, Fault> {
    let Some(person) = &requester.person else { return Ok(false) };
    let played = app.store.games_of(&person.id, 20).await.map_err(|fault| Fault::store(&fault, requester.words))?;
    Ok(played.iter().any(|played| played.game.goes_on()))
}

fn is_account(requester: &Requester) -> bool {
    requester.person.as_ref().is_some_and(|person| person.kind == PersonKind::Account)
}

pub(crate) async fn log_in(State(app): State<App>, requester: Requester, fields: Fields) -> Result<Response, Fault> {
    match accounts::log_in(&app, &requester, fields.get("login"), fields.raw("password")).await {
        Ok(cookie) => Ok((cookie, see_other(after(&fields))).into_response()),
        Err(Refusal::Wrong(ids)) => {
            Ok(again(&requester, login_page(&requester, &fields, &ids, sits(&app, &requester).await?)))
        }
        Err(Refusal::Fault(fault)) => Err(fault),
    }
}

/// Where somebody wanted to go.
fn after(fields: &Fields) -> &str {
    fields.given("back").map_or("/tables", way_back)
}

fn login_page(requester: &Requester, fields: &Fields, wrong: &[FormFault], sits: bool) -> Page {
    let words = requester.words;
    let title = words.say("web-login-title");
    let body = html! {
        main #main .page .page-narrow {
            h1 { (title) }
            (faults(words, &said(words, wrong)))
            @if sits { (warning(&html! { (words.say("web-login-sits")) " " a href="/register" { (words.say("web-register-title")) } })) }
            form .form method="post" action="/login" {
                (Text::new("login", "web-login", fields.get("login")).complete("username").show(words))
                (Text::password("password", "web-password", "current-password").show(words))
                p .actions { button .button-primary .button-large type="submit" { (words.say("web-nav-login")) } }
            }
            p { (words.say("web-no-account")) " " a href="/register" { (words.say("web-register-title")) } }
            p .hint { (words.say("web-guest-hint")) }
        }
    };
    Page::new("login", title, body)
}

pub(crate) async fn register_form(requester: Requester) -> Response {
    if is_account(&requester) {
        return see_other("/profile");
    }
    page(&requester, register_page(&requester, &Fields::none(), &[]))
}

pub(crate) async fn register(State(app): State<App>, requester: Requester, fields: Fields) -> Result<Response, Fault> {
    if is_account(&requester) {
        return Ok(see_other("/profile"));
    }
    match accounts::register(&app, &requester, credentials(&fields)).await {
        Ok(cookie) => Ok((cookie, see_other("/profile?done=registered")).into_response()),
        Err(Refusal::Wrong(ids)) => Ok(again(&requester, register_page(&requester, &fields, &ids))),
        Err(Refusal::Fault(fault)) => Err(fault),
    }
}

fn credentials(fields: &Fields) -> Credentials<'_> {
    Credentials { name: fields.get("name"), login: fields.get("login"), password: fields.raw("password") }
}

fn register_page(requester: &Requester, fields: &Fields, wrong: &[FormFault]) -> Page {
    let words = requester.words;
    let title = words.say("web-register-title");
    let guest = requester.person.as_ref().map_or("", |person| person.name.as_str());
    let body = html! {
        main #main .page .page-narrow {
            h1 { (title) }
            p .lead { (words.say(if requester.person.is_some() { "web-register-guest" } else { "web-register-lead" })) }
            (faults(words, &said(words, wrong)))
            form .form method="post" action="/register" {
                (credential_fields(fields.given("name").unwrap_or(guest), Some(fields.get("login")), wrong, words))
                p .actions { button .button-primary .button-large type="submit" { (words.say("web-register")) } }
            }
            p { (words.say("web-have-account")) " " a href="/login" { (words.say("web-nav-login")) } }
        }
    };
    Page::new("register", title, body)
}

/// Name, login and password, each with what is wrong with it; without the login where it is known.
fn credential_fields(name: &str, login: Option<&str>, wrong: &[FormFault], words: Words) -> Markup {
    let faults = ["name", "login", "password"].map(|field| said_at(words, wrong, field));
    let [name_fault, login_fault, password_fault] = faults.each_ref().map(Option::as_deref);
    let name = Text::new("name", "web-your-name", name).hint("web-name-hint").complete("nickname");
    let password = Text::password("password", "web-password", "new-password").hint("web-password-hint");
    html! {
        (name.fault(name_fault).show(words))
        @if let Some(login) = login {
            (Text::new("login", "web-login", login).hint("web-login-hint").complete("username").fault(login_fault).show(words))
        }
        (password.fault(password_fault).show(words))
    }
}

pub(crate) async fn log_out(State(app): State<App>, requester: Requester) -> Result<Response, Fault> {
    accounts::leave(&app, &requester).await?;
    Ok((end_session(), see_other("/")).into_response())
}

/// The page behind a one-time link.
pub(crate) async fn welcome_form(
    State(app): State<App>,
    Path(key): Path<String>,
    requester: Requester,
) -> Result<Response, Fault> {
    let (_, person) = accounts::invited(&app, &key, requester.words).await?;
    Ok(unlinked(page(&requester, welcome_page(&requester, &person, &Fields::none(), &[]))))
}

pub(crate) async fn welcome(
    State(app): State<App>,
    Path(key): Path<String>,
    requester: Requester,
    fields: Fields,
) -> Result<Response, Fault> {
    let (_, person) = accounts::invited(&app, &key, requester.words).await?;
    let known = person.login.clone();
    let wanted = Credentials { login: known.as_deref().unwrap_or(fields.get("login")), ..credentials(&fields) };
    match accounts::accept(&app, &requester, &key, wanted).await {
        Ok(cookie) => Ok((cookie, see_other("/profile?done=welcome")).into_response()),
        Err(Refusal::Wrong(ids)) => Ok(unlinked(again(&requester, welcome_page(&requester, &person, &fields, &ids)))),
        Err(Refusal::Fault(fault)) => Err(fault),
    }
}

/// The address is the key: no cache keeps it.
fn unlinked(response: Response) -> Response {
    ([(CACHE_CONTROL, "no-store")], response).into_response()
}

fn welcome_page(requester: &Requester, person: &Person, fields: &Fields, wrong: &[FormFault]) -> Page {
    let words = requester.words;
    let title = words.say(if person.login.is_some() { "web-reset-title" } else { "web-welcome-title" });
    let login = person.login.is_none().then(|| fields.get("login"));
    let name = if person.login.is_some() { person.name.as_str() } else { "" };
    let body = html! {
        main #main .page .page-narrow {
            h1 { (title) }
            p .lead { (words.say(if person.login.is_some() { "web-reset-lead" } else { "web-welcome-lead" })) }
            (faults(words, &said(words, wrong)))
            form .form method="post" {
                (credential_fields(fields.given("name").unwrap_or(name), login, wrong, words))
                p .actions { button .button-primary .button-large type="submit" { (words.say("web-welcome-enter")) } }
            }
        }
    };
    Page::new("welcome", title, body)
}
