//! What is kept, on both databases.

mod behaviour;
