//! `tournament`: a tournament in a file, from its first entrant to its ranking; or a whole invented one.

mod calendar;
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
use desk::verbs::Verb;
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
    Withdraw(VerbOptions),
    Readmit(VerbOptions),
    Renounce(VerbOptions),
    Roll(VerbOptions),
    Arrive(VerbOptions),
    Pay(VerbOptions),
    Correct(VerbOptions),
    Ages(VerbOptions),
    Clubs(VerbOptions),
    Teams(VerbOptions),
    Dice(VerbOptions),
    Seat(VerbOptions),
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

/// The tournament that is changed, and who asks for it.
#[derive(clap::Args, Debug)]
pub(crate) struct Target {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "WHO", default_value = "")]
    by: String,
    #[arg(long, value_name = "FILE")]
    regulation: Option<String>,
}

/// A verb of the hall and its words.
#[derive(clap::Args, Debug)]
pub(crate) struct VerbOptions {
    #[command(flatten)]
    on: Target,
    #[arg(value_name = "WORDS")]
    words: Vec<String>,
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
    #[command(flatten)]
    on: Target,
    #[arg(value_name = "COMMANDS")]
    commands: PathBuf,
}

/// The next round.
#[derive(clap::Args, Debug)]
pub(crate) struct Draw {
    #[command(flatten)]
    on: Target,
    #[arg(long, value_name = "S", value_parser = number::<u64, 0, { u64::MAX }>)]
    seed: u64,
    #[arg(long, value_name = "WHO,WHO,…", value_delimiter = ',')]
    gone: Vec<String>,
    #[arg(long, value_name = "WHO,WHO,…", value_delimiter = ',')]
    came: Vec<String>,
    #[arg(long, value_name = "TIME", default_value = "10s")]
    prove: String,
}

/// A finished table.
#[derive(clap::Args, Debug)]
pub(crate) struct Report {
    #[command(flatten)]
    on: Target,
    #[arg(value_name = "TABLE", value_parser = number::<usize, 1, 10_000>)]
    table: usize,
    #[arg(value_name = "SEATS", required = true)]
    seats: Vec<String>,
    #[arg(long, value_name = "WHO")]
    objective: Option<String>,
    #[arg(long, value_name = "ROUND", value_parser = number::<usize, 1, 1000>)]
    amend: Option<usize>,
}

/// One step back.
#[derive(clap::Args, Debug)]
pub(crate) struct Undo {
    #[command(flatten)]
    on: Target,
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
    #[arg(value_name = "ENTRANT")]
    entrant: String,
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
    #[arg(value_name = "ENTRANT")]
    entrant: String,
    #[arg(value_name = "SANCTION")]
    sanction: String,
    #[arg(long, value_name = "C…")]
    fault: String,
    #[arg(long, value_name = "TEXT")]
    why: String,
    #[arg(long, value_name = "WHO")]
    by: String,
    #[arg(long, value_name = "WHO,WHO,…", value_delimiter = ',')]
    involved: Vec<String>,
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
    #[arg(value_name = "ENTRANT")]
    entrant: Option<String>,
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
        TournamentCommand::Withdraw(options) => edit::verb(Verb::Withdraw, options, words),
        TournamentCommand::Readmit(options) => edit::verb(Verb::Readmit, options, words),
        TournamentCommand::Renounce(options) => edit::verb(Verb::Renounce, options, words),
        TournamentCommand::Roll(options) => edit::verb(Verb::Roll, options, words),
        TournamentCommand::Arrive(options) => edit::verb(Verb::Arrive, options, words),
        TournamentCommand::Pay(options) => edit::verb(Verb::Pay, options, words),
        TournamentCommand::Correct(options) => edit::verb(Verb::Correct, options, words),
        TournamentCommand::Ages(options) => edit::verb(Verb::Ages, options, words),
        TournamentCommand::Clubs(options) => edit::verb(Verb::Clubs, options, words),
        TournamentCommand::Teams(options) => edit::verb(Verb::Teams, options, words),
        TournamentCommand::Dice(options) => edit::verb(Verb::Dice, options, words),
        TournamentCommand::Seat(options) => edit::verb(Verb::Seat, options, words),
        TournamentCommand::Schedule(options) => calendar::schedule(options, words),
        TournamentCommand::Postpone(options) => calendar::postpone(options, words),
        TournamentCommand::Next(options) => calendar::next(options, words),
        TournamentCommand::Event(options) => calendar::event(options, words),
        TournamentCommand::Show(options) => edit::show(options, words),
        TournamentCommand::Why(options) => referee::why(options, words),
        TournamentCommand::Sanction(options) => referee::sanction(options, words),
        TournamentCommand::Check(options) => file::check(options, words),
        TournamentCommand::Outlook(options) => export::foresee(options, words),
        TournamentCommand::Simulate(options) => simulate::run(options, words),
        TournamentCommand::Enter(options) => enter::run(options, words),
        TournamentCommand::Import(options) => import::run(options, words),
        TournamentCommand::Export(options) => export::export(options, words),
    }
}
