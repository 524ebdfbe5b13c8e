//! What somebody sends who means no good: refused plainly, at a bounded cost.

use crate::site::{Browser, HOST, PASSWORD, Site, credentials};
use crate::tournaments::{Who, send};
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use futures_util::stream;
use serde_json::json;
use server::ProxyTrust;
use std::time::{Duration, Instant};
use store::Role;

#[tokio::test]
async fn a_zero_in_a_text_is_refused_wherever_it_stands() {
    let site = Site::new().await;
    let mut olga = site.account("Olga", "olga", Role::Organiser).await;
    let zero = json!({ "players": 4, "title": "a\u{0}b" });
    let (status, answer) = send(&site, &Who::Browser(&olga), "POST", "/api/tables", Some(&zero)).await;
    assert_eq!((status, &answer["error"]), (StatusCode::BAD_REQUEST, &json!("malformed")), "{answer}");
    let facts = json!({ "nonce": "n", "regulation": "raduno", "facts": { "name": "\u{0}" } });
    let (status, _) = send(&site, &Who::Browser(&olga), "POST", "/api/tournaments", Some(&facts)).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    let login = site.post(&mut Browser::new(), "/login", &[("login", "ol\0ga"), ("password", "x")]).await;
    assert_eq!(login.status, StatusCode::BAD_REQUEST);
    for path in ["/tables/a%00b", "/api/tables/%00", "/?lang=%00"] {
        assert_eq!(site.get(&mut olga, path).await.status, StatusCode::BAD_REQUEST, "{path}");
    }
}

/// A table for as many as its regulation does not have is refused in the reader's words.
#[tokio::test]
async fn a_wrong_number_of_players_is_told_in_plain_words() {
    let site = Site::new().await;
    let olga = site.account("Olga", "olga", Role::Organiser).await;
    for (regulation, players, language, says) in [
        ("spqr-rtu", 3, "it", "non si gioca in 3: si gioca in 4 o 5."),
        ("classico", 9, "it", "non si gioca in 9: si gioca in 3, 4, 5 o 6."),
        ("spqr-rtu", 3, "en", "not for 3 players: it is for 4 or 5."),
    ] {
        let (wanted, path) =
            (json!({ "regulation": regulation, "players": players }), format!("/api/tables?lang={language}"));
        let (status, answer) = send(&site, &Who::Browser(&olga), "POST", &path, Some(&wanted)).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{answer}");
        assert!(answer["words"].as_str().is_some_and(|words| words.contains(says)), "{regulation}: {answer}");
    }
}

/// A club's text of unknown keys costs no more than one that is read, and its answer is short.
#[tokio::test]
async fn a_text_full_of_nonsense_costs_little() {
    let site = Site::new().await;
    let olga = site.account("Olga", "olga", Role::Organiser).await;
    let keys = |count: usize| (0..count).map(|number| format!("chiave{number} = {number}\n")).collect::<String>();
    let ask = async |text: &str| {
        let begun = Instant::now();
        let (status, answer) =
            send(&site, &Who::Browser(&olga), "POST", "/api/tables", Some(&json!({ "text": text }))).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{answer}");
        (answer.to_string(), begun.elapsed())
    };
    let (long, _) = ask(&keys(12_000)).await;
    assert!(long.contains("64 KB") && long.len() < 500, "{long}");
    let (few, for_few) = ask(&format!("extends = \"raduno\"\n{}", keys(50))).await;
    let (many, for_many) = ask(&format!("extends = \"raduno\"\n[reinforcement]\n{}", keys(2_500))).await;
    assert!(many.len() < 4 * few.len(), "{} and {} letters", few.len(), many.len());
    // A ratio with room for a busy machine: it was several hundred before.
    assert!(for_many < 20 * for_few + Duration::from_millis(50), "{for_few:?} and {for_many:?}");
    let tournament = json!({ "nonce": "n", "regulation": "raduno", "text": keys(2_500), "facts": { "name": "Prova" } });
    let (status, answer) = send(&site, &Who::Browser(&olga), "POST", "/api/tournaments", Some(&tournament)).await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "{answer}");
    let name = "x".repeat(20_000);
    for (path, wanted) in [
        ("/api/tables", json!({ "regulation": name })),
        ("/api/tournaments", json!({ "nonce": "m", "regulation": name, "facts": { "name": "Prova" } })),
    ] {
        let (status, answer) = send(&site, &Who::Browser(&olga), "POST", path, Some(&wanted)).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{answer}");
        assert!(answer.to_string().len() < 500, "{answer}");
    }
}

#[tokio::test]
async fn a_password_is_no_letter_again_and_again() {
    let site = Site::new().await;
    for password in ["aaaaaaaaaa", "          ", "abababababab", "a b a b a b a b"] {
        let answer = site.post(&mut Browser::new(), "/register", &credentials("Anna", "anna", password)).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{password:?}");
        assert!(answer.body.contains("field-password-fault"), "{password:?}");
    }
}

/// Everybody in a hall has one address: a browser that has logged in before is counted alone.
#[tokio::test]
async fn who_guesses_beside_you_does_not_lock_you_out() {
    let site = Site::new().await;
    site.account("Olga", "olga", Role::Player).await;
    site.account("Piero", "piero", Role::Player).await;
    let log_in = async |browser: &mut Browser, login: &str, password: &str| {
        site.post(browser, "/login", &[("login", login), ("password", password)]).await.status
    };
    let mut known = Browser::new();
    assert_eq!(log_in(&mut known, "olga", PASSWORD).await, StatusCode::SEE_OTHER);
    for _ in 0..12 {
        log_in(&mut Browser::new(), "olga", "tre dadi contro uno").await;
        log_in(&mut Browser::new(), "piero", "tre dadi contro uno").await;
    }
    assert_eq!(log_in(&mut Browser::new(), "olga", PASSWORD).await, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(
        log_in(&mut known.clone(), "piero", PASSWORD).await,
        StatusCode::TOO_MANY_REQUESTS,
        "known to olga alone"
    );
    assert_eq!(log_in(&mut known, "olga", PASSWORD).await, StatusCode::SEE_OTHER);
    // A browser that was thrown out is nobody's any more, and what it is known by opens nothing.
    let key = known.cookies.iter().find(|(name, _)| name == "known").map(|(_, value)| value.clone()).expect("a cookie");
    let profile = send(&site, &Who::Key(&key), "GET", "/profile/export", None).await.0;
    assert_eq!(profile, StatusCode::UNAUTHORIZED);
    assert_eq!(site.post(&mut known, "/profile/everywhere", &[]).await.status, StatusCode::SEE_OTHER);
    known.cookies.retain(|(name, _)| name == "known");
    assert_eq!(log_in(&mut known, "olga", PASSWORD).await, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn over_tls_a_browser_is_told_to_stay_there() {
    let site = Site::after(ProxyTrust::Trusted).await;
    let ask = |proto: &'static str| {
        let request = Request::get("/").header(header::HOST, HOST).header("x-forwarded-proto", proto);
        request.body(Body::empty()).expect("a request")
    };
    assert!(site.send(ask("https")).await.headers.contains_key("strict-transport-security"));
    assert!(!site.send(ask("http")).await.headers.contains_key("strict-transport-security"));
}

/// Who sends half a body and then nothing is not waited for.
#[tokio::test]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let site = &Site::new().await;
    let kinds = ["application/json", "application/x-www-form-urlencoded"];
    let answers = kinds.map(|kind| async move {
        let half = stream::once(async { Ok::<_, std::io::Error>("{\"players\":") });
        let body = Body::from_stream(futures_util::StreamExt::chain(half, stream::pending()));
        let request = Request::post("/api/tables").header(header::HOST, HOST).header(header::CONTENT_TYPE, kind);
        site.send(request.body(body).expect("a request")).await
    });
    for answer in futures_util::future::join_all(answers).await {
        assert_eq!(answer.status, StatusCode::REQUEST_TIMEOUT, "{}", answer.body);
    }
}
