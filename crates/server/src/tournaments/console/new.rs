//! Opening a tournament.

use super::forms::NewForm;
use super::path;
use crate::app::{App, Inner};
use crate::errors::Fault;
use crate::forms::{Filled, FormFault, see_other};
use crate::layout::{Page, again, page};
use crate::parts::{Select, Text, faults};
use crate::requester::Requester;
use crate::tournaments::refusal::fault;
use axum::extract::State;
use axum::response::Response;
use director::tournament::Facts;
use hall::NewHall;
use maud::html;
use store::Role;
use words::{Words, id};

pub(crate) async fn form(State(app): State<App>, requester: Requester) -> Result<Response, Fault> {
    requester.with_role(Role::Organiser)?;
    Ok(page(&requester, whole(&app, &requester, &NewForm::default(), &[])))
}

pub(crate) async fn open(
    State(app): State<App>,
    requester: Requester,
    Filled(form): Filled<NewForm>,
) -> Result<Response, Fault> {
    let organiser = requester.with_role(Role::Organiser)?;
    let words = requester.words;
    let Some((regulation, format)) = form.format.split_once('/').filter(|_| form.name.given().is_some()) else {
        let wrong = [FormFault::at("name", words.say(id::HALL_CONSOLE_NO_NAME))];
        return Ok(again(&requester, whole(&app, &requester, &form, &wrong)));
    };
    let dates = form.dates.split([',', ' ']).filter(|day| !day.is_empty()).map(str::to_owned).collect();
    let facts = Facts {
        name: form.name.to_string(),
        venue: form.venue.to_string(),
        organiser: organiser.name.clone(),
        host: form.host.given().map(str::to_owned),
        dates,
        ..Facts::default()
    };
    let new = NewHall {
        regulation: regulation.to_owned(),
        text: None,
        format: Some(format.to_owned()),
        facts,
        by: organiser.id.clone(),
        nonce: form.nonce.to_string(),
    };
    match app.halls.open(new).await {
        Ok(id) => Ok(see_other(&path(&id))),
        Err(refusal) => {
            let wrong = [FormFault::whole(fault(&refusal, None, words).words)];
            Ok(again(&requester, whole(&app, &requester, &form, &wrong)))
        }
    }
}

/// Every format of every regulation, as `raduno/raduno`, and what it is called.
pub(crate) fn formats(app: &Inner, words: Words) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = Vec::new();
    for id in app.library.ids() {
        let Some(regulation) = app.regulations.get(id) else { continue };
        let title = speech::regulation::title(words, regulation);
        let formats = regulation.tournament.iter().flat_map(|terms| terms.formats.keys());
        all.extend(formats.map(|format| (format!("{id}/{format}"), format!("{title}: {format}"))));
    }
    all
}

fn whole(app: &Inner, requester: &Requester, form: &NewForm, wrong: &[FormFault]) -> Page {
    let words = requester.words;
    let title = words.say(id::HALL_CONSOLE_NEW_TITLE);
    let formats = formats(app, words);
    let options = formats.iter().map(|(value, label)| (value.as_str(), label.clone())).collect();
    let chosen = form.format.given().unwrap_or("raduno/raduno");
    let body = html! {
        main #main .page .page-narrow {
            h1 { (title) }
            p .lead { (words.say(id::HALL_CONSOLE_NEW_LEAD)) }
            p { a href="/tournaments/import" { (words.say(id::HALL_IMPORT_TITLE)) } }
            (faults(words, wrong))
            form .form method="post" action="/tournaments/new" {
                input type="hidden" name="nonce" value=(live::random_word(16));
                (Text::new("name", id::HALL_CONSOLE_NAME, &form.name)
                    .fault(crate::forms::fault_at(wrong, "name")).show(words))
                (Select { name: "format", label: id::HALL_CONSOLE_FORMAT, options, chosen }.show(words))
                (Text::new("venue", id::HALL_CONSOLE_VENUE, &form.venue).optional().show(words))
                (Text::new("host", id::HALL_CONSOLE_HOST, &form.host).optional().hint(id::HALL_CONSOLE_HOST_HINT).show(words))
                (Text::new("dates", id::HALL_CONSOLE_DATES, &form.dates).optional().hint(id::HALL_CONSOLE_DATES_HINT).show(words))
                p .actions { button .button-primary .button-large type="submit" { (words.say(id::HALL_CONSOLE_OPEN)) } }
            }
        }
    };
    Page::new("new-tournament", title, body)
}
