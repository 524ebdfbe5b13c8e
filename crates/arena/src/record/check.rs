//! Every command legal, every event as the rules say, every die as promised.

use super::{article, in_words, plainly};
use notation::{Fault, RecordFault, TextFault, split_games};
use rayon::prelude::*;
use regulation::{Library, Source};
use serde::Serialize;
use shell::failure::Failure;
use shell::{find, out};
use std::path::PathBuf;
use words::{Words, id};

/// Records to be checked.
#[derive(Clone, Debug)]
pub struct CheckRequest {
    /// The files, with one game or many in each.
    pub files: Vec<PathBuf>,
    /// A club's own regulation, by its file.
    pub regulation: Option<String>,
    /// Whether a program asks.
    pub json: bool,
}

/// Checks records and says the first fault of each game, with line, rule and article.
///
/// # Errors
/// "No" if a game differs from what the rules say; bad input if a file or a line cannot be read.
pub fn check(options: &CheckRequest, words: Words) -> Result<(), Failure> {
    let library = find::library(options.regulation.as_deref(), words)?;
    let files: Vec<File> = options
        .files
        .iter()
        .map(|path| File { name: path.display().to_string(), verdict: read_and_check(&library, path, words) })
        .collect();
    if options.json {
        out::json(words, &Answer::of(&files))?;
    } else {
        out::print(words, &files.iter().map(|file| file.in_words(words)).collect::<String>())?;
    }
    conclude(&files, words)
}

/// A file and what came of it: a file that cannot be read has its reason.
struct File {
    name: String,
    verdict: Result<Checked, Failure>,
}

struct Checked {
    games: usize,
    running: usize,
    faults: Vec<(Fault, Option<Source>)>,
}

fn read_and_check(library: &Library, path: &std::path::Path, words: Words) -> Result<Checked, Failure> {
    find::read_text(path, words).map(|text| check_text(library, &text))
}

/// Checks the games of a text side by side: no game depends on another.
fn check_text(library: &Library, text: &str) -> Checked {
    let games = split_games(text);
    if games.first().is_none_or(|&(line, _)| line != 1) {
        let faults = notation::check(library, text).faults.into_iter().map(|fault| (fault, None)).collect();
        return Checked { games: games.len(), running: 0, faults };
    }
    let of_game = |&(line, game): &(usize, &str)| {
        let checked = notation::check(library, game);
        let faults = checked.faults.into_iter().map(|fault| or_truncated(game, fault));
        let faults = faults.map(|fault| (from_line(line, fault.clone()), article(library, game, &fault)));
        (checked.running, faults.collect::<Vec<_>>())
    };
    let checked: Vec<_> = games.par_iter().map(of_game).collect();
    let running = checked.iter().map(|(running, _)| running).sum();
    Checked { games: games.len(), running, faults: checked.into_iter().flat_map(|(_, faults)| faults).collect() }
}

/// A difference in a last line that has no line feed is the cut, not a difference: the line may not be whole.
fn or_truncated(game: &str, fault: Fault) -> Fault {
    let (last, is_cut) = (game.lines().count(), !game.ends_with('\n'));
    match fault {
        Fault::Differs { line, .. } if is_cut && line >= last => {
            let found: String = game.lines().last().unwrap_or_default().trim().chars().take(60).collect();
            let found = format!("'{found}'");
            let expected = "the rest of the game: the record stops here".to_owned();
            RecordFault { line, fault: TextFault { found, expected } }.into()
        }
        Fault::Differs { .. } | Fault::Malformed(_) => fault,
    }
}

/// A fault of a game that begins at this line, with its line counted in the whole file.
fn from_line(first: usize, fault: Fault) -> Fault {
    match fault {
        Fault::Malformed(RecordFault { line, fault }) => RecordFault { line: line + first - 1, fault }.into(),
        Fault::Differs { line, what, rule } => Fault::Differs { line: line + first - 1, what, rule },
    }
}

/// Done if all is right; otherwise the answer is "no", or bad input, each told in a line, if something cannot be read.
fn conclude(files: &[File], words: Words) -> Result<(), Failure> {
    let unreadable: Vec<Failure> = files.iter().flat_map(|file| file.unreadable(words)).collect();
    unreadable.iter().for_each(|failure| failure.report(words));
    let differs = files.iter().any(|file| file.verdict.as_ref().is_ok_and(|checked| !checked.faults.is_empty()));
    match (unreadable.is_empty(), differs) {
        (false, _) => Err(Failure::Unreadable),
        (true, true) => Err(Failure::No),
        (true, false) => Ok(()),
    }
}

impl File {
    /// What cannot be read: the file, or games of it.
    fn unreadable(&self, words: Words) -> Vec<Failure> {
        let malformed = |(fault, article): &(Fault, Option<Source>)| match fault {
            Fault::Malformed(_) => Some(Failure::BadInput(in_words(&self.name, fault, article.as_ref(), words))),
            Fault::Differs { .. } => None,
        };
        match &self.verdict {
            Ok(checked) => checked.faults.iter().filter_map(malformed).collect(),
            Err(failure) => vec![failure.clone()],
        }
    }

    /// That all is in order, or what the rules say otherwise.
    fn in_words(&self, words: Words) -> String {
        let Ok(checked) = &self.verdict else { return String::new() };
        let file = self.name.as_str();
        if checked.faults.is_empty() {
            let values = [("file", file.into()), ("games", checked.games.into()), ("running", checked.running.into())];
            let id = if checked.running == 0 { id::RECORD_OK } else { id::RECORD_RUNNING };
            return words.say_with(id, &values) + "\n";
        }
        let differing = checked.faults.iter().filter(|(fault, _)| matches!(fault, Fault::Differs { .. }));
        differing.map(|(fault, article)| in_words(file, fault, article.as_ref(), words) + "\n").collect()
    }
}

#[derive(Serialize)]
struct Answer<'c> {
    ok: bool,
    games: usize,
    /// How many of the games are still running; left out where none is.
    #[serde(skip_serializing_if = "is_zero")]
    running: usize,
    faults: Vec<ReportedFault<'c>>,
}

#[derive(Serialize)]
struct ReportedFault<'c> {
    file: &'c str,
    line: Option<usize>,
    what: String,
    rule: Option<String>,
    article: Option<&'c str>,
}

impl<'c> Answer<'c> {
    fn of(files: &'c [File]) -> Self {
        let checked = || files.iter().filter_map(|file| file.verdict.as_ref().ok());
        let (games, running) = (checked().map(|file| file.games).sum(), checked().map(|file| file.running).sum());
        let faults: Vec<_> = files.iter().flat_map(ReportedFault::of).collect();
        Self { ok: faults.is_empty(), games, running, faults }
    }
}

fn is_zero(count: &usize) -> bool {
    *count == 0
}

impl<'c> ReportedFault<'c> {
    fn of(file: &'c File) -> Vec<Self> {
        let name = file.name.as_str();
        match &file.verdict {
            Ok(checked) => checked.faults.iter().map(|(fault, article)| Self::one(name, fault, article)).collect(),
            Err(failure) => {
                vec![Self { file: name, line: None, what: failure.text().to_owned(), rule: None, article: None }]
            }
        }
    }

    fn one(file: &'c str, fault: &Fault, article: &'c Option<Source>) -> Self {
        let rule = match fault {
            Fault::Differs { rule, .. } => rule.map(|rule| rule.to_string()),
            Fault::Malformed(_) => None,
        };
        let article = article.as_ref().map(Source::text);
        Self { file, line: Some(fault.line()), what: plainly(fault), rule, article }
    }
}
