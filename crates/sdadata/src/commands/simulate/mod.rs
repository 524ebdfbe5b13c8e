//! `simulate`: many games between bots. The same seed plays the same games and writes the same records, whatever
//! the number of threads.

mod auditor;
mod benches;
mod plan;
mod recording;
mod records;
mod report;
mod table;
mod tally;

use crate::cli::Simulate;
use crate::failure::Failure;
use crate::{find, panics};
use benches::Benches;
use games::{PerGame, Playable, per_game};
use indicatif::{ProgressBar, ProgressFinish, ProgressStyle};
use plan::Plan;
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use records::RecordFile;
use regulation::Regulation;
use std::io::IsTerminal as _;
use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;
use table::{Played, Trouble};
use tally::Tally;
use words::{Words, id};

pub(crate) fn run(options: &Simulate, words: Words) -> Result<(), Failure> {
    let regulation = &find::rulebook(&options.regulation, words)?.regulation;
    per_game(regulation, Simulation { options, regulation, words })
}

/// A simulation of whichever game it is.
struct Simulation<'o> {
    options: &'o Simulate,
    regulation: &'o Regulation,
    words: Words,
}

impl PerGame for Simulation<'_> {
    type Out = Result<(), Failure>;

    fn run<G: Playable>(self, settings: &G::Settings) -> Self::Out {
        let Self { options, regulation, words } = self;
        let plan = Plan::<G>::new(options, regulation, settings, words)?;
        let threads = options.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, NonZero::get));
        let pool = ThreadPoolBuilder::new().num_threads(threads).build();
        let pool = pool.map_err(|error| Failure::BadInput(error.to_string()))?;
        let records = options.records.as_deref().map(|path| RecordFile::create(path, words)).transpose()?;
        let started = Instant::now();
        let tally = play_all(&plan, &pool, records, words)?;
        report::print(options, &plan, &tally, started.elapsed(), words)
    }
}

/// How many games each thread plays at a stretch: enough to keep all busy; few enough for their records to be held.
const STRETCH: u64 = 2048;
const RECORDED_STRETCH: u64 = 128;
/// How many games a thread takes at once: few, so that none is left waiting for another at the end of a stretch.
const AT_ONCE: usize = 8;

fn play_all<G: Playable>(
    plan: &Plan<'_, G>,
    pool: &ThreadPool,
    records: Option<RecordFile>,
    words: Words,
) -> Result<Tally, Failure> {
    let benches = Benches::new(plan);
    let (mut records, mut tally) = (records, Tally::default());
    let bar = progress_bar(plan.games.end - plan.games.start);
    let started = Instant::now();
    let stretch = if plan.records { RECORDED_STRETCH } else { STRETCH } * pool.current_num_threads() as u64;
    let mut next = plan.games.start;
    while next < plan.games.end {
        let end = plan.games.end.min(next + stretch);
        for played in pool.install(|| play_some(plan, &benches, next..end, &bar)) {
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
fn play_some<G: Playable>(
    plan: &Plan<'_, G>,
    benches: &Benches<'_, G>,
    games: std::ops::Range<u64>,
    bar: &ProgressBar,
) -> Vec<Result<(Tally, Option<String>), Trouble>> {
    let troubled = AtomicU64::new(u64::MAX);
    let numbers: Vec<u64> = games.collect();
    let play = |&game: &u64| {
        if game > troubled.load(Ordering::Relaxed) {
            return None;
        }
        let played = panics::in_game(game, || table::play(plan, benches, game));
        if played.is_err() {
            troubled.fetch_min(game, Ordering::Relaxed);
        }
        bar.inc(1);
        Some(played.map(|Played { finished, record }| (Tally::of::<G>(&plan.setup, &finished), record)))
    };
    let played: Vec<_> = numbers.par_iter().with_max_len(AT_ONCE).map(play).collect();
    played.into_iter().flatten().collect()
}

/// Shown to people only: not where standard error is a file or a pipe.
fn progress_bar(games: u64) -> ProgressBar {
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
