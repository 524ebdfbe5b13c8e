//! What every answer carries and every request passes: headers that forbid what pages never do, requests from
//! elsewhere turned away.

mod error_page;
mod passwords;
mod texts;

pub(crate) use passwords::passwords;
pub(crate) use texts::{BODY_BYTES_MAX, without_zeros};

use crate::app::App;
use crate::cookies;
use crate::errors::Fault;
use crate::requester::{Requester, words_of};
use crate::session::has_cookie;
use axum::extract::{FromRequestParts as _, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use wire::ErrorKind;
use words::id;

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

/// Whoever came over TLS once comes over TLS for a year.
const ONLY_TLS: &str = "max-age=31536000";

/// Sets the headers. Cookies given over TLS come back over TLS only.
pub(crate) async fn headers(State(app): State<App>, request: Request, next: Next) -> Response {
    let secure = app.proxy.is_secure(request.headers(), request.extensions());
    let mut response = next.run(request).await;
    if secure {
        cookies::make_secure(response.headers_mut());
        // Not where phones come to the same name without it.
        if !app.reach.is_plain() {
            response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(ONLY_TLS));
        }
    }
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

/// A browser always says where a form comes from. A cookie without that is not to be trusted; a token may come alone.
pub(crate) async fn origin(State(app): State<App>, request: Request, next: Next) -> Response {
    let from = app.proxy.address(request.headers(), request.extensions());
    if let Err(wait) = app.limits.request(from) {
        return Fault::too_fast(wait, words_of(request.uri(), request.headers())).into_response();
    }
    let headers = request.headers();
    let line = headers.contains_key(header::UPGRADE);
    let changes = line || !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let told = headers.contains_key(header::ORIGIN) || headers.contains_key("sec-fetch-site");
    // A line is opened with GET, which the layer against forged requests lets through.
    let elsewhere = line && headers.get(header::ORIGIN).is_some_and(|origin| !is_of(origin, headers.get(header::HOST)));
    if changes && has_cookie(headers) && (!told || elsewhere) {
        let words = words_of(request.uri(), headers);
        return Fault::say(StatusCode::FORBIDDEN, ErrorKind::Origin, words, id::WEB_NO_ORIGIN).into_response();
    }
    next.run(request).await
}

/// Whether an origin, `http://host:port`, is this host.
fn is_of(origin: &HeaderValue, host: Option<&HeaderValue>) -> bool {
    let origin = origin.to_str().ok().and_then(|origin| Some(origin.split_once("://")?.1));
    origin.is_some() && origin == host.and_then(|host| host.to_str().ok())
}

/// Whatever is refused is told so that the requester can read it: as a page to a browser, as JSON to a program.
pub(crate) async fn render_errors(State(app): State<App>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let words = words_of(&parts.uri, &parts.headers);
    let plain = parts.uri.path() == "/healthz";
    let reader = wants_page(&parts.headers).then(|| parts.clone());
    let response = next.run(Request::from_parts(parts, body)).await;
    let refused = response.status().is_client_error() || response.status().is_server_error();
    let known = response.extensions().get::<Fault>().cloned();
    if !refused || plain || known.is_none() && has_words(&response) {
        return response;
    }
    let fault = known.unwrap_or_else(|| Fault::of_status(response.status(), words));
    let mut told = match reader {
        Some(mut parts) => match Requester::from_request_parts(&mut parts, &app).await {
            Ok(requester) => error_page::response(&fault, &requester),
            Err(never) => match never {},
        },
        None => fault.into_response(),
    };
    if let Some(allowed) = response.headers().get(header::ALLOW) {
        told.headers_mut().insert(header::ALLOW, allowed.clone());
    }
    told
}

/// Whether a person reads the answer.
fn wants_page(headers: &HeaderMap) -> bool {
    let accepts = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepts.contains("text/html")
}

/// Whether an answer is one of ours already.
fn has_words(response: &Response) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    kind.starts_with("text/html") || kind.starts_with("application/json")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::proxy::ProxyTrust;
    use axum::Router;
    use axum::body::{Body, to_bytes};
    use axum::routing::get;
    use store::Store;
    use tower::ServiceExt as _;
    use tower_http::catch_panic::CatchPanicLayer;

    async fn broken() -> Response {
        panic!("a mistake of ours")
    }

    /// What a panic looks like to who asks.
    async fn told_of_a_panic(accept: &str) -> (StatusCode, String) {
        let directory = tempfile::tempdir().expect("a directory");
        let app = App::new(Store::in_directory(directory.path()).await.expect("a store"), ProxyTrust::None);
        let router = Router::new()
            .route("/", get(broken))
            .layer(CatchPanicLayer::new())
            .layer(axum::middleware::from_fn_with_state(app.clone(), render_errors))
            .with_state(app);
        let request = Request::get("/").header(header::ACCEPT, accept).body(Body::empty()).expect("a request");
        let response = router.oneshot(request).await.expect("an answer");
        let status = response.status();
        let bytes = to_bytes(response.into_body(), usize::MAX).await.expect("a body");
        (status, String::from_utf8_lossy(&bytes).into_owned())
    }

    #[tokio::test]
    async fn a_panic_is_told_without_its_words() {
        let (status, page) = told_of_a_panic("text/html").await;
        assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR);
        assert!(page.contains("<h1>È colpa nostra</h1>") && !page.contains("a mistake of ours"), "{page}");
        let (_, json) = told_of_a_panic("application/json").await;
        assert!(json.starts_with("{\"error\":\"our-fault\"") && !json.contains("a mistake of ours"), "{json}");
    }
}
