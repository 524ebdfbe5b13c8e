//! What bots do, as whoever seats them sees it.

mod levels;
mod searching;
mod spqr;
mod strength;
