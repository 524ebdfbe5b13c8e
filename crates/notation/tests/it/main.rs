//! The durable text: golden lines, playthroughs, laws.

mod cases;
mod common;
mod earlier;
mod golden;
mod head;
mod laws;
mod playthrough;
mod scoring;
mod spqr_cases;
mod unknown;
