//! Who asks: a browser with a cookie, a bot account with a token, or somebody unknown; and in which language.

use crate::app::{App, Inner};
use crate::cookies::{self, SetCookie};
use crate::errors::Fault;
use crate::keys::Key;
use crate::session::{COOKIE, start_session};
use crate::turns::Turns;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, Uri, header};
use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use store::{Person, PersonKind, Role};
use table::now;
use words::{Lang, Words, id};

/// The cookie with the key of a tournament's link.
pub(crate) const LINK_COOKIE: &str = "hall";
/// The cookie with the word a device is known by.
pub(crate) const DEVICE_COOKIE: &str = "device";
/// The cookie with the theme somebody has chosen.
pub(crate) const THEME_COOKIE: &str = "theme";
/// The most letters of such a word.
const DEVICE_LETTERS_MAX: usize = 40;

/// Whoever sends a request: a person where the key they showed is somebody's, and what is known of them in any case.
#[derive(Clone, Debug)]
pub(crate) struct Requester {
    /// Who, if they are known.
    pub(crate) person: Option<Arc<Person>>,
    /// The language they read.
    pub(crate) words: Words,
    /// Where from.
    pub(crate) from: IpAddr,
    /// Whether they showed a key and the database could not say whose it is.
    unsure: bool,
    /// The hash of the key they showed, where it is somebody's.
    pub(crate) key: Option<String>,
    /// The hash of the key they showed, whatever it opens: a link to a tournament is nobody's.
    pub(crate) shown: Option<String>,
    /// The hash of the key of a tournament's link this device has followed.
    pub(crate) link: Option<String>,
    /// The word this device is known by where it has followed a link.
    pub(crate) device: Option<String>,
    /// What they look at: the path, and what follows the question mark.
    pub(crate) path: String,
    /// The theme they have chosen; none where the system's is as well.
    pub(crate) theme: Option<&'static str>,
    /// Whether there is any tournament, which decides the order of the menu.
    pub(crate) has_tournaments: bool,
    /// What their games by correspondence ask of them, where a page is asked for.
    pub(crate) turns: Turns,
}

impl Requester {
    /// The person, who must be known.
    pub(crate) fn known(&self) -> Result<&Arc<Person>, Fault> {
        match &self.person {
            Some(person) => Ok(person),
            None if self.unsure => Err(Fault::unavailable(self.words)),
            None => Err(Fault::unknown_requester(self.words)),
        }
    }

    /// The person, who must have at least this role.
    pub(crate) fn with_role(&self, role: Role) -> Result<&Arc<Person>, Fault> {
        let person = self.known()?;
        if person.role >= role { Ok(person) } else { Err(Fault::forbidden(self.words)) }
    }

    /// Whether they may referee at tables where they do not sit.
    pub(crate) fn is_referee(&self) -> bool {
        self.person.as_ref().is_some_and(|person| person.role >= Role::Referee)
    }

    pub(crate) fn id(&self) -> Option<&str> {
        self.person.as_ref().map(|person| person.id.as_str())
    }
}

impl FromRequestParts<App> for Requester {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let words = words_of(&parts.uri, &parts.headers);
        let path = parts.uri.path_and_query().map_or_else(|| "/".to_owned(), ToString::to_string);
        let from = app.proxy.address(&parts.headers, &parts.extensions);
        let link = cookies::value(&parts.headers, LINK_COOKIE).and_then(Key::shown).map(|key| key.hash());
        let device = cookies::value(&parts.headers, DEVICE_COOKIE).filter(|word| word.len() <= DEVICE_LETTERS_MAX);
        let device = device.map(str::to_owned);
        let theme = cookies::value(&parts.headers, THEME_COOKIE).and_then(theme_of);
        let wants_page = parts.method == Method::GET && !path.starts_with("/api/");
        let has_tournaments = !path.starts_with("/api/") && app.tournaments.any(&app.store).await;
        let shown = bearer(&parts.headers).or_else(|| cookies::value(&parts.headers, COOKIE)).and_then(Key::shown);
        let Some(key) = shown.map(|key| key.hash()) else {
            let (person, unsure, key, shown, turns) = (None, false, None, None, Turns::default());
            return Ok(Self {
                person,
                unsure,
                words,
                from,
                key,
                shown,
                link,
                device,
                path,
                theme,
                has_tournaments,
                turns,
            });
        };
        let found = app.sessions.person(&app.store, &key).await;
        let unsure = found.is_err();
        let person = found.unwrap_or_default();
        let own = person.as_ref().map(|_| key.clone());
        let turns = match &person {
            Some(person) if wants_page => Turns::of(&app.store, &person.id).await,
            Some(_) | None => Turns::default(),
        };
        Ok(Self {
            key: own,
            person,
            unsure,
            words,
            from,
            shown: Some(key),
            link,
            device,
            path,
            theme,
            has_tournaments,
            turns,
        })
    }
}

/// The theme of this name, if there is one to choose.
pub(crate) fn theme_of(name: &str) -> Option<&'static str> {
    ["light", "dark"].into_iter().find(|theme| *theme == name)
}

/// The words somebody reads.
pub(crate) fn words_of(uri: &Uri, headers: &HeaderMap) -> Words {
    Words::new(language(uri, headers))
}

/// What `?lang=` says, else the cookie, else the browser.
fn language(uri: &Uri, headers: &HeaderMap) -> Lang {
    let asked = uri.query().and_then(|query| query.split('&').find_map(|pair| pair.strip_prefix("lang=")));
    let chosen = asked.or_else(|| cookies::value(headers, "lang")).and_then(Lang::parse);
    chosen.unwrap_or_else(|| {
        let header = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        let wanted = header.into_iter().flat_map(|list| list.split(','));
        wanted.filter_map(|one| Lang::parse(one.trim().get(..2)?)).next().unwrap_or_default()
    })
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// The person who asks; somebody unknown becomes a guest with this name.
pub(crate) async fn or_guest(
    app: &Inner,
    requester: &Requester,
    name: Option<&str>,
) -> Result<(Arc<Person>, Option<SetCookie>), Fault> {
    if let Some(person) = &requester.person {
        return Ok((Arc::clone(person), None));
    }
    if requester.unsure {
        return Err(Fault::unavailable(requester.words));
    }
    app.limits.newcomer(requester.from).map_err(|wait| Fault::too_fast(wait, requester.words))?;
    let name = match name.map(str::trim).filter(|name| !name.is_empty()) {
        Some(name) => clean_name(name).map_err(|_| bad_name(requester.words))?,
        None => format!("{} {}", requester.words.say(id::WEB_GUEST), table::random_word(4)),
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
        start_session(&app.store, &person.id).await
    };
    let cookie = kept.await.map_err(|fault| Fault::store(&fault, requester.words))?;
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
    Fault::malformed(words.say(id::WEB_BAD_NAME))
}
