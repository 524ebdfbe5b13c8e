//! What a hall is told that cannot be: each is refused in plain words with its rule, and nothing is overwritten. What is
//! said stands in `golden/tournament/hall-refusals.txt`.

use crate::site::{Browser, HOST, Site};
use crate::tournaments::{Who, ask, opened, report, send, state};
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};
use std::fmt::Write as _;

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../golden/tournament/hall-refusals.txt");

/// A Raduno of sixteen whose first round is drawn, and what was refused in it so far.
struct Refusals<'s> {
    site: &'s Site,
    organiser: Browser,
    id: String,
    said: String,
    count: usize,
}

impl Refusals<'_> {
    async fn version(&self) -> u64 {
        state(self.site, &self.id).await["version"].as_u64().expect("a version")
    }

    /// A link's key.
    async fn link(&self, what: Value) -> String {
        let path = format!("/api/tournaments/{}/links", self.id);
        let (_, made) = send(self.site, &Who::Browser(&self.organiser), "POST", &path, Some(&what)).await;
        made["key"].as_str().expect("a key").to_owned()
    }

    async fn accepted(&self, who: &Who<'_>, nonce: &str, command: &Value) {
        let (status, answer) = ask(self.site, who, &self.id, nonce, command).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }

    /// Sends something to a route of the tournament, which is refused and changes nothing.
    async fn refused(&mut self, title: &str, who: &Who<'_>, route: &str, body: Value) {
        self.count += 1;
        let mut body = body;
        body["nonce"] = json!(format!("bad-{}", self.count));
        let before = self.version().await;
        let path = format!("/api/tournaments/{}/{route}", self.id);
        let (status, answer) = send(self.site, who, "POST", &path, Some(&body)).await;
        assert!(status.is_client_error(), "{title}: {status} {answer}");
        assert_eq!(self.version().await, before, "{title}: something was written");
        let rule = answer["rule"].as_str().map_or_else(String::new, |rule| format!(" [{rule}]"));
        let words = answer["words"].as_str().unwrap_or_else(|| panic!("{title}: {answer}"));
        _ = writeln!(self.said, "{title}\n  {}{rule} {words}", status.as_u16());
    }

    /// Sends a list as a file, and tells how many it holds or why it holds nobody.
    async fn uploaded(&mut self, title: &str, content: &[u8]) {
        let entrants = async |site: &Site, id: &str| state(site, id).await["entrants"].as_array().map_or(0, Vec::len);
        let before = (self.version().await, entrants(self.site, &self.id).await);
        let mut body =
            b"--cut\r\ncontent-disposition: form-data; name=\"file\"; filename=\"lista.csv\"\r\n\r\n".to_vec();
        body.extend_from_slice(content);
        body.extend_from_slice(b"\r\n--cut--\r\n");
        let cookies = self.organiser.cookies.iter().map(|(name, value)| format!("{name}={value}"));
        let request = Request::post(format!("/tournaments/{}/console/upload?from=/people", self.id))
            .header(header::HOST, HOST)
            .header(header::COOKIE, cookies.collect::<Vec<_>>().join("; "))
            .header("origin", format!("http://{HOST}"))
            .header(header::CONTENT_TYPE, "multipart/form-data; boundary=cut");
        let answer = self.site.send(request.body(Body::from(body)).expect("a request")).await;
        let after = entrants(self.site, &self.id).await;
        let what = if answer.status == StatusCode::SEE_OTHER {
            let now = state(self.site, &self.id).await;
            let entered = &now["entrants"].as_array().expect("people")[before.1..];
            let names = entered.iter().map(|one| one["name"].as_str().unwrap_or_default());
            format!("{} entered: {}", after - before.1, names.collect::<Vec<_>>().join(", "))
        } else {
            assert_eq!(self.version().await, before.0, "{title}: something was written");
            faults_of(&answer.body)
        };
        _ = writeln!(self.said, "{title}\n  {} {what}", answer.status.as_u16());
    }
}

impl Refusals<'_> {
    /// Fills a form of the console, which is refused and changes nothing.
    async fn form_refused(&mut self, title: &str, form: &str, fields: &[(&str, &str)]) {
        self.count += 1;
        let (nonce, before) = (format!("form-{}", self.count), self.version().await);
        let fields: Vec<_> = [("nonce", nonce.as_str())].into_iter().chain(fields.iter().copied()).collect();
        let path = format!("/tournaments/{}/console/{form}", self.id);
        let answer = self.site.post(&mut self.organiser, &path, &fields).await;
        assert!(answer.status.is_client_error(), "{title}: {}", answer.status);
        assert_eq!(self.version().await, before, "{title}: something was written");
        _ = writeln!(self.said, "{title}\n  {} {}", answer.status.as_u16(), faults_of(&answer.body));
    }
}

/// What a page says is wrong.
fn faults_of(page: &str) -> String {
    let from = page.find("role=\"alert\"").unwrap_or_else(|| panic!("nothing is said: {page}"));
    let inner = page[from..].split_once('>').map_or("", |(_, rest)| rest);
    let until = inner.find("</div>").unwrap_or(inner.len());
    let mut text = String::new();
    let mut inside = false;
    for letter in inner[..until].chars() {
        match letter {
            '<' => inside = true,
            '>' => {
                inside = false;
                text.push(' ');
            }
            _ if !inside => text.push(letter),
            _ => {}
        }
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn utf16(text: &str, mark: &[u8], bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
    mark.iter().copied().chain(text.encode_utf16().flat_map(bytes)).collect()
}

#[tokio::test]
async fn what_cannot_be_is_said_plainly_and_changes_nothing() {
    let site = Site::new().await;
    let (organiser, id) = opened(&site, 16).await;
    let mut hall = Refusals { site: &site, organiser: organiser.clone(), id, said: String::new(), count: 0 };
    let owner = Who::Browser(&organiser);
    before_the_draw(&mut hall, &owner).await;
    hall.accepted(&owner, "draw", &json!({ "do": "draw", "seed": 7 })).await;
    at_the_tables(&mut hall, &owner).await;
    with_links(&mut hall, &owner).await;
    around_the_clock(&mut hall, &owner).await;
    golden::compare(PATH, &hall.said);
}

async fn before_the_draw(hall: &mut Refusals<'_>, owner: &Who<'_>) {
    let ada =
        json!({ "command": { "do": "enter", "entry": { "person": { "name": "Nome1", "surname": "Cognome1" } } } });
    hall.refused("the same person a second time", owner, "commands", ada.clone()).await;
    hall.refused("the same person a third time", owner, "commands", ada).await;
    hall.uploaded("a list with the same person three times", b"Nome;Cognome\nAda;Velli\nAda;Velli\nAda;Velli\n").await;
    let list = "Nome;Cognome;Club\nNoè;Città;Forlì\n";
    let latin: Vec<u8> = list.chars().map(|letter| u8::try_from(u32::from(letter)).expect("Latin-1")).collect();
    hall.uploaded("a list in Latin-1", &latin).await;
    let list = list.replace("Noè", "Gesù");
    hall.uploaded("a list in UTF-16 with its mark", &utf16(&list, &[0xff, 0xfe], u16::to_le_bytes)).await;
    let list = list.replace("Gesù", "Niccolò");
    hall.uploaded("a list in UTF-16 the other way round", &utf16(&list, &[0xfe, 0xff], u16::to_be_bytes)).await;
    let list = list.replace("Niccolò", "Zoè");
    hall.uploaded("a list in UTF-16 without its mark", &utf16(&list, &[], u16::to_le_bytes)).await;
    hall.uploaded("a picture instead of a list", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01").await;
    for entrant in 17..=40 {
        let gone = json!({ "do": "withdraw", "entrant": entrant });
        _ = ask(hall.site, owner, &hall.id, &format!("gone-{entrant}"), &gone).await;
    }
}

async fn at_the_tables(hall: &mut Refusals<'_>, owner: &Who<'_>) {
    let now = state(hall.site, &hall.id).await;
    let result = |table, points| json!({ "command": report(&now, table, points) });
    hall.refused("more points than the board has", owner, "commands", result(1, [120, 50, 30, 24])).await;
    hall.refused("a table that does not exist", owner, "commands", {
        let mut nowhere = result(1, [60, 50, 30, 24]);
        nowhere["command"]["table"] = json!(99);
        nowhere
    })
    .await;
    let mut strangers = result(1, [60, 50, 30, 24]);
    strangers["command"]["result"]["seats"] = result(2, [60, 50, 30, 24])["command"]["result"]["seats"].clone();
    hall.refused("the people of another table", owner, "commands", strangers).await;
    hall.refused("a round drawn twice", owner, "commands", json!({ "command": { "do": "draw", "seed": 8 } })).await;
    let (one, other) = (hall.link(json!({ "kind": "helper" })).await, hall.link(json!({ "kind": "helper" })).await);
    hall.accepted(&Who::Key(&one), "first", &report(&now, 1, [60, 50, 30, 24])).await;
    hall.refused("the same result from a second phone", &Who::Key(&other), "commands", result(1, [60, 50, 30, 24]))
        .await;
    hall.refused("another result from a second phone", &Who::Key(&other), "commands", result(1, [24, 50, 30, 60]))
        .await;
    hall.refused("a helper who draws", &Who::Key(&one), "commands", json!({ "command": { "do": "draw", "seed": 8 } }))
        .await;
    let sanction = json!({ "do": "sanction", "entrant": 1, "sanction": "reminder", "fault": "C55", "why": "prova", "by": { "name": "Zelia Arbitri" } });
    hall.refused("a helper who sanctions", &Who::Key(&one), "commands", json!({ "command": sanction })).await;
    hall.refused("a helper who makes links", &Who::Key(&one), "links", json!({ "kind": "referee" })).await;
}

async fn with_links(hall: &mut Refusals<'_>, owner: &Who<'_>) {
    let now = state(hall.site, &hall.id).await;
    let seats = |table: usize| now["rounds"][0]["tables"][table - 1]["seats"].clone();
    let by =
        |table: usize, seat: usize, points| json!({ "as": seats(table)[seat], "command": report(&now, table, points) });
    let second = hall.link(json!({ "kind": "table", "table": 2 })).await;
    let key = Who::Key(&second);
    hall.refused("a table's link for another table", &key, "commands", by(3, 0, [60, 50, 30, 24])).await;
    let mut nobody = by(2, 0, [60, 50, 30, 24]);
    nobody["as"] = Value::Null;
    hall.refused("a table's link and no name", &key, "commands", nobody).await;
    let mut stranger = by(2, 0, [60, 50, 30, 24]);
    stranger["as"] = seats(3)[0].clone();
    hall.refused("a table's link and somebody of another table", &key, "commands", stranger).await;
    let path = format!("/api/tournaments/{}/commands", hall.id);
    let mut first = by(2, 0, [60, 50, 30, 24]);
    first["nonce"] = json!("pending");
    assert_eq!(send(hall.site, &key, "POST", &path, Some(&first)).await.0, StatusCode::OK);
    hall.refused("another result while one waits", &key, "commands", by(2, 1, [24, 50, 30, 60])).await;
    hall.refused("one's own report confirmed", &key, "tables/1/2/confirm", json!({ "as": seats(2)[0] })).await;
    hall.refused("a report confirmed at another table", &key, "tables/1/3/confirm", json!({ "as": seats(2)[1] })).await;
    for table in 2..=4 {
        hall.accepted(owner, &format!("o{table}"), &report(&now, table, [60, 50, 30, 24])).await;
    }
    hall.accepted(owner, "draw-2", &json!({ "do": "draw", "seed": 9 })).await;
    let later = state(hall.site, &hall.id).await;
    let last = later["rounds"][1]["tables"][1]["seats"].clone();
    let mut result = report(&now, 2, [60, 50, 30, 24]);
    for (seat, entrant) in last.as_array().expect("seats").iter().enumerate() {
        result["result"]["seats"][seat]["entrant"] = entrant.clone();
    }
    let late = json!({ "as": seats(2)[0], "command": result });
    hall.refused("the link of an earlier round", &key, "commands", late).await;
    hall.refused("a call by the link of an earlier round", &key, "calls", json!({ "table": 2, "about": "?" })).await;
}

async fn around_the_clock(hall: &mut Refusals<'_>, owner: &Who<'_>) {
    hall.form_refused("less than no minutes on the page", "clock", &[("act", "set"), ("minutes", "-5")]).await;
    hall.form_refused("yesterday on the page", "clock", &[("act", "set"), ("minutes", "ieri")]).await;
    hall.form_refused(
        "a round on a day that is none",
        "day",
        &[("act", "schedule"), ("stage", "qualifying"), ("round", "1"), ("day", "2026-02-30")],
    )
    .await;
    hall.refused("a clock with less than nothing", owner, "clock", json!({ "do": "set", "seconds": -60 })).await;
    hall.refused("a clock set to yesterday", owner, "clock", json!({ "do": "set", "seconds": "2026-01-09T21:00:00" }))
        .await;
    hall.refused("a clock set to nothing", owner, "clock", json!({ "do": "set" })).await;
    hall.refused("a clock set to a year", owner, "clock", json!({ "do": "set", "seconds": 31_536_000 })).await;
}
