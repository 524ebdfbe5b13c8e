//! A referee at an online table: who may, what everybody is told, and what becomes of who is put out.

use crate::rights::{House, Sent, key_of, request};
use axum::http::header;
use futures_util::StreamExt as _;
use load::choose;
use serde_json::{Value, json};
use std::time::Duration;

impl House {
    /// Asks something of a table as somebody: the status, and the answer.
    async fn ask(&self, who: &str, method: &str, path: &str, body: Option<Value>) -> (u16, Value) {
        let sent = body.map_or(Sent::Nothing, Sent::Json);
        let answer = self.site.send(request(method, path, Some(who), sent)).await;
        (answer.status.as_u16(), serde_json::from_str(&answer.body).unwrap_or(Value::Null))
    }

    async fn scene(&self, who: &str) -> Value {
        self.ask(who, "GET", &format!("/api/tables/{}", self.running), None).await.1
    }

    async fn referee(&self, who: &str, what: &str, body: Value) -> (u16, Value) {
        self.ask(who, "POST", &format!("/api/tables/{}/{what}", self.running), Some(body)).await
    }

    /// Which of the players is asked, and their scene.
    async fn asked(&self) -> (&'static str, Value) {
        for who in ["player", "rival", "third"] {
            let scene = self.scene(who).await;
            if scene["may"].as_array().is_some_and(|may| !may.is_empty()) {
                return (who, scene);
            }
        }
        panic!("nobody is asked");
    }

    /// A table of S.P.Q.RisiKo! at which three play; its page.
    async fn roman_table(&self) -> String {
        let open = json!({ "players": 3, "regulation": "spqr-box" });
        let opened = self.ask("rival", "POST", "/api/tables", Some(open)).await.1;
        let table = format!("/tables/{}", opened["table"].as_str().expect("an id"));
        for who in ["player", "rival", "third"] {
            self.ask(who, "POST", &format!("/api{table}/sit"), Some(json!({ "nonce": "sit" }))).await;
        }
        table
    }

    /// Plays until armies are placed: from then on players can be put out.
    async fn play_to_the_placement(&self) {
        let mut rng = chance::Seeded::new(1, 0);
        for count in 0..200 {
            let (who, scene) = self.asked().await;
            if scene["view"].as_str().is_some_and(|view| view.contains(" placement")) {
                return;
            }
            let may: Vec<String> = serde_json::from_value(scene["may"].clone()).expect("lines");
            let nonce = format!("play{count}");
            let body = json!({ "after": scene["version"], "nonce": nonce, "command": choose(&may, &mut rng) });
            let (status, answer) = self.referee(who, "commands", body).await;
            assert_eq!(status, 200, "{answer}");
        }
        panic!("no armies are placed");
    }
}

fn error(answer: &(u16, Value)) -> (u16, &str) {
    (answer.0, answer.1["error"].as_str().unwrap_or_default())
}

#[tokio::test]
async fn everybody_reads_who_paused_and_why() {
    let house = House::new().await;
    let (who, before) = house.asked().await;
    let reason = "si parla <b>troppo</b> & forte";
    let body = json!({ "nonce": "p", "rule": "C55", "reason": format!("  {reason} ") });
    let (status, paused) = house.referee("referee", "pause", body.clone()).await;
    assert_eq!(status, 200, "{paused}");
    assert_eq!(house.referee("referee", "pause", body).await, (200, paused.clone()), "the same nonce, the same answer");
    for viewer in ["player", "rival", "guest", "referee"] {
        let scene = house.scene(viewer).await;
        let pause = json!({ "agreed": false, "by": "Nome referee", "rule": "C55", "reason": reason });
        assert_eq!((&scene["pause"], &scene["may"]), (&pause, &json!([])), "{viewer}");
        assert_eq!(scene["to_act"], before["to_act"], "{viewer}");
    }
    let command = json!({ "after": paused["version"], "nonce": "m", "command": "pass" });
    let refused = house.referee(who, "commands", command).await;
    assert_eq!(error(&refused), (403, "paused"));
    let words = refused.1["words"].as_str().expect("a sentence");
    assert!(words.contains("Nome referee") && words.contains(reason), "{words}");
    let (_, log) = house.ask("guest", "GET", &format!("/api/tables/{}/log?words=it", house.running), None).await;
    let last = log["lines"].as_array().and_then(|lines| lines.last()).expect("a line");
    assert_eq!(last["event"], format!("# paused C55: {reason}"));
    assert_eq!(last["words"], format!("L'arbitro Nome referee mette in pausa la partita (C55): {reason}"));
    assert_eq!(
        error(&house.referee("organiser", "pause", json!({ "nonce": "q", "reason": "x" })).await),
        (409, "already-paused")
    );
    assert_eq!(house.referee("admin", "resume", json!({ "nonce": "r" })).await.0, 200, "any referee of the server");
    assert_eq!(house.asked().await.0, who, "who was asked is asked");
    assert_eq!(error(&house.referee("admin", "resume", json!({ "nonce": "s" })).await), (409, "not-paused"));
}

#[tokio::test]
async fn what_is_no_reason_no_rule_or_no_ruling_is_refused() {
    let house = House::new().await;
    for reason in ["", "   ", "a\nb", "a\u{202e}b", &"x".repeat(301)] {
        let answer = house.referee("referee", "pause", json!({ "nonce": "p", "reason": reason })).await;
        assert!(matches!(answer.0, 400), "{reason:?}: {answer:?}");
    }
    let unknown = house.referee("referee", "pause", json!({ "nonce": "p", "reason": "x", "rule": "C99" })).await;
    assert_eq!(error(&unknown), (422, "unknown-rule"));
    let after = house.scene("referee").await["version"].clone();
    let ruling = async |command: &str| {
        let body = json!({ "after": after, "nonce": "r", "command": command, "reason": "perché sì" });
        house.referee("referee", "ruling", body).await
    };
    let refused = ruling("rule C99 passturn").await;
    assert_eq!((error(&refused), &refused.1["rule"]), ((422, "refused"), &json!("C58")));
    assert!(refused.1["article"].is_string() || refused.1["article"].is_null(), "{refused:?}");
    assert_eq!(ruling("pass").await.0, 422, "a player's move is no ruling");
    assert_eq!(ruling("rule C51 dance").await.0, 400);
    assert_eq!(house.scene("referee").await["version"], after, "nothing has happened");
}

#[tokio::test]
async fn who_sits_at_a_table_does_not_referee_it() {
    let house = House::new().await;
    let open = json!({ "players": 3, "regulation": "genova-53" });
    let (status, opened) = house.ask("referee", "POST", "/api/tables", Some(open)).await;
    assert_eq!(status, 201, "{opened}");
    let table = format!("/api/tables/{}", opened["table"].as_str().expect("an id"));
    for who in ["referee", "rival", "third"] {
        let sat = house.ask(who, "POST", &format!("{table}/sit"), Some(json!({ "nonce": "sit" }))).await;
        assert_eq!(sat.0, 200, "{sat:?}");
    }
    let answer =
        house.ask("referee", "POST", &format!("{table}/pause"), Some(json!({ "nonce": "p", "reason": "x" }))).await;
    assert_eq!(error(&answer), (403, "plays-here"));
    let page = house.site.send(request("GET", &table.replace("/api", ""), Some("referee"), Sent::Nothing)).await.body;
    assert!(!page.contains("data-referee"), "no panel either");
    let page =
        house.site.send(request("GET", &format!("/tables/{}", house.running), Some("referee"), Sent::Nothing)).await;
    assert!(page.body.contains("data-referee"), "but where others play");
}

#[tokio::test]
async fn a_referee_sees_at_once_what_spectators_see_later() {
    let house = House::new().await;
    for (options, spectator) in [(json!({ "delay_seconds": 600 }), 200), (json!({ "spectators": false }), 403)] {
        let mut open = json!({ "players": 3, "regulation": "genova-53" });
        open.as_object_mut().expect("a map").extend(options.as_object().expect("a map").clone());
        let opened = house.ask("rival", "POST", "/api/tables", Some(open)).await.1;
        let table = format!("/api/tables/{}", opened["table"].as_str().expect("an id"));
        for who in ["player", "rival", "third"] {
            house.ask(who, "POST", &format!("{table}/sit"), Some(json!({ "nonce": "sit" }))).await;
        }
        let (played, referee) =
            (house.ask("player", "GET", &table, None).await.1, house.ask("referee", "GET", &table, None).await.1);
        assert_eq!(referee["version"], played["version"], "{options}");
        assert_eq!((&referee["you"], &referee["may"]), (&Value::Null, &json!([])), "and nobody's secrets");
        assert!(!referee["view"].as_str().expect("a view").contains("objective"), "{referee}");
        let (status, scene) = house.ask("account", "GET", &table, None).await;
        assert_eq!(status, spectator, "{options}");
        assert!(scene["version"] != played["version"], "{options}: {scene}");
        let record = house.ask("referee", "GET", &format!("{table}/record"), None).await;
        assert_eq!(record.0, 200, "{options}");
    }
}

#[tokio::test]
async fn who_is_put_out_is_told_so_and_watches_like_anybody_else() {
    let house = House::new().await;
    house.play_to_the_placement().await;
    let scene = house.scene("player").await;
    let seat = scene["you"].as_str().expect("a seat").to_owned();
    let key = (header::COOKIE, format!("sdadata={}", key_of("player")));
    let mut stream = house.site.stream(&format!("/api/tables/{}/stream?words=it", house.running), key).await;
    assert!(stream.next().await.is_some(), "the first scene");
    let command = format!("rule C52 exclude {seat}");
    let body = json!({ "after": scene["version"], "nonce": "out", "command": command, "reason": "offese ripetute" });
    let (status, answer) = house.referee("referee", "ruling", body).await;
    assert_eq!(status, 200, "{answer}");

    let mut said = String::new();
    let open = async {
        while let Some(bytes) = stream.next().await {
            said.push_str(&String::from_utf8_lossy(&bytes.expect("bytes")));
        }
    };
    tokio::time::timeout(Duration::from_secs(5), open).await.expect("their line is closed");
    assert!(said.contains("Decisione dell'arbitro Nome referee (C52): offese ripetute"), "{said}");
    assert!(said.contains("\"state\":\"removed\""), "{said}");
    let again = json!({ "after": answer["version"], "nonce": "m", "command": "pass" });
    let refused = house.referee("player", "commands", again).await;
    assert_eq!(error(&refused), (403, "removed"));
    assert_eq!(error(&house.referee("player", "return", json!({ "nonce": "b" })).await), (403, "removed"));
    let (theirs, spectators) = (house.scene("player").await, house.scene("guest").await);
    assert_eq!((&theirs["you"], &theirs["view"]), (&Value::Null, &spectators["view"]));
    assert_ne!(house.asked().await.0, "player", "the game goes on");
}

/// A Roman table has a page with a board, a panel for who referees, and the publisher's sentence; a pause holds there too.
#[tokio::test]
async fn a_roman_table_is_refereed_like_any_other() {
    let house = House::new().await;
    let table = house.roman_table().await;
    let page = async |who| house.site.send(request("GET", &table, Some(who), Sent::Nothing)).await.body;
    let shown = page("referee").await;
    for part in ["data-game=\"spqr\"", "data-referee", "/made/board-roma45-"] {
        assert!(shown.contains(part), "{part}");
    }
    assert!(!page("player").await.contains("data-referee") && !page("account").await.contains("data-referee"));
    // The publisher's sentence stands on every page of the game, by the rules in the box too (T2.13).
    assert!(shown.contains("marchio registrato"));
    let paused =
        house.ask("referee", "POST", &format!("/api{table}/pause"), Some(json!({ "nonce": "p", "reason": "x" }))).await;
    assert_eq!(paused.0, 200, "{paused:?}");
    let version = paused.1["version"].clone();
    let body = json!({ "after": version, "nonce": "m", "command": "colour rosso" });
    let answers = [
        house.ask("player", "POST", &format!("/api{table}/commands"), Some(body.clone())).await,
        house.ask("rival", "POST", &format!("/api{table}/commands"), Some(body.clone())).await,
        house.ask("third", "POST", &format!("/api{table}/commands"), Some(body)).await,
    ];
    assert!(answers.iter().all(|answer| error(answer) == (403, "paused")), "{answers:?}");
}
