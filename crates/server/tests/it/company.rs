//! The company of a table over HTTP: who may do what to whom, and what an old tab still sees.

use crate::site::{Browser, Site};
use crate::tournaments::{Who, send};
use axum::http::{StatusCode, header};
use futures_util::StreamExt as _;
use serde_json::{Value, json};
use std::time::Duration;
use store::Role;
use tokio::time::timeout;

async fn ask(site: &Site, who: &Browser, table: &str, what: &str, body: Value) -> (u16, Value) {
    let path = format!("/api/tables/{table}/{what}");
    let (status, answer) = send(site, &Who::Browser(who), "POST", &path, Some(&body)).await;
    (status.as_u16(), answer)
}

/// A table of Ada's for three, with a bot, at which she and Bruno sit.
async fn adas_table(site: &Site) -> (Browser, Browser, String) {
    let ada = site.account("Ada", "ada", Role::Player).await;
    let bruno = site.account("Bruno", "bruno", Role::Player).await;
    let wanted = json!({ "regulation": "classico", "players": 4, "bots": ["random"], "minutes": 0, "turn_seconds": 0 });
    let (status, opened) = send(site, &Who::Browser(&ada), "POST", "/api/tables", Some(&wanted)).await;
    assert_eq!(status, StatusCode::CREATED, "{opened}");
    let table = opened["table"].as_str().expect("an id").to_owned();
    for who in [&ada, &bruno] {
        assert_eq!(ask(site, who, &table, "sit", json!({ "nonce": "sit" })).await.0, 200);
    }
    (ada, bruno, table)
}

/// Who sits at a table is told to come back to it, wherever it is listed; others are asked to sit down. Its bot is somebody.
#[tokio::test]
async fn ones_own_table_is_not_offered_as_anothers() {
    let site = Site::new().await;
    let (mut ada, _, table) = adas_table(&site).await;
    let mut carla = site.account("Carla", "carla", Role::Player).await;
    for path in ["/", "/tables"] {
        let own = site.get(&mut ada, path).await.body;
        assert!(own.contains("Torna al tavolo") && !own.contains(">Siediti</a>"), "{path}: {own}");
        let others = site.get(&mut carla, path).await.body;
        assert!(others.contains(">Siediti</a>") && !others.contains("Torna al tavolo"), "{path}: {others}");
        assert!(others.contains("Zeno (a caso)"), "{path}: {others}");
    }
    let mut boss = site.account("Berta", "berta", Role::Administrator).await;
    let admin = site.get(&mut boss, "/admin").await.body;
    assert!(admin.contains(&format!("href=\"/tables/{table}\"")) && admin.contains("Zeno (a caso)"), "{admin}");
    assert!(!admin.contains("/admin/copy"), "no copies are made here");
    assert_eq!(site.post(&mut boss, "/admin/copy", &[]).await.status, StatusCode::NOT_FOUND);
}

/// A table of one's own stands in one list, with what is so of it; who has given a game up has nothing more to do there.
#[tokio::test]
async fn ones_own_games_are_listed_once_until_they_are_given_up() {
    let site = Site::new().await;
    let (mut ada, mut bruno, table) = adas_table(&site).await;
    let link = format!("<a href=\"/tables/{table}\">");
    for path in ["/", "/tables"] {
        let own = site.get(&mut bruno, path).await.body;
        assert!(own.contains("Le tue partite") && own.contains("non è ancora cominciata"), "{path}: {own}");
        assert_eq!(own.matches(&link).count(), 1, "{path}: {own}");
    }
    let start = json!({ "nonce": "h1", "do": "start", "bot": "random" });
    assert_eq!(ask(&site, &ada, &table, "host", start).await.0, 200);
    let own = site.get(&mut bruno, "/tables").await.body;
    assert!(own.contains(">Riprendi</a>") && !own.contains("non è ancora cominciata"), "{own}");
    assert_eq!(own.matches(&link).count(), 1, "{own}");
    // Nobody gives up before they have a colour.
    let given_up = async {
        for count in 0.. {
            for who in [&ada, &bruno] {
                let scene = send(&site, &Who::Browser(who), "GET", &format!("/api/tables/{table}"), None).await.1;
                if let Some(colour) = scene["may"][0].as_str().filter(|line| line.starts_with("colour ")) {
                    let nonce = format!("c{count}");
                    let command = json!({ "after": scene["version"], "nonce": nonce, "command": colour });
                    ask(&site, who, &table, "commands", command).await;
                }
            }
            if ask(&site, &bruno, &table, "resign", json!({ "nonce": format!("r{count}") })).await.0 == 200 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    assert!(timeout(Duration::from_secs(20), given_up).await.is_ok(), "nobody can give up");
    for path in ["/", "/tables"] {
        let given_up = site.get(&mut bruno, path).await.body;
        assert!(given_up.contains(">Guarda</a>") && !given_up.contains(">Riprendi</a>"), "{path}: {given_up}");
        let others = site.get(&mut ada, path).await.body;
        assert!(others.contains(">Riprendi</a>") && !others.contains(">Guarda</a>"), "{path}: {others}");
    }
}

/// Bruno is taken off his chair; Carla sits there. What Bruno had open ends, and nothing of hers was in it.
#[tokio::test]
async fn an_old_tab_sees_nothing_of_who_sits_there_now() {
    let site = Site::new().await;
    let (ada, bruno, table) = adas_table(&site).await;
    let cookie = (header::COOKIE, bruno.cookie_header().expect("somebody"));
    let mut stream = site.stream(&format!("/api/tables/{table}/stream"), cookie).await;
    assert!(stream.next().await.is_some(), "the table as it is");
    let remove = json!({ "nonce": "h1", "do": "remove", "player": 3 });
    assert_eq!(ask(&site, &bruno, &table, "host", remove.clone()).await.0, 403, "only the host");
    assert_eq!(ask(&site, &ada, &table, "host", remove).await.0, 200);
    let again = ask(&site, &ada, &table, "host", json!({ "nonce": "h2", "do": "remove", "player": 3 })).await;
    assert_eq!((again.0, again.1["error"].as_str()), (409, Some("chair-free")), "a second click");
    let sat = ask(&site, &bruno, &table, "sit", json!({ "nonce": "anew" })).await;
    assert_eq!((sat.0, sat.1["error"].as_str()), (403, Some("taken-off")));
    let carla = site.account("Carla", "carla", Role::Player).await;
    assert_eq!(ask(&site, &carla, &table, "sit", json!({ "nonce": "sit" })).await.0, 200);
    let roman = ask(&site, &ada, &table, "host", json!({ "nonce": "h4", "do": "start", "bot": "bold" })).await;
    assert_eq!(roman.0, 400, "a bot of the other game");
    assert!(roman.1["words"].as_str().is_some_and(|said| said.contains("'bold': one of random")), "{}", roman.1);
    assert_eq!(ask(&site, &ada, &table, "host", json!({ "nonce": "h3", "do": "start", "bot": "random" })).await.0, 200);
    let mut seen = String::new();
    let rest = async {
        while let Some(Ok(piece)) = stream.next().await {
            seen.push_str(&String::from_utf8_lossy(&piece));
        }
    };
    assert!(timeout(Duration::from_secs(5), rest).await.is_ok(), "it ends: {seen}");
    assert!(!seen.contains("\"may\":[\"") && !seen.contains("objective"), "{seen}");
}

#[tokio::test]
async fn phrases_are_those_of_the_list_and_not_too_many() {
    let site = Site::new().await;
    let (ada, bruno, table) = adas_table(&site).await;
    let say = async |who: &Browser, phrase: &str| ask(&site, who, &table, "say", json!({ "phrase": phrase })).await;
    assert_eq!(say(&ada, "well-played").await.0, 204);
    for wrong in ["che schiappa", "", "../phrase", "well-played "] {
        assert_eq!(say(&ada, wrong).await.0, 400, "{wrong}");
    }
    let carla = site.account("Carla", "carla", Role::Player).await;
    assert_eq!(say(&carla, "thanks").await.0, 403, "who has no seat");
    let refused = say(&bruno, "thanks").await;
    assert_eq!(refused.0, 204);
    let mut last = 204;
    for _ in 0..6 {
        last = say(&bruno, "thanks").await.0;
    }
    assert_eq!(last, 429, "enough is enough");
}

#[tokio::test]
async fn a_table_of_a_tournament_is_opened_by_referees_and_nobody_talks_there() {
    let site = Site::new().await;
    let ada = site.account("Ada", "ada", Role::Player).await;
    let zelia = site.account("Zelia", "zelia", Role::Referee).await;
    let wanted = json!({ "players": 4, "tournament": true });
    let (status, _) = send(&site, &Who::Browser(&ada), "POST", "/api/tables", Some(&wanted)).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let (status, opened) = send(&site, &Who::Browser(&zelia), "POST", "/api/tables", Some(&wanted)).await;
    assert_eq!(status, StatusCode::CREATED, "{opened}");
    let table = opened["table"].as_str().expect("an id");
    assert_eq!(ask(&site, &ada, table, "sit", json!({ "nonce": "sit" })).await.0, 200);
    let said = ask(&site, &ada, table, "say", json!({ "phrase": "thanks" })).await;
    assert_eq!((said.0, said.1["error"].as_str()), (403, Some("tournament")));
    let scene = send(&site, &Who::Browser(&ada), "GET", &format!("/api/tables/{table}"), None).await.1;
    assert_eq!(scene["table"]["options"]["odds"], json!(false), "nobody calculates there either");
}
