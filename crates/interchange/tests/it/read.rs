//! Workbooks and lists as they are read, against golden texts. `UPDATE_GOLDEN=1` writes them anew.

use director::tournament::Rules;
use interchange::compare::{Difference, differences};
use interchange::entrants::{self, List};
use interchange::rebuild::{Rebuilt, rebuild};
use interchange::workbook::{self, Workbook};
use interchange::{Fault, Language, Problem, near, pages, write};
use regulation::Library;
use std::fmt::Write as _;
use std::path::Path;

fn data(name: &str) -> Vec<u8> {
    std::fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)).expect("a file")
}

/// Compares a text with the one that is kept.
fn golden(name: &str, found: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    golden::compare(path, found);
}

fn shown(book: &Workbook) -> String {
    let mut text = format!("{:?}\n", book.event);
    for one in &book.people {
        let part = if one.takes_part { "plays" } else { "does not play" };
        let _ = writeln!(
            text,
            "{} {} | {} | {} | {} | {} | {part} | {} | {} | {}",
            one.place, one.id, one.name, one.surname, one.nickname, one.club, one.region, one.birth, one.national_id
        );
    }
    for round in &book.rounds {
        let _ = writeln!(text, "round {}", round.number);
        for table in &round.tables {
            let seat = |seat: &workbook::PlayedSeat| {
                let points = seat.points.as_ref().map_or_else(|| "-".to_owned(), ToString::to_string);
                format!("{} {:?} {points}", seat.id, seat.label)
            };
            let seats: Vec<_> = table.seats.iter().map(seat).collect();
            let _ = writeln!(text, "  table {} at {}: {}", table.number, table.place, seats.join(", "));
        }
    }
    for standing in [&book.standings, &book.reduced].into_iter().flatten() {
        let _ = writeln!(text, "{}", standing.sheet);
        for line in &standing.lines {
            let _ = writeln!(
                text,
                "  {} {:?} {} {:?} {:?}",
                line.rank,
                line.id.map(|id| id.0),
                line.full_name(),
                line.total,
                line.rounds
            );
        }
    }
    book.notes.iter().for_each(|note| _ = writeln!(text, "{note:?}"));
    text
}

fn rebuilt(file: &str, regulation: &str) -> (String, Rebuilt, Vec<Difference>) {
    let book = workbook::read(&data(file)).expect("a workbook");
    let regulation = Library::embedded().get(regulation).expect("a regulation");
    let rules = Rules::new(regulation.clone(), None).expect("a format");
    let rebuilt = rebuild(&rules, &book, "", "").expect("a tournament");
    assert!(rules.recheck(rebuilt.log.entries()).is_empty(), "every command can be decided again");
    let found = differences(&rules, &book, &rebuilt);
    let mut text = format!("{}\n", rebuilt.log.tournament().facts.name);
    for line in rules.ranking(rebuilt.log.tournament()) {
        let derived = rules.derive_line(&line.line, line.place);
        let games: Vec<_> = derived.results.iter().map(|result| result.points.as_str()).collect();
        let name = rebuilt.log.tournament().name(director::tournament::EntrantId(line.who.number()));
        let _ = writeln!(text, "{} {name} {} ({})", line.place, derived.total, games.join(", "));
    }
    rebuilt.notes.iter().for_each(|note| _ = writeln!(text, "{note:?}"));
    for one in &found {
        let _ = writeln!(
            text,
            "{}: {}: {:?}: {:?} in the file, {:?} here",
            one.place, one.who, one.differs, one.theirs, one.ours
        );
    }
    (text, rebuilt, found)
}

#[test]
fn a_workbook_is_read() {
    for name in ["venti", "fantasma"] {
        let book = workbook::read(&data(&format!("{name}.xls"))).expect("a workbook");
        golden(&format!("{name}.txt"), &shown(&book));
    }
}

#[test]
fn a_workbook_with_right_standings_has_no_differences() {
    let (text, rebuilt, found) = rebuilt("venti.xls", "raduno");
    golden("venti-rebuilt.txt", &text);
    assert!(found.is_empty(), "{found:?}");
    let tournament = rebuilt.log.tournament();
    assert_eq!((tournament.entrants.len(), tournament.rounds.len()), (20, 2));
    let ids: Vec<_> =
        tournament.entrants.iter().filter_map(|one| one.entry.person.national_id.as_deref()).take(2).collect();
    assert_eq!(ids, ["IT0500", "102"], "the number of the workbook, where there is no other");
}

#[test]
fn wrong_standings_are_told_line_by_line() {
    let (text, _, found) = rebuilt("venti-sbagliato.xls", "raduno");
    golden("venti-sbagliato-rebuilt.txt", &text);
    assert!(found.len() >= 4, "{found:?}");
}

#[test]
fn a_ghost_is_nobody() {
    let (text, rebuilt, _) = rebuilt("fantasma.xls", "genova-53");
    golden("fantasma-rebuilt.txt", &text);
    let sizes: Vec<_> = rebuilt.log.tournament().rounds[0].tables.iter().map(|table| table.seats.len()).collect();
    assert_eq!(sizes, [4, 3]);
    // A regulation without tables of three: the deviation is shown.
    let (_, rebuilt, _) = self::rebuilt("fantasma.xls", "raduno");
    assert_eq!(rebuilt.log.tournament().facts.more_sizes, [3]);
}

fn lines(problems: &[Problem]) -> String {
    problems.iter().map(|problem| format!("{problem}\n")).collect()
}

#[test]
fn all_faults_are_told_together() {
    golden("rotto.txt", &lines(&workbook::read(&data("rotto.xls")).expect_err("faults")));
    let nothing = workbook::read(b"").expect_err("a fault");
    assert!(matches!(nothing[0].fault, Fault::NoWorkbook), "{nothing:?}");
    let other = workbook::read(&data("elenco.xls")).expect_err("a fault");
    assert_eq!(other.iter().filter(|problem| matches!(problem.fault, Fault::NoSheet(_))).count(), 2);
}

fn list_shown(list: &List) -> String {
    let mut text = String::new();
    for one in &list.people {
        let person = &one.person;
        let parts =
            [&person.nickname, &person.club, &one.group, &person.region, &person.birth, &person.national_id, &one.team];
        let parts: Vec<_> = parts.into_iter().map(|part| part.as_deref().unwrap_or("-")).collect();
        let _ = writeln!(
            text,
            "{}: {} | {} | {} | {:?} | {}",
            one.place,
            person.name,
            person.surname,
            parts.join(" | "),
            one.age,
            one.paid
        );
    }
    list.notes.iter().for_each(|note| _ = writeln!(text, "{note:?}"));
    text
}

#[test]
fn lists_are_read_whatever_their_shape() {
    let lists: [(&str, &[u8]); 7] = [
        ("italian, any order, titles", b"Iscritti al raduno;;\r\n\r\nCLUB;Cognome;Nome;Quota;Telefono\r\nAurora;Torremoro;Ada;\"10,50\";333\r\n;Brancalupi;Aldo;;\r\n"),
        ("english, commas", b"Surname,First name,Region,Birth date,Minor,Team,Nickname\nTorremoro,Ada,Liguria,1990-07-03,no,Reds,\"The \"\"Tsar\"\"\"\n"),
        ("one column for the name", b"Nome e cognome\tTessera\nAda Torremoro\tIT1\nLea De Brancalupi\t\n"),
        ("surname first", b"#;Cognome e nome;Gruppo;Club;Minorenne\n1;De Torremoro Ada;Liguri;Aurora;deroga\n"),
        ("who does not take part (T2.12)", b"Nome;Cognome;Partecipa\nAda;Torremoro;SI\nAldo;Brancalupi;NO\nLea;Rivascura;\n"),
        ("windows-1252", b"Nome;Cognome\nNiccol\xf2;Torremoro\n"),
        ("a guard against formulas", b"\xef\xbb\xbfNome,Cognome,Club\r\nAda,Torremoro,'=2+3\r\n"),
    ];
    let mut text = String::new();
    for (name, bytes) in lists {
        let _ = writeln!(text, "# {name}\n{}", list_shown(&entrants::read(bytes).expect("a list")));
    }
    let _ = writeln!(text, "# a workbook\n{}", list_shown(&entrants::read(&data("elenco.xls")).expect("a list")));
    golden("lists.txt", &text);
}

#[test]
fn faults_of_lists_are_told_with_their_place() {
    let lists: [(&str, &[u8]); 8] = [
        ("empty", b"  \n"),
        ("no heading", b"Ada,Torremoro\nAldo,Brancalupi\n"),
        ("heading only", b"Nome,Cognome\n"),
        ("no name", b"Nome,Cognome,Club\nAda,Torremoro,Aurora\n,,Aurora\n"),
        ("open quotation mark", b"Nome,Cognome\n\"Ada,Torremoro\nAldo,Brancalupi\n"),
        ("stray", b"Nome,Cognome\nAda,Torremoro,Aurora\n"),
        ("values", b"Nome,Cognome,Nascita,Quota,Minorenne\nAda,Torremoro,ieri,,\nAldo,Brancalupi,,dieci,\nLea,Rivascura,,,forse\n"),
        ("a column twice", b"Nome,Cognome,nome\nAda,Torremoro,Lea\n"),
    ];
    let mut text = String::new();
    for (name, bytes) in lists {
        let _ = writeln!(text, "# {name}\n{}", lines(&entrants::read(bytes).expect_err(name)));
    }
    golden("list-faults.txt", &text);
}

#[test]
fn who_stands_twice_is_found() {
    let list = entrants::read("Nome,Cognome,Nick\nAda,Torremoro,\nTorremoro,Ada,\nAdà,torremoro,\nADA,TORREMORO,\nLea,Rivascura,Zar\nUgo,Cimatosti,zar\n".as_bytes()).expect("a list");
    let people: Vec<_> = list.people.iter().map(|one| &one.person).collect();
    let mut text = String::new();
    for found in near::alike(&people, 0) {
        let _ = writeln!(
            text,
            "{} and {}: {:?}",
            list.people[found.first].place, list.people[found.second].place, found.why
        );
    }
    golden("near.txt", &text);
}

#[test]
fn what_is_written() {
    let (_, rebuilt, _) = rebuilt("venti.xls", "raduno");
    let regulation = Library::embedded().get("raduno").expect("a regulation");
    let rules = Rules::new(regulation.clone(), None).expect("a format");
    let tournament = rebuilt.log.tournament();
    let all = [
        pages::standings(&rules, tournament, Language::Italian),
        pages::round(&rules, tournament, 1, Language::English).expect("a round"),
        pages::cash(tournament, Language::Italian),
        pages::entrants(tournament, Language::English),
    ];
    golden("written.csv", &String::from_utf8(write::csv(&all)).expect("UTF-8"));
    assert!(pages::round(&rules, tournament, 2, Language::Italian).is_none());
}

/// The sheets and columns of the clubs' program: days are days, and who was eliminated is −1, −2.
#[test]
fn the_workbook_of_the_clubs_is_written() {
    let regulation = Library::embedded().get("raduno").expect("a regulation");
    let rules = Rules::new(regulation, None).expect("a format");
    let mut book = workbook::read(&data("venti.xls")).expect("a workbook");
    let seats = &mut book.rounds[1].tables[1].seats;
    for (seat, turn) in [(0, 2), (2, 1)] {
        seats[seat].points = Some(workbook::Score { whole: 0, part: String::new(), eliminated: Some(turn) });
    }
    let rebuilt = rebuild(&rules, &book, "", "").expect("a tournament");
    let pages = workbook::Workbook::of(&rules, rebuilt.log.tournament()).pages();
    golden("workbook.csv", &String::from_utf8(write::csv(&pages)).expect("UTF-8"));
    assert_eq!(pages[0].rows[7][3], pages::Cell::Date("2026-03-07".to_owned()));
    assert_eq!(pages[1].rows[3][7], pages::Cell::Date("1980-01-01".to_owned()));
}
