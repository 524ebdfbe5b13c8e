//! A referee's phone: calls, the casebook, calculators, sanctions with their repetitions, the sheet; and who may not rule.

use crate::site::{Browser, Site};
use crate::tournaments::{Who, ask, opened_under, send, state};
use axum::http::StatusCode;
use serde_json::{Value, json};

/// A tournament of eight that is being played, with a phone that followed a referee's link.
struct Refereed {
    site: Site,
    organiser: Browser,
    id: String,
    phone: Browser,
}

impl Refereed {
    async fn playing(regulation: &str) -> Self {
        let site = Site::new().await;
        let (organiser, id) = opened_under(&site, regulation, 8).await;
        let owner = Who::Browser(&organiser);
        let (status, drawn) = ask(&site, &owner, &id, "d", &json!({ "do": "draw", "seed": 7 })).await;
        assert_eq!(status, StatusCode::OK, "{drawn}");
        let phone = follow(&site, &organiser, &id, &json!({ "kind": "referee" })).await;
        Self { site, organiser, id, phone }
    }

    fn path(&self, below: &str) -> String {
        format!("/tournaments/{}/referee{below}", self.id)
    }

    async fn get(&mut self, below: &str) -> String {
        let path = self.path(below);
        let answer = self.site.get(&mut self.phone, &path).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.body);
        answer.body
    }

    async fn post(&mut self, below: &str, fields: &[(&str, &str)]) -> (StatusCode, String) {
        let path = self.path(below);
        let answer = self.site.post(&mut self.phone, &path, fields).await;
        // The tests' browser keeps the cookies it knows by name, and this is one of the hall's own.
        if let Some(name) = answer.cookie("referee") {
            self.phone.cookies.retain(|(known, _)| known != "referee");
            self.phone.cookies.push(("referee".to_owned(), name));
        }
        (answer.status, answer.body)
    }

    /// Says who referees on this phone, and which entrant that is.
    async fn is(&mut self, name: &str, entrant: &str) {
        let (status, page) = self.post("/me", &[("name", name), ("entrant", entrant)]).await;
        assert_eq!(status, StatusCode::SEE_OTHER, "{page}");
    }

    async fn seats(&self, table: usize) -> Vec<String> {
        let seats = state(&self.site, &self.id).await["rounds"][0]["tables"][table - 1]["seats"].clone();
        seats.as_array().expect("seats").iter().map(ToString::to_string).collect()
    }
}

async fn follow(site: &Site, organiser: &Browser, id: &str, link: &Value) -> Browser {
    let path = format!("/api/tournaments/{id}/links");
    let (_, made) = send(site, &Who::Browser(organiser), "POST", &path, Some(link)).await;
    let mut phone = Browser::new();
    site.get(&mut phone, made["url"].as_str().expect("an address")).await;
    phone
}

fn sanction<'f>(nonce: &'f str, entrant: &'f str, what: &[(&'f str, &'f str)]) -> Vec<(&'f str, &'f str)> {
    let own = [("nonce", nonce), ("entrant", entrant), ("fault", "C55"), ("why", "parla al tavolo")];
    own.into_iter().chain(what.iter().copied()).collect()
}

#[tokio::test]
async fn the_casebook_answers_with_what_differs_elsewhere() {
    let mut hall = Refereed::playing("raduno").await;
    let page = hall.get("?q=dado+fuori+dal+campo").await;
    assert!(page.contains("data-case=\"C2\"") && page.contains("Negli altri regolamenti"), "{page}");
    let part = hall.get("?q=dado+fuori+dal+campo&fragment=rulings").await;
    assert!(part.starts_with("<ol class=\"rulings\">") && !part.contains("<main"), "{part}");
    assert!(part.contains("challenge-2017"), "other regulations are told: {part}");
    assert!(hall.get("?q=zzzz&fragment=rulings").await.contains("role=\"status\""));
    assert_eq!(hall.get("?q=&fragment=rulings").await, "");
}

#[tokio::test]
async fn calls_wait_in_a_queue_until_somebody_goes() {
    let mut hall = Refereed::playing("raduno").await;
    let mut table = follow(&hall.site, &hall.organiser, &hall.id, &json!({ "kind": "table", "table": 2 })).await;
    let called = hall
        .site
        .post(&mut table, &format!("/tournaments/{}/table/call", hall.id), &[("nonce", "k"), ("text", "conteggio")])
        .await;
    assert_eq!(called.status, StatusCode::SEE_OTHER, "{}", called.body);
    let calls = hall.get("?fragment=calls").await;
    assert!(calls.contains("Tavolo 2") && calls.contains("conteggio"), "{calls}");
    let call = calls.split("name=\"call\" value=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a call");
    let (status, page) = hall.post("/call", &[("nonce", "g"), ("call", call)]).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{page}");
    assert_eq!(hall.get("?fragment=calls").await, "");
}

#[tokio::test]
async fn a_sanction_is_read_back_with_its_repetitions_before_it_is_given() {
    let mut hall = Refereed::playing("challenge-2017").await;
    let seat = hall.seats(1).await[0].clone();
    let (status, page) = hall.post("/sanction/preview", &sanction("a", &seat, &[("sanction", "reminder")])).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "nobody rules without a name: {page}");
    hall.is("Zelia Arbitri", "").await;
    let (status, page) =
        hall.post("/sanction/preview", &sanction("b", &seat, &[("sanction", "points="), ("amount", "5")])).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "points are for grave or repeated faults");
    assert!(page.contains("C52") && page.contains("value=\"parla al tavolo\""), "{page}");
    let (status, page) = hall.post("/sanction/preview", &sanction("c", &seat, &[("sanction", "reminder")])).await;
    assert_eq!(status, StatusCode::OK, "{page}");
    assert!(page.contains("Prima volta in questo torneo.") && page.contains("Dai la sanzione"), "{page}");
    assert!(!hall.get("/sanction").await.contains("Che cosa è stato deciso"), "nothing is kept by reading back");
    let (status, page) = hall.post("/sanction", &sanction("d", &seat, &[("sanction", "reminder")])).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{page}");
    let again = sanction("e", &seat, &[("sanction", "points="), ("amount", "5")]);
    let (_, page) = hall.post("/sanction/preview", &again).await;
    assert!(page.contains("È già successo una volta") && page.contains("perde in tutto 5 punti tavolo"), "{page}");
    let (status, _) = hall.post("/sanction", &again).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let cap = sanction("f", &seat, &[("sanction", "cap="), ("amount", "10")]);
    let (_, page) = hall.post("/sanction/preview", &cap).await;
    assert!(page.contains("scende a 120 armate"), "{page}");
    let out = sanction("g", &seat, &[("sanction", "disqualified")]);
    let (_, page) = hall.post("/sanction/preview", &out).await;
    assert!(page.contains("È fuori dal torneo"), "{page}");
    let ledger = hall.get("/sanction").await;
    assert!(ledger.contains("Zelia Arbitri") && ledger.contains("Punti tavolo tolti: 5"), "{ledger}");
}

#[tokio::test]
async fn who_plays_does_not_rule_at_the_own_table() {
    let mut hall = Refereed::playing("challenge-2017").await;
    let (own, other) = (hall.seats(1).await, hall.seats(2).await);
    hall.is("Zelia Arbitri", &own[0]).await;
    let (status, page) = hall.post("/sanction/preview", &sanction("a", &own[1], &[("sanction", "reminder")])).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.contains("C58"), "{page}");
    let (status, page) = hall.post("/sanction", &sanction("b", &other[1], &[("sanction", "reminder")])).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "another table is another matter: {page}");
    let names = [("entrant1", "points1"), ("entrant2", "points2"), ("entrant3", "points3"), ("entrant4", "points4")];
    let mut fields = vec![("nonce", "r"), ("table", "1")];
    for ((entrant, points), (seat, worth)) in names.into_iter().zip(own.iter().zip(["50", "40", "30", "20"])) {
        fields.extend([(entrant, seat.as_str()), (points, worth)]);
    }
    let path = format!("/tournaments/{}/score/report", hall.id);
    let refused = hall.site.post(&mut hall.phone, &path, &fields).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "nor settle its result");
    assert!(refused.body.contains("(C58)"), "{}", refused.body);
}

#[tokio::test]
async fn calculators_and_the_sheet_speak_under_the_regulation() {
    let mut hall = Refereed::playing("challenge-2017").await;
    let excess = hall.get("/calculators?ask=excess&placed=9&due=7&found=other").await;
    assert!(excess.contains("data-tone=\"good\"") && excess.contains("(C8: challenge-2017"), "{excess}");
    let dispute = hall.get("/calculators?ask=dispute&players=4&fault=5B&now=8A&effects=gone").await;
    assert!(dispute.contains("data-tone=\"bad\"") && dispute.contains("C53"), "{dispute}");
    let nonsense = hall.get("/calculators?ask=closing&players=4&time_up=x&now=14D").await;
    assert!(nonsense.contains("role=\"alert\""), "{nonsense}");
    let sheet = hall.get("/sheet").await;
    assert!(sheet.contains("Raduno di prova") && sheet.matches("class=\"sheet-part\"").count() >= 6, "{sheet}");
}

#[tokio::test]
async fn the_pages_are_for_referees() {
    let hall = Refereed::playing("raduno").await;
    let helper = follow(&hall.site, &hall.organiser, &hall.id, &json!({ "kind": "helper" })).await;
    let table = follow(&hall.site, &hall.organiser, &hall.id, &json!({ "kind": "table", "table": 1 })).await;
    for (mut browser, expected) in
        [(Browser::new(), StatusCode::UNAUTHORIZED), (helper, StatusCode::FORBIDDEN), (table, StatusCode::FORBIDDEN)]
    {
        for below in ["", "/sanction", "/calculators"] {
            assert_eq!(hall.site.get(&mut browser, &hall.path(below)).await.status, expected, "{below}");
        }
        for below in ["/me", "/call", "/sanction", "/sanction/preview", "/sanction/change"] {
            assert_eq!(
                hall.site.post(&mut browser, &hall.path(below), &[("nonce", "n")]).await.status,
                expected,
                "{below}"
            );
        }
    }
    let mut organiser = hall.organiser.clone();
    assert_eq!(hall.site.get(&mut organiser, &hall.path("")).await.status, StatusCode::OK);
}
