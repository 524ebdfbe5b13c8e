//! Rows of cells, as texts, from whatever file they stand in.

use crate::fault::{Fault, Place, Problem};
use crate::text::number;
use calamine::{Data, Reader as _, Xls, Xlsx};
use std::io::Cursor;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The most rows and columns that are looked at: more is no tournament.
const MOST: (usize, usize) = (20_000, 1_000);

/// Rows of cells.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Grid {
    /// The sheet; nothing for a text.
    pub(crate) sheet: Option<String>,
    /// The cells.
    pub(crate) rows: Vec<Vec<String>>,
    /// Of a text, the line each row begins in.
    lines: Vec<usize>,
}

impl Grid {
    /// A cell; empty where there is none.
    pub(crate) fn cell(&self, row: usize, column: usize) -> &str {
        self.rows.get(row).and_then(|cells| cells.get(column)).map_or("", |cell| cell.trim())
    }

    /// Whether nothing stands in a row.
    pub(crate) fn is_blank(&self, row: usize) -> bool {
        self.rows.get(row).is_none_or(|cells| cells.iter().all(|cell| cell.trim().is_empty()))
    }

    /// Where a cell is.
    pub(crate) fn place(&self, row: usize, column: usize) -> Place {
        match &self.sheet {
            Some(sheet) => Place::Cell { sheet: sheet.clone(), row, column },
            None => Place::Line { line: self.lines.get(row).copied().unwrap_or(row + 1), field: column + 1 },
        }
    }

    /// The file, or the sheet of it.
    pub(crate) fn whole(&self) -> Place {
        self.sheet.clone().map_or(Place::File, Place::Sheet)
    }

    fn put(&mut self, row: usize, column: usize, text: String) -> Result<(), String> {
        if text.is_empty() {
            return Ok(());
        }
        if row >= MOST.0 || column >= MOST.1 {
            return Err(format!("more than {} rows or {} columns", MOST.0, MOST.1));
        }
        if self.rows.len() <= row {
            self.rows.resize(row + 1, Vec::new());
        }
        let cells = &mut self.rows[row];
        if cells.len() <= column {
            cells.resize(column + 1, String::new());
        }
        cells[column] = text;
        Ok(())
    }
}

/// The sheets of a workbook, `.xls` or `.xlsx`, told apart by how they begin.
pub(crate) fn sheets(bytes: &[u8]) -> Result<Vec<Grid>, Problem> {
    let read = || match bytes {
        [0xd0, 0xcf, 0x11, 0xe0, ..] => old(bytes).map_err(Fault::Damaged),
        [b'P', b'K', ..] => new(bytes).map_err(Fault::Damaged),
        _ => Err(Fault::NoWorkbook),
    };
    // Bytes can be anything, and whoever decodes them may stumble: that is a fault of the file.
    let found = catch_unwind(AssertUnwindSafe(read)).unwrap_or_else(|_| Err(Fault::Damaged(String::new())));
    found.map_err(|fault| Problem::new(Place::File, fault))
}

fn old(bytes: &[u8]) -> Result<Vec<Grid>, String> {
    let mut book = Xls::new(Cursor::new(bytes)).map_err(|error| error.to_string())?;
    let mut grids = Vec::new();
    for name in book.sheet_names() {
        let range = book.worksheet_range(&name).map_err(|error| error.to_string())?;
        let (top, left) = range.start().unwrap_or_default();
        let mut grid = Grid { sheet: Some(name), ..Grid::default() };
        for (row, column, data) in range.used_cells() {
            grid.put(top as usize + row, left as usize + column, text(data))?;
        }
        grids.push(grid);
    }
    Ok(grids)
}

/// Cell by cell: a sheet that has one in the last row and column is not laid out in full.
fn new(bytes: &[u8]) -> Result<Vec<Grid>, String> {
    let mut book = Xlsx::new(Cursor::new(bytes)).map_err(|error| error.to_string())?;
    let mut grids = Vec::new();
    for name in book.sheet_names() {
        let mut cells = book.worksheet_cells_reader(&name).map_err(|error| error.to_string())?;
        let mut grid = Grid { sheet: Some(name), ..Grid::default() };
        while let Some(cell) = cells.next_cell().map_err(|error| error.to_string())? {
            let (row, column) = cell.get_position();
            grid.put(row as usize, column as usize, text(&Data::from(cell.get_value().clone())))?;
        }
        grids.push(grid);
    }
    Ok(grids)
}

fn text(data: &Data) -> String {
    match data {
        Data::Int(value) => value.to_string(),
        Data::Float(value) => number(*value),
        Data::String(value) => value.clone(),
        Data::Bool(value) => value.to_string(),
        Data::DateTime(value) => {
            let (year, month, day, ..) = value.to_ymd_hms_milli();
            format!("{year:04}-{month:02}-{day:02}")
        }
        Data::DateTimeIso(value) | Data::DurationIso(value) => value.clone(),
        Data::Error(error) => error.to_string(),
        Data::Empty => String::new(),
    }
}

/// A text as rows, with this separator.
pub(crate) fn separated(text: &str, separator: u8) -> Result<Grid, Problem> {
    let mut reader =
        csv::ReaderBuilder::new().has_headers(false).flexible(true).delimiter(separator).from_reader(text.as_bytes());
    let mut grid = Grid::default();
    let (mut line, mut counted) = (1, 0);
    for record in reader.records() {
        let record = record.map_err(|error| Problem::new(Place::File, Fault::Damaged(error.to_string())))?;
        // A record begins behind the empty lines before it.
        let from = record.position().map_or(counted, |position| position.byte() as usize);
        let from = from + text.as_bytes()[from..].iter().take_while(|byte| **byte == b'\n').count();
        line += text.as_bytes()[counted..from].iter().filter(|byte| **byte == b'\n').count();
        counted = from;
        grid.lines.push(line);
        grid.rows.push(record.iter().map(unguarded).collect());
    }
    Ok(grid)
}

/// What a guard against formulas put before a cell is not part of it.
fn unguarded(cell: &str) -> String {
    let guarded = cell.strip_prefix('\'').filter(|rest| crate::write::is_formula(rest));
    guarded.unwrap_or(cell).to_owned()
}

/// The line in which a quotation mark opens that is never closed.
pub(crate) fn open_quote(text: &str, separator: u8) -> Option<usize> {
    let (mut quoted, mut fresh, mut line, mut since) = (false, true, 1, 0);
    for byte in text.bytes() {
        match byte {
            b'"' if quoted || fresh => {
                quoted = !quoted;
                since = line;
                // After a closing one another means a quotation mark inside.
                fresh = !quoted;
                continue;
            }
            b'\n' => line += 1,
            _ => {}
        }
        fresh = !quoted && (byte == separator || byte == b'\n');
    }
    quoted.then_some(since)
}

/// Bytes as text: UTF-8 or UTF-16 with a mark, UTF-8 without one, else Windows-1252. Lines end as ours do.
pub(crate) fn decoded(bytes: &[u8]) -> String {
    decoded_text(bytes).replace("\r\n", "\n").replace('\r', "\n")
}

fn decoded_text(bytes: &[u8]) -> String {
    if let Some((encoding, mark)) = encoding_rs::Encoding::for_bom(bytes) {
        return encoding.decode_without_bom_handling(&bytes[mark..]).0.into_owned();
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => encoding_rs::WINDOWS_1252.decode_without_bom_handling(bytes).0.into_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_of_old_programs_are_read() {
        assert_eq!(decoded(b"\xef\xbb\xbfNicol\xc3\xb2"), "Nicolò");
        assert_eq!(decoded(b"Nicol\xf2 \x80"), "Nicolò €");
        assert_eq!(decoded(b"\xff\xfeN\0\xf2\0"), "Nò");
    }

    #[test]
    fn an_open_quotation_mark_is_found() {
        assert_eq!(open_quote("a,\"b\"\"c\",d\n", b','), None);
        assert_eq!(open_quote("a,b\nc,\"d\ne,f\n", b','), Some(2));
        assert_eq!(open_quote("a,5\"b,c\n", b','), None);
    }
}
