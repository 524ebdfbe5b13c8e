//! `standings`: the standings of an exported tournament.

use super::file::Opened;
use crate::cli::number;
use serde::Serialize;
use shell::failure::Failure;
use shell::out;
use std::path::PathBuf;
use words::Words;

/// The standings.
#[derive(clap::Args, Debug)]
pub(crate) struct StandingsOptions {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "ROUNDS", value_parser = number::<usize, 1, 1000>)]
    after: Option<usize>,
    #[arg(long, value_name = "FILE")]
    regulation: Option<String>,
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Row {
    place: usize,
    who: u32,
    name: String,
    club: String,
    total: String,
    /// What of it special events gave.
    #[serde(skip_serializing_if = "Option::is_none")]
    extra: Option<String>,
    results: Vec<director::derived::DerivedResult>,
}

pub(crate) fn run(options: &StandingsOptions, words: Words) -> Result<(), Failure> {
    let opened = Opened::read(&options.file, options.regulation.as_deref(), words)?;
    let (rules, tournament) = (opened.rules(words)?, opened.tournament());
    let sheet = opened.published(&rules, words);
    let games = rules.games_drawn(tournament);
    let after = options.after.filter(|after| *after <= games);
    if !options.json {
        let text = after.map_or_else(|| sheet.ranking(), |rounds| sheet.standings(rounds));
        return out::print(words, &desk::marked(text, &opened.regulation));
    }
    let lines = match after {
        Some(rounds) => rules.standings_after(tournament, rounds).into_iter().map(|line| (line.place, line)).collect(),
        None => rules.ranking(tournament).into_iter().map(|ranked| (ranked.place, ranked.line)).collect::<Vec<_>>(),
    };
    let row = |(place, line): (usize, director::standings::Line<director::tournament::Competitor>)| {
        let (name, club) = sheet.who(line.who);
        let derived = rules.derive_line(&line, place);
        Row {
            place,
            who: line.who.number(),
            name,
            club,
            total: derived.total,
            extra: derived.extra,
            results: derived.results,
        }
    };
    out::json(words, &lines.into_iter().map(row).collect::<Vec<_>>())
}
