//! The page of a tournament: what it is, what is played now, the standings; what is new comes by itself.

use super::FragmentQuery;
use super::bracket::bracket;
use super::calendar::calendar;
use super::ranking::ranking_title;
use super::seating::{by_surname, tables};
use super::standings::standings;
use super::view::View;
use crate::app::{App, Inner};
use crate::errors::Fault;
use crate::layout::{Page, fragment, page};
use crate::parts::{Cell, Column, DataTable, empty};
use crate::regulations::regulation_name;
use crate::requester::Requester;
use crate::tournaments::use_cases::{asker, find};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use director::tournament::Status;
use hall::{HallClock, Role, Stage};
use maud::{Markup, html};
use words::{Id, id};

/// The files of a tournament, and what each is called.
const EXPORTS: [(&str, Id); 4] = [
    ("xlsx", id::HALL_PAGE_EXPORT_XLSX),
    ("csv", id::HALL_PAGE_EXPORT_CSV),
    ("txt", id::HALL_PAGE_EXPORT_TXT),
    ("json", id::HALL_PAGE_EXPORT_JSON),
];

pub(super) async fn tournament(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<FragmentQuery>,
    requester: Requester,
) -> Result<Response, Fault> {
    let hall = find(&app, &id, &requester).await?;
    let guard = hall.lock().await;
    let view = View { id: &id, hall: &guard, words: requester.words };
    if query.fragment.is_some() {
        return Ok(fragment(live(view)));
    }
    let is_staff = asker(&requester, &guard, None).is_ok_and(|asker| guard.standing(&asker).is_at_least(Role::Helper));
    let title = view.tournament().facts.name.clone();
    let (refresh, stream) = (view.address("?fragment=1"), format!("/api/tournaments/{id}/stream"));
    let body = html! {
        main #main .page {
            (head(view, &app, is_staff))
            div #live data-refresh=(refresh) data-stream=(stream) data-version=(guard.version()) { (live(view)) }
            (exports(view))
        }
    };
    Ok(page(
        &requester,
        Page::new("tournament", title, body)
            .marked(view.regulation())
            .style("css/hall.css")
            .script("js/pages/tournament.js"),
    ))
}

/// What the tournament is, and the ways from here.
fn head(view: View<'_>, app: &Inner, is_staff: bool) -> Markup {
    let (words, facts) = (view.words, &view.tournament().facts);
    let lines = [
        (id::HALL_PAGE_DATES, view.dates()),
        (id::HALL_PAGE_VENUE, facts.venue.clone()),
        (id::HALL_PAGE_ORGANISER, facts.organiser.clone()),
        (id::HALL_PAGE_HOST, facts.host.clone().unwrap_or_default()),
        (id::HALL_PAGE_REFEREES, facts.referees.join(", ")),
        (id::HALL_PAGE_FORMAT, view.format_name().to_owned()),
    ];
    let known = app.regulations.contains_key(&facts.regulation);
    let regulation = regulation_name(app, &facts.regulation, words);
    html! {
        div .page-head {
            h1 { (facts.name) }
            div .actions {
                a .button .button-primary href=(view.address("/me")) { (words.say(id::HALL_PAGE_MY_TABLE)) }
                @if is_staff { a .button href=(view.address("/console")) { (words.say(id::HALL_CONSOLE_TITLE)) } }
                a .button href=(view.address("/projector")) { (words.say(id::HALL_PAGE_PROJECTOR)) }
                a .button href=(view.address("/paper")) { (words.say(id::HALL_PAGE_PAPER)) }
            }
        }
        dl .facts {
            @for (label, value) in lines {
                @if !value.is_empty() { div { dt { (words.say(label)) } dd { (value) } } }
            }
            div {
                dt { (words.say(id::HALL_PAGE_REGULATION)) }
                dd {
                    @if known { a href=(format!("/regulations/{}", facts.regulation)) { (regulation) } } @else { (regulation) }
                }
            }
        }
        @if !facts.more_sizes.is_empty() {
            @let sizes = words.list(facts.more_sizes.iter().map(ToString::to_string));
            p { (words.say_with(id::PUBLISHED_DEVIATION, &[("sizes", sizes.into())])) }
        }
    }
}

/// Everything that changes while somebody looks.
fn live(view: View<'_>) -> Markup {
    html! {
        (notices(view))
        (seal(view))
        (status(view))
        @match view.last_round() {
            None => p { (view.words.say(id::HALL_PAGE_NO_ROUND)) },
            Some(round) => (current_round(view, round)),
        }
        @if view.last_round().is_some() { (standings_part(view)) }
        (bracket(view))
        (calendar(view))
        (rounds(view))
        (entrants(view))
    }
}

/// Words for everybody, the newest first.
fn notices(view: View<'_>) -> Markup {
    html! {
        @if !view.hall.notices().is_empty() {
            section aria-label=(view.words.say(id::HALL_PAGE_NOTICES)) {
                @for notice in view.hall.notices().iter().rev() { p .notice data-tone="signal" { (notice.text) } }
            }
        }
    }
}

/// The seal of a draw that is promised, before the dice.
pub(super) fn seal(view: View<'_>) -> Markup {
    let round = view.tournament().rounds.len() + 1;
    html! {
        @if let Some(seal) = view.hall.promise() {
            p .notice .draw-certificate-seal {
                b { (view.words.say_with(id::HALL_PAGE_SEAL, &[("round", round.into())])) } " " (seal) " "
                (view.words.say(id::HALL_PAGE_SEAL_MEANS))
            }
        }
    }
}

/// Stage, progress of the round and the clock, in one line.
fn status(view: View<'_>) -> Markup {
    let words = view.words;
    let plays = view.hall.stage() == Stage::Playing;
    let progress = view.tournament().rounds.last().filter(|_| plays).map(|round| {
        let done = round.results.iter().filter(|result| result.is_some()).count();
        words.say_with(id::HALL_PAGE_PROGRESS, &[("done", done.into()), ("all", round.tables.len().into())])
    });
    html! {
        p .hall-status {
            b { (words.say(view.stage())) }
            @if let Some(progress) = progress { span { (progress) } }
            @if plays {
                span {
                    (words.say(id::HALL_PAGE_CLOCK)) " " (view.clock())
                    @if matches!(view.hall.clock(), HallClock::Stopped { .. }) { " (" (words.say(id::HALL_PAGE_CLOCK_STOPPED)) ")" }
                }
            }
        }
    }
}

fn current_round(view: View<'_>, round: usize) -> Markup {
    let words = view.words;
    html! {
        section aria-labelledby="round-title" {
            h2 #round-title { a href=(view.address(&format!("/rounds/{}", round + 1))) { (view.round_title(round)) } }
            (tables(view, round))
            details #by-name {
                summary { (words.say(id::HALL_PAGE_BY_NAME)) }
                (surnames(view, round))
            }
        }
    }
}

/// Where everybody sits, by surname.
pub(super) fn surnames(view: View<'_>, round: usize) -> Markup {
    let words = view.words;
    let row = |(entrant, table, seat)| {
        let page = view.address(&format!("/players/{entrant}"));
        vec![
            Cell::Head(html! { a href=(page) { (view.surname_first(entrant)) } }),
            Cell::Data(view.club_link(entrant)),
            Cell::Data(html! { b { (table) } }),
            Cell::Data(html! { (seat) }),
        ]
    };
    let table = DataTable {
        label: words.say(id::HALL_PAGE_BY_NAME),
        columns: vec![
            Column::text(words.say(id::PUBLISHED_COLUMN_NAME)),
            Column::text(words.say(id::PUBLISHED_COLUMN_CLUB)),
            Column::number(words.say(id::PUBLISHED_COLUMN_TABLE)),
            Column::number(words.say(id::PUBLISHED_COLUMN_SEAT)),
        ],
        rows: by_surname(view, round).into_iter().map(row).collect(),
    };
    table.show()
}

fn standings_part(view: View<'_>) -> Markup {
    let title = view.words.say(id::PUBLISHED_SHEET_STANDINGS);
    html! {
        section aria-labelledby="standings-title" {
            h2 #standings-title { (title) }
            (standings(view, title.clone(), &view.ranking(), view.tournament().rounds.len()))
        }
    }
}

fn rounds(view: View<'_>) -> Markup {
    let count = view.tournament().rounds.len();
    html! {
        @if count > 0 {
            nav aria-labelledby="rounds-title" {
                h2 #rounds-title { (view.words.say(id::HALL_PAGE_ROUNDS)) }
                ul .hall-links {
                    li { a href=(view.address("/ranking")) { (view.words.say(ranking_title(view))) } }
                    @for at in 0..count { li { a href=(view.address(&format!("/rounds/{}", at + 1))) { (view.round_title(at)) } } }
                }
            }
        }
    }
}

/// Everybody who entered: open while people enter, folded away once there is a round.
fn entrants(view: View<'_>) -> Markup {
    let (words, tournament) = (view.words, view.tournament());
    let count = words.say_with(id::HALL_PAGE_ENTRANTS, &[("count", tournament.entrants.len().into())]);
    let mut all: Vec<_> = tournament.entrants.iter().collect();
    all.sort_by_cached_key(|entrant| view.surname_first(entrant.id).to_lowercase());
    let row = |entrant: &director::tournament::Entrant| {
        vec![
            Cell::Head(
                html! { a href=(view.address(&format!("/players/{}", entrant.id))) { (view.surname_first(entrant.id)) } },
            ),
            Cell::Data(view.club_link(entrant.id)),
            Cell::Data(html! { @if entrant.status != Status::In { (words.say(id::HALL_PAGE_LEFT)) } }),
        ]
    };
    let table = DataTable {
        label: words.say(id::HALL_PAGE_PEOPLE),
        columns: vec![
            Column::text(words.say(id::PUBLISHED_COLUMN_NAME)),
            Column::text(words.say(id::PUBLISHED_COLUMN_CLUB)),
            Column::text(String::new()),
        ],
        rows: all.into_iter().map(row).collect(),
    };
    html! {
        @if tournament.entrants.is_empty() { (empty(&count, None)) }
        @else {
            details #entrants open[tournament.rounds.is_empty()] { summary { (count) } (table.show()) }
        }
    }
}

fn exports(view: View<'_>) -> Markup {
    let words = view.words;
    html! {
        section aria-labelledby="exports-title" {
            h2 #exports-title { (words.say(id::HALL_PAGE_EXPORTS)) }
            ul .hall-links {
                @for (ending, name) in EXPORTS {
                    li { a href=(format!("/api/tournaments/{}/export.{ending}", view.id)) download { (words.say(name)) } }
                }
            }
        }
    }
}
