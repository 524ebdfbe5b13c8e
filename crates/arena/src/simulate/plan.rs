//! What is to be played: the table, who sits at it, which games.

use super::Simulation;
use crate::contender::{Contender, split_names};
use crate::processes::Terms;
use audit::Audited;
use bots::Named;
use frame::Lap;
use regulation::Regulation;
use shell::failure::Failure;
use std::ops::Range;
use std::time::Duration;
use words::{Words, id};

/// Everything that is the same for all games.
pub(super) struct Plan<'r, G: Audited> {
    pub(super) regulation: &'r Regulation,
    /// What it settles for the game.
    pub(super) settings: &'r G::Settings,
    /// The hash of its values.
    pub(super) hash: String,
    pub(super) setup: G::Setup,
    /// Who plays, in the order in which they come to the table.
    pub(super) contenders: Vec<Contender<G::Bot>>,
    /// The same, if all are the program's own bots.
    pub(super) own_bots: Option<Vec<G::Bot>>,
    pub(super) absent: usize,
    pub(super) seed: u64,
    pub(super) games: Range<u64>,
    /// The lap in which time runs out.
    pub(super) laps: Lap,
    pub(super) budget: Duration,
    pub(super) audit: bool,
    pub(super) records: bool,
}

impl<'r, G: Audited> Plan<'r, G> {
    pub(super) fn new(
        options: &Simulation,
        regulation: &'r Regulation,
        settings: &'r G::Settings,
        words: Words,
    ) -> Result<Self, Failure> {
        let setup = G::set_up(settings, options.players, options.absent)
            .map_err(|fault| Failure::BadInput(G::setup_fault(&fault, words)))?;
        let contenders = contenders(&options.bots, options.players, words)?;
        Ok(Self {
            own_bots: contenders.iter().map(Contender::own).collect(),
            contenders,
            absent: options.absent,
            seed: options.seed,
            games: options.shard.of(options.games),
            laps: Lap(options.laps.unwrap_or_else(|| usual_laps::<G>(settings))),
            budget: options.budget,
            audit: options.audit,
            records: options.records.is_some(),
            hash: regulation.hash(),
            regulation,
            settings,
            setup,
        })
    }

    /// What programs are told once.
    pub(super) fn terms(&self) -> Terms<'r> {
        Terms::new::<G>(self.regulation, &self.setup, self.laps, self.budget)
    }
}

/// A list shorter than the table is repeated: one name plays all.
fn contenders<Bot: Named>(names: &str, players: usize, words: Words) -> Result<Vec<Contender<Bot>>, Failure> {
    let named: Vec<Contender<Bot>> =
        split_names(names).iter().map(|name| Contender::read(name, words)).collect::<Result<_, _>>()?;
    if named.len() > players {
        let values = [("due", players.into()), ("found", named.len().to_string().into())];
        return Err(Failure::BadInput(words.say_with(id::ERROR_BOT_COUNT, &values)));
    }
    Ok(named.into_iter().cycle().take(players).collect())
}

/// About as long as a game of 90 minutes; far longer where the regulation knows no clock.
fn usual_laps<G: Audited>(settings: &G::Settings) -> u16 {
    if G::is_timed(settings) { 12 } else { 60 }
}
