//! What somebody who asked is told: words for people, one JSON value for programs, and whether the answer is "no".

use serde::Serialize;

/// An answer, in both forms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// For people: lines, each with its end.
    pub text: String,
    /// For programs: one JSON value.
    pub json: String,
    /// Whether it is "yes"; a script sees a "no" by its exit code.
    pub yes: bool,
}

impl Answer {
    /// A "yes" in words and as a value.
    ///
    /// # Errors
    /// If the value cannot be written as JSON, which is our own fault.
    pub fn new(text: String, value: &impl Serialize) -> Result<Self, Fault> {
        let json = serde_json::to_string(value).map_err(|error| Fault::Ours(error.to_string()))?;
        Ok(Self { text, json, yes: true })
    }

    /// The same as a "yes" or a "no".
    #[must_use]
    pub fn with_verdict(self, yes: bool) -> Self {
        Self { yes, ..self }
    }
}

/// Why there is no answer, in the reader's words.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// What was asked cannot be read: what, where, what was expected.
    #[error("{0}")]
    BadInput(String),
    /// The rules refuse it: what, with rule and article.
    #[error("{0}")]
    Refused(String),
    /// Our own fault.
    #[error("{0}")]
    Ours(String),
}

/// What is wrong with a file somebody handed in.
pub(crate) fn bad_file(words: words::Words, file: &str, what: &str) -> Fault {
    let values = [("file", file.into()), ("what", what.into())];
    Fault::BadInput(words.say_with(words::id::DRAW_BAD, &values))
}
