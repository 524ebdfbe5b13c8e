//! Players that see only a view: none is ever handed a state. Their randomness is given to them, so that the
//! same seed plays the same game.
//!
//! [`BotPlayer`] is the one shape of a player that is a program, built in or not; [`Seated`] is a game that has bots of
//! its own, in a module for each game, and [`selfplay`] plays any such game. A player who searches draws positions from a
//! [`Belief`].

mod battle;
mod built_in;
mod evolve;
mod net;
mod player;
pub mod risiko;
mod sample;
mod search;
pub mod selfplay;
pub mod spqr;
pub mod value;
mod weights;

pub use built_in::BuiltIn;
pub use evolve::Evolution;
pub use net::{Learner, Net, NetFault, Said};
pub use player::{BotPlayer, Budget, Choice, Late, NewGame, NoAnswer, Question, Reason, never_late};
pub use risiko::Bot;
pub use sample::{Belief, Sample};
pub use search::{Depth, Planned, Searcher, Until, imagine};
pub use weights::{Weights, WeightsFault};

use chance::Source;
use frame::Game;
use std::fmt::Debug;

/// A game bots can sit down at.
pub trait Seated: Game {
    /// Its bots.
    type Bot: Named;
    /// What a player can know and guess of what is hidden.
    type Belief: Belief<Self>;

    /// What a bot does now; the seat of the view must be the one to act.
    fn choose(bot: Self::Bot, setup: &Self::Setup, view: &Self::View<'_>, source: &mut impl Source) -> Self::Command;

    /// A bot that thinks longer than a look at the view, with a memory of its own; nobody for all others.
    fn thinker(_: Self::Bot) -> Option<Box<dyn BotPlayer<Self>>> {
        None
    }

    /// Why a bot does that, as far as it can be said.
    fn reasons(bot: Self::Bot, setup: &Self::Setup, view: &Self::View<'_>, command: Self::Command) -> Vec<Reason>;
}

/// A game with a bot whose numbers can be looked for by playing.
pub trait Tuned: Seated {
    /// The numbers.
    type Weights: Weights;

    /// Those the program plays with.
    fn shipped() -> &'static Self::Weights;

    /// What a player does now who plays by these numbers; the seat of the view must be the one to act.
    fn choose_by(
        weights: &Self::Weights,
        setup: &Self::Setup,
        view: &Self::View<'_>,
        source: &mut impl Source,
    ) -> Self::Command;
}

/// The bots of a game, by name. A name that is not one of them is nobody: it is refused, never played by another bot.
pub trait Named: Copy + Eq + Debug + Send + Sync + 'static {
    /// All of them, the plainest first. That one is `random`, which knows nothing but what is legal.
    const ALL: &'static [Self];

    /// The name on the command line and in records.
    fn name(self) -> &'static str;

    /// The bot that sits down, or stands in for somebody, where none is named.
    fn usual() -> Self;

    /// The bot of this name.
    #[must_use]
    fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|bot| bot.name() == name)
    }
}
