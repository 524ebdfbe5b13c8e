//! What a user asks and is shown, whichever way they ask.

pub mod sentences;

use regulation::{GameKind, Regulation};

/// A text with the sentence the publisher asks for on every page and print of official S.P.Q.RisiKo! (T2.13).
#[must_use]
pub fn marked(text: String, regulation: &Regulation) -> String {
    match trade_mark(regulation) {
        Some(sentence) => format!("{text}\n{sentence}\n"),
        None => text,
    }
}

/// The publisher's sentence, where a regulation asks for it (T2.13).
#[must_use]
pub fn trade_mark(regulation: &Regulation) -> Option<&'static str> {
    (regulation.kind() == GameKind::Spqr && regulation.official).then_some(referee::sheet::TRADE_MARK)
}
