//! The seating problems of this folder, with the best values known.

use seating::{Entrant, Priority, Problem, Wish};
use serde_json::Value;
use std::path::PathBuf;

/// The names of the problems, each with the best penalties known and whether a solver has proved them.
pub(crate) fn best_known() -> Vec<(String, Vec<u64>, bool)> {
    let known = read("best_known");
    let entry = |(name, known): (&String, &Value)| {
        let penalties = list(&known["best_known"]).iter().filter_map(Value::as_u64).collect();
        (name.clone(), penalties, known["proved"] == true)
    };
    known.as_object().expect("an object").iter().map(entry).collect()
}

/// The problem of this name, as it comes in.
pub(crate) fn wish(name: &str) -> Wish {
    let value = read(name);
    let ids = |value: &Value| list(value).iter().map(number).collect::<Vec<_>>();
    let entrant = |player: &Value| Entrant {
        id: number(&player["id"]),
        club: number(&player["club"]),
        fives_before: number(&player["fives_before"]),
        ..Entrant::default()
    };
    let priority = |id: &Value| Priority::find(id.as_str().expect("a name")).expect("a priority");
    Wish {
        entrants: list(&value["players"]).iter().map(entrant).collect(),
        table_sizes: Some(ids(&value["table_sizes"]).iter().map(|&size| size as usize).collect()),
        history: list(&value["history"]).iter().map(|round| list(round).iter().map(ids).collect()).collect(),
        winners: ids(&value["winners"]),
        priorities: list(&value["priorities"]).iter().map(priority).collect(),
        ..Wish::default()
    }
}

/// The problem of this name, made ready.
pub(crate) fn problem(name: &str) -> Problem {
    Problem::new(&wish(name)).expect("a problem that can be drawn")
}

fn read(name: &str) -> Value {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/seating");
    let text = std::fs::read_to_string(folder.join(format!("{name}.json"))).expect("a problem");
    serde_json::from_str(&text).expect("JSON")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

fn number(value: &Value) -> u32 {
    value.as_u64().expect("a number") as u32
}
