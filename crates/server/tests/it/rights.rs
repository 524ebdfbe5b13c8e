//! Who may ask what of the server: every route against everybody who can ask, in `golden/server-rights.txt`. The routes are the
//! server's own list, so that a new one without a line here fails; those of tournaments have a table of their own.

use crate::site::{Browser, HOST, Site, encoded};
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};
use server::ProxyTrust;
use sha2::{Digest as _, Sha256};
use std::fmt::Write as _;
use std::sync::atomic::{AtomicU32, Ordering};
use store::{Log as _, Person, PersonKind, Role, Session, SessionKind};

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../golden/server-rights.txt");

const LEGEND: &str = "\
# Every route but those of tournaments, and the status for everybody who can ask; `*` where something was written to the log of
# the table. The table has three players and is running; `sit` asks for a seat of one that waits. From the left:
#   nobody    no cookie                       player     an account that sits at the table
#   gone      a cookie that was logged out    referee    an account with that role, which watches
#   guest     a guest who watches             organiser  an account with that role
#   account   an account that watches         admin      the administrator of the server
#   bot       the token of a bot of the account's
# Nobody asks from the server's own machine. 401 and 403: not allowed. 400, 404, 409 and 422: refused for another reason.
";

/// How many requests were made.
static REQUESTS: AtomicU32 = AtomicU32::new(0);

/// Those who ask, who may least first.
const ASKERS: [&str; 9] = ["nobody", "gone", "guest", "account", "bot", "player", "referee", "organiser", "admin"];

/// Everybody's key: their name, long enough to be one.
pub(crate) fn key_of(name: &str) -> String {
    format!("{name:x<30}")
}

/// A server with everybody in it, and its two tables.
pub(crate) struct House {
    pub(crate) site: Site,
    pub(crate) running: String,
    waiting: String,
}

impl House {
    pub(crate) async fn new() -> Self {
        let site = Site::after(ProxyTrust::Trusted).await;
        for name in ["rival", "third"].into_iter().chain(ASKERS).filter(|name| *name != "nobody") {
            add_person(&site, name).await;
        }
        site.store.end_session(&hash(&key_of("gone"))).await.expect("logged out");
        let running = open_table(&site).await;
        for name in ["player", "rival", "third"] {
            let body = json!({ "nonce": format!("sit-{name}") });
            let request = request("POST", &format!("/api/tables/{running}/sit"), Some(name), Sent::Json(body));
            let answer = site.send(request).await;
            assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
        }
        let waiting = open_table(&site).await;
        Self { site, running, waiting }
    }

    /// The path of a route, with what it names.
    fn path(&self, method: &str, path: &str, who: &str) -> String {
        let table = if path.ends_with("/sit") { &self.waiting } else { &self.running };
        let id = match path {
            path if path.contains("/tables/") => table.as_str(),
            path if path.starts_with("/profile/bots/") => "bot",
            path if path.starts_with("/regulations/") => "raduno",
            _ => "account",
        };
        let path = path.replace("{id}", id).replace("{key}", &key_of("unknown"));
        match (method, path.as_str()) {
            ("GET", "/api/odds" | "/odds") => path + "?attackers=3&defenders=2",
            ("GET", "/regulations/compare") => path + "?left=raduno&right=lariana",
            ("POST", "/register") => format!("{path}?of={who}"),
            _ => path,
        }
    }

    async fn version(&self) -> u64 {
        let entries = self.site.store.read(&self.running, 0).await.expect("a log");
        entries.last().map_or(0, |entry| entry.version)
    }
}

fn hash(key: &str) -> String {
    Sha256::digest(key.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

async fn add_person(site: &Site, name: &str) {
    let (kind, role) = match name {
        "guest" => (PersonKind::Guest, Role::Player),
        "bot" => (PersonKind::Bot, Role::Player),
        "referee" => (PersonKind::Account, Role::Referee),
        "organiser" => (PersonKind::Account, Role::Organiser),
        "admin" => (PersonKind::Account, Role::Administrator),
        _ => (PersonKind::Account, Role::Player),
    };
    let has_login = kind == PersonKind::Account;
    let person = Person {
        id: name.to_owned(),
        name: format!("Nome {name}"),
        login: has_login.then(|| name.to_owned()),
        kind,
        role,
        password: None,
        owner: (kind == PersonKind::Bot).then(|| "account".to_owned()),
        created: 1,
    };
    site.store.add_person(&person).await.expect("a person");
    let kind = if kind == PersonKind::Bot { SessionKind::Token } else { SessionKind::Browser };
    let session = Session { key: hash(&key_of(name)), person: person.id, kind, created: 1, expires: i64::MAX };
    site.store.add_session(&session).await.expect("a session");
}

async fn open_table(site: &Site) -> String {
    let body = Sent::Json(json!({ "players": 3, "regulation": "genova-53" }));
    let answer = site.send(request("POST", "/api/tables", Some("rival"), body)).await;
    assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.body);
    let opened: Value = serde_json::from_str(&answer.body).expect("JSON");
    opened["table"].as_str().expect("an id").to_owned()
}

/// What is sent with a request.
pub(crate) enum Sent {
    Nothing,
    Form(Vec<(&'static str, String)>),
    Json(Value),
}

pub(crate) fn request(method: &str, path: &str, who: Option<&str>, sent: Sent) -> Request<Body> {
    let mut request = Request::builder().method(method).uri(path).header(header::HOST, HOST);
    request = request.header("origin", format!("http://{HOST}")).header("sec-fetch-site", "same-origin");
    // From somewhere else each time: how fast one network may ask is tried elsewhere.
    let number = REQUESTS.fetch_add(1, Ordering::Relaxed) % 250;
    request = request.header("x-forwarded-for", format!("192.0.2.{number}"));
    match who {
        Some("bot") => request = request.header(header::AUTHORIZATION, format!("Bearer {}", key_of("bot"))),
        Some(who) => request = request.header(header::COOKIE, format!("sdadata={}", key_of(who))),
        None => {}
    }
    let (kind, body) = match sent {
        Sent::Nothing => return request.body(Body::empty()).expect("a request"),
        Sent::Json(body) => ("application/json", body.to_string()),
        Sent::Form(fields) => {
            let fields: Vec<_> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
            ("application/x-www-form-urlencoded", encoded(&fields))
        }
    };
    request.header(header::CONTENT_TYPE, kind).body(Body::from(body)).expect("a request")
}

/// What is sent to a route that takes something.
fn sent_to(path: &str, who: &str, version: u64) -> Option<Sent> {
    let form = |fields: &[(&'static str, &str)]| {
        Sent::Form(fields.iter().map(|(name, value)| (*name, (*value).to_owned())).collect())
    };
    let nonce = format!("n-{who}");
    Some(match path {
        "/api/tables" => Sent::Json(json!({ "players": 4 })),
        "/api/tables/{id}/commands" => Sent::Json(json!({ "after": version, "nonce": nonce, "command": "pass" })),
        "/api/tables/{id}/sit"
        | "/api/tables/{id}/leave"
        | "/api/tables/{id}/return"
        | "/api/tables/{id}/resign"
        | "/api/tables/{id}/go-on"
        | "/api/tables/{id}/rematch" => Sent::Json(json!({ "nonce": nonce })),
        "/api/tables/{id}/pause" => Sent::Json(json!({ "nonce": nonce, "rule": "C55", "reason": "si parla" })),
        "/api/tables/{id}/host" => Sent::Json(json!({ "nonce": nonce, "do": "start" })),
        "/api/tables/{id}/agree" => Sent::Json(json!({ "nonce": nonce, "pause": true })),
        "/api/tables/{id}/analysis" | "/api/tables/{id}/hint" => Sent::Json(json!({})),
        "/api/tables/{id}/say" => Sent::Json(json!({ "phrase": "well-played" })),
        "/api/tables/{id}/resume" => Sent::Json(json!({ "nonce": nonce })),
        "/api/tables/{id}/ruling" => Sent::Json(
            json!({ "after": version, "nonce": nonce, "command": "rule C54 passturn", "reason": "troppo lento" }),
        ),
        "/api/tables/{id}/seed" => Sent::Json(json!({ "nonce": nonce, "seed": "0123456789abcdef" })),
        "/tables/new" => form(&[("regulation", "raduno"), ("players", "4")]),
        "/play-now" | "/first-game" | "/logout" | "/profile/everywhere" => form(&[]),
        "/theme" => form(&[("theme", "dark"), ("back", "/")]),
        "/language" => form(&[("lang", "en"), ("back", "/")]),
        "/login" => form(&[("login", "nobody-known"), ("password", "tre dadi contro due")]),
        "/register" => {
            form(&[("name", "Nuova"), ("login", &format!("new-{who}")), ("password", "tre dadi contro due")])
        }
        "/welcome/{key}" => form(&[("login", "x"), ("password", "tre dadi contro due")]),
        "/profile/name" => form(&[("name", "Nuovo Nome")]),
        "/profile/password" => form(&[("old-password", "x"), ("password", "tre dadi contro due")]),
        "/profile/bots" => form(&[("name", "Nuovo Bot")]),
        "/profile/bots/{id}/token" | "/profile/bots/{id}/revoke" | "/profile/erase" => form(&[("sure", "yes")]),
        "/admin/{id}/role" => form(&[("role", "referee")]),
        "/admin/{id}/reset" | "/admin/copy" => form(&[]),
        _ => return None,
    })
}

#[tokio::test]
async fn every_route_of_the_server_knows_who_may_ask() {
    let mut routes = server::answered();
    routes.retain(|(_, path)| !path.starts_with("/tournaments") && !path.starts_with("/api/tournaments"));
    routes.sort_by(|one, other| (&one.1, one.0).cmp(&(&other.1, other.0)));
    let mut table = LEGEND.to_owned();
    let heads: String = ASKERS.iter().map(|name| format!("{name:<11}")).collect();
    _ = writeln!(table, "{:<40}{}", "", heads.trim_end());
    for (method, path) in routes {
        // Each route has a house of its own: what was done by asking is gone with it.
        let house = House::new().await;
        let mut cells = String::new();
        for who in ASKERS {
            let before = house.version().await;
            let sent = match method {
                "POST" => sent_to(&path, who, before).unwrap_or_else(|| panic!("POST {path} has no line in this test")),
                _ => Sent::Nothing,
            };
            let asker = Some(who).filter(|who| *who != "nobody");
            let status = house.site.status(request(method, &house.path(method, &path, who), asker, sent)).await;
            let wrote = house.version().await != before;
            let is_referees = matches!(path.rsplit('/').next(), Some("pause" | "resume" | "ruling"));
            let may_referee = is_referees && matches!(who, "referee" | "organiser" | "admin");
            let may_write = matches!(who, "player" | "bot") || may_referee || !path.starts_with("/api/tables/{id}");
            assert!(may_write || !wrote, "{method} {path}: {who} wrote to a table they do not sit at");
            cells += &format!("{:<11}", format!("{}{}", status.as_u16(), if wrote { "*" } else { "" }));
        }
        _ = writeln!(table, "{:<40}{}", format!("{method:<5}{path}"), cells.trim_end());
    }
    golden::compare(PATH, &table);
}

/// From this very machine, with the right key or as administrator; nobody else.
#[tokio::test]
async fn counts_are_for_who_runs_the_server() {
    let house = House::new().await;
    let away = house.site.send(request("GET", "/metrics", Some("account"), Sent::Nothing)).await;
    assert_eq!(away.status, StatusCode::FORBIDDEN);
    assert!(away.body.contains("SDADATA_METRICS_KEY"), "{}", away.body);
    let administrator = house.site.send(request("GET", "/metrics", Some("admin"), Sent::Nothing)).await;
    assert_eq!(administrator.status, StatusCode::OK);
    let here = Site::new().await.get(&mut Browser::new(), "/metrics").await;
    assert!(here.status == StatusCode::OK && here.body.contains("# EOF"), "{}", here.body);
}
