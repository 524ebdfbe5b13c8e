//! What must not be there.

mod catalogue;
mod crates;
mod docs;
mod sources;
mod workspace;
