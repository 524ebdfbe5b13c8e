//! What the desk says and shows, against texts a referee can read.

mod casebook;
mod sentences;
