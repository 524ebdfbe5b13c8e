//! What was wrong with a file, or worth knowing about it, in words.

use super::file::refused;
use crate::failure::{Failure, complain};
use director::tournament::Tournament;
use interchange::{Fault, Note, Place, Problem};
use regulation::Regulation;
use std::path::Path;
use words::{Words, id};

/// The bytes of a file.
pub(super) fn bytes(path: &Path, words: Words) -> Result<Vec<u8>, Failure> {
    std::fs::read(path).map_err(|error| Failure::unreadable(words, path.display(), &error))
}

/// Reads bytes that may be damaged. Whoever decodes them may stumble: that is caught and told as a fault of the file, and is
/// not to be told as one of ours before.
pub(super) fn quietly<T>(read: impl FnOnce() -> T) -> T {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let found = read();
    std::panic::set_hook(hook);
    found
}

/// Tells everything that is wrong with a file, a line for each.
pub(super) fn unreadable(path: &Path, problems: &[Problem], words: Words) -> Failure {
    for problem in problems {
        let what = told(path, &problem.place, &fault(&problem.fault, words), words);
        complain(&words.say_with(id::ERROR, &[("what", what.into())]));
    }
    Failure::Unreadable
}

/// Tells what the rules refuse of a file.
pub(super) fn refusal(
    path: &Path,
    problem: &Problem,
    regulation: &Regulation,
    tournament: &Tournament,
    words: Words,
) -> Failure {
    let what = match &problem.fault {
        Fault::Refused(refusal) => refused(regulation, tournament, refusal, words),
        other => fault(other, words),
    };
    Failure::BadInput(told(path, &problem.place, &what, words))
}

fn told(path: &Path, at: &Place, what: &str, words: Words) -> String {
    let file = path.display().to_string();
    match at {
        Place::File => words.say_with(id::TOURNAMENT_BAD, &[("file", file.into()), ("what", what.into())]),
        at => {
            let values = [("file", file.into()), ("place", place(at, words).into()), ("what", what.into())];
            words.say_with(id::INTERCHANGE_PROBLEM, &values)
        }
    }
}

/// Where in a file.
pub(super) fn place(place: &Place, words: Words) -> String {
    match place {
        Place::File => words.say(id::INTERCHANGE_AT_FILE),
        Place::Sheet(sheet) => words.say_with(id::INTERCHANGE_AT_SHEET, &[("sheet", sheet.clone().into())]),
        Place::Cell { sheet, row, column } => {
            let values = [("sheet", sheet.clone().into()), ("cell", Place::cell(*row, *column).into())];
            words.say_with(id::INTERCHANGE_AT_CELL, &values)
        }
        Place::Line { line, field } => {
            let values = [("line", line.to_string().into()), ("field", field.to_string().into())];
            words.say_with(id::INTERCHANGE_AT_LINE, &values)
        }
    }
}

fn fault(fault: &Fault, words: Words) -> String {
    let found = |id: words::Id, found: &str| words.say_with(id, &[("found", found.to_owned().into())]);
    match fault {
        Fault::NoWorkbook => words.say(id::INTERCHANGE_FAULT_NO_WORKBOOK),
        Fault::Damaged(why) if why.is_empty() => words.say(id::INTERCHANGE_FAULT_DAMAGED_PLAIN),
        Fault::Damaged(why) => words.say_with(id::INTERCHANGE_FAULT_DAMAGED, &[("why", why.clone().into())]),
        Fault::NoSheet(sheet) => words.say_with(id::INTERCHANGE_FAULT_NO_SHEET, &[("sheet", (*sheet).into())]),
        Fault::NoHeading => words.say(id::INTERCHANGE_FAULT_NO_HEADING),
        Fault::Empty => words.say(id::INTERCHANGE_FAULT_EMPTY),
        Fault::Expected { what, found } => {
            let expected = words.say_member("interchange-expected", what.id());
            if found.is_empty() {
                return words.say_with(id::INTERCHANGE_FAULT_MISSING, &[("expected", expected.into())]);
            }
            let values = [("expected", expected.into()), ("found", found.clone().into())];
            words.say_with(id::INTERCHANGE_FAULT_EXPECTED, &values)
        }
        Fault::Quote => words.say(id::INTERCHANGE_FAULT_QUOTE),
        Fault::Twice(what) => found(id::INTERCHANGE_FAULT_TWICE, what),
        Fault::Stranger(who) => found(id::INTERCHANGE_FAULT_STRANGER, who),
        Fault::HalfFilled => words.say(id::INTERCHANGE_FAULT_HALF_FILLED),
        Fault::Stray(what) => found(id::INTERCHANGE_FAULT_STRAY, what),
        Fault::TwoObjectives => words.say(id::INTERCHANGE_FAULT_TWO_OBJECTIVES),
        Fault::Refused(refusal) => refusal.to_string(),
    }
}

/// Notes, a line for each.
pub(super) fn notes(notes: &[Note], words: Words) -> String {
    notes.iter().map(|note| format!("{}\n", self::note(note, words))).collect()
}

fn note(note: &Note, words: Words) -> String {
    let at = |id: words::Id, at: &Place, name: &'static str, value: &str| {
        words.say_with(id, &[("place", place(at, words).into()), (name, value.to_owned().into())])
    };
    match note {
        Note::Column { place, name } => at(id::INTERCHANGE_NOTE_COLUMN, place, "name", name),
        Note::Ignored { place, text } => at(id::INTERCHANGE_NOTE_IGNORED, place, "text", text),
        Note::Seated { place, name } => at(id::INTERCHANGE_NOTE_SEATED, place, "name", name),
        Note::Tied { place, points } => at(id::INTERCHANGE_NOTE_TIED, place, "points", points),
        Note::Parts { place: at, name, surname } => {
            let values = [
                ("place", place(at, words).into()),
                ("name", name.clone().into()),
                ("surname", surname.clone().into()),
            ];
            words.say_with(id::INTERCHANGE_NOTE_PARTS, &values)
        }
        Note::Renumbered { place: at, number, now } => {
            let values = [("place", place(at, words).into()), ("number", (*number).into()), ("now", (*now).into())];
            words.say_with(id::INTERCHANGE_NOTE_RENUMBERED, &values)
        }
        Note::Size { size } => words.say_with(id::INTERCHANGE_NOTE_SIZE, &[("size", (*size).into())]),
    }
}
