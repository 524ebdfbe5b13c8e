//! A player of a tournament, a club of it, and what can be asked about a player: what it takes, and why this table.

use super::FragmentQuery;
use super::view::View;
use crate::app::App;
use crate::errors::Fault;
use crate::layout::{Page, fragment, page};
use crate::parts::{Cell, Column, DataTable};
use crate::requester::Requester;
use crate::tournaments::export::director_log;
use crate::tournaments::outlook::outlook as outlook_of;
use crate::tournaments::use_cases::find;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use desk::tournament::why as why_of;
use director::tournament::{Competitor, EntrantId, Status};
use maud::{Markup, html};
use words::{Id, id};

/// Somebody's place in the standings and their total.
pub(super) fn standing(view: View<'_>, entrant: EntrantId) -> Option<String> {
    let team = view.tournament().entrant(entrant)?.entry.team;
    let own = |who: Competitor| match who {
        Competitor::Entrant(id) => id == entrant,
        Competitor::Team(id) => Some(id) == team,
    };
    let (place, line) = view.ranking().into_iter().find(|(_, line)| own(line.who))?;
    let values = [("place", place.into()), ("total", view.points(line.total).into())];
    Some(view.words.say_with(id::HALL_PAGE_STANDING, &values))
}

pub(super) async fn player(
    State(app): State<App>,
    Path((id, entrant)): Path<(String, u32)>,
    requester: Requester,
) -> Result<Response, Fault> {
    let hall = find(&app, &id, &requester).await?;
    let guard = hall.lock().await;
    let view = View { id: &id, hall: &guard, words: requester.words };
    let words = requester.words;
    let known = view.tournament().entrant(EntrantId(entrant)).ok_or_else(|| Fault::not_found(words))?;
    let entrant = known.id;
    let title = view.name(entrant);
    let body = html! {
        main #main .page {
            p { a href=(view.address("")) { (view.tournament().facts.name) } }
            h1 { (title) }
            p .lead { (view.club_link(entrant)) }
            @if known.status != Status::In { p { (words.say(id::HALL_PAGE_LEFT)) } }
            @if let Some(standing) = standing(view, entrant) { p { b { (standing) } } }
            h2 { (words.say(id::HALL_PAGE_RESULTS)) }
            (results(view, entrant))
            (answers(view, entrant, [id::HALL_PAGE_NEED, id::HALL_PAGE_WHY]))
        }
    };
    let title = format!("{title} · {}", view.tournament().facts.name);
    Ok(page(
        &requester,
        Page::new("tournament-player", title, body)
            .marked(view.regulation())
            .style("css/hall.css")
            .script("js/pages/answers.js"),
    ))
}

/// Somebody's games, round by round.
pub(super) fn results(view: View<'_>, entrant: EntrantId) -> Markup {
    let words = view.words;
    let rounds = 0..view.tournament().rounds.len();
    let rows: Vec<_> = rounds.filter_map(|round| result(view, entrant, round)).collect();
    if rows.is_empty() {
        return html! { p { (words.say(id::HALL_PAGE_RESULTS_NONE)) } };
    }
    let table = DataTable {
        label: words.say(id::HALL_PAGE_RESULTS),
        columns: vec![
            Column::text(words.say(id::HALL_PAGE_COLUMN_ROUND)),
            Column::number(words.say(id::PUBLISHED_COLUMN_TABLE)),
            Column::number(words.say(id::HALL_PAGE_COLUMN_PLACE)),
            Column::number(words.say(id::HALL_PAGE_COLUMN_TABLE_POINTS)),
            Column::number(words.say(id::HALL_PAGE_COLUMN_POINTS)),
            Column::text(words.say(id::HALL_PAGE_COLUMN_OPPONENTS)),
        ],
        rows,
    };
    table.show()
}

/// Somebody's game of one round; nothing if they did not sit in it.
fn result(view: View<'_>, entrant: EntrantId, round: usize) -> Option<Vec<Cell>> {
    let played = &view.tournament().rounds[round];
    let at = played.table_of(entrant)?;
    let table = &played.tables[at];
    let finished = view.hall.rules().finished(view.tournament(), round);
    let own = finished[at].iter().find(|seat| seat.entrant == entrant);
    let stage = view.words.say(view.table_stage(round, at).sentence());
    let others = table.seats.iter().filter(|seat| **seat != entrant);
    Some(vec![
        Cell::Head(html! { a href=(view.address(&format!("/rounds/{}", round + 1))) { (view.round_title(round)) } }),
        Cell::Data(html! { (table.number) }),
        Cell::Data(html! { @match own { Some(own) => b { (own.scored.place) }, None => (stage) } }),
        Cell::Data(html! { @if let Some(own) = own { (own.counted.points.0) } }),
        Cell::Data(html! { @if let Some(own) = own { b { (view.points(own.scored.points)) } } }),
        Cell::Data(html! {
            span { @for (at, &seat) in others.enumerate() { @if at > 0 { ", " } (view.player_link(seat)) } }
        }),
    ])
}

/// What can be asked about somebody, each answered when it is opened; the titles are of what it takes and of why.
pub(super) fn answers(view: View<'_>, entrant: EntrantId, [need, why]: [Id; 2]) -> Markup {
    let seated = view.tournament().rounds.last().is_some_and(|round| round.table_of(entrant).is_some());
    let asked = [("outlook", need, true), ("why", why, seated)];
    html! {
        @for (what, title, _) in asked.into_iter().filter(|(.., possible)| *possible) {
            @let address = view.address(&format!("/players/{entrant}/{what}"));
            details .answer id=(format!("answer-{what}")) data-load=(format!("{address}?fragment=1")) {
                summary { (view.words.say(title)) }
                div .answer-text aria-live="polite" { a href=(address) { (view.words.say(id::HALL_PAGE_OPEN_ANSWER)) } }
            }
        }
    }
}

/// What is still possible for somebody.
pub(super) async fn outlook(
    State(app): State<App>,
    Path((id, entrant)): Path<(String, u32)>,
    Query(query): Query<FragmentQuery>,
    requester: Requester,
) -> Result<Response, Fault> {
    let hall = find(&app, &id, &requester).await?;
    let words = requester.words;
    let name = {
        let guard = hall.lock().await;
        guard.tournament().entrant(EntrantId(entrant)).ok_or_else(|| Fault::not_found(words))?;
        guard.tournament().name(EntrantId(entrant))
    };
    let told = outlook_of(&hall, entrant, words).await?.map_or_else(|refused| refused, |told| told.text);
    let question = Question { tournament: &id, entrant, name, title: id::HALL_PAGE_NEED };
    Ok(answer(&requester, &question, &told, &query))
}

/// Why somebody sits where they sit.
pub(super) async fn why(
    State(app): State<App>,
    Path((id, entrant)): Path<(String, u32)>,
    Query(query): Query<FragmentQuery>,
    requester: Requester,
) -> Result<Response, Fault> {
    let hall = find(&app, &id, &requester).await?;
    let (rules, log) = {
        let guard = hall.lock().await;
        (guard.rules().clone(), director_log(&guard))
    };
    log.tournament().entrant(EntrantId(entrant)).ok_or_else(|| Fault::not_found(requester.words))?;
    let told = why_of(&rules, &log, EntrantId(entrant), None, requester.words);
    let told = told.unwrap_or_else(|refused| refused.to_string());
    let name = log.tournament().name(EntrantId(entrant));
    let question = Question { tournament: &id, entrant, name, title: id::HALL_PAGE_WHY };
    Ok(answer(&requester, &question, &told, &query))
}

/// What was asked about whom.
struct Question<'q> {
    tournament: &'q str,
    entrant: u32,
    name: String,
    title: Id,
}

/// An answer in lines, as a page or as the part of one.
fn answer(requester: &Requester, question: &Question<'_>, text: &str, query: &FragmentQuery) -> Response {
    let lines = html! { @for line in text.lines().filter(|line| !line.trim().is_empty()) { p { (line.trim()) } } };
    if query.fragment.is_some() {
        return fragment(lines);
    }
    let title = requester.words.say(question.title);
    let back = format!("/tournaments/{}/players/{}", question.tournament, question.entrant);
    let body = html! {
        main #main .page {
            p { a href=(back) { (question.name) } }
            h1 { (title) }
            div .panel { (lines) }
        }
    };
    page(requester, Page::new("tournament-answer", title, body).style("css/hall.css"))
}

/// The players of one club, and how they stand.
pub(super) async fn club(
    State(app): State<App>,
    Path((id, club)): Path<(String, String)>,
    requester: Requester,
) -> Result<Response, Fault> {
    let hall = find(&app, &id, &requester).await?;
    let guard = hall.lock().await;
    let view = View { id: &id, hall: &guard, words: requester.words };
    let words = requester.words;
    let members = view.tournament().entrants.iter().map(|entrant| entrant.id);
    let members: Vec<_> = members.filter(|&entrant| view.club(entrant) == Some(club.as_str())).collect();
    if members.is_empty() {
        return Err(Fault::not_found(words));
    }
    let body = html! {
        main #main .page {
            p { a href=(view.address("")) { (view.tournament().facts.name) } }
            h1 { (club) }
            (club_table(view, &club, &members))
        }
    };
    let title = format!("{club} · {}", view.tournament().facts.name);
    Ok(page(&requester, Page::new("tournament-club", title, body).marked(view.regulation()).style("css/hall.css")))
}

fn club_table(view: View<'_>, club: &str, members: &[EntrantId]) -> Markup {
    let ranking = view.ranking();
    let own = |entrant| ranking.iter().position(|(_, line)| line.who == Competitor::Entrant(entrant));
    let mut rows: Vec<_> = members.iter().map(|&entrant| (own(entrant), entrant)).collect();
    // Those without a result stand last.
    rows.sort_by_key(|(at, entrant)| (at.unwrap_or(usize::MAX), *entrant));
    let row = |(at, entrant): (Option<usize>, EntrantId)| {
        let line = at.map(|at| &ranking[at]);
        vec![
            Cell::Head(view.player_link(entrant)),
            Cell::Data(html! { @if let Some((place, _)) = line { (place) } }),
            Cell::Data(html! { @if let Some((_, line)) = line { b { (view.points(line.total)) } } }),
        ]
    };
    let table = DataTable {
        label: club.to_owned(),
        columns: vec![
            Column::text(view.words.say(id::PUBLISHED_COLUMN_NAME)),
            Column::number(view.words.say(id::PUBLISHED_COLUMN_PLACE)),
            Column::number(view.words.say(id::PUBLISHED_COLUMN_TOTAL)),
        ],
        rows: rows.into_iter().map(row).collect(),
    };
    table.show()
}
