//! What is shown once: a token, a link. It travels in a cookie of a minute to the page that shows it, which takes the
//! cookie away; so a page that is loaded again neither shows it nor makes another.

use crate::session::cookie;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;

const COOKIE: &str = "shown";

/// Shows a text on the next page below a path.
pub(crate) fn next(response: Response, path: &str, text: &str) -> Response {
    set(response, &format!("{COOKIE}={text}; Path={path}; HttpOnly; SameSite=Strict; Max-Age=60"))
}

/// What is to be shown now, if it is one of our own texts.
pub(crate) fn once(headers: &HeaderMap) -> Option<&str> {
    let plain = |text: &&str| text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'/');
    cookie(headers, COOKIE).filter(plain).filter(|text| (20..=120).contains(&text.len()))
}

/// It has been shown.
pub(crate) fn no_more(mut response: Response, path: &str) -> Response {
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    set(response, &format!("{COOKIE}=; Path={path}; HttpOnly; SameSite=Strict; Max-Age=0"))
}

fn set(mut response: Response, cookie: &str) -> Response {
    if let Ok(cookie) = HeaderValue::from_str(cookie) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}
