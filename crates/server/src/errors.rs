//! What went wrong, as a program is told it; a person is shown a page of the same (`guard`).

use crate::limits::Wait;
use crate::wire::{ErrorAnswer, ErrorDetails, ErrorKind};
use axum::Json;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use table::{OpenFault, OptionFault, Refusal};
use words::Words;

/// Why a request was not done.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    pub(crate) status: StatusCode,
    pub(crate) kind: ErrorKind,
    pub(crate) words: String,
    pub(crate) details: Box<ErrorDetails>,
}

impl Fault {
    pub(crate) fn new(status: StatusCode, kind: ErrorKind, words: String) -> Self {
        Self { status, kind, words, details: Box::default() }
    }

    /// The sentence of a catalogue id.
    pub(crate) fn say(status: StatusCode, kind: ErrorKind, words: Words, id: &str) -> Self {
        Self::new(status, kind, words.say(id))
    }

    pub(crate) fn not_found(words: Words) -> Self {
        Self::say(StatusCode::NOT_FOUND, ErrorKind::NotFound, words, "web-not-found")
    }

    pub(crate) fn malformed(what: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, ErrorKind::Malformed, what.into())
    }

    pub(crate) fn unknown_requester(words: Words) -> Self {
        Self::say(StatusCode::UNAUTHORIZED, ErrorKind::Unknown, words, "web-unknown-asker")
    }

    pub(crate) fn forbidden(words: Words) -> Self {
        Self::say(StatusCode::FORBIDDEN, ErrorKind::Forbidden, words, "web-forbidden")
    }

    pub(crate) fn too_fast(wait: Wait, words: Words) -> Self {
        Self::slow_down(wait, words, "web-too-fast")
    }

    pub(crate) fn too_many_logins(wait: Wait, words: Words) -> Self {
        Self::slow_down(wait, words, "web-login-too-fast")
    }

    fn slow_down(Wait(seconds): Wait, words: Words, id: &str) -> Self {
        Self::say(StatusCode::TOO_MANY_REQUESTS, ErrorKind::TooFast, words, id)
            .with(ErrorDetails { retry_after: Some(seconds), ..ErrorDetails::default() })
    }

    /// When it is worth asking again, where that is known.
    pub(crate) fn when_again(&self) -> HeaderMap {
        let seconds = self.details.retry_after;
        seconds.map(|seconds| (header::RETRY_AFTER, HeaderValue::from(seconds))).into_iter().collect()
    }

    fn with(self, details: ErrorDetails) -> Self {
        Self { details: Box::new(details), ..self }
    }

    /// What a table refused.
    pub(crate) fn refused(refused: Refusal, words: Words) -> Self {
        match refused {
            Refusal::Stale { version } => {
                let details = ErrorDetails { version: Some(version), ..ErrorDetails::default() };
                Self::say(StatusCode::CONFLICT, ErrorKind::Stale, words, "web-stale").with(details)
            }
            Refusal::Rules { rule, article, words, text } => {
                let (rule, text) = (Some(rule), Some(text));
                let details = ErrorDetails { rule, article: Some(article), text, ..ErrorDetails::default() };
                Self::new(StatusCode::UNPROCESSABLE_ENTITY, ErrorKind::Refused, words).with(details)
            }
            Refusal::Malformed(what) => Self::malformed(what),
            Refusal::NotSeated => Self::say(StatusCode::FORBIDDEN, ErrorKind::NotSeated, words, "web-not-seated"),
            Refusal::AlreadySeated => {
                Self::say(StatusCode::CONFLICT, ErrorKind::AlreadySeated, words, "web-already-seated")
            }
            Refusal::ByLink => Self::say(StatusCode::FORBIDDEN, ErrorKind::ByLink, words, "web-by-link"),
            Refusal::Full => Self::say(StatusCode::CONFLICT, ErrorKind::Full, words, "web-full"),
            Refusal::NotNow(stage) => {
                Self::say(StatusCode::CONFLICT, ErrorKind::NotNow, words, &format!("web-not-now-{}", stage.word()))
            }
            Refusal::Store(fault) => Self::store(&fault, words),
            Refusal::Unreadable(unreadable) => {
                tracing::error!(%unreadable, "a log cannot be read");
                Self::say(StatusCode::INTERNAL_SERVER_ERROR, ErrorKind::Unreadable, words, "web-unreadable")
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
        Self::say(StatusCode::SERVICE_UNAVAILABLE, ErrorKind::Unavailable, words, "web-unavailable")
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
            StatusCode::NOT_FOUND => (ErrorKind::NotFound, "web-not-found"),
            StatusCode::METHOD_NOT_ALLOWED => (ErrorKind::WrongMethod, "web-wrong-method"),
            StatusCode::FORBIDDEN => (ErrorKind::Origin, "web-no-origin"),
            StatusCode::PAYLOAD_TOO_LARGE => (ErrorKind::TooLarge, "web-too-large"),
            status if status.is_client_error() => (ErrorKind::Malformed, "web-bad-request"),
            _ => (ErrorKind::OurFault, "web-our-fault"),
        };
        Self::say(status, kind, words, id)
    }

    /// What a program is answered.
    pub(crate) fn answer(&self) -> ErrorAnswer<'_> {
        ErrorAnswer { error: self.kind, words: &self.words, details: &self.details }
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let kept = [(header::CACHE_CONTROL, "no-store")];
        let mut response = (self.status, kept, self.when_again(), Json(self.answer())).into_response();
        // For whoever tells it again, as a page.
        response.extensions_mut().insert(self);
        response
    }
}
