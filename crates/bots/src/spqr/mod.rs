//! The bots of S.P.Q.RisiKo!

mod belief;
mod bold;
mod cautious;
mod features;
mod ground;
mod plans;

pub use belief::Belief;
pub use bold::{RomeEyes, RomeWeights};

use crate::battle::{conquest, outnumbered};
use crate::net::Said;
use crate::value::{FEATURES, ValueNet, Valued};
use crate::{BotPlayer, Depth, Named, Reason, Searcher, Seated, Tuned};
use chance::{Source, Stream};
use frame::{Seat, SeatSet};
use spqr::{Command, Legal, Setup, Spqr, State, View, legal, scores};
use std::sync::OnceLock;

/// How many draws a plan is worth to who searches: about 30 and about 200 ms for a turn on the machine they were measured on.
const ESPERTO_DRAWS: u32 = 120;
const MAESTRO_DRAWS: u32 = 800;

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
    /// Tries plans for the turn in its mind, about 30 ms.
    Esperto,
    /// The same, about 200 ms.
    Maestro,
}

impl Named for Bot {
    const ALL: &[Self] = &[Self::Random, Self::Cautious, Self::Bold, Self::Medio, Self::Esperto, Self::Maestro];

    fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Cautious => "cautious",
            Self::Bold => "bold",
            Self::Medio => "medio",
            Self::Esperto => "esperto",
            Self::Maestro => "maestro",
        }
    }

    fn usual() -> Self {
        Self::Medio
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
            // Who searches falls back on this where there is nothing to plan.
            Bot::Medio | Bot::Esperto | Bot::Maestro => {
                bold::choose(RomeWeights::shipped(), setup, view, &legal, source)
            }
        };
        chosen.or_else(|| any(&legal, source)).unwrap_or(Command::Pass)
    }

    fn thinker(bot: Bot) -> Option<Box<dyn BotPlayer<Self>>> {
        let draws = match bot {
            Bot::Random | Bot::Cautious | Bot::Bold | Bot::Medio => return None,
            Bot::Esperto => ESPERTO_DRAWS,
            Bot::Maestro => MAESTRO_DRAWS,
        };
        Some(Box::new(Searcher::new(Depth { draws })))
    }

    fn reasons(bot: Bot, setup: &Setup, view: &View<'_>, command: Command) -> Vec<Reason> {
        let armies = |province| view.open().armies(province).0;
        match (bot, command) {
            (Bot::Random, _) => vec![Reason::AtRandom],
            (_, Command::Attack { from, to, .. }) => {
                let chance = conquest(armies(from), armies(to), outnumbered(setup.may_be_outnumbered()));
                chance.map(Reason::Conquest).into_iter().collect()
            }
            _ => Vec::new(),
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
        let chosen = bold::choose(weights, setup, view, &legal, source);
        chosen.or_else(|| any(&legal, source)).unwrap_or(Command::Pass)
    }
}

/// Anything legal.
fn any(legal: &Legal<'_>, source: &mut impl Source) -> Option<Command> {
    legal.sample(|count| source.below(Stream::Cards, count))
}

impl Valued for Spqr {
    fn value_net() -> &'static ValueNet {
        static SHIPPED: OnceLock<ValueNet> = OnceLock::new();
        SHIPPED.get_or_init(|| ValueNet::shipped(include_str!("../../../../data/bots/value-spqr.txt")))
    }

    fn features<'v>(setup: &Setup, seat: Seat, view: impl Fn(Seat) -> View<'v>) -> [f32; FEATURES] {
        features::features(setup, seat, view)
    }

    fn in_the_game(_: &Setup, state: &State) -> SeatSet {
        state.open().playing()
    }

    fn result(setup: &Setup, state: &State, seat: Seat) -> Said {
        let scores = scores(setup, state);
        let first = scores.iter().filter(|score| score.place == 1).count().max(1) as f32;
        let own = scores.iter().find(|score| score.seat == seat);
        let won = own.is_some_and(|own| own.place == 1);
        let amount = own.map_or(0.0, |own| f32::from(own.points.0) / f32::from(setup.target().max(1)));
        Said { chance: if won { 1.0 / first } else { 0.0 }, amount }
    }
}
