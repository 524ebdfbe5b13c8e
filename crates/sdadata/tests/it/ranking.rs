//! `ranking` from outside: scores, what does not count, constants of one's own, bad input.

use serde_json::{Value, json};
use std::path::Path;

fn run(arguments: &[&str]) -> (i32, String, String) {
    crate::common::run("en_GB", arguments)
}

fn path(name: &str) -> String {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name).to_str().expect("UTF-8").to_owned()
}

/// An invented tournament of a class.
fn tournament(name: &str, seed: &str, entrants: &str, class: Option<&str>) -> String {
    let file = path(name);
    let arguments = ["--format", "raduno", "--entrants", entrants, "--seed", seed, "--output", &file];
    assert_eq!(run(&[&["tournament", "simulate"][..], &arguments].concat()).0, 0);
    let mut whole: Value = serde_json::from_str(&std::fs::read_to_string(&file).expect("a file")).expect("JSON");
    for event in whole["log"][0]["events"].as_array_mut().expect("events") {
        event["facts"]["class"] = json!(class);
    }
    std::fs::write(&file, whole.to_string()).expect("a file");
    file
}

#[test]
fn scores_add_up_over_tournaments() {
    let first = tournament("ranking-1.json", "1", "40", Some("national"));
    let second = tournament("ranking-2.json", "2", "24", Some("open"));
    let small = tournament("ranking-3.json", "3", "20", Some("open"));
    let plain = tournament("ranking-4.json", "4", "24", None);
    let (code, out, err) = run(&["ranking", &first, &second, &small, &plain]);
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    for told in
        ["(national, 10 tables)", "does not count, 5 tables, and it takes 6", "does not count, it is of no class"]
    {
        assert!(out.contains(told), "no {told:?} in {out}");
    }
    let (_, out, _) = run(&["ranking", &first, &second, "--json"]);
    let found: Value = serde_json::from_str(&out).expect("JSON");
    // 1.2 × 110 × 5, the winner of the national tournament; 1.2 × 106 × 1.5, the winner of the open one.
    let winners = |score: &str| {
        let results = found["people"].as_array().expect("people").iter().flat_map(|one| one["results"].as_array());
        results.flatten().filter(|result| result["score"] == score && result["place"] == 1).count()
    };
    assert_eq!((winners("660.000"), winners("190.800")), (1, 1));
    assert_eq!(found["people"][0]["results"][0]["kept"], true);
}

#[test]
fn faults_are_told_in_a_line() {
    let odd = tournament("ranking-odd.json", "5", "24", Some("galactic"));
    let constants = path("constants.toml");
    std::fs::write(&constants, "winner = \"x\"\n").expect("a file");
    let good = tournament("ranking-good.json", "6", "24", Some("open"));
    for (arguments, told) in [
        (vec!["ranking", &odd], "there are: club, major, national, open, regional"),
        (vec!["ranking", &good, "--constants", &constants], "missing field"),
        (vec!["ranking", "no-such-file.json"], "no-such-file.json"),
        (vec!["ranking"], "FILE"),
    ] {
        let (code, out, err) = run(&arguments);
        assert_eq!((code, err.lines().count()), (3, 1), "{out}{err}");
        assert!(err.contains(told), "no {told:?} in {err}");
    }
}
