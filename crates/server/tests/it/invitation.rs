//! Seats that are kept for those who have the link.

use crate::common::{Client, Running, Watching};
use crate::site::{Browser, Site};
use axum::http::StatusCode;
use serde_json::{Value, json};

async fn sit(client: &mut Client, table: &str, invitation: Option<&str>) -> (u16, Value) {
    client.post(&format!("/api/tables/{table}/sit"), &json!({ "nonce": "sit", "invitation": invitation })).await
}

#[tokio::test(flavor = "multi_thread")]
async fn kept_seats_open_with_the_word_and_only_with_it() {
    let server = Running::new().await;
    let mut opener = Client::new(&server.host).await;
    let wanted = json!({ "players": 4, "bots": ["cautious"], "by_link": 2, "pace": 0 });
    let (status, answer) = opener.post("/api/tables", &wanted).await;
    assert_eq!(status, 201, "{answer}");
    let (table, word) = (answer["table"].as_str().expect("an id"), answer["invitation"].as_str().expect("a word"));
    assert!(word.len() >= 20, "nobody guesses {word}");

    let mut lists = Client::new(&server.host).await;
    let listed = |answer: &Value| answer["open"].as_array().is_some_and(|open| !open.is_empty());
    let (_, tables) = lists.get("/api/tables").await;
    assert!(listed(&tables), "there is a seat for anybody");
    assert_eq!((&tables["open"][0]["taken"], &tables["open"][0]["kept"]), (&json!(1), &json!(2)), "{tables}");
    assert_eq!(lists.text("/tables").await.1.matches("su invito").count(), 2, "the lobby says which are kept");
    let mut first = Client::new(&server.host).await;
    assert_eq!(sit(&mut first, table, None).await.0, 200, "the one that is not kept");
    assert!(!listed(&lists.get("/api/tables").await.1), "now there is none");
    let mut stranger = Client::new(&server.host).await;
    for wrong in [None, Some(""), Some("guessed"), Some(&word[1..])] {
        let (status, answer) = sit(&mut stranger, table, wrong).await;
        assert_eq!((status, answer["error"].as_str()), (403, Some("by-link")), "{answer}");
        assert!(answer["words"].as_str().is_some_and(|words| words.contains("link")), "{answer}");
    }
    let mut watching = Watching::new(&server.host, table, None, "?words=it").await;
    let scene = watching.scene().await;
    assert_eq!(scene["table"]["options"]["by_link"], 2, "{scene}");
    assert!(!scene.to_string().contains(word), "not to who looks on");

    // The word is in the log, and holds after a restart.
    let server = server.again().await;
    let mut invited = Client::new(&server.host).await;
    assert_eq!(sit(&mut invited, table, Some(word)).await.0, 200);
    opener.line = load::Line::open(&server.host).await.expect("connected");
    assert_eq!(sit(&mut opener, table, None).await.0, 200, "who opened it needs no link");
    for path in [format!("/api/tables/{table}"), format!("/api/tables/{table}/record"), "/api/tables".to_owned()] {
        let (status, text) = invited.text(&path).await;
        assert!(status == 200 && !text.contains(word), "{path}: {text}");
    }
    assert!(listed(&json!({ "open": invited.get("/api/tables").await.1["playing"] })), "a game can be watched");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn more_cannot_be_kept_than_are_free() {
    let server = Running::new().await;
    let mut client = Client::new(&server.host).await;
    let bots = json!(["cautious", "cautious"]);
    let (status, answer) = client.post("/api/tables", &json!({ "players": 4, "bots": bots, "by_link": 3 })).await;
    assert_eq!(status, 400, "{answer}");
    assert!(answer["words"].as_str().is_some_and(|words| words.contains("2 at most")), "{answer}");
    server.stop().await;
}

/// The word a page holds.
fn word(body: &str) -> Option<String> {
    Some(body.split_once("data-invitation=\"")?.1.split_once('"')?.0.to_owned())
}

#[tokio::test]
async fn the_page_gives_the_link_to_those_who_may_pass_it_on() {
    let site = Site::new().await;
    let mut opener = Browser::new();
    let form = site.get(&mut opener, "/tables/new").await;
    assert!(form.body.contains("value=\"link\""), "each seat can be kept");
    let fields = [
        ("regulation", "challenge-2017"),
        ("players", "4"),
        ("seat1", "me"),
        ("seat2", "link"),
        ("seat3", "link"),
        ("seat4", "bot:cautious"),
    ];
    let answer = site.post(&mut opener, "/tables/new", &fields).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let table = answer.location().to_owned();
    let known = word(&site.get(&mut opener, &table).await.body).expect("who opened it has the link");
    let mut other = Browser::new();
    for path in [table.clone(), format!("{table}?invitation=guessed"), format!("{table}/replay")] {
        let page = site.get(&mut other, &path).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(word(&page.body).is_none() && !page.body.contains(&known), "{path}");
    }
    let shown = site.get(&mut other, &format!("{table}?invitation={known}")).await;
    assert_eq!(word(&shown.body), Some(known));
    let lobby = site.get(&mut Browser::new(), "/tables").await;
    assert!(!lobby.body.contains(&table), "no seat there for anybody else");
}
