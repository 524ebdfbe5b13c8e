//! `regulation diff`: what two regulations settle differently, side by side. Like its namesakes it answers "no",
//! with exit code 1, when there is a difference.

use super::Cited;
use crate::cli::RegulationDiff;
use crate::failure::Failure;
use crate::{find, out};
use regulation::{Difference, Entry, diff};
use serde::Serialize;
use std::fmt::Write as _;
use words::{Words, id};

pub(crate) fn run(options: &RegulationDiff, words: Words) -> Result<(), Failure> {
    let (left, right) = (find::rulebook(&options.left, words)?, find::rulebook(&options.right, words)?);
    let differences = diff(&left.regulation, &right.regulation);
    let ids = [left.regulation.id.as_str(), right.regulation.id.as_str()];
    if options.json {
        let differences = differences.iter().filter_map(Differing::of).collect();
        out::json(words, &Answer { left: ids[0], right: ids[1], differences })?;
    } else {
        out::print(words, &in_words(ids, &differences, words))?;
    }
    if differences.is_empty() { Ok(()) } else { Err(Failure::No) }
}

#[derive(Serialize)]
struct Answer<'r> {
    left: &'r str,
    right: &'r str,
    differences: Vec<Differing<'r>>,
}

#[derive(Serialize)]
struct Differing<'r> {
    section: &'r str,
    key: &'static str,
    rule: &'static str,
    left: Option<Cited<'r>>,
    right: Option<Cited<'r>>,
}

impl<'r> Differing<'r> {
    fn of(difference: &'r Difference<'r, 'r>) -> Option<Self> {
        let Difference { left, right } = difference;
        let entry = left.as_ref().or(right.as_ref())?;
        let (left, right) = (left.as_ref().map(Cited::of), right.as_ref().map(Cited::of));
        Some(Self { section: &entry.section, key: entry.key, rule: entry.rule, left, right })
    }
}

fn in_words(ids: [&str; 2], differences: &[Difference<'_, '_>], words: Words) -> String {
    let mut values = vec![("left", ids[0].into()), ("right", ids[1].into())];
    if differences.is_empty() {
        return words.say_with(id::REGULATION_SAME, &values) + "\n";
    }
    values.push(("count", differences.len().into()));
    let mut text = words.say_with(id::REGULATION_DIFFERENCES, &values) + "\n";
    for difference in differences {
        let Some(entry) = difference.left.as_ref().or(difference.right.as_ref()) else { continue };
        let _ = writeln!(
            text,
            "\n{}.{} ({}): {}",
            entry.section,
            entry.key,
            entry.rule,
            speech::regulation::setting(words, entry)
        );
        let side = |id: &str, entry: Option<&Entry<'_>>| match entry {
            Some(entry) => vec![
                format!("  {id}"),
                speech::regulation::setting_value(words, entry),
                speech::regulation::source(words, entry.source),
            ],
            None => vec![format!("  {id}"), words.say(id::REGULATION_ABSENT)],
        };
        let sides = [side(ids[0], difference.left.as_ref()), side(ids[1], difference.right.as_ref())];
        text.push_str(&out::columns(&sides));
    }
    text
}
