//! The seat draw (T3): who sits with whom, at random from a published seed, and with as little as possible of what the
//! regulation wants avoided, the first wish mattering infinitely more than the second.
//!
//! A [`Problem`] says who is there, what went before and what is to be avoided. [`draw`] looks for tables by annealing from
//! the seed; [`bounds`] says below what no draw can go, so that a draw that reaches them is proven to be the best.
//! [`score`] counts what anybody's draw has; [`why`] says it player by player.

mod anneal;
mod bound;
mod clubs;
mod problem;
mod score;

pub use anneal::{Drawn, Effort, draw};
pub use bound::bounds;
pub use problem::{Entrant, Fault, Priority, Problem, Wish};
pub use score::{Tables, Unavoided, score, why};
