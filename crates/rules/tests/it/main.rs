//! Games on a tiny map, counted twice.

mod counts;
