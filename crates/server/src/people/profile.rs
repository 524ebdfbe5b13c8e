//! One's own page: name, password, browsers, bots, what is kept, and the end of it.

use crate::app::{App, Inner};
use crate::errors::Fault;
use crate::forms::{Filled, FormFault, Password, Trimmed, fault_at, see_other};
use crate::layout::{Page, again, page};
use crate::parts::{Text, day, done, faults, moment, once};
use crate::people::accounts::{self, Refusal};
use crate::people::{export, one_time};
use crate::requester::Requester;
use crate::session::end_session;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse as _, Response};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::{Person, PersonKind, Role, Session, SessionKind};
use table::now;
use words::{Words, id};

/// A name, of oneself or of a bot.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct NameForm {
    name: Trimmed,
}

/// The password somebody has, and the one they want.
#[derive(Deserialize, Default)]
#[serde(default, rename_all = "kebab-case")]
pub(crate) struct PasswordForm {
    old_password: Password,
    password: Password,
}

/// What belongs to somebody.
pub(super) struct Own {
    pub(super) person: Arc<Person>,
    browsers: Vec<Session>,
    /// Their bots, and whether each may play.
    pub(super) bots: Vec<(Person, bool)>,
}

async fn own(app: &Inner, requester: &Requester) -> Result<Own, Fault> {
    let words = requester.words;
    let failed = |fault: store::Fault| Fault::store(&fault, words);
    let person = accounts::person(app, &requester.known()?.id, words).await?;
    let mut browsers = app.store.sessions_of(&person.id, now()).await.map_err(failed)?;
    browsers.retain(|session| session.kind == SessionKind::Browser);
    let mut bots = Vec::new();
    for bot in app.store.bots_of(&person.id).await.map_err(failed)? {
        let plays = !app.store.sessions_of(&bot.id, now()).await.map_err(failed)?.is_empty();
        bots.push((bot, plays));
    }
    Ok(Own { person, browsers, bots })
}

pub(crate) async fn profile(
    State(app): State<App>,
    requester: Requester,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    if requester.person.is_none() {
        return Ok(see_other("/login"));
    }
    let own = own(&app, &requester).await?;
    let token = one_time::once(&headers);
    let whole = page(&requester, whole(&own, &requester, token, &[]));
    Ok(if token.is_some() { one_time::no_more(whole, "/profile") } else { whole })
}

/// What was done, or the page again with what is wrong.
async fn answer<T>(
    app: &Inner,
    requester: &Requester,
    outcome: Result<T, Refusal>,
    done: impl FnOnce(T) -> Response,
) -> Result<Response, Fault> {
    match outcome {
        Ok(value) => Ok(done(value)),
        Err(Refusal::Fault(fault)) => Err(fault),
        Err(Refusal::Wrong(wrong)) => Ok(again(requester, whole(&own(app, requester).await?, requester, None, &wrong))),
    }
}

pub(crate) async fn rename(
    State(app): State<App>,
    requester: Requester,
    Filled(form): Filled<NameForm>,
) -> Result<Response, Fault> {
    let person = accounts::person(&app, &requester.known()?.id, requester.words).await?;
    let outcome = accounts::rename(&app, &person, &form.name, requester.words).await;
    app.listing.forget();
    answer(&app, &requester, outcome, |()| see_other("/profile?done=name")).await
}

pub(crate) async fn password(
    State(app): State<App>,
    requester: Requester,
    Filled(form): Filled<PasswordForm>,
) -> Result<Response, Fault> {
    let person = accounts::person(&app, &requester.known()?.id, requester.words).await?;
    let outcome = accounts::change_password(&app, &requester, &person, &form.old_password, &form.password).await;
    answer(&app, &requester, outcome, |cookie| (cookie, see_other("/profile?done=password")).into_response()).await
}

pub(crate) async fn everywhere(State(app): State<App>, requester: Requester) -> Result<Response, Fault> {
    let cookie = accounts::everywhere_out(&app, &requester, requester.known()?).await?;
    Ok((cookie, see_other("/profile?done=everywhere")).into_response())
}

pub(crate) async fn add_bot(
    State(app): State<App>,
    requester: Requester,
    Filled(form): Filled<NameForm>,
) -> Result<Response, Fault> {
    let owner = an_account(&requester)?;
    let outcome = accounts::add_bot(&app, owner, &form.name, requester.words).await;
    answer(&app, &requester, outcome, |key| one_time::next(see_other("/profile#bots"), "/profile", key.reveal())).await
}

pub(crate) async fn bot_token(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
) -> Result<Response, Fault> {
    let key = accounts::new_token(&app, an_account(&requester)?, &id, requester.words).await?;
    Ok(one_time::next(see_other("/profile#bots"), "/profile", key.reveal()))
}

pub(crate) async fn revoke_bot(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
) -> Result<Response, Fault> {
    accounts::revoke_bot(&app, an_account(&requester)?, &id, requester.words).await?;
    Ok(see_other("/profile?done=revoked#bots"))
}

/// Only who has an account has bots.
fn an_account(requester: &Requester) -> Result<&Arc<Person>, Fault> {
    let person = requester.known()?;
    if person.kind == PersonKind::Account { Ok(person) } else { Err(Fault::forbidden(requester.words)) }
}

/// Gives somebody up who types their own name.
pub(crate) async fn erase(
    State(app): State<App>,
    requester: Requester,
    Filled(form): Filled<NameForm>,
) -> Result<Response, Fault> {
    let person = accounts::person(&app, &requester.known()?.id, requester.words).await?;
    let outcome = if *form.name == person.name {
        accounts::erase(&app, &person, requester.words).await
    } else {
        Err(Refusal::Wrong(vec![FormFault::at("erase", requester.words.say(id::WEB_ERASE_NOT_NAMED))]))
    };
    app.listing.forget();
    answer(&app, &requester, outcome, |()| (end_session(), see_other("/?done=erased")).into_response()).await
}

/// Everything that is kept of somebody, but for what only proves who they are.
pub(crate) async fn export(State(app): State<App>, requester: Requester) -> Result<Response, Fault> {
    let own = own(&app, &requester).await?;
    let kept = export::kept(&app, &own).await.map_err(|fault| Fault::store(&fault, requester.words))?;
    let headers =
        [(header::CONTENT_DISPOSITION, "attachment; filename=\"sdadata.json\""), (header::CACHE_CONTROL, "no-store")];
    Ok((headers, Json(kept)).into_response())
}

fn whole(own: &Own, requester: &Requester, token: Option<&str>, wrong: &[FormFault]) -> Page {
    let words = requester.words;
    let person = &own.person;
    let account = person.kind == PersonKind::Account;
    let body = html! {
        main #main .page .page-narrow {
            h1 { (person.name) }
            (done(&requester.path, words))
            (faults(words, wrong))
            (head(person, words))
            (name_part(person, wrong, words))
            @if account { (password_part(person, wrong, words)) (bots_part(own, token, wrong, words)) }
            (browsers_part(own, requester))
            (data_part(person, wrong, words))
        }
    };
    Page::new("profile", words.say(id::WEB_PROFILE_TITLE), body)
}

fn head(person: &Person, words: Words) -> Markup {
    html! {
        @if person.kind == PersonKind::Guest {
            div .panel {
                p { (words.say(id::WEB_PROFILE_GUEST)) }
                p .actions {
                    a .button .button-primary href="/register" { (words.say(id::WEB_REGISTER_TITLE)) }
                    a .button href="/login" { (words.say(id::WEB_NAV_LOGIN)) }
                }
            }
        }
        div .actions {
            a .button href=(format!("/players/{}", person.id)) { (words.say(id::WEB_MY_GAMES)) }
            @if person.role == Role::Administrator { a .button href="/admin" { (words.say(id::WEB_ADMIN_TITLE)) } }
            @if person.kind == PersonKind::Account {
                form method="post" action="/logout" { button type="submit" { (words.say(id::WEB_LOGOUT)) } }
            }
        }
    }
}

fn name_part(person: &Person, wrong: &[FormFault], words: Words) -> Markup {
    let name = Text::new("name", id::WEB_YOUR_NAME, &person.name).hint(id::WEB_NAME_HINT).complete("nickname");
    html! {
        section .panel {
            h2 { (words.say(id::WEB_PROFILE_NAME)) }
            form method="post" action="/profile/name" {
                (name.fault(fault_at(wrong, "name")).show(words))
                button type="submit" { (words.say(id::WEB_CHANGE_NAME)) }
            }
        }
    }
}

fn password_part(person: &Person, wrong: &[FormFault], words: Words) -> Markup {
    let old = Text::password("old-password", id::WEB_OLD_PASSWORD, "current-password");
    let new = Text::password("password", id::WEB_NEW_PASSWORD, "new-password").hint(id::WEB_PASSWORD_HINT);
    html! {
        section .panel {
            h2 { (words.say(id::WEB_PASSWORD)) }
            p { (words.say(id::WEB_LOGIN)) ": " b { (person.login.as_deref().unwrap_or_default()) } }
            form method="post" action="/profile/password" {
                (old.fault(fault_at(wrong, "old-password")).show(words))
                (new.fault(fault_at(wrong, "password")).show(words))
                button type="submit" { (words.say(id::WEB_CHANGE_PASSWORD)) }
            }
        }
    }
}

fn bots_part(own: &Own, token: Option<&str>, wrong: &[FormFault], words: Words) -> Markup {
    html! {
        section #bots .panel {
            h2 { (words.say(id::WEB_BOTS_TITLE)) }
            p { (words.say(id::WEB_BOTS_LEAD)) " " a href="/api" { "/api" } }
            @if let Some(token) = token { (once(&words.say(id::WEB_TOKEN_ONCE), token)) }
            @if !own.bots.is_empty() {
                ul .rows { @for (bot, plays) in &own.bots { (bot_row(bot, *plays, words)) } }
            }
            form method="post" action="/profile/bots" {
                (Text::new("name", id::WEB_OWN_BOT_NAME, "").id("bot").fault(fault_at(wrong, "bot"))
                    .button(id::WEB_OWN_BOT_ADD).show(words))
            }
        }
    }
}

fn bot_row(bot: &Person, plays: bool, words: Words) -> Markup {
    let to = |what: &str| format!("/profile/bots/{}/{what}", bot.id);
    html! {
        li {
            span .rows-grow { b { (bot.name) } " " span .hint { (day(bot.created, words)) @if !plays { " · " (words.say(id::WEB_OWN_BOT_REVOKED)) } } }
            form method="post" action=(to("token")) { button type="submit" { (words.say(id::WEB_OWN_BOT_TOKEN)) } }
            @if plays { form method="post" action=(to("revoke")) { button type="submit" { (words.say(id::WEB_OWN_BOT_REVOKE)) } } }
        }
    }
}

fn browsers_part(own: &Own, requester: &Requester) -> Markup {
    let words = requester.words;
    html! {
        section .panel {
            h2 { (words.say(id::WEB_BROWSERS_TITLE)) }
            ul .rows {
                @for session in &own.browsers {
                    li {
                        span .rows-grow { (words.say(id::WEB_BROWSER_SINCE)) " " (moment(session.created, words)) }
                        @if requester.key.as_deref() == Some(session.key.as_str()) { b { (words.say(id::WEB_BROWSER_THIS)) } }
                    }
                }
            }
            form method="post" action="/profile/everywhere" { button type="submit" { (words.say(id::WEB_EVERYWHERE)) } }
        }
    }
}

fn data_part(person: &Person, wrong: &[FormFault], words: Words) -> Markup {
    let label = words.say_with(id::WEB_ERASE_NAME, &[("name", person.name.as_str().into())]);
    html! {
        section .panel {
            h2 { (words.say(id::WEB_DATA_TITLE)) }
            p { (words.say(id::WEB_DATA_LEAD)) }
            p { a .button href="/profile/export" download="sdadata.json" { (words.say(id::WEB_EXPORT)) } }
            details open[fault_at(wrong, "erase").is_some()] {
                summary { (words.say(id::WEB_ERASE_TITLE)) }
                p { (words.say(id::WEB_ERASE_LEAD)) }
                form method="post" action="/profile/erase" {
                    (Text::labelled("name", &label, "").id("erase").fault(fault_at(wrong, "erase")).show(words))
                    button .button-danger type="submit" { (words.say(id::WEB_ERASE)) }
                }
            }
        }
    }
}
