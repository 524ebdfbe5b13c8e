//! `sdadata arena`: matches between bots.

use crate::cli::Arena;
use arena::contest::{self, Contest, Seeds};
use shell::{Failure, out};
use std::time::Duration;
use words::{Words, id};

/// How many blocks a match has where nothing is said: of a fixed length, and at most until it is sure who is better.
const BLOCKS: u64 = 100;
const BLOCKS_UNTIL_SURE: u64 = 2000;

pub(crate) fn run(options: Arena, words: Words) -> Result<(), Failure> {
    let pairs = pairs(&options).ok_or_else(|| Failure::BadInput(words.say(id::ARENA_WHO)))?;
    let Arena { all, regulation, players, blocks, until_sure, seed, seeds, .. } = options;
    let Arena { laps, budget, threads, mixed, games, json, .. } = options;
    let contest = Contest {
        regulation,
        players,
        blocks: blocks.unwrap_or(if until_sure { BLOCKS_UNTIL_SURE } else { BLOCKS }),
        until_sure,
        seed,
        seeds: Seeds::named(&seeds).unwrap_or(Seeds::Judge),
        laps,
        budget: Duration::from_millis(budget),
        threads,
        mixed,
        games,
    };
    let reports = contest::play(&contest, &pairs, words)?;
    match reports.as_slice() {
        [report] if all.is_none() && json => out::json(words, report)?,
        reports if json => out::json(words, &RoundRobin { matches: reports })?,
        reports => {
            let texts: Vec<String> = reports.iter().map(|report| report.in_words(words)).collect();
            out::print(words, &texts.join("\n"))?;
        }
    }
    let sure = all.is_some() || !until_sure || reports.iter().all(contest::Report::first_is_better);
    if sure { Ok(()) } else { Err(Failure::No) }
}

/// Who meets whom: the two that are named, or each of several and every other once.
fn pairs(options: &Arena) -> Option<Vec<(String, String)>> {
    match (&options.a, &options.b, &options.all) {
        (Some(a), Some(b), None) => Some(vec![(a.clone(), b.clone())]),
        (None, None, Some(all)) => {
            let bots: Vec<&str> = all.split(',').map(str::trim).collect();
            let pair = |(at, a): (usize, &&str)| {
                let a = (*a).to_owned();
                bots[at + 1..].iter().map(|b| (a.clone(), (*b).to_owned())).collect::<Vec<_>>()
            };
            Some(bots.iter().enumerate().flat_map(pair).collect::<Vec<_>>()).filter(|pairs| !pairs.is_empty())
        }
        _ => None,
    }
}

/// A round robin, for programs.
#[derive(serde::Serialize)]
struct RoundRobin<'r> {
    matches: &'r [contest::Report],
}
