//! Why a table of RisiKo! cannot be set up, in words.

use crate::fill::Fill as _;
use rules::SetupFault;
use words::{Words, id};

/// Why a table cannot be set up.
#[must_use]
pub fn setup_fault(words: Words, fault: &SetupFault) -> String {
    match fault {
        SetupFault::Players { players, allowed } => {
            let allowed = words.list(allowed.iter().map(u8::to_string));
            words.sentence(id::SETUP_PLAYERS).with("players", *players).with("allowed", allowed).say()
        }
        SetupFault::Absent { absent, players } => {
            words.sentence(id::SETUP_ABSENT).with("absent", *absent).with("players", *players).say()
        }
        SetupFault::Missing(what) => words.sentence(id::SETUP_MISSING).with("what", what.clone()).say(),
    }
}
