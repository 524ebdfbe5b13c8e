//! Who asks: a browser with a cookie, a bot account with a token, or somebody unknown; and in which language.

use crate::app::{App, Inner};
use crate::fault::Fault;
use crate::keys::Key;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Uri, header};
use std::collections::HashMap;
use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use store::{Millis, Person, PersonKind, Role, Session, SessionKind};
use table::now;
use words::{Lang, Words};

/// The name of the cookie.
const COOKIE: &str = "sdadata";
/// How long a browser is known.
const BROWSER_DAYS: i64 = 90;
/// How long somebody is remembered without asking the database again.
const REMEMBERED: i64 = 20_000;
/// How many are remembered.
const MOST: usize = 20_000;

/// Whoever sends a request.
#[derive(Clone, Debug)]
pub(crate) struct Asker {
    /// Who, if they are known.
    pub(crate) person: Option<Arc<Person>>,
    /// The language they read.
    pub(crate) words: Words,
    /// Where from.
    pub(crate) from: IpAddr,
    /// Whether they showed a key and the database could not say whose it is.
    unsure: bool,
    /// The hash of the key they showed.
    pub(crate) key: Option<String>,
    /// What they look at: the path, and what follows the question mark.
    pub(crate) path: String,
}

impl Asker {
    /// The person, who must be known.
    pub(crate) fn known(&self) -> Result<&Arc<Person>, Fault> {
        match &self.person {
            Some(person) => Ok(person),
            None if self.unsure => Err(Fault::unavailable(self.words)),
            None => Err(Fault::unknown_asker(self.words)),
        }
    }

    /// The person, who must have at least this role.
    pub(crate) fn with_role(&self, role: Role) -> Result<&Arc<Person>, Fault> {
        let person = self.known()?;
        if person.role >= role { Ok(person) } else { Err(Fault::forbidden(self.words)) }
    }

    pub(crate) fn id(&self) -> Option<&str> {
        self.person.as_ref().map(|person| person.id.as_str())
    }
}

impl FromRequestParts<App> for Asker {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let words = words_of(&parts.uri, &parts.headers);
        let path = parts.uri.path_and_query().map_or_else(|| "/".to_owned(), ToString::to_string);
        let from = app.before.address(&parts.headers, &parts.extensions);
        let shown = bearer(&parts.headers).or_else(|| cookie(&parts.headers, COOKIE)).and_then(Key::shown);
        let Some(key) = shown.map(|key| key.hash()) else {
            return Ok(Self { person: None, unsure: false, words, from, key: None, path });
        };
        let found = app.known.person(app, &key).await;
        let unsure = found.is_err();
        let person = found.unwrap_or_default();
        Ok(Self { key: person.as_ref().map(|_| key), person, unsure, words, from, path })
    }
}

/// The words somebody reads.
pub(crate) fn words_of(uri: &Uri, headers: &HeaderMap) -> Words {
    Words::new(language(uri, headers))
}

/// What `?lang=` says, else the cookie, else the browser.
fn language(uri: &Uri, headers: &HeaderMap) -> Lang {
    let asked = uri.query().and_then(|query| query.split('&').find_map(|pair| pair.strip_prefix("lang=")));
    let chosen = asked.or_else(|| cookie(headers, "lang")).and_then(Lang::parse);
    chosen.unwrap_or_else(|| {
        let header = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        let wanted = header.into_iter().flat_map(|list| list.split(','));
        wanted.filter_map(|one| Lang::parse(one.trim().get(..2)?)).next().unwrap_or_default()
    })
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// Whether a request shows a cookie of ours.
pub(crate) fn has_cookie(headers: &HeaderMap) -> bool {
    cookie(headers, COOKIE).is_some()
}

/// The value of a cookie.
pub(crate) fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let lists = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    lists.flat_map(|list| list.split(';')).find_map(|pair| {
        let (found, value) = pair.trim().split_once('=')?;
        (found == name).then_some(value)
    })
}

/// Those who asked a moment ago.
#[derive(Default)]
pub(crate) struct Known(Mutex<HashMap<String, (Arc<Person>, Millis)>>);

impl Known {
    /// Whose key this is, if it is anybody's.
    pub(crate) async fn person(&self, app: &Inner, key: &str) -> Result<Option<Arc<Person>>, store::Fault> {
        if let Some((person, until)) = self.lock().get(key)
            && *until > now()
        {
            return Ok(Some(Arc::clone(person)));
        }
        let session = app.store.session(key, now()).await?;
        let Some(session) = session.filter(|session| session.kind != SessionKind::Invitation) else { return Ok(None) };
        let Some(person) = app.store.person(&session.person).await? else { return Ok(None) };
        let person = Arc::new(person);
        let mut known = self.lock();
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(key.to_owned(), (Arc::clone(&person), now() + REMEMBERED));
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

/// A cookie to be set.
pub(crate) type SetCookie = [(header::HeaderName, HeaderValue); 1];

/// Lets a browser in as this person.
pub(crate) async fn let_in(app: &Inner, person: &str) -> Result<SetCookie, store::Fault> {
    let key = Key::new();
    let expires = now() + BROWSER_DAYS * 86_400_000;
    let session =
        Session { key: key.hash(), person: person.to_owned(), kind: SessionKind::Browser, created: now(), expires };
    app.store.add_session(&session).await?;
    Ok(cookie_header(key.reveal(), BROWSER_DAYS * 86_400))
}

/// Takes the cookie away.
pub(crate) fn let_out() -> SetCookie {
    cookie_header("", 0)
}

fn cookie_header(value: &str, seconds: i64) -> SetCookie {
    let text = format!("{COOKIE}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}");
    let value = HeaderValue::from_str(&text).unwrap_or_else(|_| HeaderValue::from_static(""));
    [(header::SET_COOKIE, value)]
}

/// The person who asks; somebody unknown becomes a guest with this name.
pub(crate) async fn or_guest(
    app: &Inner,
    asker: &Asker,
    name: Option<&str>,
) -> Result<(Arc<Person>, Option<SetCookie>), Fault> {
    if let Some(person) = &asker.person {
        return Ok((Arc::clone(person), None));
    }
    if asker.unsure {
        return Err(Fault::unavailable(asker.words));
    }
    app.limits.newcomer(asker.from).map_err(|wait| Fault::too_fast(wait, asker.words))?;
    let name = match name.map(str::trim).filter(|name| !name.is_empty()) {
        Some(name) => clean_name(name).map_err(|_| bad_name(asker.words))?,
        None => format!("{} {}", asker.words.say("web-guest"), table::random_word(4)),
    };
    let person = Person {
        id: table::random_word(12),
        name,
        login: None,
        kind: PersonKind::Guest,
        role: Role::Player,
        password: None,
        owner: None,
        created: now(),
    };
    let kept = async {
        app.store.add_person(&person).await?;
        let_in(app, &person.id).await
    };
    let cookie = kept.await.map_err(|fault| Fault::store(&fault, asker.words))?;
    Ok((Arc::new(person), Some(cookie)))
}

/// A name others will see: two to thirty characters, none of which hides or moves the others.
pub(crate) fn clean_name(name: &str) -> Result<String, ()> {
    let name: String = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (2..=30).contains(&name.chars().count());
    let plain = name.chars().all(|c| c.is_alphanumeric() || " -'._!".contains(c));
    if fits && plain { Ok(name) } else { Err(()) }
}

pub(crate) fn bad_name(words: Words) -> Fault {
    Fault::malformed(words.say("web-bad-name"))
}
