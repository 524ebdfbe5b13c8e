//! The bots of RisiKo!

mod cautious;
mod random;
mod turns;

use crate::{Named, Seated};
use chance::Source;
use rules::{Command, Risiko, Setup, View, legal};

/// The bots there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Bot {
    /// Uniform over everything legal.
    #[default]
    Random,
    /// At random among sensible shapes of a turn.
    RandomTurns,
    /// Sensible: its objective, good odds, cards, garrisons.
    Cautious,
}

impl Bot {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Random, Self::RandomTurns, Self::Cautious];

    /// The name on the command line and in records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::RandomTurns => "random-turns",
            Self::Cautious => "cautious",
        }
    }

    /// The bot of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        <Self as Named>::named(name)
    }

    /// What it does now; the seat of the view must be the one to act.
    pub fn choose(self, setup: &Setup, view: &View<'_>, source: &mut impl Source) -> Command {
        let legal = legal(setup, view);
        let chosen = match self {
            Self::Random => random::choose(&legal, source),
            Self::RandomTurns => turns::choose(view, &legal, source),
            Self::Cautious => cautious::choose(setup, view, &legal, source),
        };
        chosen.unwrap_or(Command::Pass)
    }
}

impl Named for Bot {
    const ALL: &[Self] = &Self::ALL;

    fn name(self) -> &'static str {
        self.name()
    }
}

impl Seated for Risiko {
    type Bot = Bot;

    #[inline]
    fn choose(bot: Bot, setup: &Setup, view: &View<'_>, source: &mut impl Source) -> Command {
        bot.choose(setup, view, source)
    }
}
