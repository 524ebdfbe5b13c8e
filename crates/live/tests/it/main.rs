//! The host and its nodes, with everything a thing that lives must do, tried without a game.

mod common;
mod host;
mod node;
