//! Entering the result of a table: from the map or as numbers, read back before it is sent, corrected with a reason.

use crate::site::{Browser, Site};
use crate::tournaments::{Who, ask, opened_under, send, state};
use axum::http::StatusCode;
use board::{Board, ObjectiveDeck};
use serde_json::{Value, json};

/// A table of the first round with the phones of its first two players, each under their own name.
struct TableOfFour {
    site: Site,
    organiser: Browser,
    id: String,
    seats: Vec<String>,
    phones: [Browser; 2],
}

impl TableOfFour {
    async fn drawn(regulation: &str) -> Self {
        let site = Site::new().await;
        let (organiser, id) = opened_under(&site, regulation, 4).await;
        let owner = Who::Browser(&organiser);
        let (status, drawn) = ask(&site, &owner, &id, "d", &json!({ "do": "draw", "seed": 7 })).await;
        assert_eq!(status, StatusCode::OK, "{drawn}");
        let seats = state(&site, &id).await["rounds"][0]["tables"][0]["seats"].clone();
        let seats: Vec<String> = seats.as_array().expect("seats").iter().map(ToString::to_string).collect();
        let link = json!({ "kind": "table", "table": 1 });
        let (_, link) = send(&site, &owner, "POST", &format!("/api/tournaments/{id}/links"), Some(&link)).await;
        let mut phones = [Browser::new(), Browser::new()];
        for (phone, seat) in phones.iter_mut().zip(&seats) {
            site.get(phone, link["url"].as_str().expect("an address")).await;
            let pick = [("nonce", "p"), ("entrant", seat.as_str())];
            let picked = site.post(phone, &format!("/tournaments/{id}/table/pick"), &pick).await;
            assert_eq!(picked.status, StatusCode::SEE_OTHER, "{}", picked.body);
        }
        Self { site, organiser, id, seats, phones }
    }

    /// The fields of the form, each player's after the other's.
    fn fields(&self, of_seats: &[&[(&str, &str)]]) -> Vec<(String, String)> {
        let mut fields = vec![("nonce".to_owned(), "n1".to_owned()), ("table".to_owned(), "1".to_owned())];
        for (seat, (entrant, of_seat)) in (1..).zip(self.seats.iter().zip(of_seats)) {
            fields.push((format!("entrant{seat}"), entrant.clone()));
            fields.extend(of_seat.iter().map(|(name, value)| (format!("{name}{seat}"), (*value).to_owned())));
        }
        fields
    }

    async fn send(&mut self, phone: usize, what: &str, fields: &[(String, String)]) -> (StatusCode, String) {
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let path = format!("/tournaments/{}/table/{what}", self.id);
        let answer = self.site.post(&mut self.phones[phone], &path, &fields).await;
        (answer.status, answer.body)
    }

    async fn table(&self) -> Value {
        state(&self.site, &self.id).await["rounds"][0]["tables"][0].clone()
    }

    async fn version(&self) -> Value {
        state(&self.site, &self.id).await["version"].clone()
    }
}

/// Four hands of the board, one territory after the other, with the worth of each inside an objective and outside.
fn hands(goals: [usize; 4]) -> Vec<(String, u16, u16)> {
    let board = Board::named("risiko42").expect("a board");
    let deck = ObjectiveDeck::named("torneo-16", &board).expect("a deck");
    let hand = |(seat, number): (usize, usize)| {
        let held: Vec<_> = board.all().iter().skip(seat).step_by(4).collect();
        let board::Goal::Territories(goal) = deck.goal(deck.find(number).expect("an objective")) else {
            panic!("territories")
        };
        let worth = |inside: bool| -> u16 {
            held.iter().filter(|one| goal.has(**one) == inside).map(|one| u16::from(board.value(*one))).sum()
        };
        let ids: Vec<&str> = held.iter().map(|one| board.territory_id(*one)).collect();
        (ids.join(" "), worth(true), worth(false))
    };
    goals.into_iter().enumerate().map(hand).collect()
}

#[tokio::test]
async fn a_map_is_read_back_as_places_and_points_and_only_then_kept() {
    let mut table = TableOfFour::drawn("raduno").await;
    let hands = hands([1, 5, 9, 13]);
    let of_seats: Vec<[(&str, &str); 2]> = hands
        .iter()
        .zip(["1", "5", "9", "13"])
        .map(|((held, ..), goal)| [("held", held.as_str()), ("goal", goal)])
        .collect();
    let of_seats: Vec<&[(&str, &str)]> = of_seats.iter().map(<[_; 2]>::as_slice).collect();
    let mut fields = table.fields(&of_seats);
    fields.push(("mode".to_owned(), "map".to_owned()));
    let before = table.version().await;
    let (status, page) = table.send(0, "preview", &fields).await;
    assert_eq!(status, StatusCode::OK, "{page}");
    assert!(page.contains("Così resterà scritto") && page.contains("data-act=\"primary\""), "{page}");
    for (_, inside, outside) in &hands {
        let cells =
            format!("data-label=\"Punti\">{inside}</td><td class=\"number\" data-label=\"Fuori\">{outside}</td>");
        assert!(page.contains(&cells), "{inside}/{outside}: {page}");
    }
    assert_eq!(table.version().await, before, "nothing is kept by reading back");
    let (status, form) = table.send(0, "change", &fields).await;
    assert_eq!(status, StatusCode::OK);
    assert!(form.contains(&format!("name=\"held1\" value=\"{}\"", hands[0].0)) && form.contains("data-mode=\"map\""));
    let (status, sent) = table.send(0, "report", &fields).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{sent}");
    assert_eq!(table.table().await["pending"], true);
    let (status, confirmed) = table.send(1, "confirm", &[("nonce".to_owned(), "c".to_owned())]).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{confirmed}");
    let settled = table.table().await;
    let best = hands.iter().map(|(_, inside, _)| *inside).max().expect("hands");
    assert_eq!(settled["result"][0]["points"], (best + 50).to_string(), "{settled}");
}

#[tokio::test]
async fn what_is_missing_is_said_and_what_was_filled_in_stays() {
    let mut table = TableOfFour::drawn("raduno").await;
    let mut fields = table.fields(&[&[("held", "alaska brasile"), ("goal", "2")], &[], &[], &[]]);
    fields.push(("mode".to_owned(), "map".to_owned()));
    let (status, page) = table.send(0, "preview", &fields).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.contains("40 territori non sono ancora di nessuno"), "{page}");
    assert!(page.contains("name=\"held1\" value=\"alaska brasile\"") && page.contains("name=\"goal1\" value=\"2\""));
    let points: [&[(&str, &str)]; 4] =
        [&[("points", "86")], &[("points", "50")], &[("points", "30")], &[("points", "4")]];
    let fields = table.fields(&points);
    let (status, page) = table.send(0, "preview", &fields).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "the whole objective is a RisiKo!");
    assert!(page.contains("(G7.1") && page.contains("name=\"points1\" value=\"86\""), "{page}");
    let (status, _) = table.send(0, "report", &fields).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "nor is it sent");
    assert_eq!(table.table().await["pending"], false);
}

#[tokio::test]
async fn the_order_of_play_is_asked_for_where_it_decides() {
    let mut table = TableOfFour::drawn("raduno").await;
    let seat = |points: &'static str| [("points", points), ("outside", "5")];
    let (first, tied, last) = (seat("50"), seat("30"), seat("10"));
    let clear = table.fields(&[&first, &tied, &[("points", "30"), ("outside", "6")], &last]);
    let (_, page) = table.send(0, "preview", &clear).await;
    assert!(page.contains("dopo per i punti fuori obiettivo") && !page.contains("name=\"order"), "{page}");
    let mut fields = table.fields(&[&first, &tied, &tied, &last]);
    let (status, page) = table.send(0, "preview", &fields).await;
    assert_eq!(status, StatusCode::OK);
    assert!(page.contains("name=\"order2\"") && page.contains("name=\"order3\""), "{page}");
    assert!(!page.contains("name=\"order1\"") && !page.contains("Manda il risultato"), "only where it decides: {page}");
    let (status, page) = table.send(0, "report", &fields).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "a tie is not sent without it");
    assert!(page.contains("name=\"order2\""), "{page}");
    fields.extend([("order2".to_owned(), "4".to_owned()), ("order3".to_owned(), "1".to_owned())]);
    let (_, page) = table.send(0, "preview", &fields).await;
    assert!(page.contains("dopo perché ha giocato prima") && page.contains("Manda il risultato"), "{page}");
    let (status, page) = table.send(0, "report", &fields).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{page}");
    table.send(1, "confirm", &[("nonce".to_owned(), "c".to_owned())]).await;
    let result = table.table().await["result"].clone();
    let place = |seat: usize| {
        let lines = result.as_array().expect("a result").iter();
        lines.clone().find(|line| line["entrant"].as_u64() == table.seats[seat].parse().ok()).expect("a line")["place"]
            .clone()
    };
    assert_eq!((place(1), place(2)), (json!(2), json!(3)), "who played later ranks ahead: {result}");
}

#[tokio::test]
async fn what_is_held_in_rome_becomes_the_coefficients() {
    let mut table = TableOfFour::drawn("spqr-rtu").await;
    let holding = [("points", "18"), ("centres", "2"), ("supremacies", "1"), ("provinces", "9"), ("legionaries", "7")];
    let more = [("points", "18"), ("centres", "2"), ("supremacies", "1"), ("provinces", "9"), ("standards", "1")];
    let fields = table.fields(&[&holding, &more, &[("points", "9")], &[("points", "3"), ("out", "1")]]);
    let (status, page) = table.send(0, "preview", &fields).await;
    assert_eq!(status, StatusCode::OK, "{page}");
    assert!(
        page.contains("data-label=\"Potenziale\">24</td>") && page.contains("data-label=\"Truppe\">10</td>"),
        "{page}"
    );
    assert!(
        page.contains("dopo per il valore dell'esercito") || page.contains("dopo per il valore dell&#39;esercito"),
        "{page}"
    );
    let (status, page) = table.send(0, "report", &fields).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{page}");
}

#[tokio::test]
async fn a_result_is_set_right_by_a_referee_with_a_reason() {
    let table = TableOfFour::drawn("raduno").await;
    let TableOfFour { site, organiser, id, seats, .. } = &table;
    let owner = Who::Browser(organiser);
    let mut keys = Vec::new();
    for kind in ["helper", "referee"] {
        let (_, link) =
            send(site, &owner, "POST", &format!("/api/tournaments/{id}/links"), Some(&json!({ "kind": kind }))).await;
        let mut browser = Browser::new();
        site.get(&mut browser, link["url"].as_str().expect("an address")).await;
        keys.push(browser);
    }
    let (score, mut stranger) = (format!("/tournaments/{id}/score"), Browser::new());
    assert_eq!(site.get(&mut stranger, &format!("{score}?table=1")).await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(site.get(&mut keys[0], &format!("{score}?table=9")).await.status, StatusCode::NOT_FOUND);
    let fields = |nonce: &'static str, best: &'static str, why: &'static str| {
        let mut fields = vec![("nonce", nonce), ("table", "1"), ("round", "1"), ("why", why)];
        let names =
            [("entrant1", "points1"), ("entrant2", "points2"), ("entrant3", "points3"), ("entrant4", "points4")];
        for ((entrant, points), (seat, worth)) in names.into_iter().zip(seats.iter().zip([best, "40", "30", "20"])) {
            fields.extend([(entrant, seat.as_str()), (points, worth)]);
        }
        fields
    };
    let sent = site.post(&mut keys[0], &format!("{score}/report"), &fields("a", "50", "")).await;
    assert_eq!(sent.status, StatusCode::SEE_OTHER, "{}", sent.body);
    let page = site.get(&mut keys[1], &format!("{score}?table=1")).await.body;
    assert!(page.contains("name=\"why\"") && page.contains("id=\"score-map\""), "{page}");
    let silent = site.post(&mut keys[1], &format!("{score}/report"), &fields("b", "55", "")).await;
    assert_eq!(silent.status, StatusCode::UNPROCESSABLE_ENTITY, "a reason is needed");
    let helper = site.post(&mut keys[0], &format!("{score}/report"), &fields("c", "55", "contato male")).await;
    assert_eq!(helper.status, StatusCode::FORBIDDEN, "a helper corrects nothing");
    let right = site.post(&mut keys[1], &format!("{score}/report"), &fields("d", "55", "contato male")).await;
    assert_eq!(right.status, StatusCode::SEE_OTHER, "{}", right.body);
    assert_eq!(table.table().await["result"][0]["points"], "105");
}

#[tokio::test]
async fn cards_are_made_for_all_tables_and_the_old_ones_open_nothing() {
    let table = TableOfFour::drawn("raduno").await;
    let TableOfFour { site, organiser, id, phones, .. } = &table;
    let (mut olga, mut old) = (organiser.clone(), phones[0].clone());
    let (cards, home) = (format!("/tournaments/{id}/console/cards"), format!("/tournaments/{id}/table"));
    assert_eq!(site.get(&mut old, &home).await.status, StatusCode::OK);
    let made = site.post(&mut olga, &cards, &[("nonce", "k")]).await;
    assert_eq!(made.status, StatusCode::OK, "{}", made.body);
    assert!(made.body.contains("class=\"qr\"") && made.body.contains("Stampali adesso"), "{}", made.body);
    assert_eq!(made.headers[axum::http::header::CACHE_CONTROL], "no-store");
    assert_eq!(site.get(&mut old, &home).await.status, StatusCode::FORBIDDEN, "the old card opens nothing");
    let again = site.post(&mut olga, &cards, &[("nonce", "k")]).await;
    assert_eq!(again.status, StatusCode::SEE_OTHER, "sent twice, nothing is shown that would not open");
    let mut stranger = Browser::new();
    assert_eq!(site.post(&mut stranger, &cards, &[("nonce", "x")]).await.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn a_table_says_how_far_it_is_and_the_projector_shows_it() {
    let mut table = TableOfFour::drawn("challenge-2017").await;
    let light = |word: &str| [("nonce".to_owned(), format!("l-{word}")), ("light".to_owned(), word.to_owned())];
    let (status, page) = table.send(0, "light", &light("sdadata5")).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{page}");
    let projector = format!("/tournaments/{}/projector", table.id);
    let wall = table.site.get(&mut Browser::new(), &projector).await.body;
    assert!(wall.contains("Sdadata a 5, poi 6"), "{wall}");
    let (status, _) = table.send(0, "light", &light("sdadata9")).await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "no such light under this regulation");
}
