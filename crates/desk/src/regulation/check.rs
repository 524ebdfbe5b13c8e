//! Everything that is wrong with a club's own files, at once.

use crate::answer::{Answer as Told, Fault};
use ::regulation::{Fault as TextFault, Faults, Library, Regulation};
use serde::Serialize;
use std::fmt::Write as _;
use words::{Words, id};

/// Reads files, each with its name; "no" if one has a fault.
///
/// # Errors
/// If the answer cannot be written, which is our own fault.
pub fn check(files: &[(String, String)], words: Words) -> Result<Told, Fault> {
    let library = Library::embedded();
    let read: Vec<(&str, Verdict)> =
        files.iter().map(|(name, text)| (name.as_str(), Regulation::read(text, &library))).collect();
    let ok = read.iter().all(|(_, verdict)| verdict.is_ok());
    let text = read.iter().map(|(file, verdict)| in_words(file, verdict, words)).collect::<String>();
    let files = read.iter().map(|(file, verdict)| Checked::of(file, verdict)).collect();
    Ok(Told::new(text, &Answer { ok, files })?.with_verdict(ok))
}

type Verdict = Result<Regulation, Faults>;

#[derive(Serialize)]
struct Answer<'v> {
    ok: bool,
    files: Vec<Checked<'v>>,
}

#[derive(Serialize)]
struct Checked<'v> {
    file: &'v str,
    ok: bool,
    id: Option<&'v str>,
    faults: Vec<Found<'v>>,
}

#[derive(Serialize)]
struct Found<'v> {
    line: Option<usize>,
    key: &'v str,
    what: String,
    expected: Option<&'v str>,
    did_you_mean: Option<&'v str>,
}

impl<'v> Checked<'v> {
    fn of(file: &'v str, verdict: &'v Verdict) -> Self {
        match verdict {
            Ok(regulation) => Self { file, ok: true, id: Some(&regulation.id), faults: Vec::new() },
            Err(faults) => Self { file, ok: false, id: None, faults: faults.0.iter().map(Found::of).collect() },
        }
    }
}

impl<'v> Found<'v> {
    fn of(fault: &'v TextFault) -> Self {
        Self {
            line: fault.line,
            key: &fault.key,
            what: fault.problem.to_string(),
            expected: fault.expected.as_deref(),
            did_you_mean: fault.did_you_mean.as_deref(),
        }
    }
}

fn in_words(file: &str, verdict: &Verdict, words: Words) -> String {
    match verdict {
        Ok(regulation) => {
            let values = [("file", file.into()), ("id", regulation.id.as_str().into())];
            words.say_with(id::REGULATION_OK, &values) + "\n"
        }
        Err(faults) => {
            let values = [("file", file.into()), ("count", faults.0.len().into())];
            let mut text = words.say_with(id::REGULATION_FAULTS, &values) + "\n";
            for fault in &faults.0 {
                let _ = writeln!(text, "  {}", speech::regulation::fault(words, fault));
            }
            text
        }
    }
}
