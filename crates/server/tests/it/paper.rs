//! Paper: what is printed, and who may have it.

use crate::event::Event;
use crate::site::Browser;
use axum::http::StatusCode;
use serde_json::json;
use store::Role;

const CASH: &str = "/paper?list=cash";

/// What somebody gets of a page of the tournament.
async fn get(event: &Event, browser: &mut Browser, path: &str) -> (StatusCode, String) {
    let answer = event.site.get(browser, &format!("/tournaments/{}{path}", event.id)).await;
    (answer.status, answer.body)
}

#[tokio::test]
async fn the_page_says_what_can_be_printed_and_to_whom() {
    let mut event = Event::open("raduno").await;
    event.enter(8).await;
    let page = event.page("it", "/paper").await;
    for list in ["tables", "names", "standings", "cards", "badges", "certificates"] {
        assert!(page.contains(&format!("/paper?list={list}\"")), "{list}: {page}");
    }
    assert!(!page.contains("list=cash") && !page.contains("/referee/sheet"), "not for everybody: {page}");
    let mut organiser = event.organiser.clone();
    let (_, page) = get(&event, &mut organiser, "/paper").await;
    assert!(page.contains("/paper?list=cash\"") && page.contains("/referee/sheet\""), "{page}");
}

#[tokio::test]
async fn the_cash_desk_is_for_staff_and_births_for_the_organiser() {
    let mut event = Event::open("raduno").await;
    event.enter(8).await;
    event.command(json!({ "do": "pay", "entrant": 3, "cents": 1250 })).await;
    event.command(json!({ "do": "pay", "entrant": 5, "cents": 800 })).await;
    assert_eq!(get(&event, &mut Browser::new(), CASH).await.0, StatusCode::UNAUTHORIZED);
    let mut member = event.site.account("Mina", "mina", Role::Player).await;
    assert_eq!(get(&event, &mut member, CASH).await.0, StatusCode::FORBIDDEN);
    let mut organiser = event.organiser.clone();
    let (status, page) = get(&event, &mut organiser, CASH).await;
    assert_eq!(status, StatusCode::OK);
    for part in ["12,50", "8,00", "20,50", "Cognome3 Nome3", "1990-03-04"] {
        assert!(page.contains(part), "{part}: {page}");
    }
    let link = event.ask("/links", json!({ "kind": "helper" })).await;
    let mut helper = Browser::new();
    let key = link["key"].as_str().expect("a key");
    get(&event, &mut helper, &format!("/link/{key}")).await;
    let (status, page) = get(&event, &mut helper, CASH).await;
    assert_eq!(status, StatusCode::OK);
    assert!(page.contains("20,50") && !page.contains("1990-03"), "a helper sees no dates of birth: {page}");
}

/// The card of a Roman table has room for whatever the form for its result asks, and for nothing of RisiKo!.
#[tokio::test]
async fn a_roman_card_asks_what_the_form_asks() {
    let mut event = Event::open("spqr-rtu").await;
    event.enter(8).await;
    event.command(json!({ "do": "draw", "seed": 7 })).await;
    let mut organiser = event.organiser.clone();
    let (_, form) = get(&event, &mut organiser, "/score?table=1").await;
    let form = form.split("<fieldset class=\"score-rome\">").nth(1).expect("the first player");
    let form = form.split("</fieldset>").next().expect("its end");
    let asked: Vec<&str> = form.split("<label>").skip(1).filter_map(|rest| rest.split('<').next()).collect();
    assert_eq!(asked.len(), 10, "points, when they went out, and eight more: {asked:?}");
    let page = event.page("it", "/paper?list=cards").await;
    let card = page.split("<article").nth(1).expect("a card");
    for label in asked.iter().filter(|label| !["Punti", "Eliminato"].contains(label)) {
        assert!(card.contains(&format!("title=\"{label}\"")), "{label}: {card}");
    }
    for label in ["Punti", "Elim.", "Firma", "Fine ore", "Arbitro", "Prov. = Province"] {
        assert!(card.contains(label), "{label}: {card}");
    }
    assert!(!card.contains("RisiKo! di") && !card.contains("Fuori"), "{card}");
    assert_eq!(card.matches("<tr>").count(), 6, "{card}");
    let mut other = Event::open("raduno").await;
    other.enter(8).await;
    other.command(json!({ "do": "draw", "seed": 7 })).await;
    let page = other.page("it", "/paper?list=cards").await;
    assert!(page.contains("RisiKo! di") && page.contains("Fuori") && !page.contains("Salv."), "{page}");
}

#[tokio::test]
async fn badges_are_for_those_who_play() {
    let mut event = Event::open("raduno").await;
    assert!(event.page("it", "/paper?list=badges").await.contains("Qui compariranno"));
    event.enter(13).await;
    event.command(json!({ "do": "withdraw", "entrant": 13 })).await;
    let page = event.page("it", "/paper?list=badges").await;
    assert_eq!((page.matches("class=\"badge-sheet\"").count(), page.matches("<article").count()), (2, 12), "{page}");
    assert!(page.contains("<b>Cognome12</b>") && !page.contains("Cognome13"), "{page}");
    // By surname and cut through the pile, the second of all is the first of the second sheet.
    let sheets: Vec<&str> = page.split("class=\"badge-sheet\"").collect();
    assert!(sheets[1].contains("<b>Cognome1</b>") && sheets[2].contains("<b>Cognome10</b>"), "{page}");
}

#[tokio::test]
async fn certificates_wait_for_the_final_ranking() {
    let mut event = Event::open("raduno").await;
    event.enter(8).await;
    event.command(json!({ "do": "draw", "seed": 7 })).await;
    assert!(event.page("it", "/paper?list=certificates").await.contains("quando la classifica è definitiva"));
    event.finish().await;
    event.play_to_the_end().await;
    let page = event.page("it", "/paper?list=certificates").await;
    assert_eq!(page.matches("<article").count(), 8, "{page}");
    for part in ["1° posto su 8", "8° posto su 8", "Prova d'autunno", "21 novembre 2026 · Sala &lt;Civica&gt;"] {
        assert!(page.contains(part), "{part}: {page}");
    }
    let page = event.page("it", "/paper?list=certificates&first=3").await;
    assert_eq!(page.matches("<article").count(), 3, "{page}");
    assert!(event.page("it", "/paper?list=standings").await.contains("Classifica finale"));
}
