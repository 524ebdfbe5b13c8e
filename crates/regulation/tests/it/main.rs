//! Regulations: what they settle, and what is wrong with a text.

mod columns;
mod embedded;
mod faults;
