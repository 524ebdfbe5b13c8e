//! A value together with where it comes from.
//!
//! Nothing here knows what the value means or how a text spells it.

use std::fmt;
use std::ops::Deref;

/// A value and its source. It reads like the value itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cited<T> {
    /// The value.
    pub value: T,
    /// Where it comes from.
    pub source: Source,
}

impl<T> Deref for Cited<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

/// Where a value, or the answer to a rule, comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// An article of a regulation: `challenge-2017 §4`.
    Article(String),
    /// Our choice, because the texts are silent or contradict each other: the reason.
    Choice(String),
    /// A club's own rule: in its words.
    House(String),
    /// The text is older than the setting: games go as they went when it was written.
    Earlier,
}

impl Source {
    /// The three words a text may use for a source. That it is [`Source::Earlier`] no text says.
    pub const KINDS: [&str; 3] = ["article", "choice", "house"];

    /// Which kind it is: one of [`Source::KINDS`], or `earlier`.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Article(_) => "article",
            Self::Choice(_) => "choice",
            Self::House(_) => "house",
            Self::Earlier => "earlier",
        }
    }

    /// The article, the reason or the club's words; nothing where no text says anything.
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            Self::Article(text) | Self::Choice(text) | Self::House(text) => text,
            Self::Earlier => "",
        }
    }

    /// Whether it says that the value is never asked for: `not used: this game has no objectives`.
    #[must_use]
    pub fn is_unused(&self) -> bool {
        matches!(self, Self::Choice(why) if why.starts_with("not used:"))
    }

    /// The source of this kind; `None` for a word that is not a kind.
    pub(crate) fn of(kind: &str, text: String) -> Option<Self> {
        match kind {
            "article" => Some(Self::Article(text)),
            "choice" => Some(Self::Choice(text)),
            "house" => Some(Self::House(text)),
            _ => None,
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.kind(), self.text())
    }
}
