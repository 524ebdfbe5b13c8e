//! The server from outside: pages, the API, streams and lines, behind a proxy, in misfortune.

mod assets;
mod attack;
mod certificates;
mod common;
mod dice;
mod event;
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
mod scores;
mod site;
mod tournament_bad_input;
mod tournament_console;
mod tournament_formats;
mod tournament_pages;
mod tournament_rights;
mod tournaments;
