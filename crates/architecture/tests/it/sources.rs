//! What no source may say.

use crate::crates::PURE;
use crate::workspace::{Source, code, crates};

/// What reads a file, a clock, the network or the environment.
const OUTSIDE: [&str; 11] = [
    "std::fs",
    "std::net",
    "std::env",
    "std::process",
    "SystemTime",
    "Timestamp::now",
    "Zoned::now",
    "Instant::",
    "thread::spawn",
    "File::open",
    "std::io::stdin",
];

/// A search for a proof may be bounded by seconds: the one clock of a pure crate, and nothing but the patience depends on it.
const PATIENCE: &str = "desk/src/draw.rs";

#[test]
fn pure_crates_touch_nothing_outside() {
    for one in crates().iter().filter(|one| PURE.contains(&one.name.as_str())) {
        for source in one.sources().iter().filter(|source| !source.path.ends_with(PATIENCE)) {
            refuse(source, &OUTSIDE);
        }
    }
}

/// A regulation is its values: no rule asks which text it is.
#[test]
fn rules_never_ask_which_regulation_it_is() {
    for one in crates().iter().filter(|one| ["rules", "spqr", "frame"].contains(&one.name.as_str())) {
        for source in one.sources() {
            refuse(
                &source,
                &["regulation.id", "\"challenge", "\"raduno", "\"genova", "\"firk", "\"lariana", "\"spqr-"],
            );
        }
    }
}

/// Floating point is for odds, bots and what is shown of them.
#[test]
fn points_places_and_rules_are_whole_numbers() {
    let whole =
        ["board", "regulation", "frame", "rules", "spqr", "notation", "director", "seating", "referee", "chance"];
    for one in crates().iter().filter(|one| whole.contains(&one.name.as_str())) {
        for source in one.sources() {
            refuse(&source, &["f64", "f32"]);
        }
    }
}

/// No bot is handed a `State`: what bots are written in does not say the word, but where whole games are played.
#[test]
fn no_bot_is_handed_a_state() {
    let bots = crates().iter().find(|one| one.name == "bots").expect("bots");
    for source in bots.sources() {
        let name = source.path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
        let minds = source
            .path
            .components()
            .any(|part| ["bold", "cautious", "medio"].iter().any(|mind| part.as_os_str() == *mind));
        if minds
            || ["battle.rs", "features.rs", "guess.rs", "net.rs", "plans.rs", "random.rs", "search.rs", "slips.rs"]
                .contains(&name.as_str())
        {
            refuse(&source, &["State"]);
        }
    }
}

/// Connections to a database are made in one place, which says how long they stay.
#[test]
fn pools_are_made_in_one_place() {
    let store = crates().iter().find(|one| one.name == "store").expect("store");
    let sources = store.everything();
    let lines = sources.iter().flat_map(|source| code(source).map(|(_, line)| line));
    let made: Vec<&str> = lines.filter(|line| line.contains("PoolOptions::new()")).collect();
    assert_eq!(made.len(), 1, "{made:?}");
    assert!(made[0].contains(".idle_timeout(None).max_lifetime(None)"), "{made:?}");
}

/// Nothing is left for later.
#[test]
fn nothing_is_unfinished() {
    let words = [
        concat!("to", "do!("),
        concat!("unimpl", "emented!("),
        concat!("#[ig", "nore"),
        concat!("db", "g!("),
        concat!("FIX", "ME"),
    ];
    for source in crates().iter().flat_map(crate::workspace::Crate::everything) {
        refuse(&source, &words);
    }
}

fn refuse(source: &Source, words: &[&str]) {
    for (number, line) in code(source) {
        for word in words {
            assert!(!line.contains(word), "{}:{number}: {word}", source.path.display());
        }
    }
}
