//! Tables from outside: who is left alone, which clock they follow, who sees them later.

mod alone;
mod bots;
mod clocks;
mod common;
mod crash;
mod delay;
mod nodes;
mod sealed;
mod seeds;
