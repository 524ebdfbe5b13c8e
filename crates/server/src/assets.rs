//! Scripts, styles and pictures: part of the program, with their hashes as names of versions.

use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use std::fmt::Write as _;

#[derive(RustEmbed)]
#[folder = "assets/"]
struct Assets;

/// What pages ask for; the rest of the folder is for whoever works on it.
const SERVED: [&str; 4] = ["css/", "js/", "img/", "vendor/"];

/// Serves one of them. A browser asks again each time and mostly hears that nothing has changed.
pub(crate) async fn serve(Path(path): Path<String>, headers: HeaderMap) -> Response {
    let served = SERVED.iter().any(|folder| path.starts_with(folder));
    let Some(file) = Assets::get(&path).filter(|_| served) else { return StatusCode::NOT_FOUND.into_response() };
    let tag = tag(&file);
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, [(header::ETAG, tag)]).into_response();
    }
    let kind = kind(&path);
    let answer = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "public, max-age=0, must-revalidate")];
    (answer, [(header::ETAG, tag)], file.data).into_response()
}

fn tag(file: &EmbeddedFile) -> String {
    let hash = file.metadata.sha256_hash();
    let mut tag = String::from("\"");
    for byte in &hash[..12] {
        let _ = write!(tag, "{byte:02x}");
    }
    tag + "\""
}

fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("css") => "text/css; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("json" | "webmanifest") => "application/json",
        _ => "text/plain; charset=utf-8",
    }
}
