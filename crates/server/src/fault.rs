//! What went wrong, said to a program as JSON and to a person as a page: what happened, which rule, what can be done.

use crate::asker::Asker;
use crate::limits::Wait;
use crate::pages::{self, layout};
use axum::Json;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Map, Value};
use table::{OpenFault, OptionFault, Refusal};
use words::Words;

/// The seconds after which to ask again, as JSON has them; the header says the same.
const RETRY_AFTER: &str = "retry_after";

/// Why a request was not done.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    pub(crate) status: StatusCode,
    pub(crate) kind: &'static str,
    pub(crate) words: String,
    pub(crate) more: Map<String, Value>,
}

impl Fault {
    pub(crate) fn new(status: StatusCode, kind: &'static str, words: String) -> Self {
        Self { status, kind, words, more: Map::new() }
    }

    /// The sentence of a catalogue id.
    pub(crate) fn say(status: StatusCode, kind: &'static str, words: Words, id: &str) -> Self {
        Self::new(status, kind, words.say(id))
    }

    pub(crate) fn not_found(words: Words) -> Self {
        Self::say(StatusCode::NOT_FOUND, "not-found", words, "web-not-found")
    }

    pub(crate) fn malformed(what: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "malformed", what.into())
    }

    pub(crate) fn unknown_asker(words: Words) -> Self {
        Self::say(StatusCode::UNAUTHORIZED, "unknown", words, "web-unknown-asker")
    }

    pub(crate) fn forbidden(words: Words) -> Self {
        Self::say(StatusCode::FORBIDDEN, "forbidden", words, "web-forbidden")
    }

    pub(crate) fn too_fast(wait: Wait, words: Words) -> Self {
        Self::slow_down(wait, words, "web-too-fast")
    }

    pub(crate) fn too_many_logins(wait: Wait, words: Words) -> Self {
        Self::slow_down(wait, words, "web-login-too-fast")
    }

    fn slow_down(Wait(seconds): Wait, words: Words, id: &str) -> Self {
        Self::say(StatusCode::TOO_MANY_REQUESTS, "too-fast", words, id).with(RETRY_AFTER, seconds.into())
    }

    /// When it is worth asking again, where that is known.
    fn when_again(&self) -> HeaderMap {
        let seconds = self.more.get(RETRY_AFTER).and_then(Value::as_u64);
        seconds.map(|seconds| (header::RETRY_AFTER, HeaderValue::from(seconds))).into_iter().collect()
    }

    fn with(mut self, name: &str, value: Value) -> Self {
        self.more.insert(name.to_owned(), value);
        self
    }

    /// What a table refused.
    pub(crate) fn refused(refused: Refusal, words: Words) -> Self {
        match refused {
            Refusal::Stale { version } => {
                Self::say(StatusCode::CONFLICT, "stale", words, "web-stale").with("version", version.into())
            }
            Refusal::Rules { rule, article, words, text } => {
                Self::new(StatusCode::UNPROCESSABLE_ENTITY, "refused", words)
                    .with("rule", rule.into())
                    .with("article", article.map_or(Value::Null, Value::String))
                    .with("text", text.into())
            }
            Refusal::Malformed(what) => Self::malformed(what),
            Refusal::NotSeated => Self::say(StatusCode::FORBIDDEN, "not-seated", words, "web-not-seated"),
            Refusal::AlreadySeated => Self::say(StatusCode::CONFLICT, "already-seated", words, "web-already-seated"),
            Refusal::ByLink => Self::say(StatusCode::FORBIDDEN, "by-link", words, "web-by-link"),
            Refusal::Full => Self::say(StatusCode::CONFLICT, "full", words, "web-full"),
            Refusal::NotNow(stage) => {
                Self::say(StatusCode::CONFLICT, "not-now", words, &format!("web-not-now-{}", stage.word()))
            }
            Refusal::Store(fault) => Self::store(&fault, words),
            Refusal::Unreadable(unreadable) => {
                tracing::error!(%unreadable, "a log cannot be read");
                Self::say(StatusCode::INTERNAL_SERVER_ERROR, "unreadable", words, "web-unreadable")
            }
        }
    }

    /// What the database refused: nothing was done, and the details are the operator's.
    pub(crate) fn store(fault: &store::Fault, words: Words) -> Self {
        tracing::error!(%fault, "the database failed");
        Self::unavailable(words)
    }

    /// Nothing was done, because nothing could be written or read.
    pub(crate) fn unavailable(words: Words) -> Self {
        Self::say(StatusCode::SERVICE_UNAVAILABLE, "unavailable", words, "web-unavailable")
    }

    pub(crate) fn open(fault: OpenFault, words: Words) -> Self {
        match fault {
            OpenFault::Refusal(refused) => Self::refused(refused, words),
            other => Self::malformed(other.to_string()),
        }
    }

    pub(crate) fn option(fault: &OptionFault) -> Self {
        Self::malformed(fault.to_string())
    }

    /// What an answer without words of its own means.
    pub(crate) fn of_status(status: StatusCode, words: Words) -> Self {
        let (kind, id) = match status {
            StatusCode::NOT_FOUND => ("not-found", "web-not-found"),
            StatusCode::METHOD_NOT_ALLOWED => ("wrong-method", "web-wrong-method"),
            StatusCode::FORBIDDEN => ("origin", "web-no-origin"),
            StatusCode::PAYLOAD_TOO_LARGE => ("too-large", "web-too-large"),
            status if status.is_client_error() => ("malformed", "web-bad-request"),
            _ => ("our-fault", "web-our-fault"),
        };
        Self::say(status, kind, words, id)
    }

    /// As JSON, for a program.
    pub(crate) fn json(&self) -> Map<String, Value> {
        let mut body = Map::new();
        body.insert("error".to_owned(), self.kind.into());
        body.insert("words".to_owned(), self.words.clone().into());
        body.extend(self.more.clone());
        body
    }

    /// As a page, for a person.
    pub(crate) fn page(&self, asker: &Asker) -> Response {
        let mut response = layout::page(asker, pages::fault::page(self, asker));
        *response.status_mut() = self.status;
        response.headers_mut().extend(self.when_again());
        response
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let kept = [(header::CACHE_CONTROL, "no-store")];
        let mut response = (self.status, kept, self.when_again(), Json(self.json())).into_response();
        // For whoever tells it again, as a page.
        response.extensions_mut().insert(self);
        response
    }
}

/// Whether a person reads the answer.
pub(crate) fn wants_page(headers: &HeaderMap) -> bool {
    let accepts = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepts.contains("text/html")
}
