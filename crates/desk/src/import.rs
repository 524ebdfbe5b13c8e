//! What was wrong with a file, or worth knowing about it, in words.

use crate::answer::Fault;
use crate::refusal::refused;
use ::regulation::Regulation;
use director::tournament::{SimilarClubs, Tournament};
use interchange::compare::{Difference, Differs};
use interchange::entrants::List;
use interchange::near::{Alike, Why};
use interchange::workbook::Workbook;
use interchange::{Fault as FileFault, Note, Place, Problem};
use words::{Words, id};

/// Everything that is wrong with a file, a line for each.
#[must_use]
pub fn unreadable(file: &str, problems: &[Problem], words: Words) -> Vec<String> {
    problems.iter().map(|problem| told(file, &problem.place, &fault(&problem.fault, words), words)).collect()
}

/// What the rules refuse of a file.
#[must_use]
pub fn refusal(file: &str, problem: &Problem, regulation: &Regulation, tournament: &Tournament, words: Words) -> Fault {
    let what = match &problem.fault {
        FileFault::Refused(refusal) => refused(regulation, tournament, refusal, words),
        other => fault(other, words),
    };
    Fault::BadInput(told(file, &problem.place, &what, words))
}

/// Names of clubs that may be meant for one, a line for each.
#[must_use]
pub fn similar_clubs(tournament: &Tournament, words: Words) -> String {
    let line = |pair: SimilarClubs| {
        let values = [("first", pair.first.into()), ("second", pair.second.into())];
        words.say_with(id::ALIKE_CLUBS, &values) + "\n"
    };
    tournament.similar_clubs().into_iter().map(line).collect()
}

fn told(file: &str, at: &Place, what: &str, words: Words) -> String {
    match at {
        Place::File => words.say_with(id::TOURNAMENT_BAD, &[("file", file.into()), ("what", what.into())]),
        at => {
            let values = [("file", file.into()), ("place", place(at, words).into()), ("what", what.into())];
            words.say_with(id::INTERCHANGE_PROBLEM, &values)
        }
    }
}

/// Where in a file.
#[must_use]
pub fn place(place: &Place, words: Words) -> String {
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

fn fault(fault: &FileFault, words: Words) -> String {
    let found = |id: words::Id, found: &str| words.say_with(id, &[("found", found.to_owned().into())]);
    match fault {
        FileFault::NoWorkbook => words.say(id::INTERCHANGE_FAULT_NO_WORKBOOK),
        FileFault::Damaged(why) if why.is_empty() => words.say(id::INTERCHANGE_FAULT_DAMAGED_PLAIN),
        FileFault::Damaged(why) => words.say_with(id::INTERCHANGE_FAULT_DAMAGED, &[("why", why.clone().into())]),
        FileFault::NoSheet(sheet) => words.say_with(id::INTERCHANGE_FAULT_NO_SHEET, &[("sheet", (*sheet).into())]),
        FileFault::NoHeading => words.say(id::INTERCHANGE_FAULT_NO_HEADING),
        FileFault::Empty => words.say(id::INTERCHANGE_FAULT_EMPTY),
        FileFault::Expected { what, found } => {
            let expected = words.say_member("interchange-expected", what.id());
            if found.is_empty() {
                return words.say_with(id::INTERCHANGE_FAULT_MISSING, &[("expected", expected.into())]);
            }
            let values = [("expected", expected.into()), ("found", found.clone().into())];
            words.say_with(id::INTERCHANGE_FAULT_EXPECTED, &values)
        }
        FileFault::Quote => words.say(id::INTERCHANGE_FAULT_QUOTE),
        FileFault::Twice(what) => found(id::INTERCHANGE_FAULT_TWICE, what),
        FileFault::Stranger(who) => found(id::INTERCHANGE_FAULT_STRANGER, who),
        FileFault::HalfFilled => words.say(id::INTERCHANGE_FAULT_HALF_FILLED),
        FileFault::Stray(what) => found(id::INTERCHANGE_FAULT_STRAY, what),
        FileFault::TwoObjectives => words.say(id::INTERCHANGE_FAULT_TWO_OBJECTIVES),
        FileFault::Refused(refusal) => refusal.to_string(),
    }
}

/// Notes, a line for each.
#[must_use]
pub fn notes(notes: &[Note], words: Words) -> String {
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
        Note::StaysAway { place, name } => at(id::INTERCHANGE_NOTE_STAYS_AWAY, place, "name", name),
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
        Note::DiceUnknown { place: at } => {
            words.say_with(id::INTERCHANGE_NOTE_DICE_UNKNOWN, &[("place", place(at, words).into())])
        }
        Note::Size { size } => words.say_with(id::INTERCHANGE_NOTE_SIZE, &[("size", (*size).into())]),
    }
}

/// Two people who may be one, and why.
#[must_use]
pub fn alike(pair: &Alike, list: &List, tournament: &Tournament, words: Words) -> String {
    let known = tournament.entrants.len();
    let named = |at: usize| match at.checked_sub(known) {
        None => {
            let id = tournament.entrants[at].id;
            words.say_with(id::ALIKE_ENTRANT, &[("name", tournament.name(id).into()), ("id", id.to_string().into())])
        }
        Some(at) => {
            let one = &list.people[at];
            let values = [("name", one.person.full_name().into()), ("place", place(&one.place, words).into())];
            words.say_with(id::ALIKE_LISTED, &values)
        }
    };
    let why = match pair.why {
        Why::Same => words.say(id::ALIKE_SAME),
        Why::NationalId => words.say(id::ALIKE_NATIONAL_ID),
        Why::Accents => words.say(id::ALIKE_ACCENTS),
        Why::Swapped => words.say(id::ALIKE_SWAPPED),
        Why::Typos(count) => words.say_with(id::ALIKE_TYPOS, &[("count", count.into())]),
        Why::Nickname => words.say(id::ALIKE_NICKNAME),
    };
    let id = if pair.why.is_certain() { id::ALIKE_CERTAIN } else { id::ALIKE_PERHAPS };
    words.say_with(
        id,
        &[("second", named(pair.second).into()), ("first", named(pair.first).into()), ("why", why.into())],
    )
}

/// Where the finals of a past event are not those of the format.
fn deviation(one: &Difference, words: Words) -> String {
    let values = [("place", place(&one.place, words).into()), ("who", one.who.clone().into())];
    let id = match one.differs {
        Differs::Unexpected => id::DIFFERS_UNEXPECTED,
        Differs::Absent => id::DIFFERS_ABSENT,
        Differs::LeftOut => id::DIFFERS_LEFT_OUT,
        _ => id::DIFFERS_TABLES,
    };
    words.say_with(id, &values)
}

/// How the standings of a workbook differ from those that follow from its results.
#[must_use]
pub fn compared(book: &Workbook, differences: &[Difference], words: Words) -> String {
    let is_bare = [&book.standings, &book.reduced, &book.teams].into_iter().all(Option::is_none);
    let alone = if is_bare { words.say(id::IMPORT_NO_STANDINGS) + "\n" } else { String::new() };
    if differences.is_empty() {
        return if is_bare { alone } else { words.say(id::IMPORT_SAME) + "\n" };
    }
    let count = [("count", differences.len().into())];
    let lines = differences.iter().map(|one| format!("  {}\n", difference(one, words)));
    alone + &words.say_with(id::IMPORT_DIFFERS, &count) + "\n" + &lines.collect::<String>()
}

/// A difference as a sentence.
#[must_use]
pub fn difference(one: &Difference, words: Words) -> String {
    let nothing = |text: &str| if text.is_empty() { "–".to_owned() } else { text.to_owned() };
    let what = match one.differs {
        Differs::Rank => words.say(id::DIFFERS_RANK),
        Differs::Total => words.say(id::DIFFERS_TOTAL),
        Differs::Round(round) => words.say_with(id::DIFFERS_ROUND, &[("round", round.into())]),
        Differs::Missing => words.say(id::DIFFERS_MISSING),
        Differs::Stranger => words.say(id::DIFFERS_STRANGER),
        Differs::Twice => words.say(id::DIFFERS_TWICE),
        Differs::Wins => words.say(id::DIFFERS_WINS),
        Differs::Club => words.say(id::DIFFERS_CLUB),
        Differs::Unexpected | Differs::Absent | Differs::Tables | Differs::LeftOut => return deviation(one, words),
    };
    let values = [
        ("place", place(&one.place, words).into()),
        ("who", one.who.clone().into()),
        ("what", what.into()),
        ("theirs", nothing(&one.theirs).into()),
        ("ours", nothing(&one.ours).into()),
    ];
    words.say_with(id::DIFFERS_LINE, &values)
}
