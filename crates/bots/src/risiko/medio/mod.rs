//! A player who weighs one turn by exact odds. What a territory is worth, what an army is worth and how much of a risk is
//! taken are numbers found by playing ([`MedioWeights`], `sdadata tune`); the shape of the reckoning is here.
//!
//! Everything is reckoned in table points: a territory is worth what it counts, as far as it will be kept; an attack is
//! worth what it wins, less what it costs and what it leaves open.

mod fight;
mod ground;
mod place;

use crate::Weights as _;
use crate::weights::weights;
use board::Territory;
use chance::Source;
use ground::Ground;
use rules::{Command, Legal, Phase, Setup, View};
use std::sync::OnceLock;

weights! {
    /// The numbers of `medio`, and of everybody who plans on it.
    MedioWeights of "medio" in "risiko" {
        /// First placement: a territory of the objective, for each point of its value. Like the four that follow it stays as it is in
        /// a search: bots that play each other do not read where the first armies are put, and numbers found by such games put them
        /// where people, and who thinks by Bayes, are misled.
        first_wanted: 0.54, 0.0;
        /// First placement: for each neighbour of another that the objective asks for.
        first_targets: -0.41, 0.0;
        /// First placement: for each own neighbour.
        first_company: -0.81, 0.0;
        /// First placement: what the armies make safer.
        first_safety: 0.73, 0.0;
        /// First placement: for each army that stands there already.
        first_crowd: -0.68, 0.0;
        /// While time runs: any territory.
        any: 0.6, 0.5;
        /// While time runs: any territory, for each point of its value.
        value: 0.1, 0.15;
        /// While time runs: a territory of the objective.
        wanted: 1.0, 0.8;
        /// While time runs: a territory of the objective, for each point of its value.
        wanted_value: 0.5, 0.3;
        /// While time runs: how much of its worth a conquest has only if it is kept.
        hold: 0.6, 0.25;
        /// While time runs: an army lost.
        loss: 0.5, 0.25;
        /// While time runs: an army of another that is lost.
        kill: 0.15, 0.15;
        /// While time runs: what an attack must be worth.
        least: 0.3, 0.5;
        /// Once time is up: any territory, for each point of its value.
        end_value: 0.1, 0.1;
        /// Once time is up: a territory of the objective, for each point of its value.
        end_wanted: 1.0, 0.3;
        /// Once time is up: how much of its worth a conquest has only if it is kept.
        end_hold: 0.4, 0.25;
        /// Once time is up: an army lost.
        end_loss: 0.2, 0.15;
        /// Once time is up: what an attack must be worth.
        end_least: 0.1, 0.3;
        /// The first conquest of a turn, which brings a card.
        card: 2.0, 1.0;
        /// A whole continent, for each army it brings.
        region: 0.5, 0.4;
        /// A continent on the way, by the square of the share that is owned.
        region_share: 0.3, 0.3;
        /// Breaking somebody else's continent, for each army it brings.
        break_region: 0.4, 0.3;
        /// A territory that somebody else loses, for each point of its value.
        harm: 0.05, 0.1;
        /// The same, of who has most territories.
        harm_leader: 0.05, 0.1;
        /// The last territory of somebody, for each card of theirs.
        eliminate: 1.5, 1.0;
        /// What the base of an attack loses in safety.
        risk: 0.5, 0.4;
        /// Armies a neighbour is expected to get before it attacks.
        surge: 3.0, 2.0;
        /// Reinforcements: the best attack they make possible.
        place_attack: 1.0, 0.5;
        /// Reinforcements: what they make safer.
        place_safety: 1.0, 0.6;
        /// Reinforcements: for each army that stands there already.
        place_crowd: 0.05, 0.1;
        /// Reinforcements: how much of them goes to one place at a time.
        place_share: 0.8, 0.3;
        /// Occupation and strategic move: the best attack that comes next.
        press: 0.4, 0.3;
        /// Strategic move: an army that faces nobody and comes to the front.
        idle: 0.3, 0.2;
        /// The least worth at which a tris is played with few cards in hand.
        tris_least: 8.0, 1.5;
        /// Once a roll closes the game: how far ahead one must be to want it, in points.
        ahead: 3.0, 6.0;
        /// Once a roll closes the game: what the conquest is worth that avoids it, or the roll to who is ahead.
        dodge: 3.0, 3.0;
    }
}

impl MedioWeights {
    /// Those the program plays with.
    #[must_use]
    pub fn shipped() -> &'static Self {
        static SHIPPED: OnceLock<MedioWeights> = OnceLock::new();
        SHIPPED.get_or_init(|| {
            let text = include_str!("../../../../../data/bots/medio-risiko.toml");
            Self::read(text).unwrap_or_else(|fault| unreachable!("the file beside the sources: {fault}"))
        })
    }
}

/// With which eyes a turn is played: the default changes nothing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Eyes {
    /// A territory that is worth more than usual.
    pub(crate) target: Option<Territory>,
    /// Where all reinforcements go.
    pub(crate) place: Option<Territory>,
    /// What an attack must be worth, more than usual.
    pub(crate) patience: f32,
    /// The most conquests of a turn.
    pub(crate) conquests_most: u8,
    /// Whether a tris that could be played is kept.
    pub(crate) keeps_tris: bool,
}

impl Default for Eyes {
    fn default() -> Self {
        Self { target: None, place: None, patience: 0.0, conquests_most: u8::MAX, keeps_tris: false }
    }
}

/// How much more a target is worth.
const TARGET: f32 = 6.0;

/// What a player does now who plays by these numbers.
pub(crate) fn choose(
    weights: &MedioWeights,
    setup: &Setup,
    view: &View<'_>,
    legal: &Legal<'_>,
    source: &mut impl Source,
) -> Option<Command> {
    choose_with(weights, &Eyes::default(), setup, view, legal, source)
}

/// The same with other eyes.
pub(crate) fn choose_with(
    weights: &MedioWeights,
    eyes: &Eyes,
    setup: &Setup,
    view: &View<'_>,
    legal: &Legal<'_>,
    source: &mut impl Source,
) -> Option<Command> {
    let ground = || Ground::new(weights, eyes, setup, view, legal);
    match view.open().phase() {
        Phase::Placement { .. } => ground()?.place_supply(source),
        Phase::Reinforce | Phase::Combat => ground()?.turn(),
        Phase::Occupy(attack) => ground()?.occupy(attack),
        _ => super::cautious::choose(setup, view, legal, source),
    }
}

/// Where reinforcements are worth most, and what is worth most to be attacked, best first.
pub(crate) fn ranked(
    weights: &MedioWeights,
    setup: &Setup,
    view: &View<'_>,
    legal: &Legal<'_>,
) -> (Vec<Territory>, Vec<Territory>) {
    let eyes = Eyes::default();
    Ground::new(weights, &eyes, setup, view, legal).map_or_else(Default::default, |ground| ground.ranked())
}
