//! The second account of a tournament, made from its exported file alone and written from the texts of the regulations: points,
//! places, standings, finals and ranking are worked out again and compared. It shares no code with the program, and it
//! depends on none of its crates, so that a mistake of the director does not pass unnoticed. For tests only.

mod audit;
mod finals;
mod fold;
mod formats;
mod order;
mod rank;
mod score;
mod seats;

pub use audit::audit;
