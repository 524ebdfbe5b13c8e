//! Other programs' files, read and written.

mod bytes;
mod laws;
mod read;
