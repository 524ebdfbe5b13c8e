//! The calendar of a tournament: days fixed and moved, the tournament that comes next, special events.

use super::file::Opened;
use super::sheet::Sheet;
use crate::cli::{day, number};
use crate::failure::Failure;
use crate::out;
use director::day::Day;
use director::points::TournamentPoints;
use director::standings::{Award, Bonus};
use director::tournament::{Command, NextTournament, Party};
use std::path::{Path, PathBuf};
use words::{Words, id};

/// The day of a round.
#[derive(clap::Args, Debug)]
pub(crate) struct ScheduleOptions {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "STAGE")]
    stage: String,
    #[arg(long, value_name = "N", default_value = "1", value_parser = number::<usize, 1, 1000>)]
    round: usize,
    #[arg(long, value_name = "DATE", value_parser = day)]
    date: Day,
    #[arg(long, value_name = "WHO", default_value = "")]
    by: String,
    #[arg(long, value_name = "FILE")]
    regulation: Option<String>,
}

/// Another day.
#[derive(clap::Args, Debug)]
pub(crate) struct PostponeOptions {
    #[arg(value_name = "FILE")]
    file: PathBuf,
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
    #[arg(long, value_name = "WHO", default_value = "")]
    by: String,
    #[arg(long, value_name = "FILE")]
    regulation: Option<String>,
}

/// The tournament that comes next.
#[derive(clap::Args, Debug)]
pub(crate) struct NextOptions {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "NAME")]
    name: String,
    #[arg(long, value_name = "DATE", required = true, value_parser = day)]
    date: Vec<Day>,
    #[arg(long, value_name = "WHO", default_value = "")]
    by: String,
    #[arg(long, value_name = "FILE")]
    regulation: Option<String>,
}

/// A special event.
#[derive(clap::Args, Debug)]
pub(crate) struct EventOptions {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(value_name = "NAME")]
    name: String,
    #[arg(value_name = "POINTS")]
    points: Vec<String>,
    #[arg(long, value_name = "DATE", value_parser = day)]
    date: Day,
    #[arg(long, value_name = "WHO", default_value = "")]
    by: String,
    #[arg(long, value_name = "FILE")]
    regulation: Option<String>,
}

pub(crate) fn schedule(options: &ScheduleOptions, words: Words) -> Result<(), Failure> {
    let command = Command::Schedule { stage: options.stage.clone(), round: options.round, day: options.date };
    carry_out(&options.file, options.regulation.as_deref(), command, &options.by, words)
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
    carry_out(&options.file, options.regulation.as_deref(), command, &options.by, words)
}

pub(crate) fn next(options: &NextOptions, words: Words) -> Result<(), Failure> {
    let next = NextTournament { name: options.name.clone(), days: options.date.clone() };
    carry_out(&options.file, options.regulation.as_deref(), Command::NameNext { next }, &options.by, words)
}

pub(crate) fn event(options: &EventOptions, words: Words) -> Result<(), Failure> {
    let opened = Opened::read(&options.file, options.regulation.as_deref(), words)?;
    let decimals = opened.rules(words)?.book.decimals();
    let read = |text: &String| {
        let values = [("found", text.as_str().into()), ("decimals", decimals.into())];
        award(text, decimals).ok_or_else(|| Failure::BadInput(words.say_with(id::EVENT_BAD_POINTS, &values)))
    };
    let points = options.points.iter().map(read).collect::<Result<_, _>>()?;
    let command = Command::CallEvent { name: options.name.clone(), day: options.date, points };
    carry_out(&options.file, options.regulation.as_deref(), command, &options.by, words)
}

/// What somebody had, as it is typed: `12=25`, `7=12.5`.
fn award(text: &str, decimals: u8) -> Option<Award<u32>> {
    let (who, points) = text.split_once('=')?;
    let points = Bonus(u32::try_from(TournamentPoints::parse(points, decimals)?.0).ok()?);
    Some(Award { who: who.parse().ok()?, points })
}

/// Carries out a command and shows the calendar as it is then.
fn carry_out(file: &Path, regulation: Option<&str>, command: Command, by: &str, words: Words) -> Result<(), Failure> {
    let mut opened = Opened::read(file, regulation, words)?;
    opened.ask(command, by, words)?;
    opened.write(words)?;
    let rules = opened.rules(words)?;
    out::print(words, &Sheet { rules: &rules, tournament: opened.tournament(), words }.calendar())
}
