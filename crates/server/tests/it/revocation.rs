//! A key that is taken away opens nothing, and closes what was opened with it.

use crate::site::{Browser, PASSWORD, Site};
use crate::tournaments::{Who, send};
use axum::body::BodyDataStream;
use axum::http::{StatusCode, header};
use futures_util::StreamExt as _;
use serde_json::json;
use std::time::Duration;
use store::Role;
use tokio::time::timeout;

/// How long a line may outlive its key.
const CLOSED_WITHIN: Duration = Duration::from_secs(1);

/// A table at which somebody plays against bots.
async fn table(site: &Site, who: &Browser) -> String {
    let wanted = json!({ "players": 4, "bots": ["random", "random", "random"], "game_seconds": 0 });
    let (status, opened) = send(site, &Who::Browser(who), "POST", "/api/tables", Some(&wanted)).await;
    assert_eq!(status, StatusCode::CREATED, "{opened}");
    opened["table"].as_str().expect("an id").to_owned()
}

async fn watch(site: &Site, who: &Browser, table: &str) -> BodyDataStream {
    let cookie = (header::COOKIE, who.cookie_header().expect("somebody"));
    let mut stream = site.stream(&format!("/api/tables/{table}/stream"), cookie).await;
    assert!(stream.next().await.is_some(), "the table as it is");
    stream
}

/// Whether a stream ends.
async fn ends(mut stream: BodyDataStream) -> bool {
    let end = async { while stream.next().await.is_some() {} };
    timeout(CLOSED_WITHIN, end).await.is_ok()
}

#[tokio::test]
async fn every_way_of_taking_a_key_away_closes_what_it_opened() {
    let site = Site::new().await;
    let mut admin = site.account("Ada", "ada", Role::Administrator).await;
    let name = |number: usize| (format!("Bruno {number}"), format!("bruno{number}"));
    for (number, way) in ["log out", "password", "everywhere", "role", "erased"].into_iter().enumerate() {
        let (called, login) = name(number);
        let mut bruno = site.account(&called, &login, Role::Player).await;
        let other = bruno.clone();
        let table = table(&site, &bruno).await;
        let (stream, spectator) = (watch(&site, &bruno, &table).await, watch(&site, &admin, &table).await);
        let done = match way {
            "log out" => site.post(&mut bruno, "/logout", &[]).await,
            "password" => {
                let fields = [("old-password", PASSWORD), ("password", "un altro dado ancora")];
                site.post(&mut bruno, "/profile/password", &fields).await
            }
            "everywhere" => site.post(&mut bruno, "/profile/everywhere", &[]).await,
            "role" => {
                let path = format!("/admin/{}/role", site.person(&login).await.id);
                site.post(&mut admin, &path, &[("role", "referee")]).await
            }
            _ => site.post(&mut bruno, "/profile/erase", &[("name", &called)]).await,
        };
        assert_eq!(done.status, StatusCode::SEE_OTHER, "{way}: {}", done.body);
        assert!(ends(stream).await, "{way}");
        assert!(!ends(spectator).await, "{way}: somebody else's goes on");
        let answer = send(&site, &Who::Browser(&other), "GET", &format!("/api/tables/{table}/view"), None).await;
        if way != "role" {
            assert_ne!(answer.0, StatusCode::OK, "{way}: the old key opens nothing");
        }
    }
}

#[tokio::test]
async fn a_bots_token_that_is_taken_away_closes_its_stream() {
    let site = Site::new().await;
    let mut ada = site.account("Ada", "ada", Role::Player).await;
    let table = table(&site, &ada).await;
    let made = site.post(&mut ada, "/profile/bots", &[("name", "Automa")]).await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.body);
    let shown = site.get(&mut ada, "/profile").await.body;
    let token =
        shown.split("<code").nth(1).and_then(|rest| rest.split_once('>')?.1.split('<').next()).expect("a token");
    let key = (header::AUTHORIZATION, format!("Bearer {}", token.trim()));
    let mut stream = site.stream(&format!("/api/tables/{table}/stream"), key).await;
    assert!(stream.next().await.is_some());
    let owner = site.person("ada").await.id;
    let bot = site.store.bots_of(&owner).await.expect("a store").remove(0).id;
    let revoked = site.post(&mut ada, &format!("/profile/bots/{bot}/revoke"), &[]).await;
    assert_eq!(revoked.status, StatusCode::SEE_OTHER, "{}", revoked.body);
    assert!(ends(stream).await);
}

/// Another name is no reason to hang up.
#[tokio::test]
async fn a_new_name_leaves_the_line_open() {
    let site = Site::new().await;
    let mut ada = site.account("Ada", "ada", Role::Player).await;
    let table = table(&site, &ada).await;
    let stream = watch(&site, &ada, &table).await;
    assert_eq!(site.post(&mut ada, "/profile/name", &[("name", "Adele")]).await.status, StatusCode::SEE_OTHER);
    assert!(!ends(stream).await);
}

/// Two nodes share a database: what happens to somebody at one of them is known at the other within a second.
#[tokio::test(flavor = "multi_thread")]
async fn what_changes_at_one_node_is_known_at_the_other() {
    let here = Site::new().await;
    let there = Site::on(here.store.clone());
    let app = there.app.clone();
    let following = tokio::spawn(async move { app.follow_people().await });
    let mut bruno = here.account("Bruno", "bruno", Role::Player).await;
    let table = table(&here, &bruno).await;
    let sit = json!({ "nonce": "sit" });
    let (status, _) = send(&here, &Who::Browser(&bruno), "POST", &format!("/api/tables/{table}/sit"), Some(&sit)).await;
    assert_eq!(status, StatusCode::OK);
    let names = async || {
        let (_, scene) = send(&there, &Who::Browser(&bruno), "GET", &format!("/api/tables/{table}"), None).await;
        scene["seats"].to_string()
    };
    assert!(names().await.contains("Bruno"));
    let mut elsewhere = bruno.clone();
    assert_eq!(here.post(&mut elsewhere, "/profile/name", &[("name", "Brunello")]).await.status, StatusCode::SEE_OTHER);
    tokio::time::sleep(CLOSED_WITHIN).await;
    assert!(names().await.contains("Brunello"), "{}", names().await);

    let stream = watch(&there, &bruno, &table).await;
    assert_eq!(there.get(&mut bruno, "/profile").await.status, StatusCode::OK);
    assert_eq!(here.post(&mut elsewhere, "/logout", &[]).await.status, StatusCode::SEE_OTHER);
    assert!(ends(stream).await, "a line that the key opened");
    let profile = there.get(&mut bruno, "/profile").await;
    assert_ne!(profile.status, StatusCode::OK, "the key opens nothing any more");
    following.abort();
}
