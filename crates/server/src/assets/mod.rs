//! Scripts, styles and pictures: part of the program, each at an address that holds the hash of its content.
//!
//! What lies at such an address never changes, so a browser keeps it and never asks for it again.

mod catalogue;
mod imports;

use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use catalogue::{Catalogue, path_of};
use maud::{Markup, html};
use std::collections::BTreeMap;

/// For what never changes.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// Serves one of them. At an address with another hash, of an older or newer version that runs beside this one, there
/// is what this version has, and nobody keeps it.
pub(crate) async fn serve(Path(path): Path<String>) -> Response {
    let found = Catalogue::get().find(&path_of(&path));
    answer(&path, found.map(|asset| (asset.address.as_str(), asset.content.clone())))
}

/// Answers with what was found for a path, where it has an address and a content.
fn answer(path: &str, found: Option<(&str, Bytes)>) -> Response {
    let Some((address, content)) = found else { return StatusCode::NOT_FOUND.into_response() };
    let is_current = address.strip_prefix(catalogue::ROOT) == Some(path);
    let keep = if is_current { FOR_EVER } else { "no-store" };
    ([(header::CONTENT_TYPE, content_type(path)), (header::CACHE_CONTROL, keep)], content).into_response()
}

/// Scripts that no file holds: the program writes what is in them, and their addresses hold its hash like those of files.
pub(crate) struct Written(BTreeMap<String, (String, Bytes)>);

impl Written {
    /// Scripts by their paths, each below this folder.
    pub(crate) fn new(folder: &str, scripts: impl IntoIterator<Item = (String, String)>) -> Self {
        let script = |(name, text): (String, String)| {
            let path = format!("{folder}/{name}.js");
            (name, (catalogue::address(&path, text.as_bytes()), text.into()))
        };
        Self(scripts.into_iter().map(script).collect())
    }

    /// Where one is served, by its name.
    pub(crate) fn address(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(|(address, _)| address.as_str())
    }

    /// Serves one of them: the path below the folder of assets.
    pub(crate) fn serve(&self, path: &str) -> Response {
        let plain = path_of(path);
        let name = plain.rsplit_once('/').and_then(|(_, file)| file.strip_suffix(".js")).unwrap_or_default();
        answer(path, self.0.get(name).map(|(address, content)| (address.as_str(), content.clone())))
    }
}

/// Where a file is served, by its path below the folder of assets.
pub(crate) fn address(path: &str) -> &'static str {
    Catalogue::get().address(path)
}

/// What a file says, by its path below the folder of assets.
pub(crate) fn content(path: &str) -> Bytes {
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
