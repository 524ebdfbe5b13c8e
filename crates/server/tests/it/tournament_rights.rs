//! Who may ask what of a tournament: every route against everybody who can ask, in `golden/tournament/hall-rights.txt`. The
//! routes are the server's own list, so that a new one without a line here fails.

use crate::site::{Browser, HOST, Site, encoded};
use crate::tournaments::{Who, ask, opened_under, send, state};
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use store::Role;

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../golden/tournament/hall-rights.txt");

/// Those who may look and do nothing.
const LOOKERS: [&str; 4] = ["nobody", "account", "projector", "revoked"];

const LEGEND: &str = "\
# Every route of a tournament, and the status for everybody who can ask; `*` where something was written to its log.
# The round is the second, the table the first. From the left:
#   nobody     no account, no link            own        the link of table 1 in round 2, as one of its players
#   account    an account without a part      revoked    a helper's link that was revoked
#   projector  the link of a projector        helper+    the link of a helper; helper an account with that part
#   register   the link of the registration   referee+   the link of a referee; referee an account with that part
#   round      the link of table 1, round 1   organiser  the account that opened it
#   table      the link of table 2, round 2   admin      the administrator of the server, who has no part in it
# 401 and 403: not allowed. 400 and 422: allowed, and refused for another reason. 404: there is no such thing for them.
";

/// A route as the server's list names it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Route {
    path: String,
    method: &'static str,
}

/// The routes of tournaments.
fn routes() -> BTreeSet<Route> {
    let ours = |path: &str| path.starts_with("/tournaments") || path.starts_with("/api/tournaments");
    let answered = server::answered().into_iter().filter(|(_, path)| ours(path));
    answered.map(|(method, path)| Route { path, method }).collect()
}

/// What is sent with a request.
enum Sent {
    Nothing,
    Form(Vec<(&'static str, String)>),
    Json(Value),
    File(&'static str),
}

fn form(fields: &[(&'static str, &str)]) -> Sent {
    Sent::Form(fields.iter().map(|(name, value)| (*name, (*value).to_owned())).collect())
}

/// What somebody of this name sends.
type Sending = Box<dyn Fn(&Hall, &str) -> Sent>;

/// One line of the table: a route, and what is sent to it.
struct Line {
    route: Route,
    label: String,
    sent: Sending,
}

/// The tournament that is asked, and what the requests name of it.
struct Hall {
    id: String,
    /// Who sits at table 1 of round 2.
    seats: Vec<Value>,
    /// The key of a link that may be revoked.
    spare: String,
    projector: String,
}

impl Hall {
    fn report(&self, table: usize, seats: &[Value]) -> Value {
        let points = [60, 50, 30, 24];
        let seat = |(order, (entrant, points)): (usize, (&Value, u16))| json!({ "entrant": entrant, "counted": { "points": points, "order": order } });
        let seats: Vec<Value> = (1..).zip(seats.iter().zip(points)).map(seat).collect();
        json!({ "do": "report", "table": table, "result": { "seats": seats } })
    }

    /// The fields of a result of table 1 as the pages send them.
    fn result_fields(&self) -> Sent {
        let mut fields = vec![("round", "2".to_owned()), ("table", "1".to_owned())];
        let names =
            [("entrant1", "points1"), ("entrant2", "points2"), ("entrant3", "points3"), ("entrant4", "points4")];
        for ((entrant, points), (seat, counted)) in names.into_iter().zip(self.seats.iter().zip([60, 50, 30, 24])) {
            fields.extend([(entrant, seat.to_string()), (points, counted.to_string())]);
        }
        Sent::Form(fields)
    }

    fn path(&self, route: &Route) -> String {
        let key = if route.method == "DELETE" { &self.spare } else { &self.projector };
        let path = route.path.replace("{id}", &self.id).replace("{round}", "2").replace("{table}", "1");
        let path = path.replace("{entrant}", "1").replace("{club}", "Aurora").replace("{key}", key);
        match route.path.as_str() {
            "/tournaments/{id}/score" => path + "?table=1",
            "/tournaments/{id}/referee/sanction" if route.method == "GET" => path + "?entrant=1",
            "/tournaments/new/preview" => path + "?format=raduno/raduno&people=16",
            _ => path,
        }
    }
}

/// The commands that are tried over HTTP, one for each part that may be needed.
fn commands(hall: &Hall, who: &str) -> Vec<(&'static str, Value)> {
    let person = json!({ "name": "Nuovo", "surname": format!("Api{who}") });
    let sanction = json!({
        "do": "sanction", "entrant": 1, "sanction": "reminder", "fault": "C55", "why": "prova",
        "by": { "name": "Zelia Arbitri" },
    });
    vec![
        ("enter", json!({ "do": "enter", "entry": { "person": person } })),
        ("call_roll", json!({ "do": "call_roll", "players": [1], "presence": "here" })),
        ("withdraw", json!({ "do": "withdraw", "entrant": 999 })),
        ("sanction", sanction),
        ("cast_dice", json!({ "do": "cast_dice", "rolls": [[999, [3]]] })),
        ("draw", json!({ "do": "draw", "seed": 9 })),
        ("allow_size", json!({ "do": "allow_size", "size": 99 })),
        ("report", hall.report(1, &hall.seats)),
    ]
}

/// What is sent to a route that takes something.
fn sent_to(path: &str, hall: &Hall, who: &str) -> Option<Sent> {
    let api = path.strip_prefix("/api/tournaments");
    let me = &hall.seats[0];
    if let Some(api) = api {
        return Some(Sent::Json(match api {
            "" => json!({ "regulation": "raduno", "facts": { "name": "Un altro" } }),
            "/{id}/links" => json!({ "kind": "projector" }),
            "/{id}/tables/{round}/{table}/confirm" => json!({ "as": me }),
            "/{id}/tables/{round}/{table}/contest" => json!({ "as": me, "why": "no" }),
            "/{id}/undo" => json!({ "entry": 1, "why": "prova" }),
            "/{id}/clock" => json!({ "do": "start" }),
            "/{id}/calls" => json!({ "table": 1, "about": "prova" }),
            "/{id}/notices" => json!({ "text": "prova" }),
            _ => return None,
        }));
    }
    let page = path.strip_prefix("/tournaments")?;
    Some(match page {
        "/new" => form(&[("name", "Un altro"), ("format", "raduno/raduno")]),
        "/import" => Sent::File("nothing"),
        "/import/keep" => form(&[]),
        "/{id}/register" => form(&[("name", "Nuovo"), ("surname", who), ("accepted", "yes"), ("consent", "yes")]),
        "/{id}/console/cards" | "/{id}/console/sign" | "/{id}/console/promise" => form(&[]),
        "/{id}/console/enter" => form(&[("name", "Nuovo"), ("surname", who)]),
        "/{id}/console/correct" => {
            form(&[("entrant", "1"), ("name", "Nome1"), ("surname", "Cognome1"), ("club", "Aurora")])
        }
        "/{id}/console/paste" => form(&[("list", &format!("Incolla;{who};Aurora"))]),
        "/{id}/console/upload" => Sent::File("Cognome;Nome\n"),
        "/{id}/console/entrant" => form(&[("entrant", "1"), ("act", "here")]),
        "/{id}/console/roll" => form(&[("act", "all")]),
        "/{id}/console/ages" => form(&[("act", "adults")]),
        "/{id}/console/clubs" => form(&[("act", "different"), ("first", "Aurora"), ("second", "Bastione")]),
        "/{id}/console/team" => form(&[("name", "Squadra"), ("club", "Aurora")]),
        "/{id}/console/redraw" => form(&[("seed", "1"), ("came-999", "yes")]),
        "/{id}/console/swap" => form(&[("one", "1"), ("other", "1")]),
        "/{id}/console/size" => form(&[("size", "99")]),
        "/{id}/console/seat" => form(&[("tables", "1 2 3")]),
        "/{id}/console/dice" => form(&[("dice-999", "3")]),
        "/{id}/console/day" => {
            form(&[("act", "schedule"), ("stage", "nowhere"), ("round", "1"), ("day", "2026-12-01")])
        }
        "/{id}/console/event" => form(&[("name", "Evento"), ("day", "2026-12-01"), ("points", "1=25")]),
        "/{id}/console/draw" => form(&[("seed", "9")]),
        "/{id}/console/confirm" => form(&[("round", "2"), ("table", "2")]),
        "/{id}/console/clock" => form(&[("act", "start")]),
        "/{id}/console/light" => form(&[("table", "1"), ("light", "last_lap")]),
        "/{id}/console/notice" => form(&[("text", "prova")]),
        "/{id}/console/call" | "/{id}/referee/call" => form(&[("call", "999")]),
        "/{id}/console/link" => form(&[("kind", "projector")]),
        "/{id}/console/revoke" => form(&[("key", "unknown")]),
        "/{id}/console/role" => form(&[("login", "piero"), ("role", "nothing")]),
        "/{id}/console/undo" => form(&[("entry", "1"), ("why", "prova")]),
        "/{id}/console/rehearse" => form(&[("act", "results")]),
        "/{id}/referee/me" => form(&[("name", "Zelia Arbitri")]),
        "/{id}/referee/sanction" | "/{id}/referee/sanction/preview" | "/{id}/referee/sanction/change" => form(&[
            ("entrant", "1"),
            ("fault", "C55"),
            ("gravity", "light"),
            ("sanction", "reminder"),
            ("why", "prova"),
        ]),
        "/{id}/table/pick" => form(&[("entrant", &me.to_string())]),
        "/{id}/table/confirm" => form(&[]),
        "/{id}/table/contest" | "/{id}/table/call" => form(&[("text", "prova")]),
        "/{id}/table/light" => form(&[("light", "last_lap")]),
        page if page.starts_with("/{id}/score/") || page.starts_with("/{id}/table/") => hall.result_fields(),
        _ => return None,
    })
}

/// Every line of the table. A pending result is contested and confirmed first; all links of the tables are made anew last.
fn lines() -> Vec<Line> {
    let mut routes: Vec<Route> = routes().into_iter().collect();
    routes.sort_by_key(|route| match route.path.as_str() {
        "/api/tournaments/{id}/tables/{round}/{table}/contest" => 0,
        "/api/tournaments/{id}/tables/{round}/{table}/confirm" => 1,
        "/tournaments/{id}/console/cards" => 3,
        _ => 2,
    });
    let mut lines = Vec::new();
    for route in routes {
        let label = format!("{:<6} {}", route.method, route.path);
        if route.path.ends_with("/commands") {
            for place in 0..8 {
                let sent = move |hall: &Hall, who: &str| {
                    let (_, command) = commands(hall, who).swap_remove(place);
                    Sent::Json(json!({ "as": hall.seats[0], "command": command }))
                };
                lines.push(Line { route: route.clone(), label: label.clone(), sent: Box::new(sent) });
            }
            continue;
        }
        let path = route.path.clone();
        let takes_nothing = route.method != "POST";
        let sent = move |hall: &Hall, who: &str| {
            if takes_nothing {
                return Sent::Nothing;
            }
            sent_to(&path, hall, who).unwrap_or_else(|| panic!("POST {path} has no line in this test"))
        };
        lines.push(Line { route, label, sent: Box::new(sent) });
    }
    lines
}

/// Somebody who asks: a browser, and the key of a link where that is all they have.
struct Asking {
    name: &'static str,
    browser: Browser,
    key: Option<String>,
}

impl Asking {
    fn request(&self, route: &Route, path: &str, sent: Sent, nonce: &str) -> Request<Body> {
        let mut request = Request::builder().method(route.method).uri(path).header(header::HOST, HOST);
        request = request.header("origin", format!("http://{HOST}")).header("sec-fetch-site", "same-origin");
        match &self.key {
            Some(key) if path.starts_with("/api/") => {
                request = request.header(header::AUTHORIZATION, format!("Bearer {key}"));
            }
            _ if self.browser.cookies.is_empty() => {}
            _ => {
                let pairs = self.browser.cookies.iter().map(|(name, value)| format!("{name}={value}"));
                request = request.header(header::COOKIE, pairs.collect::<Vec<_>>().join("; "));
            }
        }
        let (kind, body) = match sent {
            Sent::Nothing => return request.body(Body::empty()).expect("a request"),
            Sent::Json(mut body) => {
                body["nonce"] = json!(nonce);
                ("application/json", body.to_string())
            }
            Sent::Form(fields) => {
                let named = fields.iter().map(|(name, value)| (*name, value.as_str()));
                let fields: Vec<_> = [("nonce", nonce)].into_iter().chain(named).collect();
                ("application/x-www-form-urlencoded", encoded(&fields))
            }
            Sent::File(content) => {
                let head = "--cut\r\ncontent-disposition: form-data; name=\"file\"; filename=\"lista.csv\"\r\n\r\n";
                ("multipart/form-data; boundary=cut", format!("{head}{content}\r\n--cut--\r\n"))
            }
        };
        request.header(header::CONTENT_TYPE, kind).body(Body::from(body)).expect("a request")
    }
}

/// A Raduno of sixteen in its second round.
async fn second_round(site: &Site) -> (Browser, String, Value) {
    let (organiser, id) = opened_under(site, "raduno", 16).await;
    let owner = Who::Browser(&organiser);
    let club = json!({ "do": "correct", "entrant": 1, "entry": { "person": { "name": "Nome1", "surname": "Cognome1", "club": "Aurora" } } });
    assert_eq!(ask(site, &owner, &id, "club", &club).await.0, StatusCode::OK);
    assert_eq!(ask(site, &owner, &id, "d1", &json!({ "do": "draw", "seed": 7 })).await.0, StatusCode::OK);
    let first = state(site, &id).await;
    for table in 1..=4 {
        let result = crate::tournaments::report(&first, table, [60, 50, 30, 24]);
        assert_eq!(ask(site, &owner, &id, &format!("r{table}"), &result).await.0, StatusCode::OK);
    }
    let (status, drawn) = ask(site, &owner, &id, "d2", &json!({ "do": "draw", "seed": 8 })).await;
    assert_eq!(status, StatusCode::OK, "{drawn}");
    let now = state(site, &id).await;
    (organiser, id, now)
}

/// The key of a new link.
async fn link(site: &Site, owner: &Who<'_>, id: &str, what: Value) -> String {
    let (status, made) = send(site, owner, "POST", &format!("/api/tournaments/{id}/links"), Some(&what)).await;
    assert_eq!(status, StatusCode::OK, "{made}");
    made["key"].as_str().expect("a key").to_owned()
}

/// A phone that has followed a link.
async fn follower(site: &Site, id: &str, name: &'static str, key: String) -> Asking {
    let mut browser = Browser::new();
    let followed = site.get(&mut browser, &format!("/tournaments/{id}/link/{key}")).await;
    assert_eq!(followed.status, StatusCode::SEE_OTHER, "{name}");
    Asking { name, browser, key: Some(key) }
}

/// Everybody who can ask, those who may least first.
async fn everybody(site: &Site, organiser: Browser, hall: &Hall) -> Vec<Asking> {
    let id = &hall.id;
    let mut all = vec![Asking { name: "nobody", browser: Browser::new(), key: None }];
    let account = |name, browser| Asking { name, browser, key: None };
    all.push(account("account", site.account("Piero", "piero", Role::Player).await));
    let links = [
        ("projector", json!({ "kind": "projector" })),
        ("revoked", json!({ "kind": "helper" })),
        ("register", json!({ "kind": "register" })),
        ("round", json!({ "kind": "table", "round": 1, "table": 1 })),
        ("table", json!({ "kind": "table", "table": 2 })),
        ("own", json!({ "kind": "table", "table": 1 })),
        ("helper+", json!({ "kind": "helper" })),
        ("referee+", json!({ "kind": "referee" })),
    ];
    let owner = Who::Browser(&organiser);
    for (name, what) in links {
        let key = link(site, &owner, id, what).await;
        all.push(follower(site, id, name, key).await);
    }
    for asking in &mut all {
        if asking.name == "own" {
            let fields = [("nonce", "pick"), ("entrant", &*hall.seats[0].to_string())];
            let picked = site.post(&mut asking.browser, &format!("/tournaments/{id}/table/pick"), &fields).await;
            assert_eq!(picked.status, StatusCode::SEE_OTHER, "{}", picked.body);
        } else if asking.name == "revoked" {
            let path = format!("/api/tournaments/{id}/links/{}", asking.key.as_deref().expect("a key"));
            assert_eq!(send(site, &owner, "DELETE", &path, None).await.0, StatusCode::OK);
        }
    }
    let mut own = organiser.clone();
    for (name, login) in [("helper", "hilda"), ("referee", "renzo")] {
        all.push(account(name, site.account(name, login, Role::Player).await));
        let fields = [("nonce", login), ("login", login), ("role", name)];
        let given = site.post(&mut own, &format!("/tournaments/{id}/console/role"), &fields).await;
        assert_eq!(given.status, StatusCode::SEE_OTHER, "{}", given.body);
    }
    all.push(account("organiser", organiser));
    all.push(account("admin", site.account("Amelia", "amelia", Role::Administrator).await));
    all
}

#[tokio::test]
async fn every_route_knows_who_may_ask() {
    let site = Site::new().await;
    let (organiser, id, now) = second_round(&site).await;
    let owner = Who::Browser(&organiser);
    let seats = now["rounds"][1]["tables"][0]["seats"].as_array().expect("seats").clone();
    let spare = link(&site, &owner, &id, json!({ "kind": "projector" })).await;
    let projector = link(&site, &owner, &id, json!({ "kind": "projector" })).await;
    let hall = Hall { id, seats, spare, projector };
    let all = everybody(&site, organiser, &hall).await;
    let own = all.iter().find(|one| one.name == "own").and_then(|one| one.key.as_deref()).expect("a key");
    let body = json!({ "nonce": "pending", "as": hall.seats[1], "command": hall.report(1, &hall.seats) });
    let path = format!("/api/tournaments/{}/commands", hall.id);
    let (status, pending) = send(&site, &Who::Key(own), "POST", &path, Some(&body)).await;
    assert_eq!(status, StatusCode::OK, "{pending}");
    let mut table = LEGEND.to_owned();
    _ = writeln!(
        table,
        "{:<66}{}",
        "",
        all.iter().map(|one| format!("{:<10}", one.name)).collect::<String>().trim_end()
    );
    for (number, line) in (1..).zip(lines()) {
        let mut cells = String::new();
        for one in &all {
            let before = version(&site, &hall.id).await;
            let sent = (line.sent)(&hall, &one.name.replace('+', "l"));
            let nonce = format!("n{number}-{}", one.name.replace('+', "l"));
            let request = one.request(&line.route, &hall.path(&line.route), sent, &nonce);
            let status = site.status(request).await;
            let wrote = version(&site, &hall.id).await != before;
            assert!(!(wrote && LOOKERS.contains(&one.name)), "{}: {} wrote something", line.label, one.name);
            cells += &format!("{:<10}", format!("{}{}", status.as_u16(), if wrote { "*" } else { "" }));
        }
        _ = writeln!(table, "{:<66}{}", label(&line, &hall), cells.trim_end());
    }
    golden::compare(PATH, &table);
}

/// A line's name: its route, and which command it is.
fn label(line: &Line, hall: &Hall) -> String {
    match (line.sent)(hall, "nobody") {
        Sent::Json(body) if body["command"].is_object() => {
            format!("{} {}", line.label, body["command"]["do"].as_str().unwrap_or_default())
        }
        _ => line.label.clone(),
    }
}

async fn version(site: &Site, id: &str) -> u64 {
    state(site, id).await["version"].as_u64().expect("a version")
}
