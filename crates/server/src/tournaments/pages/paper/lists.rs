//! Lists for the wall: who sits where, by table and by surname.

use crate::tournaments::pages::seating::by_surname;
use crate::tournaments::pages::view::View;
use maud::{Markup, html};
use words::id;

pub(super) fn tables(view: View<'_>, round: usize) -> Markup {
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

pub(super) fn names(view: View<'_>, round: usize) -> Markup {
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
