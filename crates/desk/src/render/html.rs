//! HTML: a table that a page puts where it belongs. On a phone each row becomes a card, so every cell says its heading.

use crate::sheet::{Cell, Kind, RoundResult, Sheet};
use maud::{Markup, html};

/// The sheet as a table with its title as caption, and the publisher's sentence below it.
#[must_use]
pub fn html(sheet: &Sheet) -> Markup {
    let number = |at: usize| sheet.columns.get(at).is_some_and(|column| column.kind == Kind::Number);
    let heading = |at: usize| sheet.columns.get(at).map_or("", |column| column.heading.as_str());
    html! {
        table .data-table {
            caption { (sheet.title) }
            thead { tr { @for column in &sheet.columns {
                th scope="col" .data-table-number[column.kind == Kind::Number] { (column.heading) }
            } } }
            tbody { @for row in &sheet.rows { tr { @for (at, cell) in row.iter().enumerate() {
                td .data-table-number[number(at)] data-heading=(heading(at)) { (contents(cell)) }
            } } } }
        }
        @if let Some(mark) = sheet.mark { p .data-table-mark { (mark) } }
    }
}

/// A result that does not count is struck through.
fn contents(cell: &Cell) -> Markup {
    let result = |result: &RoundResult| html! { @if result.counts { (result.points) } @else { s { (result.points) } } };
    html! {
        @match cell {
            Cell::Empty => {}
            Cell::Text(text) | Cell::Number(text) => (text),
            Cell::Results(results) => @for (at, one) in results.iter().enumerate() { @if at > 0 { " " } (result(one)) },
        }
    }
}
