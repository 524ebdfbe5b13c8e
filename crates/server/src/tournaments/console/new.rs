//! Opening a tournament, and seeing before what a format does with so many people.

use super::forms::NewForm;
use super::path;
use crate::app::{App, Inner};
use crate::errors::Fault;
use crate::forms::{Filled, FormFault, NumberText, Trimmed, fault_at, see_other};
use crate::layout::{Page, again, page};
use crate::parts::{Select, Text, faults, tick};
use crate::regulations::read_own;
use crate::requester::Requester;
use crate::tournaments::refusal::fault;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use director::tournament::{Facts, Rules};
use hall::NewHall;
use maud::{Markup, html};
use serde::Deserialize;
use store::Role;
use words::{Lang, Words, id};

/// The numbers a format is looked at with where nobody names one: few, some, many, and one that does not divide by four.
const PREVIEWED: [usize; 4] = [13, 41, 103, 131];
/// The most people a preview invents.
const PREVIEW_PEOPLE_MAX: usize = 400;

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
    let refused = |wrong: FormFault| Ok(again(&requester, whole(&app, &requester, &form, &[wrong])));
    let Some((regulation, format)) = form.format.split_once('/').filter(|_| form.name.given().is_some()) else {
        return refused(FormFault::at("name", words.say(id::HALL_CONSOLE_NO_NAME)));
    };
    let regulation = match own_id(&app, regulation, &form.text, words) {
        Ok(regulation) => regulation,
        Err(wrong) => return refused(FormFault::at("text", wrong)),
    };
    let list = |text: &str, parts: &[char]| -> Vec<String> {
        text.split(parts).map(str::trim).filter(|part| !part.is_empty()).map(str::to_owned).collect()
    };
    let facts = Facts {
        name: form.name.to_string(),
        venue: form.venue.to_string(),
        organiser: organiser.name.clone(),
        host: form.host.given().map(str::to_owned),
        dates: list(&form.dates, &[',', ' ']),
        referees: list(&form.referees, &[',', ';']),
        ..Facts::default()
    };
    let new = NewHall {
        regulation,
        text: Some(form.text.clone()).filter(|text| !text.trim().is_empty()),
        format: Some(format.to_owned()),
        facts,
        rehearsal: form.rehearsal,
        by: organiser.id.clone(),
        nonce: form.nonce.to_string(),
    };
    match app.halls.open(new).await {
        Ok(id) => Ok(see_other(&path(&id))),
        Err(refusal) => refused(FormFault::whole(fault(&refusal, None, words).words)),
    }
}

/// The regulation that is meant: the one that was chosen, or the one a club's own text names; or what is wrong with that text.
fn own_id(app: &Inner, chosen: &str, text: &str, words: Words) -> Result<String, String> {
    if text.trim().is_empty() {
        return Ok(chosen.to_owned());
    }
    read_own(app, text, words).map(|own| own.id.clone()).map_err(|faults| faults.join("\n"))
}

/// Every format of every regulation, as `raduno/raduno`, and what it is called.
pub(crate) fn formats(app: &Inner, words: Words) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = Vec::new();
    for id in app.library.ids() {
        let Some(regulation) = app.regulations.get(id) else { continue };
        let title = speech::regulation::title(words, regulation);
        let formats = regulation.tournament.iter().flat_map(|terms| &terms.formats);
        all.extend(formats.map(|(format, terms)| {
            let name = if words.lang() == Lang::It { &terms.name.it } else { &terms.name.en };
            (format!("{id}/{format}"), format!("{title}: {name}"))
        }));
    }
    all
}

fn choice<'a>(formats: &'a [(String, String)], chosen: &'a str) -> Select<'a> {
    let options = formats.iter().map(|(value, label)| (value.as_str(), label.clone())).collect();
    Select { name: "format", label: id::HALL_CONSOLE_FORMAT, options, chosen }
}

const USUAL_FORMAT: &str = "raduno/raduno";

fn whole(app: &Inner, requester: &Requester, form: &NewForm, wrong: &[FormFault]) -> Page {
    let words = requester.words;
    let title = words.say(id::HALL_CONSOLE_NEW_TITLE);
    let formats = formats(app, words);
    let chosen = form.format.given().unwrap_or(USUAL_FORMAT);
    let body = html! {
        main #main .page .page-narrow {
            h1 { (title) }
            p .lead { (words.say(id::HALL_CONSOLE_NEW_LEAD)) }
            p { a href="/tournaments/new/preview" { (words.say(id::CONSOLE_PREVIEW_LINK)) } }
            p { a href="/tournaments/import" { (words.say(id::HALL_IMPORT_TITLE)) } }
            (faults(words, wrong))
            form .form method="post" action="/tournaments/new" {
                input type="hidden" name="nonce" value=(live::random_word(16));
                (Text::new("name", id::HALL_CONSOLE_NAME, &form.name).fault(fault_at(wrong, "name")).show(words))
                (choice(&formats, chosen).show(words))
                (Text::new("venue", id::HALL_CONSOLE_VENUE, &form.venue).optional().show(words))
                (Text::new("host", id::HALL_CONSOLE_HOST, &form.host).optional().hint(id::HALL_CONSOLE_HOST_HINT).show(words))
                (Text::new("dates", id::HALL_CONSOLE_DATES, &form.dates).optional().hint(id::HALL_CONSOLE_DATES_HINT).show(words))
                (Text::new("referees", id::CONSOLE_REFEREES, &form.referees).optional().show(words))
                (tick(words, "rehearsal", id::CONSOLE_NEW_REHEARSAL, form.rehearsal))
                (own_text(form, wrong, words))
                p .actions { button .button-primary .button-large type="submit" { (words.say(id::HALL_CONSOLE_OPEN)) } }
            }
        }
    };
    Page::new("new-tournament", title, body)
}

/// A club's own text of the regulation, which says where it departs from the one that was chosen.
fn own_text(form: &NewForm, wrong: &[FormFault], words: Words) -> Markup {
    let fault = fault_at(wrong, "text");
    html! {
        details open[fault.is_some() || !form.text.is_empty()] {
            summary { (words.say(id::CONSOLE_OWN_TEXT)) }
            div .field {
                label for="field-text" { (words.say(id::CONSOLE_OWN_TEXT_LABEL)) }
                textarea #field-text name="text" rows="8" spellcheck="false" { (form.text) }
                @if let Some(fault) = fault { span .field-fault { (fault) } }
                span .hint { (words.say(id::CONSOLE_OWN_TEXT_HINT)) }
            }
        }
    }
}

/// What is to be looked at.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(crate) struct PreviewQuery {
    format: Trimmed,
    people: NumberText,
}

/// What a format does with so many people.
pub(crate) async fn preview(
    State(app): State<App>,
    requester: Requester,
    Query(query): Query<PreviewQuery>,
) -> Result<Response, Fault> {
    requester.with_role(Role::Organiser)?;
    let words = requester.words;
    let chosen = query.format.given().unwrap_or(USUAL_FORMAT).to_owned();
    let people = query.people.number::<usize>().filter(|people| (1..=PREVIEW_PEOPLE_MAX).contains(people));
    let rules = chosen
        .split_once('/')
        .and_then(|(regulation, format)| Rules::new(app.regulations.get(regulation)?.clone(), Some(format)).ok());
    let rules = rules.ok_or_else(|| Fault::not_found(words))?;
    let numbers = people.map_or_else(|| PREVIEWED.to_vec(), |people| vec![people]);
    // Whole tournaments are drawn: not on a thread that serves requests.
    let shown = tokio::task::spawn_blocking(move || {
        let one = |people: usize| (people, desk::tournament::preview(&rules, people, words));
        numbers.into_iter().map(one).collect::<Vec<_>>()
    });
    let shown = shown.await.map_err(|_| Fault::of_status(StatusCode::INTERNAL_SERVER_ERROR, words))?;
    let title = words.say(id::CONSOLE_PREVIEW);
    let formats = formats(&app, words);
    let body = html! {
        main #main .page .page-narrow {
            p { a href="/tournaments/new" { (words.say(id::HALL_CONSOLE_NEW_TITLE)) } }
            h1 { (title) }
            form .form method="get" action="/tournaments/new/preview" {
                (choice(&formats, &chosen).show(words))
                (Text::new("people", id::CONSOLE_PREVIEW_PEOPLE, query.people.text()).optional().button(id::CONSOLE_PREVIEW_SHOW).show(words))
            }
            @for (people, sheet) in &shown {
                section .panel {
                    @match sheet {
                        Ok(sheet) => (desk::render::html(sheet)),
                        Err(why) => {
                            h2 { (words.say_with(id::PREVIEW_TITLE, &[("entrants", (*people).into())])) }
                            p .field-fault { (why) }
                        },
                    }
                }
            }
        }
    };
    Ok(page(&requester, Page::new("preview", title, body)))
}
