//! Browsers that have logged in before. Wrong passwords from a network are counted for the account they are tried on, and who shares the
//! network with a guesser would have to wait with them: a browser that is known to its account is counted alone.

use super::accounts::failed;
use crate::app::Inner;
use crate::cookies::{self, SetCookie};
use crate::errors::Fault;
use crate::keys::Key;
use axum::http::HeaderMap;
use cookie::SameSite;
use store::{Person, Session, SessionKind};
use table::now;
use words::Words;

/// The cookie of a browser that is known. It opens nothing.
const COOKIE: &str = "known";
/// How long a browser is remembered.
const DAYS: i64 = 365;

/// The hash of the key a browser shows.
fn shown(headers: &HeaderMap) -> Option<String> {
    cookies::value(headers, COOKIE).and_then(Key::shown).map(|key| key.hash())
}

/// The browser that asks, if somebody has logged in to this account with it.
pub(super) async fn known(
    app: &Inner,
    headers: &HeaderMap,
    login: &str,
    words: Words,
) -> Result<Option<String>, Fault> {
    let Some(key) = shown(headers) else { return Ok(None) };
    let session = app.store.session(&key, now()).await.map_err(failed(words))?;
    let Some(session) = session.filter(|session| session.kind == SessionKind::Device) else { return Ok(None) };
    let owner = app.store.person(&session.person).await.map_err(failed(words))?;
    Ok(owner.filter(|owner| owner.login.as_deref() == Some(login)).map(|_| key))
}

/// Remembers the browser of somebody who has logged in.
pub(super) async fn remember(app: &Inner, person: &Person, words: Words) -> Result<SetCookie, Fault> {
    let key = Key::new();
    let (created, expires) = (now(), now() + DAYS * 86_400_000);
    let session = Session { key: key.hash(), person: person.id.clone(), kind: SessionKind::Device, created, expires };
    app.store.add_session(&session).await.map_err(failed(words))?;
    Ok(cookies::set(COOKIE, key.reveal(), "/login", SameSite::Lax, DAYS * 86_400))
}
