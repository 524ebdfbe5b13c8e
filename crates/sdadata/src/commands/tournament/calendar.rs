//! The calendar of a tournament: days fixed and moved, the tournament that comes next, special events.

use super::Target;
use super::file::Opened;
use crate::cli::{day, number};
use director::day::Day;
use director::tournament::{Command, NextTournament, Party};
use shell::failure::Failure;
use shell::out;
use words::{Words, id};

/// The day of a round.
#[derive(clap::Args, Debug)]
pub(crate) struct ScheduleOptions {
    #[command(flatten)]
    on: Target,
    #[arg(long, value_name = "STAGE")]
    stage: String,
    #[arg(long, value_name = "N", default_value = "1", value_parser = number::<usize, 1, 1000>)]
    round: usize,
    #[arg(long, value_name = "DATE", value_parser = day)]
    date: Day,
}

/// Another day.
#[derive(clap::Args, Debug)]
pub(crate) struct PostponeOptions {
    #[command(flatten)]
    on: Target,
    #[arg(long, value_name = "STAGE")]
    stage: String,
    #[arg(long, value_name = "N", default_value = "1", value_parser = number::<usize, 1, 1000>)]
    round: usize,
    #[arg(long, value_name = "DATE", value_parser = day)]
    date: Day,
    #[arg(long, value_name = "TEXT", default_value = "")]
    why: String,
    #[arg(long, value_name = "WHO,WHO", value_delimiter = ',')]
    agreed: Vec<String>,
}

/// The tournament that comes next.
#[derive(clap::Args, Debug)]
pub(crate) struct NextOptions {
    #[command(flatten)]
    on: Target,
    #[arg(long, value_name = "NAME")]
    name: String,
    #[arg(long, value_name = "DATE", required = true, value_parser = day)]
    date: Vec<Day>,
}

/// A special event.
#[derive(clap::Args, Debug)]
pub(crate) struct EventOptions {
    #[command(flatten)]
    on: Target,
    #[arg(value_name = "NAME")]
    name: String,
    #[arg(value_name = "POINTS")]
    points: Vec<String>,
    #[arg(long, value_name = "DATE", value_parser = day)]
    date: Day,
}

pub(crate) fn schedule(options: &ScheduleOptions, words: Words) -> Result<(), Failure> {
    let command = Command::Schedule { stage: options.stage.clone(), round: options.round, day: options.date };
    carry_out(&options.on, command, words)
}

pub(crate) fn postpone(options: &PostponeOptions, words: Words) -> Result<(), Failure> {
    let party = |text: &String| match text.as_str() {
        "players" => Ok(Party::Players),
        "club" => Ok(Party::Club),
        found => Err(Failure::BadInput(words.say_with(id::POSTPONE_BAD_PARTY, &[("found", found.into())]))),
    };
    let command = Command::Postpone {
        stage: options.stage.clone(),
        round: options.round,
        day: options.date,
        why: options.why.clone(),
        agreed: options.agreed.iter().map(party).collect::<Result<_, _>>()?,
    };
    carry_out(&options.on, command, words)
}

pub(crate) fn next(options: &NextOptions, words: Words) -> Result<(), Failure> {
    let next = NextTournament { name: options.name.clone(), days: options.date.clone() };
    carry_out(&options.on, Command::NameNext { next }, words)
}

pub(crate) fn event(options: &EventOptions, words: Words) -> Result<(), Failure> {
    let opened = Opened::read(&options.on.file, options.on.regulation.as_deref(), words)?;
    let decimals = opened.rules(words)?.book.decimals();
    let read = |text: &String| {
        let values = [("found", text.as_str().into()), ("decimals", decimals.into())];
        desk::result::read_award(text, decimals)
            .ok_or_else(|| Failure::BadInput(words.say_with(id::EVENT_BAD_POINTS, &values)))
    };
    let points = options.points.iter().map(read).collect::<Result<_, _>>()?;
    let command = Command::CallEvent { name: options.name.clone(), day: options.date, points };
    carry_out(&options.on, command, words)
}

/// Carries out a command and shows the calendar as it is then.
fn carry_out(on: &Target, command: Command, words: Words) -> Result<(), Failure> {
    let mut opened = Opened::edit(on, words)?;
    opened.ask(command, &on.by, words)?;
    opened.write(words)?;
    let rules = opened.rules(words)?;
    out::print(words, &opened.published(&rules, words).calendar())
}
