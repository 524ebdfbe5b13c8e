//! `draw` and `season` from outside: proofs, reasons, draws made again, calendars, bad input.

use crate::common::run;
use serde_json::{Value, json};
use std::path::Path;

fn file(name: &str, value: &Value) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, value.to_string()).expect("a file");
    path.to_str().expect("UTF-8").to_owned()
}

fn json_of(arguments: &[&str]) -> Value {
    let (code, out, err) = run("en_GB", arguments);
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    serde_json::from_str(&out).expect("JSON")
}

fn says(arguments: &[&str], code: i32, words: &[&str]) {
    let (found, out, err) = run("en_GB", arguments);
    assert_eq!((found, err.as_str()), (code, ""), "{out}");
    words.iter().for_each(|word| assert!(out.contains(word), "no {word:?} in {out}"));
}

fn complains(arguments: &[&str], words: &[&str]) {
    let (code, out, err) = run("en_GB", arguments);
    assert_eq!((code, err.lines().count()), (3, 1), "{out}{err}");
    words.iter().for_each(|word| assert!(err.contains(word), "no {word:?} in {err}"));
}

/// Nine people who have played two rounds: a bound alone does not settle it.
fn nine() -> Value {
    let players: Vec<Value> =
        (0..9).map(|id| json!({"id": id, "club": id / 3, "region": id % 2, "band": id / 5})).collect();
    json!({"players": players, "history": [[[0, 3, 6, 1], [2, 4, 5, 7, 8]], [[0, 4, 8, 5], [1, 2, 3, 6, 7]]],
           "winners": [0, 2], "priorities": ["same_club", "repeat_opponents", "same_region", "same_band"]})
}

#[test]
fn a_draw_is_proven_on_request() {
    let problem = file("nine-prove.json", &nine());
    let quick = json_of(&["draw", &problem, "--json"]);
    assert_eq!((quick["proven"].as_bool(), quick.get("search")), (Some(false), None));
    let proven = json_of(&["draw", &problem, "--json", "--prove", "1000000n"]);
    assert_eq!((proven["proven"].as_bool(), proven["search"]["settled"].as_u64()), (Some(true), Some(4)));
    assert_eq!(proven["penalties"], quick["penalties"]);
    says(&["draw", &problem, "--prove", "60"], 0, &["proven, no draw is better", "Proven after"]);
    let theirs = file("nine-theirs.json", &json!([[0, 3, 6, 1], [2, 4, 5, 7, 8]]));
    says(&["draw", &problem, "--check", &theirs, "--prove", "60"], 1, &["There is a better draw"]);
    let ours = file("nine-ours.json", &proven["tables"]);
    says(&["draw", &problem, "--check", &ours, "--prove", "60"], 0, &["proven, no draw is better"]);
    complains(&["draw", &problem, "--prove", "soon"], &["--prove", "soon", "500000n"]);
}

#[test]
fn a_player_is_told_why() {
    let problem = file("nine-why.json", &nine());
    let told = json_of(&["draw", &problem, "--json", "--player", "4", "--prove", "60"]);
    let why = told["why"].as_array().expect("reasons");
    assert!(!why.is_empty() && why.iter().all(|reason| reason["id"] == 4), "{why:?}");
    assert!(why.iter().all(|reason| ["forced", "proven"].contains(&reason["surety"].as_str().expect("a word"))));
    says(&["draw", &problem, "--player", "4"], 0, &["Player 4, table", "again (meetings before: "]);
    let (code, out, _) = run("it_IT", &["draw", &problem, "--player", "4"]);
    assert!(code == 0 && out.contains("Giocatore 4, tavolo") && out.contains("incontri precedenti"), "{out}");
    complains(&["draw", &problem, "--player", "44"], &["--player", "44"]);
}

#[test]
fn a_draw_is_made_again_with_the_fewest_moves() {
    let players: Vec<Value> = (0..10).map(|id| json!({"id": id, "club": id})).collect();
    let problem = file("again.json", &json!({"players": players, "priorities": ["same_club"]}));
    let before = file("before.json", &json!([[0, 1, 2, 3], [4, 5, 20, 21], [6, 7, 8, 9]]));
    let again = json_of(&["draw", &problem, "--redraw", &before, "--json"]);
    assert_eq!((again["numbers"].clone(), again["moved"].clone()), (json!([1, 3]), json!([4, 5])));
    says(&["draw", &problem, "--redraw", &before], 0, &["Table 3:", "Moved: 4 5 (2)", "moves fewer"]);
    complains(&["draw", &problem, "--redraw", &before, "--fixed", "1"], &["already playing"]);
    complains(&["draw", &problem, "--fixed", "1"], &["--fixed"]);
    complains(&["draw", &problem, "--redraw", &before, "--check", &before], &["--redraw"]);
}

#[test]
fn the_procedure_for_tables_of_five_is_a_setting() {
    let mut problem = nine();
    problem["cinquisti"] = "strict".into();
    says(&["draw", &file("strict.json", &problem)], 0, &["by the procedure (strict)"]);
    problem["cinquisti"] = "loose".into();
    complains(&["draw", &file("loose.json", &problem)], &["loose", "lexicographic, strict"]);
}

#[test]
fn a_season_is_planned() {
    let players: Vec<u32> = (0..16).collect();
    let five = file("season.json", &json!({"players": players, "evenings": 5}));
    let calendar = json_of(&["season", &five, "--seed", "3", "--json"]);
    assert_eq!((calendar["repeats"].as_u64(), calendar["proven"].as_bool()), (Some(0), Some(true)));
    assert_eq!(calendar["evenings"].as_array().map(Vec::len), Some(5));
    says(&["season", &five], 0, &["Evening 5", "Table 4:", "Repeated meetings: 0 (no less than 0)", "proven"]);
    let each = json!({"players": players, "evenings": [[0, 1, 2], [0, 1, 2, 3, 4, 5, 6]], "sizes": [4, 3],
                      "history": [[[0, 1, 2, 3]]]});
    says(&["season", &file("each.json", &each)], 0, &["Evening 2", "Table 1: 0 1 2"]);
    complains(&["season", &file("none.json", &json!({"players": players, "evenings": 0}))], &["evenings"]);
    complains(&["season", &file("seven.json", &json!({"players": [1, 2, 3, 4, 5, 6, 7], "evenings": 2}))], &["[5, 8]"]);
    complains(&["season", "/no/such/file"], &["/no/such/file"]);
}
