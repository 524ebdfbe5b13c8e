//! What is done with tournaments, whoever asks.

use super::draws::begin_proofs;
use super::refusal::fault;
use crate::app::{App, Inner};
use crate::errors::Fault;
use crate::forms::{FormFault, see_other};
use crate::layout::{Page, again};
use crate::requester::Requester;
use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::Response;
use director::tournament::{Command, EntrantId};
use hall::{Action, Asker, Hall, Standing};
use live::{Live, LiveGuard};
use std::sync::Arc;
use store::Role;

/// The tournament with this id.
pub(super) async fn find(app: &Inner, id: &str, requester: &Requester) -> Result<Arc<Live<Hall>>, Fault> {
    let found = app.halls.get(id).await.map_err(|refusal| fault(&refusal, None, requester.words))?;
    let hall = found.ok_or_else(|| Fault::not_found(requester.words))?;
    if app.store.kind() == store::Kind::Postgres {
        hall.catch_up().await.map_err(|failure| fault(&failure.into(), None, requester.words))?;
    }
    Ok(hall)
}

/// Who asks: somebody with an account that has a part in the tournament, or whoever has the key of a link, shown with the
/// request or kept by the device.
pub(super) fn asker(requester: &Requester, hall: &Hall, entrant: Option<u32>) -> Result<Asker, Fault> {
    let person = requester
        .person
        .as_ref()
        .map(|person| Asker::Person { id: person.id.clone(), administrator: person.role == Role::Administrator });
    let link = |key: &String| Asker::Link {
        key: key.clone(),
        device: requester.device.clone().filter(|_| requester.link.as_ref() == Some(key)),
        entrant: entrant.map(EntrantId),
    };
    match (person, &requester.link) {
        (Some(person), None) => Ok(person),
        (Some(person), Some(key)) => Ok(if hall.standing(&person) == Standing::Public { link(key) } else { person }),
        (None, kept) => {
            let key = requester.shown.as_ref().or(kept.as_ref());
            key.map(link).ok_or_else(|| Fault::unknown_requester(requester.words))
        }
    }
}

/// Asks something of a tournament: the version it led to.
pub(super) async fn submit(
    app: &Inner,
    hall: &Live<Hall>,
    requester: &Requester,
    request: Request<'_>,
) -> Result<u64, Fault> {
    let Request { entrant, after, nonce, action } = request;
    let asker = admitted(app, hall, requester, entrant, nonce).await?;
    let is_draw = matches!(&action, Action::Command(command) if makes_tables(command));
    match app.halls.submit(hall, after, asker, action, nonce).await {
        Ok(version) => {
            if is_draw {
                begin_proofs(&app.proofs, hall.stream(), &*hall.lock().await);
            }
            Ok(version)
        }
        Err(refusal) => Err(fault(&refusal, Some(&*hall.lock().await), requester.words)),
    }
}

/// Asks for several things of which all are done or none: the version of the last.
async fn submit_list(
    app: &Inner,
    hall: &Live<Hall>,
    requester: &Requester,
    nonce: &str,
    commands: Vec<Command>,
) -> Result<u64, Fault> {
    let asker = admitted(app, hall, requester, None, nonce).await?;
    let done = app.halls.submit_list(hall, asker, commands, nonce).await;
    match done {
        Ok(version) => Ok(version),
        Err(refusal) => Err(fault(&refusal, Some(&*hall.lock().await), requester.words)),
    }
}

/// Whoever asks, unless they ask too often or under a name that is none.
async fn admitted(
    app: &Inner,
    hall: &Live<Hall>,
    requester: &Requester,
    entrant: Option<u32>,
    nonce: &str,
) -> Result<Asker, Fault> {
    let asker = asker(requester, &*hall.lock().await, entrant)?;
    let limited = match &asker {
        Asker::Person { id, .. } => id,
        Asker::Link { key, .. } => key,
    };
    app.limits.command(limited).map_err(|wait| Fault::too_fast(wait, requester.words))?;
    check_nonce(nonce)?;
    Ok(asker)
}

const fn makes_tables(command: &Command) -> bool {
    matches!(command, Command::Draw { .. } | Command::Redraw { .. })
}

/// What is asked, and under which name.
pub(super) struct Request<'a> {
    /// The entrant who asks, with the key of a table's link.
    pub(super) entrant: Option<u32>,
    pub(super) after: Option<u64>,
    pub(super) nonce: &'a str,
    pub(super) action: Action,
}

fn check_nonce(nonce: &str) -> Result<(), Fault> {
    let fits = (1..=64).contains(&nonce.len());
    let plain = nonce.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"._-".contains(&byte));
    if fits && plain { Ok(()) } else { Err(Fault::malformed("nonce: 1 to 64 letters, digits, '.', '_' or '-'")) }
}

/// A request about one tournament: the one its path names, and who asks.
pub(super) struct InHall {
    pub(super) app: App,
    pub(super) id: String,
    pub(super) hall: Arc<Live<Hall>>,
    pub(super) requester: Requester,
}

impl FromRequestParts<App> for InHall {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Fault> {
        let requester = match Requester::from_request_parts(parts, app).await {
            Ok(requester) => requester,
            Err(never) => match never {},
        };
        let params = RawPathParams::from_request_parts(parts, app).await;
        let id =
            params.ok().and_then(|params| params.iter().find(|(name, _)| *name == "id").map(|(_, id)| id.to_owned()));
        let id = id.ok_or_else(|| Fault::not_found(requester.words))?;
        let hall = find(app, &id, &requester).await?;
        Ok(Self { app: app.clone(), id, hall, requester })
    }
}

impl InHall {
    /// Refuses those who have no part in the tournament.
    pub(super) async fn for_staff(&self) -> Result<(), Fault> {
        self.for_role(hall::Role::Helper).await
    }

    /// Refuses those who are less than this in the tournament.
    pub(super) async fn for_role(&self, role: hall::Role) -> Result<(), Fault> {
        let guard = self.hall.lock().await;
        let standing = guard.standing(&asker(&self.requester, &guard, None)?);
        if standing.is_at_least(role) { Ok(()) } else { Err(Fault::forbidden(self.requester.words)) }
    }

    /// Asks something in the name of whoever sent the request: the version it led to.
    pub(super) async fn submit(&self, nonce: &str, action: Action) -> Result<u64, Fault> {
        let request = Request { entrant: None, after: None, nonce, action };
        submit(&self.app, &self.hall, &self.requester, request).await
    }

    /// The same for several things of which all are done or none.
    pub(super) async fn submit_list(&self, nonce: &str, commands: Vec<Command>) -> Result<u64, Fault> {
        submit_list(&self.app, &self.hall, &self.requester, nonce, commands).await
    }

    /// Whether this was asked for already under this name, and done.
    pub(super) async fn is_answered(&self, nonce: &str) -> Result<bool, Fault> {
        let guard = self.hall.lock().await;
        let author = asker(&self.requester, &guard, None)?.author();
        Ok(guard.answered(&author, nonce).is_some())
    }

    /// On to a page of this tournament where all went well; otherwise the page again, with what is wrong.
    pub(super) async fn answer(
        &self,
        done: Result<(), Fault>,
        back: &str,
        shown: impl FnOnce(&LiveGuard<'_, Hall>, &[FormFault]) -> Result<Page, Fault>,
    ) -> Result<Response, Fault> {
        match done {
            Ok(()) => Ok(see_other(&format!("/tournaments/{}/{back}", self.id))),
            Err(fault) if matches!(fault.status, StatusCode::UNPROCESSABLE_ENTITY | StatusCode::BAD_REQUEST) => {
                let wrong = [FormFault::whole(fault.words.clone())];
                Ok(again(&self.requester, shown(&self.hall.lock().await, &wrong)?))
            }
            Err(fault) => Err(fault),
        }
    }
}
