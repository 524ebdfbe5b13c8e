//! How a command can fail, and the exit code that tells a script so.

use std::fmt;
use std::io::{self, Write as _};
use std::process::ExitCode;
use words::{Words, id};

/// Why a command did not end with "done".
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// The answer is "no", and it has been given.
    No,
    /// The answer is "no", for this reason.
    Refused(String),
    /// Our own fault: what happened.
    Ours(String),
    /// Our own fault, and it has been told.
    Told,
    /// Bad input: what, where, what was expected.
    BadInput(String),
    /// Bad input, and it has been told.
    Unreadable,
    /// Whoever read our output has gone; nobody is left to tell.
    Closed,
}

impl Failure {
    /// Standard output could not be written to. A reader who has seen enough (`| head`) is no failure.
    pub(crate) fn output(words: Words, error: &io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Self::Closed;
        }
        Self::unwritable(words, "stdout", error)
    }

    /// A file that cannot be read.
    pub(crate) fn unreadable(words: Words, file: impl fmt::Display, error: &io::Error) -> Self {
        let values = [("file", file.to_string().into()), ("why", reason(error).into())];
        Self::BadInput(words.say_with(id::ERROR_FILE_READ, &values))
    }

    /// A file that cannot be written.
    pub(crate) fn unwritable(words: Words, file: impl fmt::Display, error: &io::Error) -> Self {
        let values = [("file", file.to_string().into()), ("why", reason(error).into())];
        Self::BadInput(words.say_with(id::ERROR_FILE_WRITE, &values))
    }

    /// The exit code.
    pub(crate) fn code(&self) -> ExitCode {
        ExitCode::from(match self {
            Self::Closed => 0,
            Self::No | Self::Refused(_) => 1,
            Self::Ours(_) | Self::Told => 2,
            Self::BadInput(_) | Self::Unreadable => 3,
        })
    }

    /// Tells it on standard error, in one line.
    pub(crate) fn report(&self, words: Words) {
        match self {
            Self::No | Self::Told | Self::Unreadable | Self::Closed => {}
            Self::Refused(what) | Self::BadInput(what) => {
                complain(&words.say_with(id::ERROR, &[("what", one_line(what).into())]));
            }
            Self::Ours(what) => complain(&words.say_with(id::ERROR_OWN_FAULT, &[("what", one_line(what).into())])),
        }
    }
}

impl Failure {
    /// What is told; empty if it has been told already.
    pub(crate) fn text(&self) -> &str {
        match self {
            Self::Refused(what) | Self::Ours(what) | Self::BadInput(what) => what,
            Self::No | Self::Told | Self::Unreadable | Self::Closed => "",
        }
    }
}

/// Writes a line to standard error; if nobody reads it, so be it.
pub(crate) fn complain(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// A text without line ends.
pub(crate) fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What the system says, without the number it adds.
pub(crate) fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or(&text).to_owned()
}
