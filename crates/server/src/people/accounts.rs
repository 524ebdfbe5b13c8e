//! Accounts: made, entered, changed, given up. Who may do what is decided by whoever calls.

use super::devices;
use crate::app::Inner;
use crate::cookies::SetCookie;
use crate::errors::Fault;
use crate::forms::{FormFault, Password};
use crate::keys::{self, Key};
use crate::requester::{Requester, clean_name};
use crate::session::start_session;
use axum::http::{HeaderMap, StatusCode};
use std::collections::HashSet;
use std::sync::Arc;
use store::{Person, PersonKind, Role, Session, SessionKind};
use table::now;
use wire::ErrorKind;
use words::{Words, id};

/// How long a bot's token is good for: until it is taken away, in practice.
const TOKEN_DAYS: i64 = 3650;
/// How long a link to a new password is good for.
const RESET_DAYS: i64 = 2;
/// How many bots somebody may have.
const BOTS_OF_OWNER_MAX: usize = 10;
const DAY_MS: i64 = 86_400_000;
/// Anything shorter is guessed; anything longer is only sent to keep us busy.
const PASSWORD_LETTERS: std::ops::RangeInclusive<usize> = 10..=200;
/// How many different letters a password has at least; blanks are none.
const PASSWORD_DIFFERENT_MIN: usize = 5;

/// Why something was not done.
#[derive(Debug)]
pub(crate) enum Refusal {
    /// What is to be put right in the form: all of it at once.
    Wrong(Vec<FormFault>),
    /// Everything else.
    Fault(Fault),
}

impl From<Fault> for Refusal {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

fn wrong<T>(fault: FormFault) -> Result<T, Refusal> {
    Err(Refusal::Wrong(vec![fault]))
}

pub(super) fn failed(words: Words) -> impl Fn(store::Fault) -> Fault {
    move |fault| Fault::store(&fault, words)
}

/// What somebody wants to be known as.
pub(crate) struct Credentials<'a> {
    pub(crate) name: &'a str,
    pub(crate) login: &'a str,
    pub(crate) password: &'a Password,
}

impl Credentials<'_> {
    /// Name and login as they are kept, and a password that will do; or everything that is wrong with them.
    fn check(&self, words: Words) -> Result<(String, String), Refusal> {
        let mut faults = Vec::new();
        let name = clean_name(self.name)
            .map_err(|()| faults.push(FormFault::at("name", words.say(id::WEB_BAD_NAME))))
            .unwrap_or_default();
        let login = clean_login(self.login).unwrap_or_else(|| {
            faults.push(FormFault::at("login", words.say(id::WEB_BAD_LOGIN)));
            String::new()
        });
        faults.extend(bad_password(self.password, self.login, words));
        if faults.is_empty() { Ok((name, login)) } else { Err(Refusal::Wrong(faults)) }
    }
}

/// A login is told apart by its letters, not by how they are written.
pub(crate) fn clean_login(login: &str) -> Option<String> {
    let login = login.trim().to_lowercase();
    let fits = (3..=40).contains(&login.chars().count());
    let plain = login.chars().all(|c| c.is_alphanumeric() || "-._@+".contains(c));
    (fits && plain).then_some(login)
}

/// Long enough, not one letter again and again, and not the login: nothing else makes a password better.
fn bad_password(password: &Password, login: &str, words: Words) -> Option<FormFault> {
    let password = password.reveal();
    if !PASSWORD_LETTERS.contains(&password.chars().count()) {
        return Some(FormFault::at("password", words.say(id::WEB_BAD_PASSWORD)));
    }
    let different: HashSet<char> = password.chars().filter(|letter| !letter.is_whitespace()).collect();
    if different.len() < PASSWORD_DIFFERENT_MIN {
        return Some(FormFault::at("password", words.say(id::WEB_PASSWORD_REPEATS)));
    }
    let is_login = password.trim().eq_ignore_ascii_case(login.trim());
    is_login.then_some(FormFault::at("password", words.say(id::WEB_PASSWORD_IS_LOGIN)))
}

/// Makes an account; a guest becomes one and keeps number and games.
pub(crate) async fn register(
    app: &Inner,
    requester: &Requester,
    wanted: Credentials<'_>,
) -> Result<SetCookie, Refusal> {
    let words = requester.words;
    app.limits.newcomer(requester.from).map_err(|wait| Fault::too_fast(wait, requester.words))?;
    let (name, login) = wanted.check(words)?;
    let password = hashed(wanted.password, requester.words).await?;
    let guest = requester.person.as_ref().filter(|person| person.kind == PersonKind::Guest);
    let person = Person {
        id: guest.map_or_else(|| table::random_word(12), |guest| guest.id.clone()),
        name,
        login: Some(login),
        kind: PersonKind::Account,
        role: guest.map_or(Role::Player, |guest| guest.role),
        password: Some(password),
        owner: None,
        created: guest.map_or_else(now, |guest| guest.created),
    };
    let kept = match guest {
        Some(_) => app.store.change_person(&person).await,
        None => app.store.add_person(&person).await,
    };
    match kept {
        Ok(()) => Ok(enter(app, requester, &person.id).await?),
        Err(store::Fault::NotUnique(_)) => wrong(FormFault::at("login", words.say(id::WEB_LOGIN_TAKEN))),
        Err(fault) => Err(Fault::store(&fault, requester.words).into()),
    }
}

async fn hashed(password: &Password, words: Words) -> Result<String, Fault> {
    let hash = keys::hash_password(password.reveal().to_owned()).await;
    hash.ok_or_else(|| Fault::of_status(StatusCode::INTERNAL_SERVER_ERROR, words))
}

/// Lets somebody in with a new key; the one they came with opens nothing any more.
async fn enter(app: &Inner, requester: &Requester, person: &str) -> Result<SetCookie, Fault> {
    leave(app, requester).await?;
    app.sessions.forget(person);
    app.forget_name(person);
    start_session(&app.store, person).await.map_err(failed(requester.words))
}

/// Takes the key away with which somebody asks.
pub(crate) async fn leave(app: &Inner, requester: &Requester) -> Result<(), Fault> {
    if let Some((key, person)) = requester.key.as_ref().zip(requester.id()) {
        app.store.end_session(key).await.map_err(failed(requester.words))?;
        app.sessions.forget(person);
    }
    Ok(())
}

/// Lets somebody in who knows login and password. Whichever of the two is wrong, the answer is the same and takes as long.
pub(crate) async fn log_in(
    app: &Inner,
    requester: &Requester,
    headers: &HeaderMap,
    login: &str,
    password: &Password,
) -> Result<(SetCookie, Option<SetCookie>), Refusal> {
    let words = requester.words;
    let login = login.trim().to_lowercase();
    let device = devices::known(app, headers, &login, words).await?;
    app.limits.login(requester.from, &login, device.as_ref()).map_err(|wait| Fault::too_many_logins(wait, words))?;
    let person = app.store.person_by_login(&login).await.map_err(failed(requester.words))?;
    let person = person.filter(|person| person.kind == PersonKind::Account);
    let hash = person.as_ref().and_then(|person| person.password.clone());
    let right = password.reveal().chars().count() <= *PASSWORD_LETTERS.end()
        && keys::is_password(password.reveal().to_owned(), hash).await;
    match person {
        Some(person) if right => {
            let remembered = match device {
                Some(_) => None,
                None => Some(devices::remember(app, &person, words).await?),
            };
            Ok((enter(app, requester, &person.id).await?, remembered))
        }
        _ => {
            app.measures.logins_failed.inc();
            wrong(FormFault::at("password", words.say(id::WEB_LOGIN_FAILED)))
        }
    }
}

/// A one-time link that has not been used: its key and whose it is.
pub(crate) async fn invited(app: &Inner, key: &str, words: Words) -> Result<(Session, Person), Fault> {
    let gone = || Fault::say(StatusCode::GONE, ErrorKind::NotFound, words, id::WEB_WELCOME_GONE);
    let key = Key::shown(key).ok_or_else(gone)?.hash();
    let session = app.store.session(&key, now()).await.map_err(failed(words))?;
    let session = session.filter(|session| session.kind == SessionKind::Invitation).ok_or_else(gone)?;
    let person = app.store.person(&session.person).await.map_err(failed(words))?;
    Ok((session, person.filter(|person| person.kind != PersonKind::Erased).ok_or_else(gone)?))
}

/// Uses a one-time link: the person it is for gets login and password.
pub(crate) async fn accept(
    app: &Inner,
    requester: &Requester,
    key: &str,
    wanted: Credentials<'_>,
) -> Result<SetCookie, Refusal> {
    let words = requester.words;
    app.limits.login(requester.from, key, None).map_err(|wait| Fault::too_many_logins(wait, words))?;
    let (session, person) = invited(app, key, words).await?;
    let (name, login) = wanted.check(words)?;
    let taken = app.store.person_by_login(&login).await.map_err(failed(words))?;
    if taken.is_some_and(|other| other.id != person.id) {
        return wrong(FormFault::at("login", words.say(id::WEB_LOGIN_TAKEN)));
    }
    let password = hashed(wanted.password, words).await?;
    // Once and no more: of two who come at the same time one finds the key gone.
    if !app.store.end_session(&session.key).await.map_err(failed(words))? {
        return Err(Fault::say(StatusCode::GONE, ErrorKind::NotFound, words, id::WEB_WELCOME_GONE).into());
    }
    let person = Person { name, login: Some(login), kind: PersonKind::Account, password: Some(password), ..person };
    app.store.change_person(&person).await.map_err(failed(words))?;
    for kind in [SessionKind::Invitation, SessionKind::Browser, SessionKind::Device] {
        app.store.end_sessions_of(&person.id, kind).await.map_err(failed(words))?;
    }
    Ok(enter(app, requester, &person.id).await?)
}

/// A link with which somebody who has lost their password sets a new one: shown once, good once.
pub(crate) async fn reset_link(app: &Inner, person: &Person, words: Words) -> Result<String, Fault> {
    app.store.end_sessions_of(&person.id, SessionKind::Invitation).await.map_err(failed(words))?;
    let key = add_key(app, &person.id, SessionKind::Invitation, RESET_DAYS, words).await?;
    Ok(format!("/welcome/{}", key.reveal()))
}

async fn add_key(app: &Inner, person: &str, kind: SessionKind, days: i64, words: Words) -> Result<Key, Fault> {
    let key = Key::new();
    let (created, expires) = (now(), now() + days * DAY_MS);
    let session = Session { key: key.hash(), person: person.to_owned(), kind, created, expires };
    app.store.add_session(&session).await.map_err(failed(words))?;
    Ok(key)
}

/// Writes somebody anew and forgets what was remembered of them.
async fn change(app: &Inner, person: &Person, words: Words) -> Result<(), Fault> {
    app.store.change_person(person).await.map_err(failed(words))?;
    app.sessions.forget(&person.id);
    app.forget_name(&person.id);
    Ok(())
}

/// Another name.
pub(crate) async fn rename(app: &Inner, person: &Person, name: &str, words: Words) -> Result<(), Refusal> {
    let Ok(name) = clean_name(name) else { return wrong(FormFault::at("name", words.say(id::WEB_BAD_NAME))) };
    Ok(change(app, &Person { name, ..person.clone() }, words).await?)
}

/// Another password: every other browser has to come in again.
pub(crate) async fn change_password(
    app: &Inner,
    requester: &Requester,
    person: &Person,
    old: &Password,
    new: &Password,
) -> Result<SetCookie, Refusal> {
    let words = requester.words;
    let Some(login) = &person.login else { return wrong(FormFault::whole(words.say(id::WEB_NO_PASSWORD_YET))) };
    app.limits.login(requester.from, login, None).map_err(|wait| Fault::too_many_logins(wait, requester.words))?;
    if !keys::is_password(old.reveal().to_owned(), person.password.clone()).await {
        return wrong(FormFault::at("old-password", words.say(id::WEB_WRONG_PASSWORD)));
    }
    if let Some(fault) = bad_password(new, login, words) {
        return wrong(fault);
    }
    let password = Some(hashed(new, requester.words).await?);
    change(app, &Person { password, ..person.clone() }, requester.words).await?;
    Ok(everywhere_out(app, requester, person).await?)
}

/// Takes every browser's key away, and gives the one who asks a new one.
pub(crate) async fn everywhere_out(app: &Inner, requester: &Requester, person: &Person) -> Result<SetCookie, Fault> {
    for kind in [SessionKind::Browser, SessionKind::Device] {
        app.store.end_sessions_of(&person.id, kind).await.map_err(failed(requester.words))?;
    }
    enter(app, requester, &person.id).await
}

/// A bot account: its token, which nobody sees again.
pub(crate) async fn add_bot(app: &Inner, owner: &Person, name: &str, words: Words) -> Result<Key, Refusal> {
    let Ok(name) = clean_name(name) else { return wrong(FormFault::at("bot", words.say(id::WEB_BAD_NAME))) };
    if app.store.bots_of(&owner.id).await.map_err(failed(words))?.len() >= BOTS_OF_OWNER_MAX {
        return wrong(FormFault::at("bot", words.say(id::WEB_TOO_MANY_BOTS)));
    }
    let bot = Person {
        id: table::random_word(12),
        name,
        login: None,
        kind: PersonKind::Bot,
        role: Role::Player,
        password: None,
        owner: Some(owner.id.clone()),
        created: now(),
    };
    app.store.add_person(&bot).await.map_err(failed(words))?;
    Ok(add_key(app, &bot.id, SessionKind::Token, TOKEN_DAYS, words).await?)
}

/// Takes a bot's tokens away: it plays no more, what it played stays.
pub(crate) async fn revoke_bot(app: &Inner, owner: &Person, bot: &str, words: Words) -> Result<(), Fault> {
    let bot = bot_of(app, owner, bot, words).await?;
    app.store.end_sessions_of(&bot.id, SessionKind::Token).await.map_err(failed(words))?;
    app.sessions.forget(&bot.id);
    Ok(())
}

/// A new token for a bot, in place of those it had.
pub(crate) async fn new_token(app: &Inner, owner: &Person, bot: &str, words: Words) -> Result<Key, Fault> {
    revoke_bot(app, owner, bot, words).await?;
    add_key(app, bot, SessionKind::Token, TOKEN_DAYS, words).await
}

async fn bot_of(app: &Inner, owner: &Person, bot: &str, words: Words) -> Result<Person, Fault> {
    let bots = app.store.bots_of(&owner.id).await.map_err(failed(words))?;
    bots.into_iter().find(|known| known.id == bot).ok_or_else(|| Fault::not_found(words))
}

/// Erases somebody and their bots. The last administrator stays: nobody could give the role again.
pub(crate) async fn erase(app: &Inner, person: &Person, words: Words) -> Result<(), Refusal> {
    if is_last_administrator(app, person, words).await? {
        return wrong(FormFault::whole(words.say(id::WEB_LAST_ADMINISTRATOR)));
    }
    let name = words.say(id::WEB_ERASED_NAME);
    let bots = app.store.bots_of(&person.id).await.map_err(failed(words))?;
    for id in bots.iter().map(|bot| bot.id.as_str()).chain([person.id.as_str()]) {
        forsake_seats(app, id, words).await?;
        app.store.erase_person(id, &name).await.map_err(failed(words))?;
        app.sessions.forget(id);
        app.forget_name(id);
    }
    Ok(())
}

/// Nobody waits for who will not come back.
async fn forsake_seats(app: &Inner, person: &str, words: Words) -> Result<(), Fault> {
    for played in app.store.games_of(person, u16::MAX).await.map_err(failed(words))? {
        if !played.game.goes_on() {
            continue;
        }
        let refused = |refused| Fault::refused(refused, words);
        if let Some(table) = app.tables.get(&played.game.id).await.map_err(refused)? {
            table.remove_person(person).await.map_err(refused)?;
            app.tables.index(&*table).await.map_err(failed(words))?;
        }
    }
    Ok(())
}

/// Gives a role.
pub(crate) async fn give_role(app: &Inner, person: &Person, role: Role, words: Words) -> Result<(), Refusal> {
    if role != Role::Administrator && is_last_administrator(app, person, words).await? {
        return wrong(FormFault::whole(words.say(id::WEB_LAST_ADMINISTRATOR)));
    }
    Ok(change(app, &Person { role, ..person.clone() }, words).await?)
}

async fn is_last_administrator(app: &Inner, person: &Person, words: Words) -> Result<bool, Fault> {
    if person.role != Role::Administrator || person.kind != PersonKind::Account {
        return Ok(false);
    }
    let accounts = app.store.accounts().await.map_err(failed(words))?;
    let is_other = |other: &Person| other.role == Role::Administrator && other.id != person.id;
    Ok(!accounts.iter().any(|other| other.kind == PersonKind::Account && is_other(other)))
}

/// The person of this number, as the database has it now.
pub(crate) async fn person(app: &Inner, id: &str, words: Words) -> Result<Arc<Person>, Fault> {
    let person = app.store.person(id).await.map_err(failed(words))?;
    person.map(Arc::new).ok_or_else(|| Fault::not_found(words))
}
