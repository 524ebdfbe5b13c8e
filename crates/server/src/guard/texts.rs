//! Texts as they are sent: none holds the letter of number zero, which no name has and not every database takes.

use crate::errors::Fault;
use crate::requester::words_of;
use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use std::error::Error;
use tower_http::timeout::TimeoutError;
use words::id;

/// The largest request anybody has reason to send: a club's regulation.
pub(crate) const BODY_BYTES_MAX: usize = 256 * 1024;

/// How a body writes its texts.
#[derive(Clone, Copy)]
enum Writing {
    Json,
    Form,
}

/// Refuses what holds a zero in its address, in a form or in JSON.
pub(crate) async fn without_zeros(request: Request, next: Next) -> Response {
    let words = words_of(request.uri(), request.headers());
    let refused = || Fault::malformed(words.say(id::WEB_ZERO_LETTER)).into_response();
    let address = request.uri().path_and_query().map_or("", |address| address.as_str());
    if has_zero(address.as_bytes(), Writing::Form) {
        return refused();
    }
    let Some(writing) = writing(request.headers()) else { return next.run(request).await };
    let (parts, body) = request.into_parts();
    match to_bytes(body, BODY_BYTES_MAX).await {
        Ok(bytes) if has_zero(&bytes, writing) => refused(),
        Ok(bytes) => next.run(Request::from_parts(parts, Body::from(bytes))).await,
        Err(fault) => Fault::of_status(status(&fault), words).into_response(),
    }
}

/// A body that is not there in time, or one that is too large.
fn status(fault: &axum::Error) -> StatusCode {
    let mut why: Option<&dyn Error> = Some(fault);
    while let Some(error) = why {
        if error.is::<TimeoutError>() {
            return StatusCode::REQUEST_TIMEOUT;
        }
        why = error.source();
    }
    StatusCode::PAYLOAD_TOO_LARGE
}

fn writing(headers: &HeaderMap) -> Option<Writing> {
    let kind = headers.get(header::CONTENT_TYPE)?.to_str().ok()?.to_ascii_lowercase();
    match kind.split(';').next()?.trim() {
        "application/json" => Some(Writing::Json),
        "application/x-www-form-urlencoded" => Some(Writing::Form),
        _ => None,
    }
}

fn has_zero(bytes: &[u8], writing: Writing) -> bool {
    bytes.contains(&0)
        || match writing {
            Writing::Form => bytes.windows(3).any(|three| three == b"%00"),
            Writing::Json => has_escaped_zero(bytes),
        }
}

/// Whether a text of JSON has `\u0000`; a backslash before it that is escaped itself makes plain letters of it.
fn has_escaped_zero(bytes: &[u8]) -> bool {
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        if byte == b'\\' {
            if bytes[at + 1..].starts_with(b"u0000") {
                return true;
            }
            at += 1;
        }
        at += 1;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_zero_is_found_however_it_is_written() {
        for (text, writing, found) in [
            ("a=%00", Writing::Form, true),
            ("a=%2500", Writing::Form, false),
            ("{\"a\":\"\\u0000\"}", Writing::Json, true),
            ("{\"a\":\"\\\\u0000\"}", Writing::Json, false),
            ("{\"a\":\"\\\\\\u0000\"}", Writing::Json, true),
            ("{\"a\":\"%00\"}", Writing::Json, false),
            ("a\0", Writing::Form, true),
        ] {
            assert_eq!(has_zero(text.as_bytes(), writing), found, "{text}");
        }
    }
}
