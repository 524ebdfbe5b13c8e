//! A whole site in a directory that goes away, and somebody with a browser.
#![allow(dead_code, reason = "each of the tests uses a part of it")]

use axum::Router;
use axum::body::{Body, BodyDataStream, to_bytes};
use axum::http::{HeaderMap, Request, StatusCode, header};
use server::{App, ProxyTrust, router};
use sha2::{Digest as _, Sha256};
use store::{Person, PersonKind, Role, Session, SessionKind, Store};
use tower::ServiceExt as _;

pub(crate) const HOST: &str = "circolo.example";

pub(crate) struct Site {
    pub(crate) store: Store,
    pub(crate) app: App,
    router: Router,
    _directory: tempfile::TempDir,
}

/// What the site answers.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn location(&self) -> &str {
        self.headers.get(header::LOCATION).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// The value of a cookie that is set.
    pub(crate) fn cookie(&self, name: &str) -> Option<String> {
        let set = self.headers.get_all(header::SET_COOKIE).iter().filter_map(|value| value.to_str().ok());
        set.filter_map(|text| text.split(';').next()?.split_once('='))
            .find(|(found, _)| *found == name)
            .map(|(_, value)| value.to_owned())
    }
}

/// A browser: it keeps its cookies and says where a form comes from.
#[derive(Clone, Default)]
pub(crate) struct Browser {
    pub(crate) cookies: Vec<(String, String)>,
    pub(crate) language: &'static str,
}

impl Browser {
    pub(crate) fn new() -> Self {
        Self { cookies: Vec::new(), language: "it" }
    }

    fn take(&mut self, answer: &Answer) {
        for name in ["sdadata", "lang", "shown", "hall", "device", "known"] {
            if let Some(value) = answer.cookie(name) {
                self.cookies.retain(|(known, _)| known != name);
                if !value.is_empty() {
                    self.cookies.push((name.to_owned(), value));
                }
            }
        }
    }

    pub(crate) fn cookie_header(&self) -> Option<String> {
        let pairs: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        (!pairs.is_empty()).then(|| pairs.join("; "))
    }

    pub(crate) fn key(&self) -> Option<&str> {
        self.cookies.iter().find(|(name, _)| name == "sdadata").map(|(_, value)| value.as_str())
    }
}

impl Site {
    pub(crate) async fn new() -> Self {
        Self::after(ProxyTrust::None).await
    }

    /// One behind such a proxy.
    pub(crate) async fn after(proxy: ProxyTrust) -> Self {
        let directory = tempfile::tempdir().expect("a directory");
        let store = Store::in_directory(directory.path()).await.expect("a store");
        let app = App::new(store.clone(), proxy);
        Self { store, router: router(&app), app, _directory: directory }
    }

    /// One on this store.
    pub(crate) fn on(store: Store) -> Self {
        let app = App::new(store.clone(), ProxyTrust::None);
        Self { store, router: router(&app), app, _directory: tempfile::tempdir().expect("a directory") }
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Answer {
        let response = self.router.clone().oneshot(request).await.expect("an answer");
        let (status, headers) = (response.status(), response.headers().clone());
        let bytes = to_bytes(response.into_body(), usize::MAX).await.expect("a body");
        Answer { status, headers, body: String::from_utf8_lossy(&bytes).into_owned() }
    }

    /// The status of an answer, whose body may never end.
    pub(crate) async fn status(&self, request: Request<Body>) -> StatusCode {
        self.router.clone().oneshot(request).await.expect("an answer").status()
    }

    /// An answer that goes on for as long as somebody reads it.
    pub(crate) async fn stream(&self, path: &str, who: (header::HeaderName, String)) -> BodyDataStream {
        let request = Request::get(path).header(header::HOST, HOST).header(who.0, who.1).body(Body::empty());
        let response = self.router.clone().oneshot(request.expect("a request")).await.expect("an answer");
        assert_eq!(response.status(), StatusCode::OK);
        response.into_body().into_data_stream()
    }

    pub(crate) async fn get(&self, browser: &mut Browser, path: &str) -> Answer {
        let mut request = Request::get(path)
            .header(header::HOST, HOST)
            .header(header::ACCEPT, "text/html")
            .header(header::ACCEPT_LANGUAGE, browser.language);
        if let Some(cookies) = browser.cookie_header() {
            request = request.header(header::COOKIE, cookies);
        }
        let answer = self.send(request.body(Body::empty()).expect("a request")).await;
        browser.take(&answer);
        answer
    }

    pub(crate) async fn post(&self, browser: &mut Browser, path: &str, fields: &[(&str, &str)]) -> Answer {
        self.post_from(browser, path, fields, Some(&format!("http://{HOST}"))).await
    }

    pub(crate) async fn post_from(
        &self,
        browser: &mut Browser,
        path: &str,
        fields: &[(&str, &str)],
        origin: Option<&str>,
    ) -> Answer {
        let mut request = Request::post(path)
            .header(header::HOST, HOST)
            .header(header::ACCEPT, "text/html")
            .header(header::ACCEPT_LANGUAGE, browser.language)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        if let Some(origin) = origin {
            request = request.header(header::ORIGIN, origin);
        }
        if let Some(cookies) = browser.cookie_header() {
            request = request.header(header::COOKIE, cookies);
        }
        let answer = self.send(request.body(Body::from(encoded(fields))).expect("a request")).await;
        browser.take(&answer);
        answer
    }

    /// A new account, and a browser that is in.
    pub(crate) async fn account(&self, name: &str, login: &str, role: Role) -> Browser {
        let mut browser = Browser::new();
        let answer = self.post(&mut browser, "/register", &credentials(name, login, PASSWORD)).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        if role != Role::Player {
            let mut person = self.person(login).await;
            person.role = role;
            self.store.change_person(&person).await.expect("a role");
        }
        browser
    }

    pub(crate) async fn person(&self, login: &str) -> Person {
        self.store.person_by_login(login).await.expect("a store").expect("a person")
    }

    /// The one-time link a server shows when it has no administrator.
    pub(crate) async fn invitation(&self, key: &str, expires: i64) {
        let person = Person {
            id: "first-administrator".to_owned(),
            name: "admin".to_owned(),
            login: None,
            kind: PersonKind::Guest,
            role: Role::Administrator,
            password: None,
            owner: None,
            created: 0,
        };
        self.store.add_person(&person).await.expect("a person");
        let hash = Sha256::digest(key.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect();
        let kind = SessionKind::Invitation;
        let session = Session { key: hash, person: person.id, kind, created: 0, expires };
        self.store.add_session(&session).await.expect("a key");
    }
}

pub(crate) const PASSWORD: &str = "tre dadi contro due";

pub(crate) fn credentials<'a>(name: &'a str, login: &'a str, password: &'a str) -> [(&'a str, &'a str); 3] {
    [("name", name), ("login", login), ("password", password)]
}

pub(crate) fn encoded(fields: &[(&str, &str)]) -> String {
    let word = |text: &str| -> String {
        text.bytes()
            .map(
                |byte| if byte.is_ascii_alphanumeric() { char::from(byte).to_string() } else { format!("%{byte:02X}") },
            )
            .collect()
    };
    fields.iter().map(|(name, value)| format!("{}={}", word(name), word(value))).collect::<Vec<_>>().join("&")
}
