//! Players that see only a view: none is ever handed a state. Their randomness is given to them, so that the
//! same seed plays the same game.
//!
//! [`Seated`] is a game that has bots, and [`selfplay`] plays any such game; the bots themselves are in a module for
//! each game.

mod battle;
mod risiko;
pub mod selfplay;
pub mod spqr;

pub use risiko::Bot;

use chance::Source;
use frame::Game;
use std::fmt::Debug;

/// A game bots can sit down at.
pub trait Seated: Game {
    /// Its bots.
    type Bot: Named;

    /// What a bot does now; the seat of the view must be the one to act.
    fn choose(bot: Self::Bot, setup: &Self::Setup, view: &Self::View<'_>, source: &mut impl Source) -> Self::Command;
}

/// The bots of a game, by name. The default one is `random`, which knows nothing but what is legal.
pub trait Named: Copy + Eq + Debug + Default + Send + Sync + 'static {
    /// All of them.
    const ALL: &'static [Self];

    /// The name on the command line and in records.
    fn name(self) -> &'static str;

    /// The bot of this name.
    #[must_use]
    fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|bot| bot.name() == name)
    }
}
