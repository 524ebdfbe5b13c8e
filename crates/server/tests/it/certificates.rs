//! The certificate of a draw: whoever has the files makes the same tables again.

use crate::event::Event;
use crate::site::Browser;
use axum::http::StatusCode;
use desk::draw::{Desk, Handed};
use serde_json::{Value, json};
use words::{Lang, Words};

/// The tables that `sdadata draw` makes of a problem.
fn drawn_again(problem: &str, seed: u64) -> Value {
    let file = Handed { name: "problem.json", text: problem };
    let desk = Desk::read(file, seed, None, Words::new(Lang::It)).expect("a problem");
    let answer = desk.draw(None).expect("a draw");
    serde_json::from_str::<Value>(&answer.json).expect("JSON")["tables"].clone()
}

async fn status(event: &Event, path: &str) -> StatusCode {
    event.site.get(&mut Browser::new(), &format!("/tournaments/{}{path}", event.id)).await.status
}

/// T3.2: with tables of five, by the procedure to the letter.
#[tokio::test]
async fn the_files_of_a_draw_make_it_again() {
    let mut event = Event::open("challenge-2017").await;
    event.enter(13).await;
    for (round, seed) in [(1, 7), (2, 99)] {
        event.command(json!({ "do": "draw", "seed": seed })).await;
        let problem = event.page("it", &format!("/rounds/{round}/problem.json")).await;
        assert!(problem.contains("\"cinquisti\":\"strict\"") && !problem.contains("ognome"), "no names: {problem}");
        let tables: Value =
            serde_json::from_str(&event.page("it", &format!("/rounds/{round}/tables.json")).await).expect("JSON");
        let state = event.state().await;
        let seated = state["rounds"][round - 1]["tables"].as_array().expect("tables");
        let seated: Vec<&Value> = seated.iter().map(|table| &table["seats"]).collect();
        assert_eq!(tables, json!(seated), "round {round}");
        assert_eq!(drawn_again(&problem, seed), tables, "round {round}");
        let page = event.page("it", &format!("/rounds/{round}")).await;
        let command = format!("sdadata draw problem-{round}-1.json --seed {seed}");
        assert!(page.contains(&command) && page.contains("data-penalties=\""), "{page}");
        event.finish().await;
    }
    for path in ["/rounds/3/problem.json", "/rounds/0/tables.json", "/rounds/1/problem.json?branch=1"] {
        assert_eq!(status(&event, path).await, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn tables_made_by_hand_have_no_problem() {
    let mut event = Event::open("raduno").await;
    event.enter(8).await;
    event.command(json!({ "do": "seat", "tables": [[1, 2, 3, 4], [5, 6, 7, 8]] })).await;
    assert_eq!(status(&event, "/rounds/1/problem.json").await, StatusCode::NOT_FOUND);
    assert!(!event.page("it", "/rounds/1").await.contains("problem.json"));
}
