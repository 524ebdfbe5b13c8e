//! The server from outside: pages, the API, streams and lines, behind a proxy, in misfortune.

mod assets;
mod attack;
mod certificates;
mod common;
mod doctor;
mod event;
mod http_fuzz;
mod imports;
mod invitation;
mod misfortune;
mod modules;
mod online;
mod pages;
mod paper;
mod proxy;
mod referees;
mod revocation;
mod rights;
mod scores;
mod site;
mod tournament_bad_input;
mod tournament_console;
mod tournament_formats;
mod tournament_pages;
mod tournament_rights;
mod tournaments;
