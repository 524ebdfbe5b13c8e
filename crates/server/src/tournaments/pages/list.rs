//! Calendar and archive: the tournaments that are played now, those to come, those that are over.

use super::view::written_days;
use crate::app::{App, Inner};
use crate::errors::Fault;
use crate::layout::{Page, page};
use crate::parts::{empty, iso_day, moment};
use crate::regulations::regulation_name;
use crate::requester::Requester;
use crate::tournaments::refusal::fault;
use axum::extract::State;
use axum::response::Response;
use director::day::Day;
use maud::{Markup, html};
use std::cmp::Reverse;
use store::{ListedTournament, Role};
use words::{Id, Words, id};

/// How many tournaments the page shows, those that changed last first.
const LISTED_TOURNAMENTS_MAX: u16 = 500;

/// How many tournaments of a kind the first page shows.
const SHOWN_TOURNAMENTS_MAX: usize = 4;

/// The words of the index for how far a tournament has come.
const PLAYING: &str = "playing";
const ENTRIES: &str = "entries";
const OVER: &str = "over";
const REHEARSAL: &str = "rehearsal";

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
            (group(&app, &at_stage(&rehearsals, REHEARSAL), id::HALL_PAGE_LIST_REHEARSALS, words))
            (group(&app, &at_stage(&listed, PLAYING), id::HALL_PAGE_LIST_PLAYING, words))
            (group(&app, &coming(&listed), id::HALL_PAGE_LIST_ENTRIES, words))
            (archive(&app, &at_stage(&listed, OVER), words))
        }
    };
    Ok(page(&requester, Page::new("tournaments", title, body).style("css/hall.css")))
}

/// What is played now and what is to come, for the first page; nothing where there is neither.
pub(crate) async fn on_now(app: &Inner, words: Words) -> Result<Option<Markup>, Fault> {
    if !app.tournaments.any(&app.store).await {
        return Ok(None);
    }
    let listed = app.halls.list(LISTED_TOURNAMENTS_MAX).await.map_err(|refusal| fault(&refusal, None, words))?;
    let few = |mut some: Vec<_>| {
        some.truncate(SHOWN_TOURNAMENTS_MAX);
        some
    };
    let (playing, coming) = (few(at_stage(&listed, PLAYING)), few(coming(&listed)));
    let shown = html! {
        (group(app, &playing, id::PAPER_NOW_TOURNAMENTS, words))
        (group(app, &coming, id::PAPER_COMING_TOURNAMENTS, words))
        p { a href="/tournaments" { (words.say(id::PAPER_ALL_TOURNAMENTS)) } }
    };
    Ok((!playing.is_empty() || !coming.is_empty()).then_some(shown))
}

fn at_stage<'l>(listed: &'l [ListedTournament], stage: &str) -> Vec<&'l ListedTournament> {
    listed.iter().filter(|tournament| tournament.stage == stage).collect()
}

/// Those to come as a calendar has them: the next first, and behind them those that have no day yet.
fn coming(listed: &[ListedTournament]) -> Vec<&ListedTournament> {
    let mut coming = at_stage(listed, ENTRIES);
    coming.sort_by_key(|tournament| (first_day(tournament).is_none(), first_day(tournament)));
    coming
}

/// The day it begins, where the organiser has named days.
fn first_day(tournament: &ListedTournament) -> Option<Day> {
    tournament.dates.iter().filter_map(|date| Day::parse(date).ok()).min()
}

/// The day by which the archive has it: the first, or that of its last change.
fn archived_day(tournament: &ListedTournament) -> Option<Day> {
    first_day(tournament).or_else(|| Day::parse(&iso_day(tournament.changed)).ok())
}

/// Tournaments under a title, if there are any.
fn group(app: &Inner, tournaments: &[&ListedTournament], heading: Id, words: Words) -> Markup {
    html! {
        @if !tournaments.is_empty() {
            section .listing {
                h2 { (words.say(heading)) }
                ul .events { @for tournament in tournaments { (row(app, tournament, words)) } }
            }
        }
    }
}

/// Those that are over, month by month, the newest first.
fn archive(app: &Inner, over: &[&ListedTournament], words: Words) -> Markup {
    let mut dated: Vec<_> = over.iter().map(|tournament| (archived_day(tournament), *tournament)).collect();
    dated.sort_by_key(|(day, _)| Reverse(*day));
    let month = |day: Option<Day>| day.map(|day| (day.year(), day.month()));
    html! {
        @if !dated.is_empty() {
            section .listing aria-labelledby="over-title" {
                h2 #over-title { (words.say(id::HALL_PAGE_LIST_OVER)) }
                @for months in dated.chunk_by(|(one, _), (other, _)| month(*one) == month(*other)) {
                    @if let Some((year, month)) = month(months[0].0) {
                        h3 { (words.say_with(id::PAPER_MONTH, &[("month", month.into()), ("year", year.to_string().into())])) }
                    }
                    ul .events { @for (_, tournament) in months { (row(app, tournament, words)) } }
                }
            }
        }
    }
}

fn row(app: &Inner, tournament: &ListedTournament, words: Words) -> Markup {
    let count = [("count", tournament.entrants.into())];
    html! {
        li .events-row {
            p .events-name { a href=(format!("/tournaments/{}", tournament.id)) { (tournament.name) } }
            p .events-about {
                @if !tournament.dates.is_empty() { b { (written_days(&tournament.dates, words)) } " · " }
                (regulation_name(app, &tournament.regulation, words))
                " · " (words.say_with(id::HALL_PAGE_ENTRANTS, &count))
                @if tournament.dates.is_empty() { " · " (moment(tournament.changed, words)) }
            }
        }
    }
}
