//! What a simulation says at the end.

use super::plan::{Contender, Plan};
use super::tally::{Tally, Wins};
use crate::cli::Simulate;
use crate::failure::Failure;
use crate::out;
use games::Playable;
use regulation::GameKind;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::time::Duration;
use words::{Words, id};

pub(super) fn print<G: Playable>(
    options: &Simulate,
    plan: &Plan<'_, G>,
    tally: &Tally,
    time: Duration,
    words: Words,
) -> Result<(), Failure> {
    let answer = Answer::of(plan, tally, time);
    if options.json {
        return out::json(words, &answer);
    }
    out::print(words, &in_words(options, plan, &answer, words))
}

#[derive(Serialize)]
struct Answer {
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

impl Answer {
    fn of<G: Playable>(plan: &Plan<'_, G>, tally: &Tally, time: Duration) -> Self {
        let seconds = time.as_secs_f64();
        let rate = |count: u64| count as f64 / seconds.max(1e-9);
        let closed_by = |&cause: &G::Cause| (G::cause_word(cause), tally.closed_by::<G>(cause));
        Self {
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

fn wins_by_bot<G: Playable>(plan: &Plan<'_, G>, tally: &Tally) -> BTreeMap<String, Wins> {
    let names: Vec<String> = plan.contenders.iter().map(Contender::name).collect();
    let players = |name: &str| {
        let named = names.iter().enumerate().filter(|(_, other)| *other == name).map(|(player, _)| player);
        named.collect::<Vec<_>>().into_iter()
    };
    names.iter().map(|name| (name.clone(), tally.wins_of(players(name)))).collect()
}

fn in_words<G: Playable>(options: &Simulate, plan: &Plan<'_, G>, answer: &Answer, words: Words) -> String {
    let decimal = |number: f64, digits: usize| words.decimal(&format!("{number:.digits$}"));
    let mut text = words.say_with(id::SIMULATE_SEED, &[("seed", plan.seed.to_string().into())]) + "\n";
    let values = [
        ("games", usize::try_from(answer.games).unwrap_or(usize::MAX).into()),
        ("seconds", decimal(answer.seconds, 2).into()),
        ("rate", decimal(answer.games_per_second, 1).into()),
    ];
    let _ = writeln!(text, "{}", words.say_with(id::SIMULATE_DONE, &values));
    if answer.audited {
        let values = [("commands", answer.commands.to_string().into())];
        let _ = writeln!(text, "{}", words.say_with(id::SIMULATE_AUDITED, &values));
    }
    text.push_str(&table(id::SIMULATE_WINS_BY_SEAT, wins(&answer.wins, answer.games, words), words));
    text.push_str(&table(id::SIMULATE_WINS_BY_BOT, wins(&answer.wins_by_bot, answer.games, words), words));
    let closed = G::CAUSES.iter().map(|&cause| {
        let count = answer.closed_by.get(G::cause_word(cause)).copied().unwrap_or(0);
        vec![
            format!("  {}", G::cause_in_words(cause, words)),
            count.to_string(),
            share(count as f64, answer.games, words),
        ]
    });
    text.push_str(&table(id::SIMULATE_CLOSED_BY, closed.collect(), words));
    let reached = match G::KIND {
        GameKind::Risiko => id::SIMULATE_OBJECTIVE_REACHED,
        GameKind::Spqr => id::SIMULATE_TARGET_REACHED,
    };
    let lines = [
        (reached, answer.objective_reached.to_string()),
        (id::SIMULATE_MEAN_LAPS, decimal(answer.mean_laps, 2)),
        (id::SIMULATE_MEAN_WINNER_POINTS, decimal(answer.mean_winner_points, 2)),
    ];
    text.push('\n');
    text.push_str(&out::columns(&lines.map(|(id, value)| vec![words.say(id), value])));
    if let Some(file) = &options.records {
        let values = [("file", file.display().to_string().into())];
        let _ = writeln!(text, "{}", words.say_with(id::SIMULATE_RECORDS, &values));
    }
    text
}

fn table(id: words::Id, rows: Vec<Vec<String>>, words: Words) -> String {
    format!("\n{}\n{}", words.say(id), out::columns(&rows))
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
