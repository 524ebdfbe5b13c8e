//! The sizes of tables of the games everybody plays, and which tables are made of them (T3.1).

use crate::value::{Notes, Value};
use std::ops::Deref;
use toml::Spanned;
use toml::de::DeValue;

/// Which of the tables that hold a number of people are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fill {
    /// Those nearest to the preferred size, each size being the less welcome the later it is named.
    Nearest,
    /// As many of the first size as possible, then of the second, and so on.
    MostOfFirst,
}

/// Sizes of tables, the preferred one first. A text writes `[4, 5, 3]`, or `["most_of", 4, 5, 3]` where as many tables as possible
/// have the first size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSizes {
    sizes: Vec<u8>,
    /// Which tables are made.
    pub fill: Fill,
}

impl Deref for TableSizes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.sizes
    }
}

/// The word before a list whose first size is to be had as often as possible.
const MOST_OF: &str = "most_of";

impl Value for TableSizes {
    fn expected() -> String {
        format!("{}, perhaps with \"{MOST_OF}\" before them", Vec::<u8>::expected())
    }

    fn read(item: &Spanned<DeValue<'_>>, notes: &mut Notes<'_>) -> Option<Self> {
        let Some(items) = item.get_ref().as_array() else { return notes.misfit::<Self, _>(item) };
        let is_most = items.first().is_some_and(|first| first.get_ref().as_str() == Some(MOST_OF));
        let (fill, sizes) = if is_most { (Fill::MostOfFirst, 1) } else { (Fill::Nearest, 0) };
        let sizes: Vec<_> = items.iter().skip(sizes).map(|size| u8::read(size, notes)).collect();
        Some(Self { sizes: sizes.into_iter().collect::<Option<_>>()?, fill })
    }

    fn print(&self) -> String {
        let word = match self.fill {
            Fill::Nearest => None,
            Fill::MostOfFirst => Some(format!("\"{MOST_OF}\"")),
        };
        let items: Vec<_> = word.into_iter().chain(self.sizes.iter().map(u8::print)).collect();
        format!("[{}]", items.join(", "))
    }
}
