//! What bots do, as whoever seats them sees it.

mod levels;
mod spqr;
mod strength;
