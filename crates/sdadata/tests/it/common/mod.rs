//! The program as the tests run it from outside.
#![allow(dead_code, reason = "each test takes what it needs")]

use std::path::Path;
use std::process::{Command, Stdio};

/// The exit code, what was printed and what was complained about, in the language of a system.
pub(crate) fn run(lang: &str, arguments: &[&str]) -> (i32, String, String) {
    run_in(lang, Path::new("."), arguments)
}

/// The same, in a folder.
pub(crate) fn run_in(lang: &str, folder: &Path, arguments: &[&str]) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sdadata"));
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", lang).stdin(Stdio::null()).current_dir(folder);
    let output = command.args(arguments).output().expect("the program runs");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code().unwrap_or(-1), text(output.stdout), text(output.stderr))
}
