//! Records of games that were played under earlier editions of the regulations: each finds its own text by the hash it
//! names and is checked by it, whatever the regulations have become since.
//!
//! The files of `golden/earlier` were written by the program as it was then, and are never written anew.

use notation::check;
use regulation::{Library, Source};
use std::collections::BTreeSet;
use std::path::PathBuf;

fn records() -> Vec<PathBuf> {
    let folder = std::fs::read_dir("../../golden/earlier").expect("the records");
    folder.map(|file| file.expect("a file").path()).collect()
}

fn text(name: &str) -> String {
    std::fs::read_to_string(format!("../../golden/earlier/{name}.txt")).expect("a record")
}

#[test]
fn earlier_records_are_checked_by_their_own_text() {
    let library = Library::embedded();
    for path in records() {
        let text = std::fs::read_to_string(&path).expect("a record");
        let checked = check(&library, &text);
        assert_eq!((checked.games, checked.faults), (1, Vec::new()), "{}", path.display());
    }
}

/// Every regulation at every number of seats, and every number of late-comers.
#[test]
fn no_table_is_left_out() {
    let library = Library::embedded();
    let there: BTreeSet<String> =
        records().iter().filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned())).collect();
    let late = ["genova-53-4-late1", "genova-53-5-late1", "genova-53-5-late2"].map(str::to_owned);
    let tables = library.ids().flat_map(|id| {
        let regulation = library.get(id).expect("embedded");
        regulation.game.players().iter().map(|players| format!("{id}-{players}")).collect::<Vec<_>>()
    });
    for table in tables.chain(late) {
        assert!(there.contains(&table), "{table}");
    }
}

#[test]
fn a_hash_that_no_edition_has_is_refused() {
    let library = Library::embedded();
    let record = text("challenge-2017-4");
    let (before, rest) = record.split_once("regulation challenge-2017 ").expect("its head");
    let (_, after) = rest.split_once('\n').expect("its hash");
    let unknown = "0".repeat(64);
    let checked = check(&library, &format!("{before}regulation challenge-2017 {unknown}\n{after}"));
    let today = library.get("challenge-2017").expect("embedded").hash();
    let said: Vec<String> = checked.faults.iter().map(ToString::to_string).collect();
    let expected = format!(
        "line 3: no edition of regulation 'challenge-2017' known here has the hash {unknown}; today's has {today}"
    );
    assert_eq!(said, [expected]);
}

/// Whoever writes a checker from the page alone needs the values by which games went before a setting was there.
#[test]
fn the_page_names_every_younger_setting_with_its_value_of_before() {
    let page = include_str!("../../../../docs/record.md");
    let rows: Vec<&str> = page.lines().filter(|line| line.starts_with("| `")).collect();
    for name in ["genova-53-4", "spqr-rtu-4"] {
        let record = text(name);
        let (id, hash) = record.lines().nth(2).and_then(|line| line["regulation ".len()..].split_once(' ')).unwrap();
        let regulation = Library::embedded().played_under(id, hash).expect("its edition");
        let entries = regulation.entries();
        let younger: Vec<_> = entries.iter().filter(|entry| *entry.source == Source::Earlier).collect();
        assert!(!younger.is_empty(), "{name}");
        for entry in younger {
            let (key, value) = (format!("`{}.{}`", entry.section, entry.key), format!("`{}`", entry.value));
            let named = rows.iter().any(|row| row.contains(&key) && row.contains(&value));
            assert!(named || entry.section.starts_with("tournament"), "{key} {value}");
        }
    }
}

/// A club's text that extends a regulation is found over the edition it extended.
#[test]
fn a_clubs_record_finds_the_edition_its_text_extended() {
    let club = "id = \"circolo\"\nextends = \"genova-53\"\nname = { it = \"Circolo\", en = \"Club\" }\n";
    let library = Library::embedded().with("circolo", club);
    let record = text("genova-53-4").replacen("regulation genova-53 ", "regulation circolo ", 1);
    assert_eq!(check(&library, &record).faults, Vec::new());
}
