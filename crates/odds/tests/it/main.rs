//! Exact odds against other ways of reckoning them.

mod battles;
mod brute_force;
mod rolls;
