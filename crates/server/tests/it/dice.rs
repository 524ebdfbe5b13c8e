//! The players' part of the dice over HTTP: nobody gives a seed before the table's commitment is public, and a seed that is
//! promised is told when the table is full.

use crate::common::{Client, Running};
use crate::site::{Browser, Site};
use crate::tournaments::{Who, send};
use axum::http::StatusCode;
use chance::{PlayerSeed, SeedCommitment};
use serde_json::{Value, json};
use store::Role;

const OWN_SEED: &str = "000102030405060708090a0b0c0d0e0f";

fn commitment(seed: &str) -> String {
    SeedCommitment::to(&seed.parse::<PlayerSeed>().expect("a seed")).to_string()
}

/// A table for three with one bot; what its opening was answered.
async fn open_for_two(client: &mut Client) -> Value {
    let wanted = json!({ "regulation": "classico", "players": 3, "bots": ["cautious"], "pace": 0, "turn_seconds": 0 });
    let (status, opened) = client.post("/api/tables", &wanted).await;
    assert_eq!(status, 201, "{opened}");
    opened
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seed_is_promised_with_the_seat_and_told_when_the_table_is_full() {
    let server = Running::new().await;
    let (mut anna, mut bruno) = (Client::new(&server.host).await, Client::new(&server.host).await);
    let opened = open_for_two(&mut anna).await;
    let table = format!("/api/tables/{}", opened["table"].as_str().expect("an id"));
    let sit = json!({ "nonce": "sit", "seed_commitment": commitment(OWN_SEED) });
    assert_eq!(anna.post(&format!("{table}/sit"), &sit).await.0, 200);
    let tell = json!({ "nonce": "tell", "seed": OWN_SEED });
    let (status, early) = anna.post(&format!("{table}/seed"), &tell).await;
    assert_eq!((status, &early["error"]), (409, &json!("not-now")), "somebody may still choose a seed");

    assert_eq!(bruno.post(&format!("{table}/sit"), &json!({ "nonce": "sit", "seed": "blu" })).await.0, 200);
    let (_, scene) = bruno.get(&table).await;
    assert_eq!((&scene["stage"], &scene["view"]), (&json!("revealing"), &json!("")));
    let covered = json!({ "how": "covered", "commitment": commitment(OWN_SEED) });
    assert_eq!(scene["dice"]["contributions"], json!([{ "how": "none" }, covered, { "how": "open", "seed": "blu" }]));
    assert_eq!(scene["dice"]["seeds"], json!(["-", null, "blu"]));
    assert_eq!(scene["dice"]["commitment"], opened["commitment"], "the promise the opening was answered with");
    assert!(scene["dice"]["reveal_ms"].as_i64().is_some_and(|left| (1..=10_000).contains(&left)), "{scene}");
    assert!(!scene.to_string().contains(OWN_SEED), "nobody has told it yet");

    let wrong = [
        (json!({ "nonce": "x", "seed": "other" }), 422, "other-seed"),
        (json!({ "nonce": "x", "seed": "an,na" }), 400, "malformed"),
        (json!({ "seed": OWN_SEED }), 400, "malformed"),
    ];
    for (body, status, error) in wrong {
        let (answered, answer) = anna.post(&format!("{table}/seed"), &body).await;
        assert_eq!((answered, &answer["error"]), (status, &json!(error)), "{body}");
    }
    let (status, answer) = bruno.post(&format!("{table}/seed"), &json!({ "nonce": "x", "seed": "blu" })).await;
    assert_eq!((status, &answer["error"]), (409, &json!("nothing-covered")), "his is known already");
    let (status, answer) = Client::new(&server.host).await.post(&format!("{table}/seed"), &tell).await;
    assert_eq!((status, &answer["error"]), (401, &json!("unknown")), "a stranger");

    let (status, first) = anna.post(&format!("{table}/seed"), &tell).await;
    assert_eq!(status, 200, "{first}");
    assert_eq!(anna.post(&format!("{table}/seed"), &tell).await, (200, first), "the same request has the same answer");
    let (_, scene) = bruno.get(&table).await;
    assert_eq!((&scene["stage"], &scene["dice"]["seeds"]), (&json!("playing"), &json!(["-", OWN_SEED, "blu"])));
    assert_eq!(scene["dice"]["contributions"][1]["how"], "revealed");
    let (_, record) = bruno.text(&format!("{table}/record")).await;
    assert!(record.contains(&format!("seeds - {OWN_SEED} blu")), "{record}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_request_that_opens_a_table_carries_a_seed() {
    let server = Running::new().await;
    let mut client = Client::new(&server.host).await;
    let (status, answer) = client.post("/api/tables", &json!({ "players": 4, "seed": "blu" })).await;
    assert_eq!((status, &answer["error"]), (422, &json!("malformed")), "{answer}");
    let opened = open_for_two(&mut client).await;
    let path = format!("/api/tables/{}/sit", opened["table"].as_str().expect("an id"));
    let both = json!({ "nonce": "sit", "seed": "blu", "seed_commitment": commitment("blu") });
    for body in [both, json!({ "nonce": "sit", "seed_commitment": "55579b" })] {
        let (status, answer) = client.post(&path, &body).await;
        assert_eq!((status, &answer["error"]), (400, &json!("malformed")), "{answer}");
    }
    server.stop().await;
}

/// A server that is stopped while seeds are told goes on with it.
#[tokio::test(flavor = "multi_thread")]
async fn a_seed_can_be_told_after_a_restart() {
    let server = Running::new().await;
    let mut anna = Client::new(&server.host).await;
    let wanted = json!({ "players": 4, "bots": ["cautious", "cautious", "cautious"], "pace": 0, "turn_seconds": 0 });
    let table = format!("/api/tables/{}", anna.open(wanted).await);
    let sit = json!({ "nonce": "sit", "seed_commitment": commitment(OWN_SEED) });
    assert_eq!(anna.post(&format!("{table}/sit"), &sit).await.0, 200);
    let server = server.again().await;
    let cookie = anna.cookie.take();
    let mut anna = Client { cookie, ..Client::new(&server.host).await };
    assert_eq!(anna.get(&table).await.1["stage"], "revealing");
    let (status, answer) = anna.post(&format!("{table}/seed"), &json!({ "nonce": "tell", "seed": OWN_SEED })).await;
    assert_eq!(status, 200, "{answer}");
    assert_eq!(anna.get(&table).await.1["stage"], "playing");
    server.stop().await;
}

/// Who administers the server is told of as such, also by a bot of theirs; everybody else is not.
#[tokio::test]
async fn an_operator_who_plays_is_told_of_as_such() {
    let site = Site::new().await;
    let ada = site.account("Ada", "ada", Role::Administrator).await;
    let olga = site.account("Olga", "olga", Role::Organiser).await;
    let new = json!({ "players": 4 });
    let (_, opened) = send(&site, &Who::Browser(&ada), "POST", "/api/tables", Some(&new)).await;
    let table = format!("/api/tables/{}", opened["table"].as_str().expect("an id"));
    let sit = json!({ "nonce": "sit" });
    for browser in [&ada, &olga] {
        let answer = send(&site, &Who::Browser(browser), "POST", &format!("{table}/sit"), Some(&sit)).await;
        assert_eq!(answer.0, StatusCode::OK, "{}", answer.1);
    }
    let token = bot_of(&site, &mut ada.clone()).await;
    let answer = send(&site, &Who::Key(&token), "POST", &format!("{table}/sit"), Some(&sit)).await;
    assert_eq!(answer.0, StatusCode::OK, "{}", answer.1);
    let (_, scene) = send(&site, &Who::Nobody, "GET", &table, None).await;
    let marks: Vec<&Value> = scene["seats"].as_array().expect("seats").iter().map(|seat| &seat["operator"]).collect();
    assert_eq!(marks, [&json!(true), &Value::Null, &json!(true), &Value::Null], "{scene}");
}

/// The token of a new bot of somebody's.
async fn bot_of(site: &Site, owner: &mut Browser) -> String {
    let made = site.post(owner, "/profile/bots", &[("name", "Automa")]).await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.body);
    let shown = site.get(owner, "/profile").await.body;
    let token = shown.split("<code").nth(1).and_then(|rest| rest.split_once('>')?.1.split('<').next());
    token.expect("a token").trim().to_owned()
}
