//! When the rounds of a season are played, for everybody (T2.14).

use super::view::View;
use crate::parts::{Cell, Column, DataTable};
use desk::tournament::sheets;
use maud::{Markup, html};

/// The days of the rounds and of special events, once there are any.
pub(super) fn calendar(view: View<'_>) -> Markup {
    let sheet = sheets::calendar(&view.published());
    if sheet.rows.is_empty() {
        return html! {};
    }
    let row = |row: &Vec<desk::sheet::Cell>| {
        let cells = row.iter().map(|cell| html! { (view.written_day(&cell.shown())) });
        cells.enumerate().map(|(at, text)| if at == 0 { Cell::Head(text) } else { Cell::Data(text) }).collect()
    };
    let table = DataTable {
        label: sheet.title.clone(),
        columns: sheet.columns.iter().map(|column| Column::text(column.heading.clone())).collect(),
        rows: sheet.rows.iter().map(row).collect(),
    };
    html! {
        section aria-labelledby="calendar-title" {
            h2 #calendar-title { (sheet.title) }
            (table.show())
        }
    }
}
