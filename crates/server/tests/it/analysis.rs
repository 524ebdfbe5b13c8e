//! A finished game looked at again, and hints for who trains: who may ask, and what they are answered.

use crate::common::{Client, any, version, with_bots};
use chance::Seeded;
use serde_json::{Value, json};
use std::time::Duration;

/// Plays anything until the game is over.
async fn to_the_end(client: &mut Client, table: &str) {
    let mut rng = Seeded::new(7, 0);
    loop {
        let scene = client.turn(table).await;
        if scene["stage"] == "over" {
            return;
        }
        let command = any(&scene, &mut rng).expect("somebody is asked");
        let (status, answer) = client.command(table, version(&scene), &format!("n{}", version(&scene)), &command).await;
        assert!(status == 200 || status == 409, "{command}: {answer}");
    }
}

async fn made(client: &mut Client, path: &str) -> Value {
    for _ in 0..2400 {
        let (status, answer) = client.get(path).await;
        assert_eq!(status, 200, "{answer}");
        match answer["state"].as_str() {
            Some("done") => return answer["analysis"].clone(),
            Some("waiting" | "running") => tokio::time::sleep(Duration::from_millis(50)).await,
            _ => panic!("{answer}"),
        }
    }
    panic!("it never ends");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_looked_at_again() {
    let (server, mut client, table) = with_bots(json!({ "laps": 1 })).await;
    let path = format!("/api/tables/{table}/analysis");
    let (status, early) = client.post(&path, &json!({})).await;
    assert_eq!((status, &early["error"]), (409, &json!("not-now")), "{early}");
    to_the_end(&mut client, &table).await;
    let (status, before) = client.get(&path).await;
    assert_eq!((status, &before["state"], &before["analysis"]), (200, &json!("none"), &Value::Null), "{before}");
    // Whoever may see the game again may ask, and the second joins the first.
    let mut other = Client::new(&server.host).await;
    for asker in [&mut client, &mut other] {
        let (status, answer) = asker.post(&path, &json!({})).await;
        assert_eq!(status, 200, "{answer}");
        assert_ne!(answer["state"], "none", "{answer}");
    }
    let analysis = made(&mut other, &path).await;
    let turns = analysis["turns"].as_array().expect("turns");
    assert!(turns.len() >= 4, "{analysis}");
    let (_, replay) = client.get(&format!("/api/tables/{table}/replay")).await;
    for turn in turns {
        let scene =
            replay["scenes"].as_array().expect("scenes").iter().find(|scene| scene["version"] == turn["version"]);
        let events = scene.expect("a moment of the replay")["events"].as_array().expect("events");
        let began = format!("turn-began {} lap {}", turn["seat"].as_str().expect("a letter"), turn["lap"]);
        assert!(
            events.iter().any(|event| event.as_str().is_some_and(|event| event.starts_with(&began))),
            "{began}: {events:?}"
        );
        let sum: f64 = turn["chances"].as_object().expect("seats").values().filter_map(Value::as_f64).sum();
        assert!((sum - 1.0).abs() < 0.001, "{turn}");
    }
    let guesses = analysis["guesses"][0]["seats"]["A"].as_array().expect("guesses");
    assert!(!guesses.is_empty() && guesses.len() <= 3, "{analysis}");
    // It is there: asking again costs nothing.
    let (status, again) = other.post(&path, &json!({})).await;
    assert_eq!((status, &again["state"], &again["analysis"]), (200, &json!("done"), &analysis));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_analysed_is_refused_with_its_reason() {
    let wanted = json!({ "regulation": "spqr-rtu", "bots": ["cautious", "cautious", "cautious"] });
    let (server, mut client, rome) = with_bots(wanted).await;
    for method in ["get", "post"] {
        let mut ask = async |path: String| match method {
            "get" => client.get(&path).await,
            _ => client.post(&path, &json!({})).await,
        };
        let (status, answer) = ask(format!("/api/tables/{rome}/analysis")).await;
        assert_eq!((status, &answer["error"]), (422, &json!("other-game")), "{answer}");
        let (status, answer) = ask("/api/tables/nowhere/analysis".to_owned()).await;
        assert_eq!((status, &answer["error"]), (404, &json!("not-found")), "{answer}");
    }
    // A game that others may not look at is not told of either.
    let table = client.open_with_bots(json!({ "spectators": false })).await;
    client.turn(&table).await;
    let mut other = Client::new(&server.host).await;
    let (status, answer) = other.post(&format!("/api/tables/{table}/analysis"), &json!({})).await;
    assert_eq!((status, &answer["error"]), (403, &json!("no-spectators")), "{answer}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_trains_alone_is_given_a_hint_and_nobody_else() {
    let (server, mut client, table) = with_bots(json!({})).await;
    let path = format!("/api/tables/{table}/hint");
    for time in 0..12 {
        let scene = client.turn(&table).await;
        let (status, hint) = client.post(&path, &json!({})).await;
        assert_eq!((status, &hint["version"]), (200, &scene["version"]), "{hint}");
        let command = hint["command"].as_str().expect("a command");
        assert!(hint["chance"].is_null() || hint["chance"].as_f64().is_some_and(|chance| chance <= 1.0), "{hint}");
        if time == 0 {
            let (_, again) = client.post(&path, &json!({})).await;
            assert_eq!(again, hint, "the same moment, the same hint");
        }
        let (status, answer) = client.command(&table, version(&scene), &format!("n{}", version(&scene)), command).await;
        assert_eq!(status, 200, "{command}: {answer}");
    }
    let mut other = Client::new(&server.host).await;
    let (status, answer) = other.post(&path, &json!({})).await;
    assert_eq!((status, &answer["error"]), (401, &json!("unknown")), "{answer}");
    let with_two = client
        .open(json!({ "regulation": "genova-53", "players": 3, "bots": ["cautious"], "pace": 0, "turn_seconds": 0 }))
        .await;
    client.sit(&with_two, "one").await;
    other.sit(&with_two, "two").await;
    let rated = client.open_with_bots(json!({ "rated": true })).await;
    for table in [with_two, rated] {
        for asker in [&mut client, &mut other] {
            let (status, answer) = asker.post(&format!("/api/tables/{table}/hint"), &json!({})).await;
            let refused = (422, json!("C57")) == (status, answer["rule"].clone()) && answer["article"].is_string();
            assert!(refused || (status, &answer["error"]) == (403, &json!("not-seated")), "{status} {answer}");
        }
    }
    server.stop().await;
}
