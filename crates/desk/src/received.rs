//! A tournament somebody hands in: a club's workbook, or a file of `sdadata tournament`.

use crate::answer::Fault;
use crate::import;
use crate::refusal::unknown_format;
use crate::tournament::check;
use crate::tournament::file::{NoTournament, TournamentFile};
use director::tournament::{Log, Rules};
use interchange::workbook::{self, Workbook};
use interchange::{compare, rebuild};
use regulation::Library;
use words::{Words, id};

/// A file as it was handed in.
#[derive(Clone, Copy, Debug)]
pub struct ReceivedFile<'f> {
    /// What it is called.
    pub name: &'f str,
    /// What stands in it.
    pub bytes: &'f [u8],
}

/// A tournament as it was read, with what is to be known before it is kept.
#[derive(Debug)]
pub struct Received {
    /// The regulation and the format it was read under.
    pub rules: Rules,
    /// Everything that was asked for and what happened.
    pub log: Log,
    /// Where it differs from what follows from its games, a sentence each.
    pub differences: Vec<String>,
    /// Whether it has standings that could be compared.
    pub has_standings: bool,
    /// What was read otherwise than it stands, or not at all, a sentence each.
    pub notes: Vec<String>,
}

/// Reads what somebody handed in. `format` is `regulation/format` where they chose one; `at` and `by` are when and who, for the log.
///
/// # Errors
/// Everything that is wrong with it, a sentence each.
pub fn receive(
    file: ReceivedFile<'_>,
    format: Option<&str>,
    library: &Library,
    (at, by): (&str, &str),
    words: Words,
) -> Result<Received, Vec<String>> {
    match file.bytes {
        [0xd0, 0xcf, 0x11, 0xe0, ..] | [b'P', b'K', ..] => of_workbook(file, format, library, (at, by), words),
        _ => of_text(file, library, words),
    }
}

fn of_workbook(
    file: ReceivedFile<'_>,
    format: Option<&str>,
    library: &Library,
    (at, by): (&str, &str),
    words: Words,
) -> Result<Received, Vec<String>> {
    let book = workbook::read(file.bytes).map_err(|problems| import::unreadable(file.name, &problems, words))?;
    let (regulation, format) = chosen(format, &book, library).ok_or_else(|| {
        let known = library.ids().collect::<Vec<_>>().join(", ");
        let values = [("kind", book.event.kind.as_str().into()), ("known", known.into())];
        vec![words.say_with(id::IMPORT_KIND_UNKNOWN, &values)]
    })?;
    let regulation = library.get(&regulation).map_err(|faults| vec![format!("{faults:?}")])?;
    let rules = Rules::new(regulation, Some(&format)).map_err(|no| said(&unknown_format(&no, words)))?;
    let rebuilt = rebuild::rebuild(&rules, &book, at, by).map_err(|stopped| {
        said(&import::refusal(file.name, &stopped.problem, &rules.regulation, stopped.log.tournament(), words))
    })?;
    let found = compare::differences(&rules, &book, &rebuilt);
    let notes = import::notes(&book.notes, words) + &import::notes(&rebuilt.notes, words);
    Ok(Received {
        differences: found.iter().map(|one| import::difference(one, words)).collect(),
        has_standings: [&book.standings, &book.reduced, &book.teams].into_iter().any(Option::is_some),
        notes: notes.lines().map(str::to_owned).collect(),
        log: rebuilt.log,
        rules,
    })
}

/// The regulation and format of a workbook: those that were chosen, or those it names.
fn chosen(format: Option<&str>, book: &Workbook, library: &Library) -> Option<(String, String)> {
    if let Some((regulation, format)) = format.and_then(|format| format.split_once('/')) {
        return Some((regulation.to_owned(), format.to_owned()));
    }
    rebuild::guess(&book.event, &known_formats(library)).cloned()
}

/// Every format of every regulation.
#[must_use]
pub fn known_formats(library: &Library) -> Vec<(String, String)> {
    let formats = |id: &str| {
        let tournament = library.get(id).ok().and_then(|regulation| regulation.tournament);
        let formats: Vec<_> = tournament.into_iter().flat_map(|all| all.formats.into_keys()).collect();
        formats.into_iter().map(|format| (id.to_owned(), format)).collect::<Vec<_>>()
    };
    library.ids().flat_map(formats).collect()
}

/// A file of `sdadata tournament`: every command of it is decided again.
fn of_text(file: ReceivedFile<'_>, library: &Library, words: Words) -> Result<Received, Vec<String>> {
    let bad = |what: String| {
        vec![words.say_with(id::TOURNAMENT_BAD, &[("file", file.name.to_owned().into()), ("what", what.into())])]
    };
    let text = std::str::from_utf8(file.bytes).map_err(|_| bad(words.say(id::IMPORT_NOT_TEXT)))?;
    if !text.trim_start_matches('\u{feff}').trim_start().starts_with('{') {
        return Err(bad(words.say(id::IMPORT_NOT_ONE)));
    }
    let read = TournamentFile::read(text.trim_start_matches('\u{feff}')).map_err(|no| bad(unreadable(&no, words)))?;
    let TournamentFile { log, said: derived, regulation } = read;
    let facts = &log.tournament().facts;
    let regulation = regulation.or_else(|| library.edition(&facts.regulation, &facts.hash));
    let unknown = || {
        let values = [("file", file.name.to_owned().into()), ("id", facts.regulation.as_str().into())];
        vec![words.say_with(id::TOURNAMENT_NO_REGULATION, &values)]
    };
    let regulation = regulation.ok_or_else(unknown)?;
    let format = Some(facts.format.as_str()).filter(|format| !format.is_empty());
    let rules = Rules::new(regulation, format).map_err(|no| said(&unknown_format(&no, words)))?;
    let checked = check(&rules, &log, &derived, words).map_err(|fault| said(&fault))?;
    if !checked.yes {
        return Err(checked.text.lines().map(|line| line.trim().to_owned()).collect());
    }
    Ok(Received { rules, log, differences: Vec::new(), has_standings: true, notes: Vec::new() })
}

/// Why a text is no tournament, in the reader's words.
#[must_use]
pub fn unreadable(no: &NoTournament, words: Words) -> String {
    match no {
        NoTournament::OtherKind => words.say(id::TOURNAMENT_NOT_ONE),
        NoTournament::Unreadable(error) => {
            let values = [("line", error.line().to_string().into()), ("column", error.column().to_string().into())];
            words.say_with(id::COMMANDS_NO_JSON, &values)
        }
    }
}

fn said(fault: &Fault) -> Vec<String> {
    vec![fault.to_string()]
}

#[cfg(test)]
mod tests {
    use super::{Received, ReceivedFile, receive};
    use crate::tournament::file;
    use director::invent::{Invention, Mishaps, invent};
    use director::tournament::{Log, Rules};
    use interchange::workbook::Workbook;
    use interchange::write;
    use regulation::Library;
    use words::{Lang, Words};

    fn received(name: &str, bytes: &[u8], format: Option<&str>) -> Result<Received, Vec<String>> {
        let words = Words::new(Lang::It);
        receive(ReceivedFile { name, bytes }, format, &Library::embedded(), ("2026-11-15T08:00:00Z", ""), words)
    }

    fn invented() -> (Rules, Log) {
        let rules = Rules::new(Library::embedded().get("raduno").expect("embedded"), None).expect("a format");
        let log = invent(&rules, Invention { entrants: 16, seed: 2, mishaps: Mishaps::None }).expect("a tournament");
        (rules, log)
    }

    #[test]
    fn both_kinds_of_files_are_read() {
        let (rules, mut log) = invented();
        let book = write::xlsx(&Workbook::of(&rules, log.tournament()).pages()).expect("bytes");
        let found = received("raduno.xlsx", &book, None).expect("a workbook");
        assert_eq!((found.differences.len(), found.has_standings), (0, true), "{:?}", found.differences);
        assert_eq!(found.log.tournament().rounds.len(), log.tournament().rounds.len());
        let derived = rules.derive(log.tournament());
        let text = file::print(&mut log, derived, &rules.regulation, || "salt".to_owned()).expect("a text");
        let found = received("raduno.json", text.as_bytes(), None).expect("a tournament's file");
        assert_eq!(found.log.entries().len(), log.entries().len());
    }

    #[test]
    fn what_is_wrong_is_said_with_what_was_expected() {
        let (rules, mut log) = invented();
        let derived = rules.derive(log.tournament());
        let text = file::print(&mut log, derived, &rules.regulation, || "salt".to_owned()).expect("a text");
        let forged = text.replacen("\"points\": 4", "\"points\": 5", 1);
        assert_ne!(forged, text);
        let no_sheet = write::xlsx(&[interchange::pages::Page { title: "Foglio1".to_owned(), ..Default::default() }]);
        let cases: [(&str, &[u8], &str); 6] = [
            ("a.csv", b"Nome;Cognome\nAda;Neri\n", "TORNEO"),
            ("a.txt", b"Nicol\xf2", "UTF-8"),
            ("a.json", b"{\"sdadata\": \"record\"", "riga"),
            ("a.xlsx", b"PK\x03\x04 and nothing else", "a.xlsx"),
            ("b.xlsx", &no_sheet.expect("bytes"), "TORNEO"),
            ("c.json", forged.as_bytes(), "differ"),
        ];
        for (name, bytes, expected) in cases {
            let wrong = received(name, bytes, None).expect_err(name).join("\n");
            assert!(wrong.contains(expected), "{name}: {wrong}");
        }
    }
}
