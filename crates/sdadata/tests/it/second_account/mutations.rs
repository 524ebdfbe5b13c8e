//! Errors planted in good files: the auditor must find every one of them.

use super::{Case, audit, invent};
use serde_json::{Value, json};

/// A planted error: its name, the tournament, how it is planted; whether it could be.
type Planted = (&'static str, Case, fn(&mut Value) -> bool);

const fn case(format: &'static str, entrants: usize, seed: u64) -> Case {
    Case { format, entrants, seed, mishaps: false }
}

/// The events of a file with this name, in order.
fn events<'a>(file: &'a mut Value, name: &str) -> Vec<&'a mut Value> {
    let log = file["log"].as_array_mut().into_iter().flatten();
    let all = log.flat_map(|entry| entry["events"].as_array_mut().into_iter().flatten());
    all.filter(|event| event["event"] == name).collect()
}

/// The seating event of a stage.
fn stage(file: &mut Value, stage: u64) -> Option<&mut Value> {
    events(file, "round_seated").into_iter().find(|event| event["stage"] == stage)
}

fn swap(value: &mut Value, one: (usize, usize), other: (usize, usize)) -> bool {
    let (first, second) =
        (value["tables"][one.0]["seats"][one.1].clone(), value["tables"][other.0]["seats"][other.1].clone());
    value["tables"][one.0]["seats"][one.1] = second;
    value["tables"][other.0]["seats"][other.1] = first;
    true
}

/// Somebody who does not play the last stage takes a seat of it, in the report and in what is derived too.
fn wrong_finalist(file: &mut Value) -> bool {
    let last = events(file, "round_seated").len();
    let Some(seated) = events(file, "round_seated").pop() else { return false };
    let right = seated["tables"][0]["seats"][0].clone();
    let everybody = file["derived"]["ranking"].as_array().into_iter().flatten();
    let wrong = everybody.map(|line| line["who"].clone()).next_back().unwrap_or_default();
    let Some(seated) = events(file, "round_seated").pop() else { return false };
    seated["tables"][0]["seats"][0] = wrong.clone();
    let Some(reported) = events(file, "reported").into_iter().find(|event| event["round"] == last) else {
        return false;
    };
    let seats = reported["result"]["seats"].as_array_mut().into_iter().flatten();
    seats.filter(|seat| seat["entrant"] == right).for_each(|seat| seat["entrant"] = wrong.clone());
    true
}

fn first_seat(file: &mut Value) -> Option<&mut Value> {
    Some(&mut events(file, "reported").into_iter().next()?["result"]["seats"][0]["counted"])
}

/// A completed objective is not recorded: the first that there is.
fn no_objective(file: &mut Value) -> bool {
    let reported = events(file, "reported").into_iter().find(|event| event["result"]["objective"].is_u64());
    let removed = reported.and_then(|event| event["result"].as_object_mut()?.remove("objective"));
    removed.is_some()
}

/// A result that does not count is no longer marked.
fn no_dropped(file: &mut Value) -> bool {
    let lines = file["derived"]["standings"].as_array_mut().into_iter().flatten();
    let results = lines.flat_map(|line| line["results"].as_array_mut().into_iter().flatten());
    let flag =
        results.filter(|result| result["dropped"] == true).find_map(|result| result.as_object_mut()?.remove("dropped"));
    flag.is_some()
}

/// Two lines of a list change places.
fn change_lines(file: &mut Value, list: &str, line: usize) -> bool {
    let first = file["derived"][list][line]["who"].clone();
    file["derived"][list][line]["who"] = file["derived"][list][line + 1]["who"].clone();
    file["derived"][list][line + 1]["who"] = first;
    true
}

const PLANTED: &[Planted] = &[
    ("a place at a table", case("challenge-2017", 35, 1), |file| {
        file["derived"]["rounds"][0]["tables"][0]["seats"][1]["place"] = json!(3);
        true
    }),
    ("the points of a table", case("raduno", 36, 1), |file| {
        file["derived"]["rounds"][1]["tables"][2]["seats"][0]["points"] = json!("51");
        true
    }),
    ("a total of the standings", case("genova-53", 23, 1), |file| {
        file["derived"]["standings"][0]["total"] = json!("500.25");
        true
    }),
    ("two lines of the standings", case("spqr-rtu/giornata", 17, 1), |file| change_lines(file, "standings", 2)),
    ("two lines of the ranking", case("challenge-2017", 60, 1), |file| change_lines(file, "ranking", 0)),
    ("a line of the ranking that is missing", case("raduno", 36, 2), |file| {
        file["derived"]["ranking"].as_array_mut().and_then(Vec::pop).is_some()
    }),
    ("a finalist of Challenge", case("challenge-2017", 35, 2), wrong_finalist),
    ("a finalist of Genova", case("genova-53", 23, 2), wrong_finalist),
    ("a finalist of S.P.Q.", case("spqr-rtu/due-semifinali", 35, 2), wrong_finalist),
    ("an objective not recorded", case("challenge-2017", 112, 1), no_objective),
    ("a dropped result not marked", case("lariana", 17, 1), no_dropped),
    ("somebody who sits twice", case("raduno", 36, 3), |file| {
        stage(file, 0).is_some_and(|event| {
            event["tables"][0]["seats"][0] = event["tables"][1]["seats"][0].clone();
            true
        })
    }),
    ("a table of three", case("challenge-2017", 35, 3), |file| {
        stage(file, 0).is_some_and(|event| event["tables"][0]["seats"].as_array_mut().and_then(Vec::pop).is_some())
    }),
    ("two of one band", case("raduno", 100, 1), |file| stage(file, 2).is_some_and(|event| swap(event, (0, 0), (1, 1)))),
    ("two of one band in a quarter-final", case("raduno", 132, 1), |file| {
        stage(file, 1).is_some_and(|event| swap(event, (0, 0), (1, 1)))
    }),
    ("semifinals of the wrong parallel", case("challenge-2017", 112, 2), |file| {
        stage(file, 1).is_some_and(|event| {
            let last = event["tables"].as_array().map_or(0, Vec::len) - 1;
            swap(event, (0, 0), (last, 0))
        })
    }),
    ("two of a team", case("raduno/squadre", 32, 1), |file| {
        let teams: Vec<(Value, Value)> = events(file, "entered")
            .into_iter()
            .map(|event| (event["id"].clone(), event["entry"]["team"].clone()))
            .collect();
        let team = |who: &Value| teams.iter().find(|(id, _)| id == who).map(|(_, team)| team.clone());
        stage(file, 0).is_some_and(|event| {
            let wanted = team(&event["tables"][0]["seats"][0]);
            let other = (0..4).find(|seat| team(&event["tables"][1]["seats"][*seat]) == wanted);
            other.is_some_and(|other| swap(event, (0, 1), (1, other))) || swap(event, (0, 1), (1, 0))
        })
    }),
    ("a Swiss table", case("genova-53", 35, 1), |file| {
        let seated = events(file, "round_seated").into_iter().nth(4);
        seated.is_some_and(|event| swap(event, (0, 0), (3, 0)))
    }),
    ("the table of the leaders", case("lariana", 35, 1), |file| {
        let seated = events(file, "round_seated").into_iter().nth(3);
        seated.is_some_and(|event| swap(event, (0, 0), (3, 0)))
    }),
    ("somebody beaten who goes on", case("spqr-rtu/eliminazione", 64, 1), wrong_finalist),
    ("a penalty", case("spqr-rtu/giornata-bonus", 12, 1), |file| {
        first_seat(file).is_some_and(|counted| {
            counted["penalty"] = json!(1);
            true
        })
    }),
    ("two with one place in the order of play", case("raduno", 16, 1), |file| {
        let order = first_seat(file).map(|counted| counted["order"].as_u64() == Some(1));
        first_seat(file).is_some_and(|counted| {
            counted["order"] = if order == Some(true) { json!(2) } else { json!(1) };
            true
        })
    }),
    ("who goes straight to the final", case("spqr-rtu/tre-semifinali", 35, 1), |file| {
        stage(file, 1).is_some_and(|event| event.as_object_mut().is_some_and(|event| event.remove("waiting").is_some()))
    }),
    ("the points of a special event", Case { mishaps: true, ..case("genova-53", 16, 1) }, |file| {
        let awards =
            events(file, "event_called").into_iter().flat_map(|event| event["special"]["points"].as_array_mut());
        // One of them may have been undone; all together cannot have been.
        let planted = awards.flatten().map(|award| award["points"] = json!(4321)).count();
        planted > 0
    }),
    ("a special event in the finals", Case { mishaps: true, ..case("genova-53", 16, 2) }, |file| {
        let called = events(file, "event_called").into_iter().next().map(|event| event.clone());
        let last = file["log"].as_array_mut().and_then(|log| log.last_mut());
        called.is_some_and(|called| {
            last.and_then(|entry| entry["events"].as_array_mut()).is_some_and(|events| {
                events.push(called);
                true
            })
        })
    }),
    ("a tournament that is not over", case("firk/italiana", 13, 1), |file| {
        file["derived"]["finished"] = json!(false);
        true
    }),
];

#[test]
fn planted_errors_are_found() {
    for (name, case, plant) in PLANTED {
        let good = invent(*case).expect("a tournament");
        assert_eq!(audit(&good), Vec::<String>::new(), "{case:?}");
        let mut bad = good.clone();
        assert!(plant(&mut bad) && bad != good, "{name}: nothing was planted in {case:?}");
        assert_ne!(audit(&bad), Vec::<String>::new(), "{name}: not found in {case:?}");
    }
}
