//! The public pages of tournaments.

use crate::site::{Browser, HOST, Site};
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use director::tournament::EntrantId;
use hall::{Action, Asker};
use serde_json::{Value, json};
use store::Role;

/// A tournament and who runs it.
struct Event {
    site: Site,
    organiser: Browser,
    id: String,
    asked: usize,
}

impl Event {
    async fn open(regulation: &str) -> Self {
        let site = Site::new().await;
        let organiser = site.account("Olga", "olga", Role::Administrator).await;
        let mut event = Self { site, organiser, id: String::new(), asked: 0 };
        let facts = json!({ "name": "Prova d'autunno", "venue": "Sala <Civica>", "dates": ["2026-11-21"] });
        let answer = event.post("/api/tournaments", json!({ "regulation": regulation, "facts": facts })).await;
        event.id = answer["tournament"].as_str().expect("an id").to_owned();
        event
    }

    /// Asks something as the organiser, which must be done.
    async fn post(&mut self, path: &str, mut body: Value) -> Value {
        self.asked += 1;
        body["nonce"] = format!("n{}", self.asked).into();
        let key = self.organiser.key().expect("a session").to_owned();
        let request = Request::post(path)
            .header(header::HOST, HOST)
            .header(header::ORIGIN, format!("http://{HOST}"))
            .header(header::COOKIE, format!("sdadata={key}"))
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(body.to_string()))
            .expect("a request");
        let answer = self.site.send(request).await;
        assert!(answer.status.is_success(), "{path}: {}", answer.body);
        serde_json::from_str(&answer.body).expect("JSON")
    }

    async fn ask(&mut self, path: &str, body: Value) -> Value {
        let path = format!("/api/tournaments/{}{path}", self.id);
        self.post(&path, body).await
    }

    async fn command(&mut self, command: Value) -> Value {
        self.ask("/commands", json!({ "command": command })).await
    }

    async fn enter(&mut self, people: usize) {
        for number in 1..=people {
            let club = if number % 2 == 1 { "Aurora & Figli" } else { "Borea" };
            let (name, surname) = (format!("Nome{number}"), format!("Cognome{number}"));
            let person = json!({ "name": name, "surname": surname, "club": club, "birth": "1990-03-04" });
            self.command(json!({ "do": "enter", "entry": { "person": person } })).await;
        }
    }

    async fn state(&self) -> Value {
        let answer = self.site.get(&mut Browser::new(), &format!("/api/tournaments/{}", self.id)).await;
        serde_json::from_str(&answer.body).expect("JSON")
    }

    /// Reports the tables of the last round.
    async fn finish(&mut self) {
        let state = self.state().await;
        let tables = state["rounds"].as_array().and_then(|rounds| rounds.last()).expect("a round")["tables"].clone();
        for table in tables.as_array().expect("tables") {
            let seats = table["seats"].as_array().expect("seats").iter().zip([48, 39, 24, 13]).enumerate();
            let seat = |(at, (entrant, points)): (usize, (&Value, i32))| json!({ "entrant": entrant, "counted": { "points": points, "outside": at, "order": at + 1 } });
            let seats: Vec<Value> = seats.map(seat).collect();
            self.command(json!({ "do": "report", "table": table["table"], "result": { "seats": seats } })).await;
        }
    }

    /// A page of the tournament as anybody sees it.
    async fn page(&self, language: &'static str, path: &str) -> String {
        let mut browser = Browser { language, ..Browser::new() };
        let answer = self.site.get(&mut browser, &format!("/tournaments/{}{path}", self.id)).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.body);
        answer.body
    }
}

/// The pages there are once a round is drawn.
const PAGES: [&str; 13] = [
    "",
    "/me",
    "/me?entrant=1",
    "/rounds/1",
    "/players/1",
    "/players/1/outlook",
    "/players/1/why",
    "/clubs/Aurora%20%26%20Figli",
    "/projector",
    "/paper",
    "/paper?list=names",
    "/paper?list=standings&round=1",
    "/paper?list=cards",
];

fn assert_whole(body: &str, path: &str, language: &str) {
    assert!(body.contains(&format!("<html lang=\"{language}\"")), "{path}");
    assert_eq!((body.matches("<h1").count(), body.matches("<main").count()), (1, 1), "{path}: {body}");
    assert!(!body.contains(" style=") && !body.contains("<style"), "{path}: style inside");
    assert!(!body.contains("hall-page-") && !body.contains("{ $"), "{path}: a sentence is missing");
    assert!(!body.contains("<Civica>"), "{path}: what is typed is text");
    for id in body.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert_eq!(body.matches(&format!(" id=\"{id}\"")).count(), 1, "{path}: id {id} twice");
    }
}

#[tokio::test]
async fn the_list_begins_empty_and_the_menu_follows_it() {
    let site = Site::new().await;
    let empty = site.get(&mut Browser::new(), "/tournaments").await.body;
    assert!(empty.contains("Qui compariranno i tornei") && !empty.contains("/tournaments/new"), "{empty}");
    let menu = |body: &str| {
        let places = body.split("class=\"nav-places\">").nth(1).expect("a menu");
        places.split('"').nth(1).expect("an address").to_owned()
    };
    assert_eq!(menu(&empty), "/tables");
    let mut event = Event::open("raduno").await;
    let listed = event.site.get(&mut event.organiser, "/tournaments").await.body;
    assert!(listed.contains("In programma") && listed.contains("Prova d'autunno"), "{listed}");
    assert!(listed.contains("href=\"/tournaments/new\""), "an organiser opens another");
    assert_eq!(menu(&event.site.get(&mut Browser::new(), "/").await.body), "/tournaments");
}

#[tokio::test]
async fn every_page_stands_in_both_languages() {
    let mut event = Event::open("raduno").await;
    for language in ["it", "en"] {
        for path in ["", "/me", "/projector", "/paper"] {
            assert_whole(&event.page(language, path).await, &format!("{path} without a round"), language);
        }
    }
    event.enter(8).await;
    event.command(json!({ "do": "draw", "seed": 7 })).await;
    event.finish().await;
    for language in ["it", "en"] {
        for path in PAGES {
            assert_whole(&event.page(language, path).await, path, language);
        }
    }
    let page = event.page("it", "").await;
    assert!(page.contains("Cognome8") && page.contains("2 tavoli finiti su 2") && !page.contains("1990-03"), "{page}");
    let mut stranger = Browser::new();
    for path in [
        "/rounds/0",
        "/rounds/2",
        "/players/9",
        "/players/9/why",
        "/players/9/outlook",
        "/clubs/Nessuno",
        "/me?entrant=9",
    ] {
        let path = format!("/tournaments/{}{path}", event.id);
        assert_eq!(event.site.get(&mut stranger, &path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    assert_eq!(event.site.get(&mut stranger, "/tournaments/t-nothing").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_draw_that_was_taken_back_says_so() {
    let mut event = Event::open("raduno").await;
    event.enter(8).await;
    event.command(json!({ "do": "draw", "seed": 7 })).await;
    let entry = event.state().await["version"].clone();
    event.ask("/undo", json!({ "entry": entry, "why": "mancava un iscritto" })).await;
    event.command(json!({ "do": "draw", "seed": 8 })).await;
    let page = event.page("it", "/rounds/1").await;
    for part in ["seme 7", "Annullato: mancava un iscritto", "seme 8", "sorteggio numero 2"] {
        assert!(page.contains(part), "{part}: {page}");
    }
}

#[tokio::test]
async fn an_erased_name_stands_nowhere() {
    let mut event = Event::open("raduno").await;
    event.enter(8).await;
    event.command(json!({ "do": "draw", "seed": 7 })).await;
    event.finish().await;
    assert!(event.page("it", "").await.contains("Cognome1<"));
    let halls = event.site.app.halls();
    let hall = halls.get(&event.id).await.expect("readable").expect("there");
    let asker = Asker::Person { id: "olga".to_owned(), administrator: true };
    halls.submit(&hall, None, asker, Action::Erase { entrant: EntrantId(1) }, "erase").await.expect("erased");
    for path in PAGES {
        let page = event.page("it", path).await;
        assert!(!page.contains("Cognome1<") && !page.contains("Nome1 "), "{path}: {page}");
    }
    assert!(event.page("it", "").await.contains("Giocatore n. 1<"), "the number stays, and with it the result");
}

#[tokio::test]
async fn the_publishers_sentence_stands_on_every_page() {
    let mut event = Event::open("spqr-rtu").await;
    event.enter(8).await;
    event.command(json!({ "do": "draw", "seed": 7 })).await;
    let sentence = event.site.get(&mut Browser::new(), &format!("/api/tournaments/{}/export.txt", event.id)).await.body;
    let sentence = sentence.lines().rfind(|line| !line.is_empty()).expect("a last line").to_owned();
    assert!(sentence.contains("marchio registrato"), "{sentence}");
    let text = |body: &str| body.replace("&quot;", "\"").replace("&amp;", "&");
    for path in PAGES {
        assert!(text(&event.page("it", path).await).contains(&sentence), "{path}: {sentence}");
    }
    let mut other = Event::open("raduno").await;
    other.enter(8).await;
    other.command(json!({ "do": "draw", "seed": 7 })).await;
    assert!(!text(&other.page("it", "").await).contains(&sentence), "nobody else asks for it");
}

#[tokio::test]
async fn a_hall_of_138_fits_on_the_projector() {
    let mut event = Event::open("raduno").await;
    event.command(json!({ "do": "allow_size", "size": 5 })).await;
    event.enter(138).await;
    event.command(json!({ "do": "draw", "seed": 7 })).await;
    let page = event.page("it", "/projector").await;
    let slides: Vec<&str> = page.split("data-slide=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert_eq!(slides, ["clock", "tables-1", "tables-2", "tables-3", "names-1", "names-2", "names-3"]);
    assert_eq!(page.matches("class=\"wall-number\"").count(), 34);
    assert!(page.contains("data-theme=\"hall\"") && page.contains("circolo.example/tournaments/"), "{page}");
    let cards = event.page("it", "/paper?list=cards").await;
    assert_eq!((cards.matches("<section").count(), cards.matches("<article").count()), (17, 34));
}
