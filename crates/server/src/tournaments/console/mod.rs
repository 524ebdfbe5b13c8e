//! The organiser's console: what is to be done next, and everything that can be done besides.

mod forms;
mod new;
mod view;

pub(super) use forms::ReportForm;
pub(super) use new::{form as new_form, formats, open};
pub(super) use view::seats_table;

use super::draws::begin_proofs;
use super::refusal::fault;
use super::use_cases::{InHall, asker};
use crate::errors::Fault;
use crate::forms::{Filled, FormFault, see_other};
use crate::keys::Key;
use crate::layout::page;
use crate::people::one_time;
use crate::requester::Requester;
use axum::http::HeaderMap;
use axum::response::Response;
use director::tournament::Command;
use forms::{
    CallForm, ClockForm, DrawForm, EnterForm, EntrantForm, LinkForm, NoticeForm, PasteForm, PendingForm, PlainForm,
    UndoForm,
};
use hall::{Action, Hall, Role};
use live::LiveGuard;
use words::id;

/// The console: for those who have a part in the tournament.
pub(super) async fn console(place: InHall, headers: HeaderMap) -> Result<Response, Fault> {
    place.for_staff().await?;
    let InHall { id, hall, requester, .. } = place;
    let link = one_time::once(&headers);
    let whole = page(&requester, view::page(&hall.lock().await, &id, &requester, link, &[]));
    let path = path(&id);
    Ok(if link.is_some() { one_time::no_more(whole, &path) } else { whole })
}

fn path(id: &str) -> String {
    format!("/tournaments/{id}/console")
}

impl InHall {
    /// Refuses those who have no part in the tournament.
    async fn for_staff(&self) -> Result<(), Fault> {
        let guard = self.hall.lock().await;
        let standing = guard.standing(&asker(&self.requester, &guard, None)?);
        if standing.is_at_least(Role::Helper) { Ok(()) } else { Err(Fault::forbidden(self.requester.words)) }
    }
}

/// Does something and shows the console again: what was done, or what is wrong.
async fn act(place: &InHall, nonce: &str, action: Action) -> Result<Response, Fault> {
    place.for_staff().await?;
    answer(place, place.submit(nonce, action).await.map(|_| ())).await
}

async fn answer(place: &InHall, done: Result<(), Fault>) -> Result<Response, Fault> {
    let shown = |hall: &LiveGuard<'_, Hall>, wrong: &[FormFault]| {
        Ok(view::page(hall, &place.id, &place.requester, None, wrong))
    };
    place.answer(done, "console", shown).await
}

fn unclear(requester: &Requester) -> Fault {
    Fault::malformed(requester.words.say(id::HALL_CONSOLE_UNCLEAR))
}

fn command(command: Command) -> Action {
    Action::Command(Box::new(command))
}

pub(super) async fn enter(place: InHall, Filled(form): Filled<EnterForm>) -> Result<Response, Fault> {
    act(&place, &form.nonce, command(form.command())).await
}

/// Enters everybody of a list. Those before the first that is refused have entered; that one is named with its line.
pub(super) async fn paste(place: InHall, Filled(form): Filled<PasteForm>) -> Result<Response, Fault> {
    place.for_staff().await?;
    for (line, person) in form.commands() {
        let at_line = |what: String| {
            let values = [("line", line.into()), ("what", what.into())];
            Fault::malformed(place.requester.words.say_with(id::HALL_CONSOLE_LINE, &values))
        };
        let Some(person) = person else {
            let why = at_line(place.requester.words.say(id::HALL_CONSOLE_NO_PERSON));
            return answer(&place, Err(why)).await;
        };
        let nonce = format!("{}-{line}", &*form.nonce);
        if let Err(fault) = place.submit(&nonce, command(person)).await {
            return answer(&place, Err(at_line(fault.words.clone()))).await;
        }
    }
    answer(&place, Ok(())).await
}

pub(super) async fn entrant(place: InHall, Filled(form): Filled<EntrantForm>) -> Result<Response, Fault> {
    let asked = form.command().ok_or_else(|| unclear(&place.requester))?;
    act(&place, &form.nonce, command(asked)).await
}

/// Promises a draw: the hash of a secret nobody has seen.
pub(super) async fn promise(place: InHall, Filled(form): Filled<PlainForm>) -> Result<Response, Fault> {
    let secret = live::random_word(SECRET_LETTERS);
    act(&place, &form.nonce, Action::PromiseDraw { secret }).await
}

/// The letters of a draw's secret: 130 bits.
const SECRET_LETTERS: usize = 26;

pub(super) async fn draw(place: InHall, Filled(form): Filled<DrawForm>) -> Result<Response, Fault> {
    place.for_staff().await?;
    let promised = place.hall.lock().await.promise().is_some();
    let done = match (promised, form.faces(), form.seed.number::<u64>()) {
        (true, Some(faces), _) => {
            let asker = asker(&place.requester, &*place.hall.lock().await, None)?;
            let drawn = place.app.halls.draw_with_dice(&place.hall, asker, faces, &form.nonce).await;
            let hall = place.hall.lock().await;
            match drawn {
                Ok(_) => {
                    begin_proofs(&place.app.proofs, &place.id, &hall);
                    Ok(())
                }
                Err(refusal) => Err(fault(&refusal, Some(&*hall), place.requester.words)),
            }
        }
        (false, _, Some(seed)) => place.submit(&form.nonce, command(Command::Draw { seed })).await.map(|_| ()),
        (true, None, _) => Err(Fault::malformed(place.requester.words.say(id::HALL_CONSOLE_NO_DICE))),
        (false, _, None) => Err(Fault::malformed(place.requester.words.say(id::HALL_CONSOLE_NO_SEED))),
    };
    answer(&place, done).await
}

pub(super) async fn report(place: InHall, Filled(form): Filled<ReportForm>) -> Result<Response, Fault> {
    let table = form.table.ok_or_else(|| unclear(&place.requester))?;
    let report = Command::Report { table, result: form.result() };
    act(&place, form.nonce(), command(report)).await
}

pub(super) async fn confirm(place: InHall, Filled(form): Filled<PendingForm>) -> Result<Response, Fault> {
    let (round, table) = form.round.number().zip(form.table.number()).ok_or_else(|| unclear(&place.requester))?;
    act(&place, &form.nonce, Action::Confirm { round, table }).await
}

pub(super) async fn clock(place: InHall, Filled(form): Filled<ClockForm>) -> Result<Response, Fault> {
    let action = form.action().ok_or_else(|| unclear(&place.requester))?;
    act(&place, &form.nonce, Action::Clock(action)).await
}

pub(super) async fn notice(place: InHall, Filled(form): Filled<NoticeForm>) -> Result<Response, Fault> {
    let action = match form.remove.number() {
        Some(notice) => Action::RemoveNotice { notice },
        None => Action::Notice { text: form.text.to_string() },
    };
    act(&place, &form.nonce, action).await
}

pub(super) async fn call(place: InHall, Filled(form): Filled<CallForm>) -> Result<Response, Fault> {
    let call = form.call.number().ok_or_else(|| unclear(&place.requester))?;
    act(&place, &form.nonce, Action::Answer { call }).await
}

/// Makes a link, which is shown once.
pub(super) async fn link(place: InHall, Filled(form): Filled<LinkForm>) -> Result<Response, Fault> {
    place.for_staff().await?;
    let round = place.hall.lock().await.tournament().rounds.len();
    let kind = form.kind(round).ok_or_else(|| unclear(&place.requester))?;
    let key = Key::new();
    let action = Action::MakeLink { key: key.hash(), kind };
    match place.submit(&form.nonce, action).await {
        Ok(_) => {
            let path = path(&place.id);
            Ok(one_time::next(see_other(&path), &path, key.reveal()))
        }
        Err(fault) => answer(&place, Err(fault)).await,
    }
}

pub(super) async fn undo(place: InHall, Filled(form): Filled<UndoForm>) -> Result<Response, Fault> {
    let entry = form.entry.number().ok_or_else(|| unclear(&place.requester))?;
    let action = Action::Undo { entry, why: form.why.to_string() };
    act(&place, &form.nonce, action).await
}
