//! Questions that the desk answers from files: draws, seasons, scores, rankings, rulings, regulations.

use super::tournament::file::Opened;
use crate::answer::{fail, give};
use crate::cli::{DrawOptions, Odds, RankingOptions, RegulationCommand, RulingOptions, ScoreOptions, SeasonOptions};
use desk::casebook::{self, Question, Under};
use desk::draw::{Desk, Handed, read_patience};
use desk::odds::{Kind, Query};
use desk::{national, regulation, score, season};
use director::national::{Event, Exponential};
use shell::{Failure, find};
use std::path::Path;
use words::{Words, id};

pub(crate) fn odds(options: &Odds, words: Words) -> Result<(), Failure> {
    let regulation = find::rulebook(&options.regulation, words)?.regulation;
    let kind = Kind::read(&options.kind, words).map_err(fail)?;
    let query = Query { attackers: options.attackers, defenders: options.defenders, kind };
    give(desk::odds::odds(&regulation, query, words), options.json, words)
}

pub(crate) fn draw(options: &DrawOptions, words: Words) -> Result<(), Failure> {
    let patience = options.prove.as_deref().map(|text| read_patience(text, words)).transpose().map_err(fail)?;
    if options.redraw.is_some() && (options.check.is_some() || patience.is_some())
        || options.redraw.is_none() && !options.fixed.is_empty()
    {
        let option = if options.fixed.is_empty() { "--redraw" } else { "--fixed" };
        return Err(Failure::BadInput(words.say_with(id::DRAW_ALONE, &[("option", option.into())])));
    }
    let desk =
        with_file(&options.file, words, |file| Desk::read(file, options.seed, options.player, words).map_err(fail))?;
    match (&options.check, &options.redraw) {
        (Some(path), _) => with_file(path, words, |file| give(desk.check(file, patience), options.json, words)),
        (None, Some(path)) => {
            with_file(path, words, |file| give(desk.redraw(file, &options.fixed), options.json, words))
        }
        (None, None) => give(desk.draw(patience), options.json, words),
    }
}

pub(crate) fn season(options: &SeasonOptions, words: Words) -> Result<(), Failure> {
    with_file(&options.file, words, |file| give(season::plan(file, options.seed, words), options.json, words))
}

pub(crate) fn score(options: &ScoreOptions, words: Words) -> Result<(), Failure> {
    let regulations = match &options.regulation {
        Some(name) => vec![find::rulebook(name, words)?.regulation],
        None => score::own_regulations().map_err(fail)?,
    };
    with_file(&options.file, words, |file| {
        give(score::score(file, &options.method, &regulations, words), options.json, words)
    })
}

pub(crate) fn ranking(options: &RankingOptions, words: Words) -> Result<(), Failure> {
    let constants = match &options.constants {
        Some(path) => {
            let text = find::read_text(path, words)?;
            national::constants(&path.display().to_string(), &text, words).map_err(fail)?
        }
        None => Exponential::embedded().map_err(|error| Failure::Ours(error.to_string()))?,
    };
    let mut events = Vec::new();
    for path in &options.files {
        let opened = Opened::read(path, None, words)?;
        events.push(Event::new(&opened.rules(words)?, opened.tournament()));
    }
    let files: Vec<_> = options.files.iter().map(|path| path.display().to_string()).collect();
    give(national::ranking(&constants, &events, &files, words), options.json, words)
}

pub(crate) fn ruling(options: &RulingOptions, words: Words) -> Result<(), Failure> {
    let query = &options.words.join(" ");
    let limit = options.limit;
    let answer = match &options.regulation {
        Some(id) => {
            let regulation = find::rulebook(id, words)?.regulation;
            casebook::ruling(Question { query, limit, under: Under::One(&regulation) }, words)
        }
        None => {
            let library = find::library(None, words)?;
            let read = |id| library.get(id).map_err(|faults| Failure::Ours(faults.to_string()));
            let regulations = library.ids().map(read).collect::<Result<Vec<_>, _>>()?;
            casebook::ruling(Question { query, limit, under: Under::All(&regulations) }, words)
        }
    };
    give(answer, options.json, words)
}

pub(crate) fn regulation(command: &RegulationCommand, words: Words) -> Result<(), Failure> {
    let find = |name: &str| find::rulebook(name, words).map(|book| book.regulation);
    match command {
        RegulationCommand::List { json } => give(regulation::list(words), *json, words),
        RegulationCommand::Show { id, canonical: true, json } => give(regulation::canonical(&find(id)?), *json, words),
        RegulationCommand::Show { id, json, .. } => give(regulation::show(&find(id)?, words), *json, words),
        RegulationCommand::Diff { left, right, json } => {
            give(regulation::diff(&find(left)?, &find(right)?, words), *json, words)
        }
        RegulationCommand::Check { file, json } => {
            give(regulation::check(&find::read_texts(file, words)?, words), *json, words)
        }
    }
}

/// Hands a file to the desk.
fn with_file<T>(path: &Path, words: Words, ask: impl FnOnce(Handed<'_>) -> Result<T, Failure>) -> Result<T, Failure> {
    let text = find::read_text(path, words)?;
    ask(Handed { name: &path.display().to_string(), text: &text })
}
