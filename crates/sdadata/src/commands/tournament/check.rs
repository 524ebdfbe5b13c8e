//! `tournament check`: everything in a file made anew and compared.

use super::Check;
use super::file::Opened;
use crate::failure::Failure;
use crate::out;
use serde::Serialize;
use std::fmt::Write as _;
use words::{Words, id};

#[derive(Serialize)]
struct Answer {
    ok: bool,
    entries: usize,
    rounds: usize,
    differences: Vec<String>,
}

pub(crate) fn run(options: &Check, words: Words) -> Result<(), Failure> {
    let opened = Opened::read(&options.file, options.regulation.as_deref(), words)?;
    let (rules, tournament) = (opened.rules(words)?, opened.tournament());
    let mut found = rules.recheck(opened.log.entries());
    found.extend(rules.compare(tournament, &opened.said));
    let differences: Vec<_> = found.iter().map(|one| desk::sentences::difference(words, one, tournament)).collect();
    let (ok, entries, rounds) = (differences.is_empty(), opened.log.entries().len(), tournament.rounds.len());
    if options.json {
        out::json(words, &Answer { ok, entries, rounds, differences })?;
    } else if ok {
        let values = [("entries", entries.into()), ("rounds", rounds.into())];
        out::print(words, &(words.say_with(id::TOURNAMENT_CHECK_FINE, &values) + "\n"))?;
    } else {
        let mut text = words.say_with(id::TOURNAMENT_CHECK_WRONG, &[("count", differences.len().into())]) + "\n";
        differences.iter().for_each(|line| _ = writeln!(text, "  {line}"));
        out::print(words, &text)?;
    }
    if ok { Ok(()) } else { Err(Failure::No) }
}
