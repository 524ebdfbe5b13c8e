//! Paper: lists for the wall, cards for the tables, badges, certificates, the cash desk. A4, black on white.

mod badges;
mod cards;
mod cash;
mod certificates;
mod cutting;
mod lists;

pub(super) use cards::table_cards;

use super::standings::standings;
use super::view::View;
use crate::errors::Fault;
use crate::layout::{Page, page};
use crate::parts::empty;
use crate::tournaments::use_cases::InHall;
use axum::extract::Query;
use axum::http::HeaderMap;
use axum::response::Response;
use cards::CardCode;
use hall::{Role, Stage};
use maud::{Markup, html};
use serde::Deserialize;
use words::{Id, Words, id};

/// What is printed, and for which round.
#[derive(Deserialize)]
pub(super) struct PaperQuery {
    /// Without it, the page says what there is.
    list: Option<PaperKind>,
    /// The round, from 1; the last one if none is named.
    round: Option<usize>,
    /// How many places get a certificate; all if it is left out.
    first: Option<usize>,
}

/// What can be printed.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum PaperKind {
    Tables,
    Names,
    Standings,
    Cards,
    Badges,
    Certificates,
    Cash,
}

impl PaperKind {
    const ALL: [Self; 7] =
        [Self::Badges, Self::Tables, Self::Names, Self::Cards, Self::Standings, Self::Certificates, Self::Cash];

    const fn word(self) -> &'static str {
        match self {
            Self::Tables => "tables",
            Self::Names => "names",
            Self::Standings => "standings",
            Self::Cards => "cards",
            Self::Badges => "badges",
            Self::Certificates => "certificates",
            Self::Cash => "cash",
        }
    }

    const fn title(self) -> Id {
        match self {
            Self::Tables => id::HALL_PAGE_PAPER_TABLES,
            Self::Names => id::HALL_PAGE_PAPER_NAMES,
            Self::Standings => id::HALL_PAGE_PAPER_STANDINGS,
            Self::Cards => id::HALL_PAGE_PAPER_CARDS,
            Self::Badges => id::PAPER_BADGES,
            Self::Certificates => id::PAPER_CERTIFICATES,
            Self::Cash => id::PAPER_CASH,
        }
    }

    /// What it is for, in a sentence.
    const fn purpose(self) -> Id {
        match self {
            Self::Tables => id::PAPER_FOR_TABLES,
            Self::Names => id::PAPER_FOR_NAMES,
            Self::Standings => id::PAPER_FOR_STANDINGS,
            Self::Cards => id::PAPER_FOR_CARDS,
            Self::Badges => id::PAPER_FOR_BADGES,
            Self::Certificates => id::PAPER_FOR_CERTIFICATES,
            Self::Cash => id::PAPER_FOR_CASH,
        }
    }

    /// Whether only those who run the tournament may have it.
    const fn is_for_staff(self) -> bool {
        matches!(self, Self::Cash)
    }

    /// How the sheets are cut, where they are.
    const fn cutting(self) -> Option<Id> {
        match self {
            Self::Cards => Some(id::HALL_PAGE_PAPER_CARDS_HOW),
            Self::Badges => Some(id::PAPER_BADGES_HOW),
            _ => None,
        }
    }
}

/// Who reads the page.
#[derive(Clone, Copy)]
struct Reader {
    is_staff: bool,
    is_organiser: bool,
}

impl Reader {
    async fn of(place: &InHall) -> Self {
        Self { is_staff: place.for_staff().await.is_ok(), is_organiser: place.for_role(Role::Organiser).await.is_ok() }
    }
}

pub(super) async fn paper(
    place: InHall,
    Query(query): Query<PaperQuery>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    if query.list.is_some_and(PaperKind::is_for_staff) {
        place.for_staff().await?;
    }
    let reader = Reader::of(&place).await;
    let guard = place.hall.lock().await;
    let words = place.requester.words;
    let view = View { id: &place.id, hall: &guard, words };
    let count = view.tournament().rounds.len();
    let number = query.round.unwrap_or(count);
    if query.round.is_some() && !(1..=count).contains(&number) {
        return Err(Fault::not_found(words));
    }
    let Some(kind) = query.list else { return Ok(page(&place.requester, index(view, number, reader))) };
    let phone = place.app.link(&headers, &view.address("/me"));
    let code = CardCode { label: id::HALL_PAGE_SCAN, address: &|_| phone.clone() };
    let title = words.say(kind.title());
    let body = html! {
        main #main .page .paper data-list=(kind.word()) {
            (menu(view, kind, number, reader))
            @match (kind, number.checked_sub(1)) {
                (PaperKind::Badges, _) => (badges::badges(view)),
                (PaperKind::Certificates, _) => (certificates::certificates(view, query.first)),
                (PaperKind::Cash, _) => (cash::cash(view, reader.is_organiser)),
                (_, None) => { h1 { (title) } (empty(&words.say(id::HALL_PAGE_PAPER_NONE), None)) (view.mark()) }
                (PaperKind::Cards, Some(round)) => (cards::cards(view, round, &code)),
                (PaperKind::Tables, Some(round)) => (wall(view, &view.round_title(round), &lists::tables(view, round))),
                (PaperKind::Names, Some(round)) => (wall(view, &view.round_title(round), &lists::names(view, round))),
                (PaperKind::Standings, Some(round)) => (standings_sheet(view, round)),
            }
        }
    };
    Ok(page(&place.requester, paper_page(view, &title, body)))
}

fn paper_page(view: View<'_>, title: &str, body: Markup) -> Page {
    let title = format!("{title} · {}", view.tournament().facts.name);
    Page::new("paper", title, body).style("css/paper.css").script("js/pages/paper.js")
}

fn print_button(words: Words) -> Markup {
    html! { button #paper-print .button-primary type="button" hidden { (words.say(id::HALL_PAGE_PAPER_PRINT)) } }
}

/// Where one kind of paper is, for a round from 1 if there is one.
fn address(view: View<'_>, kind: PaperKind, number: usize) -> String {
    let round = if number > 0 { format!("&round={number}") } else { String::new() };
    view.address(&format!("/paper?list={}{round}", kind.word()))
}

fn readable(reader: Reader) -> impl Iterator<Item = PaperKind> {
    PaperKind::ALL.into_iter().filter(move |kind| reader.is_staff || !kind.is_for_staff())
}

/// Everything that can be printed, with what each is for.
fn index(view: View<'_>, number: usize, reader: Reader) -> Page {
    let words = view.words;
    let title = words.say(id::HALL_PAGE_PAPER);
    let item = |address: &str, title: Id, purpose: Id| {
        html! { li { a href=(address) { (words.say(title)) } p { (words.say(purpose)) } } }
    };
    let body = html! {
        main #main .page {
            p { a href=(view.address("")) { (view.tournament().facts.name) } }
            h1 { (title) }
            @if number > 0 { p { (view.round_title(number - 1)) } }
            ul .paper-index {
                @for kind in readable(reader) { (item(&address(view, kind, number), kind.title(), kind.purpose())) }
                @if reader.is_staff {
                    (item(&view.address("/console/links"), id::HALL_CARDS_PRINT, id::HALL_CARDS_LEAD))
                    (item(&view.address("/referee/sheet"), id::HALL_REFEREE_SHEET, id::PAPER_FOR_REFEREES))
                }
            }
        }
    };
    let title = format!("{title} · {}", view.tournament().facts.name);
    Page::new("paper-index", title, body).marked(view.regulation()).style("css/paper.css")
}

/// What else can be printed; none of this is.
fn menu(view: View<'_>, chosen: PaperKind, number: usize, reader: Reader) -> Markup {
    let words = view.words;
    html! {
        nav .paper-menu aria-label=(words.say(id::HALL_PAGE_PAPER)) {
            a href=(view.address("")) { (view.tournament().facts.name) }
            a href=(view.address("/paper")) { (words.say(id::HALL_PAGE_PAPER)) }
            @for kind in readable(reader) {
                @let current = (kind == chosen).then_some("page");
                a href=(address(view, kind, number)) aria-current=[current] { (words.say(kind.title())) }
            }
            (print_button(words))
        }
        @if let Some(how) = chosen.cutting() { p .paper-how { (words.say(how)) } }
    }
}

/// A list with what it is of above it.
fn wall(view: View<'_>, title: &str, list: &Markup) -> Markup {
    html! {
        header .paper-head { p { (view.tournament().facts.name) } h1 { (title) } }
        (list)
        (view.mark())
    }
}

/// The standings after a round, from 0; after the last one of a tournament that is over, the final ranking.
fn standings_sheet(view: View<'_>, round: usize) -> Markup {
    let rounds = round + 1;
    let is_final = view.hall.stage() == Stage::Over && rounds == view.tournament().rounds.len();
    let (title, lines) = if is_final {
        (view.words.say(id::PAPER_RANKING), view.ranking())
    } else {
        let title = view.words.say_with(id::HALL_PAGE_STANDINGS_AFTER, &[("round", rounds.into())]);
        (title, view.standings_after(rounds))
    };
    wall(view, &title, &standings(view, title.clone(), &lines, rounds))
}
