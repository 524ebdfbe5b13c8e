//! What a user asks and is shown, whichever way they ask.

pub mod sentences;
