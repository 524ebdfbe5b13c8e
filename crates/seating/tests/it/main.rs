//! Seat draws: chance, proofs, the best values known, draws again, table sizes, seasons.

mod best_known;
mod chance;
mod problems;
mod prove;
mod redraw;
mod season;
mod sizes;
