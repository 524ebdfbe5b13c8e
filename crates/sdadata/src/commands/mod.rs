//! The commands, one file or folder each.

pub(crate) mod arena;
pub(crate) mod questions;
pub(crate) mod referee;
pub(crate) mod serve;
pub(crate) mod tournament;
