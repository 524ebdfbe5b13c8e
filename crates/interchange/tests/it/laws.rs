//! What holds for every tournament: what is written is read back equal.

use director::invent::{Invention, Mishaps, invent};
use director::tournament::{Person, Rules, Tournament};
use interchange::pages::{Cell, Page};
use interchange::workbook::{self, Workbook};
use interchange::{Language, Place, compare, entrants, pages, rebuild, write};
use regulation::Library;

const FORMATS: [(&str, usize); 5] =
    [("challenge-2017", 41), ("raduno", 32), ("genova-53", 23), ("firk", 18), ("spqr-rtu", 21)];

fn each(check: impl Fn(&Rules, &Tournament)) {
    for (id, entrants) in FORMATS {
        let regulation = Library::embedded().get(id).expect("a regulation");
        let rules = Rules::new(regulation.clone(), None).expect("a format");
        for seed in 0..4 {
            for mishaps in [Mishaps::None, Mishaps::Some] {
                let log = invent(&rules, Invention { entrants, seed, mishaps }).expect("a tournament");
                check(&rules, log.tournament());
            }
        }
    }
}

/// A workbook without the places of its cells, which one that was never written does not have.
fn bare(mut book: Workbook) -> Workbook {
    book.people.iter_mut().for_each(|one| one.place = Place::File);
    for table in book.rounds.iter_mut().flat_map(|round| &mut round.tables) {
        table.place = Place::File;
        table.seats.iter_mut().for_each(|seat| seat.place = Place::File);
    }
    for standing in [&mut book.standings, &mut book.reduced].into_iter().flatten() {
        standing.lines.iter_mut().for_each(|line| line.place = Place::File);
    }
    book
}

#[test]
fn a_workbook_that_is_written_is_read_back_equal() {
    each(|rules, tournament| {
        let book = Workbook::of(rules, tournament);
        let bytes = write::xlsx(&book.pages()).expect("bytes");
        let read = workbook::read(&bytes).unwrap_or_else(|problems| panic!("{problems:?}"));
        assert_eq!(bare(read), book);
    });
}

/// Who had how many points, table by table, the winners first. Who is behind them in which order among equals is a matter of
/// the regulation: not all of them break such ties, and who was eliminated when is in no workbook. By name: who left before
/// ever playing is not entered again, and the others then have other numbers.
fn counted(book: &Workbook) -> Vec<Vec<(bool, String, Option<u16>)>> {
    let name = |id: workbook::PersonId| {
        let person = book.people.iter().find(|one| one.id == id);
        person.map(|one| format!("{} {}", one.name, one.surname)).unwrap_or_default()
    };
    let tables = book.rounds.iter().flat_map(|round| &round.tables);
    let seats = |table: &workbook::PlayedTable| {
        let best = table.seats.iter().filter_map(|seat| seat.points.as_ref()).max();
        let seat = |seat: &workbook::PlayedSeat| {
            (seat.points.as_ref() != best, name(seat.id), seat.points.as_ref().map(|points| points.whole))
        };
        let mut seats: Vec<_> = table.seats.iter().map(seat).collect();
        seats.sort_unstable();
        seats
    };
    tables.map(seats).collect()
}

/// The tournament rebuilt from its own workbook has the same tables and, as far as a workbook can tell, the same standings.
#[test]
fn a_tournament_survives_its_workbook() {
    let mut whole = 0;
    each(|rules, tournament| {
        let book = Workbook::of(rules, tournament);
        match rebuild::rebuild(rules, &book, "", "") {
            Ok(rebuilt) => {
                let seats = |tournament: &Tournament| {
                    tournament.rounds.iter().map(|round| round.tables.len()).collect::<Vec<_>>()
                };
                assert_eq!(seats(rebuilt.log.tournament()), seats(tournament));
                let again = Workbook::of(rules, rebuilt.log.tournament());
                assert_eq!(counted(&again), counted(&book));
                _ = compare::differences(rules, &book, &rebuilt);
            }
            // Dice, renouncements and substitutes are in no workbook: the rules then say what is missing.
            Err(stopped) => assert!(matches!(stopped.problem.fault, interchange::Fault::Refused(_)), "{stopped}"),
        }
    });
    // Where nobody renounces and no dice are cast, nothing differs.
    let regulation = Library::embedded().get("firk").expect("a regulation");
    let rules = Rules::new(regulation.clone(), None).expect("a format");
    for seed in 0..12 {
        let log = invent(&rules, Invention { entrants: 20, seed, mishaps: Mishaps::None }).expect("a tournament");
        let book = Workbook::of(&rules, log.tournament());
        let rebuilt = rebuild::rebuild(&rules, &book, "", "").unwrap_or_else(|problem| panic!("{problem}"));
        assert_eq!(compare::differences(&rules, &book, &rebuilt), [], "seed {seed}");
        whole += 1;
    }
    assert_eq!(whole, 12);
}

#[test]
fn a_list_that_is_written_is_read_back_equal() {
    each(|_, tournament| {
        for language in [Language::Italian, Language::English] {
            let page = pages::entrants(tournament, language);
            let from_csv = entrants::read(&write::csv(std::slice::from_ref(&page))).expect("a list");
            let from_xlsx = entrants::read(&write::xlsx(&[page]).expect("bytes")).expect("a list");
            for list in [from_csv, from_xlsx] {
                let people: Vec<_> = list.people.into_iter().map(|one| one.person).collect();
                assert_eq!(
                    people,
                    tournament
                        .entrants
                        .iter()
                        .map(|one| with_region(tournament, &one.entry.person))
                        .collect::<Vec<_>>()
                );
                assert!(list.notes.is_empty(), "{:?}", list.notes);
            }
        }
    });
}

fn with_region(tournament: &Tournament, person: &Person) -> Person {
    let of_club = person.club.as_deref().and_then(|name| tournament.club(name)).and_then(|club| club.region.clone());
    Person { region: person.region.clone().or(of_club), ..person.clone() }
}

#[test]
fn no_cell_becomes_a_formula() {
    let row = |text: &str| vec![Cell::Text("Ada".to_owned()), Cell::Text(text.to_owned())];
    let names = ["=1+1", "+39", "-x", "@cmd", "'=quoted", "O'Brien", "\"q\";,", "a\tb"];
    let heading = [vec![Cell::Text("Nome".to_owned()), Cell::Text("Cognome".to_owned())]];
    let page = Page {
        title: "Iscritti".to_owned(),
        rows: heading.into_iter().chain(names.map(row)).collect(),
        ..Page::default()
    };
    let csv = write::csv(std::slice::from_ref(&page));
    let text = String::from_utf8(csv.clone()).expect("UTF-8");
    for (line, name) in text.lines().skip(1).zip(names) {
        let field = line.split_once(',').expect("two fields").1.trim_start_matches('"');
        assert!(!field.starts_with(['=', '+', '-', '@']), "{name}: {line}");
    }
    for bytes in [csv, write::xlsx(&[page]).expect("bytes")] {
        let list = entrants::read(&bytes).expect("a list");
        let surnames: Vec<_> = list.people.iter().map(|one| one.person.surname.as_str()).collect();
        assert_eq!(surnames, ["=1+1", "+39", "-x", "@cmd", "'=quoted", "O'Brien", "\"q\";,", "a b"]);
    }
}
