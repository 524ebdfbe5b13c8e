//! The organiser's console: what is to be done next, and everything that can be done besides.

mod forms;
mod new;
mod view;

pub(super) use forms::ReportForm;
pub(super) use new::{form as new_form, open};
pub(super) use view::seats_table;

use super::refusal::fault;
use super::use_cases::{Request, asker, find, submit};
use crate::app::{App, Inner};
use crate::errors::Fault;
use crate::forms::{Filled, FormFault, see_other};
use crate::keys::Key;
use crate::layout::{again, page};
use crate::people::one_time;
use crate::requester::Requester;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use director::tournament::Command;
use forms::{
    CallForm, ClockForm, DrawForm, EnterForm, EntrantForm, LinkForm, NoticeForm, PasteForm, PendingForm, PlainForm,
    UndoForm,
};
use hall::{Action, Hall, Role};
use live::Live;
use std::sync::Arc;
use words::id;

/// The console: for those who have a part in the tournament.
pub(super) async fn console(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let hall = staffed(&app, &id, &requester).await?;
    let link = one_time::once(&headers);
    let whole = page(&requester, view::page(&hall.lock().await, &id, &requester, link, &[]));
    let path = path(&id);
    Ok(if link.is_some() { one_time::no_more(whole, &path) } else { whole })
}

fn path(id: &str) -> String {
    format!("/tournaments/{id}/console")
}

/// The tournament, for who has a part in it.
async fn staffed(app: &Inner, id: &str, requester: &Requester) -> Result<Arc<Live<Hall>>, Fault> {
    let hall = find(app, id, requester).await?;
    let standing = {
        let guard = hall.lock().await;
        guard.standing(&asker(requester, &guard, None)?)
    };
    if standing.is_at_least(Role::Helper) { Ok(hall) } else { Err(Fault::forbidden(requester.words)) }
}

/// Does something and shows the console again: what was done, or what is wrong.
async fn act(app: &App, id: &str, requester: &Requester, nonce: &str, action: Action) -> Result<Response, Fault> {
    let hall = staffed(app, id, requester).await?;
    let done = submit(app, &hall, requester, Request { entrant: None, after: None, nonce, action }).await;
    answer(&hall, id, requester, done.map(|_| ())).await
}

async fn answer(
    hall: &Live<Hall>,
    id: &str,
    requester: &Requester,
    done: Result<(), Fault>,
) -> Result<Response, Fault> {
    match done {
        Ok(()) => Ok(see_other(&path(id))),
        Err(fault) if matches!(fault.status, StatusCode::UNPROCESSABLE_ENTITY | StatusCode::BAD_REQUEST) => {
            let wrong = [FormFault::whole(fault.words.clone())];
            Ok(again(requester, view::page(&hall.lock().await, id, requester, None, &wrong)))
        }
        Err(fault) => Err(fault),
    }
}

fn unclear(requester: &Requester) -> Fault {
    Fault::malformed(requester.words.say(id::HALL_CONSOLE_UNCLEAR))
}

fn command(command: Command) -> Action {
    Action::Command(Box::new(command))
}

pub(super) async fn enter(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
    Filled(form): Filled<EnterForm>,
) -> Result<Response, Fault> {
    act(&app, &id, &requester, &form.nonce, command(form.command())).await
}

/// Enters everybody of a list. Those before the first that is refused have entered; that one is named with its line.
pub(super) async fn paste(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
    Filled(form): Filled<PasteForm>,
) -> Result<Response, Fault> {
    let hall = staffed(&app, &id, &requester).await?;
    for (line, person) in form.commands() {
        let place = |what: String| {
            let values = [("line", line.into()), ("what", what.into())];
            Fault::malformed(requester.words.say_with(id::HALL_CONSOLE_LINE, &values))
        };
        let Some(person) = person else {
            let why = place(requester.words.say(id::HALL_CONSOLE_NO_PERSON));
            return answer(&hall, &id, &requester, Err(why)).await;
        };
        let nonce = format!("{}-{line}", &*form.nonce);
        let request = Request { entrant: None, after: None, nonce: &nonce, action: command(person) };
        if let Err(fault) = submit(&app, &hall, &requester, request).await {
            return answer(&hall, &id, &requester, Err(place(fault.words.clone()))).await;
        }
    }
    answer(&hall, &id, &requester, Ok(())).await
}

pub(super) async fn entrant(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
    Filled(form): Filled<EntrantForm>,
) -> Result<Response, Fault> {
    let asked = form.command().ok_or_else(|| unclear(&requester))?;
    act(&app, &id, &requester, &form.nonce, command(asked)).await
}

/// Promises a draw: the hash of a secret nobody has seen.
pub(super) async fn promise(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
    Filled(form): Filled<PlainForm>,
) -> Result<Response, Fault> {
    let secret = live::random_word(SECRET_LETTERS);
    act(&app, &id, &requester, &form.nonce, Action::PromiseDraw { secret }).await
}

/// The letters of a draw's secret: 130 bits.
const SECRET_LETTERS: usize = 26;

pub(super) async fn draw(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
    Filled(form): Filled<DrawForm>,
) -> Result<Response, Fault> {
    let hall = staffed(&app, &id, &requester).await?;
    let promised = hall.lock().await.promise().is_some();
    let done = match (promised, form.faces(), form.seed.number::<u64>()) {
        (true, Some(faces), _) => {
            let asker = asker(&requester, &*hall.lock().await, None)?;
            let drawn = app.halls.draw_with_dice(&hall, asker, faces, &form.nonce).await;
            match drawn {
                Ok(_) => Ok(()),
                Err(refusal) => Err(fault(&refusal, Some(&*hall.lock().await), requester.words)),
            }
        }
        (false, _, Some(seed)) => {
            let action = command(Command::Draw { seed });
            let request = Request { entrant: None, after: None, nonce: &form.nonce, action };
            submit(&app, &hall, &requester, request).await.map(|_| ())
        }
        (true, None, _) => Err(Fault::malformed(requester.words.say(id::HALL_CONSOLE_NO_DICE))),
        (false, _, None) => Err(Fault::malformed(requester.words.say(id::HALL_CONSOLE_NO_SEED))),
    };
    answer(&hall, &id, &requester, done).await
}

pub(super) async fn report(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
    Filled(form): Filled<ReportForm>,
) -> Result<Response, Fault> {
    let table = form.table.ok_or_else(|| unclear(&requester))?;
    let report = Command::Report { table, result: form.result() };
    act(&app, &id, &requester, form.nonce(), command(report)).await
}

pub(super) async fn confirm(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
    Filled(form): Filled<PendingForm>,
) -> Result<Response, Fault> {
    let (round, table) = form.round.number().zip(form.table.number()).ok_or_else(|| unclear(&requester))?;
    act(&app, &id, &requester, &form.nonce, Action::Confirm { round, table }).await
}

pub(super) async fn clock(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
    Filled(form): Filled<ClockForm>,
) -> Result<Response, Fault> {
    let action = form.action().ok_or_else(|| unclear(&requester))?;
    act(&app, &id, &requester, &form.nonce, Action::Clock(action)).await
}

pub(super) async fn notice(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
    Filled(form): Filled<NoticeForm>,
) -> Result<Response, Fault> {
    let action = match form.remove.number() {
        Some(notice) => Action::RemoveNotice { notice },
        None => Action::Notice { text: form.text.to_string() },
    };
    act(&app, &id, &requester, &form.nonce, action).await
}

pub(super) async fn call(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
    Filled(form): Filled<CallForm>,
) -> Result<Response, Fault> {
    let call = form.call.number().ok_or_else(|| unclear(&requester))?;
    act(&app, &id, &requester, &form.nonce, Action::Answer { call }).await
}

/// Makes a link, which is shown once.
pub(super) async fn link(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
    Filled(form): Filled<LinkForm>,
) -> Result<Response, Fault> {
    let hall = staffed(&app, &id, &requester).await?;
    let round = hall.lock().await.tournament().rounds.len();
    let kind = form.kind(round).ok_or_else(|| unclear(&requester))?;
    let key = Key::new();
    let action = Action::MakeLink { key: key.hash(), kind };
    let request = Request { entrant: None, after: None, nonce: &form.nonce, action };
    match submit(&app, &hall, &requester, request).await {
        Ok(_) => {
            let path = path(&id);
            Ok(one_time::next(see_other(&path), &path, key.reveal()))
        }
        Err(fault) => answer(&hall, &id, &requester, Err(fault)).await,
    }
}

pub(super) async fn undo(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
    Filled(form): Filled<UndoForm>,
) -> Result<Response, Fault> {
    let entry = form.entry.number().ok_or_else(|| unclear(&requester))?;
    let action = Action::Undo { entry, why: form.why.to_string() };
    act(&app, &id, &requester, &form.nonce, action).await
}
