//! The page on which helpers, referees and the organiser enter the result of any table, and referees set one right.

use super::{ScoreEntry, ScoreForm, ScoreStep, with_map};
use crate::errors::Fault;
use crate::forms::{Filled, FormFault};
use crate::layout::{Page, again, page as whole_page};
use crate::parts::faults;
use crate::tournaments::use_cases::InHall;
use axum::extract::Query;
use axum::response::Response;
use hall::{Action, Hall};
use maud::html;
use serde::Deserialize;
use words::id;

/// Which table; the last round if none is named.
#[derive(Deserialize)]
pub(in crate::tournaments) struct ScoreQuery {
    round: Option<usize>,
    table: usize,
}

pub(in crate::tournaments) async fn page(place: InHall, Query(query): Query<ScoreQuery>) -> Result<Response, Fault> {
    place.for_staff().await?;
    let guard = place.hall.lock().await;
    let round = query.round.unwrap_or(guard.tournament().rounds.len());
    let (form, address) = (ScoreForm::default(), address(&place));
    let entry = entry(&place, &guard, (round, query.table), &address)?;
    Ok(whole_page(&place.requester, show(&place, entry, ScoreStep::Fill(&form), None)))
}

pub(in crate::tournaments) async fn preview(place: InHall, Filled(form): Filled<ScoreForm>) -> Result<Response, Fault> {
    place.for_staff().await?;
    let guard = place.hall.lock().await;
    let address = address(&place);
    let entry = entry(&place, &guard, of_form(&guard, &form), &address)?;
    Ok(match entry.check(&form) {
        Ok(checked) => whole_page(&place.requester, show(&place, entry, ScoreStep::ReadBack(&form, &checked), None)),
        Err(wrong) => again(&place.requester, show(&place, entry, ScoreStep::Fill(&form), Some(wrong))),
    })
}

pub(in crate::tournaments) async fn change(place: InHall, Filled(form): Filled<ScoreForm>) -> Result<Response, Fault> {
    place.for_staff().await?;
    let guard = place.hall.lock().await;
    let address = address(&place);
    let entry = entry(&place, &guard, of_form(&guard, &form), &address)?;
    Ok(whole_page(&place.requester, show(&place, entry, ScoreStep::Fill(&form), None)))
}

pub(in crate::tournaments) async fn report(place: InHall, Filled(form): Filled<ScoreForm>) -> Result<Response, Fault> {
    place.for_staff().await?;
    let address = address(&place);
    let command = {
        let guard = place.hall.lock().await;
        let entry = entry(&place, &guard, of_form(&guard, &form), &address)?;
        match entry.check(&form) {
            Ok(checked) if checked.is_ready() => entry.command(checked.result, &form),
            Ok(checked) => {
                return Ok(again(&place.requester, show(&place, entry, ScoreStep::ReadBack(&form, &checked), None)));
            }
            Err(wrong) => {
                return Ok(again(&place.requester, show(&place, entry, ScoreStep::Fill(&form), Some(wrong))));
            }
        }
    };
    let done = place.submit(form.nonce(), Action::Command(Box::new(command))).await.map(|_| ());
    let shown = |hall: &live::LiveGuard<'_, Hall>, wrong: &[FormFault]| {
        let entry = entry(&place, hall, of_form(hall, &form), &address)?;
        let wrong = wrong.first().map(|wrong| wrong.sentence().to_owned());
        Ok(show(&place, entry, ScoreStep::Fill(&form), wrong))
    };
    place.answer(done, "console", shown).await
}

fn address(place: &InHall) -> String {
    format!("/tournaments/{}/score", place.id)
}

/// The round and the table a form is about.
fn of_form(hall: &Hall, form: &ScoreForm) -> (usize, usize) {
    (form.round().unwrap_or(hall.tournament().rounds.len()), form.table().unwrap_or_default())
}

fn entry<'h>(place: &InHall, hall: &'h Hall, table: (usize, usize), address: &'h str) -> Result<ScoreEntry<'h>, Fault> {
    let words = place.requester.words;
    let entry = ScoreEntry::find(hall, table, address, words).ok_or_else(|| Fault::not_found(words))?;
    Ok(entry.or_amend())
}

fn show(place: &InHall, entry: ScoreEntry<'_>, step: ScoreStep<'_>, wrong: Option<String>) -> Page {
    let words = place.requester.words;
    let values = [("table", entry.table.number.into()), ("round", entry.round.into())];
    let title = words.say_with(id::HALL_TABLE_TITLE, &values);
    let wrong: Vec<FormFault> = wrong.into_iter().map(FormFault::whole).collect();
    let body = html! {
        main #main .page .page-narrow {
            p { a href=(format!("/tournaments/{}/console", place.id)) { (words.say(id::HALL_CONSOLE_TITLE)) } }
            h1 { (title) }
            (faults(words, &wrong))
            @match step {
                ScoreStep::Fill(_) => section .panel .score-entry { (entry.show(step)) },
                ScoreStep::ReadBack(..) => (entry.show(step)),
            }
        }
    };
    with_map(Page::new("hall-score", title, body).marked(&entry.hall.rules().regulation))
}
