//! What must not be there.

mod catalogue;
mod crates;
mod dependencies;
mod docs;
mod sources;
mod workspace;
