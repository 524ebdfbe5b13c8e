//! Rankings over tournaments, line by line; and who is who.

use director::national::{Event, Exponential, Known, Placing, Ranking, Uncounted, national};

/// Worked with Python's `decimal` at fifty digits: `a * (100 + tables) * weight * exp(Decimal(-place) / 20)`, to the nearest
/// thousandth. Columns: class, rounds, tables, place, score.
const GOLDEN: &str = include_str!("../../../../golden/tournament/national.txt");

fn ranking() -> Exponential {
    Exponential::embedded().expect("our own file")
}

#[test]
fn every_line_comes_out() {
    for line in GOLDEN.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let cells: Vec<_> = line.split_whitespace().collect();
        let number = |at: usize| cells[at].parse().expect("a number");
        let placing = Placing { class: cells[0], rounds: number(1), tables: number(2), place: number(3) };
        assert_eq!(ranking().score(placing).written(3), cells[4], "{line}");
    }
}

fn known(name: &str, club: &str, id: Option<&str>) -> Known {
    Known { name: name.to_owned(), club: club.to_owned(), national_id: id.map(str::to_owned) }
}

fn event(class: Option<&str>, tables: usize, places: &[(Known, usize)]) -> Event {
    Event {
        name: "Torneo".to_owned(),
        class: class.map(str::to_owned),
        tables,
        rounds: 2,
        is_over: true,
        has_teams: false,
        places: places.to_vec(),
    }
}

#[test]
fn the_best_of_each_class_count() {
    let ada = || known("Ada Rossa", "Aurora", None);
    let bruno = || known("Bruno Nero", "Aurora", None);
    let events = [
        event(Some("national"), 10, &[(ada(), 2), (bruno(), 1)]),
        event(Some("national"), 30, &[(ada(), 1), (bruno(), 30)]),
        event(Some("club"), 6, &[(ada(), 1), (bruno(), 1)]),
    ];
    let found = national(&ranking(), &events).expect("classes there are");
    let line = |at: usize| {
        let standing = &found.standings[at];
        let results: Vec<_> = standing.results.iter().map(|one| (one.event, one.score.0, one.kept)).collect();
        (standing.place, standing.who.name.clone(), standing.score.0, results)
    };
    // National, 30 tables: 1.2 × 130 × 5 = 780; club, 6 tables, two rounds: 1.2 × 106 × 0.4 = 50.88, shared by both.
    let ada = vec![(0, 497_661, false), (1, 780_000, true), (2, 50_880, true)];
    assert_eq!(line(0), (1, "Ada Rossa".to_owned(), 830_880, ada));
    let bruno = vec![(0, 660_000, true), (1, 145_035, false), (2, 50_880, true)];
    assert_eq!(line(1), (2, "Bruno Nero".to_owned(), 710_880, bruno));
}

#[test]
fn tournaments_that_do_not_count_are_told() {
    let ada = known("Ada Rossa", "Aurora", None);
    let mut events = [
        event(Some("open"), 5, &[(ada.clone(), 1)]),
        event(None, 9, &[(ada.clone(), 1)]),
        event(Some("open"), 9, &[(ada.clone(), 1)]),
        event(Some("open"), 9, &[]),
    ];
    events[2].is_over = false;
    events[3].has_teams = true;
    let found = national(&ranking(), &events).expect("classes there are");
    let few = Uncounted::FewTables { tables: 5, least: 6 };
    let expected = [(0, few), (1, Uncounted::NoClass), (2, Uncounted::Unfinished), (3, Uncounted::Teams)];
    assert_eq!((found.standings, found.uncounted), (Vec::new(), expected.to_vec()));
    let unknown = national(&ranking(), &[event(Some("galactic"), 9, &[(ada, 1)])]).expect_err("no such class");
    assert_eq!(
        unknown.to_string(),
        "'galactic' is not a class of the ranking; there are: club, major, national, open, regional"
    );
}

#[test]
fn people_are_known_by_number_or_by_name_and_club() {
    let places = |all: &[Known]| all.iter().cloned().zip(1..).collect::<Vec<_>>();
    let first = [
        known("Ada Rossa", "Aurora", Some("17")),
        known("Bruno Nero", "Aurora", None),
        known("Carla Verdè", "Legione", None),
        known("Dina Blu", "Legione", None),
        known("Elsa Gialla", "Legione", Some("20")),
    ];
    let second = [
        // Married and moved, with the same number; no number, but the same name and club; written the other way round.
        known("Ada Bianca", "Legione", Some("17")),
        known("Ada Rossa", "Aurora", None),
        known("verde' carla", "legione", None),
        // The same name in another club; a slip of the pen; a namesake with a number of her own.
        known("Bruno Nero", "Manovra", None),
        known("Dina Blù", "Legione", None),
        known("Dina Bluu", "Legione", None),
        known("Elsa Gialla", "Legione", Some("21")),
    ];
    let events = [event(Some("open"), 9, &places(&first)), event(Some("open"), 9, &places(&second))];
    let found = national(&ranking(), &events).expect("classes there are");
    let results = |name: &str| {
        let lines = found.standings.iter().filter(|one| one.who.name == name);
        lines.map(|one| one.results.len()).collect::<Vec<_>>()
    };
    assert_eq!(results("Ada Bianca"), [3], "shown as she last entered");
    assert_eq!((results("Carla Verdè"), results("Dina Blu")), (vec![2], vec![2]));
    assert_eq!((results("Bruno Nero"), results("Elsa Gialla")), (vec![1, 1], vec![1, 1]));
    let alike: Vec<_> = found.alike.iter().map(|pair| (pair.one.name.as_str(), pair.other.name.as_str())).collect();
    assert_eq!(alike, [("Bruno Nero", "Bruno Nero"), ("Dina Blu", "Dina Bluu")]);
}
