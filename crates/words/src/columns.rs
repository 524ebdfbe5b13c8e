//! Texts side by side in columns.

/// Columns side by side, each as wide as its widest cell; the last is not padded.
#[must_use]
pub fn plain(rows: &[Vec<String>]) -> String {
    aligned(rows, &[])
}

/// The same, the columns of these numbers to the right, as figures are.
#[must_use]
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
