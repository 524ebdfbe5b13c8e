//! JSON: a list of objects, with the headings as keys.

use crate::answer::Fault;
use crate::sheet::{Cell, Sheet};
use serde_json::{Map, Value};

/// The rows of all sheets, one after the other.
///
/// # Errors
/// If they cannot be written, which is our own fault.
pub fn json(sheets: &[Sheet]) -> Result<String, Fault> {
    let mut rows = Vec::new();
    for sheet in sheets {
        let object = |row: &Vec<Cell>| {
            let headings = sheet.columns.iter().map(|column| column.heading.clone());
            let values = headings.zip(row.iter().map(|cell| Value::String(cell.shown())));
            Value::Object(values.collect::<Map<_, _>>())
        };
        rows.extend(sheet.rows.iter().map(object));
    }
    let text = serde_json::to_string_pretty(&rows).map_err(|error| Fault::Ours(error.to_string()))?;
    Ok(text + "\n")
}
