//! The seating problems: what the draw reaches, below what none can go, whether that is proven, how long it takes on one
//! thread, and the best value known, side by side.
//!
//! ```sh
//! cargo bench -p seating --bench seating               # all problems, 10 seeds each
//! cargo bench -p seating --bench seating -- team 60    # those with "team" in their name, 60 seeds each
//! ```
//!
//! A row marked `*` is the same problem by the procedure for tables of five (the cinquisti, §8 of the Challenge), which is
//! not meant to reach the same value. `value` is the worst of the seeds; `reached` is from how many of them the best value known was reached; the times are
//! of one draw in milliseconds: the median and the longest.

#[path = "../tests/it/problems.rs"]
mod problems;

use problems::{best_known, problem, wish};
use seating::{Drawn, Effort, Fives, Problem, Wish, draw};
use std::time::Instant;

fn main() {
    let mut arguments = std::env::args().skip(1).filter(|argument| !argument.starts_with("--"));
    let part = arguments.next().unwrap_or_default();
    let seeds: u64 = arguments.next().and_then(|seeds| seeds.parse().ok()).unwrap_or(10).max(1);
    println!(
        "{:<15} {:<14} {:<14} {:<7} {:>8} {:>8}  {:<14} {:<7} reached",
        "problem", "value", "bound", "proven", "median", "longest", "best known", "proved"
    );
    for (name, known, proved) in best_known() {
        if !name.contains(&part) {
            continue;
        }
        let problem = problem(&name);
        measure(&name, &problem, &known, proved, seeds);
        let strict = Problem::new(&Wish { fives: Fives::Strict, ..wish(&name) });
        if let Some(strict) = strict.ok().filter(|strict| strict.sizes().contains(&5)) {
            measure(&format!("{name} *"), &strict, &known, proved, seeds);
        }
    }
}

fn measure(name: &str, problem: &Problem, known: &[u64], proved: bool, seeds: u64) {
    let timed = |seed| {
        let start = Instant::now();
        let drawn = draw(problem, seed, Effort::default());
        (drawn, start.elapsed().as_micros())
    };
    let draws: Vec<(Drawn, u128)> = (0..seeds).map(timed).collect();
    let mut times: Vec<u128> = draws.iter().map(|&(_, time)| time).collect();
    times.sort_unstable();
    let reached = draws.iter().filter(|(drawn, _)| drawn.penalties.as_slice() <= known).count();
    let Some(worst) = draws.iter().map(|(drawn, _)| drawn).max_by_key(|drawn| &drawn.penalties) else { return };
    println!(
        "{name:<15} {:<14} {:<14} {:<7} {:>8} {:>8}  {:<14} {:<7} {reached}/{seeds}",
        numbers(&worst.penalties),
        numbers(&worst.bounds),
        yes(worst.proven),
        milliseconds(times[times.len() / 2]),
        milliseconds(times[times.len() - 1]),
        numbers(known),
        yes(proved),
    );
}

fn numbers(values: &[u64]) -> String {
    values.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn yes(answer: bool) -> &'static str {
    if answer { "yes" } else { "no" }
}

fn milliseconds(micros: u128) -> String {
    format!("{}.{}", micros / 1000, micros / 100 % 10)
}
