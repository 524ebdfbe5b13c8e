//! Whole games over HTTP: four clients, each with its own stream, compared with the engine at every step; retries, stale
//! and malformed requests, restarts, players who are away.

use crate::common::{Calling, Client, Running, Transport, Watching, any, version, with_bots};
use chance::Seeded;
use frame::Game as _;
use futures_util::future::try_join_all;
use notation::Written as _;
use regulation::Library;
use rules::Risiko;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// What one player was told, in order.
struct Seen {
    seat: char,
    /// How many events had happened, and the view after them.
    views: Vec<(usize, String)>,
}

/// Every second one plays on a line, with changes of the view; the others with a stream and requests.
async fn play(host: String, table: String, client: Client, seed: u64) -> Seen {
    let cookie = client.cookie.clone();
    let mut transport = match seed % 2 {
        0 => Transport::Line(Calling::new(&host, &table, cookie.as_deref(), "?view=changes").await),
        _ => Transport::Stream(Watching::new(&host, &table, cookie.as_deref(), "").await, client),
    };
    let mut rng = Seeded::new(seed, 0);
    let (mut seen, mut events, mut count) = (Seen { seat: '?', views: Vec::new() }, None::<usize>, 0);
    loop {
        let scene = transport.scene().await;
        let new = scene["events"].as_array().expect("events").len();
        // The first scene is the table as it is; what happened before is counted when the game begins with it.
        events = events.map_or_else(|| (scene["view"] == "").then_some(0), |known| Some(known + new));
        if let Some(seat) = scene["you"].as_str() {
            seen.seat = seat.chars().next().expect("a letter");
        }
        if let Some(events) = events.filter(|_| scene["view"] != "") {
            seen.views.push((events, scene["view"].as_str().expect("a view").to_owned()));
        }
        if scene["stage"] == "over" {
            return seen;
        }
        if let Some(command) = any(&scene, &mut rng) {
            count += 1;
            let nonce = format!("n{count}");
            // On an idle machine a program is faster than anybody may ask: it waits and asks again.
            let (status, answer) = loop {
                let (status, answer) = transport.command(&table, version(&scene), &nonce, &command).await;
                if status != 429 {
                    break (status, answer);
                }
                tokio::time::sleep(Duration::from_secs(1)).await;
            };
            // The clock may have been faster; then the next scene says so.
            assert!(status == 200 || status == 409, "{command}: {answer}");
        }
    }
}

/// Four clients play under each of these; every view they were sent is the engine's, and the record holds.
#[tokio::test(flavor = "multi_thread")]
async fn four_clients_see_what_the_engine_says() {
    let server = Running::new().await;
    for (number, regulation) in
        ["challenge-2017", "raduno", "genova-53", "firk", "lariana", "classico"].iter().enumerate()
    {
        let mut first = Client::new(&server.host).await;
        let table =
            first.open(json!({ "regulation": regulation, "players": 4, "turn_seconds": 0, "game_seconds": 2 })).await;
        let mut spectator = Watching::new(&server.host, &table, None, "?words=it").await;
        let mut clients = vec![];
        for seat in 0..4 {
            let mut client = Client::new(&server.host).await;
            // The others are at the table before the last one sits down, and so see everything from the first roll on.
            if seat < 3 {
                client.sit(&table, &format!("s{seat}")).await;
            }
            clients.push(client);
        }
        let mut last = clients.pop().expect("four");
        let playing: Vec<_> = clients
            .into_iter()
            .enumerate()
            .map(|(seat, client)| {
                let seed = (number * 10 + seat) as u64;
                tokio::spawn(play(server.host.clone(), table.clone(), client, seed))
            })
            .collect();
        tokio::time::sleep(Duration::from_millis(100)).await;
        last.sit(&table, "s3").await;
        let fourth = tokio::spawn(play(server.host.clone(), table.clone(), last, number as u64 + 77));
        // Together: whoever fails ends the test, and does not leave the others waiting for a move.
        let (all, fourth) = tokio::try_join!(try_join_all(playing), fourth).expect("played");
        assert!(fourth.views.iter().all(|(_, view)| !view.is_empty()));
        let (status, record) = first.text(&format!("/api/tables/{table}/record")).await;
        assert_eq!(status, 200);
        let checked = notation::check(&Library::embedded(), &record);
        assert_eq!(checked.faults, [], "{regulation}");
        compare(&record, &all);
        while spectator.scene().await["stage"] != "over" {}
    }
    server.stop().await;
}

/// The views at every step are those of a replay.
fn compare(record: &str, all: &[Seen]) {
    let replay = notation::replay::<Risiko>(&Library::embedded(), record, 1).expect("a whole record");
    let mut state = Risiko::begin(&replay.setup);
    let mut after = vec![state];
    for event in replay.steps.iter().flat_map(|step| &step.events) {
        Risiko::apply(&replay.setup, &mut state, event);
        after.push(state);
    }
    for seen in all {
        let seat = frame::Seat::from_letter(seen.seat).expect("a seat");
        assert!(seen.views.len() > 100, "a whole game");
        for (events, view) in &seen.views {
            let state = &after[*events];
            let position = if Risiko::progress(state).is_over {
                rules::Position::of(state)
            } else {
                Risiko::seen(&replay.setup, &Risiko::view(&replay.setup, state, seat))
            };
            assert_eq!(&Risiko::print_position(&replay.setup, &position), view, "seat {seat} after {events} events");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn asking_again_gives_the_same_answer_also_after_a_restart() {
    let (server, mut client, table) = with_bots(json!({})).await;
    let scene = client.turn(&table).await;
    let command = any(&scene, &mut Seeded::new(1, 0)).expect("something");
    let (status, first) = client.command(&table, version(&scene), "once", &command).await;
    assert_eq!(status, 200, "{first}");
    assert_eq!(client.command(&table, version(&scene), "once", &command).await, (200, first.clone()));
    let (status, stale) = client.command(&table, version(&scene), "other", &command).await;
    assert_eq!((status, stale["error"].as_str()), (409, Some("stale")));
    let server = server.again().await;
    client.line = load::Line::open(&server.host).await.expect("connected");
    assert_eq!(client.command(&table, version(&scene), "once", &command).await, (200, first));
    let next = client.turn(&table).await;
    assert!(version(&next) > version(&scene), "the game goes on: bots move again");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_done_is_said_with_its_rule() {
    let (server, mut client, table) = with_bots(json!({})).await;
    let scene = client.turn(&table).await;
    let at = version(&scene);
    let (status, answer) = client.command(&table, at, "a", "attack alaska kamchatka 3").await;
    assert_eq!((status, answer["error"].as_str()), (422, Some("refused")), "{answer}");
    assert!(answer["rule"].as_str().is_some_and(|rule| rule.starts_with('G')), "{answer}");
    assert!(
        answer["words"].as_str().is_some_and(|words| words.contains(answer["rule"].as_str().unwrap_or("?"))),
        "{answer}"
    );
    for (command, status) in
        [("", 400), ("dance", 400), ("attack atlantide cina 3", 400), ("roll 6 6 6 : 1", 422), ("timeup", 422)]
    {
        let (found, answer) = client.command(&table, at, "b", command).await;
        assert_eq!(found, status, "{command}: {answer}");
    }
    assert_eq!(client.command(&table, at, "", "pass").await.0, 400, "no nonce");
    assert_eq!(client.command(&table, at, "a b", "pass").await.0, 400, "no such nonce");
    assert_eq!(client.command("nowhere123", at, "c", "pass").await.0, 404);
    let path = format!("/api/tables/{table}/commands");
    assert_eq!(client.post(&path, &json!({ "after": "x" })).await.0, 422, "not the right shape");
    // What is too large is not read to its end: the answer may come while it is still being sent.
    let large = json!({ "command": "x".repeat(400_000) }).to_string();
    if let Ok(answer) = Client::new(&server.host).await.line.post(&path, None, &large).await {
        assert_eq!(answer.status, 413);
    }
    let mut other = Client::new(&server.host).await;
    assert_eq!(other.command(&table, at, "d", "pass").await.0, 401, "nobody");
    other.open(json!({ "players": 4 })).await;
    assert_eq!(other.command(&table, at, "d", "pass").await.0, 403, "not at this table");
    client.cookie = Some("sdadata=forgedforgedforgedforgedforgedforged".to_owned());
    assert_eq!(client.command(&table, at, "e", "pass").await.0, 401, "a forged key");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_the_line_everything_is_answered_as_by_requests() {
    let (server, mut client, table) = with_bots(json!({})).await;
    let scene = client.turn(&table).await;
    let at = version(&scene);
    let cookie = client.cookie.clone().expect("a guest");
    let mut line = Calling::new(&server.host, &table, Some(&cookie), "?words=en").await;
    let (status, answer) = line.command(at, "a", "attack alaska kamchatka 3").await;
    assert_eq!((status, answer["error"].as_str()), (422, Some("refused")), "{answer}");
    assert_eq!(line.command(at, "a b", "pass").await.0, 400, "no such nonce");
    for nonsense in ["{", "[]", "{\"after\": \"x\"}", ""] {
        assert_eq!(line.say(nonsense).await["status"], 400, "{nonsense}");
    }
    let command = any(&scene, &mut Seeded::new(1, 0)).expect("something");
    let (status, first) = line.command(at, "once", &command).await;
    assert_eq!(status, 200, "{first}");
    assert_eq!(line.command(at, "once", &command).await, (200, first.clone()), "on the line");
    assert_eq!(client.command(&table, at, "once", &command).await, (200, json!({ "version": first["version"] })));
    assert_eq!(line.command(at, "other", &command).await.0, 409);
    assert!(line.is_cut_by(&"x".repeat(60_000)).await, "too much at once");
    let mut spectator = Calling::new(&server.host, &table, None, "").await;
    assert_eq!(spectator.command(at, "d", "pass").await.0, 401, "nobody");
    let mut line = Calling::new(&server.host, &table, Some(&cookie), "").await;
    assert_eq!(client.post("/logout", &json!({})).await.0, 303);
    assert!(line.is_cut().await, "the session has ended, and the line with it");
    server.stop().await;
}

/// A page elsewhere cannot open a line with the visitor's cookie.
#[tokio::test(flavor = "multi_thread")]
async fn a_line_is_opened_from_here_only() {
    let (server, mut client, table) = with_bots(json!({})).await;
    let cookie = client.cookie.clone().expect("a guest");
    let mut elsewhere = load::Line::open(&server.host).await.expect("connected").pretending("evil.example");
    let refused = elsewhere.upgrade(&format!("/api/tables/{table}/line"), &cookie).await.expect_err("refused");
    assert!(refused.to_string().contains("403"), "{refused}");
    assert_eq!(client.get(&format!("/api/tables/{table}/line")).await.0, 400, "no upgrade asked for");
    server.stop().await;
}

/// Whoever reconnects after a thousand moves is told where the table is in less than 10 KB.
#[tokio::test(flavor = "multi_thread")]
async fn reconnecting_costs_little_however_long_the_game() {
    let server = Running::new().await;
    let mut client = Client::new(&server.host).await;
    let bots = ["random", "random", "random"];
    let mut rng = Seeded::new(5, 0);
    let (mut table, mut at) = (String::new(), 0);
    for count in 0.. {
        if table.is_empty() {
            table = client.open_with_bots(json!({ "bots": bots, "game_seconds": 0 })).await;
        }
        let scene = client.turn(&table).await;
        at = version(&scene);
        if at >= 1000 {
            break;
        }
        match any(&scene, &mut rng) {
            Some(command) => _ = client.command(&table, at, &format!("n{count}"), &command).await,
            None => table.clear(),
        }
    }
    let cookie = client.cookie.clone().expect("a guest");
    for query in ["?words=it&view=changes".to_owned(), format!("?words=it&view=changes&after={}", at - 20)] {
        let mut line = load::Line::open(&server.host).await.expect("connected");
        line.upgrade(&format!("/api/tables/{table}/line{query}"), &cookie).await.expect("a line");
        let first = line.hear().await.expect("a scene");
        assert!(first.len() < 10_000, "{query}: {} bytes", first.len());
        let scene: Value = serde_json::from_slice(&first).expect("JSON");
        assert_eq!(query.contains("after"), !scene["events"].as_array().expect("events").is_empty(), "{query}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_away_is_stood_in_for_and_may_come_back() {
    let (server, mut client, table) = with_bots(json!({ "turn_seconds": 1, "misses": 1 })).await;
    let mut stream = Watching::new(&server.host, &table, client.cookie.as_deref(), "").await;
    let stood_in = |scene: &Value| {
        scene["seats"].as_array().is_some_and(|seats| seats.iter().any(|seat| seat["state"] == "stood-in"))
    };
    while !stood_in(&stream.scene().await) {}
    let (_, record) = client.text(&format!("/api/tables/{table}/record")).await;
    assert!(record.contains("referee rule C54 passturn"), "the hand was passed on first: {record}");
    let told = "un bot gioca per te";
    for path in ["/", "/tables"] {
        let (_, listed) = client.text(path).await;
        assert!(listed.contains(told), "{path}: {listed}");
    }
    let before = version(&client.get(&format!("/api/tables/{table}")).await.1);
    let (status, answer) = client.post(&format!("/api/tables/{table}/return"), &json!({ "nonce": "back" })).await;
    assert_eq!(status, 200, "{answer}");
    assert!(answer["version"].as_u64() > Some(before));
    let (_, scene) = client.get(&format!("/api/tables/{table}")).await;
    assert!(!stood_in(&scene), "{}", scene["seats"]);
    let (_, listed) = client.text("/tables").await;
    assert!(!listed.contains(told), "{listed}");
    server.stop().await;
}

/// Nobody waits for who has had themselves erased: a bot plays on.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_erased_is_not_waited_for() {
    let (server, mut client, table) = with_bots(json!({})).await;
    let scene = client.turn(&table).await;
    let mut stream = Watching::new(&server.host, &table, None, "").await;
    let seat = scene["seats"].as_array().and_then(|seats| seats.iter().find(|seat| seat["kind"] == "person"));
    let name = seat.and_then(|seat| seat["name"].as_str()).expect("a guest");
    let erased = client.form("/profile/erase", &format!("name={}", name.replace(' ', "%20"))).await;
    assert_eq!(erased, 303);
    while version(&stream.scene().await) < version(&scene) + 2 {}
    server.stop().await;
}

/// Who looks on later sees everything later, however they ask.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_shortens_the_delay_of_spectators() {
    const DELAY: u64 = 3;
    // The table's clock counts whole milliseconds.
    const LEAST: Duration = Duration::from_millis(DELAY * 1000 - 2);
    let (server, mut client, table) = with_bots(json!({ "delay_seconds": DELAY })).await;
    let scene = client.turn(&table).await;
    let moved = Instant::now();
    let command = any(&scene, &mut Seeded::new(1, 0)).expect("something");
    let (status, answer) = client.command(&table, version(&scene), "late", &command).await;
    assert_eq!(status, 200, "{answer}");
    let mut line = Calling::new(&server.host, &table, None, "?view=changes").await;
    let mut stream = Watching::new(&server.host, &table, None, "").await;
    let mut told = version(&line.scene().await);
    let mut streamed = version(&stream.scene().await);
    assert!(told < version(&answer) && streamed < version(&answer), "it begins in the past");
    let (_, story) = Client::new(&server.host).await.get(&format!("/api/tables/{table}/log")).await;
    let newest = story["lines"].as_array().and_then(|lines| lines.last()?["version"].as_u64());
    assert!(newest < answer["version"].as_u64(), "nor does the story tell more");
    let heard = async {
        loop {
            // What is said on the line makes the server look again, not sooner.
            assert_eq!(line.say("nonsense").await["status"], 400);
            for scene in line.heard() {
                assert_eq!(version(&scene), told + 1, "nothing is left out");
                told += 1;
            }
            if told >= version(&answer) {
                return moved.elapsed();
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    let heard = tokio::time::timeout(Duration::from_secs(20), heard).await.expect("told at last");
    assert!(heard >= LEAST, "told after {heard:?}");
    while streamed < version(&answer) {
        let next = version(&stream.scene().await);
        assert_eq!(next, streamed + 1, "nothing is left out");
        streamed = next;
    }
    assert!(moved.elapsed() >= LEAST);
    server.stop().await;
}

/// At the pace of people every move is the first one after a pause: the others see it at once.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_after_a_pause_is_shown_at_once() {
    let (server, mut client, table) = with_bots(json!({})).await;
    let mut spectator = Calling::new(&server.host, &table, None, "?view=changes").await;
    let mut rng = Seeded::new(3, 0);
    let mut fastest = Duration::MAX;
    for count in 0..6 {
        let scene = client.turn(&table).await;
        let command = any(&scene, &mut rng).expect("asked");
        // Until nothing more comes, and nothing was sent for a while.
        while tokio::time::timeout(Duration::from_millis(150), spectator.scene()).await.is_ok() {}
        let began = Instant::now();
        let (status, answer) = client.command(&table, version(&scene), &format!("n{count}"), &command).await;
        assert_eq!(status, 200, "{answer}");
        assert!(version(&spectator.scene().await) > version(&scene));
        fastest = fastest.min(began.elapsed());
    }
    assert!(fastest < Duration::from_millis(60), "the fastest of six took {fastest:?}");
    server.stop().await;
}
