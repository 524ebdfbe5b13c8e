//! What holds for every tournament: what is written is read back equal.

use director::invent::{Invention, Mishaps, invent};
use director::tournament::{Person, Rules, Tournament};
use interchange::pages::{Cell, Page};
use interchange::workbook::{self, Workbook};
use interchange::{Language, Place, compare, entrants, pages, rebuild, write};
use regulation::Library;

/// Every format of every text that has tournaments, each with a number of people it can be played by.
const FORMATS: [(&str, &str, usize); 17] = [
    ("challenge-2017", "challenge", 41),
    ("challenge-2017", "challenge", 104),
    ("raduno", "raduno", 32),
    ("raduno", "raduno", 132),
    ("raduno", "squadre", 32),
    ("genova-53", "campionato", 23),
    ("firk", "italiana", 18),
    ("firk", "eliminazione", 48),
    ("lariana", "como", 14),
    ("spqr-rtu", "giornata", 21),
    ("spqr-rtu", "giornata-5", 15),
    ("spqr-rtu", "giornata-bonus", 13),
    ("spqr-rtu", "medagliere", 16),
    ("spqr-rtu", "tre-semifinali", 16),
    ("spqr-rtu", "due-semifinali", 16),
    ("spqr-rtu", "serate", 13),
    ("spqr-rtu", "cns", 40),
];

fn rules(id: &str, format: &str) -> Rules {
    Rules::new(Library::embedded().get(id).expect("a regulation"), Some(format)).expect("a format")
}

/// Of how many inventions a law is tried: a draw of a hundred people takes its time.
const fn seeds(entrants: usize, few: u64) -> u64 {
    if entrants > 100 { 1 } else { few }
}

fn each(check: impl Fn(&Rules, &Tournament)) {
    for (id, format, entrants) in FORMATS {
        let rules = rules(id, format);
        for seed in 0..seeds(entrants, 2) {
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
    for standing in [&mut book.standings, &mut book.reduced, &mut book.teams].into_iter().flatten() {
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
        // The publisher's sentence is in that of its own game, and in no other (T2.13).
        assert_eq!(read.mark, rules.regulation.kind().trade_mark().unwrap_or_default());
        assert_eq!(bare(read), book);
    });
}

/// No format is left out of the laws but those that play as another does.
#[test]
fn every_format_is_tried() {
    let library = Library::embedded();
    for id in library.ids() {
        let formats = library.get(id).expect("a regulation").tournament.map(|all| all.formats).unwrap_or_default();
        for format in formats.keys() {
            let is_tried = FORMATS.iter().any(|(text, one, _)| (*text, *one) == (id, format.as_str()));
            // The knock-out of S.P.Q. is that of firk, and lariana's formats besides Como's are those of the text it extends.
            let as_another =
                matches!((id, format.as_str()), ("spqr-rtu" | "lariana", "eliminazione") | ("lariana", "italiana"));
            assert!(is_tried || as_another, "{id}/{format}");
        }
    }
}

/// Whether nothing decided anything in it that no workbook tells: dice, points taken by a referee, who was called up.
fn is_told_whole(tournament: &Tournament) -> bool {
    let results = tournament.rounds.iter().flat_map(|round| round.results.iter().flatten());
    let counted = results.flat_map(|result| result.seats.iter().filter_map(|seat| seat.counted));
    tournament.casts.is_empty() && counted.into_iter().all(|counted| counted.penalty == 0)
}

/// A finished event that is published as a workbook is read back without a difference, in every format.
#[test]
fn an_event_survives_its_workbook() {
    for (id, format, entrants) in FORMATS {
        let rules = rules(id, format);
        let mut whole = 0;
        for seed in 0..seeds(entrants, 6) {
            let log = invent(&rules, Invention { entrants, seed, mishaps: Mishaps::None }).expect("a tournament");
            let bytes = write::xlsx(&Workbook::of(&rules, log.tournament()).pages()).expect("bytes");
            let book = workbook::read(&bytes).unwrap_or_else(|problems| panic!("{problems:?}"));
            assert!(book.notes.is_empty(), "{id}/{format} {seed}: {:?}", book.notes);
            let rebuilt = rebuild::rebuild(&rules, &book, "", "").unwrap_or_else(|problem| panic!("{problem}"));
            let again = rebuilt.log.tournament();
            assert_eq!(again.rounds.len(), log.tournament().rounds.len(), "{id}/{format} {seed}");
            if is_told_whole(log.tournament()) {
                assert_eq!(compare::differences(&rules, &book, &rebuilt), [], "{id}/{format} {seed}");
                assert_eq!(bare(Workbook::of(&rules, again)).rounds, bare(book).rounds, "{id}/{format} {seed}");
                whole += 1;
            }
        }
        assert!(whole > 0 || entrants > 100, "{id}/{format}: dice in all of them");
    }
}

/// An event in which people renounced, left and were replaced is kept all the same, with every round it had, and what is not as the
/// format would have it is told.
#[test]
fn an_event_with_mishaps_is_kept() {
    let mut told = 0;
    for (id, format, entrants) in FORMATS {
        let rules = rules(id, format);
        for seed in 0..seeds(entrants, 3) {
            let log = invent(&rules, Invention { entrants, seed, mishaps: Mishaps::Some }).expect("a tournament");
            let book = Workbook::of(&rules, log.tournament());
            let rebuilt = rebuild::rebuild(&rules, &book, "", "").unwrap_or_else(|problem| panic!("{problem}"));
            let left_out = rebuilt.deviations.iter().filter(|one| one.differs == compare::Differs::LeftOut).count();
            let kept = rebuilt.log.tournament().rounds.len() + left_out;
            assert_eq!(kept, log.tournament().rounds.len(), "{id}/{format} {seed}");
            assert!(rules.recheck(rebuilt.log.entries()).is_empty(), "{id}/{format} {seed}");
            told += rebuilt.deviations.len();
        }
    }
    assert!(told > 0, "nobody ever renounced");
}

/// A semifinal in which somebody else sat is kept as it was played, and both are named.
#[test]
fn other_finalists_are_kept_and_told() {
    let rules = rules("raduno", "raduno");
    let log = invent(&rules, Invention { entrants: 32, seed: 1, mishaps: Mishaps::None }).expect("a tournament");
    let mut book = Workbook::of(&rules, log.tournament());
    let semifinal = &mut book.rounds[2].tables;
    let seated: Vec<_> = semifinal.iter().flat_map(|table| &table.seats).map(|seat| seat.id).collect();
    let other = book.people.iter().find(|one| !seated.contains(&one.id)).expect("somebody who is not in it").clone();
    let last = semifinal[0].seats.iter_mut().min_by_key(|seat| seat.points.clone()).expect("a seat");
    let (gone, came) = (last.id, other.id);
    last.id = came;
    let rebuilt = rebuild::rebuild(&rules, &book, "", "").expect("a tournament");
    assert_eq!(rebuilt.log.tournament().rounds.len(), 4);
    assert!(rules.recheck(rebuilt.log.entries()).is_empty());
    let named = |id: workbook::PersonId| rebuilt.log.tournament().name(rebuilt.numbers[&id]);
    let found: Vec<_> = rebuilt.deviations.iter().map(|one| (one.differs, one.who.clone())).collect();
    assert_eq!(found, [(compare::Differs::Unexpected, named(came)), (compare::Differs::Absent, named(gone))]);
    let all = compare::differences(&rules, &book, &rebuilt);
    assert_eq!(all[..2], rebuilt.deviations[..], "they come before what differs in the standings");
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
