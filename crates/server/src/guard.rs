//! What every answer carries and every request passes: headers that forbid what pages never do, requests from
//! elsewhere turned away.

use crate::app::App;
use crate::asker;
use crate::fault::{self, Fault};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use std::net::SocketAddr;
use words::{Lang, Words};

/// Scripts, styles, pictures and connections of our own and nothing else; no frame, no plugin, no base.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
                      connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; manifest-src 'self'";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
];

/// Sets the headers.
pub(crate) async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

/// A browser always says where a form comes from. A cookie without that is not to be trusted; a token may come alone.
pub(crate) async fn origin(State(app): State<App>, request: Request, next: Next) -> Response {
    let from = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|from| from.0.ip());
    if from.is_some_and(|from| !app.limits.request(from)) {
        return Fault::too_fast(Words::new(Lang::default())).into_response();
    }
    let headers = request.headers();
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let told = headers.contains_key(header::ORIGIN) || headers.contains_key("sec-fetch-site");
    if changes && asker::has_cookie(headers) && !told {
        let words = Words::new(Lang::default());
        let fault = Fault::say(StatusCode::FORBIDDEN, "origin", words, "web-no-origin");
        return if fault::wants_page(headers) { fault.page(words) } else { fault.into_response() };
    }
    next.run(request).await
}
