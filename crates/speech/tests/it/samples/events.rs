//! Samples of every event, whole and as others see it.

use super::{Table, faces};
use crate::said::every;
use crate::samples::causes;
use board::Colour;
use rules::{Armies, Dice, Event, Lap, Order, Owner, Player, RuleId, Seat, Seen, Setup, see};

/// A sample or more of every event.
pub(crate) fn events(table: &Table) -> Vec<Event> {
    let place = |id| table.territory(id);
    let (kamchatka, alaska, brasile) = (place("kamchatka"), place("alaska"), place("brasile"));
    let (seat, by) = (Seat::B, Seat::A);
    every!(Event {
        Event::OrderRolled { .. } => [&[5][..], &[6, 4, 2]].map(|dice| Event::OrderRolled {
            player: Player::default(),
            faces: faces(dice),
        }),
        Event::OrderSettled(_) => [order(&[Seat::A, Seat::B, Seat::C]), order(&[Seat::B, Seat::C])].map(Event::OrderSettled),
        Event::ColourChosen { .. } => [Event::ColourChosen { seat, colour: Colour::Verde }],
        Event::ObjectiveDealt { .. } => [Event::ObjectiveDealt { seat, objective: table.objective(3) }],
        Event::TerritoryDealt { .. } => [Owner::Seat(seat), Owner::Neutral, Owner::Nobody].map(|to| {
            Event::TerritoryDealt { territory: alaska, to }
        }),
        Event::DealSwapped { .. } => [Event::DealSwapped { card: place("cita"), earlier: place("peru"), due: seat }],
        Event::Abandoned { .. } => [Event::Abandoned { seat, territory: alaska }],
        Event::Reoccupied { .. } => [Event::Reoccupied { seat, territory: alaska }],
        Event::Placed { .. } => [(seat, 1), (seat, 3), (Seat::D, 1)].map(|(seat, armies)| Event::Placed {
            seat,
            on: alaska,
            armies: Armies(armies),
        }),
        Event::TakenBack { .. } => [1, 2].map(|armies| Event::TakenBack { seat, from: alaska, armies: Armies(armies) }),
        Event::TurnBegan { .. } => [0, 1, 5].map(|due| Event::TurnBegan { seat, lap: Lap(3), due: Armies(due) }),
        Event::TrisPlayed { .. } => [12, 3, 0].map(|granted| Event::TrisPlayed {
            seat,
            cards: table.with_jolly(&["alaska", "egitto"]),
            worth: Armies(12),
            granted: Armies(granted),
        }),
        Event::GhostSpread { .. } => [Event::GhostSpread { seat: Seat::D, armies: Armies(10) }],
        Event::AttackDeclared { .. } => [1, 3].map(|dice| Event::AttackDeclared {
            from: kamchatka,
            to: alaska,
            dice: Dice(dice),
        }),
        Event::DefenceDeclared(_) => [1, 2].map(|dice| Event::DefenceDeclared(Dice(dice))),
        Event::BattleRolled { .. } => [
            (&[6, 4, 2][..], &[5, 3][..], 0, 2),
            (&[6, 4, 2], &[5, 5], 1, 1),
            (&[6, 4, 2], &[5, 5, 3], 2, 1),
            (&[6], &[5], 0, 1),
            (&[3], &[3], 1, 0),
            (&[3, 2, 1], &[6, 5, 4], 3, 0),
        ].map(|(attack, defence, attacker_lost, defender_lost)| Event::BattleRolled {
            attack: faces(attack),
            defence: faces(defence),
            attacker_lost: Armies(attacker_lost),
            defender_lost: Armies(defender_lost),
        }),
        Event::Conquered { .. } => [Event::Conquered { territory: alaska, by }],
        Event::Eliminated { .. } => [Event::Eliminated { seat, by }],
        Event::CardsCaptured { .. } => [table.cards(&["alaska"]), table.with_jolly(&["brasile"])].map(|cards| {
            Event::CardsCaptured { from: seat, to: by, cards }
        }),
        Event::HandDiscarded { .. } => [Event::HandDiscarded { seat }],
        Event::Occupied { .. } => [1, 3].map(|armies| Event::Occupied {
            from: kamchatka,
            to: alaska,
            armies: Armies(armies),
        }),
        Event::NicheLeft { .. } => [Event::NicheLeft { from: brasile, to: place("argentina"), armies: Armies(4) }],
        Event::Maneuvered { .. } => [(1, alaska), (3, brasile)].map(|(armies, to)| Event::Maneuvered {
            from: kamchatka,
            to,
            armies: Armies(armies),
        }),
        Event::Passed(_) => [Event::Passed(seat)],
        Event::DeckRenewed => [Event::DeckRenewed],
        Event::CardTaken { .. } => [Event::CardTaken { seat, card: table.card("alaska") }],
        Event::TimeUp => [Event::TimeUp],
        Event::ClosingSkipped { .. } => [1, 3].map(|conquests| Event::ClosingSkipped { seat, conquests }),
        Event::ClosingDue { .. } => [Event::ClosingDue { seat, lap: Lap(15) }],
        Event::ClosingRolled { .. } => [Event::ClosingRolled { seat, faces: faces(&[4, 2]) }],
        Event::ObjectiveReached(_) => [Event::ObjectiveReached(seat)],
        Event::GameEnded(_) => causes().into_iter().map(Event::GameEnded),
        Event::TurnPassedOn { .. } => [Event::TurnPassedOn { seat, rule: RuleId::case(54) }],
        Event::CardLost { .. } => [Event::CardLost { seat, rule: RuleId::case(20) }],
        Event::CardsForfeited { .. } => [table.cards(&["alaska"]), table.with_jolly(&["brasile"])].map(|cards| {
            Event::CardsForfeited { seat, cards, rule: RuleId::case(21) }
        }),
        Event::ArmiesRemoved { .. } => [1, 2].map(|armies| Event::ArmiesRemoved {
            from: alaska,
            armies: Armies(armies),
            rule: RuleId::case(8),
        }),
        Event::CapLowered { .. } => [Event::CapLowered { seat, by: Armies(3), rule: RuleId::case(9) }],
        Event::Withdrawn { .. } => [Event::Withdrawn { seat, rule: RuleId::case(24) }],
        Event::Excluded { .. } => [Event::Excluded { seat, rule: RuleId::case(22) }],
        Event::Admitted { .. } => [Event::Admitted { seat: Seat::C, rule: RuleId::game(8, 9) }],
        Event::Corrected { .. } => [(Owner::Seat(seat), 1), (Owner::Neutral, 3), (Owner::Nobody, 2)].map(
            |(owner, armies)| Event::Corrected {
                territory: alaska,
                owner,
                armies: Armies(armies),
                rule: RuleId::case(53),
            },
        ),
    })
}

/// What a spectator sees of the events with a secret, and of one without.
pub(crate) fn seen(table: &Table, setup: &Setup) -> Vec<Seen> {
    let spectator = |event: Event| see(setup, &event, None);
    let (from, to) = (Seat::B, Seat::A);
    every!(Seen {
        Seen::Whole(_) => [spectator(Event::TimeUp)],
        Seen::ObjectiveDealt(_) => [spectator(Event::ObjectiveDealt { seat: to, objective: table.objective(3) })],
        Seen::CardTaken(_) => [spectator(Event::CardTaken { seat: to, card: table.card("alaska") })],
        Seen::CardsCaptured { .. } => [&["alaska"][..], &["alaska", "brasile"]].map(|ids| {
            spectator(Event::CardsCaptured { from, to, cards: table.cards(ids) })
        }),
    })
}

/// Players at these seats, the last of the list first.
fn order(seats: &[Seat]) -> Order {
    let mut order = Order::empty();
    let players: Vec<_> = Player::first(seats.len()).collect();
    for (&seat, &player) in seats.iter().zip(players.iter().rev()) {
        order.seat(seat, player);
    }
    order
}
