//! Tournaments. So far the seat draw: who sits with whom.
//!
//! There is no file, clock or source of randomness here: a draw is a function of its problem and a published seed.

pub mod draw;
