//! Who speaks in a game, and who is awaited.

use crate::seat::Seat;

/// Who speaks. Chance is one of those who act: whoever hosts the game supplies its answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// A player at the table.
    Seat(Seat),
    /// The dice and the shuffled cards.
    Chance,
    /// The clock of the hall.
    Clock,
    /// The referee.
    Referee,
}

/// Who is awaited. `Question` is what a game asks of chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaited<Question> {
    /// A player.
    Seat(Seat),
    /// Chance, with what is asked of it.
    Chance(Question),
    /// Nobody: the game is over.
    Nobody,
}
