//! Many games between bots. The same seed plays the same games and writes the same records, whatever
//! the number of threads.

mod plan;
mod recording;
mod records;
mod report;
mod shard;
mod table;
mod tally;

pub use report::Report;
pub use shard::Shard;
pub(crate) use table::seat_of;

use crate::processes::BotProcesses;
use audit::Audited;
use indicatif::{ProgressBar, ProgressFinish, ProgressStyle};
use plan::Plan;
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use records::RecordFile;
use regulation::{GameSettings, Regulation};
use rules::Risiko;
use shell::Failure;
use shell::{find, panics};
use spqr::Spqr;
use std::io::IsTerminal as _;
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use table::{Played, Trouble};
use tally::Tally;
use words::{Words, id};

/// What is to be simulated.
#[derive(Clone, Debug)]
pub struct Simulation {
    /// The id of a regulation, or a club's file.
    pub regulation: String,
    /// How many sit at a table.
    pub players: usize,
    /// How many of them never arrive (G8.9).
    pub absent: usize,
    /// The bots by name, with commas between them; a list shorter than the table is repeated.
    pub bots: String,
    /// How many games.
    pub games: u64,
    /// The part of them that is played here.
    pub shard: Shard,
    /// What the dice and the bots' choices follow from.
    pub seed: u64,
    /// How many threads; as many as there are cores if nothing is said.
    pub threads: Option<usize>,
    /// The lap in which time runs out, if not the usual one.
    pub laps: Option<u16>,
    /// How long a bot that is a program may take for a move.
    pub budget: Duration,
    /// Whether a second account of every game is kept and compared.
    pub audit: bool,
    /// Where the records go.
    pub records: Option<PathBuf>,
}

/// Plays all the games and says what came of them.
///
/// # Errors
/// If there is no such table, a bot fails, or a record cannot be written.
pub fn simulate(simulation: &Simulation, words: Words) -> Result<Report, Failure> {
    let regulation = &find::rulebook(&simulation.regulation, words)?.regulation;
    match &regulation.game {
        GameSettings::Risiko(settings) => play::<Risiko>(simulation, regulation, settings, words),
        GameSettings::Spqr(settings) => play::<Spqr>(simulation, regulation, settings, words),
    }
}

fn play<G: Audited>(
    simulation: &Simulation,
    regulation: &Regulation,
    settings: &G::Settings,
    words: Words,
) -> Result<Report, Failure> {
    let plan = Plan::<G>::new(simulation, regulation, settings, words)?;
    let threads = simulation.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, NonZero::get));
    let pool = ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|error| Failure::BadInput(error.to_string()))?;
    let records = simulation.records.as_deref().map(|path| RecordFile::create(path, words)).transpose()?;
    let started = Instant::now();
    let tally = play_all(&plan, &pool, records, words)?;
    Ok(Report::of(&plan, &tally, started.elapsed(), words))
}

/// How many games each thread plays at a stretch: enough to keep all busy; few enough for their records to be held.
const STRETCH_GAMES: u64 = 2048;
const RECORDED_STRETCH_GAMES: u64 = 128;
/// How many games a thread takes at once: few, so that none is left waiting for another at the end of a stretch.
const TAKEN_GAMES: usize = 8;

fn play_all<G: Audited>(
    plan: &Plan<'_, G>,
    pool: &ThreadPool,
    records: Option<RecordFile>,
    words: Words,
) -> Result<Tally, Failure> {
    let processes = BotProcesses::new(&plan.contenders, plan.terms());
    let (mut records, mut tally) = (records, Tally::default());
    let bar = progress_bar(plan.games.end - plan.games.start);
    let started = Instant::now();
    let stretch = if plan.records { RECORDED_STRETCH_GAMES } else { STRETCH_GAMES } * pool.current_num_threads() as u64;
    let mut next = plan.games.start;
    while next < plan.games.end {
        let end = plan.games.end.min(next + stretch);
        for played in pool.install(|| play_some(plan, &processes, next..end, &bar)) {
            let (counted, record) = played.map_err(|trouble| trouble.into_failure(plan, words))?;
            tally.merge(&counted);
            if let (Some(file), Some(text)) = (&mut records, &record) {
                file.write(text, words)?;
            }
        }
        next = end;
        tell_progress(&bar, &tally, plan.games.end - plan.games.start, started, words);
    }
    bar.finish_and_clear();
    records.map_or(Ok(()), |file| file.keep(words))?;
    Ok(tally)
}

/// Plays and counts these games side by side and gives counts and records back in order. Once one is in trouble those after it are not
/// begun, and of several in trouble the first counts, so that the answer does not depend on the threads.
fn play_some<G: Audited>(
    plan: &Plan<'_, G>,
    processes: &BotProcesses<'_, G>,
    games: std::ops::Range<u64>,
    bar: &ProgressBar,
) -> Vec<Result<(Tally, Option<String>), Trouble>> {
    let troubled = AtomicU64::new(u64::MAX);
    let numbers: Vec<u64> = games.collect();
    let play = |&game: &u64| {
        if game > troubled.load(Ordering::Relaxed) {
            return None;
        }
        let played = panics::in_game(game, || table::play(plan, processes, game));
        if played.is_err() {
            troubled.fetch_min(game, Ordering::Relaxed);
        }
        bar.inc(1);
        Some(played.map(|Played { finished, record }| (Tally::of::<G>(&plan.setup, &finished), record)))
    };
    let played: Vec<_> = numbers.par_iter().with_max_len(TAKEN_GAMES).map(play).collect();
    played.into_iter().flatten().collect()
}

/// Shown to people only: not where standard error is a file or a pipe.
pub(crate) fn progress_bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:30} {msg}").unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(games).with_style(style).with_finish(ProgressFinish::AndClear)
}

fn tell_progress(bar: &ProgressBar, tally: &Tally, games: u64, started: Instant, words: Words) {
    if bar.is_hidden() {
        return;
    }
    let rate = tally.games as f64 / started.elapsed().as_secs_f64().max(1e-9);
    let values = [
        ("done", tally.games.to_string().into()),
        ("games", games.to_string().into()),
        ("rate", words.decimal(&format!("{rate:.0}")).into()),
    ];
    bar.set_message(words.say_with(id::SIMULATE_PROGRESS, &values));
}
