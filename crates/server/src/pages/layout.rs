//! What all pages have in common.

use crate::asker::Asker;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use maud::{DOCTYPE, Markup, html};
use words::{Lang, Words};

/// A page to be.
pub(crate) struct Page<'a> {
    pub(crate) title: &'a str,
    pub(crate) body: Markup,
    /// Styles beyond those of every page.
    pub(crate) styles: &'a [&'a str],
    /// Scripts, as modules.
    pub(crate) scripts: &'a [&'a str],
}

/// A whole page for somebody.
pub(crate) fn page(asker: &Asker, page: Page<'_>) -> Response {
    let who = asker.person.as_ref().map(|person| person.name.as_str());
    respond(&document(asker.words, who, &page))
}

/// A page with nothing but its body, for when things went wrong.
pub(crate) fn bare(words: Words, title: &str, body: Markup) -> Response {
    respond(&document(words, None, &Page { title, body, styles: &[], scripts: &[] }))
}

fn respond(markup: &Markup) -> Response {
    let kind = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
    (kind, markup.0.clone()).into_response()
}

fn document(words: Words, who: Option<&str>, page: &Page<'_>) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(words.lang().code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                title { (page.title) " · Sdadata" }
                link rel="icon" href="/assets/img/icon.svg" type="image/svg+xml";
                link rel="stylesheet" href="/assets/css/base.css";
                @for style in page.styles { link rel="stylesheet" href=(format!("/assets/css/{style}")); }
                @for script in page.scripts { script type="module" src=(format!("/assets/js/{script}")) {} }
            }
            body {
                a .skip href="#main" { (words.say("web-skip")) }
                (header(words, who))
                (page.body)
                (footer(words))
            }
        }
    }
}

fn header(words: Words, who: Option<&str>) -> Markup {
    html! {
        header .site {
            a .brand href="/" { "Sdadata" }
            nav aria-label=(words.say("web-nav")) {
                a href="/tables" { (words.say("web-nav-tables")) }
                a href="/regulations" { (words.say("web-nav-regulations")) }
                a href="/odds" { (words.say("web-nav-odds")) }
                a href="/about" { (words.say("web-nav-about")) }
            }
            div .who {
                @if let Some(name) = who { a href="/profile" { (name) } }
                @else { a href="/login" { (words.say("web-nav-login")) } }
                (language(words))
            }
        }
    }
}

fn language(words: Words) -> Markup {
    let (other, name) = match words.lang() {
        Lang::It => (Lang::En, "English"),
        Lang::En => (Lang::It, "Italiano"),
    };
    html! { a .language href=(format!("?lang={}", other.code())) hreflang=(other.code()) lang=(other.code()) { (name) } }
}

fn footer(words: Words) -> Markup {
    html! { footer .site { p { (words.say("web-footer")) } } }
}
