//! The API described to programs, as OpenAPI 3.1 wants it. The document is made from the types of the wire.

use axum::http::header;
use axum::response::IntoResponse;

/// The description of the API for programs, as `describe` makes it.
const OPENAPI: &str = include_str!("openapi.json");

/// The document.
pub(crate) async fn document() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], OPENAPI)
}
