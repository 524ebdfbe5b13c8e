//! What a match says at the end.

use super::evidence::{Evidence, Verdict};
use super::plan::{Plan, Seating, Side};
use super::tally::{Tally, wilson};
use super::{Contest, Score};
use crate::wins::Wins;
use games::SimulationGame;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::time::Duration;
use words::{Id, Words, id};

/// What came of a match.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    #[serde(skip)]
    closed_by: Vec<(&'static str, String)>,
    a: String,
    b: String,
    regulation: String,
    players: usize,
    blocks: u64,
    seed: u64,
    seeds: &'static str,
    laps: u16,
    seconds: f64,
    #[serde(flatten)]
    forward: Results,
    reverse: Results,
    #[serde(skip_serializing_if = "Option::is_none")]
    mixed: Option<Results>,
    better: Option<&'static str>,
    evidence: BySide<f64>,
    faults: Vec<String>,
}

/// What came of it for the side that is counted.
#[derive(Clone, Debug, Serialize)]
struct Results {
    games: u64,
    wins: Wins,
    share: f64,
    low: f64,
    high: f64,
    /// The share of an equal.
    expected: f64,
    mean_place: f64,
    mean_points: f64,
    /// Tournament points, where the regulation gives some.
    #[serde(skip_serializing_if = "Option::is_none")]
    mean_score: Option<f64>,
    ms_per_turn: BySide<TurnTimes>,
    by_seat: BTreeMap<String, Wins>,
    closed_by: BTreeMap<&'static str, u64>,
    failed: BySide<u64>,
    /// Choices that were cut short by the budget: such a match is not repeatable.
    capped: BySide<u64>,
}

/// Something of either bot.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "UPPERCASE")]
struct BySide<T> {
    a: T,
    b: T,
}

impl<T> BySide<T> {
    fn of(value: impl Fn(Side) -> T) -> Self {
        Self { a: value(Side::First), b: value(Side::Second) }
    }
}

#[derive(Clone, Copy, Debug, Serialize)]
struct TurnTimes {
    mean: f64,
    p99: f64,
}

impl Results {
    fn of<G: SimulationGame>(plan: &Plan<'_, G>, seating: Seating, tally: &Tally) -> Self {
        let (low, high) = wilson(tally.share(), tally.games);
        Self {
            games: tally.games,
            wins: tally.wins(),
            share: tally.share(),
            low,
            high,
            expected: match seating {
                Seating::Forward | Seating::Reverse => 1.0 / plan.players as f64,
                Seating::Mixed => 0.5,
            },
            mean_place: tally.mean_place(),
            mean_points: tally.mean_points(),
            mean_score: plan.scorer.as_ref().map(|scorer| tally.mean_score() / 10_f64.powi(scorer.decimals.into())),
            ms_per_turn: BySide::of(|side| {
                let times = &tally.times[side.index()];
                TurnTimes { mean: times.mean(), p99: times.p99() }
            }),
            by_seat: G::contestants(&plan.setup).iter().map(|seat| (seat.to_string(), tally.wins_at(seat))).collect(),
            closed_by: tally.closed_by::<G>().map(|(cause, count)| (G::cause_word(cause), count)).collect(),
            failed: BySide::of(|side| tally.failed[side.index()]),
            capped: BySide::of(|side| tally.capped[side.index()]),
        }
    }
}

impl Report {
    pub(super) fn of<G: SimulationGame>(
        contest: &Contest,
        plan: &Plan<'_, G>,
        score: &Score,
        time: Duration,
        words: Words,
    ) -> Self {
        let (first, second) = score.evidence.capital();
        let results = |seating| Results::of(plan, seating, score.tally(seating));
        Self {
            closed_by: G::CAUSES.iter().map(|&cause| (G::cause_word(cause), G::cause_in_words(cause, words))).collect(),
            a: plan.name(Side::First),
            b: plan.name(Side::Second),
            regulation: plan.regulation.id.clone(),
            players: plan.players,
            blocks: score.blocks,
            seed: contest.seed,
            seeds: contest.seeds.name(),
            laps: contest.laps,
            seconds: time.as_secs_f64(),
            forward: results(Seating::Forward),
            reverse: results(Seating::Reverse),
            mixed: contest.mixed.then(|| results(Seating::Mixed)),
            better: better(&score.evidence).map(Side::letter),
            evidence: BySide { a: first, b: second },
            faults: score.faults.clone(),
        }
    }

    /// Whether the first bot was found to be the better one.
    #[must_use]
    pub fn first_is_better(&self) -> bool {
        self.better == Some(Side::First.letter())
    }

    /// The report for people.
    #[must_use]
    pub fn in_words(&self, words: Words) -> String {
        let values = [
            ("a", self.a.as_str().into()),
            ("b", self.b.as_str().into()),
            ("regulation", self.regulation.as_str().into()),
            ("players", self.players.into()),
            ("blocks", usize::try_from(self.blocks).unwrap_or(usize::MAX).into()),
            ("seed", self.seed.to_string().into()),
            ("seeds", self.seeds.into()),
        ];
        let mut text = words.say_with(id::ARENA_TITLE, &values) + "\n";
        let tables = [
            (id::ARENA_FORWARD, Some(&self.forward)),
            (id::ARENA_REVERSE, Some(&self.reverse)),
            (id::ARENA_MIXED, self.mixed.as_ref()),
        ];
        for (title, results) in tables.into_iter().filter_map(|(title, results)| Some((title, results?))) {
            let _ = write!(text, "\n{}\n{}", words.say_with(title, &values), self.results(results, words));
        }
        let verdict = match self.better {
            None => words.say(id::ARENA_UNDECIDED),
            Some(letter) => {
                let (better, other) = if letter == "A" { (&self.a, &self.b) } else { (&self.b, &self.a) };
                let values = [("better", better.as_str().into()), ("other", other.as_str().into())];
                words.say_with(id::ARENA_BETTER, &values)
            }
        };
        let _ = writeln!(text, "\n{verdict}");
        for fault in &self.faults {
            let _ = writeln!(text, "{fault}");
        }
        text
    }

    fn results(&self, results: &Results, words: Words) -> String {
        let decimal = |number: f64, digits: usize| words.decimal(&format!("{number:.digits$}"));
        let percent = |share: f64| decimal(share * 100.0, 1);
        let values = [
            ("wins", words.decimal(&results.wins.to_string()).into()),
            ("games", results.games.to_string().into()),
            ("share", percent(results.share).into()),
            ("low", percent(results.low).into()),
            ("high", percent(results.high).into()),
            ("expected", percent(results.expected).into()),
        ];
        let line = |id: Id, value: String| vec![format!("  {}", words.say(id)), value];
        let list = |items: Vec<String>| items.join(" · ");
        let time = |name: &str, times: TurnTimes| {
            let values =
                [("bot", name.into()), ("mean", decimal(times.mean, 3).into()), ("most", decimal(times.p99, 3).into())];
            words.say_with(id::ARENA_TIME, &values)
        };
        let by_seat = results.by_seat.iter().map(|(seat, wins)| format!("{seat} {}", words.decimal(&wins.to_string())));
        let closed = self.closed_by.iter().filter_map(|(cause, label)| {
            let count = results.closed_by.get(cause).copied().filter(|count| *count > 0)?;
            Some(format!("{label} {count}"))
        });
        let mut rows = vec![
            line(id::ARENA_WINS, words.say_with(id::ARENA_SHARE, &values)),
            line(id::ARENA_MEAN_PLACE, decimal(results.mean_place, 2)),
            line(id::ARENA_MEAN_POINTS, decimal(results.mean_points, 2)),
        ];
        rows.extend(results.mean_score.map(|score| line(id::ARENA_MEAN_SCORE, decimal(score, 3))));
        rows.extend([
            line(id::SIMULATE_WINS_BY_SEAT, list(by_seat.collect())),
            line(id::SIMULATE_CLOSED_BY, list(closed.collect())),
            line(
                id::ARENA_TIMES,
                list(vec![time(&self.a, results.ms_per_turn.a), time(&self.b, results.ms_per_turn.b)]),
            ),
        ]);
        if results.failed.a + results.failed.b > 0 {
            let failed = [(&self.a, results.failed.a), (&self.b, results.failed.b)];
            let failed = failed.into_iter().map(|(name, count)| format!("{name} {count}")).collect();
            rows.push(line(id::ARENA_FAILED, list(failed)));
        }
        words::columns::plain(&rows)
    }
}

fn better(evidence: &Evidence) -> Option<Side> {
    Some(match evidence.verdict()? {
        Verdict::First => Side::First,
        Verdict::Second => Side::Second,
    })
}
