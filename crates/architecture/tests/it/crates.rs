//! Who may depend on whom.

use crate::workspace::{Crate, crates};
use std::collections::BTreeSet;

/// The layers, from the bottom: a crate depends on crates of its own layer that stand before it, and of those below.
const LAYERS: &[&[&str]] = &[
    &["board", "chance", "odds", "words", "golden", "spelling", "recount", "auditor"],
    &["regulation", "frame"],
    &["rules", "spqr", "referee", "seating"],
    &["notation", "bots", "director", "speech"],
    &["games", "interchange", "entries", "store", "drawing", "coach"],
    &["audit", "desk", "live", "shell"],
    &["table", "hall", "arena", "terminal", "load"],
    &["simulator", "wire"],
    &["server"],
    &["sdadata"],
    &["architecture"],
];

/// What no source of a pure crate may stand on: async runtimes, databases, the system's randomness, terminals. `jiff` is for
/// days alone: the sources may not ask it what time it is.
const IMPURE: [&str; 10] =
    ["tokio", "futures-util", "sqlx", "axum", "tower", "tower-http", "getrandom", "rayon", "indicatif", "rustyline"];

/// The crates without files, network, clock, async runtime or randomness of their own.
pub(crate) const PURE: [&str; 21] = [
    "board",
    "regulation",
    "frame",
    "rules",
    "spqr",
    "odds",
    "notation",
    "bots",
    "games",
    "director",
    "seating",
    "referee",
    "interchange",
    "chance",
    "words",
    "spelling",
    "speech",
    "desk",
    "entries",
    "audit",
    "coach",
];

fn place(name: &str) -> Option<(usize, usize)> {
    LAYERS.iter().enumerate().find_map(|(layer, names)| Some((layer, names.iter().position(|one| *one == name)?)))
}

#[test]
fn nobody_depends_on_a_layer_above() {
    let own: BTreeSet<&str> = crates().iter().map(|one| one.name.as_str()).collect();
    for one in crates() {
        let here = place(&one.name).unwrap_or_else(|| panic!("{} stands in no layer", one.name));
        for other in one.dependencies.iter().filter(|other| own.contains(other.as_str())) {
            let there = place(other).unwrap_or_else(|| panic!("{other} stands in no layer"));
            assert!(there < here, "{} depends on {other}, which is not below it", one.name);
        }
    }
    let named: BTreeSet<&str> = LAYERS.iter().flat_map(|layer| layer.iter().copied()).collect();
    assert_eq!(named.difference(&own).collect::<Vec<_>>(), Vec::<&&str>::new(), "crates that no longer exist");
}

#[test]
fn the_two_games_do_not_know_each_other() {
    assert!(!depends("rules", "spqr") && !depends("spqr", "rules"));
}

/// A live table knows no tournament, and no server has the auditor inside.
#[test]
fn who_hosts_games_links_no_tournament_and_no_auditor() {
    for name in ["table", "terminal", "arena"] {
        assert!(!reaches(name, "director"), "{name} links director");
    }
    assert!(!reaches("server", "audit"), "server links audit");
}

/// A second account that asked the director would agree with its mistakes.
#[test]
fn the_second_account_of_a_tournament_stands_alone() {
    assert_eq!(find("recount").dependencies.iter().collect::<Vec<_>>(), ["serde_json"]);
}

/// An auditor that used what it checks would agree with its mistakes.
#[test]
fn the_auditor_of_the_hosts_stands_alone() {
    assert!(find("auditor").dependencies.is_empty());
}

/// Nothing but the simulator draws what can be drawn again, and nothing that is shipped links it.
#[test]
fn only_the_simulator_simulates() {
    for one in crates().iter().filter(|one| !["simulator", "live", "architecture"].contains(&one.name.as_str())) {
        let calls = one.everything().into_iter().find(|source| source.text.contains("simulate_randomness"));
        assert!(calls.is_none(), "{} simulates randomness", one.name);
    }
    assert!(!reaches("sdadata", "simulator") && !reaches("sdadata", "auditor"));
}

#[test]
fn pure_crates_stand_on_nothing_that_is_not() {
    for name in PURE {
        let found: Vec<_> = find(name).dependencies.iter().filter(|other| IMPURE.contains(&other.as_str())).collect();
        assert!(found.is_empty(), "{name} depends on {found:?}");
    }
}

/// SQL is only in `store`, HTML only where pages and pictures are made, JSON only at the edges.
#[test]
fn languages_of_others_stay_at_the_edges() {
    let only = |library: &str, allowed: &[&str]| {
        for one in crates().iter().filter(|one| one.dependencies.contains(library)) {
            assert!(allowed.contains(&one.name.as_str()), "{} depends on {library}", one.name);
        }
    };
    only("sqlx", &["store"]);
    only("maud", &["desk", "drawing", "server"]);
    only("serde_json", &["desk", "hall", "load", "recount", "sdadata", "server", "shell", "wire"]);
    only("axum", &["server"]);
    only("clap", &["shell", "sdadata", "load"]);
}

/// A dependency that no source names is one too many.
#[test]
fn every_dependency_is_used() {
    for one in crates() {
        let sources: String = one.sources().into_iter().map(|source| source.text).collect();
        let everything: String = one.everything().into_iter().map(|source| source.text).collect();
        let unused = |names: &BTreeSet<String>, text: &str| {
            let named = |name: &&String| !names_crate(text, &name.replace('-', "_"));
            names.iter().filter(named).cloned().collect::<Vec<_>>()
        };
        assert_eq!(unused(&one.dependencies, &sources), Vec::<String>::new(), "{} does not use", one.name);
        assert_eq!(
            unused(&one.dev_dependencies, &everything),
            Vec::<String>::new(),
            "tests of {} do not use",
            one.name
        );
    }
}

/// Whether a text has a path into a crate, or uses it by name.
fn names_crate(text: &str, name: &str) -> bool {
    text.match_indices(name).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = &text[at + name.len()..];
        let apart = before.is_none_or(|letter| !(letter.is_alphanumeric() || letter == '_'));
        apart && (after.starts_with("::") || after.starts_with(';') || after.starts_with(" as "))
    })
}

#[test]
fn every_crate_keeps_the_lints() {
    for one in crates() {
        let manifest = std::fs::read_to_string(one.folder.join("Cargo.toml")).expect("a manifest");
        assert!(manifest.contains("[lints]\nworkspace = true"), "{}", one.name);
        assert_eq!(one.folder.file_name().and_then(|name| name.to_str()), Some(one.name.as_str()), "folder and name");
    }
}

fn find(name: &str) -> &'static Crate {
    crates().iter().find(|one| one.name == name).unwrap_or_else(|| panic!("no crate {name}"))
}

fn depends(name: &str, other: &str) -> bool {
    find(name).dependencies.contains(other)
}

/// Whether a crate links another, however far away.
fn reaches(name: &str, other: &str) -> bool {
    let own = |next: &&String| crates().iter().any(|one| one.name == **next);
    depends(name, other) || find(name).dependencies.iter().filter(own).any(|next| reaches(next, other))
}
