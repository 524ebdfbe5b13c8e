//! A sensible player with a mind for the whole map: it weighs what a province or a sea changes in the points of everybody,
//! fights for supremacies and centres of power, and goes to sea for them. It settles by weighted chance, so that no two of
//! its games begin alike; later it plays the same move in the same position.

mod fight;
mod fleet;
mod place;
mod worth;

use crate::Weights as _;
use crate::spqr::ground::Ground;
use crate::weights::weights;
use board::rome::{Province, ProvinceSet};
use chance::{Source, Stream};
use spqr::{Command, Legal, Phase, Points, Setup, Stage, View};
use std::cell::OnceCell;
use std::ops::Deref;
use std::sync::OnceLock;

weights! {
    /// The numbers of a bold player, and of `medio`, whose were found by playing.
    RomeWeights of "medio" in "spqr" {
        /// The chance of conquest from which a battle is worth fighting for points, in hundredths.
        for_points: 52.0, 12.0;
        /// The same for anything else.
        for_land: 60.0, 12.0;
        /// The card of a first conquest.
        card: 45.0, 25.0;
        /// A legionary that may fall.
        legionary: 5.0, 4.0;
        /// Legionaries that must be left to spare after a battle for land.
        spare: 2.0, 1.5;
        /// The same, for each of the strongest neighbour's.
        spare_threat: 0.25, 0.3;
        /// What is kept back, for each of the strongest neighbour's, by who lands or embarks.
        kept_threat: 0.5, 0.3;
        /// What a trireme must bring to be worth three legionaries.
        trireme_price: 32.0, 15.0;
        /// What a naval move must bring.
        sailing_least: 10.0, 6.0;
        /// Settling: for each own neighbour.
        settle_own: 20.0, 8.0;
        /// Settling: for each neighbour of another's.
        settle_others: -6.0, 4.0;
        /// Settling: for each free neighbour.
        settle_room: 6.0, 4.0;
        /// Settling: for each sea, two at most.
        settle_coast: 1.0, 3.0;
        /// Settling: how far from the best a province may be to be taken half as often.
        settle_spread: 2.0, 0.5;
        /// The same for the first centre.
        found_spread: 1.0, 0.3;
        /// A centre's place: for each neighbour that is not its own.
        safe_opponents: -3.0, 2.0;
        /// A centre's place: for each legionary of the strongest neighbour.
        safe_threat: 1.0, 0.5;
        /// A point of a rival's; one's own is 100.
        rival: 28.0, 15.0;
        /// The same, more, of who leads.
        leader: 20.0, 15.0;
        /// What leads to supremacies: each province.
        province: 30.0, 15.0;
        /// Each province of the largest group.
        joined: 8.0, 8.0;
        /// Each sea.
        sea: 14.0, 10.0;
        /// Legionaries go to a centre.
        place_centre: 110.0, 50.0;
        /// The same, for each that it lacks against its strongest neighbour.
        place_exposed_centre: 25.0, 12.0;
        /// Legionaries go to a province, for each that it lacks.
        place_exposed: 6.0, 5.0;
        /// Legionaries go where something can be won.
        place_attack: 1.0, 0.4;
        /// What stands against that, for each legionary there.
        place_cost: 8.0, 5.0;
        /// Legionaries go where many stand.
        place_crowd: 3.0, 3.0;
    }
}

impl RomeWeights {
    /// Those of `bold`.
    pub(super) fn bold() -> &'static Self {
        static BOLD: OnceLock<RomeWeights> = OnceLock::new();
        BOLD.get_or_init(|| Self::of(Self::STARTS))
    }

    /// Those of `medio`.
    #[must_use]
    pub fn shipped() -> &'static Self {
        static SHIPPED: OnceLock<RomeWeights> = OnceLock::new();
        SHIPPED.get_or_init(|| {
            let text = include_str!("../../../../../data/bots/medio-spqr.toml");
            Self::read(text).unwrap_or_else(|fault| unreachable!("the file beside the sources: {fault}"))
        })
    }
}

/// What a player with these numbers does, if it cares.
pub(super) fn choose(
    numbers: &RomeWeights,
    setup: &Setup,
    view: &View<'_>,
    legal: &Legal<'_>,
    source: &mut impl Source,
) -> Option<Command> {
    let mind = Mind { ground: Ground::new(setup, view, legal)?, numbers, now: OnceCell::new() };
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
    numbers: &'a RomeWeights,
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
