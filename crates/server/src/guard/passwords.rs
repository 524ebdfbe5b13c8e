//! Where the server speaks TLS, passwords go over it, or stay on this machine.

use crate::app::App;
use crate::errors::Fault;
use crate::requester::words_of;
use axum::extract::{Request, State};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Redirect, Response};
use wire::ErrorKind;
use words::id;

/// The pages on which somebody types a password, or has one in the address.
const PASSWORD_PATHS: [&str; 5] = ["/login", "/register", "/welcome/", "/profile/password", "/profile/erase"];

/// Leads whoever would send a password that can be read on the way to where it cannot; what was sent all the same is refused.
pub(crate) async fn passwords(State(app): State<App>, request: Request, next: Next) -> Response {
    let (path, headers) = (request.uri().path(), request.headers());
    let is_typed = PASSWORD_PATHS.iter().any(|begin| path.starts_with(begin));
    let is_safe = app.proxy.is_secure(headers, request.extensions())
        || app.proxy.address(headers, request.extensions()).is_loopback();
    match app.reach.over_tls(headers, path).filter(|_| is_typed && !is_safe) {
        None => next.run(request).await,
        Some(address) if request.method() == Method::GET => Redirect::to(&address).into_response(),
        Some(address) => {
            let words = words_of(request.uri(), headers);
            let sentence = words.say_with(id::WEB_PASSWORD_OVER_TLS, &[("address", address.into())]);
            Fault::new(StatusCode::FORBIDDEN, ErrorKind::Forbidden, sentence).into_response()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::proxy::{OverTls, ProxyTrust};
    use crate::reach::Reach;
    use crate::serve::router;
    use axum::body::Body;
    use axum::extract::ConnectInfo;
    use axum::http::header;
    use std::net::SocketAddr;
    use store::Store;
    use tower::ServiceExt as _;

    /// How a request from a phone, or from this machine, is answered: its status and where it is led.
    async fn answered(from: &str, secure: bool, method: Method, path: &str) -> (StatusCode, Option<String>) {
        let directory = tempfile::tempdir().expect("a directory");
        let store = Store::in_directory(directory.path()).await.expect("a store");
        let reach = Reach::of("192.168.4.1:8080".parse().expect("an address")).with_tls(8443);
        let app = App::in_hall(store, ProxyTrust::None, reach, None);
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, "192.168.4.1:8080");
        request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        let mut request = request.body(Body::from("login=anna&password=secret")).expect("a request");
        request.extensions_mut().insert(ConnectInfo(from.parse::<SocketAddr>().expect("an address")));
        if secure {
            request.extensions_mut().insert(OverTls);
        }
        let response = router(&app).oneshot(request).await.expect("an answer");
        let led = response.headers().get(header::LOCATION).map(|to| to.to_str().expect("text").to_owned());
        (response.status(), led)
    }

    #[tokio::test]
    async fn a_password_is_not_said_aloud_in_the_hall() {
        let phone = "192.168.4.77:4711";
        let led = Some("https://192.168.4.1:8443/login".to_owned());
        assert_eq!(answered(phone, false, Method::GET, "/login").await, (StatusCode::SEE_OTHER, led));
        assert_eq!(answered(phone, false, Method::POST, "/login").await, (StatusCode::FORBIDDEN, None));
        assert_eq!(answered(phone, false, Method::GET, "/").await.0, StatusCode::OK);
        assert_eq!(answered(phone, true, Method::GET, "/login").await.0, StatusCode::OK);
        assert_eq!(answered("127.0.0.1:4711", false, Method::GET, "/login").await.0, StatusCode::OK);
    }
}
