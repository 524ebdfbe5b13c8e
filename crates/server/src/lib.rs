//! The web: pages, the API, live streams, sessions. JSON and HTML are made here and nowhere else.
//!
//! A handler is: extract, one call, convert. Whoever asks is an `Asker`; what went wrong is a
//! `Fault`, which knows how to say so to a browser and to a program, in the asker's language.

mod accounts;
mod api;
mod app;
mod asker;
mod assets;
mod before;
mod board_page;
mod fault;
mod guard;
mod keys;
#[cfg(test)]
mod leaks;
mod limits;
mod measure;
mod pages;
mod parts;
mod scenes;
mod serve;
mod wire;

pub use app::App;
pub use before::Before;
pub use serve::{Place, ServeFault, Served, Serving, router, serve};
