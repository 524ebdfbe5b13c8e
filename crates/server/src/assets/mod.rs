//! Scripts, styles and pictures: part of the program, each at an address that holds the hash of its content.
//!
//! What lies at such an address never changes, so a browser keeps it and never asks for it again.

mod catalogue;
mod imports;

use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use catalogue::{Catalogue, path_of};
use maud::{Markup, html};

/// For what never changes.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// Serves one of them. At an address with another hash, of an older or newer version that runs beside this one, there
/// is what this version has, and nobody keeps it.
pub(crate) async fn serve(Path(path): Path<String>) -> Response {
    let plain = path_of(&path);
    let Some(asset) = Catalogue::get().find(&plain) else { return StatusCode::NOT_FOUND.into_response() };
    let is_current = asset.address.strip_prefix(catalogue::ROOT) == Some(path.as_str());
    let keep = if is_current { FOR_EVER } else { "no-store" };
    let headers = [(header::CONTENT_TYPE, content_type(&plain)), (header::CACHE_CONTROL, keep)];
    (headers, asset.content.clone()).into_response()
}

/// Where a file is served, by its path below the folder of assets.
pub(crate) fn address(path: &str) -> &'static str {
    Catalogue::get().address(path)
}

/// What a file says, by its path below the folder of assets.
pub(crate) fn content(path: &str) -> axum::body::Bytes {
    Catalogue::get().find(path).map(|asset| asset.content.clone()).unwrap_or_default()
}

/// The links to a page's style sheets and to its script, for its head. What the script imports is asked for at once
/// with it, so that no module waits for another.
pub(crate) fn links(styles: &[&str], script: Option<&str>) -> Markup {
    let all = Catalogue::get();
    html! {
        @for style in styles { link rel="stylesheet" href=(all.address(style)); }
        @if let Some(script) = script {
            @for module in all.preloads(script) { link rel="modulepreload" href=(module); }
            script type="module" src=(all.address(script)) {}
        }
    }
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        _ => "text/plain; charset=utf-8",
    }
}
