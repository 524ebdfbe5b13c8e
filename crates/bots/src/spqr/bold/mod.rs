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
use board::rome::{Pile, Province, ProvinceSet, Sea};
use chance::{Source, Stream};
use spqr::{Command, Legal, Phase, Points, Setup, Stage, View, gain};
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
        /// Settling: for each neighbour of the one rival who has the most of them, who would want it.
        settle_deny: 0.0, 6.0;
        /// Settling: for each border by land.
        settle_borders: 0.0, 4.0;
        /// Settling: for each province by which the largest group grows.
        settle_grow: 0.0, 8.0;
        /// Settling: for each free or own province within two steps: where there is much room, others come too.
        settle_reach: 0.0, 3.0;
        /// What a supremacy counts, in hundredths, that lacks one.
        behind: 0.0, 12.0;
        /// The same where somebody else has as many.
        even: 0.0, 20.0;
        /// Led by one.
        by_one: 100.0, 20.0;
        /// Led by two.
        by_two: 100.0, 20.0;
        /// Led by more.
        by_more: 100.0, 25.0;
        /// The same for seas, beside what it counts otherwise, led by two or more.
        seas_ahead: 0.0, 15.0;
        /// What a centre of power counts, in hundredths of a point.
        centre: 100.0, 30.0;
        /// How much of that is gone where its strongest neighbour is sure to take it, in hundredths.
        centre_risk: 0.0, 30.0;
        /// Legionaries a neighbour is expected to get before it attacks.
        surge: 4.0, 2.0;
        /// A rival's point counts so much more the nearer its points are to those that win.
        closing: 0.0, 40.0;
        /// A province that leads on to another's centre.
        beyond: 0.0, 20.0;
        /// What stays behind a conquest, for each of the strongest neighbour's.
        stay_threat: 0.5, 0.3;
        /// The same on a centre.
        stay_centre: 1.0, 0.4;
        /// A tris is kept for a centre of power, if it is worth less than this many legionaries.
        keep_tris: 0.0, 6.0;
        /// In the last lap, when its own points are claimed: what they still count, in hundredths.
        last_own: 100.0, 30.0;
        /// In the last lap: what a point counts, in hundredths, of who claims yet.
        last_rival: 100.0, 60.0;
        /// What its own points count in the lap before the last, as far as that can be foreseen.
        next_own: 100.0, 30.0;
        /// A rival's in that lap.
        next_rival: 100.0, 40.0;
        /// A point of who claims once more in this lap counts so much more, in hundredths.
        yet_to_claim: 0.0, 20.0;
        /// The chance of conquest, in hundredths, at which legionaries are enough on a province, and the rest goes elsewhere.
        enough: 101.0, 6.0;
        /// What two legionaries are worth, that a trireme becomes.
        disembark: -200.0, 40.0;
        /// What a combat at sea must bring.
        ram_least: -2000.0, 10.0;
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

/// With which eyes a game is played: the default changes nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RomeEyes {
    /// The province that is settled, or where a centre is founded.
    pub(super) settles: Option<Province>,
    /// A province that is worth more than usual.
    pub(super) target: Option<Province>,
    /// Where all reinforcements go.
    pub(super) place: Option<Province>,
    /// A sea that is worth more than usual.
    pub(super) sea: Option<Sea>,
    /// What an attack must be worth, more than usual, in hundredths of a point.
    pub(super) patience: i32,
    /// The most conquests of a turn.
    pub(super) conquests_most: u8,
    /// Whether legionaries stay on land and triremes where they are.
    pub(super) ashore: bool,
    /// Whether a tris that could be played is kept.
    pub(super) keeps_tris: bool,
}

impl Default for RomeEyes {
    fn default() -> Self {
        let (settles, target, place, sea) = (None, None, None, None);
        let (patience, conquests_most, ashore, keeps_tris) = (0, u8::MAX, false, false);
        Self { settles, target, place, sea, patience, conquests_most, ashore, keeps_tris }
    }
}

/// How much more a province or a sea is worth that is gone for.
const TARGET: i32 = 150;

/// What a player with these numbers does, if it cares.
pub(super) fn choose(
    numbers: &RomeWeights,
    setup: &Setup,
    view: &View<'_>,
    legal: &Legal<'_>,
    source: &mut impl Source,
) -> Option<Command> {
    choose_with(numbers, &RomeEyes::default(), setup, view, legal, source)
}

/// The same with other eyes.
pub(super) fn choose_with(
    numbers: &RomeWeights,
    eyes: &RomeEyes,
    setup: &Setup,
    view: &View<'_>,
    legal: &Legal<'_>,
    source: &mut impl Source,
) -> Option<Command> {
    let mind =
        Mind { ground: Ground::new(setup, view, legal)?, numbers, eyes, now: OnceCell::new(), end: OnceCell::new() };
    match mind.open.phase {
        Phase::Settling(_) => mind.settle(source),
        Phase::SettlingNeutral { .. } => mind.settle_neutral(source),
        Phase::Founding(_) => mind.found(source),
        Phase::Garrisoning { left, .. } => mind.place(left.into()),
        Phase::Turn(stage) => mind.turn(stage),
        Phase::Occupy(attack) => mind.follow_up(attack),
        _ => None,
    }
}

/// What it knows.
pub(super) struct Mind<'a> {
    ground: Ground<'a>,
    numbers: &'a RomeWeights,
    eyes: &'a RomeEyes,
    /// What the position is worth, once it was asked for.
    now: OnceCell<i32>,
    /// How far the end is.
    end: OnceCell<worth::End>,
}

impl<'a> Deref for Mind<'a> {
    type Target = Ground<'a>;

    fn deref(&self) -> &Ground<'a> {
        &self.ground
    }
}

impl<'a> Mind<'a> {
    /// One who looks at a position in the usual way.
    pub(super) fn usual(ground: Ground<'a>, eyes: &'a RomeEyes) -> Self {
        Self { ground, numbers: RomeWeights::shipped(), eyes, now: OnceCell::new(), end: OnceCell::new() }
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
        if let Some(cards) = self.best_tris().filter(|&cards| self.is_worth_playing(cards)) {
            return Some(Command::PlayTris(cards));
        }
        if now.due.0 > 0 {
            return self.place(now.due.0);
        }
        if now.triremes_due.0 > 0 {
            return self.launch();
        }
        let fleet = || self.disembark(stage).or_else(|| self.embark(stage)).or_else(|| self.sail(stage));
        let moves = || if self.eyes.ashore { None } else { fleet() };
        let at_sea = || moves().or_else(|| self.ram_for_gain(stage));
        let fight = at_sea().or_else(|| self.land(stage)).or_else(|| self.attack(stage));
        fight.or_else(|| self.maneuver(stage)).or(Some(Command::Pass))
    }
}

impl Mind<'_> {
    /// Whether a tris is played now, or kept for one that builds a centre of power.
    fn is_worth_playing(&self, cards: Pile) -> bool {
        let gain = gain(self.setup, cards);
        !self.eyes.keeps_tris
            && gain.is_none_or(|gain| {
                gain.centres > 0
                    || f32::from(gain.armies.0) + 3.0 * f32::from(gain.triremes.0) >= self.numbers.keep_tris
            })
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
