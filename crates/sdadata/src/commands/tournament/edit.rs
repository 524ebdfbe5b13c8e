//! Changing a tournament in a file: each change is a command, decided by the rules and kept with what happened.

use super::file::{Opened, bad};
use super::{Do, Draw, New, Report, Show, Undo};
use crate::answer::fail;
use desk::refusal::refused;
use director::tournament::{Command, EntrantId, Facts};
use shell::failure::Failure;
use shell::{find, out};
use words::{Words, id};

pub(crate) fn new(options: &New, words: Words) -> Result<(), Failure> {
    if options.file.exists() {
        let values = [("file", options.file.display().to_string().into())];
        return Err(Failure::BadInput(words.say_with(id::TOURNAMENT_EXISTS, &values)));
    }
    let regulation = find::rulebook(&options.regulation, words)?.regulation;
    let facts = Facts {
        name: options.name.clone(),
        venue: options.venue.clone(),
        organiser: options.organiser.clone(),
        host: options.host.clone(),
        dates: options.date.iter().map(ToString::to_string).collect(),
        referees: options.referee.clone(),
        class: options.class.clone(),
        more_sizes: options.allow_size.clone(),
        ..Facts::default()
    };
    let mut opened = Opened::new(&options.file, regulation);
    opened.ask_under(options.format.as_deref(), Command::Open { facts }, &options.organiser, words)?;
    opened.write(words)?;
    done(1, words)
}

pub(crate) fn carry_out(options: &Do, words: Words) -> Result<(), Failure> {
    let mut opened = Opened::edit(&options.file, options.regulation.as_deref(), words)?;
    let text = find::read_text(&options.commands, words)?;
    let unclear = |fault: desk::answer::Fault| bad(&options.commands, &fault.to_string(), words);
    let commands = desk::commands::read_commands(&text, words).map_err(unclear)?;
    let count = commands.len();
    // All or nothing: a refusal in the middle leaves the file as it was.
    for command in commands {
        opened.ask(command, &options.by, words)?;
    }
    opened.write(words)?;
    done(count, words)
}

pub(crate) fn draw(options: &Draw, words: Words) -> Result<(), Failure> {
    let mut opened = Opened::edit(&options.file, options.regulation.as_deref(), words)?;
    let ids = |numbers: &[u32]| numbers.iter().map(|&number| EntrantId(number)).collect::<Vec<_>>();
    let command = if options.gone.is_empty() && options.came.is_empty() {
        Command::Draw { seed: options.seed }
    } else {
        Command::Redraw { seed: options.seed, gone: ids(&options.gone), came: ids(&options.came) }
    };
    opened.ask(command, &options.by, words)?;
    opened.write(words)?;
    let last = opened.tournament().rounds.len().saturating_sub(1);
    let rules = opened.rules(words)?;
    let sheet = opened.published(&rules, words);
    let unsettled = if last == 0 { sheet.unsettled() } else { String::new() };
    out::print(words, &desk::marked(sheet.round(last) + &unsettled, &opened.regulation))
}

pub(crate) fn report(options: &Report, words: Words) -> Result<(), Failure> {
    let mut opened = Opened::edit(&options.file, options.regulation.as_deref(), words)?;
    let result = desk::result::read_result(&options.seats, options.objective, opened.regulation.kind(), words);
    let result = result.map_err(fail)?;
    let command = match options.amend {
        Some(round) => Command::Amend { round, table: options.table, result },
        None => Command::Report { table: options.table, result },
    };
    opened.ask(command, &options.by, words)?;
    opened.write(words)?;
    done(1, words)
}

pub(crate) fn undo(options: &Undo, words: Words) -> Result<(), Failure> {
    let mut opened = Opened::edit(&options.file, options.regulation.as_deref(), words)?;
    let entry = opened.undo(&options.by, words)?;
    opened.write(words)?;
    out::print(words, &(words.say_with(id::UNDONE, &[("entry", entry.into())]) + "\n"))
}

pub(crate) fn show(options: &Show, words: Words) -> Result<(), Failure> {
    let opened = Opened::read(&options.file, options.regulation.as_deref(), words)?;
    let rules = opened.rules(words)?;
    let sheet = opened.published(&rules, words);
    match options.round {
        None => out::print(words, &sheet.whole()),
        Some(round) if round <= opened.tournament().rounds.len() => {
            out::print(words, &desk::marked(sheet.round(round - 1), &opened.regulation))
        }
        Some(round) => {
            let refusal = director::tournament::Refusal::NoSuchTable { round, table: 1 };
            Err(Failure::Refused(refused(&opened.regulation, opened.tournament(), &refusal, words)))
        }
    }
}

fn done(count: usize, words: Words) -> Result<(), Failure> {
    out::print(words, &(words.say_with(id::TOURNAMENT_DONE, &[("count", count.into())]) + "\n"))
}
