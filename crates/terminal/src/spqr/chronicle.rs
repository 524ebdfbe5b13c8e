//! The figures beside the events of S.P.Q.RisiKo!: who fought whom, what is left, what was forgotten.

use crate::chronicle::Entry;
use board::rome::{Province, Sea};
use frame::{Armies, Seat};
use spqr::{Event, Landing, Phase, Points, Spqr, Stage, State};

/// The figures beside an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Detail {
    /// What the event is about.
    pub(super) figures: Figures,
    /// The points the player left unclaimed by going on, with this event.
    pub(super) forgotten: Option<Points>,
}

/// What an event is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Figures {
    /// The event says it all.
    Plain,
    /// A roll: against what, and how many are left on both sides.
    Fought {
        /// What was attacked.
        target: Target,
        /// The attacker's.
        left: u16,
        /// The defender's.
        facing: u16,
    },
    /// Whose the conquered province was.
    Taken(Option<Seat>),
    /// The legionaries now on the province, or the triremes in the sea, the event is about.
    Stands(u16),
}

/// What is attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    /// Somebody's triremes in a sea.
    Fleet(Sea, Seat),
    /// A province, from the sea.
    Coast(Province),
    /// A province, by land.
    Province(Province),
}

/// The figures a reader wants beside an event.
pub(super) fn detail(before: &State, after: &State, event: &Event) -> Detail {
    Detail { figures: figures(before, after, event), forgotten: forgotten(before, after, event) }
}

fn figures(before: &State, after: &State, event: &Event) -> Figures {
    let open = after.open();
    match *event {
        Event::BattleRolled { attacker_lost, .. } => fought(before, after, attacker_lost),
        Event::Conquered { province, .. } => Figures::Taken(before.open().owner(province)),
        Event::Placed { on, .. } => Figures::Stands(open.armies(on).0),
        Event::TakenBack { from, .. } => Figures::Stands(open.armies(from).0),
        Event::Launched { seat, sea, .. } | Event::Unlaunched { seat, sea, .. } => {
            Figures::Stands(open.fleet(seat, sea).0)
        }
        _ => Figures::Plain,
    }
}

fn fought(before: &State, after: &State, lost: Armies) -> Figures {
    let open = after.open();
    match before.open().phase {
        Phase::Ramming { sea, against, .. } => Figures::Fought {
            target: Target::Fleet(sea, against),
            left: open.fleet(open.turn, sea).0,
            facing: open.fleet(against, sea).0,
        },
        Phase::Landing(Landing { to, force, .. }) => Figures::Fought {
            target: Target::Coast(to),
            left: force.0.saturating_sub(lost.0),
            facing: open.armies(to).0,
        },
        Phase::Battle(attack) => Figures::Fought {
            target: Target::Province(attack.to),
            left: open.armies(attack.from).0,
            facing: open.armies(attack.to).0,
        },
        _ => Figures::Plain,
    }
}

/// Whoever goes on without claiming can only recover the points with a safe-conduct (B5, S6).
fn forgotten(before: &State, after: &State, event: &Event) -> Option<Points> {
    let (was, is) = (before.open(), after.open());
    let left = was.stage() == Some(Stage::Points) && is.stage() != Some(Stage::Points);
    let points = is.now.points;
    let by_going_on = left && points > Points(0) && !matches!(event, Event::PointsClaimed { .. } | Event::Passed(_));
    by_going_on.then_some(points)
}

/// Whether an attack is the one before it, rolled once more.
pub(super) fn continues_attack(event: &Event, earlier: &[Entry<Spqr>]) -> bool {
    let mut before = earlier.iter().rev().map(|entry| &entry.event);
    let same = |other: &Event| match (*event, *other) {
        (Event::AttackDeclared { from, to, .. }, Event::AttackDeclared { from: f, to: t, .. }) => (from, to) == (f, t),
        (Event::RammingDeclared { sea, against, .. }, Event::RammingDeclared { sea: s, against: a, .. }) => {
            (sea, against) == (s, a)
        }
        _ => false,
    };
    let declares = |event: &&Event| {
        matches!(
            event,
            Event::AttackDeclared { .. }
                | Event::RammingDeclared { .. }
                | Event::LandingDeclared { .. }
                | Event::TurnBegan { .. }
        )
    };
    declares(&event) && before.find(declares).is_some_and(same)
}
