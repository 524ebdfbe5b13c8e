//! Sessions: the cookie of a browser, whose key it is, and the lines that are open with it.

use crate::cookies::{self, SetCookie};
use crate::keys::Key;
use axum::http::HeaderMap;
use cookie::SameSite;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use store::{Millis, Person, Role, Session, SessionKind, Store};
use table::now;
use tokio::sync::watch;

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

/// After how many more people with an open line those who have none any more are looked for.
const OPEN_TIDIED_EVERY: usize = 256;

/// The people of the keys that were shown a moment ago, so that not every request asks the database; and whose lines and
/// streams are open, so that a key that is taken away closes them.
#[derive(Default)]
pub(crate) struct SessionCache(Mutex<Known>);

#[derive(Default)]
struct Known {
    /// By the hash of the key, until when.
    people: HashMap<String, (Arc<Person>, Millis)>,
    /// How often something was forgotten: what was read before is not remembered after.
    forgotten: u64,
    /// Wakes the open lines of a person.
    lines: HashMap<String, watch::Sender<()>>,
}

impl SessionCache {
    /// Whose key this is, if it is anybody's.
    pub(crate) async fn person(&self, store: &Store, key: &str) -> Result<Option<Arc<Person>>, store::Fault> {
        let forgotten = {
            let known = self.lock();
            match known.people.get(key) {
                Some((person, until)) if *until > now() => return Ok(Some(Arc::clone(person))),
                _ => known.forgotten,
            }
        };
        let session = store.session(key, now()).await?;
        let opens = |session: &Session| matches!(session.kind, SessionKind::Browser | SessionKind::Token);
        let Some(session) = session.filter(opens) else { return Ok(None) };
        let Some(person) = store.person(&session.person).await? else { return Ok(None) };
        let person = Arc::new(person);
        let mut known = self.lock();
        if known.people.len() >= REMEMBERED_PEOPLE_MAX {
            known.people.clear();
        }
        if known.forgotten == forgotten {
            known.people.insert(key.to_owned(), (Arc::clone(&person), now() + REMEMBERED_MS));
        }
        Ok(Some(person))
    }

    /// Forgets somebody: their role or name has changed, or a key of theirs was taken away. Their open lines look again
    /// whether their key still opens anything.
    pub(crate) fn forget(&self, person: &str) {
        let mut known = self.lock();
        known.people.retain(|_, (known, _)| known.id != person);
        known.forgotten += 1;
        if let Some(lines) = known.lines.get(person) {
            lines.send_replace(());
        }
    }

    /// Is woken whenever somebody is forgotten.
    fn follow(&self, person: &str) -> watch::Receiver<()> {
        let mut known = self.lock();
        if !known.lines.contains_key(person) && known.lines.len() % OPEN_TIDIED_EVERY == OPEN_TIDIED_EVERY - 1 {
            known.lines.retain(|_, lines| lines.receiver_count() > 0);
        }
        known.lines.entry(person.to_owned()).or_insert_with(|| watch::channel(()).0).subscribe()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The session with which a line or a stream was opened.
pub(crate) struct OpenSession {
    /// The hash of its key.
    pub(crate) key: String,
    role: Role,
    forgotten: watch::Receiver<()>,
    /// Whether it must be looked at again. Set before it is done, so that nothing is lost if nobody waits for the answer.
    suspect: bool,
}

impl OpenSession {
    /// The session of whoever asks, if they are known. It is looked at once more: it may have ended since they were found.
    pub(crate) fn of(sessions: &SessionCache, person: Option<&Arc<Person>>, key: Option<&str>) -> Option<Self> {
        let (person, key) = person.zip(key)?;
        let forgotten = sessions.follow(&person.id);
        Some(Self { key: key.to_owned(), role: person.role, forgotten, suspect: true })
    }

    /// Has it looked at again.
    pub(crate) fn suspect(&mut self) {
        self.suspect = true;
    }

    /// Is ready when the session has ended, or its person has become somebody with another role.
    pub(crate) async fn ended(&mut self, sessions: &SessionCache, store: &Store) {
        loop {
            if !self.suspect && self.forgotten.changed().await.is_err() {
                return;
            }
            self.suspect = true;
            match sessions.person(store, &self.key).await {
                Ok(Some(person)) if person.role == self.role => self.suspect = false,
                _ => return,
            }
        }
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
