//! The cash desk's list: who paid what, with room to sign (T2.13).

use crate::tournaments::pages::view::View;
use director::tournament::{Entrant, Status};
use maud::{Markup, html};
use words::id;

/// Everybody by surname, with what they paid and the sum. Dates of birth are for the organiser alone.
pub(super) fn cash(view: View<'_>, with_births: bool) -> Markup {
    let words = view.words;
    let mut people: Vec<_> = view.tournament().entrants.iter().collect();
    people.sort_by_cached_key(|entrant| (view.surname_first(entrant.id).to_lowercase(), entrant.id));
    let sum = people.iter().map(|entrant| u64::from(entrant.paid_cents)).sum();
    let names = if with_births { 4 } else { 3 };
    let title = words.say(id::PAPER_CASH);
    let table = html! {
        table .paper-names .paper-cash {
            thead { tr {
                th scope="col" .number { (words.say(id::PAPER_COLUMN_NUMBER)) }
                th scope="col" { (words.say(id::PUBLISHED_COLUMN_NAME)) }
                th scope="col" { (words.say(id::PUBLISHED_COLUMN_CLUB)) }
                @if with_births { th scope="col" { (words.say(id::HALL_CONSOLE_BIRTH)) } }
                th scope="col" .number { (words.say(id::PAPER_COLUMN_PAID)) }
                th scope="col" .paper-signature { (words.say(id::HALL_PAGE_PAPER_SIGNATURE)) }
            } }
            tbody { @for entrant in people { (row(view, entrant, with_births)) } }
            tfoot { tr {
                th scope="row" colspan=(names) { (words.say(id::PUBLISHED_COLUMN_TOTAL)) }
                td .number { b { (amount(view, sum)) } }
                td {}
            } }
        }
    };
    super::wall(view, &title, &table)
}

fn row(view: View<'_>, entrant: &Entrant, with_births: bool) -> Markup {
    html! {
        tr {
            td .number { (entrant.id.0) }
            th scope="row" {
                (view.surname_first(entrant.id))
                @if entrant.status != Status::In { " (" (view.words.say(id::HALL_PAGE_LEFT)) ")" }
            }
            td { (view.club(entrant.id).unwrap_or_default()) }
            @if with_births { td { (entrant.entry.person.birth.as_deref().unwrap_or_default()) } }
            td .number { @if entrant.paid_cents > 0 { (amount(view, entrant.paid_cents.into())) } }
            td {}
        }
    }
}

/// Cents as an amount, as the reader's language writes it.
fn amount(view: View<'_>, cents: u64) -> String {
    view.words.decimal(&format!("{}.{:02}", cents / 100, cents % 100))
}
