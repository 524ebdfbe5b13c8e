//! Coming in and going out: login, a new account, the one-time link.

use crate::admin_log::Act;
use crate::app::App;
use crate::errors::Fault;
use crate::forms::{Filled, FormFault, Password, Trimmed, fault_at, see_other, way_back};
use crate::layout::{Page, again, page};
use crate::parts::{Text, faults, warning};
use crate::people::accounts::{self, Credentials, Refusal};
use crate::requester::Requester;
use crate::session::end_session;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse as _, Response};
use maud::{Markup, html};
use serde::Deserialize;
use store::{Person, PersonKind, Role};
use words::{Words, id};

/// Login and password, and where somebody wanted to go.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct LoginForm {
    login: Trimmed,
    password: Password,
    back: Trimmed,
}

impl LoginForm {
    fn after(&self) -> &str {
        self.back.given().map_or("/tables", way_back)
    }
}

/// What somebody wants to be known as.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct CredentialsForm {
    name: Trimmed,
    login: Trimmed,
    password: Password,
}

impl CredentialsForm {
    fn credentials(&self) -> Credentials<'_> {
        Credentials { name: &self.name, login: &self.login, password: &self.password }
    }
}

pub(crate) async fn login_form(State(app): State<App>, requester: Requester) -> Result<Response, Fault> {
    if is_account(&requester) {
        return Ok(see_other("/profile"));
    }
    Ok(page(&requester, login_page(&requester, &LoginForm::default(), &[], sits(&app, &requester).await?)))
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

pub(crate) async fn log_in(
    State(app): State<App>,
    requester: Requester,
    headers: HeaderMap,
    Filled(form): Filled<LoginForm>,
) -> Result<Response, Fault> {
    match accounts::log_in(&app, &requester, &headers, &form.login, &form.password).await {
        Ok((cookie, remembered)) => {
            let mut response = (cookie, see_other(form.after())).into_response();
            for (name, value) in remembered.into_iter().flatten() {
                response.headers_mut().append(name, value);
            }
            Ok(response)
        }
        Err(Refusal::Wrong(wrong)) => {
            Ok(again(&requester, login_page(&requester, &form, &wrong, sits(&app, &requester).await?)))
        }
        Err(Refusal::Fault(fault)) => Err(fault),
    }
}

fn login_page(requester: &Requester, form: &LoginForm, wrong: &[FormFault], sits: bool) -> Page {
    let words = requester.words;
    let title = words.say(id::WEB_LOGIN_TITLE);
    let body = html! {
        main #main .page .page-narrow {
            h1 { (title) }
            (faults(words, wrong))
            @if sits { (warning(&html! { (words.say(id::WEB_LOGIN_SITS)) " " a href="/register" { (words.say(id::WEB_REGISTER_TITLE)) } })) }
            form .form method="post" action="/login" {
                input type="hidden" name="back" value=(form.after());
                (Text::new("login", id::WEB_LOGIN, &form.login).complete("username").show(words))
                (Text::password("password", id::WEB_PASSWORD, "current-password").fault(fault_at(wrong, "password")).show(words))
                p .actions { button .button-primary .button-large type="submit" { (words.say(id::WEB_NAV_LOGIN)) } }
            }
            p { (words.say(id::WEB_NO_ACCOUNT)) " " a href="/register" { (words.say(id::WEB_REGISTER_TITLE)) } }
            p .hint { (words.say(id::WEB_GUEST_HINT)) }
        }
    };
    Page::new("login", title, body)
}

pub(crate) async fn register_form(requester: Requester) -> Response {
    if is_account(&requester) {
        return see_other("/profile");
    }
    page(&requester, register_page(&requester, &CredentialsForm::default(), &[]))
}

pub(crate) async fn register(
    State(app): State<App>,
    requester: Requester,
    Filled(form): Filled<CredentialsForm>,
) -> Result<Response, Fault> {
    if is_account(&requester) {
        return Ok(see_other("/profile"));
    }
    match accounts::register(&app, &requester, form.credentials()).await {
        Ok(cookie) => Ok((cookie, see_other("/profile?done=registered")).into_response()),
        Err(Refusal::Wrong(wrong)) => Ok(again(&requester, register_page(&requester, &form, &wrong))),
        Err(Refusal::Fault(fault)) => Err(fault),
    }
}

fn register_page(requester: &Requester, form: &CredentialsForm, wrong: &[FormFault]) -> Page {
    let words = requester.words;
    let title = words.say(id::WEB_REGISTER_TITLE);
    let guest = requester.person.as_ref().map_or("", |person| person.name.as_str());
    let body = html! {
        main #main .page .page-narrow {
            h1 { (title) }
            p .lead { (words.say(if requester.person.is_some() { id::WEB_REGISTER_GUEST } else { id::WEB_REGISTER_LEAD })) }
            (faults(words, wrong))
            form .form method="post" action="/register" {
                (credential_fields(form.name.given().unwrap_or(guest), Some(&form.login), wrong, words))
                p .actions { button .button-primary .button-large type="submit" { (words.say(id::WEB_REGISTER)) } }
            }
            p { (words.say(id::WEB_HAVE_ACCOUNT)) " " a href="/login" { (words.say(id::WEB_NAV_LOGIN)) } }
        }
    };
    Page::new("register", title, body)
}

/// Name, login and password, each with what is wrong with it; without the login where it is known.
fn credential_fields(name: &str, login: Option<&str>, wrong: &[FormFault], words: Words) -> Markup {
    let [name_fault, login_fault, password_fault] = ["name", "login", "password"].map(|field| fault_at(wrong, field));
    let name = Text::new("name", id::WEB_YOUR_NAME, name).hint(id::WEB_NAME_HINT).complete("nickname");
    let password = Text::password("password", id::WEB_PASSWORD, "new-password").hint(id::WEB_PASSWORD_HINT);
    html! {
        (name.fault(name_fault).show(words))
        @if let Some(login) = login {
            (Text::new("login", id::WEB_LOGIN, login).hint(id::WEB_LOGIN_HINT).complete("username").fault(login_fault).show(words))
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
    Ok(unlinked(page(&requester, welcome_page(&requester, &person, &CredentialsForm::default(), &[]))))
}

pub(crate) async fn welcome(
    State(app): State<App>,
    Path(key): Path<String>,
    requester: Requester,
    Filled(form): Filled<CredentialsForm>,
) -> Result<Response, Fault> {
    let (_, person) = accounts::invited(&app, &key, requester.words).await?;
    let known = person.login.clone();
    let wanted = Credentials { login: known.as_deref().unwrap_or(&form.login), ..form.credentials() };
    match accounts::accept(&app, &requester, &key, wanted).await {
        Ok(cookie) => {
            if known.is_none() && person.role == Role::Administrator {
                let noted = app.note_act(&person.id, &person.id, Act::FirstAdministrator).await;
                noted.map_err(|fault| Fault::store(&fault, requester.words))?;
            }
            Ok((cookie, see_other("/profile?done=welcome")).into_response())
        }
        Err(Refusal::Wrong(wrong)) => Ok(unlinked(again(&requester, welcome_page(&requester, &person, &form, &wrong)))),
        Err(Refusal::Fault(fault)) => Err(fault),
    }
}

/// The address is the key: no cache keeps it.
fn unlinked(response: Response) -> Response {
    ([(CACHE_CONTROL, "no-store")], response).into_response()
}

fn welcome_page(requester: &Requester, person: &Person, form: &CredentialsForm, wrong: &[FormFault]) -> Page {
    let words = requester.words;
    let title = words.say(if person.login.is_some() { id::WEB_RESET_TITLE } else { id::WEB_WELCOME_TITLE });
    let login = person.login.is_none().then(|| &*form.login);
    let name = if person.login.is_some() { person.name.as_str() } else { "" };
    let body = html! {
        main #main .page .page-narrow {
            h1 { (title) }
            p .lead { (words.say(if person.login.is_some() { id::WEB_RESET_LEAD } else { id::WEB_WELCOME_LEAD })) }
            (faults(words, wrong))
            form .form method="post" {
                (credential_fields(form.name.given().unwrap_or(name), login, wrong, words))
                p .actions { button .button-primary .button-large type="submit" { (words.say(id::WEB_WELCOME_ENTER)) } }
            }
        }
    };
    Page::new("welcome", title, body)
}
