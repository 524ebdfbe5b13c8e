//! The boards against their data.

mod data;
mod rome;
