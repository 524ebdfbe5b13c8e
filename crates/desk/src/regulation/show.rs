//! Every setting of a regulation with its value, its rule and its source.

use super::{Cited, Head};
use crate::answer::{Answer as Told, Fault};
use ::regulation::{Entry, Regulation};
use serde::Serialize;
use std::fmt::Write as _;
use words::Words;

/// Every setting of a regulation with its value and source.
///
/// # Errors
/// If the answer cannot be written, which is our own fault.
pub fn show(regulation: &Regulation, words: Words) -> Result<Told, Fault> {
    let entries = regulation.entries();
    let text = crate::marked(in_words(regulation, &entries, words), regulation);
    let settings = entries.iter().map(Setting::of).collect();
    Told::new(text, &Whole { head: Head::of(regulation), settings })
}

#[derive(Serialize)]
struct Whole<'r> {
    #[serde(flatten)]
    head: Head<'r>,
    settings: Vec<Setting<'r>>,
}

#[derive(Serialize)]
struct Setting<'r> {
    section: &'r str,
    key: &'static str,
    rule: &'static str,
    #[serde(flatten)]
    cited: Cited<'r>,
}

impl<'r> Setting<'r> {
    fn of(entry: &'r Entry<'r>) -> Self {
        Self { section: &entry.section, key: entry.key, rule: entry.rule, cited: Cited::of(entry) }
    }
}

fn in_words(regulation: &Regulation, entries: &[Entry<'_>], words: Words) -> String {
    let (title, standing) =
        (speech::regulation::title(words, regulation), speech::regulation::standing(words, regulation));
    let mut text = format!("{}: {title} ({standing})\n", regulation.id);
    if let Some(why) = speech::regulation::why_extended(words, regulation) {
        let _ = writeln!(text, "  {why}");
    }
    for section in entries.chunk_by(|a, b| a.section == b.section) {
        let name = section.first().map(|entry| speech::regulation::section_of(words, entry)).unwrap_or_default();
        let _ = writeln!(text, "\n{name}");
        section.iter().for_each(|entry| text.push_str(&setting(entry, words)));
    }
    text
}

/// A setting on two lines: what it settles and its value, then its name, rule and source.
fn setting(entry: &Entry<'_>, words: Words) -> String {
    let name = format!("{}.{}", entry.section, entry.key);
    format!(
        "  {}: {}\n      {name}, {}, {}\n",
        speech::regulation::setting(words, entry),
        speech::regulation::setting_value(words, entry),
        entry.rule,
        speech::regulation::source(words, entry.source)
    )
}
