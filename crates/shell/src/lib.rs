//! What every command shares: how it fails, how it finds a regulation or a bot by name, how it reads and writes files and
//! prints. The exit codes and the one line on standard error are decided here, for the command line and the games at the
//! keyboard alike.

pub mod failure;
pub mod files;
pub mod find;
pub mod help;
pub mod out;
pub mod panics;

pub use failure::Failure;
