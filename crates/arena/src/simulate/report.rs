//! What a simulation says at the end.

use super::plan::Plan;
use super::tally::Tally;
use crate::contender::Contender;
use crate::wins::Wins;
use audit::Audited;
use regulation::GameKind;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::time::Duration;
use words::{Id, Words, id};

/// What came of a simulation.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    #[serde(skip)]
    words: Labels,
    games: u64,
    seconds: f64,
    games_per_second: f64,
    wins: BTreeMap<String, Wins>,
    wins_by_bot: BTreeMap<String, Wins>,
    objective_reached: u64,
    mean_laps: f64,
    mean_winner_points: f64,
    closed_by: BTreeMap<&'static str, u64>,
    commands: u64,
    commands_per_second: f64,
    turns: u64,
    seed: u64,
    audited: bool,
}

impl Report {
    pub(super) fn of<G: Audited>(plan: &Plan<'_, G>, tally: &Tally, time: Duration, words: Words) -> Self {
        let seconds = time.as_secs_f64();
        let rate = |count: u64| count as f64 / seconds.max(1e-9);
        let closed_by = |&cause: &G::Cause| (G::cause_word(cause), tally.closed_by::<G>(cause));
        Self {
            words: Labels {
                closed_by: G::CAUSES
                    .iter()
                    .map(|&cause| (G::cause_word(cause), G::cause_in_words(cause, words)))
                    .collect(),
                reached: match G::KIND {
                    GameKind::Risiko => id::SIMULATE_OBJECTIVE_REACHED,
                    GameKind::Spqr => id::SIMULATE_TARGET_REACHED,
                },
            },
            games: tally.games,
            seconds,
            games_per_second: rate(tally.games),
            wins: G::contestants(&plan.setup).iter().map(|seat| (seat.to_string(), tally.wins_at(seat))).collect(),
            wins_by_bot: wins_by_bot(plan, tally),
            objective_reached: tally.objective_reached(),
            mean_laps: tally.mean_laps(),
            mean_winner_points: tally.mean_winner_points(),
            closed_by: G::CAUSES.iter().map(closed_by).collect(),
            commands: tally.commands,
            commands_per_second: rate(tally.commands),
            turns: tally.turns,
            seed: plan.seed,
            audited: plan.audit,
        }
    }
}

fn wins_by_bot<G: Audited>(plan: &Plan<'_, G>, tally: &Tally) -> BTreeMap<String, Wins> {
    let names: Vec<String> = plan.contenders.iter().map(Contender::name).collect();
    let players = |name: &str| {
        let named = names.iter().enumerate().filter(|(_, other)| *other == name).map(|(player, _)| player);
        named.collect::<Vec<_>>().into_iter()
    };
    names.iter().map(|name| (name.clone(), tally.wins_of(players(name)))).collect()
}

/// What the game calls its endings.
#[derive(Clone, Debug)]
struct Labels {
    closed_by: Vec<(&'static str, String)>,
    reached: Id,
}

impl Report {
    /// The report for people; `records` is the file that was written.
    #[must_use]
    pub fn in_words(&self, records: Option<&Path>, words: Words) -> String {
        let decimal = |number: f64, digits: usize| words.decimal(&format!("{number:.digits$}"));
        let mut text = words.say_with(id::SIMULATE_SEED, &[("seed", self.seed.to_string().into())]) + "\n";
        let values = [
            ("games", usize::try_from(self.games).unwrap_or(usize::MAX).into()),
            ("seconds", decimal(self.seconds, 2).into()),
            ("rate", decimal(self.games_per_second, 1).into()),
        ];
        let _ = writeln!(text, "{}", words.say_with(id::SIMULATE_DONE, &values));
        if self.audited {
            let values = [("commands", self.commands.to_string().into())];
            let _ = writeln!(text, "{}", words.say_with(id::SIMULATE_AUDITED, &values));
        }
        text.push_str(&table(id::SIMULATE_WINS_BY_SEAT, wins(&self.wins, self.games, words), words));
        text.push_str(&table(id::SIMULATE_WINS_BY_BOT, wins(&self.wins_by_bot, self.games, words), words));
        let closed = self.words.closed_by.iter().map(|(cause, label)| {
            let count = self.closed_by.get(cause).copied().unwrap_or(0);
            vec![format!("  {label}"), count.to_string(), share(count as f64, self.games, words)]
        });
        text.push_str(&table(id::SIMULATE_CLOSED_BY, closed.collect(), words));
        let lines = [
            (self.words.reached, self.objective_reached.to_string()),
            (id::SIMULATE_MEAN_LAPS, decimal(self.mean_laps, 2)),
            (id::SIMULATE_MEAN_WINNER_POINTS, decimal(self.mean_winner_points, 2)),
        ];
        text.push('\n');
        text.push_str(&words::columns::plain(&lines.map(|(id, value)| vec![words.say(id), value])));
        if let Some(file) = records {
            let values = [("file", file.display().to_string().into())];
            let _ = writeln!(text, "{}", words.say_with(id::SIMULATE_RECORDS, &values));
        }
        text
    }
}

fn table(id: Id, rows: Vec<Vec<String>>, words: Words) -> String {
    format!("\n{}\n{}", words.say(id), words::columns::plain(&rows))
}

fn wins(by_name: &BTreeMap<String, Wins>, games: u64, words: Words) -> Vec<Vec<String>> {
    let row = |(name, wins): (&String, &Wins)| {
        vec![format!("  {name}"), words.decimal(&wins.to_string()), share(wins.number(), games, words)]
    };
    by_name.iter().map(row).collect()
}

fn share(count: f64, games: u64, words: Words) -> String {
    format!("{} %", words.decimal(&format!("{:.1}", count / games.max(1) as f64 * 100.0)))
}
