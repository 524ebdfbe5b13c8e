//! A tournament in a file: everything that was asked for and what happened, and what follows, so that anybody can compare.

use super::{Check, Target};
use crate::answer::{fail, give};
use desk::received::unreadable;
use desk::refusal::{refused, unknown_format};
use desk::tournament::Published;
use desk::tournament::file::TournamentFile;
use director::derived::Derived;
use director::tournament::{Command, Event, Facts, Log, Rules, Tournament};
use regulation::{Library, Regulation};
use shell::files::{self, Locked};
use shell::{Failure, find};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use words::{Words, id};

/// A tournament with its regulation.
pub(crate) struct Opened {
    pub(crate) regulation: Arc<Regulation>,
    pub(crate) log: Log,
    /// What the file said follows.
    pub(crate) said: Derived,
    /// Where it stands, and whether nobody else may change it meanwhile.
    file: Place,
}

/// Where a tournament is kept.
enum Place {
    /// A file that is only looked at.
    Looked,
    /// A file that is not there yet.
    New(PathBuf),
    /// A file that nobody else changes until this is dropped.
    Locked(Locked),
}

impl Opened {
    /// Reads a file to look at it. `regulation` is the club's own, where it is one.
    pub(crate) fn read(path: &Path, regulation: Option<&str>, words: Words) -> Result<Self, Failure> {
        let text = find::read_text(path, words)?;
        Self::of_text(path, &text, Place::Looked, regulation, words)
    }

    /// Reads a file to change it: whoever else wants to waits until this one is written or given up, so that of two people
    /// who enter results at once neither loses any.
    pub(crate) fn edit(on: &Target, words: Words) -> Result<Self, Failure> {
        let (path, regulation) = (on.file.as_path(), on.regulation.as_deref());
        let unreadable = |error: std::io::Error| Failure::unreadable(words, path.display(), &error);
        let mut locked = Locked::open(path).map_err(unreadable)?;
        let text = locked.read_text().map_err(unreadable)?;
        Self::of_text(path, &text, Place::Locked(locked), regulation, words)
    }

    fn of_text(path: &Path, text: &str, place: Place, regulation: Option<&str>, words: Words) -> Result<Self, Failure> {
        let TournamentFile { log, said, regulation: carried } =
            TournamentFile::read(text).map_err(|no| bad(path, &unreadable(&no, words), words))?;
        let regulation = match (regulation, carried) {
            (None, Some(carried)) => carried,
            (given, _) => regulation_of(path, given, &log.tournament().facts, words)?,
        };
        let opened = Self { regulation: Arc::new(regulation), log, said, file: place };
        opened.rules(words)?;
        Ok(opened)
    }

    /// A tournament that is in no file yet.
    pub(crate) fn new(path: &Path, regulation: Regulation) -> Self {
        let (log, said, file) = (Log::default(), Derived::default(), Place::New(path.to_owned()));
        Self { regulation: Arc::new(regulation), log, said, file }
    }

    /// The regulation with the format of the tournament.
    pub(crate) fn rules(&self, words: Words) -> Result<Rules, Failure> {
        let format = &self.tournament().facts.format;
        let format = (!format.is_empty()).then_some(format.as_str());
        Rules::new(Arc::clone(&self.regulation), format).map_err(|no| fail(unknown_format(&no, words)))
    }

    /// The tournament as it is.
    pub(crate) const fn tournament(&self) -> &Tournament {
        self.log.tournament()
    }

    /// Carries out a command; a refusal is told with its rule and article, and changes nothing.
    pub(crate) fn ask(&mut self, command: Command, by: &str, words: Words) -> Result<Vec<Event>, Failure> {
        let format = self.tournament().facts.format.clone();
        let format = (!format.is_empty()).then_some(format.as_str());
        self.ask_under(format, command, by, words)
    }

    /// The same, under a format that the tournament does not have yet.
    pub(crate) fn ask_under(
        &mut self,
        format: Option<&str>,
        command: Command,
        by: &str,
        words: Words,
    ) -> Result<Vec<Event>, Failure> {
        let rules = Rules::new(Arc::clone(&self.regulation), format).map_err(|no| fail(unknown_format(&no, words)))?;
        let asked = self.log.ask(&rules, timed(command), &now(), by).map(<[Event]>::to_vec);
        asked.map_err(|refusal| Failure::Refused(refused(&self.regulation, self.log.tournament(), &refusal, words)))
    }

    /// Takes back the last command.
    pub(crate) fn undo(&mut self, by: &str, words: Words) -> Result<usize, Failure> {
        let undone = self.log.undo(&now(), by);
        undone.map_err(|refusal| Failure::Refused(refused(&self.regulation, self.log.tournament(), &refusal, words)))
    }

    /// Writes the file anew, as a whole: whoever reads it sees the old one or the new one, also after a power cut.
    pub(crate) fn write(&mut self, words: Words) -> Result<(), Failure> {
        let derived = self.rules(words)?.derive(self.tournament());
        let text = print(&mut self.log, derived, &self.regulation, salts()?)?;
        let (path, written) = match &mut self.file {
            Place::Locked(locked) => (locked.path().to_owned(), locked.replace(text.as_bytes())),
            Place::New(path) => (path.clone(), files::replace(path, text.as_bytes())),
            Place::Looked => return Err(Failure::Ours("a tournament was changed that was only looked at".to_owned())),
        };
        written.map_err(|error| Failure::unwritable(words, path.display(), &error))
    }

    /// The tournament as it is published.
    pub(crate) fn published<'t>(&'t self, rules: &'t Rules, words: Words) -> Published<'t> {
        Published { rules, tournament: self.tournament(), words }
    }
}

/// Writes a tournament to a file; `salt` gives a text nobody can guess for each entry.
pub(crate) fn write(
    path: &Path,
    log: &Log,
    rules: &Rules,
    salt: impl FnMut() -> String,
    words: Words,
) -> Result<(), Failure> {
    let (mut log, derived) = (log.clone(), rules.derive(log.tournament()));
    let text = print(&mut log, derived, &rules.regulation, salt)?;
    files::replace(path, text.as_bytes()).map_err(|error| Failure::unwritable(words, path.display(), &error))
}

fn print(
    log: &mut Log,
    derived: Derived,
    regulation: &Regulation,
    salt: impl FnMut() -> String,
) -> Result<String, Failure> {
    desk::tournament::file::print(log, derived, regulation, salt).map_err(|error| Failure::Ours(error.to_string()))
}

/// Texts nobody can guess: random bytes, and a number.
pub(crate) fn salts() -> Result<impl FnMut() -> String, Failure> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|error| Failure::Ours(error.to_string()))?;
    let (random, mut number) = (u128::from_ne_bytes(bytes), 0);
    Ok(move || {
        number += 1;
        format!("{random:032x}{number}")
    })
}

/// A ruling is kept with when it was made (C58).
fn timed(mut command: Command) -> Command {
    if let Command::Sanction { when, .. } = &mut command
        && when.is_empty()
    {
        *when = now();
    }
    command
}

/// `tournament check`: everything in a file made anew and compared.
pub(crate) fn check(options: &Check, words: Words) -> Result<(), Failure> {
    let opened = Opened::read(&options.file, options.regulation.as_deref(), words)?;
    let rules = opened.rules(words)?;
    give(desk::tournament::check(&rules, &opened.log, &opened.said, words), options.json, words)
}

/// The clock, read here and nowhere else.
pub(crate) fn now() -> String {
    jiff::Timestamp::now().strftime("%Y-%m-%dT%H:%M:%SZ").to_string()
}

/// The regulation a file names: the one given, one of the program's, also as it was before, or the club's beside the file.
fn regulation_of(path: &Path, given: Option<&str>, facts: &Facts, words: Words) -> Result<Regulation, Failure> {
    let id = facts.regulation.as_str();
    if let Some(name) = given {
        return Ok(find::rulebook(name, words)?.regulation);
    }
    if let Some(regulation) = Library::embedded().edition(id, &facts.hash) {
        return Ok(regulation);
    }
    if Library::embedded().text(id).is_some() {
        return Ok(find::rulebook(id, words)?.regulation);
    }
    let beside = path.with_file_name(format!("{id}.toml"));
    if beside.is_file() {
        return Ok(find::rulebook(&beside.display().to_string(), words)?.regulation);
    }
    let values = [("file", path.display().to_string().into()), ("id", id.into())];
    Err(Failure::BadInput(words.say_with(id::TOURNAMENT_NO_REGULATION, &values)))
}

/// A file that cannot be what it should.
pub(crate) fn bad(path: &Path, what: &str, words: Words) -> Failure {
    let values = [("file", path.display().to_string().into()), ("what", what.into())];
    Failure::BadInput(words.say_with(id::TOURNAMENT_BAD, &values))
}
