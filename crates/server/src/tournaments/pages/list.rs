//! Calendar and archive: the tournaments that are played now, those to come, those that are over.

use crate::app::{App, Inner};
use crate::errors::Fault;
use crate::layout::{Page, page};
use crate::parts::{empty, moment};
use crate::regulations::regulation_name;
use crate::requester::Requester;
use crate::tournaments::refusal::fault;
use axum::extract::State;
use axum::response::Response;
use maud::{Markup, html};
use store::{ListedTournament, Role};
use words::{Id, Words, id};

/// How many tournaments the page shows, those that changed last first.
const LISTED_TOURNAMENTS_MAX: u16 = 500;

/// The groups of the list in their order: the stage they are at, a name for the page, and their title.
const GROUPS: [(&str, &str, Id); 3] = [
    ("playing", "playing-title", id::HALL_PAGE_LIST_PLAYING),
    ("entries", "entries-title", id::HALL_PAGE_LIST_ENTRIES),
    ("over", "over-title", id::HALL_PAGE_LIST_OVER),
];

pub(super) async fn list(State(app): State<App>, requester: Requester) -> Result<Response, Fault> {
    let words = requester.words;
    let listed = app.halls.list(LISTED_TOURNAMENTS_MAX).await.map_err(|refusal| fault(&refusal, None, words))?;
    if !listed.is_empty() {
        app.tournaments.note();
    }
    let organises = requester.person.as_ref().is_some_and(|person| person.role >= Role::Organiser);
    let rehearsals = if organises {
        app.halls.rehearsals(LISTED_TOURNAMENTS_MAX).await.map_err(|refusal| fault(&refusal, None, words))?
    } else {
        Vec::new()
    };
    let new = words.say(id::HALL_PAGE_NEW);
    let title = words.say(id::WEB_NAV_TOURNAMENTS);
    let body = html! {
        main #main .page {
            div .page-head {
                h1 { (title) }
                @if organises {
                    div .actions {
                        a .button href="/tournaments/import" { (words.say(id::HALL_IMPORT_TITLE)) }
                        a .button .button-primary href="/tournaments/new" { (new) }
                    }
                }
            }
            @if listed.is_empty() { (empty(&words.say(id::HALL_PAGE_LIST_NONE), None)) }
            (group(&app, &rehearsals, ("rehearsal", "rehearsal-title", id::HALL_PAGE_LIST_REHEARSALS), words))
            @for (stage, name, heading) in GROUPS { (group(&app, &listed, (stage, name, heading), words)) }
        }
    };
    Ok(page(&requester, Page::new("tournaments", title, body).style("css/hall.css")))
}

/// The tournaments of one stage, if there are any.
fn group(app: &Inner, listed: &[ListedTournament], (stage, name, heading): (&str, &str, Id), words: Words) -> Markup {
    let of_stage: Vec<_> = listed.iter().filter(|tournament| tournament.stage == stage).collect();
    html! {
        @if !of_stage.is_empty() {
            section .listing aria-labelledby=(name) {
                h2 id=(name) { (words.say(heading)) }
                ul .events { @for tournament in of_stage { (row(app, tournament, words)) } }
            }
        }
    }
}

fn row(app: &Inner, tournament: &ListedTournament, words: Words) -> Markup {
    let count = [("count", tournament.entrants.into())];
    html! {
        li .events-row {
            h3 { a href=(format!("/tournaments/{}", tournament.id)) { (tournament.name) } }
            p .events-about {
                (regulation_name(app, &tournament.regulation, words))
                " · " (words.say_with(id::HALL_PAGE_ENTRANTS, &count))
                " · " (moment(tournament.changed, words))
            }
        }
    }
}
