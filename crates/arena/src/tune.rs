//! Looking for the numbers of `medio` by playing: generations of candidates against `cautious`, the champions so far and
//! themselves. From a seed, the same numbers whatever the threads; tuning, selecting and judging seeds never meet.

use crate::contest::Seeds;
use crate::simulate::progress_bar;
use bots::selfplay::{Numbered, play_by};
use bots::{Evolution, Named as _, Question, Weights};
use chance::Seeded;
use frame::Lap;
use games::{HostGame, PerGame, Playable, per_game};
use rayon::prelude::*;
use serde::Serialize;
use shell::{Failure, find};
use std::path::PathBuf;
use std::time::Instant;
use words::{Words, id};

/// What is to be looked for.
#[derive(Clone, Debug)]
pub struct Tuning {
    /// The id of a regulation, or a club's file.
    pub regulation: String,
    /// How many sit at a table.
    pub players: usize,
    /// The generations.
    pub generations: u32,
    /// Games for each candidate of a generation.
    pub games: u64,
    /// The seed everything comes from.
    pub seed: u64,
    /// Numbers to begin with, in place of those the bot begins with.
    pub from: Option<PathBuf>,
    /// Whether it is looked near those, by more candidates, most of their games among `cautious`.
    pub fine: bool,
    /// Where the numbers go.
    pub out: PathBuf,
}

impl Tuning {
    /// The command that finds the same again.
    fn command(&self) -> String {
        let Self { regulation, players, generations, games, seed, from, fine, .. } = self;
        let from = from.as_ref().map_or(String::new(), |from| format!(" --from {}", from.display()));
        let fine = if *fine { " --fine" } else { "" };
        format!(
            "sdadata tune --regulation {regulation} --players {players} --generations {generations} --games {games} --seed {seed}{from}{fine}"
        )
    }
}

/// What was found.
#[derive(Clone, Debug, Serialize)]
pub struct TuneReport {
    bot: &'static str,
    game: &'static str,
    generations: u32,
    /// The share of games won against `cautious` alone, on seeds nobody tuned with.
    share: f64,
    /// The same of the numbers the program ships.
    shipped: f64,
    games: u64,
    seconds: f64,
}

impl TuneReport {
    /// The report for people.
    #[must_use]
    pub fn in_words(&self, words: Words) -> String {
        let percent = |share: f64| words.decimal(&format!("{:.1}", share * 100.0));
        let values = [
            ("bot", self.bot.into()),
            ("generations", self.generations.to_string().into()),
            ("share", percent(self.share).into()),
            ("shipped", percent(self.shipped).into()),
            ("games", self.games.to_string().into()),
            ("seconds", format!("{:.0}", self.seconds).into()),
        ];
        words.say_with(id::TUNE_DONE, &values) + "\n"
    }
}

/// Candidates of a generation, and of one that looks near numbers that are known to be good.
const CANDIDATES: usize = 24;
const FINE_CANDIDATES: usize = 32;
/// How wide a fine search is, in parts of the usual width.
const FINE_WIDTH: f32 = 0.4;
/// Who sits around a candidate, from block to block: `cautious`, the last champion, any champion, `cautious` for long.
const RIVALS: [Company; 4] = [Company::Cautious, Company::Last, Company::Any, Company::CautiousForLong];
const FINE_RIVALS: [Company; 8] = [
    Company::Cautious,
    Company::Last,
    Company::CautiousForLong,
    Company::Bold,
    Company::Cautious,
    Company::Any,
    Company::Cautious,
    Company::Bold,
];
/// Another bot of the house, where a game has one that plans by numbers of its own; `cautious` stands in where it has none.
const BOLD: &str = "bold";
/// After so many generations the mean joins the champions.
const CHAMPION_EVERY: u32 = 8;
/// Games by which the best of the champions is chosen.
const SELECTING_GAMES: u64 = 2000;
/// Games by which the chosen one is judged.
const JUDGING_GAMES: u64 = 4000;
/// What a table point counts beside a win, so that candidates that seldom win are told apart.
const POINT: f64 = 0.002;

/// Looks for numbers and writes them down.
///
/// # Errors
/// If there is no such table, `from` holds no numbers of this bot, or the file cannot be written.
pub fn tune(tuning: &Tuning, words: Words) -> Result<TuneReport, Failure> {
    let regulation = find::rulebook(&tuning.regulation, words)?.regulation;
    per_game(&regulation, Work { tuning, words })
}

struct Work<'t> {
    tuning: &'t Tuning,
    words: Words,
}

impl PerGame for Work<'_> {
    type Out = Result<TuneReport, Failure>;

    fn run<G: Playable>(self, settings: &G::Settings) -> Self::Out {
        let Self { tuning, words } = self;
        let setup = G::set_up(settings, tuning.players, 0);
        let setup = setup.map_err(|fault| Failure::BadInput(G::setup_fault(&fault, words)))?;
        let from = tuning.from.as_ref().map(|path| read_weights::<G::Weights>(path, words)).transpose()?;
        let began = Instant::now();
        let best = Search::<G> { setup: &setup, tuning }.run(from);
        let judge = Seeds::Judge.seed(tuning.seed);
        let share = |weights| alone::<G>(&setup, weights, judge, JUDGING_GAMES);
        let (found, shipped) = (share(&best), share(G::shipped()));
        let worth =
            format!("{:.1} % of {JUDGING_GAMES} games alone against cautious, time up in lap 12", found * 100.0);
        shell::files::replace(&tuning.out, best.print(&tuning.command(), &worth).as_bytes())
            .map_err(|error| Failure::unwritable(words, tuning.out.display(), &error))?;
        Ok(TuneReport {
            bot: G::Weights::BOT,
            game: G::Weights::GAME,
            generations: tuning.generations,
            share: found,
            shipped,
            games: JUDGING_GAMES,
            seconds: began.elapsed().as_secs_f64(),
        })
    }
}

fn read_weights<W: Weights>(path: &PathBuf, words: Words) -> Result<W, Failure> {
    let text = std::fs::read_to_string(path).map_err(|error| Failure::unreadable(words, path.display(), &error))?;
    W::read(&text).map_err(|fault| Failure::BadInput(format!("{}: {fault}", path.display())))
}

/// The kinds of tables a candidate sits down at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Company {
    Cautious,
    CautiousForLong,
    Bold,
    Last,
    Any,
}

/// Who sits around a candidate.
#[derive(Clone, Copy)]
enum Rivals<'w, W> {
    Cautious,
    Bold,
    By(&'w W),
}

struct Search<'s, G: Playable> {
    setup: &'s G::Setup,
    tuning: &'s Tuning,
}

impl<G: Playable> Search<'_, G> {
    /// The best of the champions and of where the search ended.
    fn run(&self, from: Option<G::Weights>) -> G::Weights {
        let Tuning { generations, seed, fine, .. } = *self.tuning;
        let (count, width) = if fine { (FINE_CANDIDATES, FINE_WIDTH) } else { (CANDIDATES, 1.0) };
        let mut evolution = Evolution::new(from.as_ref(), width, seed);
        let mut champions: Vec<G::Weights> = from.into_iter().collect();
        let bar = progress_bar(generations.into());
        for generation in 0..generations {
            let candidates = evolution.candidates::<G::Weights>(count);
            let score = |&one: &G::Weights| (self.score(&one, &champions, generation), one);
            let scored: Vec<(f64, G::Weights)> = candidates.par_iter().map(score).collect();
            bar.set_message(format!("{} / {generations}: {:.3}", generation + 1, scored[0].0));
            bar.inc(1);
            evolution.learn(&scored);
            if (generation + 1) % CHAMPION_EVERY == 0 {
                champions.push(evolution.best());
            }
        }
        bar.finish_and_clear();
        champions.push(evolution.best());
        self.select(&champions)
    }

    /// How good a candidate is against those who are there, in the games of one generation: the same for all candidates.
    fn score(&self, one: &G::Weights, champions: &[G::Weights], generation: u32) -> f64 {
        let players = self.tuning.players as u64;
        let seed = Seeds::Tune.seed(self.tuning.seed);
        let sum: f64 = (0..self.tuning.games)
            .map(|game| {
                let tables: &[Company] = if self.tuning.fine { &FINE_RIVALS } else { &RIVALS };
                let company = tables[(game / players) as usize % tables.len()];
                let (long, any) = (company == Company::CautiousForLong, (game / players / 4) as usize);
                let rivals = match (company, champions.last()) {
                    (Company::Bold, _) => Rivals::Bold,
                    (Company::Last, Some(last)) => Rivals::By(last),
                    (Company::Any, Some(_)) => Rivals::By(&champions[any % champions.len()]),
                    _ => Rivals::Cautious,
                };
                let number = u64::from(generation) * self.tuning.games + game / players;
                let numbered = Numbered { seed, game: number, laps: Lap(if long { 40 } else { 12 }) };
                let (won, points) = one_game::<G>(self.setup, one, rivals, (game % players) as usize, numbered);
                won + POINT * points
            })
            .sum();
        sum / self.tuning.games as f64
    }

    /// The one that wins most against `cautious` and against the last of them, on seeds of its own.
    fn select(&self, champions: &[G::Weights]) -> G::Weights {
        let seed = Seeds::Select.seed(self.tuning.seed);
        let last = champions.last().copied().unwrap_or_else(|| *G::shipped());
        let score = |one: &G::Weights| {
            let against = |rivals| share::<G>(self.setup, one, rivals, seed, SELECTING_GAMES);
            against(Rivals::Cautious) + against(Rivals::By(&last))
        };
        let scored: Vec<(f64, &G::Weights)> = champions.par_iter().map(|one| (score(one), one)).collect();
        scored.into_iter().max_by(|a, b| a.0.total_cmp(&b.0)).map_or(last, |(_, best)| *best)
    }
}

/// The share of games won alone among `cautious`.
fn alone<G: Playable>(setup: &G::Setup, one: &G::Weights, seed: u64, games: u64) -> f64 {
    share::<G>(setup, one, Rivals::Cautious, seed, games)
}

fn share<G: Playable>(
    setup: &G::Setup,
    one: &G::Weights,
    rivals: Rivals<'_, G::Weights>,
    seed: u64,
    games: u64,
) -> f64 {
    let players = G::contestants(setup).len().max(1) as u64;
    let play = |game: u64| {
        let numbered = Numbered { seed, game: game / players, laps: Lap(12) };
        one_game::<G>(setup, one, rivals, (game % players) as usize, numbered).0
    };
    (0..games).into_par_iter().map(play).collect::<Vec<f64>>().iter().sum::<f64>() / games as f64
}

/// What a game brought the player at this place: its part of the win, and its points.
fn one_game<G: Playable>(
    setup: &G::Setup,
    one: &G::Weights,
    rivals: Rivals<'_, G::Weights>,
    place: usize,
    numbered: Numbered,
) -> (f64, f64) {
    let cautious = G::Bot::named("cautious").unwrap_or_else(G::Bot::usual);
    let bold = G::Bot::named(BOLD).unwrap_or(cautious);
    let choose = |player: usize, question: &Question<'_, '_, G>, rng: &mut Seeded| match rivals {
        _ if player == place => G::choose_by(one, question.setup, &question.view, rng),
        Rivals::By(other) => G::choose_by(other, question.setup, &question.view, rng),
        Rivals::Cautious => G::choose(cautious, question.setup, &question.view, rng),
        Rivals::Bold => G::choose(bold, question.setup, &question.view, rng),
    };
    let done = play_by::<G>(setup, numbered, choose, &mut ());
    let outcome = <G as HostGame>::outcome(setup, &done.state);
    let first = outcome.standings.iter().filter(|standing| standing.place == 1).count().max(1) as f64;
    let own = outcome.standings.iter().find(|standing| G::player(&done.state, standing.seat).index() == place);
    own.map_or((0.0, 0.0), |own| (if own.place == 1 { 1.0 / first } else { 0.0 }, f64::from(own.points.min(86))))
}
