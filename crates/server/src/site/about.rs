//! What this is, how the dice are kept honest, what is kept of people.

use crate::layout::{Page, page};
use crate::requester::Requester;
use axum::response::Response;
use maud::html;
use words::id;

pub(crate) async fn about(requester: Requester) -> Response {
    let words = requester.words;
    let title = words.say(id::WEB_ABOUT_TITLE);
    let parts = [("what", 2), ("dice", 4), ("privacy", 5), ("marks", 2)];
    let body = html! {
        main #main .page .page-narrow .prose {
            h1 { (title) }
            @for (part, paragraphs) in parts {
                section id=(part) {
                    h2 { (words.say_member("web-about", part)) }
                    @for paragraph in 1..=paragraphs { p { (words.say_member("web-about", &format!("{part}-{paragraph}"))) } }
                    @if part == "dice" { p { code { "sdadata record check " (words.say(id::WEB_ABOUT_FILE)) } } }
                    @if part == "privacy" { p { a href="/profile" { (words.say(id::WEB_ABOUT_OWN_DATA)) } } }
                }
            }
        }
    };
    page(&requester, Page::new("about", title, body))
}
