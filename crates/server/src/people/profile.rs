//! One's own page: name, password, browsers, bots, what is kept, and the end of it.

use crate::app::{App, Inner};
use crate::errors::Fault;
use crate::forms::{Fields, FormFault, said, said_at, see_other};
use crate::layout::{Page, again, page};
use crate::parts::{Text, day, done, faults, moment, once};
use crate::people::accounts::{self, Refusal};
use crate::people::one_time;
use crate::requester::Requester;
use crate::session::end_session;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse as _, Response};
use maud::{Markup, html};
use serde_json::{Value, json};
use std::sync::Arc;
use store::{Person, PersonKind, Role, Session, SessionKind};
use table::now;
use words::Words;

/// What belongs to somebody.
struct Own {
    person: Arc<Person>,
    browsers: Vec<Session>,
    bots: Vec<(Person, bool)>,
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
        Err(Refusal::Wrong(ids)) => Ok(again(requester, whole(&own(app, requester).await?, requester, None, &ids))),
    }
}

pub(crate) async fn rename(State(app): State<App>, requester: Requester, fields: Fields) -> Result<Response, Fault> {
    let person = accounts::person(&app, &requester.known()?.id, requester.words).await?;
    let outcome = accounts::rename(&app, &person, fields.get("name"), requester.words).await;
    app.listing.forget();
    answer(&app, &requester, outcome, |()| see_other("/profile?done=name")).await
}

pub(crate) async fn password(State(app): State<App>, requester: Requester, fields: Fields) -> Result<Response, Fault> {
    let person = accounts::person(&app, &requester.known()?.id, requester.words).await?;
    let (old, new) = (fields.raw("old-password"), fields.raw("password"));
    let outcome = accounts::change_password(&app, &requester, &person, old, new).await;
    answer(&app, &requester, outcome, |cookie| (cookie, see_other("/profile?done=password")).into_response()).await
}

pub(crate) async fn everywhere(State(app): State<App>, requester: Requester) -> Result<Response, Fault> {
    let cookie = accounts::everywhere_out(&app, &requester, requester.known()?).await?;
    Ok((cookie, see_other("/profile?done=everywhere")).into_response())
}

pub(crate) async fn add_bot(State(app): State<App>, requester: Requester, fields: Fields) -> Result<Response, Fault> {
    let owner = an_account(&requester)?;
    let outcome = accounts::add_bot(&app, owner, fields.get("name"), requester.words).await;
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
pub(crate) async fn erase(State(app): State<App>, requester: Requester, fields: Fields) -> Result<Response, Fault> {
    let person = accounts::person(&app, &requester.known()?.id, requester.words).await?;
    let outcome = if fields.get("name") == person.name {
        accounts::erase(&app, &person, requester.words).await
    } else {
        Err(Refusal::Wrong(vec![FormFault::whole("web-erase-not-named")]))
    };
    app.listing.forget();
    answer(&app, &requester, outcome, |()| (end_session(), see_other("/?done=erased")).into_response()).await
}

/// Everything that is kept of somebody, but for what only proves who they are.
pub(crate) async fn export(State(app): State<App>, requester: Requester) -> Result<Response, Fault> {
    let own = own(&app, &requester).await?;
    let kept = kept(&app, &own).await.map_err(|fault| Fault::store(&fault, requester.words))?;
    let headers =
        [(header::CONTENT_DISPOSITION, "attachment; filename=\"sdadata.json\""), (header::CACHE_CONTROL, "no-store")];
    Ok((headers, Json(kept)).into_response())
}

async fn kept(app: &Inner, own: &Own) -> Result<Value, store::Fault> {
    let person = &own.person;
    let games: Vec<Value> = app.store.games_of(&person.id, u16::MAX).await?.iter().map(game).collect();
    let ratings = app.store.ratings_of(&person.id).await?;
    let ratings: Vec<Value> = ratings
        .iter()
        .map(|(regulation, rating)| {
            json!({ "regulation": regulation, "mean": rating.mean, "deviation": rating.deviation, "games": rating.games })
        })
        .collect();
    let texts = app.store.regulations_of(&person.id).await?;
    let texts: Vec<Value> = texts.iter().map(|kept| json!({ "id": kept.id, "text": kept.text })).collect();
    let sessions = app.store.sessions_of(&person.id, now()).await?;
    let sessions: Vec<Value> = sessions.iter().map(session).collect();
    let bots: Vec<Value> = own.bots.iter().map(|(bot, _)| described(bot)).collect();
    Ok(json!({
        "person": described(person), "sessions": sessions, "bots": bots, "games": games, "ratings": ratings,
        "regulations": texts,
    }))
}

fn described(person: &Person) -> Value {
    json!({ "id": person.id, "name": person.name, "login": person.login, "kind": person.kind.word(),
            "role": person.role.word(), "created": person.created })
}

fn session(session: &Session) -> Value {
    json!({ "kind": session.kind.word(), "created": session.created, "expires": session.expires })
}

fn game(played: &store::Played) -> Value {
    let (game, player) = (&played.game, &played.player);
    json!({ "id": game.id, "stage": game.stage, "regulation": game.regulation, "title": game.title, "name": player.name,
            "place": player.place, "points": player.points, "created": game.created, "changed": game.changed })
}

fn whole(own: &Own, requester: &Requester, token: Option<&str>, wrong: &[FormFault]) -> Page {
    let words = requester.words;
    let person = &own.person;
    let account = person.kind == PersonKind::Account;
    let body = html! {
        main #main .page .page-narrow {
            h1 { (person.name) }
            (done(&requester.path, words))
            (faults(words, &said(words, wrong)))
            (head(person, words))
            (name_part(person, wrong, words))
            @if account { (password_part(person, wrong, words)) (bots_part(own, token, words)) }
            (browsers_part(own, requester))
            (data_part(person, words))
        }
    };
    Page::new("profile", words.say("web-profile-title"), body)
}

fn head(person: &Person, words: Words) -> Markup {
    html! {
        @if person.kind == PersonKind::Guest {
            div .panel {
                p { (words.say("web-profile-guest")) }
                p .actions {
                    a .button .button-primary href="/register" { (words.say("web-register-title")) }
                    a .button href="/login" { (words.say("web-nav-login")) }
                }
            }
        }
        div .actions {
            a .button href=(format!("/players/{}", person.id)) { (words.say("web-my-games")) }
            @if person.role == Role::Administrator { a .button href="/admin" { (words.say("web-admin-title")) } }
            @if person.kind == PersonKind::Account {
                form method="post" action="/logout" { button type="submit" { (words.say("web-logout")) } }
            }
        }
    }
}

fn name_part(person: &Person, wrong: &[FormFault], words: Words) -> Markup {
    let fault = said_at(words, wrong, "name");
    let name = Text::new("name", "web-your-name", &person.name).hint("web-name-hint").complete("nickname");
    html! {
        section .panel {
            h2 { (words.say("web-profile-name")) }
            form method="post" action="/profile/name" {
                (name.fault(fault.as_deref()).show(words))
                button type="submit" { (words.say("web-change-name")) }
            }
        }
    }
}

fn password_part(person: &Person, wrong: &[FormFault], words: Words) -> Markup {
    let [old_fault, new_fault] = ["old-password", "password"].map(|field| said_at(words, wrong, field));
    let old = Text::password("old-password", "web-old-password", "current-password");
    let new = Text::password("password", "web-new-password", "new-password").hint("web-password-hint");
    html! {
        section .panel {
            h2 { (words.say("web-password")) }
            p { (words.say("web-login")) ": " b { (person.login.as_deref().unwrap_or_default()) } }
            form method="post" action="/profile/password" {
                (old.fault(old_fault.as_deref()).show(words))
                (new.fault(new_fault.as_deref()).show(words))
                button type="submit" { (words.say("web-change-password")) }
            }
        }
    }
}

fn bots_part(own: &Own, token: Option<&str>, words: Words) -> Markup {
    html! {
        section #bots .panel {
            h2 { (words.say("web-bots-title")) }
            p { (words.say("web-bots-lead")) " " a href="/api" { "/api" } }
            @if let Some(token) = token { (once(&words.say("web-token-once"), token)) }
            @if !own.bots.is_empty() {
                ul .rows { @for (bot, plays) in &own.bots { (bot_row(bot, *plays, words)) } }
            }
            form method="post" action="/profile/bots" {
                div .field {
                    label for="field-bot" { (words.say("web-own-bot-name")) }
                    div .field-with-button {
                        input #field-bot name="name" required autocomplete="off";
                        button type="submit" { (words.say("web-own-bot-add")) }
                    }
                }
            }
        }
    }
}

fn bot_row(bot: &Person, plays: bool, words: Words) -> Markup {
    let to = |what: &str| format!("/profile/bots/{}/{what}", bot.id);
    html! {
        li {
            span .rows-grow { b { (bot.name) } " " span .hint { (day(bot.created)) @if !plays { " · " (words.say("web-own-bot-revoked")) } } }
            form method="post" action=(to("token")) { button type="submit" { (words.say("web-own-bot-token")) } }
            @if plays { form method="post" action=(to("revoke")) { button type="submit" { (words.say("web-own-bot-revoke")) } } }
        }
    }
}

fn browsers_part(own: &Own, requester: &Requester) -> Markup {
    let words = requester.words;
    html! {
        section .panel {
            h2 { (words.say("web-browsers-title")) }
            ul .rows {
                @for session in &own.browsers {
                    li {
                        span .rows-grow { (words.say("web-browser-since")) " " (moment(session.created, words)) }
                        @if requester.key.as_deref() == Some(session.key.as_str()) { b { (words.say("web-browser-this")) } }
                    }
                }
            }
            form method="post" action="/profile/everywhere" { button type="submit" { (words.say("web-everywhere")) } }
        }
    }
}

fn data_part(person: &Person, words: Words) -> Markup {
    html! {
        section .panel {
            h2 { (words.say("web-data-title")) }
            p { (words.say("web-data-lead")) }
            p { a .button href="/profile/export" download="sdadata.json" { (words.say("web-export")) } }
            details {
                summary { (words.say("web-erase-title")) }
                p { (words.say("web-erase-lead")) }
                form method="post" action="/profile/erase" {
                    div .field {
                        label for="field-erase" {
                            (words.say_with("web-erase-name", &[("name", person.name.as_str().into())]))
                        }
                        input #field-erase name="name" required autocomplete="off";
                    }
                    button .button-danger type="submit" { (words.say("web-erase")) }
                }
            }
        }
    }
}
