//! `regulation check`: everything that is wrong with a club's own files, at once.

use crate::cli::RegulationCheck;
use crate::failure::Failure;
use crate::{find, out};
use regulation::{Fault, Faults, Library, Regulation};
use serde::Serialize;
use std::fmt::Write as _;
use std::path::Path;
use words::{Words, id};

pub(crate) fn run(options: &RegulationCheck, words: Words) -> Result<(), Failure> {
    let read: Result<Vec<(String, Verdict)>, Failure> = options.file.iter().map(|file| check(file, words)).collect();
    let read = read?;
    let ok = read.iter().all(|(_, verdict)| verdict.is_ok());
    if options.json {
        let files = read.iter().map(|(file, verdict)| Checked::of(file, verdict)).collect();
        out::json(words, &Answer { ok, files })?;
    } else {
        out::print(words, &read.iter().map(|(file, verdict)| in_words(file, verdict, words)).collect::<String>())?;
    }
    if ok { Ok(()) } else { Err(Failure::No) }
}

type Verdict = Result<Regulation, Faults>;

fn check(file: &Path, words: Words) -> Result<(String, Verdict), Failure> {
    let text = find::read_text(file, words)?;
    Ok((file.display().to_string(), Regulation::read(&text, &Library::embedded())))
}

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
    faults: Vec<Told<'v>>,
}

#[derive(Serialize)]
struct Told<'v> {
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
            Err(faults) => Self { file, ok: false, id: None, faults: faults.0.iter().map(Told::of).collect() },
        }
    }
}

impl<'v> Told<'v> {
    fn of(fault: &'v Fault) -> Self {
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
