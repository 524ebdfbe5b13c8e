//! The commands and their arguments. What each of them is for is said in the catalogue, in the reader's language.

mod error;
mod values;

pub(crate) use values::{day, number};

use crate::commands::referee::RefereeCommand;
use crate::commands::serve::{CopyOptions, DoctorOptions, ServeOptions};
use crate::commands::tournament::TournamentCommand;
use crate::commands::tournament::standings::StandingsOptions;
use crate::commands::{questions, referee, serve};
use arena::contest::Seeds;
use arena::simulate::Simulation;
use clap::error::ErrorKind;
use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};
use rules::Seat;
use shell::{Failure, help, out};
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;
use words::{Lang, Words};

/// The program.
#[derive(Parser, Debug)]
#[command(name = "sdadata", version, disable_help_subcommand = true)]
struct Cli {
    #[arg(long, global = true, value_name = "it|en", value_parser = values::lang)]
    lang: Option<Lang>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    Serve(ServeOptions),
    Backup(CopyOptions),
    Restore(CopyOptions),
    Doctor(DoctorOptions),
    Odds(Odds),
    Simulate(Simulate),
    Arena(Box<Arena>),
    Tune(Tune),
    Train(Train),
    Analyse(Analyse),
    Play(Box<Play>),
    #[command(subcommand)]
    Record(Record),
    #[command(subcommand)]
    Regulation(RegulationCommand),
    Bot(Bot),
    Draw(DrawOptions),
    Ruling(RulingOptions),
    #[command(subcommand)]
    Referee(RefereeCommand),
    Season(SeasonOptions),
    Score(ScoreOptions),
    Standings(StandingsOptions),
    Ranking(RankingOptions),
    #[command(subcommand)]
    Tournament(TournamentCommand),
}

/// One battle.
#[derive(clap::Args, Debug)]
pub(crate) struct Odds {
    #[arg(value_parser = values::armies::<2>, allow_negative_numbers = true)]
    pub(crate) attackers: u32,
    #[arg(value_parser = values::armies::<1>, allow_negative_numbers = true)]
    pub(crate) defenders: u32,
    #[arg(long, value_name = "ID", default_value = "challenge-2017")]
    pub(crate) regulation: String,
    #[arg(long, value_name = "KIND", default_value = "land")]
    pub(crate) kind: String,
    #[arg(long)]
    pub(crate) json: bool,
}

/// A seat draw.
#[derive(clap::Args, Debug)]
pub(crate) struct DrawOptions {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "S", default_value = "1", value_parser = values::number::<u64, 0, { u64::MAX }>)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "TABLES")]
    pub(crate) check: Option<PathBuf>,
    #[arg(long, value_name = "TABLES")]
    pub(crate) redraw: Option<PathBuf>,
    #[arg(long, value_name = "N,N,…", value_delimiter = ',', value_parser = values::number::<usize, 1, 10_000>)]
    pub(crate) fixed: Vec<usize>,
    #[arg(long, value_name = "SECONDS|STEPSn")]
    pub(crate) prove: Option<String>,
    #[arg(long, value_name = "ID", value_parser = values::number::<u32, 0, 4_294_967_295>)]
    pub(crate) player: Option<u32>,
    #[arg(long)]
    pub(crate) json: bool,
}

/// The calendar of a season.
#[derive(clap::Args, Debug)]
pub(crate) struct SeasonOptions {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "S", default_value = "1", value_parser = values::number::<u64, 0, { u64::MAX }>)]
    pub(crate) seed: u64,
    #[arg(long)]
    pub(crate) json: bool,
}

/// Many games between bots.
#[derive(clap::Args, Debug)]
pub(crate) struct Simulate {
    #[arg(long, value_name = "ID", default_value = "challenge-2017")]
    pub(crate) regulation: String,
    #[arg(long, value_name = "N", default_value = "4", value_parser = values::number::<usize, 0, 99>)]
    pub(crate) players: usize,
    #[arg(long, value_name = "A,B,…", default_value = "random")]
    pub(crate) bots: String,
    #[arg(long, value_name = "N", default_value = "100", value_parser = values::number::<u64, 1, 1_000_000_000_000>)]
    pub(crate) games: u64,
    #[arg(long, value_name = "S", default_value = "1", value_parser = values::number::<u64, 0, { u64::MAX }>)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "T", value_parser = values::number::<usize, 1, 512>)]
    pub(crate) threads: Option<usize>,
    #[arg(long, value_name = "FILE")]
    pub(crate) records: Option<PathBuf>,
    #[arg(long, value_name = "I/N", value_parser = values::shard)]
    pub(crate) shard: Option<arena::simulate::Shard>,
    #[arg(long, value_name = "L", value_parser = values::number::<u16, 1, 1000>)]
    pub(crate) laps: Option<u16>,
    #[arg(long, value_name = "K", default_value = "0", value_parser = values::number::<usize, 0, 99>)]
    pub(crate) absent: usize,
    #[arg(long, value_name = "MS", default_value = "5000", value_parser = values::number::<u64, 1, 3_600_000>)]
    pub(crate) budget: u64,
    #[arg(long)]
    pub(crate) audit: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

/// A match between bots.
#[derive(clap::Args, Debug)]
pub(crate) struct Arena {
    #[arg(value_name = "A")]
    pub(crate) a: Option<String>,
    #[arg(value_name = "B")]
    pub(crate) b: Option<String>,
    #[arg(long, value_name = "A,B,C,…", conflicts_with = "a")]
    pub(crate) all: Option<String>,
    #[arg(long, value_name = "ID", default_value = "challenge-2017")]
    pub(crate) regulation: String,
    #[arg(long, value_name = "N", default_value = "4", value_parser = values::number::<usize, 0, 99>)]
    pub(crate) players: usize,
    #[arg(long, value_name = "N", value_parser = values::number::<u64, 1, 1_000_000_000>)]
    pub(crate) blocks: Option<u64>,
    #[arg(id = "until-sure", long = "until-sure")]
    pub(crate) until_sure: bool,
    #[arg(long, value_name = "S", default_value = "1", value_parser = values::number::<u64, 0, { Seeds::SEED_MAX }>)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "tune|select|judge", default_value = "judge", hide_possible_values = true,
        value_parser = ["tune", "select", "judge"])]
    pub(crate) seeds: String,
    #[arg(long, value_name = "L", default_value = "12", value_parser = values::number::<u16, 1, 1000>)]
    pub(crate) laps: u16,
    #[arg(long, value_name = "MS", default_value = "5000", value_parser = values::number::<u64, 1, 3_600_000>)]
    pub(crate) budget: u64,
    #[arg(long, value_name = "T", value_parser = values::number::<usize, 1, 512>)]
    pub(crate) threads: Option<usize>,
    #[arg(long)]
    pub(crate) mixed: bool,
    #[arg(long, value_name = "FILE")]
    pub(crate) games: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

/// Numbers of a bot, looked for by playing.
#[derive(clap::Args, Debug)]
pub(crate) struct Tune {
    #[arg(long, value_name = "ID", default_value = "challenge-2017")]
    pub(crate) regulation: String,
    #[arg(long, value_name = "N", default_value = "4", value_parser = values::number::<usize, 0, 99>)]
    pub(crate) players: usize,
    #[arg(long, value_name = "N", default_value = "100", value_parser = values::number::<u32, 1, 100_000>)]
    pub(crate) generations: u32,
    #[arg(long, value_name = "N", default_value = "400", value_parser = values::number::<u64, 1, 1_000_000>)]
    pub(crate) games: u64,
    #[arg(long, value_name = "S", default_value = "1", value_parser = values::number::<u64, 0, { Seeds::SEED_MAX }>)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "FILE")]
    pub(crate) from: Option<PathBuf>,
    #[arg(long, requires = "from")]
    pub(crate) fine: bool,
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,
    #[arg(long)]
    pub(crate) json: bool,
}

/// What positions are worth, learnt from games.
#[derive(clap::Args, Debug)]
pub(crate) struct Train {
    #[arg(long, value_name = "ID", default_value = "challenge-2017")]
    pub(crate) regulation: String,
    #[arg(long, value_name = "N", default_value = "4", value_parser = values::number::<usize, 0, 99>)]
    pub(crate) players: usize,
    #[arg(long, value_name = "N", default_value = "500", value_parser = values::number::<u32, 1, 100_000>)]
    pub(crate) rounds: u32,
    #[arg(long, value_name = "S", default_value = "1", value_parser = values::number::<u64, 0, { Seeds::SEED_MAX }>)]
    pub(crate) seed: u64,
    #[arg(long)]
    pub(crate) mixed: bool,
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,
    #[arg(long)]
    pub(crate) json: bool,
}

/// A finished game looked at again.
#[derive(clap::Args, Debug)]
pub(crate) struct Analyse {
    #[arg(value_name = "RECORD")]
    file: PathBuf,
    #[arg(long, value_name = "N", default_value = "1", value_parser = values::number::<usize, 1, 1_000_000_000>)]
    game: usize,
    #[arg(long, value_name = "X", value_parser = values::seat)]
    seat: Option<frame::Seat>,
    #[arg(long, value_name = "MS", value_parser = values::number::<u64, 1, 3_600_000>)]
    budget: Option<u64>,
    #[arg(long, value_name = "ID")]
    regulation: Option<String>,
    #[arg(long)]
    json: bool,
}

impl From<Analyse> for arena::record::AnalyseRequest {
    fn from(Analyse { file, game, seat, budget, regulation, json }: Analyse) -> Self {
        Self { file, game, seat, budget, regulation, json }
    }
}

/// A game at the keyboard.
#[derive(clap::Args, Debug)]
pub(crate) struct Play {
    #[arg(long, value_name = "ID")]
    regulation: Option<String>,
    #[arg(long, value_name = "N", value_parser = values::number::<usize, 0, 99>)]
    players: Option<usize>,
    #[arg(long, value_name = "N,N,…")]
    human: Option<String>,
    #[arg(long, value_name = "A,B,…")]
    bots: Option<String>,
    #[arg(long, value_name = "NAME,NAME,…")]
    names: Option<String>,
    #[arg(long, value_name = "S", value_parser = values::number::<u64, 0, { u64::MAX }>)]
    seed: Option<u64>,
    #[arg(long, value_name = "typed", value_parser = ["typed"], hide_possible_values = true)]
    dice: Option<String>,
    #[arg(long)]
    referee: bool,
    #[arg(long, value_name = "L", value_parser = values::number::<u16, 1, 1000>)]
    laps: Option<u16>,
    #[arg(long, value_name = "M", value_parser = values::number::<u16, 1, 1000>)]
    minutes: Option<u16>,
    #[arg(long)]
    fast: bool,
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
}

impl From<Play> for terminal::Options {
    fn from(play: Play) -> Self {
        let Play { regulation, players, human, bots, names, seed, dice, referee, .. } = play;
        let Play { laps, minutes, fast, record, resume, .. } = play;
        Self { regulation, players, human, bots, names, seed, dice, referee, laps, minutes, fast, record, resume }
    }
}

/// The records of games.
#[derive(Subcommand, Debug)]
pub(crate) enum Record {
    Check(RecordCheck),
    Show(RecordShow),
}

/// Whether records are right.
#[derive(clap::Args, Debug)]
pub(crate) struct RecordCheck {
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[arg(long, value_name = "ID")]
    pub(crate) regulation: Option<String>,
    #[arg(long)]
    pub(crate) json: bool,
}

/// A game in words.
#[derive(clap::Args, Debug)]
pub(crate) struct RecordShow {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "X", value_parser = values::seat)]
    pub(crate) seat: Option<Seat>,
    #[arg(long, value_name = "N", default_value = "1", value_parser = values::number::<usize, 1, { u32::MAX as u64 }>)]
    pub(crate) game: usize,
    #[arg(long, value_name = "ID")]
    pub(crate) regulation: Option<String>,
}

impl From<RecordCheck> for arena::record::CheckRequest {
    fn from(RecordCheck { files, regulation, json }: RecordCheck) -> Self {
        Self { files, regulation, json }
    }
}

impl From<RecordShow> for arena::record::ShowRequest {
    fn from(RecordShow { file, seat, game, regulation }: RecordShow) -> Self {
        Self { file, seat, game, regulation, mark: desk::marked }
    }
}

/// The regulations.
#[derive(Subcommand, Debug)]
pub(crate) enum RegulationCommand {
    List {
        #[arg(long)]
        json: bool,
    },
    Show {
        #[arg(value_name = "ID")]
        id: String,
        #[arg(long)]
        canonical: bool,
        #[arg(long)]
        json: bool,
    },
    Check {
        #[arg(value_name = "FILE", required = true)]
        file: Vec<PathBuf>,
        #[arg(long)]
        json: bool,
    },
    Diff {
        #[arg(value_name = "A")]
        left: String,
        #[arg(value_name = "B")]
        right: String,
        #[arg(long)]
        json: bool,
    },
}

/// A question for the casebook.
#[derive(clap::Args, Debug)]
pub(crate) struct RulingOptions {
    #[arg(value_name = "WORDS", required = true)]
    pub(crate) words: Vec<String>,
    #[arg(long, value_name = "ID")]
    pub(crate) regulation: Option<String>,
    #[arg(long, value_name = "N", default_value = "3", value_parser = values::number::<usize, 1, 99>)]
    pub(crate) limit: usize,
    #[arg(long)]
    pub(crate) json: bool,
}

/// One table.
#[derive(clap::Args, Debug)]
pub(crate) struct ScoreOptions {
    #[arg(long, value_name = "M")]
    pub(crate) method: String,
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "ID")]
    pub(crate) regulation: Option<String>,
    #[arg(long)]
    pub(crate) json: bool,
}

/// People over many tournaments.
#[derive(clap::Args, Debug)]
pub(crate) struct RankingOptions {
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[arg(long, value_name = "FILE.toml")]
    pub(crate) constants: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

/// A bot at the end of a pipe.
#[derive(clap::Args, Debug)]
pub(crate) struct Bot {
    pub(crate) name: String,
}

/// Reads the command line and does what it says.
pub(crate) fn run(arguments: &[OsString], words: Words) -> Result<(), Failure> {
    let parsed = help::in_words(Cli::command(), words).try_get_matches_from(arguments);
    let parsed = parsed.and_then(|matches| Cli::from_arg_matches(&matches));
    match parsed {
        Ok(cli) => dispatch(cli.command, words),
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            error.print().map_err(|error| Failure::output(words, &error))
        }
        Err(error) => Err(Failure::BadInput(error::explain(&error, &path(arguments), words))),
    }
}

fn dispatch(command: Option<Command>, words: Words) -> Result<(), Failure> {
    match command {
        Some(Command::Serve(options)) => serve::run(&options, words),
        Some(Command::Backup(options)) => serve::backup(&options, words),
        Some(Command::Restore(options)) => serve::restore(&options, words),
        Some(Command::Doctor(options)) => serve::doctor(options, words),
        Some(Command::Odds(options)) => questions::odds(&options, words),
        Some(Command::Simulate(options)) => simulate(options, words),
        Some(Command::Arena(options)) => crate::commands::arena::run(*options, words),
        Some(Command::Tune(options)) => crate::commands::arena::run_tune(options, words),
        Some(Command::Train(options)) => crate::commands::arena::run_train(options, words),
        Some(Command::Analyse(options)) => arena::record::analyse(&options.into(), words),
        Some(Command::Play(options)) => terminal::run(&(*options).into(), words),
        Some(Command::Record(Record::Check(options))) => arena::record::check(&options.into(), words),
        Some(Command::Record(Record::Show(options))) => arena::record::show(&options.into(), words),
        Some(Command::Regulation(command)) => questions::regulation(&command, words),
        Some(Command::Bot(options)) => arena::bot::serve(&options.name, words),
        Some(Command::Draw(options)) => questions::draw(&options, words),
        Some(Command::Ruling(options)) => questions::ruling(&options, words),
        Some(Command::Referee(command)) => referee::run(&command, words),
        Some(Command::Season(options)) => questions::season(&options, words),
        Some(Command::Score(options)) => questions::score(&options, words),
        Some(Command::Standings(options)) => crate::commands::tournament::standings::run(&options, words),
        Some(Command::Ranking(options)) => questions::ranking(&options, words),
        Some(Command::Tournament(command)) => crate::commands::tournament::run(&command, words),
        None => serve::run(&ServeOptions::default(), words),
    }
}

fn simulate(options: Simulate, words: Words) -> Result<(), Failure> {
    let Simulate { regulation, players, bots, games, seed, threads, records, shard, laps, absent, budget, audit, json } =
        options;
    let (budget, shard) = (Duration::from_millis(budget), shard.unwrap_or(arena::simulate::Shard::ALL));
    let simulation =
        Simulation { regulation, players, absent, bots, games, shard, seed, threads, laps, budget, audit, records };
    let report = arena::simulate::simulate(&simulation, words)?;
    if json {
        return out::json(words, &report);
    }
    out::print(words, &report.in_words(simulation.records.as_deref(), words))
}

/// The command that was meant, as far as it can be made out: `sdadata record check`.
fn path(arguments: &[OsString]) -> String {
    let (mut command, mut path) = (&Cli::command(), "sdadata".to_owned());
    for argument in arguments.iter().skip(1).filter_map(|argument| argument.to_str()) {
        let Some(found) = command.find_subcommand(argument) else { break };
        command = found;
        path = format!("{path} {argument}");
    }
    path
}

/// The language to speak: the one asked for, else the system's. Help is written in it, so it is looked for first.
pub(crate) fn language(arguments: &[OsString]) -> Lang {
    let asked = arguments.iter().enumerate().find_map(|(at, argument)| match argument.to_str()? {
        "--lang" => arguments.get(at + 1)?.to_str(),
        argument => argument.strip_prefix("--lang="),
    });
    asked.and_then(Lang::parse).unwrap_or_else(system_language)
}

fn system_language() -> Lang {
    let set = |name: &&str| std::env::var(name).is_ok_and(|value| !value.is_empty());
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find(set);
    Lang::from_environment(name.and_then(|name| std::env::var(name).ok()).as_deref())
}
