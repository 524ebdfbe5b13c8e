//! Who speaks: `A`, `chance`, `clock`, `referee`.

use crate::text::{Line, Read};
use frame::Actor;

/// An actor's name: a seat's letter, `chance`, `clock` or `referee`.
#[must_use]
pub fn print_actor(actor: Actor) -> String {
    match actor {
        Actor::Seat(seat) => seat.to_string(),
        Actor::Chance => "chance".into(),
        Actor::Clock => "clock".into(),
        Actor::Referee => "referee".into(),
    }
}

pub(crate) fn read_actor(line: &mut Line<'_>) -> Read<Actor> {
    match line.peek() {
        Some("chance") => line.keyword("chance").map(|()| Actor::Chance),
        Some("clock") => line.keyword("clock").map(|()| Actor::Clock),
        Some("referee") => line.keyword("referee").map(|()| Actor::Referee),
        Some(_) | None => line.seat().map(Actor::Seat),
    }
}
