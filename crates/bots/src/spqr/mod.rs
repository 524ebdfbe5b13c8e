//! The bots of S.P.Q.RisiKo!

mod belief;
mod bold;
mod cautious;
mod ground;

pub use belief::Belief;
pub use bold::RomeWeights;

use crate::battle::{conquest, outnumbered};
use crate::{Named, Reason, Seated, Tuned};
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
    /// The same with numbers found by playing.
    Medio,
}

impl Named for Bot {
    const ALL: &[Self] = &[Self::Random, Self::Cautious, Self::Bold, Self::Medio];

    fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Cautious => "cautious",
            Self::Bold => "bold",
            Self::Medio => "medio",
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
            Bot::Bold => bold::choose(RomeWeights::bold(), setup, view, &legal, source),
            Bot::Medio => bold::choose(RomeWeights::shipped(), setup, view, &legal, source),
        };
        let any = || legal.sample(|count| source.below(Stream::Cards, count));
        chosen.or_else(any).unwrap_or(Command::Pass)
    }
    fn reasons(bot: Bot, setup: &Setup, view: &View<'_>, command: Command) -> Vec<Reason> {
        let armies = |province| view.open().armies(province).0;
        match (bot, command) {
            (Bot::Random, _) => vec![Reason::AtRandom],
            (Bot::Cautious | Bot::Bold | Bot::Medio, Command::Attack { from, to, .. }) => {
                let chance = conquest(armies(from), armies(to), outnumbered(setup.may_be_outnumbered()));
                chance.map(Reason::Conquest).into_iter().collect()
            }
            (Bot::Cautious | Bot::Bold | Bot::Medio, _) => Vec::new(),
        }
    }
}

impl Tuned for Spqr {
    type Weights = RomeWeights;

    fn shipped() -> &'static RomeWeights {
        RomeWeights::shipped()
    }

    #[inline]
    fn choose_by(weights: &RomeWeights, setup: &Setup, view: &View<'_>, source: &mut impl Source) -> Command {
        let legal = legal(setup, view);
        let any = |source: &mut _| legal.sample(|count| Source::below(source, Stream::Cards, count));
        bold::choose(weights, setup, view, &legal, source).or_else(|| any(source)).unwrap_or(Command::Pass)
    }
}
