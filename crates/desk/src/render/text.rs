//! Plain text, for a terminal, a wall or a forum.

use crate::sheet::{Cell, Kind, Sheet};

/// The title, the columns side by side, and the publisher's sentence.
#[must_use]
pub fn text(sheet: &Sheet) -> String {
    let mark = sheet.mark.map(|mark| format!("\n{mark}\n")).unwrap_or_default();
    format!("{}\n{}{mark}", sheet.title, grid(sheet))
}

/// The columns side by side under their headings.
#[must_use]
pub fn grid(sheet: &Sheet) -> String {
    let heading = sheet.columns.iter().map(|column| column.heading.clone()).collect();
    let rows = sheet.rows.iter().map(|row| row.iter().map(Cell::shown).collect());
    let right: Vec<usize> = (0..sheet.columns.len()).filter(|&at| sheet.columns[at].kind == Kind::Number).collect();
    words::columns::aligned(&[heading].into_iter().chain(rows).collect::<Vec<Vec<String>>>(), &right)
}
