//! Paper: lists for the wall and cards for the tables, A4, black on white.

use super::seating::by_surname;
use super::standings::standings;
use super::view::View;
use crate::app::App;
use crate::errors::Fault;
use crate::forms::{Filled, see_other};
use crate::keys::Key;
use crate::layout::{Page, page};
use crate::parts::{empty, qr, warning};
use crate::requester::Requester;
use crate::tournaments::console::PlainForm;
use crate::tournaments::use_cases::{InHall, find};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use director::tournament::Table;
use hall::{Action, TableKey};
use maud::{Markup, html};
use regulation::GameKind;
use serde::Deserialize;
use std::collections::BTreeMap;
use words::{Id, id};

/// What is printed, and for which round.
#[derive(Deserialize)]
pub(super) struct PaperQuery {
    #[serde(default)]
    list: List,
    /// The round, from 1; the last one if none is named.
    round: Option<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum List {
    #[default]
    Tables,
    Names,
    Standings,
    Cards,
}

impl List {
    const ALL: [Self; 4] = [Self::Tables, Self::Names, Self::Standings, Self::Cards];

    const fn word(self) -> &'static str {
        match self {
            Self::Tables => "tables",
            Self::Names => "names",
            Self::Standings => "standings",
            Self::Cards => "cards",
        }
    }

    const fn title(self) -> Id {
        match self {
            Self::Tables => id::HALL_PAGE_PAPER_TABLES,
            Self::Names => id::HALL_PAGE_PAPER_NAMES,
            Self::Standings => id::HALL_PAGE_PAPER_STANDINGS,
            Self::Cards => id::HALL_PAGE_PAPER_CARDS,
        }
    }
}

pub(super) async fn paper(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<PaperQuery>,
    requester: Requester,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let hall = find(&app, &id, &requester).await?;
    let guard = hall.lock().await;
    let view = View { id: &id, hall: &guard, words: requester.words };
    let words = requester.words;
    let count = view.tournament().rounds.len();
    let number = query.round.unwrap_or(count);
    if query.round.is_some() && !(1..=count).contains(&number) {
        return Err(Fault::not_found(words));
    }
    let phone = app.link(&headers, &view.address("/me"));
    let code = CardCode { label: id::HALL_PAGE_SCAN, address: &|_| phone.clone() };
    let title = words.say(query.list.title());
    let body = html! {
        main #main .page .paper data-list=(query.list.word()) {
            (menu(view, query.list, number))
            @match number.checked_sub(1) {
                None => { h1 { (title) } (empty(&words.say(id::HALL_PAGE_PAPER_NONE), None)) }
                Some(round) => (sheets(view, query.list, round, &code)),
            }
        }
    };
    Ok(page(&requester, paper_page(view, &title, body)))
}

fn paper_page(view: View<'_>, title: &str, body: Markup) -> Page {
    let title = format!("{title} · {}", view.tournament().facts.name);
    Page::new("paper", title, body).style("css/paper.css").script("js/pages/paper.js")
}

/// The code on a card, and what it is for.
struct CardCode<'a> {
    label: Id,
    /// Where it leads, by the table's number.
    address: &'a dyn Fn(usize) -> String,
}

/// Makes the links of all tables of the last round and shows their cards. Keys are kept as hashes, so this is the one moment
/// in which the cards can be printed; those of before open nothing any more.
pub(in crate::tournaments) async fn table_cards(
    place: InHall,
    headers: HeaderMap,
    Filled(form): Filled<PlainForm>,
) -> Result<Response, Fault> {
    place.for_staff().await?;
    let words = place.requester.words;
    let numbers: Vec<usize> = {
        let guard = place.hall.lock().await;
        let last = guard.tournament().rounds.last();
        last.iter().flat_map(|round| &round.tables).map(|table| table.number).collect()
    };
    let keys: BTreeMap<usize, Key> = numbers.into_iter().map(|table| (table, Key::new())).collect();
    let hashes = keys.iter().map(|(&table, key)| TableKey { table, key: key.hash() }).collect();
    place.submit(form.nonce(), Action::MakeTableLinks { keys: hashes }).await?;
    let guard = place.hall.lock().await;
    // A request that is repeated has its old answer, and the keys made for it now open nothing.
    if !keys.values().all(|key| guard.links().contains_key(&key.hash())) {
        return Ok(see_other(&format!("/tournaments/{}/console", place.id)));
    }
    let view = View { id: &place.id, hall: &guard, words };
    let round = view.last_round().ok_or_else(|| Fault::not_found(words))?;
    let address = |table: usize| {
        let key = keys.get(&table).map(Key::reveal).unwrap_or_default();
        place.app.link(&headers, &view.address(&format!("/link/{key}")))
    };
    let title = words.say(List::Cards.title());
    let body = html! {
        main #main .page .paper data-list="table-cards" {
            nav .paper-menu aria-label=(words.say(id::HALL_PAGE_PAPER)) {
                a href=(view.address("/console")) { (words.say(id::HALL_CONSOLE_TITLE)) }
                button #paper-print .button-primary type="button" hidden { (words.say(id::HALL_PAGE_PAPER_PRINT)) }
            }
            div .paper-how { (warning(&html! { (words.say(id::HALL_CARDS_NOW)) })) }
            p .paper-how { (words.say(id::HALL_PAGE_PAPER_CARDS_HOW)) }
            (cards(view, round, &CardCode { label: id::HALL_CARDS_SCAN, address: &address }))
        }
    };
    let mut shown = page(&place.requester, paper_page(view, &title, body));
    shown.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(shown)
}

/// What else can be printed; none of this is.
fn menu(view: View<'_>, chosen: List, number: usize) -> Markup {
    let words = view.words;
    html! {
        nav .paper-menu aria-label=(words.say(id::HALL_PAGE_PAPER)) {
            a href=(view.address("")) { (view.tournament().facts.name) }
            @for list in List::ALL {
                @let round = if number > 0 { format!("&round={number}") } else { String::new() };
                @let current = (list == chosen).then_some("page");
                a href=(view.address(&format!("/paper?list={}{round}", list.word()))) aria-current=[current] {
                    (words.say(list.title()))
                }
            }
            button #paper-print .button-primary type="button" hidden { (words.say(id::HALL_PAGE_PAPER_PRINT)) }
        }
        @if chosen == List::Cards { p .paper-how { (words.say(id::HALL_PAGE_PAPER_CARDS_HOW)) } }
    }
}

fn sheets(view: View<'_>, list: List, round: usize, code: &CardCode<'_>) -> Markup {
    let words = view.words;
    if list == List::Cards {
        return cards(view, round, code);
    }
    let title = match list {
        List::Standings => words.say_with(id::HALL_PAGE_STANDINGS_AFTER, &[("round", (round + 1).into())]),
        List::Tables | List::Names | List::Cards => view.round_title(round),
    };
    html! {
        header .paper-head { p { (view.tournament().facts.name) } h1 { (title) } }
        @match list {
            List::Tables => (tables(view, round)),
            List::Names => (names(view, round)),
            List::Standings => (standings(view, title.clone(), &view.standings_after(round + 1), round + 1)),
            List::Cards => {}
        }
        (view.mark())
    }
}

fn tables(view: View<'_>, round: usize) -> Markup {
    html! {
        ul .paper-tables {
            @for table in &view.tournament().rounds[round].tables {
                li {
                    b .paper-number { (table.number) }
                    ol { @for &seat in &table.seats { li { (view.name(seat)) } } }
                }
            }
        }
    }
}

fn names(view: View<'_>, round: usize) -> Markup {
    let words = view.words;
    html! {
        table .paper-names {
            thead { tr {
                th scope="col" { (words.say(id::PUBLISHED_COLUMN_NAME)) }
                th scope="col" { (words.say(id::PUBLISHED_COLUMN_CLUB)) }
                th scope="col" .number { (words.say(id::PUBLISHED_COLUMN_TABLE)) }
                th scope="col" .number { (words.say(id::PUBLISHED_COLUMN_SEAT)) }
            } }
            tbody { @for (entrant, table, seat) in by_surname(view, round) { tr {
                th scope="row" { (view.surname_first(entrant)) }
                td { @if let Some(club) = view.club(entrant) { (club) } }
                td .number { b { (table) } }
                td .number { (seat) }
            } } }
        }
    }
}

/// The cards two by two, in the order in which a pile cut in half has them one after the other.
fn cards(view: View<'_>, round: usize, code: &CardCode<'_>) -> Markup {
    let all = &view.tournament().rounds[round].tables;
    html! {
        h1 .paper-how { (view.words.say(id::HALL_PAGE_PAPER_CARDS)) }
        @for [upper, lower] in cutting_order(all.len()) {
            section .paper-sheet {
                @for table in [upper, lower].into_iter().flatten() { (card(view, round, &all[table], code)) }
            }
        }
    }
}

/// Which cards stand on each sheet, the upper and the lower one: cut and laid one pile on the other, they follow each other.
fn cutting_order(cards: usize) -> Vec<[Option<usize>; 2]> {
    let sheets = cards.div_ceil(2);
    (0..sheets).map(|sheet| [Some(sheet), Some(sheet + sheets).filter(|card| *card < cards)]).collect()
}

/// A table's card with its score sheet.
fn card(view: View<'_>, round: usize, table: &Table, code: &CardCode<'_>) -> Markup {
    let words = view.words;
    let outside = view.hall.rules().regulation.kind() == GameKind::Risiko;
    let title = words.say_with(id::PUBLISHED_TABLE, &[("number", table.number.into())]);
    let lines = [id::HALL_PAGE_PAPER_OBJECTIVE, id::HALL_PAGE_PAPER_END, id::HALL_PAGE_PAPER_REFEREE];
    html! {
        article .paper-card aria-label=(title) {
            header {
                p .paper-table { (words.say(id::PUBLISHED_COLUMN_TABLE)) " " b { (table.number) } }
                p { b { (view.tournament().facts.name) } br; (view.round_title(round)) }
                p .paper-scan { (words.say(code.label)) }
                (qr(&(code.address)(table.number), &words.say(code.label)))
            }
            table {
                thead { tr {
                    th scope="col" { (words.say(id::PUBLISHED_COLUMN_SEAT)) }
                    th scope="col" .paper-player { (words.say(id::PUBLISHED_COLUMN_NAME)) }
                    th scope="col" { (words.say(id::HALL_PAGE_PAPER_ORDER)) }
                    th scope="col" { (words.say(id::HALL_PAGE_PAPER_INSIDE)) }
                    @if outside { th scope="col" { (words.say(id::HALL_PAGE_PAPER_OUTSIDE)) } }
                    th scope="col" { (words.say(id::HALL_PAGE_PAPER_OUT)) }
                    th scope="col" .paper-signature { (words.say(id::HALL_PAGE_PAPER_SIGNATURE)) }
                } }
                tbody { @for (seat, &entrant) in (1..).zip(&table.seats) { tr {
                    @let seat: usize = seat;
                    td { (seat) }
                    th scope="row" {
                        (view.name(entrant))
                        @if let Some(club) = view.club(entrant) { br; span .paper-club { (club) } }
                    }
                    td {} td {}
                    @if outside { td {} }
                    td {} td {}
                } } }
            }
            p .paper-lines { @for line in lines { span { (words.say(line)) " " span .paper-line {} } } }
            (view.mark())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::cutting_order;

    #[test]
    fn a_pile_cut_in_half_keeps_its_order() {
        for cards in 0..40 {
            let sheets = cutting_order(cards);
            let half = |at: usize| sheets.iter().filter_map(move |sheet| sheet[at]).collect::<Vec<_>>();
            assert_eq!([half(0), half(1)].concat(), (0..cards).collect::<Vec<_>>(), "{cards}");
        }
    }
}
