//! Records of games that were played under earlier editions of the regulations: each finds its own text by the hash it
//! names and is checked by it, whatever the regulations have become since.
//!
//! The files of `golden/earlier` were written by the program as it was then, and are never written anew.

use crate::common::Tested as _;
use frame::Game as _;
use notation::{Written as _, check};
use regulation::{Library, Regulation, Source};
use rules::Risiko;
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

/// What a referee's hand may do has become stricter; games under a text of before go on as they went.
#[test]
fn under_an_earlier_text_the_referees_hand_is_what_it_was() {
    let head = text("firk-4");
    let hash = head.lines().nth(2).and_then(|line| line.rsplit(' ').next()).expect("its hash");
    let (then, today) = (Library::embedded().played_under("firk", hash), Library::embedded().get("firk"));
    let lowered = "referee rule C9 lowercap A 5";
    assert_eq!(answer(&then.expect("its edition"), &[lowered]), "cap-lowered A 5 C9");
    assert_eq!(answer(&today.expect("embedded"), &[lowered]), "refused G2.13 no-cap");

    let head = text("challenge-2017-4");
    let hash = head.lines().nth(2).and_then(|line| line.rsplit(' ').next()).expect("its hash");
    let then = Library::embedded().played_under("challenge-2017", hash).expect("its edition");
    let today = Library::embedded().get("challenge-2017").expect("embedded");
    let filled = ["referee rule C53 correct siam A 125", "A place siam 5"];
    assert_eq!(answer(&then, &filled), "placed A siam 5");
    assert_eq!(answer(&today, &filled), "refused G3.10 too-many-armies armies=5 left=0");
}

/// What comes of the last of these commands, after the others, with 125 armies of seat A on the board and five to place.
fn answer(regulation: &Regulation, commands: &[&str]) -> String {
    let setup = Risiko::set_up(Risiko::settings(regulation).expect("RisiKo!"), 4, 0).expect("a table");
    let seats: String = ('A'..='D')
        .zip(["giallo", "rosso", "verde", "nero"])
        .zip(1..)
        .map(|((seat, colour), number)| format!("seat {seat} {colour} playing objective {number}\n"))
        .collect();
    let land = "land A siam 120 india 5\nland B alaska 1\nland C groenlandia 1\nland D * 1\n";
    let position = format!("turn A lap 6 reinforce\narmies due 5 tris 0 conquests 0\n{seats}{land}");
    let position = Risiko::read_position(&setup, &position).expect("a position");
    let mut state = Risiko::put_together(&setup, &position).expect("a game");
    let (last, before) = commands.split_last().expect("a command");
    for text in before {
        let (actor, command) = Risiko::read_act(&setup, text).expect("a command");
        Risiko::step(&setup, &mut state, actor, command, &mut frame::Events::new()).expect("granted");
    }
    let (actor, command) = Risiko::read_act(&setup, last).expect("a command");
    match Risiko::decide(&setup, &state, actor, command) {
        Ok(events) => events.iter().map(|event| Risiko::print_event(&setup, event)).collect::<Vec<_>>().join(", "),
        Err(refusal) => Risiko::print_refusal(&setup, &refusal),
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
