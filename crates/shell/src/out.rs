//! Standard output: words for people, or exactly one JSON value for programs.

use crate::failure::Failure;
use serde::Serialize;
use std::io::{self, Write as _};
use words::Words;

/// Writes a text.
pub fn print(words: Words, text: &str) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(|error| Failure::output(words, &error))
}

/// Writes one JSON value on a line of its own.
pub fn json(words: Words, value: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string(value).map_err(|error| Failure::Ours(error.to_string()))?;
    print(words, &format!("{text}\n"))
}

/// Columns side by side, each as wide as its widest cell; the last is not padded.
pub fn columns(rows: &[Vec<String>]) -> String {
    aligned(rows, &[])
}

/// The same, the columns of these numbers to the right, as figures are.
pub fn aligned(rows: &[Vec<String>], right: &[usize]) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |at: usize| rows.iter().filter_map(|row| row.get(at)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..count).map(|at| width(at).unwrap_or(0)).collect();
    let cell = |(at, (cell, &width)): (usize, (&String, &usize))| {
        if right.contains(&at) { format!("{cell:>width$}") } else { format!("{cell:width$}") }
    };
    let line = |row: &Vec<String>| {
        let cells: Vec<String> = row.iter().zip(&widths).enumerate().map(cell).collect();
        format!("{}\n", cells.join("  ").trim_end())
    };
    rows.iter().map(line).collect()
}
