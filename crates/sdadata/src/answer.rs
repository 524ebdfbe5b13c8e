//! Answers of the desk on standard output: words for people, or exactly one JSON value for programs.

use desk::{Answer, Fault};
use shell::{Failure, out};
use words::Words;

/// Prints an answer; a "no" has its exit code.
pub(crate) fn give(answer: Result<Answer, Fault>, json: bool, words: Words) -> Result<(), Failure> {
    let answer = answer.map_err(fail)?;
    out::print(words, &if json { answer.json + "\n" } else { answer.text })?;
    if answer.yes { Ok(()) } else { Err(Failure::No) }
}

/// Why there is no answer, as a command fails.
pub(crate) fn fail(fault: Fault) -> Failure {
    match fault {
        Fault::BadInput(what) => Failure::BadInput(what),
        Fault::Refused(what) => Failure::Refused(what),
        Fault::Ours(what) => Failure::Ours(what),
    }
}
