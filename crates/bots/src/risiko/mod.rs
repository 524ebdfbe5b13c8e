//! The bots of RisiKo!

mod belief;
mod cautious;
mod random;
mod turns;

pub use belief::Belief;

use crate::battle::{conquest, outnumbered};
use crate::{Named, Reason, Seated};
use chance::Source;
use rules::{Command, Risiko, Setup, View, legal};

/// The bots there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bot {
    /// Uniform over everything legal.
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

    /// Why it does that.
    fn reasons(self, setup: &Setup, view: &View<'_>, command: Command) -> Vec<Reason> {
        let armies = |territory| view.open().armies(territory).0;
        match (self, command) {
            (Self::Random | Self::RandomTurns, _) => vec![Reason::AtRandom],
            (Self::Cautious, Command::Attack { from, to, .. }) => {
                let chance = conquest(armies(from), armies(to), outnumbered(setup.may_be_outnumbered()));
                chance.map(Reason::Conquest).into_iter().collect()
            }
            (Self::Cautious, _) => Vec::new(),
        }
    }
}

impl Named for Bot {
    const ALL: &[Self] = &Self::ALL;

    fn name(self) -> &'static str {
        self.name()
    }

    fn usual() -> Self {
        Self::Cautious
    }
}

impl Seated for Risiko {
    type Bot = Bot;
    type Belief = Belief;

    #[inline]
    fn choose(bot: Bot, setup: &Setup, view: &View<'_>, source: &mut impl Source) -> Command {
        bot.choose(setup, view, source)
    }

    fn reasons(bot: Bot, setup: &Setup, view: &View<'_>, command: Command) -> Vec<Reason> {
        bot.reasons(setup, view, command)
    }
}
