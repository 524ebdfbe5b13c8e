//! The pages of a table as a browser first sees them, in both languages.

use crate::site::{Browser, HOST, Site};
use axum::body::Body;
use axum::http::{Request, StatusCode, header};

#[tokio::test]
async fn a_roman_table_has_a_page_in_both_languages() {
    let site = Site::new().await;
    let mut browser = Browser::new();
    let wanted = "{\"regulation\":\"spqr-rtu\",\"players\":4,\"bots\":[\"random\",\"random\",\"random\"],\"pace\":0}";
    let post = |path: String, body: &'static str, cookie: String| {
        let request = Request::post(path).header(header::HOST, HOST).header(header::ORIGIN, format!("http://{HOST}"));
        let request = request.header(header::CONTENT_TYPE, "application/json").header(header::COOKIE, cookie);
        request.body(Body::from(body)).expect("a request")
    };
    let opened = site.send(post("/api/tables".to_owned(), wanted, String::new())).await;
    let table = opened.body.split("\"table\":\"").nth(1).and_then(|rest| rest.split('"').next()).expect("an id");
    browser.cookies.push(("sdadata".to_owned(), opened.cookie("sdadata").expect("a guest")));
    let cookie = format!("sdadata={}", browser.key().expect("a key"));
    let sat = site.send(post(format!("/api/tables/{table}/sit"), "{\"nonce\":\"sit\"}", cookie)).await;
    assert_eq!(sat.status, StatusCode::OK, "{}", sat.body);
    for (language, turn, centre) in
        [("it", "Un turno", "Ogni centro di potere"), ("en", "A turn", "Each centre of power")]
    {
        browser.language = language;
        let path = format!("/tables/{table}");
        let page = site.get(&mut browser, &path).await;
        assert!(page.body.contains(&format!("<html lang=\"{language}\"")), "{path}");
        assert!(page.body.contains(turn) && page.body.contains(centre), "the help: {}", page.body);
        assert!(page.body.contains("href=\"/regulations/spqr-rtu\""), "the regulation");
        let (_, rest) = page.body.split_once("src=\"/assets/made/board-roma45-").expect("a script with its board");
        let address = format!("/assets/made/board-roma45-{}", rest.split('"').next().expect("an end"));
        let board = site.get(&mut browser, &address).await;
        assert_eq!(board.headers["cache-control"], "public, max-age=31536000, immutable");
        assert_eq!(board.body.matches("data-area=\\\"").count(), 45);
        assert_eq!(board.body.matches("data-sea=\\\"").count(), 12);
        assert!(page.body.contains("\"disembark_first\":true"), "what its script is told");
    }
}

#[tokio::test]
async fn the_other_language_is_one_click_away_at_a_table_too() {
    let site = Site::new().await;
    let mut browser = Browser::new();
    let table = site.post(&mut browser, "/play-now", &[]).await.location().to_owned();
    let page = site.get(&mut browser, &table).await;
    assert!(page.body.contains("action=\"/language\"") && page.body.contains(&format!("value=\"{table}\"")));
    let answer = site.post(&mut browser, "/language", &[("lang", "en"), ("back", &table)]).await;
    assert_eq!(answer.location(), table);
    let page = site.get(&mut browser, &table).await;
    assert!(page.body.contains("data-lang=\"en\""), "{}", &page.body[..400]);
}
