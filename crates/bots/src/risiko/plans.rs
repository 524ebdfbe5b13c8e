//! Plans for a turn of RisiKo!: the usual way to play, seen with other eyes. A plan may go for one territory, put its
//! reinforcements on one, be bolder or more careful than usual, stop after some conquests, or keep its tris.

use super::medio::{self, Eyes, MedioWeights};
use crate::Tuned as _;
use crate::search::Planned;
use board::Territory;
use chance::Source;
use rules::{Armies, Command, Phase, Risiko, Setup, View, legal};

/// The most territories that are looked at as targets, and as places for reinforcements.
const TARGETS: usize = 8;
const PLACES: usize = 5;

impl Planned for Risiko {
    type Plan = Eyes;

    /// A turn is planned as it begins, again when the reinforcements stand, and after each conquest.
    fn moment(view: &View<'_>) -> Option<u64> {
        let open = view.open();
        let due = u64::from(open.due() > Armies(0));
        match open.phase() {
            Phase::Reinforce | Phase::Combat | Phase::Occupy(_) => {
                let conquests = u64::from(open.conquests().min(3));
                let conquests =
                    if matches!(open.phase(), Phase::Occupy(_)) { conquests.saturating_sub(1) } else { conquests };
                Some(u64::from(open.lap().0) << 8 | conquests << 1 | due)
            }
            _ => None,
        }
    }

    fn plans(setup: &Setup, view: &View<'_>) -> Vec<Eyes> {
        let usual = Eyes::default();
        let mut plans = vec![usual];
        let bolder = [-1.5, 1.5, -4.0, 50.0].map(|patience| Eyes { patience, ..usual });
        plans.extend(bolder);
        plans.push(Eyes { conquests_most: 1, ..usual });
        plans.push(Eyes { conquests_most: 2, ..usual });
        let legal = legal(setup, view);
        let (places, targets) = medio::ranked(MedioWeights::shipped(), setup, view, &legal);
        for &to in targets.iter().take(TARGETS) {
            plans.push(Eyes { target: Some(to), ..usual });
        }
        if view.open().due() > Armies(0) {
            for &on in places.iter().take(PLACES) {
                plans.push(Eyes { place: Some(on), ..usual });
                plans.push(Eyes { place: Some(on), conquests_most: 1, ..usual });
                plans.push(Eyes { place: Some(on), patience: -3.0, ..usual });
            }
            if legal.tris().next().is_some() {
                plans.push(Eyes { keeps_tris: true, ..usual });
            }
        }
        plans
    }

    fn follow(plan: &Eyes, setup: &Setup, view: &View<'_>, source: &mut impl Source) -> Command {
        let legal = legal(setup, view);
        medio::choose_with(Risiko::shipped(), plan, setup, view, &legal, source).unwrap_or(Command::Pass)
    }
}

/// A territory to go for, for the reader of a plan.
impl Eyes {
    /// What the plan goes for.
    #[must_use]
    pub const fn target(&self) -> Option<Territory> {
        self.target
    }
}
