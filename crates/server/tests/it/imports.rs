//! A tournament from a file: read, compared, and kept only when somebody says so.

use crate::site::{Answer, Browser, HOST, Site};
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::Value;
use store::Role;

const BOUNDARY: &str = "------------------------invented";

fn workbook(name: &str) -> Vec<u8> {
    std::fs::read(format!("{}/../interchange/tests/data/{name}", env!("CARGO_MANIFEST_DIR"))).expect("a workbook")
}

/// Sends a file as a browser does, without any script.
async fn upload(site: &Site, browser: &Browser, name: &str, bytes: &[u8], format: &str) -> Answer {
    let mut body = format!(
        "--{BOUNDARY}\r\nContent-Disposition: form-data; name=\"file\"; filename=\"{name}\"\r\nContent-Type: application/octet-stream\r\n\r\n"
    )
    .into_bytes();
    body.extend_from_slice(bytes);
    let format = format!(
        "\r\n--{BOUNDARY}\r\nContent-Disposition: form-data; name=\"format\"\r\n\r\n{format}\r\n--{BOUNDARY}--\r\n"
    );
    body.extend_from_slice(format.as_bytes());
    let mut request = Request::post("/tournaments/import")
        .header(header::HOST, HOST)
        .header(header::ACCEPT, "text/html")
        .header(header::ACCEPT_LANGUAGE, "it")
        .header(header::ORIGIN, format!("http://{HOST}"))
        .header(header::CONTENT_TYPE, format!("multipart/form-data; boundary={BOUNDARY}"));
    if let Some(key) = browser.key() {
        request = request.header(header::COOKIE, format!("sdadata={key}"));
    }
    site.send(request.body(Body::from(body)).expect("a request")).await
}

/// The word under which what was read waits.
fn key(page: &str) -> &str {
    let rest = page.split_once("name=\"key\" value=\"").expect("a form to keep it").1;
    rest.split_once('"').expect("its end").0
}

async fn state(site: &Site, id: &str) -> Value {
    let answer = site.get(&mut Browser::new(), &format!("/api/tournaments/{id}")).await;
    serde_json::from_str(&answer.body).expect("JSON")
}

async fn count(site: &Site) -> usize {
    let answer = site.get(&mut Browser::new(), "/api/tournaments").await;
    let list: Value = serde_json::from_str(&answer.body).expect("JSON");
    list["tournaments"].as_array().expect("a list").len()
}

#[tokio::test]
async fn a_workbook_is_compared_before_it_is_kept() {
    let site = Site::new().await;
    let mut organiser = site.account("Olga", "olga", Role::Organiser).await;
    for path in ["/tournaments", "/tournaments/new"] {
        let page = site.get(&mut organiser, path).await.body;
        assert!(page.contains("href=\"/tournaments/import\""), "{path}");
    }
    let read = upload(&site, &organiser, "venti-sbagliato.xls", &workbook("venti-sbagliato.xls"), "").await;
    assert_eq!(read.status, StatusCode::OK, "{}", read.body);
    for expected in ["20 iscritti, 2 turni (raduno, raduno)", "foglio «Classifica»", "ricalcolato"] {
        assert!(read.body.contains(expected), "no {expected:?} in {}", read.body);
    }
    assert_eq!(count(&site).await, 0, "nothing is kept yet");
    let mut another = site.account("Ugo", "ugo", Role::Organiser).await;
    let theirs = site.post(&mut another, "/tournaments/import/keep", &[("key", key(&read.body))]).await;
    assert_eq!((theirs.status, count(&site).await), (StatusCode::UNPROCESSABLE_ENTITY, 0), "it is not theirs");
    let kept = site.post(&mut organiser, "/tournaments/import/keep", &[("key", key(&read.body))]).await;
    assert_eq!(kept.status, StatusCode::SEE_OTHER, "{}", kept.body);
    let id = kept.location().split('/').nth(2).expect("an id").to_owned();
    let kept = state(&site, &id).await;
    assert_eq!(kept["entrants"].as_array().map(Vec::len), Some(20));
    assert_eq!(kept["rounds"].as_array().map(Vec::len), Some(2));
    assert_eq!(site.get(&mut organiser, &format!("/tournaments/{id}/console")).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_tournaments_own_file_comes_back() {
    let site = Site::new().await;
    let mut organiser = site.account("Olga", "olga", Role::Organiser).await;
    let read = upload(&site, &organiser, "venti.xls", &workbook("venti.xls"), "raduno/raduno").await;
    assert!(read.body.contains("Nessuna differenza"), "{}", read.body);
    let kept = site.post(&mut organiser, "/tournaments/import/keep", &[("key", key(&read.body))]).await;
    let first = kept.location().split('/').nth(2).expect("an id").to_owned();
    let file = site.get(&mut organiser, &format!("/api/tournaments/{first}/export.json")).await.body;
    let again = upload(&site, &organiser, "torneo.json", file.as_bytes(), "").await;
    let kept = site.post(&mut organiser, "/tournaments/import/keep", &[("key", key(&again.body))]).await;
    let second = kept.location().split('/').nth(2).expect("an id").to_owned();
    assert_ne!(first, second);
    let (first, second) = (state(&site, &first).await, state(&site, &second).await);
    assert_eq!((&first["ranking"], &first["rounds"]), (&second["ranking"], &second["rounds"]));
}

#[tokio::test]
async fn what_is_no_tournament_is_told_and_nothing_is_kept() {
    let site = Site::new().await;
    let organiser = site.account("Olga", "olga", Role::Organiser).await;
    let large = vec![b'x'; 9 * 1024 * 1024];
    let cases: [(&str, &[u8], &str); 5] = [
        ("elenco.csv", b"Nome;Cognome\nAda;Neri\n", "TORNEO, Iscritti"),
        ("elenco.txt", b"Nicol\xf2", "UTF-8"),
        ("rotto.xls", &workbook("rotto.xls"), "foglio «Iscritti», cella F6"),
        ("vuoto.xlsx", b"", "Scegli un file"),
        ("grande.xlsx", &large, "8 MB"),
    ];
    for (name, bytes, expected) in cases {
        let answer = upload(&site, &organiser, name, bytes, "").await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{name}: {}", answer.body);
        assert!(answer.body.contains(expected), "{name}: no {expected:?} in {}", answer.body);
    }
    let player = site.account("Pia", "pia", Role::Player).await;
    assert_eq!(upload(&site, &player, "a.xls", &workbook("venti.xls"), "").await.status, StatusCode::FORBIDDEN);
    let nobody = upload(&site, &Browser::new(), "a.xls", &workbook("venti.xls"), "").await;
    assert_eq!(nobody.status, StatusCode::UNAUTHORIZED);
    assert_eq!(count(&site).await, 0);
}
