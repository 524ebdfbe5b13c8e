//! The public pages of tournaments.

use crate::event::Event;
use crate::site::{Browser, Site};
use axum::http::StatusCode;
use director::tournament::EntrantId;
use hall::{Action, Asker};
use serde_json::json;

/// The pages there are once a round is drawn.
const PAGES: [&str; 17] = [
    "",
    "/ranking",
    "/me",
    "/me?entrant=1",
    "/rounds/1",
    "/players/1",
    "/players/1/outlook",
    "/players/1/why",
    "/clubs/Aurora%20%26%20Figli",
    "/projector",
    "/paper",
    "/paper?list=tables",
    "/paper?list=names",
    "/paper?list=standings&round=1",
    "/paper?list=cards",
    "/paper?list=badges",
    "/paper?list=certificates",
];

/// The pages of those who run a tournament.
const STAFF_PAGES: [&str; 15] = [
    "/console",
    "/console/people",
    "/console/people/1",
    "/console/clubs",
    "/console/seating",
    "/console/ties",
    "/console/calendar",
    "/console/links",
    "/console/log",
    "/score?table=1",
    "/referee",
    "/referee/sanction",
    "/referee/calculators",
    "/referee/sheet",
    "/paper?list=cash",
];

fn assert_whole(body: &str, path: &str, language: &str) {
    assert!(body.contains(&format!("<html lang=\"{language}\"")), "{path}");
    assert_eq!((body.matches("<h1").count(), body.matches("<main").count()), (1, 1), "{path}: {body}");
    assert!(!body.contains(" style=") && !body.contains("<style"), "{path}: style inside");
    assert!(
        !body.contains("hall-page-") && !body.contains(">paper-") && !body.contains("{ $"),
        "{path}: a sentence is missing"
    );
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
async fn the_calendar_has_days_and_the_archive_months() {
    let mut event = Event::open("raduno").await;
    let later = json!({ "name": "Prima di tutti", "dates": ["2026-11-14"] });
    event.post("/api/tournaments", json!({ "regulation": "raduno", "facts": later })).await;
    let undated = json!({ "name": "Senza data" });
    event.post("/api/tournaments", json!({ "regulation": "raduno", "facts": undated })).await;
    let list = event.site.get(&mut Browser::new(), "/tournaments").await.body;
    let at = |text: &str| list.find(text).unwrap_or_else(|| panic!("{text}: {list}"));
    assert!(at("Prima di tutti") < at("Prova d'autunno") && at("Prova d'autunno") < at("Senza data"), "{list}");
    assert!(list.contains("sabato 21 novembre 2026") && !list.contains("Archivio"), "{list}");
    let home = event.site.get(&mut Browser::new(), "/").await.body;
    assert!(home.contains("Prossimi tornei") && home.contains("sabato 14 novembre 2026"), "{home}");
    event.enter(8).await;
    event.command(json!({ "do": "draw", "seed": 7 })).await;
    let home = event.site.get(&mut Browser::new(), "/").await.body;
    assert!(home.contains("Tornei in corso"), "{home}");
    event.finish().await;
    event.play_to_the_end().await;
    let list = event.site.get(&mut Browser::new(), "/tournaments").await.body;
    assert!(list.contains("Archivio") && list.contains("<h3>novembre 2026</h3>"), "{list}");
    let ranking = event.page("it", "/ranking").await;
    assert!(ranking.contains("<h1>Classifica finale</h1>") && ranking.contains("Cognome8"), "{ranking}");
}

#[tokio::test]
async fn a_season_shows_its_evenings() {
    let mut event = Event::open("lariana").await;
    assert!(!event.page("it", "").await.contains("calendar-title"), "no days, no calendar");
    event.command(json!({ "do": "schedule", "stage": "evening", "round": 1, "day": "2026-11-27" })).await;
    let page = event.page("it", "").await;
    assert!(page.contains("calendar-title") && page.contains("venerdì 27 novembre 2026"), "{page}");
}

#[tokio::test]
async fn a_knock_out_shows_who_went_on() {
    let mut event = Event::open_format("firk", Some("eliminazione")).await;
    event.enter(12).await;
    event.command(json!({ "do": "draw", "seed": 7 })).await;
    event.finish().await;
    assert!(!event.page("it", "").await.contains("bracket-title"), "one round is no bracket");
    event.play_to_the_end().await;
    let state = event.state().await;
    let page = event.page("it", "").await;
    let bracket =
        page.split("class=\"bracket\"").nth(1).and_then(|rest| rest.split("</ol>").next()).expect("a bracket");
    let seats = |round: usize| state["rounds"][round]["tables"][0]["seats"].as_array().map_or(0, Vec::len);
    assert_eq!(bracket.matches("<b>").count(), seats(1) + 1, "those of the final, and who won it: {bracket}");
    assert!(!page.contains("nell'ordine: ."), "a criterion or no sentence: {page}");
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
    let mut other = Event::open("raduno").await;
    other.enter(8).await;
    other.command(json!({ "do": "draw", "seed": 7 })).await;
    for path in PAGES.into_iter().chain(STAFF_PAGES) {
        let page = |event: &Event| (event.organiser.clone(), format!("/tournaments/{}{path}", event.id));
        let (mut browser, address) = page(&event);
        let answer = event.site.get(&mut browser, &address).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        assert!(text(&answer.body).contains(&sentence), "{path}: {sentence}");
        let (mut browser, address) = page(&other);
        let answer = other.site.get(&mut browser, &address).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        assert!(!answer.body.contains("marchio registrato"), "{path}: nobody else asks for it");
    }
    for page in ["", "/me", "/ranking", "/console", "/referee", "/rounds/1"] {
        let address = format!("/tournaments/{}{page}", event.id);
        let body = event.site.get(&mut event.organiser, &address).await.body;
        assert_eq!(text(&body).matches(&sentence).count(), 1, "{page}: once");
    }
    for ending in ["csv", "txt", "json"] {
        let export = |event: &Event| format!("/api/tournaments/{}/export.{ending}", event.id);
        let own = event.site.get(&mut Browser::new(), &export(&event)).await.body;
        assert!(own.contains("marchio registrato"), "{ending}: {own}");
        let of_other = other.site.get(&mut Browser::new(), &export(&other)).await.body;
        assert!(!of_other.contains("marchio registrato"), "{ending}: {of_other}");
    }
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
