//! The bots of S.P.Q.RisiKo!

mod belief;
mod bold;
mod cautious;
mod ground;

pub use belief::Belief;

use crate::battle::{conquest, outnumbered};
use crate::{Named, Reason, Seated};
use chance::{Source, Stream};
use spqr::{Command, Setup, Spqr, View, legal};

/// The bots there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bot {
    /// Uniform over everything legal.
    Random,
    /// Sensible: points, centres of power, an empire in one piece, good odds.
    Cautious,
    /// Sensible with a view of the whole map and a will to go to sea; its games do not begin alike.
    Bold,
}

impl Named for Bot {
    const ALL: &[Self] = &[Self::Random, Self::Cautious, Self::Bold];

    fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Cautious => "cautious",
            Self::Bold => "bold",
        }
    }

    fn usual() -> Self {
        Self::Bold
    }
}

impl Seated for Spqr {
    type Bot = Bot;
    type Belief = Belief;

    #[inline]
    fn choose(bot: Bot, setup: &Setup, view: &View<'_>, source: &mut impl Source) -> Command {
        let legal = legal(setup, view);
        let chosen = match bot {
            Bot::Random => None,
            Bot::Cautious => cautious::choose(setup, view, &legal),
            Bot::Bold => bold::choose(setup, view, &legal, source),
        };
        let any = || legal.sample(|count| source.below(Stream::Cards, count));
        chosen.or_else(any).unwrap_or(Command::Pass)
    }
    fn reasons(bot: Bot, setup: &Setup, view: &View<'_>, command: Command) -> Vec<Reason> {
        let armies = |province| view.open().armies(province).0;
        match (bot, command) {
            (Bot::Random, _) => vec![Reason::AtRandom],
            (Bot::Cautious | Bot::Bold, Command::Attack { from, to, .. }) => {
                let chance = conquest(armies(from), armies(to), outnumbered(setup.may_be_outnumbered()));
                chance.map(Reason::Conquest).into_iter().collect()
            }
            (Bot::Cautious | Bot::Bold, _) => Vec::new(),
        }
    }
}
