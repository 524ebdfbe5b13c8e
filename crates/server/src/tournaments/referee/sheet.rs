//! The referees' sheet of this tournament (T2.13), on a page that prints.

use crate::errors::Fault;
use crate::layout::{Page, page as whole_page};
use crate::tournaments::use_cases::InHall;
use axum::response::Response;
use desk::referee::{SheetSection, sheet_sections};
use director::tournament::Facts;
use hall::Role;
use maud::html;
use referee::sheet::Event;
use words::id;

pub(super) async fn page(place: InHall) -> Result<Response, Fault> {
    place.for_role(Role::Helper).await?;
    let guard = place.hall.lock().await;
    let words = place.requester.words;
    let (rules, facts) = (guard.rules(), &guard.tournament().facts);
    let sections = sheet_sections(&rules.regulation, &event(facts, &rules.format_id), words);
    let sections: Vec<SheetSection> = sections.map_err(|fault| Fault::malformed(fault.to_string()))?;
    let title = words.say(id::HALL_REFEREE_SHEET);
    let body = html! {
        main #main .page .page-narrow .paper {
            nav .paper-menu aria-label=(words.say(id::HALL_PAGE_PAPER)) {
                a href=(format!("/tournaments/{}/referee", place.id)) { (words.say(id::HALL_REFEREE_TITLE)) }
                button #paper-print .button-primary type="button" hidden { (words.say(id::HALL_PAGE_PAPER_PRINT)) }
            }
            header .paper-head { p { (facts.name) } h1 { (title) } }
            @for section in &sections {
                section .sheet-part {
                    h2 { (section.title) }
                    @for part in &section.parts {
                        @if let Some(heading) = &part.heading { h3 { (heading) } }
                        ul { @for line in &part.lines { li { (line) } } }
                    }
                }
            }
        }
    };
    Ok(whole_page(
        &place.requester,
        Page::new("referee-sheet", title, body).style("css/paper.css").script("js/pages/paper.js"),
    ))
}

/// What the sheet says of the tournament itself.
fn event(facts: &Facts, format: &str) -> Event {
    let given = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
    Event {
        name: facts.name.clone(),
        organiser: given(&facts.organiser),
        place: given(&facts.venue),
        date: given(&facts.dates.join(", ")),
        format: given(format),
        referees: facts.referees.clone(),
        final_referee: None,
    }
}
