//! A tournament run over the interface for programs.

use crate::site::{Browser, HOST, Site};
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};
use store::Role;

/// A tournament and who runs it.
pub(crate) struct Event {
    pub(crate) site: Site,
    pub(crate) organiser: Browser,
    pub(crate) id: String,
    asked: usize,
}

impl Event {
    pub(crate) async fn open(regulation: &str) -> Self {
        Self::open_format(regulation, None).await
    }

    pub(crate) async fn open_format(regulation: &str, format: Option<&str>) -> Self {
        let site = Site::new().await;
        let organiser = site.account("Olga", "olga", Role::Administrator).await;
        let mut event = Self { site, organiser, id: String::new(), asked: 0 };
        let facts = json!({ "name": "Prova d'autunno", "venue": "Sala <Civica>", "dates": ["2026-11-21"] });
        let answer =
            event.post("/api/tournaments", json!({ "regulation": regulation, "format": format, "facts": facts })).await;
        event.id = answer["tournament"].as_str().expect("an id").to_owned();
        event
    }

    /// Asks something as the organiser, which must be done.
    pub(crate) async fn post(&mut self, path: &str, mut body: Value) -> Value {
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

    pub(crate) async fn ask(&mut self, path: &str, body: Value) -> Value {
        let path = format!("/api/tournaments/{}{path}", self.id);
        self.post(&path, body).await
    }

    pub(crate) async fn command(&mut self, command: Value) -> Value {
        self.ask("/commands", json!({ "command": command })).await
    }

    pub(crate) async fn enter(&mut self, people: usize) {
        for number in 1..=people {
            let club = if number % 2 == 1 { "Aurora & Figli" } else { "Borea" };
            let (name, surname) = (format!("Nome{number}"), format!("Cognome{number}"));
            let person = json!({ "name": name, "surname": surname, "club": club, "birth": "1990-03-04" });
            self.command(json!({ "do": "enter", "entry": { "person": person } })).await;
        }
    }

    pub(crate) async fn state(&self) -> Value {
        let answer = self.site.get(&mut Browser::new(), &format!("/api/tournaments/{}", self.id)).await;
        serde_json::from_str(&answer.body).expect("JSON")
    }

    /// Reports the tables of the last round.
    pub(crate) async fn finish(&mut self) {
        let state = self.state().await;
        let tables = state["rounds"].as_array().and_then(|rounds| rounds.last()).expect("a round")["tables"].clone();
        for table in tables.as_array().expect("tables") {
            let seats = table["seats"].as_array().expect("seats").iter().zip([48, 39, 24, 13, 9]).enumerate();
            let seat = |(at, (entrant, points)): (usize, (&Value, i32))| json!({ "entrant": entrant, "counted": { "points": points, "outside": at, "order": at + 1 } });
            let seats: Vec<Value> = seats.map(seat).collect();
            self.command(json!({ "do": "report", "table": table["table"], "result": { "seats": seats } })).await;
        }
    }

    /// A page of the tournament as anybody sees it.
    pub(crate) async fn page(&self, language: &'static str, path: &str) -> String {
        let mut browser = Browser { language, ..Browser::new() };
        let answer = self.site.get(&mut browser, &format!("/tournaments/{}{path}", self.id)).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.body);
        answer.body
    }

    /// Draws and plays one round after the other, to the end.
    pub(crate) async fn play_to_the_end(&mut self) {
        while self.state().await["stage"] != "over" {
            self.command(json!({ "do": "draw", "seed": 7 })).await;
            self.finish().await;
        }
    }
}
