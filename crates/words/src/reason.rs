//! Why a regulation says what no text says. Regulation files give their reasons in English, a club its own in its own
//! words; those of the files that come with the program are known in Italian too.

use crate::{Lang, Words};
use std::collections::HashMap;
use std::sync::LazyLock;

const LINES: &str = include_str!("../lang/it.reasons.txt");

/// The reasons that are known in both languages.
pub fn reasons() -> impl Iterator<Item = (&'static str, &'static str)> {
    LINES.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(" = "))
}

static ITALIAN: LazyLock<HashMap<&str, &str>> = LazyLock::new(|| reasons().collect());

impl Words {
    /// A reason in this language; as it was written, if nobody has translated it.
    #[must_use]
    pub fn because(self, text: &str) -> &str {
        match self.lang() {
            Lang::It => ITALIAN.get(text).copied().unwrap_or(text),
            Lang::En => text,
        }
    }
}
