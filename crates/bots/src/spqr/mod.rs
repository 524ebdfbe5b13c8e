//! The bots of S.P.Q.RisiKo!

mod cautious;

use crate::{Named, Seated};
use chance::{Source, Stream};
use spqr::{Command, Setup, Spqr, View, legal};

/// The bots there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Bot {
    /// Uniform over everything legal.
    #[default]
    Random,
    /// Sensible: points, centres of power, an empire in one piece, good odds.
    Cautious,
}

impl Named for Bot {
    const ALL: &[Self] = &[Self::Random, Self::Cautious];

    fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Cautious => "cautious",
        }
    }
}

impl Seated for Spqr {
    type Bot = Bot;

    #[inline]
    fn choose(bot: Bot, setup: &Setup, view: &View<'_>, source: &mut impl Source) -> Command {
        let legal = legal(setup, view);
        let chosen = match bot {
            Bot::Random => None,
            Bot::Cautious => cautious::choose(setup, view, &legal),
        };
        let any = || legal.sample(|count| source.below(Stream::Cards, count));
        chosen.or_else(any).unwrap_or(Command::Pass)
    }
}
