//! Plans for a turn of S.P.Q.RisiKo!, and for each choice before the first: the usual way to play, seen with other eyes. A plan may
//! settle on one province, go for one or for a sea, put its reinforcements on one, be bolder or more careful, stop after some
//! conquests, stay ashore, or keep its tris.

use super::bold::{self, Mind, RomeEyes};
use super::ground::Ground;
use crate::search::Planned;
use board::rome::{Province, Sea};
use chance::Source;
use spqr::{Command, Phase, Setup, Spqr, Stage, View, legal};

/// The most provinces that are looked at: to settle, as targets, and as places for reinforcements; and the most seas.
const SITES: usize = 8;
const TARGETS: usize = 7;
const PLACES: usize = 5;
const SEAS: usize = 3;

impl Planned for Spqr {
    type Plan = RomeEyes;

    const DOUBT: u32 = 6;

    /// Every province that is settled is planned; a turn as its points are taken, again when the reinforcements stand, and
    /// after each conquest.
    fn moment(view: &View<'_>) -> Option<u64> {
        let open = view.open();
        let begun = (u64::from(open.lap.0) + 1) << 16;
        let now = &open.now;
        match open.phase {
            Phase::Settling(_) | Phase::SettlingNeutral { .. } => Some(open.free().len() as u64),
            Phase::Founding(_) => Some(100),
            Phase::Garrisoning { .. } => Some(200 + u64::from(open.armies_of(view.seat()?).0)),
            Phase::Turn(Stage::Points) => None,
            Phase::Turn(_) => {
                let due = now.due.0 > 0 || now.centres_due > 0 || now.triremes_due.0 > 0;
                Some(begun | u64::from(now.conquests.min(4)) << 1 | u64::from(due))
            }
            Phase::Occupy(_) => Some(begun | u64::from(now.conquests.saturating_sub(1).min(4)) << 1),
            _ => None,
        }
    }

    fn plans(setup: &Setup, view: &View<'_>) -> Vec<RomeEyes> {
        let usual = RomeEyes::default();
        let mut plans = vec![usual];
        let legal = legal(setup, view);
        let Some(ground) = Ground::new(setup, view, &legal) else { return plans };
        let mind = Mind::usual(ground, &usual);
        let settle = |settles: Province| RomeEyes { settles: Some(settles), ..usual };
        let place = |on: Province| RomeEyes { place: Some(on), ..usual };
        match view.open().phase {
            phase @ (Phase::Settling(_) | Phase::SettlingNeutral { .. }) => {
                let neutral = matches!(phase, Phase::SettlingNeutral { .. });
                plans.extend(mind.appealing(neutral).into_iter().take(SITES).map(settle));
            }
            Phase::Founding(_) => plans.extend(legal.sites().iter().map(settle)),
            Phase::Garrisoning { left, .. } => {
                plans.extend(mind.places(left.into()).into_iter().take(2 * PLACES).map(place));
            }
            _ => turns(&mind, usual, &mut plans),
        }
        plans
    }

    fn follow(plan: &RomeEyes, setup: &Setup, view: &View<'_>, source: &mut impl Source) -> Command {
        let legal = legal(setup, view);
        let chosen = bold::choose_with(bold::RomeWeights::shipped(), plan, setup, view, &legal, source);
        chosen.or_else(|| super::any(&legal, source)).unwrap_or(Command::Pass)
    }
}

/// Plans for the rest of a turn.
fn turns(mind: &Mind<'_>, usual: RomeEyes, plans: &mut Vec<RomeEyes>) {
    let now = &mind.open.now;
    plans.extend([-40, 40, -150, 10_000].map(|patience| RomeEyes { patience, ..usual }));
    plans.extend([1, 2].map(|conquests_most| RomeEyes { conquests_most, ..usual }));
    for to in mind.targets().into_iter().take(TARGETS) {
        plans.push(RomeEyes { target: Some(to), ..usual });
    }
    if mind.open.stage().is_some_and(|stage| stage <= Stage::Conversions) {
        plans.push(RomeEyes { ashore: true, ..usual });
        plans.extend(nearby_seas(mind).take(SEAS).map(|sea| RomeEyes { sea: Some(sea), ..usual }));
    }
    if now.due.0 > 0 {
        for on in mind.places(now.due.0).into_iter().take(PLACES) {
            plans.push(RomeEyes { place: Some(on), ..usual });
            plans.push(RomeEyes { place: Some(on), patience: -100, ..usual });
            plans.push(RomeEyes { place: Some(on), conquests_most: 1, ..usual });
        }
    }
    if mind.legal.tris().next().is_some() {
        plans.push(RomeEyes { keeps_tris: true, ..usual });
    }
}

/// Seas that could be ruled and are not, those with the fewest triremes of others first.
fn nearby_seas(mind: &Mind<'_>) -> impl Iterator<Item = Sea> {
    let (open, setup) = (mind.open, mind.setup);
    let others = |sea: Sea| open.playing().iter().map(|seat| open.fleet(seat, sea).0).max().unwrap_or(0);
    let near = setup.map.seas().iter().filter(|&sea| setup.map.coast(sea).meets(mind.owned));
    let mut seas: Vec<Sea> = near.filter(|&sea| open.master(setup, sea) != Some(mind.seat)).collect();
    seas.sort_by_key(|&sea| (others(sea), sea));
    seas.into_iter()
}
