//! Tournaments: entrants, rounds, seat draws, results, points and standings, under any format of a regulation.
//!
//! There is no file, clock or source of randomness here: a draw is a function of its problem and a published seed, a
//! tournament the fold of what was done.

pub mod clinch;
pub mod day;
pub mod derived;
pub mod invent;
pub mod national;
pub mod points;
pub mod scoring;
pub mod standings;
pub mod tournament;

pub use seating as draw;
