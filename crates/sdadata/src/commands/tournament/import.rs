//! `tournament import`: a club's workbook becomes a tournament, and its standings are compared with those that follow.

use super::file::{self, now, unknown_format};
use super::told;
use crate::failure::Failure;
use crate::{find, out};
use director::tournament::Rules;
use interchange::compare::{self, Difference, Differs};
use interchange::rebuild;
use interchange::workbook::{self, Workbook};
use regulation::Library;
use std::path::PathBuf;
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
    let bytes = told::bytes(&options.workbook, words)?;
    let book = told::quietly(|| workbook::read(&bytes));
    let book = book.map_err(|problems| told::unreadable(&options.workbook, &problems, words))?;
    let (regulation, format) = chosen(options, &book, words)?;
    let regulation = find::rulebook(&regulation, words)?.regulation;
    let rules = Rules::new(&regulation, format.as_deref()).map_err(|no| unknown_format(&no, words))?;
    let rebuilt = rebuild::rebuild(&rules, &book, &now(), &options.by).map_err(|stopped| {
        told::refusal(&options.workbook, &stopped.problem, &regulation, stopped.log.tournament(), words)
    })?;
    let tournament = rebuilt.log.tournament();
    let differences = compare::differences(&rules, &book, &rebuilt);
    file::write(&options.file, &rebuilt.log, rules.derive(tournament), words)?;
    let mut text = told::notes(&book.notes, words) + &told::notes(&rebuilt.notes, words);
    let values = [
        ("people", tournament.entrants.len().into()),
        ("rounds", tournament.rounds.len().into()),
        ("regulation", regulation.id.clone().into()),
        ("format", rules.format_id.into()),
    ];
    text.push_str(&(words.say_with(id::IMPORT_DONE, &values) + "\n"));
    text.push_str(&compared(&book, &differences, words));
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
    let formats = |id: &String| {
        let regulation = library.get(id).ok().and_then(|regulation| regulation.tournament);
        regulation
            .into_iter()
            .flat_map(|all| all.formats.into_keys())
            .map(|format| (id.clone(), format))
            .collect::<Vec<_>>()
    };
    let known: Vec<_> = ids.iter().flat_map(formats).collect();
    match rebuild::guess(&book.event.kind, &known) {
        Some((regulation, format)) => Ok((regulation.clone(), options.format.clone().or_else(|| Some(format.clone())))),
        None => {
            let values = [("kind", book.event.kind.clone().into()), ("known", ids.join(", ").into())];
            Err(Failure::BadInput(words.say_with(id::IMPORT_WHICH, &values)))
        }
    }
}

fn compared(book: &Workbook, differences: &[Difference], words: Words) -> String {
    if book.standings.is_none() && book.reduced.is_none() {
        return words.say(id::IMPORT_NO_STANDINGS) + "\n";
    }
    if differences.is_empty() {
        return words.say(id::IMPORT_SAME) + "\n";
    }
    let count = [("count", differences.len().into())];
    let lines = differences.iter().map(|one| format!("  {}\n", difference(one, words)));
    words.say_with(id::IMPORT_DIFFERS, &count) + "\n" + &lines.collect::<String>()
}

fn difference(one: &Difference, words: Words) -> String {
    let nothing = |text: &str| if text.is_empty() { "–".to_owned() } else { text.to_owned() };
    let what = match one.differs {
        Differs::Rank => words.say(id::DIFFERS_RANK),
        Differs::Total => words.say(id::DIFFERS_TOTAL),
        Differs::Round(round) => words.say_with(id::DIFFERS_ROUND, &[("round", round.into())]),
        Differs::Missing => words.say(id::DIFFERS_MISSING),
        Differs::Stranger => words.say(id::DIFFERS_STRANGER),
        Differs::Twice => words.say(id::DIFFERS_TWICE),
    };
    let values = [
        ("place", told::place(&one.place, words).into()),
        ("who", one.who.clone().into()),
        ("what", what.into()),
        ("theirs", nothing(&one.theirs).into()),
        ("ours", nothing(&one.ours).into()),
    ];
    words.say_with(id::DIFFERS_LINE, &values)
}
