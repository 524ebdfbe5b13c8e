//! What this is, how the dice are kept honest, what is kept of people.

use crate::asker::Asker;
use crate::pages::layout::{Page, page};
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use maud::html;
use std::sync::LazyLock;

pub(crate) async fn about(asker: Asker) -> Response {
    let words = asker.words;
    let title = words.say("web-about-title");
    let parts = [("what", 2), ("dice", 4), ("privacy", 5), ("marks", 2)];
    let body = html! {
        main #main .page .narrow .prose {
            h1 { (title) }
            @for (part, paragraphs) in parts {
                section id=(part) {
                    h2 { (words.say(&format!("web-about-{part}"))) }
                    @for paragraph in 1..=paragraphs { p { (words.say(&format!("web-about-{part}-{paragraph}"))) } }
                    @if part == "dice" { p { code { "sdadata record check " (words.say("web-about-file")) } } }
                    @if part == "privacy" { p { a href="/profile" { (words.say("web-about-own-data")) } } }
                }
            }
        }
    };
    page(&asker, Page::new(title, body))
}

/// The map, drawn once.
pub(crate) async fn map() -> Response {
    static MAP: LazyLock<String> = LazyLock::new(|| {
        board::Board::named("risiko42").map(|board| drawing::picture(&board).into_string()).unwrap_or_default()
    });
    let headers = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "public, max-age=86400")];
    (headers, MAP.as_str()).into_response()
}
