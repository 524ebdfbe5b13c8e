//! The web: pages, the API, live streams, sessions. JSON and HTML are made here and nowhere else.
//!
//! By subject: `tables`, `lobby`, `people`, `regulations`, `odds`, `admin`, `site`, each with its use cases, its part of the
//! API and its pages. Below them stands what they share, which knows no subject.
//!
//! A handler is: extract, one call, convert. Whoever asks is a `Requester`; what went wrong is a
//! `Fault`, which knows how to say so to a browser and to a program, in the requester's language.

mod admin;
mod admin_log;
mod analyses;
mod app;
mod assets;
mod body;
mod connections;
mod cookies;
mod copies;
#[cfg(test)]
mod describe;
mod doctor;
mod errors;
mod forms;
mod greeting;
mod guard;
mod health;
mod keys;
mod layout;
mod limits;
mod listing;
mod lobby;
mod measure;
mod names;
mod network;
mod numbers;
mod odds;
mod parts;
mod people;
mod presence;
mod proofs;
mod proxy;
mod reach;
mod regulations;
mod requester;
mod route;
mod routes;
mod serve;
mod session;
mod site;
mod tables;
mod talk;
mod tls;
mod tournaments;
mod turns;
mod uploads;

pub use app::App;
pub use doctor::{Diagnosis, Finding, SetUp, Weight, examine};
pub use greeting::store_fault_said;
pub use proxy::ProxyTrust;
pub use routes::answered;
pub use serve::{Place, ServeFault, Served, Serving, router, serve, stop_asked};
pub use tls::{CertificateFiles, TlsFault, TlsServed, TlsServing};
