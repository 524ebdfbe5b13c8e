//! Files for spreadsheets.

use crate::answer::Fault;
use crate::sheet::{Cell, RoundResult, Sheet};
use interchange::pages::{self, Page};
use interchange::write;

/// Sheets as CSV, the first under the publisher's sentence where it asks for one.
#[must_use]
pub fn csv(sheets: &[Sheet]) -> Vec<u8> {
    write::csv(&pages(sheets))
}

/// Sheets as a workbook, with the same sentence above the first.
///
/// # Errors
/// If a sheet cannot be laid out, which is our own fault.
pub fn xlsx(sheets: &[Sheet]) -> Result<Vec<u8>, Fault> {
    write::xlsx(&pages(sheets)).map_err(|problem| Fault::Ours(problem.to_string()))
}

fn pages(sheets: &[Sheet]) -> Vec<Page> {
    let mut pages = sheets.iter().map(page);
    let mark = sheets.first().and_then(|sheet| sheet.mark);
    let first = pages.next().map(|page| if let Some(mark) = mark { page.under(mark) } else { page });
    first.into_iter().chain(pages).collect()
}

/// A sheet as the page of a workbook.
#[must_use]
pub fn page(sheet: &Sheet) -> Page {
    let heading = sheet.columns.iter().map(|column| pages::Cell::Text(column.heading.clone())).collect();
    let rows = sheet.rows.iter().map(|row| row.iter().map(cell).collect());
    Page {
        title: sheet.title.clone(),
        rows: [heading].into_iter().chain(rows).collect(),
        heading: Some(0),
        merged: Vec::new(),
    }
}

fn cell(cell: &Cell) -> pages::Cell {
    match cell {
        Cell::Number(number) => pages::Cell::Number(number.clone()),
        Cell::Results(results) => match results.as_slice() {
            [RoundResult { points, counts: true }] => pages::Cell::Number(points.clone()),
            _ => pages::Cell::Text(cell.shown()),
        },
        Cell::Empty | Cell::Text(_) => pages::Cell::Text(cell.shown()),
    }
}
