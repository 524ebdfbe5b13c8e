//! The record of one game of a simulation.

use super::plan::Plan;
use crate::contender::Contender;
use audit::Audited;
use bots::selfplay::Watcher;
use chance::GameId;
use frame::{Actor, Events};
use notation::{Clock, DiceSource, Header, Recorder, Reveal};
use std::str::FromStr as _;

/// A record being written.
pub(super) struct Recording<'p, G: Audited> {
    setup: &'p G::Setup,
    recorder: Recorder<G>,
}

impl<'p, G: Audited> Recording<'p, G> {
    pub(super) fn new(plan: &'p Plan<'p, G>, game: u64) -> Self {
        Self { setup: &plan.setup, recorder: Recorder::whole(&plan.setup, &header(plan, game)) }
    }

    /// The whole text, once the game is over.
    pub(super) fn finish(mut self, plan: &Plan<'_, G>, game: u64, state: &G::State) -> String {
        self.recorder.finish(self.setup, state, &Reveal::Seed(plan.seed, dice_stream(game)));
        self.recorder.into_text()
    }
}

impl<G: Audited> Watcher<G> for Recording<'_, G> {
    fn saw(&mut self, actor: Actor, command: G::Command, events: &Events<G::Event>, _: &G::State) {
        self.recorder.add(self.setup, Clock::NONE, actor, &command, events);
    }
}

fn header<G: Audited>(plan: &Plan<'_, G>, game: u64) -> Header {
    Header {
        game: GameId::from_str(&format!("seed{}-game{game}", plan.seed)).expect("letters, digits and a hyphen"),
        regulation: plan.regulation.id.clone(),
        hash: plan.hash.clone(),
        players: plan.contenders.len(),
        absent: plan.absent,
        names: plan.contenders.iter().map(Contender::name).collect(),
        dice: DiceSource::Seeded,
    }
}

/// The streams of a simulation's generator: even for dice and cards, odd for what the bots make up their minds with.
pub(super) fn dice_stream(game: u64) -> u64 {
    2 * game
}
