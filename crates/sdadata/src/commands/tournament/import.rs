//! `tournament import`: a club's workbook becomes a tournament, and its standings are compared with those that follow.

use super::file::{self, now};
use crate::answer::fail;
use desk::import;
use desk::received::known_formats;
use desk::refusal::unknown_format;
use director::tournament::Rules;
use interchange::Problem;
use interchange::compare;
use interchange::rebuild;
use interchange::workbook::{self, Workbook};
use regulation::Library;
use shell::failure::complain;
use shell::{Failure, find, out};
use std::path::{Path, PathBuf};
use words::{Words, id};

/// A workbook.
#[derive(clap::Args, Debug)]
pub(crate) struct ImportOptions {
    #[arg(value_name = "WORKBOOK")]
    workbook: PathBuf,
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "ID")]
    regulation: Option<String>,
    #[arg(long, value_name = "F")]
    format: Option<String>,
    #[arg(long, value_name = "WHO", default_value = "")]
    by: String,
}

pub(crate) fn run(options: &ImportOptions, words: Words) -> Result<(), Failure> {
    if options.file.exists() {
        let values = [("file", options.file.display().to_string().into())];
        return Err(Failure::BadInput(words.say_with(id::TOURNAMENT_EXISTS, &values)));
    }
    let bytes = self::bytes(&options.workbook, words)?;
    let book = quietly(|| workbook::read(&bytes));
    let book = book.map_err(|problems| unreadable(&options.workbook, &problems, words))?;
    let (regulation, format) = chosen(options, &book, words)?;
    let regulation = find::rulebook(&regulation, words)?.regulation;
    let rules = Rules::new(regulation.clone(), format.as_deref()).map_err(|no| fail(unknown_format(&no, words)))?;
    let name = options.workbook.display().to_string();
    let rebuilt = rebuild::rebuild(&rules, &book, &now(), &options.by).map_err(|stopped| {
        fail(import::refusal(&name, &stopped.problem, &regulation, stopped.log.tournament(), words))
    })?;
    let tournament = rebuilt.log.tournament();
    let differences = compare::differences(&rules, &book, &rebuilt);
    file::write(&options.file, &rebuilt.log, &rules, file::salts()?, words)?;
    let mut text = import::notes(&book.notes, words) + &import::notes(&rebuilt.notes, words);
    let values = [
        ("people", tournament.entrants.len().into()),
        ("rounds", tournament.rounds.len().into()),
        ("regulation", regulation.id.clone().into()),
        ("format", rules.format_id.as_str().into()),
    ];
    text.push_str(&(words.say_with(id::IMPORT_DONE, &values) + "\n"));
    text.push_str(&import::compared(&book, &differences, words));
    out::print(words, &text)?;
    if differences.is_empty() { Ok(()) } else { Err(Failure::No) }
}

/// The regulation and format asked for, or those the workbook's kind of tournament names.
fn chosen(options: &ImportOptions, book: &Workbook, words: Words) -> Result<(String, Option<String>), Failure> {
    if let Some(regulation) = &options.regulation {
        return Ok((regulation.clone(), options.format.clone()));
    }
    let library = Library::embedded();
    let ids: Vec<String> = library.ids().map(str::to_owned).collect();
    match rebuild::guess(&book.event, &known_formats(&library)) {
        Some((regulation, format)) => Ok((regulation.clone(), options.format.clone().or_else(|| Some(format.clone())))),
        None => {
            let values = [("kind", book.event.kind.clone().into()), ("known", ids.join(", ").into())];
            Err(Failure::BadInput(words.say_with(id::IMPORT_WHICH, &values)))
        }
    }
}

/// The bytes of a file.
pub(super) fn bytes(path: &Path, words: Words) -> Result<Vec<u8>, Failure> {
    std::fs::read(path).map_err(|error| Failure::unreadable(words, path.display(), &error))
}

/// Reads bytes that may be damaged. Whoever decodes them may stumble: that is caught and told as a fault of the file, and is
/// not to be told as one of ours before.
pub(super) fn quietly<T>(read: impl FnOnce() -> T) -> T {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let found = read();
    std::panic::set_hook(hook);
    found
}

/// Tells everything that is wrong with a file, a line for each.
pub(super) fn unreadable(path: &Path, problems: &[Problem], words: Words) -> Failure {
    for what in import::unreadable(&path.display().to_string(), problems, words) {
        complain(&words.say_with(id::ERROR, &[("what", what.into())]));
    }
    Failure::Unreadable
}
