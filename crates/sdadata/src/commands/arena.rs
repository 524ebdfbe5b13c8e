//! `sdadata arena`, `tune`, `train`: matches between bots, and what they are made of.

use crate::cli::{Arena, Train, Tune};
use arena::commands;
use arena::contest::{Contest, Scorer};
use arena::train::{Training, train};
use arena::tune::{Tuning, tune};
use desk::score::TableScorer;
use shell::{Failure, find, out};
use std::sync::Arc;
use std::time::Duration;
use words::Words;

pub(crate) fn run(options: Arena, words: Words) -> Result<(), Failure> {
    let Arena { a, b, all, regulation, players, blocks, until_sure, seed, seeds, .. } = options;
    let Arena { laps, budget, threads, mixed, games, json, .. } = options;
    let scorer = TableScorer::usual(&find::rulebook(&regulation, words)?.regulation)
        .map(|scorer| Scorer { decimals: scorer.decimals(), points: Arc::new(move |ends| scorer.points(ends)) });
    let contest = Contest {
        scorer,
        regulation,
        players,
        blocks: Contest::blocks_or_usual(blocks, until_sure),
        until_sure,
        seed,
        seeds: commands::seeds(&seeds),
        laps,
        budget: Duration::from_millis(budget),
        threads,
        mixed,
        games,
    };
    commands::matches(&contest, a.zip(b), all.as_deref(), json, words)
}

pub(crate) fn run_tune(options: Tune, words: Words) -> Result<(), Failure> {
    let Tune { regulation, players, generations, games, seed, from, fine, out, json } = options;
    let report = tune(&Tuning { regulation, players, generations, games, seed, from, fine, out }, words)?;
    if json { out::json(words, &report) } else { out::print(words, &report.in_words(words)) }
}

pub(crate) fn run_train(options: Train, words: Words) -> Result<(), Failure> {
    let Train { regulation, players, rounds, seed, mixed, out, json } = options;
    let report = train(&Training { regulation, players, rounds, seed, mixed, out }, words)?;
    if json { out::json(words, &report) } else { out::print(words, &report.in_words(words)) }
}
