//! The commands, one file or folder each.

pub(crate) mod draw;
pub(crate) mod odds;
pub(crate) mod ranking;
pub(crate) mod record;
pub(crate) mod referee;
pub(crate) mod regulation;
pub(crate) mod ruling;
pub(crate) mod score;
pub(crate) mod season;
pub(crate) mod serve;
pub(crate) mod tournament;
