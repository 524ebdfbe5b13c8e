//! The figures beside the events of RisiKo!: armies left, whose a territory was, sums that close.

use crate::chronicle::Entry;
use board::{Territory, TerritorySet};
use rules::{Armies, Event, Owner, Phase, Risiko, Seat, Setup, State, closing_for};

/// The figures beside an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Detail {
    /// The event says it all.
    Plain,
    /// A roll: who fought, and what is left.
    Fought {
        /// The base and the armies left there.
        from: (Territory, Armies),
        /// The target and the armies left there.
        to: (Territory, Armies),
    },
    /// Whose the conquered territory was.
    Taken(Owner),
    /// The armies now on the territory the event is about.
    Stands(Armies),
    /// The sums that close the game.
    Closes(Vec<u8>),
    /// What each seat held when a card was dealt.
    Dealt(Vec<(Seat, TerritorySet)>),
}

/// The figures a reader wants beside an event.
pub(super) fn detail(setup: &Setup, before: &State, after: &State, event: &Event) -> Detail {
    let open = after.open();
    match (*event, before.open().phase()) {
        (Event::BattleRolled { .. }, Phase::Battle { attack, .. }) => {
            Detail::Fought { from: (attack.from, open.armies(attack.from)), to: (attack.to, open.armies(attack.to)) }
        }
        (Event::Conquered { territory, .. }, _) => Detail::Taken(before.open().owner(territory)),
        (Event::Placed { on, .. }, _) => Detail::Stands(open.armies(on)),
        (Event::TakenBack { from, .. }, _) => Detail::Stands(open.armies(from)),
        (Event::TerritoryDealt { .. }, _) => {
            Detail::Dealt(setup.seats().iter().map(|seat| (seat, before.open().owned(seat))).collect())
        }
        (Event::ClosingDue { seat, lap }, _) => {
            Detail::Closes(closing_for(setup, open, seat, lap).map(<[u8]>::to_vec).unwrap_or_default())
        }
        _ => Detail::Plain,
    }
}

/// Whether an attack is the one before it, rolled once more.
pub(super) fn continues_attack(event: &Event, earlier: &[Entry<Risiko>]) -> bool {
    let Event::AttackDeclared { from, to, .. } = *event else { return false };
    let mut before = earlier.iter().rev().map(|entry| entry.event);
    let last = before.find(|event| matches!(event, Event::AttackDeclared { .. } | Event::TurnBegan { .. }));
    matches!(last, Some(Event::AttackDeclared { from: f, to: t, .. }) if (f, t) == (from, to))
}
