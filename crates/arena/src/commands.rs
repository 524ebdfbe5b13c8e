//! What the command line asks of the arena, as it is typed.

use crate::contest::{self, Contest, Seeds};
use shell::{Failure, out};
use words::{Words, id};

/// Plays the matches that were asked for and prints what came of them: `pair` is two bots, `all` everybody against everybody.
///
/// # Errors
/// If nobody is named, a match cannot be played, or the first bot was not found to be better where that was the question.
pub fn matches(
    contest: &Contest,
    pair: Option<(String, String)>,
    all: Option<&str>,
    json: bool,
    words: Words,
) -> Result<(), Failure> {
    let pairs = match (pair, all) {
        (Some(pair), None) => vec![pair],
        (None, Some(all)) => each_with_each(all),
        _ => Vec::new(),
    };
    if pairs.is_empty() {
        return Err(Failure::BadInput(words.say(id::ARENA_WHO)));
    }
    let reports = contest::play(contest, &pairs, words)?;
    match reports.as_slice() {
        [report] if all.is_none() && json => out::json(words, report)?,
        reports if json => out::json(words, &RoundRobin { matches: reports })?,
        reports => {
            let texts: Vec<String> = reports.iter().map(|report| report.in_words(words)).collect();
            out::print(words, &texts.join("\n"))?;
        }
    }
    let sure = all.is_some() || !contest.until_sure || reports.iter().all(contest::Report::first_is_better);
    if sure { Ok(()) } else { Err(Failure::No) }
}

/// Each of several bots and every other, once.
fn each_with_each(all: &str) -> Vec<(String, String)> {
    let bots: Vec<&str> = all.split(',').map(str::trim).collect();
    let pair = |(at, a): (usize, &&str)| {
        let a = (*a).to_owned();
        bots[at + 1..].iter().map(|b| (a.clone(), (*b).to_owned())).collect::<Vec<_>>()
    };
    bots.iter().enumerate().flat_map(pair).collect()
}

/// A round robin, for programs.
#[derive(serde::Serialize)]
struct RoundRobin<'r> {
    matches: &'r [contest::Report],
}

/// How many blocks a match has where nothing is said: of a fixed length, and at most until it is sure who is better.
const BLOCKS: u64 = 100;
const BLOCKS_UNTIL_SURE: u64 = 2000;

impl Contest {
    /// The number of blocks that was asked for, or the usual one.
    #[must_use]
    pub fn blocks_or_usual(blocks: Option<u64>, until_sure: bool) -> u64 {
        blocks.unwrap_or(if until_sure { BLOCKS_UNTIL_SURE } else { BLOCKS })
    }
}

/// What seeds are for, by the word on the command line.
#[must_use]
pub fn seeds(name: &str) -> Seeds {
    Seeds::named(name).unwrap_or(Seeds::Judge)
}
