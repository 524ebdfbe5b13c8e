//! `tournament simulate`: whole invented tournaments, to try a format, each checked.

use super::Simulate;
use super::file::write;
use crate::answer::fail;
use desk::refusal::{refused, unknown_format};
use desk::tournament::Published;
use director::invent::{Invention, Mishaps, NoInvention, invent};
use director::tournament::{Log, Rules, Tournament};
use rayon::prelude::*;
use regulation::{Library, Regulation};
use serde::Serialize;
use shell::failure::Failure;
use shell::{find, out};
use words::{Words, id};

pub(crate) fn run(options: &Simulate, words: Words) -> Result<(), Failure> {
    let (regulation, format) = find_format(options, words)?;
    let rules = Rules::new(regulation, format.as_deref()).map_err(|no| fail(unknown_format(&no, words)))?;
    if let Some(times) = options.times {
        return many(options, &rules, times, words);
    }
    let log = one(options, &rules, options.seed).map_err(|no| refuse(&no, &rules, words))?;
    if let Some(path) = &options.output {
        // Invented people need no protection, and the same seed writes the same file.
        write(path, &log, &rules, String::new, words)?;
    }
    if options.json {
        return out::json(words, &rules.derive(log.tournament()));
    }
    out::print(words, &Published { rules: &rules, tournament: log.tournament(), words }.whole())
}

fn one(options: &Simulate, rules: &Rules, seed: u64) -> Result<Log, NoInvention> {
    let mishaps = if options.mishaps { Mishaps::Some } else { Mishaps::None };
    invent(rules, Invention { entrants: options.entrants, seed, mishaps })
}

#[derive(Serialize)]
struct Counts {
    tournaments: u64,
    differing: Vec<u64>,
}

/// Many tournaments, each made anew from its log and compared.
fn many(options: &Simulate, rules: &Rules, times: u64, words: Words) -> Result<(), Failure> {
    let seeds: Vec<_> = (0..times).map(|more| options.seed.wrapping_add(more)).collect();
    let differs = |seed: &u64| {
        let log = one(options, rules, *seed).map_err(|no| refuse(&no, rules, words))?;
        let fine = rules.recheck(log.entries()).is_empty();
        Ok::<_, Failure>((!fine).then_some(*seed))
    };
    let found: Result<Vec<_>, _> = seeds.par_iter().map(differs).collect();
    let differing: Vec<_> = found?.into_iter().flatten().collect();
    let wrong = differing.len();
    if options.json {
        out::json(words, &Counts { tournaments: times, differing })?;
    } else {
        let values = [("count", times.to_string().into()), ("wrong", wrong.into())];
        out::print(words, &(words.say_with(id::SIMULATE_CHECKED, &values) + "\n"))?;
    }
    if wrong == 0 { Ok(()) } else { Err(Failure::No) }
}

fn refuse(no: &NoInvention, rules: &Rules, words: Words) -> Failure {
    match no {
        NoInvention::Refused(refusal) => {
            let mut tournament = Tournament::default();
            rules.format_id.clone_into(&mut tournament.facts.format);
            Failure::Refused(refused(&rules.regulation, &tournament, refusal, words))
        }
        NoInvention::Teams { .. } => Failure::Refused(no.to_string()),
    }
}

/// The regulation and the name of the format: `raduno`, `spqr-rtu/cns`, `cns`, or one of the club's file.
fn find_format(options: &Simulate, words: Words) -> Result<(Regulation, Option<String>), Failure> {
    let asked = options.format.as_str();
    if let Some(file) = &options.regulation {
        return Ok((find::rulebook(file, words)?.regulation, Some(asked.to_owned())));
    }
    let library = Library::embedded();
    if let Some((id, format)) = asked.split_once('/') {
        return Ok((find::rulebook(id, words)?.regulation, Some(format.to_owned())));
    }
    if library.text(asked).is_some() {
        return Ok((find::rulebook(asked, words)?.regulation, None));
    }
    let mut known = Vec::new();
    for id in library.ids() {
        let regulation = find::rulebook(id, words)?.regulation;
        let formats: Vec<_> = regulation.tournament.iter().flat_map(|one| one.formats.keys()).cloned().collect();
        if formats.iter().any(|format| format == asked) {
            return Ok((regulation, Some(asked.to_owned())));
        }
        known.extend(formats.iter().map(|format| format!("{id}/{format}")));
    }
    let values = [("found", asked.into()), ("known", known.join(", ").into())];
    Err(Failure::BadInput(words.say_with(id::TOURNAMENT_FORMAT_UNKNOWN, &values)))
}
