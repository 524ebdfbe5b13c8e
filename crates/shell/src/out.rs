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
    print(words, &json_line(value)?)
}

/// One JSON value as a line of text.
pub fn json_line(value: &impl Serialize) -> Result<String, Failure> {
    let text = serde_json::to_string(value).map_err(|error| Failure::Ours(error.to_string()))?;
    Ok(format!("{text}\n"))
}
