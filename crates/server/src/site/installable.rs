//! What a browser needs to keep the site on a phone's first screen: a manifest, a small service worker, and the page that is
//! shown where there is no network. The worker keeps files whose address holds their hash, and never a table.

use crate::assets;
use crate::layout::{Page, page};
use crate::requester::Requester;
use axum::Json;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use maud::html;
use serde_json::json;
use words::{Lang, Words, id};

pub(crate) async fn manifest(requester: Requester) -> Response {
    let manifest = json!({
        "name": "Sdadata",
        "short_name": "Sdadata",
        "description": requester.words.say(id::WEB_HOME_LEAD),
        "lang": requester.words.lang().code(),
        "start_url": "/",
        "display": "standalone",
        "background_color": "#234a65",
        "theme_color": "#234a65",
        "icons": [{ "src": assets::address("img/icon.svg"), "sizes": "any", "type": "image/svg+xml" }],
    });
    let kind = [(header::CONTENT_TYPE, "application/manifest+json"), (header::CACHE_CONTROL, "no-cache")];
    (kind, Json(manifest).into_response().into_body()).into_response()
}

/// It stands at the root, because a worker rules over what lies below its own address.
pub(crate) async fn service_worker() -> Response {
    let kind = [(header::CONTENT_TYPE, "text/javascript; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
    (kind, assets::content("js/service-worker.js")).into_response()
}

/// How often the page for no network looks by itself whether there is one again.
const LOOK_AGAIN_S: &str = "20";

/// The worker keeps it for whoever uses the browser, so that it is nobody's and speaks both languages.
pub(crate) async fn offline(requester: Requester) -> Response {
    let part = |lang: Lang| {
        let words = Words::new(lang);
        html! {
            section lang=(lang.code()) {
                h1 { (words.say(id::WEB_OFFLINE_TITLE)) }
                p { (words.say(id::WEB_OFFLINE_TEXT)) }
                p { a .button .button-primary href="" { (words.say(id::WEB_OFFLINE_AGAIN)) } }
            }
        }
    };
    let body = html! { main #main .page .page-narrow { @for lang in Lang::ALL { (part(lang)) } } };
    let page = page(
        &requester,
        Page::plain("offline", requester.words.say(id::WEB_OFFLINE_TITLE), body).script("js/pages/offline.js"),
    );
    ([(header::REFRESH, LOOK_AGAIN_S)], page).into_response()
}
