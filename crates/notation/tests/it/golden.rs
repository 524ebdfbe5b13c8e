//! The regulation as lines a referee can read: a position, a command, what happens.
//!
//! Each file of `golden/rules/` holds named positions and lines of three columns, separated by two spaces or more:
//! the position, the commands (several with `;`, all but the last must be granted), and the answer to the last.
//! `UPDATE_GOLDEN=1` writes the answers anew; their difference is reviewed like code.

use crate::common::Tested;
use frame::Actor;
use regulation::Library;
use rules::Risiko;
use spqr::Spqr;
use std::collections::{BTreeSet, HashMap};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

struct Table<G: Tested> {
    setup: G::Setup,
    state: G::State,
}

fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden").join(folder);
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("the folder of goldens").map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

/// Reads a file, answers every line, and gives the text with the answers.
fn answer<G: Tested>(file: &Path) -> String {
    let text = std::fs::read_to_string(file).expect("a golden file");
    let mut tables: HashMap<String, Table<G>> = HashMap::new();
    let mut out = String::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if let Some(head) = line.strip_prefix("position ") {
            let mut body = String::new();
            let _ = writeln!(out, "{line}");
            for line in lines.by_ref() {
                let _ = writeln!(out, "{line}");
                if line == "end" {
                    break;
                }
                let _ = writeln!(body, "{line}");
            }
            let (name, table) = table(file, head, &body);
            tables.insert(name, table);
        } else if line.trim().is_empty() || line.starts_with('#') {
            let _ = writeln!(out, "{line}");
        } else {
            let mut columns = line.split("  ").map(str::trim).filter(|column| !column.is_empty());
            let (name, commands) = (columns.next().unwrap(), columns.next().expect("a command"));
            let table = tables.get(name).unwrap_or_else(|| panic!("{}: no position {name}", file.display()));
            let _ = writeln!(out, "{name:<14}  {commands:<52}  {}", answer_line(file, table, commands));
        }
    }
    out
}

fn table<G: Tested>(file: &Path, head: &str, body: &str) -> (String, Table<G>) {
    let words: Vec<&str> = head.split_whitespace().collect();
    let [name, regulation, players, absent @ ..] = &words[..] else { panic!("{}: {head}", file.display()) };
    let library = Library::embedded()
        .with("genova-club", include_str!("../../../../golden/regulations/genova-club.toml"))
        .with("spqr-club", include_str!("../../../../golden/regulations/spqr-club.toml"));
    let regulation = library.get(regulation).expect("a regulation");
    let absent = absent.first().map_or(0, |absent| absent.parse().unwrap());
    let settings = G::settings(&regulation).expect("a regulation of this game");
    let setup = G::set_up(settings, players.parse().unwrap(), absent).unwrap();
    let position = G::read_position(&setup, body)
        .unwrap_or_else(|(line, fault)| panic!("{}: {name}, its line {line}: {fault}", file.display()));
    let state =
        G::put_together(&setup, &position).unwrap_or_else(|broken| panic!("{}: {name}: {broken}", file.display()));
    ((*name).to_owned(), Table { setup, state })
}

fn answer_line<G: Tested>(file: &Path, table: &Table<G>, commands: &str) -> String {
    let mut state = table.state;
    let commands: Vec<&str> = commands.split(';').map(str::trim).collect();
    let (last, before) = commands.split_last().expect("a command");
    for text in before {
        let (actor, command) = act::<G>(file, &table.setup, &state, text);
        let mut events = frame::Events::new();
        G::step(&table.setup, &mut state, actor, command, &mut events).unwrap_or_else(|refusal| {
            panic!("{}: {text}: {}", file.display(), G::print_refusal(&table.setup, &refusal))
        });
    }
    let (actor, command) = act::<G>(file, &table.setup, &state, last);
    match G::decide(&table.setup, &state, actor, command) {
        Err(refusal) => G::print_refusal(&table.setup, &refusal),
        Ok(events) => events.iter().map(|event| G::print_event(&table.setup, event)).collect::<Vec<_>>().join(", "),
    }
}

/// An actor may be named by colour.
fn act<G: Tested>(file: &Path, setup: &G::Setup, state: &G::State, text: &str) -> (Actor, G::Command) {
    let (who, rest) = text.split_once(' ').expect("an actor and a command");
    let seat = board::Colour::find(who).and_then(|colour| G::seat_of(state, colour));
    let text = seat.map_or_else(|| text.to_owned(), |seat| format!("{seat} {rest}"));
    G::read_act(setup, &text).unwrap_or_else(|fault| panic!("{}: {text}: {fault}", file.display()))
}

#[test]
fn every_line_of_risiko_is_answered_as_written() {
    check::<Risiko>("rules");
}

#[test]
fn every_line_of_spqr_is_answered_as_written() {
    check::<Spqr>("spqr");
}

fn check<G: Tested>(folder: &str) {
    for file in files(folder) {
        golden::compare(&file, &answer::<G>(&file));
    }
}

/// The names the printer knows, taken from its own text: `=> "name"` or `=> format!("name …")`.
fn names(source: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for piece in source.split("=>").skip(1) {
        let Some(start) = piece.find('"') else { continue };
        let before = piece[..start].trim();
        if !(before.is_empty() || before.ends_with("format!(")) {
            continue;
        }
        let name: String = piece[start + 1..].chars().take_while(|c| c.is_ascii_lowercase() || *c == '-').collect();
        if name.len() > 3 {
            names.insert(name);
        }
    }
    names
}

#[test]
fn every_refusal_and_every_event_of_risiko_occurs() {
    let refusals = include_str!("../../src/risiko/refusal.rs");
    check_all_occur("rules", refusals, include_str!("../../src/risiko/event.rs"));
}

#[test]
fn every_refusal_and_every_event_of_spqr_occurs() {
    let refusals = include_str!("../../src/spqr/refusal.rs");
    check_all_occur("spqr", refusals, include_str!("../../src/spqr/event.rs"));
}

fn check_all_occur(folder: &str, refusals: &str, events: &str) {
    let written: String = files(folder).iter().map(|file| std::fs::read_to_string(file).unwrap()).collect();
    let words: BTreeSet<&str> = written.split(|c: char| c.is_whitespace() || c == ',').collect();
    let events = events.split("/// An event as one viewer").next().unwrap();
    let all = &names(refusals) | &names(events);
    assert!(all.len() > 60, "the names were found");
    let missing: Vec<String> = all.into_iter().filter(|name| !words.contains(name.as_str())).collect();
    assert!(missing.is_empty(), "no golden line shows {missing:?}");
}
