//! The program as its users meet it: every command, and a second account of its tournaments.

mod arena;
mod bots;
mod cli;
mod common;
mod draw;
mod interchange;
mod online;
mod outlook;
mod play;
mod ranking;
mod real_secrets;
mod real_table;
mod referee;
mod second_account;
mod tournament;
mod tournament_file;
mod verbs;
