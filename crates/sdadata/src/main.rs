//! `sdadata`: the command line of everything a RisiKo! club needs.
//!
//! This crate reads arguments and files, writes words or JSON, and starts threads and processes. It decides
//! nothing about the game: rules, odds, bots and sentences are those of the crates it stands on.

mod answer;
mod cli;
mod commands;

use shell::{Failure, panics};
use std::ffi::OsString;
use std::process::ExitCode;
use words::Words;

/// A table's move is many small texts that live for a moment; the system's allocator took a fifth of a server's time.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let words = Words::new(cli::language(&arguments));
    match panics::guard(words, || cli::run(&arguments, words)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            failure.report(words);
            Failure::code(&failure)
        }
    }
}
