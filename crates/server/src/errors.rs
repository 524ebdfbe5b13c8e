//! What went wrong, as a program is told it; a person is shown a page of the same (`guard`).

use crate::limits::Wait;
use crate::numbers::either;
use axum::Json;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use table::{OpenFault, OptionFault, Refusal, Stage};
use wire::{ErrorAnswer, ErrorDetails, ErrorKind};
use words::{Id, Words, id};

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
    pub(crate) fn say(status: StatusCode, kind: ErrorKind, words: Words, id: Id) -> Self {
        Self::new(status, kind, words.say(id))
    }

    pub(crate) fn not_found(words: Words) -> Self {
        Self::say(StatusCode::NOT_FOUND, ErrorKind::NotFound, words, id::WEB_NOT_FOUND)
    }

    pub(crate) fn malformed(what: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, ErrorKind::Malformed, what.into())
    }

    pub(crate) fn unknown_requester(words: Words) -> Self {
        Self::say(StatusCode::UNAUTHORIZED, ErrorKind::Unknown, words, id::WEB_UNKNOWN_ASKER)
    }

    pub(crate) fn forbidden(words: Words) -> Self {
        Self::say(StatusCode::FORBIDDEN, ErrorKind::Forbidden, words, id::WEB_FORBIDDEN)
    }

    pub(crate) fn metrics_forbidden(words: Words) -> Self {
        Self::say(StatusCode::FORBIDDEN, ErrorKind::Forbidden, words, id::WEB_METRICS_FORBIDDEN)
    }

    pub(crate) fn too_fast(wait: Wait, words: Words) -> Self {
        Self::slow_down(wait, words, id::WEB_TOO_FAST)
    }

    pub(crate) fn too_many_logins(wait: Wait, words: Words) -> Self {
        Self::slow_down(wait, words, id::WEB_LOGIN_TOO_FAST)
    }

    fn slow_down(Wait(seconds): Wait, words: Words, id: Id) -> Self {
        Self::say(StatusCode::TOO_MANY_REQUESTS, ErrorKind::TooFast, words, id)
            .with(ErrorDetails { retry_after: Some(seconds), ..ErrorDetails::default() })
    }

    /// When it is worth asking again, where that is known.
    pub(crate) fn when_again(&self) -> HeaderMap {
        let seconds = self.details.retry_after;
        seconds.map(|seconds| (header::RETRY_AFTER, HeaderValue::from(seconds))).into_iter().collect()
    }

    pub(crate) fn with(self, details: ErrorDetails) -> Self {
        Self { details: Box::new(details), ..self }
    }

    /// What a table refused.
    pub(crate) fn refused(refused: Refusal, words: Words) -> Self {
        match refused {
            Refusal::Stale { version } => {
                let details = ErrorDetails { version: Some(version), ..ErrorDetails::default() };
                Self::say(StatusCode::CONFLICT, ErrorKind::Stale, words, id::WEB_STALE).with(details)
            }
            Refusal::NonceUsed { version } => Self::nonce_used(version, words),
            Refusal::Rules { rule, article, words, text } => {
                let (rule, text) = (Some(rule), Some(text));
                let details = ErrorDetails { rule, article: Some(article), text, ..ErrorDetails::default() };
                Self::new(StatusCode::UNPROCESSABLE_ENTITY, ErrorKind::Refused, words).with(details)
            }
            Refusal::Malformed(what) => Self::malformed(what),
            Refusal::NotSeated => Self::say(StatusCode::FORBIDDEN, ErrorKind::NotSeated, words, id::WEB_NOT_SEATED),
            Refusal::AlreadySeated => {
                Self::say(StatusCode::CONFLICT, ErrorKind::AlreadySeated, words, id::WEB_ALREADY_SEATED)
            }
            Refusal::ByLink => Self::say(StatusCode::FORBIDDEN, ErrorKind::ByLink, words, id::WEB_BY_LINK),
            Refusal::Full => Self::say(StatusCode::CONFLICT, ErrorKind::Full, words, id::WEB_FULL),
            Refusal::OtherSeed => {
                Self::say(StatusCode::UNPROCESSABLE_ENTITY, ErrorKind::OtherSeed, words, id::WEB_OTHER_SEED)
            }
            Refusal::NothingCovered => {
                Self::say(StatusCode::CONFLICT, ErrorKind::NothingCovered, words, id::WEB_NOTHING_COVERED)
            }
            Refusal::NotAsked => Self::say(StatusCode::CONFLICT, ErrorKind::NotAsked, words, id::WEB_HINT_NOT_ASKED),
            Refusal::NoTeacher => {
                Self::say(StatusCode::UNPROCESSABLE_ENTITY, ErrorKind::OtherGame, words, id::WEB_HINT_RISIKO_ALONE)
            }
            Refusal::NothingToThrow => {
                Self::say(StatusCode::UNPROCESSABLE_ENTITY, ErrorKind::NothingToThrow, words, id::WEB_NOTHING_TO_THROW)
            }
            Refusal::Paused(_) => Self::say(StatusCode::FORBIDDEN, ErrorKind::Paused, words, id::WEB_PAUSED),
            Refusal::AlreadyPaused => {
                Self::say(StatusCode::CONFLICT, ErrorKind::AlreadyPaused, words, id::WEB_ALREADY_PAUSED)
            }
            Refusal::NotPaused => Self::say(StatusCode::CONFLICT, ErrorKind::NotPaused, words, id::WEB_NOT_PAUSED),
            Refusal::Removed => Self::say(StatusCode::FORBIDDEN, ErrorKind::Removed, words, id::WEB_REMOVED),
            Refusal::PlaysHere => Self::say(StatusCode::FORBIDDEN, ErrorKind::PlaysHere, words, id::WEB_PLAYS_HERE),
            Refusal::UnknownRule(rule) => {
                let text = words.say_with(id::WEB_UNKNOWN_RULE, &[("rule", rule.as_str().into())]);
                Self::new(StatusCode::UNPROCESSABLE_ENTITY, ErrorKind::UnknownRule, text)
            }
            Refusal::Reserved => Self::say(StatusCode::FORBIDDEN, ErrorKind::Reserved, words, id::WEB_RESERVED),
            Refusal::TakenOff => Self::say(StatusCode::FORBIDDEN, ErrorKind::TakenOff, words, id::WEB_TAKEN_OFF),
            Refusal::NotHost => Self::say(StatusCode::FORBIDDEN, ErrorKind::NotHost, words, id::WEB_NOT_HOST),
            Refusal::ChairTaken => Self::say(StatusCode::CONFLICT, ErrorKind::ChairTaken, words, id::WEB_CHAIR_TAKEN),
            Refusal::ChairFree => Self::say(StatusCode::CONFLICT, ErrorKind::ChairFree, words, id::WEB_CHAIR_FREE),
            Refusal::TournamentTable => {
                Self::say(StatusCode::FORBIDDEN, ErrorKind::Tournament, words, id::WEB_TOURNAMENT_TABLE)
            }
            Refusal::Left => Self::say(StatusCode::FORBIDDEN, ErrorKind::Left, words, id::WEB_LEFT),
            Refusal::NotNow(stage) => Self::say(StatusCode::CONFLICT, ErrorKind::NotNow, words, not_now(stage)),
            Refusal::Store(fault) => Self::store(&fault, words),
            Refusal::Unreadable(unreadable) => {
                tracing::error!(%unreadable, "a log cannot be read");
                Self::say(StatusCode::INTERNAL_SERVER_ERROR, ErrorKind::Unreadable, words, id::WEB_UNREADABLE)
            }
        }
    }

    /// The name of a request was given to another one before.
    pub(crate) fn nonce_used(version: u64, words: Words) -> Self {
        let details = ErrorDetails { version: Some(version), ..ErrorDetails::default() };
        Self::say(StatusCode::CONFLICT, ErrorKind::NonceUsed, words, id::WEB_NONCE_USED).with(details)
    }

    /// What the database refused: nothing was done, and the details are the operator's.
    pub(crate) fn store(fault: &store::Fault, words: Words) -> Self {
        tracing::error!(%fault, "the database failed");
        Self::unavailable(words)
    }

    /// Nothing was done, because nothing could be written or read.
    pub(crate) fn unavailable(words: Words) -> Self {
        Self::say(StatusCode::SERVICE_UNAVAILABLE, ErrorKind::Unavailable, words, id::WEB_UNAVAILABLE)
    }

    pub(crate) fn open(fault: OpenFault, words: Words) -> Self {
        match fault {
            OpenFault::Refusal(refused) => Self::refused(refused, words),
            OpenFault::Players { players, allowed } => {
                let values = [("players", players.into()), ("allowed", either(&allowed, words).into())];
                Self::malformed(words.say_with(id::WEB_TABLE_PLAYERS, &values))
            }
            other => Self::malformed(other.to_string()),
        }
    }

    pub(crate) fn option(fault: &OptionFault) -> Self {
        Self::malformed(fault.to_string())
    }

    /// What an answer without words of its own means.
    pub(crate) fn of_status(status: StatusCode, words: Words) -> Self {
        let (kind, id) = match status {
            StatusCode::NOT_FOUND => (ErrorKind::NotFound, id::WEB_NOT_FOUND),
            StatusCode::METHOD_NOT_ALLOWED => (ErrorKind::WrongMethod, id::WEB_WRONG_METHOD),
            StatusCode::FORBIDDEN => (ErrorKind::Origin, id::WEB_NO_ORIGIN),
            StatusCode::PAYLOAD_TOO_LARGE => (ErrorKind::TooLarge, id::WEB_TOO_LARGE),
            status if status.is_client_error() => (ErrorKind::Malformed, id::WEB_BAD_REQUEST),
            _ => (ErrorKind::OurFault, id::WEB_OUR_FAULT),
        };
        Self::say(status, kind, words, id)
    }

    /// What a program is answered.
    pub(crate) fn answer(&self) -> ErrorAnswer<'_> {
        ErrorAnswer { error: self.kind, words: &self.words, details: &self.details }
    }
}

/// Why something cannot be done at this stage.
fn not_now(stage: Stage) -> Id {
    match stage {
        Stage::Open => id::WEB_NOT_NOW_OPEN,
        Stage::Revealing => id::WEB_NOT_NOW_REVEALING,
        Stage::Playing => id::WEB_NOT_NOW_PLAYING,
        Stage::Over => id::WEB_NOT_NOW_OVER,
        Stage::Abandoned => id::WEB_NOT_NOW_ABANDONED,
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
