//! What the regulations say, how two differ, and what is wrong with a club's own.

mod canonical;
mod check;
mod diff;
mod list;
mod show;

pub use canonical::canonical;
pub use check::check;
pub use diff::diff;
pub use list::list;
pub use show::show;

use ::regulation::{Entry, Regulation, Source};
use serde::Serialize;

/// The head of a regulation, for a program.
#[derive(Serialize)]
struct Head<'r> {
    id: &'r str,
    name: Titles<'r>,
    official: bool,
    extends: Option<&'r str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    extends_source: Option<Origin<'r>>,
    hash: String,
}

#[derive(Serialize)]
struct Titles<'r> {
    it: &'r str,
    en: &'r str,
}

impl<'r> Head<'r> {
    fn of(regulation: &'r Regulation) -> Self {
        Self {
            id: &regulation.id,
            name: Titles { it: &regulation.name.it, en: &regulation.name.en },
            official: regulation.official,
            extends: regulation.extends.as_deref(),
            extends_source: regulation.extends_source.as_ref().map(Origin::of),
            hash: regulation.hash(),
        }
    }
}

/// A value with its source, for a program. The value is as a text would spell it.
#[derive(Serialize)]
struct Cited<'r> {
    value: &'r str,
    source: Origin<'r>,
}

#[derive(Serialize)]
struct Origin<'r> {
    kind: &'static str,
    text: &'r str,
}

impl<'r> Cited<'r> {
    fn of(entry: &'r Entry<'r>) -> Self {
        Self { value: &entry.value, source: Origin::of(entry.source) }
    }
}

impl<'r> Origin<'r> {
    fn of(source: &'r Source) -> Self {
        Self { kind: source.kind(), text: source.text() }
    }
}
