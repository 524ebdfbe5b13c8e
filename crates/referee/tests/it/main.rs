//! The referee's desk against lines a referee can read.

mod desk;
mod golden;
mod golden_lines;
mod laws;
mod questions;
mod sanctions;
