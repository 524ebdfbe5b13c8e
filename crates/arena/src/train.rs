//! Learning what positions are worth from whole games of `medio`, alone or among others, and saying how well that foretells fresh ones.

use crate::contest::Seeds;
use crate::simulate::progress_bar;
use bots::value::{Calibration, Student, Teachers, judge};
use games::{PerGame, Playable, per_game};
use serde::Serialize;
use shell::{Failure, find};
use std::fmt::Write as _;
use std::path::PathBuf;
use std::time::Instant;
use words::{Words, id};

/// What is to be learnt.
#[derive(Clone, Debug)]
pub struct Training {
    /// The id of a regulation, or a club's file.
    pub regulation: String,
    /// How many sit at a table.
    pub players: usize,
    /// How often 200 games are played and learnt from.
    pub rounds: u32,
    /// The seed everything comes from.
    pub seed: u64,
    /// Whether `cautious` sits among `medio` in every other game.
    pub mixed: bool,
    /// Where the network goes.
    pub out: PathBuf,
}

impl Training {
    /// The command that learns the same again.
    fn command(&self) -> String {
        let Self { regulation, players, rounds, seed, mixed, .. } = self;
        let mixed = if *mixed { " --mixed" } else { "" };
        format!("sdadata train --regulation {regulation} --players {players} --rounds {rounds} --seed {seed}{mixed}")
    }
}

/// Games it is judged by, on seeds nobody learnt from.
const JUDGING_GAMES: u64 = 4000;
/// How far a step goes at first, and at the end.
const RATES: (f32, f32) = (0.002, 0.000_05);

/// What was learnt.
#[derive(Clone, Debug, Serialize)]
pub struct TrainReport {
    rounds: u32,
    /// The mean square of chance less outcome.
    brier: f64,
    positions: u64,
    /// By tenths of the chance: how many positions, the mean chance that was said, the share that was won.
    tenths: Vec<Tenth>,
    seconds: f64,
}

#[derive(Clone, Copy, Debug, Serialize)]
struct Tenth {
    positions: u64,
    said: f64,
    won: f64,
}

impl TrainReport {
    /// The report for people.
    #[must_use]
    pub fn in_words(&self, words: Words) -> String {
        let values = [
            ("brier", words.decimal(&format!("{:.4}", self.brier)).into()),
            ("positions", self.positions.to_string().into()),
            ("seconds", format!("{:.0}", self.seconds).into()),
        ];
        let mut text = words.say_with(id::TRAIN_DONE, &values) + "\n";
        let percent = |share: f64| words.decimal(&format!("{:.1}", share * 100.0));
        for tenth in self.tenths.iter().filter(|tenth| tenth.positions > 0) {
            let values = [
                ("said", percent(tenth.said).into()),
                ("won", percent(tenth.won).into()),
                ("positions", tenth.positions.to_string().into()),
            ];
            // Writing to a string never fails.
            let _ = writeln!(text, "  {}", words.say_with(id::TRAIN_TENTH, &values));
        }
        text
    }
}

/// Learns and writes down what was learnt.
///
/// # Errors
/// If there is no such table, or the file cannot be written.
pub fn train(training: &Training, words: Words) -> Result<TrainReport, Failure> {
    let regulation = find::rulebook(&training.regulation, words)?.regulation;
    per_game(&regulation, Work { training, words })
}

struct Work<'t> {
    training: &'t Training,
    words: Words,
}

impl PerGame for Work<'_> {
    type Out = Result<TrainReport, Failure>;

    fn run<G: Playable>(self, settings: &G::Settings) -> Self::Out {
        let Self { training, words } = self;
        let setup = G::set_up(settings, training.players, 0);
        let setup = setup.map_err(|fault| Failure::BadInput(G::setup_fault(&fault, words)))?;
        let (began, bar) = (Instant::now(), progress_bar(training.rounds.into()));
        let teachers = if training.mixed { Teachers::Mixed } else { Teachers::Medio };
        let mut student = Student::<G>::new(&setup, teachers, Seeds::Tune.seed(training.seed));
        for round in 0..training.rounds {
            let done = round as f32 / training.rounds as f32;
            student.study(RATES.0 * (1.0 - done) + RATES.1);
            bar.set_message(format!("{} / {}", round + 1, training.rounds));
            bar.inc(1);
        }
        bar.finish_and_clear();
        let found = judge::<G>(student.net(), &setup, Seeds::Judge.seed(training.seed), JUDGING_GAMES);
        let worth = format!("Brier {:.4} on {JUDGING_GAMES} fresh games, time up in lap 12", found.brier);
        shell::files::replace(&training.out, student.net().print(&training.command(), &worth).as_bytes())
            .map_err(|error| Failure::unwritable(words, training.out.display(), &error))?;
        Ok(report(training, &found, began))
    }
}

fn report(training: &Training, found: &Calibration, began: Instant) -> TrainReport {
    let tenth = |&(positions, said, won): &(u64, f64, f64)| Tenth { positions, said, won };
    TrainReport {
        rounds: training.rounds,
        brier: found.brier,
        positions: found.count,
        tenths: found.tenths.iter().map(tenth).collect(),
        seconds: began.elapsed().as_secs_f64(),
    }
}
