//! Everything in a tournament made anew and compared.

use super::chain::{Chain, chain};
use crate::answer::{Answer, Fault};
use crate::sentences;
use director::derived::Derived;
use director::tournament::{Log, Rules};
use serde::Serialize;
use std::fmt::Write as _;
use words::{Words, id};

#[derive(Serialize)]
struct Report {
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

/// Decides every command of a log again, compares what `said` says follows, and follows the chain over the entries.
///
/// # Errors
/// If the answer cannot be written, which is our own fault.
pub fn check(rules: &Rules, log: &Log, said: &Derived, words: Words) -> Result<Answer, Fault> {
    let tournament = log.tournament();
    let mut found = rules.recheck(log.entries());
    found.extend(rules.compare(tournament, said));
    let chain = chain(log.entries());
    let broken = match chain {
        Chain::Broken { entry } => Some(words.say_with(id::TOURNAMENT_DIFFERS_CHAIN, &[("entry", entry.into())])),
        Chain::Missing | Chain::Whole { .. } => None,
    };
    let others = found.iter().map(|one| sentences::difference(words, one, tournament));
    let differences: Vec<_> = broken.into_iter().chain(others).collect();
    let (entries, rounds) = (log.entries().len(), tournament.rounds.len());
    let text = if differences.is_empty() {
        let values = [("entries", entries.into()), ("rounds", rounds.into())];
        format!("{}\n{}\n", words.say_with(id::TOURNAMENT_CHECK_FINE, &values), bound(&chain, words))
    } else {
        let mut text = words.say_with(id::TOURNAMENT_CHECK_WRONG, &[("count", differences.len().into())]) + "\n";
        differences.iter().for_each(|line| _ = writeln!(text, "  {line}"));
        text
    };
    let (chain, head) = match chain {
        Chain::Missing => ("none", None),
        Chain::Whole { head } => ("whole", Some(head)),
        Chain::Broken { .. } => ("broken", None),
    };
    let ok = differences.is_empty();
    Ok(Answer::new(text, &Report { ok, entries, rounds, differences, chain, head })?.with_verdict(ok))
}

/// Whether the entries are bound to each other, as a sentence.
fn bound(chain: &Chain, words: Words) -> String {
    match chain {
        Chain::Whole { head } => words.say_with(id::TOURNAMENT_CHECK_CHAIN, &[("head", head.as_str().into())]),
        Chain::Missing | Chain::Broken { .. } => words.say(id::TOURNAMENT_CHECK_NO_CHAIN),
    }
}
