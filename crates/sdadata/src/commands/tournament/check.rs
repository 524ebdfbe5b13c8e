//! `tournament check`: everything in a file made anew and compared.

use super::Check;
use super::file::Opened;
use desk::tournament::chain::{Chain, chain};
use serde::Serialize;
use shell::failure::Failure;
use shell::out;
use std::fmt::Write as _;
use words::{Words, id};

#[derive(Serialize)]
struct Answer {
    ok: bool,
    entries: usize,
    rounds: usize,
    differences: Vec<String>,
    /// `none`, `whole` or `broken`.
    chain: &'static str,
    /// The hash of the last entry, where the chain is whole.
    #[serde(skip_serializing_if = "Option::is_none")]
    head: Option<String>,
}

pub(crate) fn run(options: &Check, words: Words) -> Result<(), Failure> {
    let opened = Opened::read(&options.file, options.regulation.as_deref(), words)?;
    let (rules, tournament) = (opened.rules(words)?, opened.tournament());
    let mut found = rules.recheck(opened.log.entries());
    found.extend(rules.compare(tournament, &opened.said));
    let chain = chain(opened.log.entries());
    let mut differences: Vec<_> = found.iter().map(|one| desk::sentences::difference(words, one, tournament)).collect();
    if let Chain::Broken { entry } = chain {
        differences.insert(0, words.say_with(id::TOURNAMENT_DIFFERS_CHAIN, &[("entry", entry.into())]));
    }
    let (ok, entries, rounds) = (differences.is_empty(), opened.log.entries().len(), tournament.rounds.len());
    if options.json {
        let (chain, head) = match chain {
            Chain::Missing => ("none", None),
            Chain::Whole { head } => ("whole", Some(head)),
            Chain::Broken { .. } => ("broken", None),
        };
        out::json(words, &Answer { ok, entries, rounds, differences, chain, head })?;
    } else if ok {
        let values = [("entries", entries.into()), ("rounds", rounds.into())];
        let bound = match &chain {
            Chain::Whole { head } => words.say_with(id::TOURNAMENT_CHECK_CHAIN, &[("head", head.as_str().into())]),
            Chain::Missing | Chain::Broken { .. } => words.say(id::TOURNAMENT_CHECK_NO_CHAIN),
        };
        out::print(words, &format!("{}\n{bound}\n", words.say_with(id::TOURNAMENT_CHECK_FINE, &values)))?;
    } else {
        let mut text = words.say_with(id::TOURNAMENT_CHECK_WRONG, &[("count", differences.len().into())]) + "\n";
        differences.iter().for_each(|line| _ = writeln!(text, "  {line}"));
        out::print(words, &text)?;
    }
    if ok { Ok(()) } else { Err(Failure::No) }
}
