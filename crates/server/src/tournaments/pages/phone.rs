//! A player's phone: which table, which seat, when, how am I doing. Nobody needs an account; the phone remembers whose it is.
//!
//! The page without a person lists the names, and a script shows what it kept of the one that was picked. Which parts have
//! changed comes by the stream; this page only ever hands over one person's card.

use super::people::{answers, results, standing};
use super::view::View;
use crate::app::App;
use crate::errors::Fault;
use crate::layout::{Page, fragment, page};
use crate::requester::Requester;
use crate::tournaments::use_cases::find;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use director::tournament::{EntrantId, Next, Status};
use hall::{HallClock, Stage};
use maud::{Markup, html};
use serde::Deserialize;
use words::id;

/// Who is looked at, and whether only their card is wanted.
#[derive(Deserialize)]
pub(super) struct PhoneQuery {
    entrant: Option<u32>,
    fragment: Option<u8>,
}

pub(super) async fn phone(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<PhoneQuery>,
    requester: Requester,
) -> Result<Response, Fault> {
    let hall = find(&app, &id, &requester).await?;
    let guard = hall.lock().await;
    let view = View { id: &id, hall: &guard, words: requester.words };
    let words = requester.words;
    let own = query.entrant.map(EntrantId);
    if own.is_some_and(|entrant| view.tournament().entrant(entrant).is_none()) {
        return Err(Fault::not_found(words));
    }
    if let (Some(entrant), Some(_)) = (own, query.fragment) {
        return Ok(fragment(card(view, entrant)));
    }
    let title = words.say(id::HALL_PAGE_MY_TABLE);
    let time = |id| words.say_with(id, &[("time", "{time}".into())]);
    let body = html! {
        main #main .page .page-narrow {
            p { a href=(view.address("")) { (view.tournament().facts.name) } }
            h1 .visually-hidden { (title) }
            div #phone data-tournament=(id) data-fresh=(time(id::HALL_PAGE_FRESH)) data-stale=(time(id::HALL_PAGE_STALE)) {
                div #phone-card { @if let Some(entrant) = own { (card(view, entrant)) } }
                p #phone-since .hint role="status" {}
                p { button #phone-other .button-quiet type="button" hidden[own.is_none()] { (words.say(id::HALL_PAGE_OTHER_PERSON)) } }
                div #phone-picker hidden[own.is_some()] { (picker(view)) }
            }
        }
    };
    Ok(page(
        &requester,
        Page::new("phone", title, body).marked(view.regulation()).style("css/hall.css").script("js/pages/phone.js"),
    ))
}

/// Everybody by surname; a script narrows the list while somebody types.
fn picker(view: View<'_>) -> Markup {
    let words = view.words;
    let mut all: Vec<_> = view.tournament().entrants.iter().filter(|entrant| entrant.status == Status::In).collect();
    all.sort_by_cached_key(|entrant| view.surname_first(entrant.id).to_lowercase());
    html! {
        div .field {
            label for="phone-search" { (words.say(id::HALL_PAGE_PICK)) }
            input #phone-search type="search" autocomplete="off" placeholder=(words.say(id::HALL_PAGE_SEARCH));
        }
        ul .pick {
            @for entrant in all {
                li {
                    a href=(view.address(&format!("/me?entrant={}", entrant.id))) {
                        span { (view.surname_first(entrant.id)) }
                        @if let Some(club) = view.club(entrant.id) { span .pick-club { (club) } }
                    }
                }
            }
        }
        p #phone-nobody .hint role="status" hidden { (words.say(id::HALL_PAGE_NOBODY)) }
    }
}

/// What somebody wants to know of themselves: the first line is table and seat, the second is when.
fn card(view: View<'_>, entrant: EntrantId) -> Markup {
    let words = view.words;
    html! {
        div .own data-entrant=(entrant) data-version=(view.hall.version()) {
            h2 .own-name { (view.name(entrant)) }
            @for notice in view.hall.notices().iter().rev() { p .notice data-tone="signal" { (notice.text) } }
            (super::public::seal(view))
            (place(view, entrant))
            @if let Some(standing) = standing(view, entrant) { p .own-standing { (standing) } }
            (answers(view, entrant, [id::HALL_PAGE_I_NEED, id::HALL_PAGE_WHY_ME]))
            h3 { (words.say(id::HALL_PAGE_MY_RESULTS)) }
            (results(view, entrant))
        }
    }
}

/// Where somebody sits in the last round, with whom, and how far it has come.
fn place(view: View<'_>, entrant: EntrantId) -> Markup {
    let words = view.words;
    let seat = view.last_round().and_then(|round| {
        let played = &view.tournament().rounds[round];
        let at = played.table_of(entrant)?;
        let seat = played.tables[at].seats.iter().position(|&seat| seat == entrant)?;
        Some((round, at, seat + 1))
    });
    let Some((round, at, seat)) = seat else { return html! { p .own-when { (words.say(none(view))) } } };
    let table = &view.tournament().rounds[round].tables[at];
    let done = view.tournament().rounds[round].results[at].is_some();
    html! {
        p .own-place .is-done[done] {
            span .own-table {
                (words.say(id::PUBLISHED_COLUMN_TABLE)) " " b data-own="table" { (table.number) }
            }
            span .own-seat { (words.say(id::PUBLISHED_COLUMN_SEAT)) " " b data-own="seat" { (seat) } }
        }
        p .own-when { (when(view, done)) }
        p .hint { (view.round_title(round)) }
        h3 { (words.say(id::HALL_PAGE_OPPONENTS)) }
        ul .own-others { @for &other in table.seats.iter().filter(|seat| **seat != entrant) { li { (view.player_link(other)) } } }
    }
}

/// What is said to who has no table.
fn none(view: View<'_>) -> words::Id {
    if view.hall.stage() == Stage::Over { id::HALL_PAGE_OVER } else { id::HALL_PAGE_NO_TABLE }
}

/// When the game starts, how long it still lasts, or what comes after it.
fn when(view: View<'_>, done: bool) -> Markup {
    let words = view.words;
    html! {
        @if view.hall.stage() == Stage::Over { (words.say(id::HALL_PAGE_OVER)) }
        @else if done {
            (words.say(id::HALL_PAGE_FINISHED)) " " @if let Some(next) = next_round(view) { (next) }
        } @else {
            @match view.hall.clock() {
                HallClock::Running { .. } => { (words.say(id::HALL_PAGE_CLOCK)) " " (view.clock()) }
                HallClock::Stopped { .. } => (words.say(id::HALL_PAGE_STARTS_SOON)),
            }
        }
    }
}

/// The round that comes next, once all results of the last one are there.
fn next_round(view: View<'_>) -> Option<String> {
    let Next::Round { stage, number } = view.hall.rules().next(view.tournament()) else { return None };
    let stage = view.hall.rules().stage(stage);
    let stage = stage.map(|stage| desk::sentences::stage(view.words, &stage.id)).unwrap_or_default();
    let what = view.words.say_with(id::PUBLISHED_NEXT_ROUND, &[("number", number.into()), ("stage", stage.into())]);
    Some(view.words.say_with(id::HALL_PAGE_NEXT_ROUND, &[("what", what.into())]))
}
