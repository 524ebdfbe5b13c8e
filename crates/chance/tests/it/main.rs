//! Dice and cards, as a host asks for them.

mod key_stream;
mod script;
mod seeded;
mod uniformity;
