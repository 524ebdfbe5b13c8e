//! What this is, how the dice are kept honest, what is kept of people.

use crate::asker::Asker;
use crate::pages::layout::{Page, page};
use axum::response::Response;
use maud::html;

pub(crate) async fn about(asker: Asker) -> Response {
    let words = asker.words;
    let title = words.say("web-about-title");
    let parts = [("what", 2), ("dice", 4), ("privacy", 5), ("marks", 2)];
    let body = html! {
        main #main .page .page-narrow .prose {
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
    page(&asker, Page::new("about", title, body))
}
