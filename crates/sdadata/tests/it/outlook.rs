//! `tournament outlook` from outside: the last round, an earlier one, goals, bad input.

use crate::common::run;
use serde_json::{Value, json};
use std::path::Path;

fn path(name: &str) -> String {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name).to_str().expect("UTF-8").to_owned()
}

/// An invented tournament as it was with so many rounds drawn and so many tables of the last one reported.
fn moment(name: &str, format: &str, entrants: &str, rounds: usize, tables: usize) -> String {
    let file = path(name);
    let (code, ..) =
        run("en_GB", &["tournament", "simulate", "--format", format, "--entrants", entrants, "--output", &file]);
    assert_eq!(code, 0);
    let mut whole: Value = serde_json::from_str(&std::fs::read_to_string(&file).expect("a file")).expect("JSON");
    let (mut drawn, mut reported, mut kept) = (0, 0, Vec::new());
    for entry in whole["log"].as_array().expect("a log") {
        match entry["command"]["do"].as_str() {
            Some("draw") => (drawn, reported) = (drawn + 1, 0),
            Some("report") => reported += 1,
            Some(_) | None => {}
        }
        if drawn > rounds || (drawn == rounds && reported > tables) {
            break;
        }
        kept.push(entry.clone());
    }
    whole["log"] = json!(kept);
    whole.as_object_mut().expect("an object").remove("derived");
    std::fs::write(&file, whole.to_string()).expect("a file");
    file
}

fn json_of(arguments: &[&str]) -> Value {
    let (code, out, err) = run("en_GB", arguments);
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    serde_json::from_str(&out).expect("JSON")
}

#[test]
fn the_last_round_is_exact() {
    let file = moment("outlook-last.json", "challenge-2017", "24", 2, 2);
    let (code, out, err) = run("en_GB", &["tournament", "outlook", &file]);
    assert_eq!((code, err.as_str(), out.lines().count()), (0, "", 25), "{out}");
    assert!(
        out.starts_with("Goal: a seat in the finals, which begin with: Semifinals (the first 13 in any case"),
        "{out}"
    );
    let (_, out, _) = run("it_IT", &["tournament", "outlook", &file, "4"]);
    assert!(out.contains("posti ancora possibili") && out.contains("le prime 2 fasce"), "{out}");
    let found = json_of(&["tournament", "outlook", &file, "4", "--goal", "5", "--json"]);
    let player = &found["goals"][0]["players"][0];
    assert_eq!((found["goals"][0]["open"].as_u64(), player["who"].as_u64()), (Some(5), Some(4)));
    assert!(player["exact"]["best"].as_u64() <= player["exact"]["worst"].as_u64() && player.get("simulated").is_none());
}

#[test]
fn earlier_rounds_are_invented_from_a_seed() {
    let file = moment("outlook-early.json", "genova-53", "20", 3, 2);
    let arguments = ["tournament", "outlook", &file, "2", "--times", "50", "--seed", "7", "--json"];
    let found = json_of(&arguments);
    let simulated = &found["goals"][0]["players"][0]["simulated"];
    assert_eq!((simulated["times"].as_u64(), simulated["seed"].as_u64()), (Some(50), Some(7)));
    assert!(simulated["low"].as_u64() <= simulated["per_mille"].as_u64());
    assert_eq!(json_of(&arguments), found, "the same seed");
    let (_, out, _) = run("en_GB", &["tournament", "outlook", &file, "2", "--times", "50"]);
    assert!(out.contains("The rest invented 50 times, seed 1") && out.contains("‰"), "{out}");
}

#[test]
fn what_cannot_be_answered_is_told_in_a_line() {
    let file = moment("outlook-bad.json", "raduno", "20", 2, 0);
    for (arguments, code, told) in [
        (vec!["tournament", "outlook", &file, "99"], 3, "nobody has number 99"),
        (vec!["tournament", "outlook", "no-such-file.json"], 3, "no-such-file.json"),
        (vec!["tournament", "outlook", &file, "--goal", "0"], 3, "--goal"),
    ] {
        let (found, out, err) = run("en_GB", &arguments);
        assert_eq!((found, err.lines().count()), (code, 1), "{out}{err}");
        assert!(err.contains(told), "{err}");
    }
    let finals = moment("outlook-finals.json", "raduno", "20", 3, 0);
    let (code, _, err) = run("en_GB", &["tournament", "outlook", &finals]);
    assert_eq!((code, err.lines().count()), (1, 1), "{err}");
    assert!(err.contains("the finals have begun"), "{err}");
}
