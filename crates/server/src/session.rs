//! Sessions: the cookie of a browser, and whose key it is.

use crate::cookies::{self, SetCookie};
use crate::keys::Key;
use axum::http::HeaderMap;
use cookie::SameSite;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use store::{Millis, Person, Session, SessionKind, Store};
use table::now;

/// The name of the cookie.
pub(crate) const COOKIE: &str = "sdadata";
/// How long a browser is known.
const BROWSER_DAYS: i64 = 90;
/// How long somebody is remembered without asking the database again.
const REMEMBERED_MS: i64 = 20_000;
/// How many people are remembered.
const REMEMBERED_PEOPLE_MAX: usize = 20_000;

/// Whether a request shows a cookie of ours.
pub(crate) fn has_cookie(headers: &HeaderMap) -> bool {
    cookies::value(headers, COOKIE).is_some()
}

/// The people of the keys that were shown a moment ago, so that not every request asks the database.
#[derive(Default)]
pub(crate) struct SessionCache(Mutex<HashMap<String, (Arc<Person>, Millis)>>);

impl SessionCache {
    /// Whose key this is, if it is anybody's.
    pub(crate) async fn person(&self, store: &Store, key: &str) -> Result<Option<Arc<Person>>, store::Fault> {
        if let Some((person, until)) = self.lock().get(key)
            && *until > now()
        {
            return Ok(Some(Arc::clone(person)));
        }
        let session = store.session(key, now()).await?;
        let Some(session) = session.filter(|session| session.kind != SessionKind::Invitation) else { return Ok(None) };
        let Some(person) = store.person(&session.person).await? else { return Ok(None) };
        let person = Arc::new(person);
        let mut known = self.lock();
        if known.len() >= REMEMBERED_PEOPLE_MAX {
            known.clear();
        }
        known.insert(key.to_owned(), (Arc::clone(&person), now() + REMEMBERED_MS));
        Ok(Some(person))
    }

    /// Forgets everybody: somebody's role or name has changed, or a key was taken away.
    pub(crate) fn forget(&self) {
        self.lock().clear();
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, (Arc<Person>, Millis)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Starts a session of a browser as this person.
pub(crate) async fn start_session(store: &Store, person: &str) -> Result<SetCookie, store::Fault> {
    let key = Key::new();
    let expires = now() + BROWSER_DAYS * 86_400_000;
    let session =
        Session { key: key.hash(), person: person.to_owned(), kind: SessionKind::Browser, created: now(), expires };
    store.add_session(&session).await?;
    Ok(cookies::set(COOKIE, key.reveal(), "/", SameSite::Lax, BROWSER_DAYS * 86_400))
}

/// Ends the session of a browser: takes its cookie away.
pub(crate) fn end_session() -> SetCookie {
    cookies::set(COOKIE, "", "/", SameSite::Lax, 0)
}
