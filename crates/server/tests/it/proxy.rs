//! Behind a proxy, and without one.

use crate::site::{Answer, HOST, Site};
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use server::ProxyTrust;

async fn ask_as(site: &Site, login: &str, headers: &[(&str, &str)]) -> Answer {
    post(site, "/login", &format!("login={login}&password=guessed"), headers).await
}

async fn post(site: &Site, path: &str, body: &str, headers: &[(&str, &str)]) -> Answer {
    let mut request = Request::post(path)
        .header(header::HOST, HOST)
        .header(header::ORIGIN, format!("https://{HOST}"))
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    site.send(request.body(Body::from(body.to_owned())).expect("a request")).await
}

fn cookies(answer: &Answer) -> Vec<&str> {
    answer.headers.get_all(header::SET_COOKIE).iter().filter_map(|value| value.to_str().ok()).collect()
}

#[tokio::test]
async fn cookies_are_secure_over_tls_as_the_proxy_says() {
    for (proxy, proto, secure) in [
        (ProxyTrust::Trusted, "https", true),
        (ProxyTrust::Trusted, "http", false),
        (ProxyTrust::Trusted, "", false),
        (ProxyTrust::None, "https", false),
    ] {
        let site = Site::after(proxy).await;
        let answer = post(&site, "/play-now", "", &[("x-forwarded-proto", proto)]).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        let cookies = cookies(&answer);
        assert_eq!(cookies.len(), 1, "{cookies:?}");
        assert!(cookies[0].starts_with("sdadata=") && cookies[0].contains("; HttpOnly; SameSite=Lax"), "{cookies:?}");
        assert_eq!(cookies[0].contains("; Secure; "), secure, "{proxy:?} {proto}: {cookies:?}");
    }
}

#[tokio::test]
async fn each_address_behind_the_proxy_has_its_own_limit() {
    let site = Site::after(ProxyTrust::Trusted).await;
    let try_in = |from: &'static str| {
        let site = &site;
        async move { ask_as(site, "anna", &[("x-forwarded-for", from)]).await }
    };
    let mut refused = None;
    for _ in 0..20 {
        let answer = try_in("198.51.100.1, 203.0.113.9").await;
        if answer.status == StatusCode::TOO_MANY_REQUESTS {
            refused = Some(answer);
            break;
        }
    }
    let refused = refused.expect("twenty guesses are too many");
    let seconds = refused.headers.get(header::RETRY_AFTER).and_then(|value| value.to_str().ok()?.parse::<u64>().ok());
    assert!(seconds.is_some_and(|seconds| (1..=60).contains(&seconds)), "{seconds:?}");
    assert!(refused.body.contains(&format!("\"retry_after\":{}", seconds.unwrap_or(0))), "{}", refused.body);
    let other = try_in("203.0.113.9, 203.0.113.10").await;
    assert_ne!(other.status, StatusCode::TOO_MANY_REQUESTS, "somebody else's address");
}
