//! The regulation files say what the catalogue's columns say, setting by setting.

use regulation::{Entry, Library, Regulation, Source};

#[test]
fn every_setting_of_every_regulation_is_the_catalogues() {
    let mut checked = check(include_str!("../columns.txt"));
    checked.extend(check(include_str!("../columns-spqr.txt")));
    let library = Library::embedded();
    assert!(library.ids().all(|id| checked.contains(&id)), "a column for each regulation");
}

/// Compares the columns of a table with the regulations above them, and says which these are.
fn check(table: &'static str) -> Vec<&'static str> {
    let library = Library::embedded();
    let mut rows = table.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let header = cells(rows.next().expect("a header"));
    let expected: Vec<Vec<&str>> = rows.map(|line| spelt_out(line, header.len())).collect();
    for (column, id) in header.iter().enumerate().skip(2) {
        let regulation = library.get(id).expect("the embedded regulations have no faults");
        let mut wanted = expected.iter().filter(|row| row[column] != "-");
        let fixed = |entry: &Entry<'_>| entry.heading == entry.section && entry.section != "tournament.formats";
        for entry in regulation.entries().into_iter().filter(fixed) {
            let row = wanted.next().unwrap_or_else(|| panic!("{id}: {} is not in the table", entry.key));
            assert_eq!(shown(&entry), [row[0], row[1], row[column]].join(" | "), "in {id}");
        }
        assert_eq!(wanted.next(), None, "{id} lacks a setting of the table");
    }
    header[2..].to_vec()
}

/// What a text has any number of, scoring methods and formats, each as it reads. `UPDATE_GOLDEN=1` writes it anew.
#[test]
fn methods_and_formats_are_these() {
    let library = Library::embedded();
    let mut found = String::new();
    for id in library.ids() {
        let regulation = get(&library, id);
        let named = regulation.entries().into_iter().filter(|entry| entry.heading != entry.section).collect::<Vec<_>>();
        for table in named.chunk_by(|a, b| a.section == b.section) {
            found.push_str(&format!("{id} {}\n", table[0].section));
            table
                .iter()
                .for_each(|entry| found.push_str(&format!("  {}\n", shown(entry).replace(&*entry.section, ""))));
        }
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/formats.txt");
    golden::compare(path, &found);
}

#[test]
fn only_the_family_games_have_no_tournament() {
    let library = Library::embedded();
    let without: Vec<_> = library.ids().filter(|id| get(&library, id).tournament.is_none()).collect();
    assert_eq!(without, ["classico", "spqr-box"]);
}

fn get(library: &Library, id: &str) -> Regulation {
    library.get(id).expect("the embedded regulations have no faults")
}

fn cells(line: &str) -> Vec<&str> {
    line.split(" | ").map(str::trim).collect()
}

/// A row with every `=` replaced by what stands to its left.
fn spelt_out(line: &str, columns: usize) -> Vec<&str> {
    let mut row = cells(line);
    assert_eq!(row.len(), columns, "a cell for each regulation: {line}");
    for column in 3..row.len() {
        if row[column] == "=" {
            row[column] = row[column - 1];
        }
    }
    row
}

fn shown(entry: &Entry<'_>) -> String {
    let mark = match entry.source {
        Source::Choice(_) => " ?",
        Source::Article(_) | Source::House(_) | Source::Earlier => "",
    };
    format!("{} | {}.{} | {}{mark}", entry.rule, entry.section, entry.key, entry.value)
}
