//! A sensible player with a mind for the whole map: it weighs what a province or a sea changes in the points of everybody,
//! fights for supremacies and centres of power, and goes to sea for them. It settles by weighted chance, so that no two of
//! its games begin alike; later it plays the same move in the same position.

mod fight;
mod fleet;
mod place;
mod worth;

use crate::spqr::ground::Ground;
use board::rome::{Province, ProvinceSet};
use chance::{Source, Stream};
use spqr::{Command, Legal, Phase, Points, Setup, Stage, View};
use std::cell::OnceCell;
use std::ops::Deref;

/// What it does, if it cares.
pub(super) fn choose(setup: &Setup, view: &View<'_>, legal: &Legal<'_>, source: &mut impl Source) -> Option<Command> {
    let mind = Mind { ground: Ground::new(setup, view, legal)?, now: OnceCell::new() };
    match mind.open.phase {
        Phase::Settling(_) => mind.settle(source),
        Phase::SettlingNeutral { .. } => mind.settle_neutral(source),
        Phase::Founding(_) => mind.found(source),
        Phase::Garrisoning { left, .. } => mind.place(left.into()),
        Phase::Turn(stage) => mind.turn(stage),
        Phase::Occupy(attack) => mind.occupy(attack),
        _ => None,
    }
}

/// What it knows.
struct Mind<'a> {
    ground: Ground<'a>,
    /// What the position is worth, once it was asked for.
    now: OnceCell<i32>,
}

impl<'a> Deref for Mind<'a> {
    type Target = Ground<'a>;

    fn deref(&self) -> &Ground<'a> {
        &self.ground
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
        let at_sea = || self.embark(stage).or_else(|| self.sail(stage)).or_else(|| self.ram(stage));
        let fight = at_sea().or_else(|| self.land(stage)).or_else(|| self.attack(stage));
        fight.or_else(|| self.maneuver(stage)).or(Some(Command::Pass))
    }
}

/// One of the provinces, by weighted chance: each step of `spread` below the best halves the weight.
fn by_chance(
    provinces: ProvinceSet,
    appeal: impl Fn(Province) -> i32,
    spread: i32,
    source: &mut impl Source,
) -> Option<Province> {
    let best = provinces.iter().map(&appeal).max()?;
    let weight = |province: Province| 1024u32 >> ((best - appeal(province)) / spread.max(1)).clamp(0, 12);
    let total: u32 = provinces.iter().map(weight).sum();
    let mut left = source.below(Stream::Cards, total.max(1));
    provinces.iter().find(|&province| {
        let weight = weight(province);
        let found = left < weight;
        left = left.saturating_sub(weight);
        found
    })
}
