//! The one shape of a player that is a program: told what its seat saw, with a memory of its own, asked within a budget.
//! The bots of this crate have it, and so do other people's programs; whoever hosts a game asks both alike.

use chance::Seeded;
use frame::{Game, Seat};
use std::time::Duration;

/// Somebody who plays one player's part of a game, and is no person.
///
/// What it knows it was told: what its seat saw of every event, and the view it is asked with. What it makes of that is
/// its memory; told the same again from the beginning, it remembers the same, so that a host can rebuild it from a log.
pub trait BotPlayer<G: Game>: Send {
    /// A game begins. Whatever the player leaves to chance from a seed of its own is drawn from `rng` here.
    fn begin(&mut self, game: &NewGame<'_, G>, rng: &mut Seeded);

    /// Whether it wants to be told what happens. A player without a memory does not.
    fn wants_events(&self) -> bool {
        true
    }

    /// Something happened, as its seat may know it.
    fn saw(&mut self, setup: &G::Setup, seen: &G::Seen);

    /// What it does now; its seat is the one to act.
    fn choose(&mut self, question: &Question<'_, '_, G>, rng: &mut Seeded) -> Result<Choice<G>, NoAnswer>;

    /// The game is over: the player's place at the table, from 1, and the result of all in the lines of a record.
    fn end(&mut self, _place: u8, _result: &str) {}
}

/// The beginning of a game, as one player is told of it.
#[derive(Clone, Copy, Debug)]
pub struct NewGame<'g, G: Game> {
    /// The table, made ready.
    pub setup: &'g G::Setup,
    /// What the game is called, in one word.
    pub name: &'g str,
    /// How many came to play.
    pub players: usize,
    /// How many of them, the last of the list, are late.
    pub absent: usize,
    /// The place of the player in the list, from 0.
    pub player: usize,
}

/// What a player is asked.
#[derive(Clone, Copy)]
pub struct Question<'q, 'v, G: Game> {
    /// The table.
    pub setup: &'q G::Setup,
    /// The seat that is to act.
    pub seat: Seat,
    /// What it sees.
    pub view: G::View<'v>,
    /// How much the player may spend on the answer.
    pub budget: Budget,
    /// Says when that is spent. Players have no clock of their own.
    pub late: Late<'q>,
}

/// Whether time is over, asked of whoever has a clock.
pub type Late<'q> = &'q dyn Fn() -> bool;

/// Time is never over: simulations, and players who do not ask.
#[must_use]
pub const fn never_late() -> bool {
    false
}

/// How much a player may spend on one answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// How long it may think.
    pub time: Duration,
    /// Whether somebody is going to read its reasons.
    pub explain: bool,
}

impl Budget {
    /// Any time, and nobody asks why: simulations.
    pub const UNLIMITED: Self = Self { time: Duration::MAX, explain: false };
}

/// A player's answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<G: Game> {
    /// What it does.
    pub command: G::Command,
    /// The chance of winning it gives itself with that, from 0 to 1, if it has an opinion.
    pub value: Option<f64>,
    /// Why it does that, most important first.
    pub reasons: Vec<Reason>,
    /// Whether it thought less than it wanted because its time was over: on another machine it might do something else.
    pub capped: bool,
}

impl<G: Game> Choice<G> {
    /// A command without an opinion.
    #[inline]
    #[must_use]
    pub const fn of(command: G::Command) -> Self {
        Self { command, value: None, reasons: Vec::new(), capped: false }
    }
}

/// Why a player does something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It left the choice, or a part of it, to chance.
    AtRandom,
    /// The attack conquers so often, in hundredths, if it is fought to the end.
    Conquest(u32),
    /// What the player says itself, in its own words.
    Said(String),
}

/// What a player did instead of answering.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoAnswer {
    /// It is gone.
    #[error("it ended: {how} {last_words}")]
    Ended {
        /// How it ended.
        how: String,
        /// The last thing it said besides its answers; empty if it said nothing.
        last_words: String,
    },
    /// It said nothing in time.
    #[error("it said nothing in {} ms", .budget.as_millis())]
    Silent {
        /// How long it had.
        budget: Duration,
    },
    /// It said something that is no answer.
    #[error("it said '{said}', {expected} expected")]
    Nonsense {
        /// What it said.
        said: String,
        /// What would have been an answer.
        expected: String,
    },
}
