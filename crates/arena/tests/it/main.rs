//! Other people's bots, from the outside: what they hear.
#![cfg(unix)]

mod transcript;
