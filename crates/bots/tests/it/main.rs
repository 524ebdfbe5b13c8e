//! What bots do, as whoever seats them sees it.

mod spqr;
mod strength;
