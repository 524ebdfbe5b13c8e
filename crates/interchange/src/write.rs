//! Pages become bytes: CSV, or a workbook with a sheet for each.
//!
//! A text is never written so that a spreadsheet takes it for a formula: in a workbook it is a text by its type, in CSV an
//! apostrophe stands before it, which reading takes away again.

use crate::fault::{Fault, Place, Problem};
use crate::pages::{Cell, Page};
use rust_xlsxwriter::{ExcelDateTime, Format, FormatAlign, Workbook, Worksheet, XlsxError};

/// What a formula can begin with.
const FORMULA: [char; 6] = ['=', '+', '-', '@', '\t', '\r'];

/// Pages as CSV, in UTF-8 with a mark, so that spreadsheets read the accents. More than one are parted by an empty line and
/// headed by their titles.
#[must_use]
pub fn csv(pages: &[Page]) -> Vec<u8> {
    let mut text = "\u{feff}".to_owned();
    for (at, page) in pages.iter().enumerate() {
        if pages.len() > 1 {
            text.push_str(if at > 0 { "\r\n" } else { "" });
            text.push_str(&record(&[Cell::Text(page.title.clone())]));
        }
        page.rows.iter().for_each(|row| text.push_str(&record(row)));
    }
    text.into_bytes()
}

fn record(row: &[Cell]) -> String {
    let mut writer = csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(Vec::new());
    let cells = row.iter().map(|cell| match cell {
        Cell::Text(text) => guarded(text),
        Cell::Number(number) | Cell::Date(number) => number.clone(),
    });
    // Writing to memory does not fail, and what was given as text comes back as text.
    let written = writer.write_record(cells).ok().and_then(|()| writer.into_inner().ok());
    written.and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_default()
}

fn guarded(text: &str) -> String {
    if is_formula(text) { format!("'{text}") } else { text.to_owned() }
}

/// Whether a text could be taken for a formula, or for one with a guard.
pub(crate) fn is_formula(text: &str) -> bool {
    text.trim_start_matches('\'').starts_with(FORMULA)
}

/// Pages as a workbook.
pub fn xlsx(pages: &[Page]) -> Result<Vec<u8>, Problem> {
    laid_out(pages).map_err(|error| Problem::new(Place::File, Fault::Damaged(error.to_string())))
}

fn laid_out(pages: &[Page]) -> Result<Vec<u8>, XlsxError> {
    let mut book = Workbook::new();
    for page in pages {
        let sheet = book.add_worksheet();
        sheet.set_name(sheet_name(&page.title))?;
        fill(sheet, page)?;
    }
    book.save_to_buffer()
}

fn fill(sheet: &mut Worksheet, page: &Page) -> Result<(), XlsxError> {
    let centred = Format::new().set_bold().set_align(FormatAlign::Center);
    for &(row, from, to) in &page.merged {
        sheet.merge_range(row as u32, from as u16, row as u32, to as u16, "", &centred)?;
    }
    for (row, cells) in page.rows.iter().enumerate() {
        for (column, cell) in cells.iter().enumerate().filter(|(_, cell)| !cell.shown().is_empty()) {
            let title = page.merged.iter().any(|&(merged, from, _)| (merged, from) == (row, column));
            let format = match cell {
                _ if title => centred.clone(),
                _ if page.heading == Some(row) => Format::new().set_bold(),
                Cell::Text(text) if text.contains('\n') => Format::new().set_text_wrap(),
                Cell::Date(_) => Format::new().set_num_format("dd/mm/yyyy"),
                Cell::Text(_) | Cell::Number(_) => Format::new(),
            };
            put(sheet, (row as u32, column as u16), cell, &format)?;
        }
    }
    sheet.autofit();
    Ok(())
}

/// Writes a cell as what it is; a number or a day that is none is a text.
fn put(sheet: &mut Worksheet, (row, column): (u32, u16), cell: &Cell, format: &Format) -> Result<(), XlsxError> {
    let text = cell.shown();
    let (number, day) = match cell {
        Cell::Number(text) => (text.parse::<f64>().ok(), None),
        Cell::Date(text) => (None, ExcelDateTime::parse_from_str(text).ok()),
        Cell::Text(_) => (None, None),
    };
    match (number, day) {
        (Some(number), _) => sheet.write_number_with_format(row, column, number, format)?,
        (None, Some(day)) => sheet.write_datetime_with_format(row, column, &day, format)?,
        (None, None) => sheet.write_string_with_format(row, column, text, format)?,
    };
    Ok(())
}

/// A name that a sheet can have.
fn sheet_name(title: &str) -> String {
    let plain: String = title.chars().map(|c| if "[]:*?/\\".contains(c) { ' ' } else { c }).take(31).collect();
    let plain = plain.trim_matches('\'').trim().to_owned();
    if plain.is_empty() { "1".to_owned() } else { plain }
}
