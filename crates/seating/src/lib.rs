//! The seat draw (T3): who sits with whom, at random from a published seed, and with as little as possible of what the
//! regulation wants avoided, the first wish mattering infinitely more than the second.
//!
//! A [`Problem`] says who is there, what went before and what is to be avoided. [`draw`] looks for tables by annealing from
//! the seed, by the priorities alone or by the procedure of the Challenge for tables of five ([`Fives`]); [`bounds`] says
//! below what no draw can go, so that a draw that reaches them is proven to be the best. Where bounds do not suffice a
//! [`Prover`] looks at all draws that could be better, as long as its caller lets it. [`score`] counts what anybody's draw
//! has; [`explain`] says player by player what could not be avoided, and how sure that is. [`redraw`] draws again with the
//! fewest moves, and [`tables_for`] says which tables there are.
//!
//! [`season`] is a calendar of evenings in which people meet as seldom as possible.
//!
//! It knows nothing of regulations and tournaments: whoever asks has read there what is to be avoided, and in which order.
//! There is no clock or source of randomness here: a draw is a function of its problem and a published seed.

mod anneal;
mod bound;
mod clubs;
mod designs;
mod heat;
mod problem;
mod prove;
mod redraw;
mod score;
mod search;
pub mod season;
mod sizes;
mod strict;
mod why;

pub use anneal::{Drawn, Effort, draw};
pub use bound::bounds;
use heat::Walk;
pub use problem::{Entrant, Fault, Fives, Priority, Problem, Wish};
pub use prove::{Proof, Prover, prove};
pub use redraw::{Redrawn, redraw};
pub use score::{Tables, score};
pub use sizes::{Impossible, tables_filled, tables_for};
pub use strict::{cinquisti_of, without_procedure};
pub use why::{Crowd, Reason, Surety, Unavoided, explain, why};
