//! The bots of RisiKo!

mod belief;
mod cautious;
mod features;
mod guess;
mod medio;
mod plans;
mod random;
mod slips;
mod turns;

pub use belief::Belief;
pub use medio::{Eyes, MedioWeights};

use crate::battle::{conquest, outnumbered};
use crate::net::Said;
use crate::value::{FEATURES, ValueNet, Valued};
use crate::{BotPlayer, Depth, Named, Reason, Searcher, Seated, Tuned};
use chance::Source;
use frame::{Seat, SeatSet};
use rules::{Command, Risiko, Setup, State, Status, View, legal, scores};
use std::sync::OnceLock;

/// How many draws a turn's plan is worth to who searches: about 30 and about 200 ms on the machine they were measured on.
const ESPERTO_DRAWS: u32 = 360;
const MAESTRO_DRAWS: u32 = 2400;

/// The bots there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bot {
    /// Uniform over everything legal.
    Random,
    /// At random among sensible shapes of a turn.
    RandomTurns,
    /// Sensible: its objective, good odds, cards, garrisons.
    Cautious,
    /// Plays like `medio`, and slips as people do who have just begun.
    Principiante,
    /// Weighs a turn by exact odds, with numbers found by playing.
    Medio,
    /// Tries plans for the turn in its mind, about 30 ms.
    Esperto,
    /// The same, about 200 ms.
    Maestro,
}

impl Bot {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Random,
        Self::RandomTurns,
        Self::Cautious,
        Self::Principiante,
        Self::Medio,
        Self::Esperto,
        Self::Maestro,
    ];

    /// The name on the command line and in records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::RandomTurns => "random-turns",
            Self::Cautious => "cautious",
            Self::Principiante => "principiante",
            Self::Medio => "medio",
            Self::Esperto => "esperto",
            Self::Maestro => "maestro",
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
            Self::Principiante => slips::choose(setup, view, &legal, source),
            // Who searches falls back on this where there is nothing to plan.
            Self::Medio | Self::Esperto | Self::Maestro => {
                medio::choose(MedioWeights::shipped(), setup, view, &legal, source)
            }
        };
        chosen.unwrap_or(Command::Pass)
    }

    /// Why it does that.
    fn reasons(self, setup: &Setup, view: &View<'_>, command: Command) -> Vec<Reason> {
        let armies = |territory| view.open().armies(territory).0;
        match (self, command) {
            (Self::Random | Self::RandomTurns, _) => vec![Reason::AtRandom],
            (_, Command::Attack { from, to, .. }) => {
                let chance = conquest(armies(from), armies(to), outnumbered(setup.may_be_outnumbered()));
                chance.map(Reason::Conquest).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }
}

impl Named for Bot {
    const ALL: &[Self] = &Self::ALL;

    fn name(self) -> &'static str {
        self.name()
    }

    fn usual() -> Self {
        Self::Medio
    }
}

impl Seated for Risiko {
    type Bot = Bot;
    type Belief = Belief;

    #[inline]
    fn choose(bot: Bot, setup: &Setup, view: &View<'_>, source: &mut impl Source) -> Command {
        bot.choose(setup, view, source)
    }

    fn thinker(bot: Bot) -> Option<Box<dyn BotPlayer<Self>>> {
        let draws = match bot {
            Bot::Random | Bot::RandomTurns | Bot::Cautious | Bot::Principiante | Bot::Medio => return None,
            Bot::Esperto => ESPERTO_DRAWS,
            Bot::Maestro => MAESTRO_DRAWS,
        };
        Some(Box::new(Searcher::new(Depth { draws })))
    }

    fn reasons(bot: Bot, setup: &Setup, view: &View<'_>, command: Command) -> Vec<Reason> {
        bot.reasons(setup, view, command)
    }
}

impl Tuned for Risiko {
    type Weights = MedioWeights;

    fn shipped() -> &'static MedioWeights {
        MedioWeights::shipped()
    }

    #[inline]
    fn choose_by(weights: &MedioWeights, setup: &Setup, view: &View<'_>, source: &mut impl Source) -> Command {
        medio::choose(weights, setup, view, &legal(setup, view), source).unwrap_or(Command::Pass)
    }
}

impl Valued for Risiko {
    fn value_net() -> &'static ValueNet {
        static SHIPPED: OnceLock<ValueNet> = OnceLock::new();
        SHIPPED.get_or_init(|| ValueNet::shipped(include_str!("../../../../data/bots/value-risiko.txt")))
    }

    fn features<'v>(setup: &Setup, seat: Seat, view: impl Fn(Seat) -> View<'v>) -> [f32; FEATURES] {
        features::features(setup, seat, view)
    }

    fn in_the_game(setup: &Setup, state: &State) -> SeatSet {
        setup.seats().iter().filter(|&seat| state.open().status(seat) == Status::Playing).collect()
    }

    fn result(setup: &Setup, state: &State, seat: Seat) -> Said {
        let scores = scores(setup, state);
        let first = scores.iter().filter(|score| score.place == 1).count().max(1) as f32;
        let own = scores.iter().find(|score| score.seat == seat);
        let won = own.is_some_and(|own| own.place == 1);
        let amount = own.map_or(0.0, |own| f32::from(own.points.0) / ALL_POINTS);
        Said { chance: if won { 1.0 / first } else { 0.0 }, amount }
    }
}

/// The most table points an objective has.
const ALL_POINTS: f32 = 86.0;
