//! The catalogue, as those who use it see it.

mod catalogue;
