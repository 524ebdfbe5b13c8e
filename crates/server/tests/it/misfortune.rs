//! A full disk, a database that goes away: what is asked meanwhile is answered with words, what was acknowledged is kept, and
//! everything goes on once there is room, or a database, again.

use crate::site::{Browser, HOST, Site};
use axum::body::Body;
use axum::http::{Request, header};
use load::choose;
use serde_json::{Value, json};
use store::trying::{self, OwnDatabase};
use store::{Log as _, Store};

/// Somebody who speaks JSON.
struct Player<'s> {
    site: &'s Site,
    cookie: Option<String>,
}

impl Player<'_> {
    async fn ask(&mut self, request: axum::http::request::Builder, body: String) -> (u16, Value) {
        let request = request.header(header::HOST, HOST).header(header::ORIGIN, format!("http://{HOST}"));
        let request = request.header(header::CONTENT_TYPE, "application/json");
        let request = match &self.cookie {
            Some(cookie) => request.header(header::COOKIE, format!("sdadata={cookie}")),
            None => request,
        };
        let answer = self.site.send(request.body(Body::from(body)).expect("a request")).await;
        self.cookie = answer.cookie("sdadata").or(self.cookie.take());
        (answer.status.as_u16(), serde_json::from_str(&answer.body).unwrap_or_default())
    }

    async fn post(&mut self, path: &str, body: &Value) -> (u16, Value) {
        self.ask(Request::post(path), body.to_string()).await
    }

    async fn get(&mut self, path: &str) -> (u16, Value) {
        self.ask(Request::get(path), String::new()).await
    }

    /// A table with bots, and a seat at it.
    async fn table(&mut self) -> String {
        let bots = json!(["cautious", "cautious", "cautious"]);
        let wanted = json!({ "players": 4, "bots": bots, "pace": 0, "turn_seconds": 0, "minutes": 0 });
        let (status, answer) = self.post("/api/tables", &wanted).await;
        assert_eq!(status, 201, "{answer}");
        let table = answer["table"].as_str().expect("an id").to_owned();
        let (status, answer) = self.post(&format!("/api/tables/{table}/sit"), &json!({ "nonce": "sit" })).await;
        assert_eq!(status, 200, "{answer}");
        table
    }

    /// Waits until it is this player's move: the version, and something to do.
    async fn turn(&mut self, table: &str) -> (u64, String) {
        for _ in 0..800 {
            let (_, scene) = self.get(&format!("/api/tables/{table}")).await;
            let may: Vec<String> = serde_json::from_value(scene["may"].clone()).unwrap_or_default();
            if !may.is_empty() {
                let command = choose(&may, &mut chance::Seeded::new(7, 0));
                return (scene["version"].as_u64().expect("a version"), command);
            }
            tokio::time::sleep(std::time::Duration::from_millis(25)).await;
        }
        panic!("nobody asks");
    }

    /// Waits until the server says that it is well: what it said holds for a second.
    async fn wait_until_well(&mut self) {
        for _ in 0..60 {
            if self.get("/healthz").await.0 == 200 {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        panic!("it never says that it is well");
    }

    async fn play(&mut self, table: &str, after: u64, nonce: &str, command: &str) -> (u16, Value) {
        let body = json!({ "after": after, "nonce": nonce, "command": command });
        self.post(&format!("/api/tables/{table}/commands"), &body).await
    }
}

fn assert_told((status, answer): &(u16, Value)) {
    assert_eq!(*status, 503, "{answer}");
    assert_eq!(answer["error"], "unavailable");
    assert!(answer["words"].as_str().is_some_and(|words| words.contains("non è stato fatto niente")), "{answer}");
}

/// The bodies of a table's log.
async fn log(store: &Store, table: &str) -> Vec<String> {
    store.read(table, 0).await.expect("readable").into_iter().map(|entry| entry.body).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_loses_nothing() {
    let site = Site::new().await;
    let mut player = Player { site: &site, cookie: None };
    let table = player.table().await;
    let (first, granted) = player.turn(&table).await;
    let (status, answer) = player.play(&table, first, "before", &granted).await;
    assert_eq!(status, 200, "{answer}");
    let (version, command) = player.turn(&table).await;
    let before = log(&site.store, &table).await;
    trying::fill_disk(&site.store, &table).await.expect("full");

    assert_told(&player.play(&table, version, "full", &command).await);
    assert_told(&player.post("/api/tables", &json!({ "players": 4 })).await);
    let page = site.post(&mut Browser::new(), "/play-now", &[]).await;
    assert_eq!(page.status.as_u16(), 503);
    assert!(page.body.contains("non è stato fatto niente"), "{}", page.body);
    assert_eq!(log(&site.store, &table).await, before, "what was refused is not in the log, what was granted is");
    assert_eq!(player.get(&format!("/api/tables/{table}")).await.0, 200, "the table can still be seen");
    assert_eq!(player.play(&table, first, "before", &granted).await, (200, answer), "an answer given is given again");
    let (status, other) = player.play(&table, first, "before", "renounce").await;
    assert_eq!((status, &other["error"]), (409, &json!("nonce-used")), "but not to another command: {other}");
    assert_eq!(player.get("/healthz").await.0, 503, "what a move cannot, no check can");

    trying::free_disk(&site.store).await.expect("free");
    let (status, answer) = player.play(&table, version, "full", &command).await;
    assert_eq!(status, 200, "the same again, now that there is room: {answer}");
    let after = log(&site.store, &table).await;
    assert!(after.starts_with(&before) && after.len() > before.len());
    let (next, _) = player.turn(&table).await;
    assert!(next > version, "the game goes on");
    player.wait_until_well().await;
}

/// The laptop is dead; another one goes on from the copy and the key that was carried apart, and a guest has nothing but a cookie.
#[tokio::test(flavor = "multi_thread")]
async fn a_guest_reaches_their_seat_where_a_copy_goes_on() {
    let directory = tempfile::tempdir().expect("a directory");
    let [here, elsewhere] = ["here", "elsewhere"].map(|name| directory.path().join(name));
    let site = Site::on(Store::in_directory(&here).await.expect("a store"));
    let mut player = Player { site: &site, cookie: None };
    let table = player.table().await;
    let (version, command) = player.turn(&table).await;
    let copy = directory.path().join("copy.db");
    store::backup(&site.store, &copy).await.expect("copied");
    std::fs::create_dir(&elsewhere).expect("a directory");
    std::fs::copy(here.join("sdadata.key"), elsewhere.join("sdadata.key")).expect("carried apart");
    let elsewhere = Store::in_directory(&elsewhere).await.expect("an empty database");
    store::restore(&copy, &elsewhere).await.expect("restored");
    let other = Site::on(elsewhere);
    let mut again = Player { site: &other, cookie: player.cookie.clone() };
    let (status, answer) = again.play(&table, version, "elsewhere", &command).await;
    assert_eq!(status, 200, "{answer}");
}

/// Somebody tidies up the data directory while a server runs on it.
#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_database_promises_nothing() {
    let directory = tempfile::tempdir().expect("a directory");
    let store = Store::in_directory(directory.path()).await.expect("a store");
    let site = Site::on(store);
    let mut player = Player { site: &site, cookie: None };
    let table = player.table().await;
    let (version, command) = player.turn(&table).await;
    player.wait_until_well().await;
    for file in std::fs::read_dir(directory.path()).expect("files") {
        std::fs::remove_file(file.expect("a file").path()).expect("deleted");
    }
    for _ in 0..2 {
        assert_told(&player.play(&table, version, "gone", &command).await);
    }
    tokio::time::sleep(std::time::Duration::from_millis(1100)).await;
    assert_eq!(player.get("/healthz").await.0, 503);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_database_is_found_again() {
    let Ok(beside) = std::env::var("SDADATA_POSTGRES") else {
        assert!(std::env::var("SDADATA_ALL").is_err(), "SDADATA_POSTGRES names no database");
        return;
    };
    let name = format!("lost{}", table::now());
    let own = OwnDatabase::new(&beside, &name).await.expect("a database");
    let store = Store::at(&own.address).await.expect("empty");
    let site = Site::on(store.clone());
    let mut player = Player { site: &site, cookie: None };
    let table = player.table().await;
    let (version, command) = player.turn(&table).await;
    let before = log(&store, &table).await;

    own.lose().await.expect("lost");
    assert_told(&player.play(&table, version, "lost", &command).await);
    assert_told(&player.post("/api/tables", &json!({ "players": 4 })).await);
    assert_eq!(player.get("/healthz").await.0, 503);
    // A node that does not remember who this is does not take them for somebody unknown.
    let other = Site::on(store.clone());
    let mut again = Player { site: &other, cookie: player.cookie.clone() };
    assert_told(&again.play(&table, version, "lost", &command).await);
    assert_told(&again.post(&format!("/api/tables/{table}/sit"), &json!({ "nonce": "x" })).await);

    own.find().await.expect("found");
    let (status, answer) = player.play(&table, version, "lost", &command).await;
    assert_eq!(status, 200, "the same again, now that it answers: {answer}");
    let after = log(&store, &table).await;
    assert!(after.starts_with(&before) && after.len() > before.len());
    let (next, _) = player.turn(&table).await;
    assert!(next > version, "the game goes on");
    player.wait_until_well().await;
    store.close().await;
}
