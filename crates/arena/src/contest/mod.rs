//! Matches between two bots: one of either among the others, and half of each. A block is one seed played from every
//! place, so that luck of deal, dice and place is the same for both, and identical bots score exactly their share in
//! every block. The same seed plays the same match, whatever the number of threads.

mod evidence;
mod game;
mod plan;
mod report;
mod seeds;
mod tally;
mod times;

pub use report::Report;
pub use seeds::Seeds;

use crate::bot::program::BotFault;
use crate::processes::BotProcesses;
use crate::simulate::progress_bar;
use crate::wins::Wins;
use evidence::Evidence;
use game::Played;
use games::{PerGame, Playable, SeatEnd, SimulationGame, per_game};
use indicatif::ProgressBar;
use plan::{Plan, Seating, Side};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use regulation::Regulation;
use serde::Serialize;
use shell::files::Fresh;
use shell::{Failure, find, out, panics};
use std::io::Write as _;
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};
use tally::{Tally, wilson};
use words::{Words, id};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The id of a regulation, or a club's file.
    pub regulation: String,
    /// How many sit at a table.
    pub players: usize,
    /// How many blocks, at most.
    pub blocks: u64,
    /// Whether to stop as soon as it is sure who is better.
    pub until_sure: bool,
    /// What dice and choices follow from, up to [`Seeds::SEED_MAX`].
    pub seed: u64,
    /// The part of the seed space.
    pub seeds: Seeds,
    /// The lap in which time runs out.
    pub laps: u16,
    /// How long a bot may take for a command.
    pub budget: Duration,
    /// How many threads; as many as there are cores if nothing is said.
    pub threads: Option<usize>,
    /// Whether tables with half of each are played too.
    pub mixed: bool,
    /// Where a line for each game goes.
    pub games: Option<PathBuf>,
    /// What the games would bring in a tournament, where somebody knows that.
    pub scorer: Option<Scorer>,
}

/// Tournament points of a table, asked of whoever knows tournaments: nobody here does.
#[derive(Clone)]
pub struct Scorer {
    /// Digits behind the point.
    pub decimals: u8,
    /// The points of each who is handed over, in the smallest unit.
    pub points: Arc<ScoreTable>,
}

/// What a table would bring those who sat there.
pub type ScoreTable = dyn Fn(&[SeatEnd]) -> Vec<i64> + Send + Sync;

impl std::fmt::Debug for Scorer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Scorer").field("decimals", &self.decimals).finish_non_exhaustive()
    }
}

/// Plays a match for each of these pairs, bots by name or `exec:` and a command.
///
/// # Errors
/// If there is no such table or bot, a program never gets ready, or a file cannot be written.
pub fn play(contest: &Contest, pairs: &[(String, String)], words: Words) -> Result<Vec<Report>, Failure> {
    let regulation = find::rulebook(&contest.regulation, words)?.regulation;
    let threads = contest.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, NonZero::get));
    let pool = ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = &pool.map_err(|error| Failure::BadInput(error.to_string()))?;
    let create =
        |path: &PathBuf| Fresh::create(path).map_err(|error| Failure::unwritable(words, path.display(), &error));
    let mut file = contest.games.as_ref().map(create).transpose()?;
    let work = Matches { contest, pairs, regulation: &regulation, pool, file: file.as_mut(), words };
    let reports = per_game(&regulation, work)?;
    if let Some(file) = file {
        let path = file.path().to_owned();
        file.keep().map_err(|error| Failure::unwritable(words, path.display(), &error))?;
    }
    Ok(reports)
}

/// The matches, whichever game they are of.
struct Matches<'c> {
    contest: &'c Contest,
    pairs: &'c [(String, String)],
    regulation: &'c Regulation,
    pool: &'c ThreadPool,
    file: Option<&'c mut Fresh>,
    words: Words,
}

impl PerGame for Matches<'_> {
    type Out = Result<Vec<Report>, Failure>;

    fn run<G: Playable>(mut self, settings: &G::Settings) -> Self::Out {
        let plan = |(first, second): &(String, String)| {
            Plan::<G>::new(self.contest, (first, second), self.regulation, settings, self.words)
        };
        let plans: Vec<_> = self.pairs.iter().map(plan).collect::<Result<_, _>>()?;
        plans.iter().map(|plan| self.play_match(plan)).collect()
    }
}

/// How many blocks each thread plays at a stretch: few, so that a match that is decided stops soon.
const STRETCH_BLOCKS: u64 = 4;

impl Matches<'_> {
    fn play_match<G: SimulationGame>(&mut self, plan: &Plan<'_, G>) -> Result<Report, Failure> {
        let (contest, words) = (self.contest, self.words);
        let processes = BotProcesses::new(&plan.sides, plan.terms());
        get_ready(plan, &processes, words)?;
        let (bar, started, mut score) = (progress_bar(contest.blocks), Instant::now(), Score::default());
        let stretch = STRETCH_BLOCKS * self.pool.current_num_threads() as u64;
        while score.blocks < contest.blocks && !(contest.until_sure && score.evidence.verdict().is_some()) {
            let blocks: Vec<u64> = (score.blocks..contest.blocks.min(score.blocks + stretch)).collect();
            let play = |&block: &u64| {
                let played = panics::in_game(block, || play_block(contest, plan, &processes, block));
                bar.inc(1);
                played
            };
            let played: Vec<_> = self.pool.install(|| blocks.par_iter().with_max_len(1).map(play).collect());
            for block in played {
                if contest.until_sure && score.evidence.verdict().is_some() {
                    break;
                }
                let block = block?;
                self.write(plan, &block)?;
                score.add(plan, &block, words);
            }
            tell_progress(&bar, &score, contest.blocks, words);
        }
        bar.finish_and_clear();
        Ok(Report::of(contest, plan, &score, started.elapsed(), words))
    }

    /// Writes a line for every game of a block.
    fn write<G: SimulationGame>(&mut self, plan: &Plan<'_, G>, block: &Block) -> Result<(), Failure> {
        let Some(file) = &mut self.file else { return Ok(()) };
        for (seating, played) in &block.games {
            let line = out::json_line(&GameLine::of(self.contest, plan, block.number, *seating, played, self.words))?;
            let written = file.write_all(line.as_bytes());
            written.map_err(|error| Failure::unwritable(self.words, file.path().display(), &error))?;
        }
        Ok(())
    }
}

/// Starts every bot once: one that never gets ready plays no match.
fn get_ready<G: SimulationGame>(
    plan: &Plan<'_, G>,
    processes: &BotProcesses<'_, G>,
    words: Words,
) -> Result<(), Failure> {
    for side in [Side::First, Side::Second] {
        match processes.take(side.index()) {
            Ok(player) => processes.give_back(side.index(), player),
            Err(fault) => {
                let values = [("bot", plan.name(side).into()), ("what", fault.in_words(words).into())];
                let what = words.say_with(id::ARENA_NOT_READY, &values);
                return Err(match fault {
                    BotFault::CannotStart(_) => Failure::BadInput(what),
                    BotFault::NoAnswer(..) | BotFault::Illegal(..) | BotFault::OtherRegulations(_) => {
                        Failure::Refused(what)
                    }
                });
            }
        }
    }
    Ok(())
}

/// One seed, played from every place.
struct Block {
    number: u64,
    games: Vec<(Seating, Played)>,
}

fn play_block<G: SimulationGame>(
    contest: &Contest,
    plan: &Plan<'_, G>,
    processes: &BotProcesses<'_, G>,
    number: u64,
) -> Result<Block, Failure> {
    let seatings = [Some(Seating::Forward), Some(Seating::Reverse), contest.mixed.then_some(Seating::Mixed)];
    let mut games = Vec::new();
    for seating in seatings.into_iter().flatten() {
        for lineup in seating.lineups(plan.players) {
            let played = game::play(plan, processes, number, &lineup);
            games.push((seating, played.map_err(|what| Failure::Ours(format!("block {number}: {what}")))?));
        }
    }
    Ok(Block { number, games })
}

/// How many faults of bots are told in words.
const FAULTS_TOLD: usize = 10;

/// How a match stands.
#[derive(Default)]
struct Score {
    blocks: u64,
    tallies: [Tally; 3],
    evidence: Evidence,
    /// The first faults of bots, in words.
    faults: Vec<String>,
}

impl Score {
    fn tally(&self, seating: Seating) -> &Tally {
        &self.tallies[seating as usize]
    }

    fn add<G: SimulationGame>(&mut self, plan: &Plan<'_, G>, block: &Block, words: Words) {
        let mut tallies: [Tally; 3] = Default::default();
        for (seating, played) in &block.games {
            tallies[*seating as usize].add(*seating, played);
            for (player, result) in played.results.iter().enumerate() {
                let Some(fault) = result.fault.as_ref().filter(|_| self.faults.len() < FAULTS_TOLD) else { continue };
                let values = [
                    ("bot", plan.name(result.side).into()),
                    ("player", (player + 1).to_string().into()),
                    ("block", block.number.to_string().into()),
                    ("what", fault.in_words(words).into()),
                ];
                self.faults.push(words.say_with(id::ARENA_FAULT, &values));
            }
        }
        self.blocks += 1;
        self.evidence.add(block_score(&tallies));
        self.tallies.iter_mut().zip(&tallies).for_each(|(sum, more)| sum.merge(more));
    }
}

/// What the first won alone among the second, less what the second won alone among the first: from -1 to 1, and 0 on average
/// between equals.
fn block_score(tallies: &[Tally; 3]) -> f64 {
    tallies[Seating::Forward as usize].share() - tallies[Seating::Reverse as usize].share()
}

fn tell_progress(bar: &ProgressBar, score: &Score, blocks: u64, words: Words) {
    if bar.is_hidden() {
        return;
    }
    let tally = score.tally(Seating::Forward);
    let (low, high) = wilson(tally.share(), tally.games);
    let percent = |share: f64| words.decimal(&format!("{:.1}", share * 100.0));
    let values = [
        ("done", score.blocks.to_string().into()),
        ("blocks", blocks.to_string().into()),
        ("share", percent(tally.share()).into()),
        ("low", percent(low).into()),
        ("high", percent(high).into()),
    ];
    bar.set_message(words.say_with(id::ARENA_PROGRESS, &values));
}

/// One game of a match, for programs.
#[derive(Serialize)]
struct GameLine {
    a: String,
    b: String,
    regulation: String,
    seeds: &'static str,
    seed: u64,
    block: u64,
    table: &'static str,
    laps: u16,
    closed_by: Option<&'static str>,
    players: Vec<PlayerLine>,
}

#[derive(Serialize)]
struct PlayerLine {
    bot: &'static str,
    seat: String,
    place: u8,
    points: u16,
    won: Wins,
    fault: Option<String>,
}

impl GameLine {
    fn of<G: SimulationGame>(
        contest: &Contest,
        plan: &Plan<'_, G>,
        block: u64,
        seating: Seating,
        played: &Played,
        words: Words,
    ) -> Self {
        let player = |result: &game::PlayerResult| PlayerLine {
            bot: result.side.letter(),
            seat: result.seat.to_string(),
            place: result.place,
            points: result.points,
            won: Wins(tally::shares(played, result.place)),
            fault: result.fault.as_ref().map(|fault| fault.in_words(words)),
        };
        Self {
            a: plan.name(Side::First),
            b: plan.name(Side::Second),
            regulation: plan.regulation.id.clone(),
            seeds: contest.seeds.name(),
            seed: contest.seed,
            block,
            table: seating.name(),
            laps: played.laps,
            closed_by: played.cause.and_then(|at| G::CAUSES.get(at)).map(|&cause| G::cause_word(cause)),
            players: played.results.iter().map(player).collect(),
        }
    }
}

#[cfg(test)]
mod tests;
