//! A sensible player: takes every point, keeps its provinces in one piece, builds centres of power where they are
//! safe, puts a trireme where it rules a sea, attacks with good odds and takes its card. It plays the same move in the
//! same position; what it does not care about it leaves to chance.

mod fight;
mod place;

use crate::spqr::ground::Ground;
use board::rome::Province;
use spqr::{Command, Legal, Phase, Points, Setup, Stage, View};
use std::ops::Deref;

/// What it does, if it cares.
pub(super) fn choose(setup: &Setup, view: &View<'_>, legal: &Legal<'_>) -> Option<Command> {
    let mind = Mind(Ground::new(setup, view, legal)?);
    match mind.open.phase {
        Phase::Settling(_) => mind.settle(),
        Phase::SettlingNeutral { .. } => mind.settle_neutral(),
        Phase::Founding(_) => mind.build(),
        Phase::Garrisoning { left, .. } => mind.place(left.into()),
        Phase::Turn(stage) => mind.turn(stage),
        Phase::Occupy(attack) => mind.occupy(attack),
        _ => None,
    }
}

/// What it knows.
struct Mind<'a>(Ground<'a>);

impl<'a> Deref for Mind<'a> {
    type Target = Ground<'a>;

    fn deref(&self) -> &Ground<'a> {
        &self.0
    }
}

impl Mind<'_> {
    fn turn(&self, stage: Stage) -> Option<Command> {
        let now = &self.open.now;
        if stage == Stage::Points {
            return Some(Command::Claim(now.points));
        }
        if now.points > Points(0) && self.legal.allows(Command::Recover) {
            return Some(Command::Recover);
        }
        if now.centres_due > 0 {
            return self.build();
        }
        if let Some(cards) = self.best_tris() {
            return Some(Command::PlayTris(cards));
        }
        if now.due.0 > 0 {
            return self.place(now.due.0);
        }
        if now.triremes_due.0 > 0 {
            return self.launch();
        }
        if stage <= Stage::Conversions
            && let Some(command) = self.embark()
        {
            return Some(command);
        }
        let fight = self.ram(stage).or_else(|| self.land(stage)).or_else(|| self.attack(stage));
        fight.or_else(|| self.maneuver(stage)).or(Some(Command::Pass))
    }

    /// What a province is worth having: a centre of power above all, then one that joins what is its own.
    fn prize(&self, province: Province) -> i32 {
        let centre = if self.open.centres.has(province) { 30 } else { 0 };
        let group = self.setup.map.largest_group(self.owned);
        let joins = (self.setup.map.neighbours(province) & group).len() as i32;
        let leader = self.open.owner(province).map_or(0, |seat| i32::from(self.open.places[seat].points.0));
        centre + 4 * joins.min(3) + leader / 4 + 2
    }
}
