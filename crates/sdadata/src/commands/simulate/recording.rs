//! The record of one game of a simulation.

use super::plan::{Contender, Plan};
use bots::selfplay::Watcher;
use chance::GameId;
use notation::{Clock, DiceSource, Header, Recorder, Reveal};
use rules::{Actor, Command, Events, Setup, State};
use std::str::FromStr as _;

/// A record being written.
pub(super) struct Recording<'p> {
    setup: &'p Setup,
    recorder: Recorder,
}

impl<'p> Recording<'p> {
    pub(super) fn new(plan: &'p Plan, game: u64) -> Self {
        Self { setup: &plan.setup, recorder: Recorder::whole(&plan.setup, &header(plan, game)) }
    }

    /// The whole text, once the game is over.
    pub(super) fn finish(mut self, plan: &Plan, game: u64, state: &State) -> String {
        self.recorder.finish(self.setup, state, &Reveal::Seed(plan.seed, dice_stream(game)));
        self.recorder.into_text()
    }
}

impl Watcher for Recording<'_> {
    fn saw(&mut self, actor: Actor, command: Command, events: &Events, _: &State) {
        self.recorder.add(self.setup, Clock::NONE, actor, &command, events);
    }
}

fn header(plan: &Plan, game: u64) -> Header {
    Header {
        game: GameId::from_str(&format!("seed{}-game{game}", plan.seed)).expect("letters, digits and a hyphen"),
        regulation: plan.regulation.id.clone(),
        hash: plan.hash.clone(),
        players: plan.setup.players(),
        absent: plan.absent,
        names: plan.contenders.iter().map(Contender::name).collect(),
        dice: DiceSource::Seeded,
    }
}

/// The streams of a simulation's generator: even for dice and cards, odd for what the bots make up their minds with.
pub(super) fn dice_stream(game: u64) -> u64 {
    2 * game
}
