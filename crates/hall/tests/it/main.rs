//! A tournament in its hall: several people at once, pending results, what is taken back, the chain, erasure.

mod adopt;
mod chain;
mod common;
mod lists;
mod people;
mod results;
mod undo;
