//! What is shown once: a token, a link. It travels in a cookie of a minute to the page that shows it, which takes the
//! cookie away; so a page that is loaded again neither shows it nor makes another.

use crate::cookies;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use cookie::SameSite;

const COOKIE: &str = "shown";
/// How long the cookie waits for the page that shows it.
const WAIT_SECONDS: i64 = 60;

/// Shows a text on the next page below a path.
pub(crate) fn next(response: Response, path: &str, text: &str) -> Response {
    set(response, path, text, WAIT_SECONDS)
}

/// What is to be shown now, if it is one of our own texts.
pub(crate) fn once(headers: &HeaderMap) -> Option<&str> {
    let plain = |text: &&str| text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'/');
    cookies::value(headers, COOKIE).filter(plain).filter(|text| (20..=120).contains(&text.len()))
}

/// It has been shown.
pub(crate) fn no_more(mut response: Response, path: &str) -> Response {
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    set(response, path, "", 0)
}

fn set(mut response: Response, path: &str, text: &str, seconds: i64) -> Response {
    let [(name, cookie)] = cookies::set(COOKIE, text, path, SameSite::Strict, seconds);
    response.headers_mut().append(name, cookie);
    response
}
