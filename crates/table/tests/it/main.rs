//! Tables from outside: who is left alone, which clock they follow, who sees them later, what referees do there.

mod alone;
mod bots;
mod clocks;
mod closing;
mod common;
mod company;
mod correspondence;
mod crash;
mod delay;
mod nodes;
mod pauses;
mod rulings;
mod sealed;
mod seeds;
