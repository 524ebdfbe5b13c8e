//! A tournament in a file: everything that was asked for and what happened, and what follows, so that anybody can compare.

use crate::failure::Failure;
use crate::find;
use director::derived::Derived;
use director::tournament::{Command, Event, Log, Logged, NoFormat, Refusal, Rules, Tournament};
use regulation::{Library, Regulation, Source};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use words::{Words, id};

/// What a file says it is.
const KIND: &str = "tournament 1";

#[derive(Serialize, Deserialize)]
struct File {
    sdadata: String,
    log: Vec<Logged>,
    #[serde(default)]
    derived: Derived,
}

/// A tournament with its regulation.
pub(crate) struct Opened {
    pub(crate) regulation: Regulation,
    pub(crate) log: Log,
    /// What the file said follows.
    pub(crate) said: Derived,
    path: PathBuf,
}

impl Opened {
    /// Reads a file. `regulation` is the club's own, where it is one.
    pub(crate) fn read(path: &Path, regulation: Option<&str>, words: Words) -> Result<Self, Failure> {
        let text = find::read_text(path, words)?;
        let file: File = serde_json::from_str(&text).map_err(|error| bad(path, &error.to_string(), words))?;
        if file.sdadata != KIND {
            return Err(bad(path, &words.say(id::TOURNAMENT_NOT_ONE), words));
        }
        let log = Log::new(file.log);
        let regulation = regulation_of(path, regulation, &log.tournament().facts.regulation, words)?;
        let opened = Self { regulation, log, said: file.derived, path: path.to_owned() };
        opened.rules(words)?;
        Ok(opened)
    }

    /// A tournament that is in no file yet.
    pub(crate) fn new(path: &Path, regulation: Regulation) -> Self {
        Self { regulation, log: Log::default(), said: Derived::default(), path: path.to_owned() }
    }

    /// The regulation with the format of the tournament.
    pub(crate) fn rules(&self, words: Words) -> Result<Rules<'_>, Failure> {
        let format = &self.tournament().facts.format;
        let format = (!format.is_empty()).then_some(format.as_str());
        Rules::new(&self.regulation, format).map_err(|no| unknown_format(&no, words))
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
        let rules = Rules::new(&self.regulation, format).map_err(|no| unknown_format(&no, words))?;
        let asked = self.log.ask(&rules, timed(command), &now(), by).map(<[Event]>::to_vec);
        asked.map_err(|refusal| Failure::Refused(refused(&self.regulation, self.log.tournament(), &refusal, words)))
    }

    /// Takes back the last command.
    pub(crate) fn undo(&mut self, by: &str, words: Words) -> Result<usize, Failure> {
        let undone = self.log.undo(&now(), by);
        undone.map_err(|refusal| Failure::Refused(refused(&self.regulation, self.log.tournament(), &refusal, words)))
    }

    /// Writes the file anew, as a whole: whoever reads it sees the old one or the new one.
    pub(crate) fn write(&self, words: Words) -> Result<(), Failure> {
        let derived = self.rules(words)?.derive(self.tournament());
        write(&self.path, &self.log, derived, words)
    }
}

/// Writes a tournament to a file.
pub(crate) fn write(path: &Path, log: &Log, derived: Derived, words: Words) -> Result<(), Failure> {
    let file = File { sdadata: KIND.to_owned(), log: log.entries().to_vec(), derived };
    let text = serde_json::to_string_pretty(&file).map_err(|error| Failure::Ours(error.to_string()))? + "\n";
    let fresh = path.with_extension("json.new");
    std::fs::write(&fresh, text)
        .and_then(|()| std::fs::rename(&fresh, path))
        .map_err(|error| Failure::unwritable(words, path.display(), &error))
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

/// The clock, read here and nowhere else.
pub(crate) fn now() -> String {
    jiff::Timestamp::now().strftime("%Y-%m-%dT%H:%M:%SZ").to_string()
}

/// The regulation a file names: the one given, one of the program's, or the club's beside the file.
fn regulation_of(path: &Path, given: Option<&str>, id: &str, words: Words) -> Result<Regulation, Failure> {
    if let Some(name) = given {
        return Ok(find::rulebook(name, words)?.regulation);
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

/// A refusal with its rule and article.
pub(crate) fn refused(regulation: &Regulation, tournament: &Tournament, refusal: &Refusal, words: Words) -> String {
    let what = desk::sentences::refusal(words, refusal, tournament);
    let rule = refusal.rule();
    let name = (!tournament.facts.format.is_empty()).then_some(tournament.facts.format.as_str());
    let format = regulation.tournament.as_ref().and_then(|terms| terms.format(name));
    let by_rule = || format.and_then(|format| refusal.source(format)).or_else(|| regulation.article(&rule));
    let source = refusal.setting().and_then(|setting| cited(regulation, name, setting)).or_else(by_rule);
    let mut values = vec![("what", what.into()), ("rule", rule.clone().into())];
    match source {
        Some(source) => {
            values.push(("source", speech::regulation::citation(words, source).into()));
            words.say_with(id::TOURNAMENT_REFUSED, &values)
        }
        None => words.say_with(id::TOURNAMENT_REFUSED_PLAIN, &values),
    }
}

/// Where a setting of the entry, or of the tournament's format, comes from.
fn cited<'r>(regulation: &'r Regulation, format: Option<&str>, setting: &str) -> Option<&'r Source> {
    let format = format.or_else(|| regulation.tournament.as_ref().map(|terms| terms.entry().format.as_str()));
    let own = format.map(|format| format!("tournament.formats.{format}")).unwrap_or_default();
    let stands = |section: &str| {
        let of_format = section.strip_prefix(&own).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
        section == "tournament.entry" || of_format
    };
    let entries = regulation.entries().into_iter();
    entries.filter(|entry| entry.key == setting && stands(&entry.section)).map(|entry| entry.source).next()
}

/// No such format, and which there are.
pub(crate) fn unknown_format(no: &NoFormat, words: Words) -> Failure {
    let values = [("found", no.asked.clone().into()), ("known", no.known.clone().into())];
    Failure::BadInput(words.say_with(id::TOURNAMENT_FORMAT_UNKNOWN, &values))
}

/// A file that cannot be what it should.
pub(crate) fn bad(path: &Path, what: &str, words: Words) -> Failure {
    let values = [("file", path.display().to_string().into()), ("what", what.into())];
    Failure::BadInput(words.say_with(id::TOURNAMENT_BAD, &values))
}
