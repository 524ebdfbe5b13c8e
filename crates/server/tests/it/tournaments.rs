//! Tournaments over HTTP: who may do what, several people at once, links, streams, exports.

use crate::site::{Browser, HOST, Site};
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};
use store::Role;

/// Whoever asks: a browser with its cookie, or the key of a link.
pub(crate) enum Who<'b> {
    Browser(&'b Browser),
    Key(&'b str),
    Nobody,
}

pub(crate) async fn send(
    site: &Site,
    who: &Who<'_>,
    method: &str,
    path: &str,
    body: Option<&Value>,
) -> (StatusCode, Value) {
    let mut request = Request::builder().method(method).uri(path).header(header::HOST, HOST);
    match who {
        Who::Browser(browser) => {
            let cookies: Vec<String> = browser.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
            request = request.header(header::COOKIE, cookies.join("; ")).header("origin", format!("http://{HOST}"));
            request = request.header("sec-fetch-site", "same-origin");
        }
        Who::Key(key) => request = request.header(header::AUTHORIZATION, format!("Bearer {key}")),
        Who::Nobody => {}
    }
    let body = match body {
        Some(body) => {
            request = request.header(header::CONTENT_TYPE, "application/json");
            Body::from(body.to_string())
        }
        None => Body::empty(),
    };
    let answer = site.send(request.body(body).expect("a request")).await;
    (answer.status, serde_json::from_str(&answer.body).unwrap_or(Value::String(answer.body)))
}

/// A Raduno with so many people, opened by an organiser.
pub(crate) async fn opened(site: &Site, people: u32) -> (Browser, String) {
    opened_under(site, "raduno", people).await
}

/// The same under another regulation.
pub(crate) async fn opened_under(site: &Site, regulation: &str, people: u32) -> (Browser, String) {
    let organiser = site.account("Olga", "olga", Role::Organiser).await;
    let new = json!({ "nonce": "open-1", "regulation": regulation, "facts": { "name": "Raduno di prova" } });
    let (status, opened) = send(site, &Who::Browser(&organiser), "POST", "/api/tournaments", Some(&new)).await;
    assert_eq!(status, StatusCode::CREATED, "{opened}");
    let id = opened["tournament"].as_str().expect("an id").to_owned();
    for number in 1..=people {
        let person =
            json!({ "name": format!("Nome{number}"), "surname": format!("Cognome{number}"), "birth": "1990-02-03" });
        let enter = json!({ "do": "enter", "entry": { "person": person } });
        let (status, answer) = ask(site, &Who::Browser(&organiser), &id, &format!("enter-{number}"), &enter).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }
    (organiser, id)
}

pub(crate) async fn ask(site: &Site, who: &Who<'_>, id: &str, nonce: &str, command: &Value) -> (StatusCode, Value) {
    let body = json!({ "nonce": nonce, "command": command });
    send(site, who, "POST", &format!("/api/tournaments/{id}/commands"), Some(&body)).await
}

pub(crate) async fn state(site: &Site, id: &str) -> Value {
    send(site, &Who::Nobody, "GET", &format!("/api/tournaments/{id}"), None).await.1
}

/// A result of a table in the order of its seats.
pub(crate) fn report(state: &Value, table: usize, points: [u16; 4]) -> Value {
    let seats = state["rounds"][0]["tables"][table - 1]["seats"].as_array().expect("seats");
    let seats: Vec<Value> = (1..)
        .zip(seats.iter().zip(points))
        .map(
            |(order, (entrant, points))| json!({ "entrant": entrant, "counted": { "points": points, "order": order } }),
        )
        .collect();
    json!({ "do": "report", "table": table, "result": { "seats": seats } })
}

#[tokio::test]
async fn a_round_is_run_from_names_to_standings() {
    let site = Site::new().await;
    let (organiser, id) = opened(&site, 16).await;
    let owner = Who::Browser(&organiser);
    let (status, drawn) = ask(&site, &owner, &id, "draw-1", &json!({ "do": "draw", "seed": 7 })).await;
    assert_eq!(status, StatusCode::OK, "{drawn}");
    assert_eq!(drawn["events"][0]["event"], "round_seated");
    let now = state(&site, &id).await;
    assert_eq!((&now["stage"], now["draws"][0]["seed"].as_u64()), (&json!("playing"), Some(7)));
    for table in 1..=4 {
        let report = report(&now, table, [60, 50, 30, 24]);
        let (status, answer) = ask(&site, &owner, &id, &format!("report-{table}"), &report).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }
    let now = state(&site, &id).await;
    assert_eq!(now["standings"].as_array().map(Vec::len), Some(16));
    assert_eq!(now["rounds"][0]["tables"][0]["result"][0]["place"], 1);
    let (status, list) = send(&site, &Who::Nobody, "GET", "/api/tournaments", None).await;
    assert_eq!((status, &list["tournaments"][0]["name"]), (StatusCode::OK, &json!("Raduno di prova")));
}

#[tokio::test]
async fn the_same_request_again_has_the_same_answer() {
    let site = Site::new().await;
    let (organiser, id) = opened(&site, 4).await;
    let owner = Who::Browser(&organiser);
    let new = json!({ "nonce": "open-1", "regulation": "raduno", "facts": { "name": "Raduno di prova" } });
    let (_, again) = send(&site, &owner, "POST", "/api/tournaments", Some(&new)).await;
    assert_eq!(again["tournament"], json!(id), "no second tournament");
    let enter = json!({ "do": "enter", "entry": { "person": { "name": "Ada", "surname": "Bianchi" } } });
    let (_, first) = ask(&site, &owner, &id, "once", &enter).await;
    let (_, second) = ask(&site, &owner, &id, "once", &enter).await;
    assert_eq!((&first, first["events"][0]["id"].as_u64()), (&second, Some(5)));
    assert_eq!(state(&site, &id).await["entrants"].as_array().map(Vec::len), Some(5));
}

#[tokio::test]
async fn who_may_do_what() {
    let site = Site::new().await;
    let (organiser, id) = opened(&site, 16).await;
    let owner = Who::Browser(&organiser);
    let player = site.account("Piero", "piero", Role::Player).await;
    let new = json!({ "nonce": "x", "regulation": "raduno", "facts": { "name": "Mio" } });
    let (status, _) = send(&site, &Who::Browser(&player), "POST", "/api/tournaments", Some(&new)).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let draw = json!({ "do": "draw", "seed": 7 });
    assert_eq!(ask(&site, &Who::Nobody, &id, "d", &draw).await.0, StatusCode::UNAUTHORIZED);
    let (status, refused) = ask(&site, &Who::Browser(&player), &id, "d", &draw).await;
    assert_eq!((status, &refused["rule"]), (StatusCode::FORBIDDEN, &json!("C58")), "{refused}");
    let (status, _) = ask(&site, &owner, &id, "d", &draw).await;
    assert_eq!(status, StatusCode::OK);
    let links = format!("/api/tournaments/{id}/links");
    let (_, helper) = send(&site, &owner, "POST", &links, Some(&json!({ "kind": "helper" }))).await;
    let helper = helper["key"].as_str().expect("a key").to_owned();
    let now = state(&site, &id).await;
    let (status, _) = ask(&site, &Who::Key(&helper), &id, "r1", &report(&now, 1, [60, 50, 30, 24])).await;
    assert_eq!(status, StatusCode::OK, "a helper settles at once");
    let (status, _) = ask(&site, &Who::Key(&helper), &id, "d2", &draw).await;
    assert_eq!(status, StatusCode::FORBIDDEN, "a helper draws nothing");
    let (status, _) = send(&site, &owner, "DELETE", &format!("{links}/{helper}"), None).await;
    assert_eq!(status, StatusCode::OK);
    let (status, refused) = ask(&site, &Who::Key(&helper), &id, "r2", &report(&now, 2, [60, 50, 30, 24])).await;
    assert_eq!(status, StatusCode::FORBIDDEN, "{refused}");
}

#[tokio::test]
async fn a_table_reports_by_its_link_and_a_second_player_confirms() {
    let site = Site::new().await;
    let (organiser, id) = opened(&site, 16).await;
    let owner = Who::Browser(&organiser);
    ask(&site, &owner, &id, "d", &json!({ "do": "draw", "seed": 7 })).await;
    let now = state(&site, &id).await;
    let link = json!({ "kind": "table", "table": 2 });
    let (_, link) = send(&site, &owner, "POST", &format!("/api/tournaments/{id}/links"), Some(&link)).await;
    let key = link["key"].as_str().expect("a key").to_owned();
    let table = Who::Key(&key);
    let seats = now["rounds"][0]["tables"][1]["seats"].clone();
    let path = format!("/api/tournaments/{id}/commands");
    let body = json!({ "nonce": "r", "as": seats[0], "command": report(&now, 2, [60, 50, 30, 24]) });
    let (status, pending) = send(&site, &table, "POST", &path, Some(&body)).await;
    assert_eq!((status, &pending["events"]), (StatusCode::OK, &json!([])), "{pending}");
    let shown = state(&site, &id).await["rounds"][0]["tables"][1].clone();
    assert_eq!((&shown["pending"], &shown["result"]), (&json!(true), &Value::Null));
    let body = json!({ "nonce": "r3", "as": seats[0], "command": report(&now, 3, [60, 50, 30, 24]) });
    let (status, refused) = send(&site, &table, "POST", &path, Some(&body)).await;
    assert_eq!(status, StatusCode::FORBIDDEN, "{refused}");
    let confirm = format!("/api/tournaments/{id}/tables/1/2/confirm");
    let body = |who: &Value| json!({ "nonce": format!("c{who}"), "as": who });
    let (status, own) = send(&site, &table, "POST", &confirm, Some(&body(&seats[0]))).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{own}");
    let (status, _) = send(&site, &table, "POST", &confirm, Some(&body(&seats[1]))).await;
    assert_eq!(status, StatusCode::OK);
    assert!(state(&site, &id).await["rounds"][0]["tables"][1]["result"].is_array());
}

#[tokio::test]
async fn nonsense_is_refused_and_nothing_is_lost() {
    let site = Site::new().await;
    let (organiser, id) = opened(&site, 16).await;
    let owner = Who::Browser(&organiser);
    ask(&site, &owner, &id, "d", &json!({ "do": "draw", "seed": 7 })).await;
    let now = state(&site, &id).await;
    let (status, refused) = ask(&site, &owner, &id, "r", &report(&now, 1, [120, 50, 30, 24])).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(
        refused["rule"].is_string() && refused["words"].as_str().is_some_and(|words| words.contains('(')),
        "{refused}"
    );
    let (status, _) = ask(&site, &owner, &id, "again", &json!({ "do": "draw", "seed": 8 })).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "a round is not drawn twice");
    let (status, _) = ask(&site, &owner, &id, "x", &json!({ "do": "dance" })).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    let (status, _) = ask(&site, &owner, &id, "with blanks", &json!({ "do": "draw", "seed": 8 })).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    let undo = json!({ "nonce": "u", "entry": 2, "why": "" });
    let (status, _) = send(&site, &owner, "POST", &format!("/api/tournaments/{id}/undo"), Some(&undo)).await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "a reason is needed");
    let undo = json!({ "nonce": "u2", "entry": 2, "why": "era un altro" });
    let (status, refused) = send(&site, &owner, "POST", &format!("/api/tournaments/{id}/undo"), Some(&undo)).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{refused}");
    assert_eq!(state(&site, &id).await["version"], now["version"]);
    let (status, _) = send(&site, &Who::Nobody, "GET", "/api/tournaments/t-nothing", None).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let (status, _) = send(&site, &Who::Nobody, "GET", &format!("/api/tables/{id}"), None).await;
    assert_eq!(status, StatusCode::NOT_FOUND, "a tournament is no table");
}

#[tokio::test]
async fn what_is_exported_is_a_file_of_the_director() {
    let site = Site::new().await;
    let (organiser, id) = opened(&site, 16).await;
    let owner = Who::Browser(&organiser);
    ask(&site, &owner, &id, "d", &json!({ "do": "draw", "seed": 7 })).await;
    let now = state(&site, &id).await;
    let (_, first) = ask(&site, &owner, &id, "r1", &report(&now, 1, [60, 50, 30, 24])).await;
    ask(&site, &owner, &id, "r2", &report(&now, 2, [60, 50, 30, 24])).await;
    let undo = json!({ "nonce": "u", "entry": first["version"], "why": "scritto male" });
    let (status, answer) = send(&site, &owner, "POST", &format!("/api/tournaments/{id}/undo"), Some(&undo)).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let path = format!("/api/tournaments/{id}/export.json");
    let (status, public) = send(&site, &Who::Nobody, "GET", &path, None).await;
    assert_eq!(status, StatusCode::OK);
    let (_, whole) = send(&site, &owner, "GET", &path, None).await;
    assert!(!public.to_string().contains("1990-02-03") && whole.to_string().contains("1990-02-03"));
    for file in [&public, &whole] {
        assert_eq!(file["sdadata"], "tournament 2");
        assert!(file["regulation"][0]["text"].is_string(), "the text travels with it");
        let entries: Vec<director::tournament::Logged> = serde_json::from_value(file["log"].clone()).expect("a log");
        let regulation = regulation::Library::embedded().get("raduno").expect("embedded");
        let rules = director::tournament::Rules::new(regulation, Some("raduno")).expect("a format");
        assert_eq!(rules.recheck(&entries), vec![], "everything is decided again alike");
        let log = director::tournament::Log::new(entries);
        let results = &log.tournament().rounds[0].results;
        assert!(results[0].is_none() && results[1].is_some());
    }
    for ending in ["csv", "xlsx", "txt"] {
        let (status, _) =
            send(&site, &Who::Nobody, "GET", &format!("/api/tournaments/{id}/export.{ending}"), None).await;
        assert_eq!(status, StatusCode::OK, "{ending}");
    }
}

#[tokio::test]
async fn clock_calls_and_notices_are_everybodys() {
    let site = Site::new().await;
    let (organiser, id) = opened(&site, 16).await;
    let owner = Who::Browser(&organiser);
    ask(&site, &owner, &id, "d", &json!({ "do": "draw", "seed": 7 })).await;
    let to = |what: &str| format!("/api/tournaments/{id}/{what}");
    let set = json!({ "nonce": "k", "do": "set", "seconds": 5400 });
    assert_eq!(send(&site, &owner, "POST", &to("clock"), Some(&set)).await.0, StatusCode::OK);
    let call = json!({ "nonce": "c", "table": 3, "about": "conteggio" });
    let (_, called) = send(&site, &owner, "POST", &to("calls"), Some(&call)).await;
    let notice = json!({ "nonce": "n", "text": "Si riprende alle 15" });
    assert_eq!(send(&site, &owner, "POST", &to("notices"), Some(&notice)).await.0, StatusCode::OK);
    let now = state(&site, &id).await;
    assert_eq!((&now["clock"]["left"], &now["clock"]["running"]), (&json!(5_400_000), &json!(false)));
    assert_eq!(now["calls"][0]["table"], 3);
    assert_eq!(now["notices"][0]["text"], "Si riprende alle 15");
    let answer = json!({ "nonce": "a", "answer": called["version"] });
    assert_eq!(send(&site, &owner, "POST", &to("calls"), Some(&answer)).await.0, StatusCode::OK);
    assert_eq!(state(&site, &id).await["calls"], json!([]));
    let (status, why) = send(&site, &Who::Nobody, "GET", &to("entrants/3/why"), None).await;
    assert_eq!(status, StatusCode::OK, "{why}");
}

/// The first hidden name for a request on a page.
fn nonce(page: &str) -> &str {
    page.split("name=\"nonce\" value=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a nonce")
}

#[tokio::test]
async fn the_console_leads_from_names_to_a_drawn_round() {
    let site = Site::new().await;
    let mut olga = site.account("Olga", "olga", Role::Organiser).await;
    let page = site.get(&mut olga, "/tournaments/new").await;
    assert_eq!(page.status, StatusCode::OK);
    let nameless = [("nonce", nonce(&page.body)), ("name", " "), ("format", "raduno/raduno")];
    let again = site.post(&mut olga, "/tournaments/new", &nameless).await;
    assert!(again.status == StatusCode::UNPROCESSABLE_ENTITY && again.body.contains("field-name-fault"));
    let named = [("nonce", nonce(&page.body)), ("name", "Raduno di prova"), ("format", "raduno/raduno")];
    let opened = site.post(&mut olga, "/tournaments/new", &named).await;
    let console = opened.location().to_owned();
    assert!(opened.status == StatusCode::SEE_OTHER && console.ends_with("/console"), "{}", opened.body);
    let list: String = (1..=16).map(|number| format!("Nome{number};Cognome{number};Aurora\n")).collect();
    let paste = [("nonce", "paste"), ("list", list.as_str())];
    let entered = site.post(&mut olga, &format!("{console}/paste"), &paste).await;
    assert_eq!(entered.status, StatusCode::SEE_OTHER, "{}", entered.body);
    let doubled = site.post(&mut olga, &format!("{console}/paste"), &paste).await;
    assert_eq!(doubled.status, StatusCode::SEE_OTHER, "sent by two clicks: {}", doubled.body);
    let twice = site
        .post(&mut olga, &format!("{console}/paste"), &[("nonce", "p2"), ("list", "Zoe;Alba\nNome3;Cognome3\n")])
        .await;
    assert_eq!(twice.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(twice.body.contains("Cognome3"), "whoever is in twice is named: {}", twice.body);
    let id = console.split('/').nth(2).expect("an id").to_owned();
    assert_eq!(state(&site, &id).await["entrants"].as_array().map(Vec::len), Some(16), "all of a list or nobody");
    let early = site.post(&mut olga, &format!("{console}/draw"), &[("nonce", "d0"), ("dice", "6 2 5")]).await;
    assert_eq!(early.status, StatusCode::UNPROCESSABLE_ENTITY, "nothing was promised");
    site.post(&mut olga, &format!("{console}/promise"), &[("nonce", "p")]).await;
    let wall = site.get(&mut Browser::new(), &format!("/tournaments/{id}/projector")).await;
    assert!(wall.body.contains("data-slide=\"seal\"") && !wall.body.contains("data-slide=\"clock\""), "the seal alone");
    let bad = site.post(&mut olga, &format!("{console}/draw"), &[("nonce", "d1"), ("dice", "7")]).await;
    assert_eq!(bad.status, StatusCode::UNPROCESSABLE_ENTITY);
    let drawn = site.post(&mut olga, &format!("{console}/draw"), &[("nonce", "d2"), ("dice", "6 2 5")]).await;
    assert_eq!(drawn.status, StatusCode::SEE_OTHER, "{}", drawn.body);
    let now = state(&site, &id).await;
    assert_eq!((now["draws"][0]["dice"].clone(), now["stage"].clone()), (json!([6, 2, 5]), json!("playing")));
    let seats = now["rounds"][0]["tables"][0]["seats"].as_array().expect("seats").clone();
    let mut fields = vec![("nonce".to_owned(), "r".to_owned()), ("table".to_owned(), "1".to_owned())];
    for (seat, (entrant, points)) in (1..).zip(seats.iter().zip([60, 50, 30, 24])) {
        fields.push((format!("entrant{seat}"), entrant.to_string()));
        fields.push((format!("points{seat}"), points.to_string()));
    }
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let reported = site.post(&mut olga, &format!("/tournaments/{id}/score/report"), &fields).await;
    assert_eq!(reported.status, StatusCode::SEE_OTHER, "{}", reported.body);
    assert!(state(&site, &id).await["rounds"][0]["tables"][0]["result"].is_array());
    let linked = site.post(&mut olga, &format!("{console}/link"), &[("nonce", "l"), ("kind", "helper")]).await;
    assert_eq!(linked.status, StatusCode::SEE_OTHER);
    let page = site.get(&mut olga, &console).await;
    assert!(page.body.contains(&format!("/tournaments/{id}/link/")), "shown once");
    let page = site.get(&mut olga, &console).await;
    assert!(!page.body.contains(&format!("/tournaments/{id}/link/")), "and no more");
    let mut stranger = site.account("Piero", "piero", Role::Player).await;
    assert_eq!(site.get(&mut stranger, &console).await.status, StatusCode::FORBIDDEN);
    assert_eq!(site.get(&mut stranger, "/tournaments/new").await.status, StatusCode::FORBIDDEN);
}

/// The fields of a report as the pages send them.
fn report_fields(seats: &[Value], points: [u16; 4]) -> Vec<(String, String)> {
    let mut fields = vec![("nonce".to_owned(), "r".to_owned())];
    for (seat, (entrant, points)) in (1..).zip(seats.iter().zip(points)) {
        fields.push((format!("entrant{seat}"), entrant.to_string()));
        fields.push((format!("points{seat}"), points.to_string()));
    }
    fields
}

#[tokio::test]
async fn two_phones_at_a_table_write_and_confirm_its_result() {
    let site = Site::new().await;
    let (organiser, id) = opened(&site, 16).await;
    let owner = Who::Browser(&organiser);
    ask(&site, &owner, &id, "d", &json!({ "do": "draw", "seed": 7 })).await;
    let now = state(&site, &id).await;
    let seats = now["rounds"][0]["tables"][0]["seats"].as_array().expect("seats").clone();
    let link = json!({ "kind": "table", "table": 1 });
    let (_, link) = send(&site, &owner, "POST", &format!("/api/tournaments/{id}/links"), Some(&link)).await;
    let url = link["url"].as_str().expect("an address").to_owned();
    let home = format!("/tournaments/{id}/table");
    let (mut red, mut blue) = (Browser::new(), Browser::new());
    assert_eq!(site.get(&mut red, &home).await.status, StatusCode::UNAUTHORIZED, "without the link");
    for phone in [&mut red, &mut blue] {
        let followed = site.get(phone, &url).await;
        assert_eq!((followed.status, followed.location()), (StatusCode::SEE_OTHER, home.as_str()));
    }
    let page = site.get(&mut red, &home).await;
    assert!(page.body.contains("Chi sei?") && page.body.contains("Cognome"), "{}", page.body);
    let fields = report_fields(&seats, [60, 50, 30, 24]);
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let nameless = site.post(&mut red, &format!("{home}/report"), &fields).await;
    assert_eq!(nameless.status, StatusCode::UNPROCESSABLE_ENTITY, "first pick a name");
    for (phone, seat) in [(&mut red, &seats[0]), (&mut blue, &seats[1])] {
        let picked = site.post(phone, &format!("{home}/pick"), &[("nonce", "p"), ("entrant", &seat.to_string())]).await;
        assert_eq!(picked.status, StatusCode::SEE_OTHER, "{}", picked.body);
    }
    let reported = site.post(&mut red, &format!("{home}/report"), &fields).await;
    assert_eq!(reported.status, StatusCode::SEE_OTHER, "{}", reported.body);
    let own = site.post(&mut red, &format!("{home}/confirm"), &[("nonce", "c")]).await;
    assert_eq!(own.status, StatusCode::UNPROCESSABLE_ENTITY);
    let called = site.post(&mut blue, &format!("{home}/call"), &[("nonce", "k"), ("text", "conteggio")]).await;
    assert_eq!(called.status, StatusCode::SEE_OTHER);
    let confirmed = site.post(&mut blue, &format!("{home}/confirm"), &[("nonce", "c2")]).await;
    assert_eq!(confirmed.status, StatusCode::SEE_OTHER, "{}", confirmed.body);
    let now = state(&site, &id).await;
    assert!(now["rounds"][0]["tables"][0]["result"].is_array() && now["calls"][0]["table"] == 1);
    let dead = url.rsplit('/').next().expect("a key");
    send(&site, &owner, "DELETE", &format!("/api/tournaments/{id}/links/{dead}"), None).await;
    assert_eq!(site.get(&mut blue, &home).await.status, StatusCode::FORBIDDEN, "the link is dead");
    assert_eq!(site.get(&mut blue, &url).await.status, StatusCode::NOT_FOUND);
}
