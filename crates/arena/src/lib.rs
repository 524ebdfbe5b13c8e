//! Where bots meet: many games between them on all cores ([`simulate`]), matches that say who is better ([`contest`]), the
//! program as a bot for others ([`bot`]), and other people's bots as processes; and the records of games, checked and told
//! ([`record`]). The same seed plays the same games, whatever the number of threads.

pub mod bot;
pub mod commands;
mod contender;
pub mod contest;
mod processes;
pub mod record;
pub mod simulate;
pub mod train;
pub mod tune;
mod wins;
