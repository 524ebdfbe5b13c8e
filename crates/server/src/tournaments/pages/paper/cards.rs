//! The tables' cards, each with its score sheet: two on a sheet, in cutting order.

use super::cutting::cutting_order;
use super::{PaperKind, paper_page, print_button};
use crate::errors::Fault;
use crate::forms::{Filled, see_other};
use crate::keys::Key;
use crate::layout::page;
use crate::parts::{qr, warning};
use crate::tournaments::console::PlainForm;
use crate::tournaments::pages::view::View;
use crate::tournaments::score::RomeField;
use crate::tournaments::use_cases::InHall;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use director::tournament::{EntrantId, Table};
use hall::{Action, TableKey};
use maud::{Markup, html};
use regulation::GameKind;
use std::collections::BTreeMap;
use words::{Id, id};

/// How many cards stand on an A4 sheet.
const CARDS_PER_SHEET: usize = 2;

/// The code on a card, and what it is for.
pub(super) struct CardCode<'a> {
    pub(super) label: Id,
    /// Where it leads, by the table's number.
    pub(super) address: &'a dyn Fn(usize) -> String,
}

/// Makes the links of all tables of the last round and shows their cards. Keys are kept as hashes, so this is the one moment
/// in which the cards can be printed; those of before open nothing any more.
pub(in crate::tournaments::pages) async fn table_cards(
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
    let title = words.say(PaperKind::Cards.title());
    let body = html! {
        main #main .page .paper data-list="table-cards" {
            nav .paper-menu aria-label=(words.say(id::HALL_PAGE_PAPER)) {
                a href=(view.address("/console")) { (words.say(id::HALL_CONSOLE_TITLE)) }
                (print_button(words))
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

/// The cards two by two, in the order in which a pile cut in half has them one after the other.
pub(super) fn cards(view: View<'_>, round: usize, code: &CardCode<'_>) -> Markup {
    let all = &view.tournament().rounds[round].tables;
    html! {
        h1 .paper-how { (view.words.say(id::HALL_PAGE_PAPER_CARDS)) }
        @for sheet in cutting_order(all.len(), CARDS_PER_SHEET) {
            section .paper-sheet {
                @for table in sheet.into_iter().flatten() { (card(view, round, &all[table], code)) }
            }
        }
    }
}

/// A table's card with its score sheet.
fn card(view: View<'_>, round: usize, table: &Table, code: &CardCode<'_>) -> Markup {
    let words = view.words;
    let title = words.say_with(id::PUBLISHED_TABLE, &[("number", table.number.into())]);
    let (sheet, first) = match view.regulation().kind() {
        GameKind::Risiko => (risiko_sheet(view, table), id::HALL_PAGE_PAPER_OBJECTIVE),
        GameKind::Spqr => (rome_sheet(view, table), id::HALL_PAGE_PAPER_ORDER),
    };
    let lines = [first, id::HALL_PAGE_PAPER_END, id::HALL_PAGE_PAPER_REFEREE];
    html! {
        article .paper-card aria-label=(title) {
            header {
                p .paper-table { (words.say(id::PUBLISHED_COLUMN_TABLE)) " " b { (table.number) } }
                p { b { (view.tournament().facts.name) } br; (view.round_title(round)) }
                p .paper-scan { (words.say(code.label)) }
                (qr(&(code.address)(table.number), &words.say(code.label)))
            }
            (sheet)
            p .paper-lines { @for line in lines { span { (words.say(line)) " " span .paper-line {} } } }
            (view.mark())
        }
    }
}

fn risiko_sheet(view: View<'_>, table: &Table) -> Markup {
    let words = view.words;
    html! {
        table {
            thead { tr {
                th scope="col" { (words.say(id::PUBLISHED_COLUMN_SEAT)) }
                th scope="col" .paper-player { (words.say(id::PUBLISHED_COLUMN_NAME)) }
                th scope="col" { (words.say(id::HALL_PAGE_PAPER_ORDER)) }
                th scope="col" { (words.say(id::HALL_PAGE_PAPER_INSIDE)) }
                th scope="col" { (words.say(id::HALL_PAGE_PAPER_OUTSIDE)) }
                th scope="col" { (words.say(id::HALL_PAGE_PAPER_OUT)) }
                th scope="col" .paper-signature { (words.say(id::HALL_PAGE_PAPER_SIGNATURE)) }
            } }
            tbody { @for (seat, &entrant) in (1..).zip(&table.seats) { tr {
                @let seat: usize = seat;
                td { (seat) }
                th scope="row" { (player(view, entrant)) }
                td {} td {} td {} td {} td {}
            } } }
        }
    }
}

/// How many columns' room a name takes, and a signature; every column of a card is as wide as another.
const ROME_NAME_COLUMNS: usize = 3;
const ROME_SIGNATURE_COLUMNS: usize = 2;

/// What the form for the result asks of each player, with what the short headings stand for in the last row.
fn rome_sheet(view: View<'_>, table: &Table) -> Markup {
    let words = view.words;
    let columns = 1 + ROME_NAME_COLUMNS + 1 + RomeField::ALL.len() + 1 + ROME_SIGNATURE_COLUMNS;
    let headings = RomeField::ALL.map(|field| (words.say(field.short), words.say(field.label)));
    let explained = headings.iter().filter(|(short, label)| short != label);
    let explained: Vec<String> = explained.map(|(short, label)| format!("{short} = {label}")).collect();
    html! {
        table {
            thead { tr {
                th scope="col" { (words.say(id::PUBLISHED_COLUMN_SEAT)) }
                th scope="col" colspan=(ROME_NAME_COLUMNS) { (words.say(id::PUBLISHED_COLUMN_NAME)) }
                th scope="col" { (words.say(id::HALL_SCORE_TRACK)) }
                @for field in RomeField::ALL { th scope="col" { abbr title=(words.say(field.label)) { (words.say(field.short)) } } }
                th scope="col" { (words.say(id::HALL_PAGE_PAPER_OUT)) }
                th scope="col" colspan=(ROME_SIGNATURE_COLUMNS) { (words.say(id::HALL_PAGE_PAPER_SIGNATURE)) }
            } }
            tbody { @for (seat, &entrant) in (1..).zip(&table.seats) { tr {
                @let seat: usize = seat;
                td { (seat) }
                th scope="row" colspan=(ROME_NAME_COLUMNS) { (player(view, entrant)) }
                td {} @for _ in RomeField::ALL { td {} } td {} td colspan=(ROME_SIGNATURE_COLUMNS) {}
            } } }
            tfoot { tr { td .paper-club colspan=(columns) { (explained.join(" · ")) } } }
        }
    }
}

fn player(view: View<'_>, entrant: EntrantId) -> Markup {
    html! {
        (view.name(entrant))
        @if let Some(club) = view.club(entrant) { br; span .paper-club { (club) } }
    }
}
