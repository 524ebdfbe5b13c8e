//! The projector: slides for fifteen metres that turn by themselves. The server cuts the lists so that each slide fits;
//! a script shows one after the other, counts the clock down and takes in what is new.

use super::FragmentQuery;
use super::seating::{TableStage, by_surname};
use super::view::View;
use crate::app::App;
use crate::errors::Fault;
use crate::layout::{Page, fragment, page};
use crate::parts::qr;
use crate::requester::Requester;
use crate::tournaments::lights::sentence;
use crate::tournaments::use_cases::find;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use hall::{HallClock, Light, Stage};
use maud::{Markup, html};
use words::id;

/// What fits on a slide of 1080 lines with letters of 32: three columns of four tables, even tables of five.
const TABLES_PER_SLIDE: usize = 12;
/// Three columns of eight tables, each with how far it has come.
const LIGHTS_PER_SLIDE: usize = 24;
/// Three columns of twenty lines.
const NAMES_PER_SLIDE: usize = 60;
/// Two columns of twenty lines.
const PLACES_PER_SLIDE: usize = 40;
/// Notices are read slowly: the newest few are enough.
const NOTICES_PER_SLIDE: usize = 4;
/// How many letters of a seal stand together, so that somebody can copy them from the wall.
const SEAL_LETTERS_TOGETHER: usize = 8;

/// One slide: a name that stays the same while others come and go, a title, and what it shows.
struct Slide {
    name: String,
    title: String,
    body: Markup,
}

pub(super) async fn projector(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<FragmentQuery>,
    requester: Requester,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let hall = find(&app, &id, &requester).await?;
    let guard = hall.lock().await;
    let view = View { id: &id, hall: &guard, words: requester.words };
    let phone = app.link(&headers, &view.address("/me"));
    let slides = show(view, &slides(view, &phone));
    if query.fragment.is_some() {
        return Ok(fragment(slides));
    }
    let title = view.tournament().facts.name.clone();
    let which =
        requester.words.say_with(id::HALL_PAGE_WHICH, &[("page", "{page}".into()), ("pages", "{pages}".into())]);
    let (refresh, stream) = (view.address("/projector?fragment=1"), format!("/api/tournaments/{id}/stream"));
    let body = html! {
        main #main .wall {
            div #wall-slides data-refresh=(refresh) data-stream=(stream) data-version=(guard.version()) { (slides) }
            footer .wall-foot {
                h1 { (title) }
                (view.mark())
                span #wall-which data-text=(which) {}
            }
        }
    };
    Ok(page(&requester, Page::wall("projector", title, body).style("css/wall.css").script("js/pages/projector.js")))
}

fn show(view: View<'_>, slides: &[Slide]) -> Markup {
    html! {
        @for (at, slide) in slides.iter().enumerate() {
            section .wall-slide data-slide=(slide.name) hidden[at > 0] {
                header .wall-head {
                    h2 { (slide.title) }
                    @if slide.name != "clock" && view.hall.stage() == Stage::Playing { (view.clock()) }
                }
                (slide.body)
            }
        }
    }
}

/// All slides in their order; each list in as many as it takes.
fn slides(view: View<'_>, phone: &str) -> Vec<Slide> {
    if let Some(seal) = seal(view) {
        return vec![seal];
    }
    let mut slides = vec![clock(view, phone)];
    slides.extend(notices(view));
    if let Some(round) = view.last_round() {
        slides.extend(lights(view, round));
        slides.extend(tables(view, round));
        slides.extend(names(view, round));
        slides.extend(standings(view));
    }
    slides
}

/// The clock, what is played, and the way to one's own table.
fn clock(view: View<'_>, phone: &str) -> Slide {
    let words = view.words;
    let title = view.last_round().map_or_else(|| words.say(view.stage()), |round| view.round_title(round));
    let stopped = matches!(view.hall.clock(), HallClock::Stopped { .. });
    let scan = words.say(id::HALL_PAGE_SCAN);
    let body = html! {
        div .wall-clock {
            div {
                p .wall-time { (view.clock()) }
                @if stopped { p { (words.say(id::HALL_PAGE_CLOCK_STOPPED)) } }
                @if let Some(progress) = progress(view) { p { (progress) } }
            }
            div .wall-phone {
                (qr(phone, &scan))
                p { (scan) }
                p .wall-address { (phone.split_once("://").map_or(phone, |(_, rest)| rest)) }
            }
        }
    };
    Slide { name: "clock".to_owned(), title, body }
}

fn progress(view: View<'_>) -> Option<String> {
    let round = view.tournament().rounds.last().filter(|_| view.hall.stage() == Stage::Playing)?;
    let done = round.results.iter().filter(|result| result.is_some()).count();
    let values = [("done", done.into()), ("all", round.tables.len().into())];
    Some(view.words.say_with(id::HALL_PAGE_PROGRESS, &values))
}

/// The seal of a draw that is promised, alone on the wall until the dice have been rolled and the tables stand there.
fn seal(view: View<'_>) -> Option<Slide> {
    let words = view.words;
    let seal = view.hall.promise()?.to_string();
    let groups = seal.as_bytes().chunks(SEAL_LETTERS_TOGETHER).map(|group| String::from_utf8_lossy(group).into_owned());
    let round = view.tournament().rounds.len() + 1;
    let body = html! {
        p .wall-seal { @for group in groups { span { (group) } " " } }
        p { (words.say(id::HALL_PAGE_SEAL_MEANS)) }
    };
    let title = words.say_with(id::HALL_PAGE_SEAL, &[("round", round.into())]);
    Some(Slide { name: "seal".to_owned(), title, body })
}

/// Words for everybody, the newest first; no slide where there are none.
fn notices(view: View<'_>) -> Option<Slide> {
    let newest = view.hall.notices().iter().rev().take(NOTICES_PER_SLIDE);
    let body = html! { ul .wall-notices { @for notice in newest { li { (notice.text) } } } };
    let title = view.words.say(id::HALL_PAGE_NOTICES);
    (!view.hall.notices().is_empty()).then(|| Slide { name: "notices".to_owned(), title, body })
}

/// How far each table has come, while the round is played and somebody has said so.
fn lights(view: View<'_>, round: usize) -> Vec<Slide> {
    let lights = view.hall.lights();
    if lights.is_empty() || view.hall.stage() != Stage::Playing {
        return Vec::new();
    }
    let light = |table: usize| lights.get(&table).copied().unwrap_or(Light::Playing);
    let tables: Vec<_> = view.tournament().rounds[round].tables.iter().map(|table| table.number).collect();
    cut("lights", &view.words.say(id::HALL_LIGHTS), &tables, LIGHTS_PER_SLIDE, |tables| {
        html! {
            ol .wall-lights {
                @for &table in tables {
                    li .is-done[light(table) == Light::Finished] {
                        b .wall-number { (table) }
                        span .wall-name { (sentence(light(table), &view.hall.rules().regulation, view.words)) }
                    }
                }
            }
        }
    })
}

fn tables(view: View<'_>, round: usize) -> Vec<Slide> {
    let played = &view.tournament().rounds[round];
    let numbered: Vec<_> = played.tables.iter().enumerate().collect();
    let title = format!("{} · {}", view.round_title(round), view.words.say(id::HALL_PAGE_BY_TABLE));
    cut("tables", &title, &numbered, TABLES_PER_SLIDE, |tables| {
        html! {
            ol .wall-tables {
                @for &(at, table) in tables {
                    @let done = view.table_stage(round, at) == TableStage::Finished;
                    li .is-done[done] {
                        b .wall-number { (table.number) }
                        ul { @for &seat in &table.seats { li { (view.name(seat)) } } }
                    }
                }
            }
        }
    })
}

fn names(view: View<'_>, round: usize) -> Vec<Slide> {
    let title = format!("{} · {}", view.round_title(round), view.words.say(id::HALL_PAGE_BY_NAME));
    cut("names", &title, &by_surname(view, round), NAMES_PER_SLIDE, |seats| {
        html! {
            ol .wall-names {
                @for &(entrant, table, seat) in seats {
                    li { span .wall-name { (view.surname_first(entrant)) } b { (table) } span .wall-seat { (seat) } }
                }
            }
        }
    })
}

fn standings(view: View<'_>) -> Vec<Slide> {
    let title = view.words.say(id::PUBLISHED_SHEET_STANDINGS);
    cut("standings", &title, &view.ranking(), PLACES_PER_SLIDE, |lines| {
        html! {
            ol .wall-places {
                @for (place, line) in lines {
                    li {
                        span .wall-place { (place) }
                        span .wall-name { (view.competitor_name(line.who)) }
                        b { (view.points(line.total)) }
                    }
                }
            }
        }
    })
}

/// A list in as many slides as it takes, none if it is empty.
fn cut<T>(name: &str, title: &str, all: &[T], per_slide: usize, body: impl Fn(&[T]) -> Markup) -> Vec<Slide> {
    let slide = |(at, part): (usize, &[T])| Slide {
        name: format!("{name}-{}", at + 1),
        title: title.to_owned(),
        body: body(part),
    };
    all.chunks(per_slide).enumerate().map(slide).collect()
}
