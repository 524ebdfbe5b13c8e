//! `tournament`: a tournament in a file, from its first entrant to its ranking; or a whole invented one.

mod calendar;
mod check;
mod edit;
mod enter;
mod export;
pub(crate) mod file;
mod import;
mod referee;
mod simulate;
pub(crate) mod standings;

use crate::cli::{day, number};
use clap::Subcommand;
use director::day::Day;
use shell::failure::Failure;
use std::path::PathBuf;
use words::Words;

/// What can be done with a tournament.
#[derive(Subcommand, Debug)]
pub(crate) enum TournamentCommand {
    New(New),
    Do(Do),
    Draw(Draw),
    Report(Report),
    Undo(Undo),
    Schedule(calendar::ScheduleOptions),
    Postpone(calendar::PostponeOptions),
    Next(calendar::NextOptions),
    Event(calendar::EventOptions),
    Show(Show),
    Why(Why),
    Sanction(Sanction),
    Check(Check),
    Outlook(OutlookOptions),
    Simulate(Simulate),
    Enter(enter::EnterOptions),
    Import(import::ImportOptions),
    Export(ExportOptions),
}

/// A new file.
#[derive(clap::Args, Debug)]
pub(crate) struct New {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "ID")]
    regulation: String,
    #[arg(long, value_name = "F")]
    format: Option<String>,
    #[arg(long, value_name = "NAME")]
    name: String,
    #[arg(long, value_name = "PLACE", default_value = "")]
    venue: String,
    #[arg(long, value_name = "WHO", default_value = "")]
    organiser: String,
    #[arg(long, value_name = "CLUB")]
    host: Option<String>,
    #[arg(long, value_name = "DATE", value_parser = day)]
    date: Vec<Day>,
    #[arg(long, value_name = "WHO")]
    referee: Vec<String>,
    #[arg(long, value_name = "C")]
    class: Option<String>,
    #[arg(id = "allow-size", long, value_name = "N", value_parser = number::<u8, 2, 8>)]
    allow_size: Vec<u8>,
}

/// Commands in JSON.
#[derive(clap::Args, Debug)]
pub(crate) struct Do {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(value_name = "COMMANDS")]
    commands: PathBuf,
    #[arg(long, value_name = "WHO", default_value = "")]
    by: String,
    #[arg(long, value_name = "FILE")]
    regulation: Option<String>,
}

/// The next round.
#[derive(clap::Args, Debug)]
pub(crate) struct Draw {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "S", value_parser = number::<u64, 0, { u64::MAX }>)]
    seed: u64,
    #[arg(long, value_name = "N,N,…", value_delimiter = ',', value_parser = number::<u32, 1, 100_000>)]
    gone: Vec<u32>,
    #[arg(long, value_name = "N,N,…", value_delimiter = ',', value_parser = number::<u32, 1, 100_000>)]
    came: Vec<u32>,
    #[arg(long, value_name = "WHO", default_value = "")]
    by: String,
    #[arg(long, value_name = "FILE")]
    regulation: Option<String>,
}

/// A finished table.
#[derive(clap::Args, Debug)]
pub(crate) struct Report {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(value_name = "TABLE", value_parser = number::<usize, 1, 10_000>)]
    table: usize,
    #[arg(value_name = "SEATS", required = true)]
    seats: Vec<String>,
    #[arg(long, value_name = "N", value_parser = number::<u32, 1, 100_000>)]
    objective: Option<u32>,
    #[arg(long, value_name = "ROUND", value_parser = number::<usize, 1, 1000>)]
    amend: Option<usize>,
    #[arg(long, value_name = "WHO", default_value = "")]
    by: String,
    #[arg(long, value_name = "FILE")]
    regulation: Option<String>,
}

/// One step back.
#[derive(clap::Args, Debug)]
pub(crate) struct Undo {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "WHO", default_value = "")]
    by: String,
    #[arg(long, value_name = "FILE")]
    regulation: Option<String>,
}

/// The sheet.
#[derive(clap::Args, Debug)]
pub(crate) struct Show {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "N", value_parser = number::<usize, 1, 1000>)]
    round: Option<usize>,
    #[arg(long, value_name = "FILE")]
    regulation: Option<String>,
}

/// Why somebody sits there.
#[derive(clap::Args, Debug)]
pub(crate) struct Why {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(value_name = "ENTRANT", value_parser = number::<u32, 1, 100_000>)]
    entrant: u32,
    #[arg(long, value_name = "N", value_parser = number::<usize, 1, 1000>)]
    round: Option<usize>,
    #[arg(long, value_name = "FILE")]
    regulation: Option<String>,
}

/// A sanction.
#[derive(clap::Args, Debug)]
pub(crate) struct Sanction {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(value_name = "ENTRANT", value_parser = number::<u32, 1, 100_000>)]
    entrant: u32,
    #[arg(value_name = "SANCTION")]
    sanction: String,
    #[arg(long, value_name = "C…")]
    fault: String,
    #[arg(long, value_name = "TEXT")]
    why: String,
    #[arg(long, value_name = "WHO")]
    by: String,
    #[arg(long, value_name = "N,N,…", value_delimiter = ',', value_parser = number::<u32, 1, 100_000>)]
    involved: Vec<u32>,
    #[arg(long)]
    grave: bool,
    #[arg(long, value_name = "FILE")]
    regulation: Option<String>,
}

/// Everything anew.
#[derive(clap::Args, Debug)]
pub(crate) struct Check {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "FILE")]
    regulation: Option<String>,
    #[arg(long)]
    json: bool,
}

/// An invented tournament.
#[derive(clap::Args, Debug)]
pub(crate) struct Simulate {
    #[arg(long, value_name = "ID")]
    format: String,
    #[arg(long, value_name = "N", value_parser = number::<usize, 1, 2000>)]
    entrants: usize,
    #[arg(long, value_name = "S", default_value = "1", value_parser = number::<u64, 0, { u64::MAX }>)]
    seed: u64,
    #[arg(long)]
    mishaps: bool,
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[arg(long, value_name = "N", value_parser = number::<u64, 1, 1_000_000>)]
    times: Option<u64>,
    #[arg(long, value_name = "FILE")]
    regulation: Option<String>,
    #[arg(long)]
    json: bool,
}

/// What is still possible.
#[derive(clap::Args, Debug)]
pub(crate) struct OutlookOptions {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(value_name = "ENTRANT", value_parser = number::<u32, 1, 100_000>)]
    entrant: Option<u32>,
    #[arg(long, value_name = "PLACE", value_parser = number::<usize, 1, 10_000>)]
    goal: Option<usize>,
    #[arg(long, value_name = "S", default_value = "1", value_parser = number::<u64, 0, { u64::MAX }>)]
    seed: u64,
    #[arg(long, value_name = "N", default_value = "1000", value_parser = number::<u32, 1, 1_000_000>)]
    times: u32,
    #[arg(long, value_name = "FILE")]
    regulation: Option<String>,
    #[arg(long)]
    json: bool,
}

/// What to write, and where.
#[derive(clap::Args, Debug)]
pub(crate) struct ExportOptions {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "OUT")]
    to: PathBuf,
    #[arg(long, value_name = "WHAT", default_value = "all")]
    what: String,
    #[arg(long, value_name = "FILE")]
    regulation: Option<String>,
}

pub(crate) fn run(command: &TournamentCommand, words: Words) -> Result<(), Failure> {
    match command {
        TournamentCommand::New(options) => edit::new(options, words),
        TournamentCommand::Do(options) => edit::carry_out(options, words),
        TournamentCommand::Draw(options) => edit::draw(options, words),
        TournamentCommand::Report(options) => edit::report(options, words),
        TournamentCommand::Undo(options) => edit::undo(options, words),
        TournamentCommand::Schedule(options) => calendar::schedule(options, words),
        TournamentCommand::Postpone(options) => calendar::postpone(options, words),
        TournamentCommand::Next(options) => calendar::next(options, words),
        TournamentCommand::Event(options) => calendar::event(options, words),
        TournamentCommand::Show(options) => edit::show(options, words),
        TournamentCommand::Why(options) => referee::why(options, words),
        TournamentCommand::Sanction(options) => referee::sanction(options, words),
        TournamentCommand::Check(options) => check::run(options, words),
        TournamentCommand::Outlook(options) => export::foresee(options, words),
        TournamentCommand::Simulate(options) => simulate::run(options, words),
        TournamentCommand::Enter(options) => enter::run(options, words),
        TournamentCommand::Import(options) => import::run(options, words),
        TournamentCommand::Export(options) => export::export(options, words),
    }
}
