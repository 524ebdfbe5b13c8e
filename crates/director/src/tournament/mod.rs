//! A tournament: commands are decided, events are applied, the log keeps both.
//!
//! [`Rules`] is a regulation with one of its formats, made ready. [`Rules::decide`] reads and never writes; [`apply`] writes and
//! never asks. What follows from the events is computed whenever it is asked for: [`Rules::standings`], [`Rules::ranking`],
//! [`Rules::next`].

mod age;
mod apply;
mod by_hand;
mod calendar;
mod clubs;
mod command;
mod decide;
mod drawing;
mod finals;
mod knock_out;
mod leaving;
mod log;
mod model;
mod ranking;
mod redraw;
mod refusal;
mod results;
mod rules;
mod seating;
mod swap;

pub use apply::apply;
pub use calendar::{Calendar, CalendarRefusal, Dated, NextTournament, Party, Planned, Slot};
pub use clubs::{ClubDirectory, ClubKey, SimilarClubs};
pub use command::{Command, Event};
pub use drawing::RoundDraw;
pub(crate) use finals::{Chain, Link};
pub use log::{Log, Logged, Seal, What};
pub use model::{
    Age, Club, Entrant, EntrantId, Entry, Facts, Minimised, Origin, Person, Presence, PresenceKeeping, RollCall, Round,
    SeatResult, Status, Table, TableResult, Team, TeamId, Tournament, Waiting,
};
pub use ranking::Ranked;
pub use refusal::Refusal;
pub use results::{Competitor, Finished};
pub use rules::{Next, NoFormat, Rules};
pub use swap::SwapCost;
