//! What is wrong with a text: where, what, what was expected, and what was perhaps meant.
//!
//! A fault knows nothing of the settings it is about; those who read them note it.

use std::fmt;

/// Everything that is wrong with one text, in the order of its lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faults(pub Vec<Fault>);

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, fault) in self.0.iter().enumerate() {
            let break_before = if place == 0 { "" } else { "\n" };
            write!(f, "{break_before}{fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}

impl Faults {
    fn in_one_line(&self) -> String {
        self.0.iter().map(Fault::to_string).collect::<Vec<_>>().join(" / ")
    }
}

/// One thing that is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, from 1; `None` where something is missing from the whole text.
    pub line: Option<usize>,
    /// What it is about: `combat.attack_dice`; empty for the text as a whole.
    pub key: String,
    /// What is wrong.
    pub problem: Problem,
    /// What would have been right.
    pub expected: Option<String>,
    /// The known name nearest to the one found.
    pub did_you_mean: Option<String>,
}

impl Fault {
    /// A fault with nothing to expect and nothing to suggest.
    pub(crate) fn new(line: Option<usize>, key: impl Into<String>, problem: Problem) -> Self {
        Self { line, key: key.into(), problem, expected: None, did_you_mean: None }
    }

    /// Says what would have been right.
    pub(crate) fn expected(mut self, expected: impl Into<String>) -> Self {
        self.expected = Some(expected.into());
        self
    }

    /// Suggests the name of `known` nearest to `found`, if any is near.
    pub(crate) fn nearest<'k>(mut self, found: &str, known: impl IntoIterator<Item = &'k str>) -> Self {
        self.did_you_mean = spelling::nearest(found, known).map(str::to_owned);
        self
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        match (&self.problem, self.key.as_str()) {
            (Problem::Missing(rule), key) => write!(f, "missing: {key}{}", in_brackets(rule.as_deref()))?,
            (problem, "") => write!(f, "{problem}")?,
            (problem, key) => write!(f, "{key}: {problem}")?,
        }
        if let Some(expected) = &self.expected {
            write!(f, "; expected {expected}")?;
        }
        match &self.did_you_mean {
            Some(name) => write!(f, "; did you mean '{name}'?"),
            None => Ok(()),
        }
    }
}

fn in_brackets(rule: Option<&str>) -> String {
    rule.map(|rule| format!(" ({rule})")).unwrap_or_default()
}

/// The kinds of things that can be wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// The text is not TOML.
    #[error("not TOML: {0}")]
    Syntax(String),
    /// A section, setting, field or rule that does not exist: which of these.
    #[error("no such {0}")]
    NoSuch(&'static str),
    /// A word or an id that does not exist.
    #[error("'{0}' is not known")]
    Unknown(String),
    /// Something of another shape or size: what was found.
    #[error("found {0}")]
    Found(String),
    /// The same name twice.
    #[error("'{0}' stands twice")]
    Twice(String),
    /// A value without a source.
    #[error("no source")]
    NoSource,
    /// A value with more than one source: which kinds.
    #[error("several sources ({0})")]
    SeveralSources(String),
    /// Nothing where something is needed: the rule it would decide.
    #[error("missing")]
    Missing(Option<String>),
    /// A citation for a rule that a setting decides: which setting. Its source is the citation.
    #[error("decided by the setting {0}, whose source is its citation")]
    Settled(String),
    /// Values that are each possible but do not go together.
    #[error("{0}")]
    Unfit(String),
    /// Regulations that extend each other: the way round.
    #[error("extends itself: {0}")]
    Cycle(String),
    /// The extended regulation cannot be read itself: its faults.
    #[error("'{id}' has faults of its own: {faults}", faults = faults.in_one_line())]
    BrokenBase {
        /// The extended regulation.
        id: String,
        /// What is wrong with it.
        faults: Faults,
    },
    /// An id that one of the program's own regulations has.
    #[error("'{0}' is the id of one of the program's own regulations")]
    Taken(String),
    /// A text that calls itself official without being one of the program's own.
    #[error("only the program's own regulations are official")]
    NotOfficial,
}
