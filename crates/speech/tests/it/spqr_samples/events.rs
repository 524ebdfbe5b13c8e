//! Samples of every event, whole and as others see it.

use super::{Table, causes, faces, piles};
use crate::said::every;
use board::Colour;
use board::rome::{Pile, Symbol};
use frame::{Armies, Dice, Lap, Order, Player, RuleId, Seat};
use spqr::{Event, Points, Price, Seen, Triremes, see};

/// A sample or more of every event.
pub(crate) fn events(table: &Table) -> Vec<Event> {
    let (italia, africa, sicilia) = (table.province("italia"), table.province("africa"), table.province("sicilia"));
    let (tyrrenum, ionium, aegeum) = (table.sea("tyrrenum"), table.sea("ionium"), table.sea("aegeum"));
    let (seat, by) = (Seat::B, Seat::A);
    let cards = piles();
    every!(Event {
        Event::OrderRolled { .. } => [&[5][..], &[6, 4]].map(|dice| Event::OrderRolled {
            player: Player::default(),
            faces: faces(dice),
        }),
        Event::OrderSettled(_) => [Event::OrderSettled(order())],
        Event::ColourChosen { .. } => [Event::ColourChosen { seat, colour: Colour::Verde }],
        Event::CardsGiven { .. } => [(cards[0], Pile::EMPTY), (cards[0], Pile::of(Symbol::Arena)), (Pile::EMPTY, cards[1])]
            .map(|(each, removed)| Event::CardsGiven { each, removed }),
        Event::Settled { .. } => [(seat, 2), (Seat::E, 3), (seat, 1)].map(|(seat, armies)| Event::Settled {
            seat,
            province: italia,
            armies: Armies(armies),
        }),
        Event::CentreBuilt { .. } => [Price::Nothing, Price::Province, Price::Due, Price::Trireme].map(|price| {
            Event::CentreBuilt { seat, on: italia, price }
        }),
        Event::Placed { .. } => [1, 3].map(|armies| Event::Placed { seat, on: africa, armies: Armies(armies) }),
        Event::TakenBack { .. } => [1, 2].map(|armies| Event::TakenBack { seat, from: africa, armies: Armies(armies) }),
        Event::TurnBegan { .. } => [(3, 2), (1, 1), (0, 0)].map(|(due, points)| Event::TurnBegan {
            seat,
            lap: Lap(3),
            due: Armies(due),
            points: Points(points),
        }),
        Event::CentresGarrisoned { .. } => [1, 2].map(|n| Event::CentresGarrisoned { seat, armies: Armies(n) }),
        Event::PointsClaimed { .. } => [1, 3].map(|points| Event::PointsClaimed { seat, points: Points(points) }),
        Event::PointsRecovered { .. } => [1, 2].map(|points| Event::PointsRecovered { seat, points: Points(points) }),
        Event::TrisPlayed { .. } => [(0, 0, 1, 0), (0, 1, 1, 2), (8, 3, 0, 0), (1, 0, 2, 1), (0, 0, 0, 0)].map(
            |(armies, triremes, centres, owed)| Event::TrisPlayed {
                seat,
                cards: cards[0],
                armies: Armies(armies),
                triremes: Triremes(triremes),
                centres,
                owed: Armies(owed),
            },
        ),
        Event::Declined { .. } => [Event::Declined { seat }],
        Event::Launched { .. } => [(tyrrenum, 1), (ionium, 2), (aegeum, 3)].map(|(sea, triremes)| Event::Launched {
            seat,
            sea,
            triremes: Triremes(triremes),
        }),
        Event::Unlaunched { .. } => [(tyrrenum, 1), (ionium, 2)].map(|(sea, triremes)| Event::Unlaunched {
            seat,
            sea,
            triremes: Triremes(triremes),
        }),
        Event::Embarked { .. } => [1, 2].map(|triremes| Event::Embarked {
            from: italia,
            sea: tyrrenum,
            triremes: Triremes(triremes),
        }),
        Event::Disembarked { .. } => [1, 2].map(|triremes| Event::Disembarked {
            sea: ionium,
            to: italia,
            triremes: Triremes(triremes),
        }),
        Event::Sailed { .. } => [(tyrrenum, ionium, 1), (ionium, aegeum, 3), (aegeum, tyrrenum, 2)].map(
            |(from, to, triremes)| Event::Sailed { from, to, triremes: Triremes(triremes) },
        ),
        Event::RammingDeclared { .. } => [(seat, 1), (Seat::C, 3)].map(|(against, dice)| Event::RammingDeclared {
            sea: aegeum,
            against,
            dice: Dice(dice),
        }),
        Event::LandingDeclared { .. } => [1, 4].map(|armies| Event::LandingDeclared {
            from: sicilia,
            sea: tyrrenum,
            to: africa,
            armies: Armies(armies),
        }),
        Event::AttackDeclared { .. } => [1, 3].map(|dice| Event::AttackDeclared {
            from: italia,
            to: table.province("cisalpina"),
            dice: Dice(dice),
        }),
        Event::BattleRolled { .. } => {
            [(0, 2), (1, 1), (2, 1), (0, 1), (3, 0)].map(|(attacker, defender)| rolled(attacker, defender))
        },
        Event::Conquered { .. } => [Event::Conquered { province: africa, by }],
        Event::Landed { .. } => [1, 3].map(|armies| Event::Landed { to: africa, armies: Armies(armies) }),
        Event::Eliminated { .. } => [Event::Eliminated { seat, by }],
        Event::CardsCaptured { .. } => [cards[2], cards[1]].map(|cards| Event::CardsCaptured { from: seat, to: by, cards }),
        Event::HandDiscarded { .. } => [Event::HandDiscarded { seat, cards: cards[1] }],
        Event::Occupied { .. } => [1, 3].map(|armies| Event::Occupied {
            from: italia,
            to: table.province("cisalpina"),
            armies: Armies(armies),
        }),
        Event::Maneuvered { .. } => [(sicilia, africa, 1, Some(tyrrenum)), (africa, italia, 4, Some(ionium)), (
            table.province("cisalpina"),
            italia,
            2,
            None,
        )].map(|(from, to, armies, by)| Event::Maneuvered { from, to, armies: Armies(armies), by }),
        Event::Passed(_) => [Event::Passed(seat)],
        Event::DeckRenewed => [Event::DeckRenewed],
        Event::CardTaken { .. } => Symbol::ALL.map(|card| Event::CardTaken { seat, card }),
        Event::TimeUp { .. } => [Event::TimeUp { last: Lap(12) }],
        Event::GameEnded(_) => causes().into_iter().map(Event::GameEnded),
        Event::TurnPassedOn { .. } => [Event::TurnPassedOn { seat, rule: RuleId::case(54) }],
        Event::CardLost { .. } => [Event::CardLost { seat, rule: RuleId::case(20) }],
        Event::CardsForfeited { .. } => [cards[2], cards[1]].map(|cards| Event::CardsForfeited {
            seat,
            cards,
            rule: RuleId::case(51),
        }),
        Event::ArmiesRemoved { .. } => [1, 2].map(|armies| Event::ArmiesRemoved {
            from: italia,
            armies: Armies(armies),
            rule: RuleId::case(8),
        }),
        Event::PointsSet { .. } => [0, 1, 5].map(|points| Event::PointsSet {
            seat,
            points: Points(points),
            rule: RuleId::case(40),
        }),
        Event::FleetSet { .. } => [0, 1, 2].map(|triremes| Event::FleetSet {
            seat,
            sea: tyrrenum,
            triremes: Triremes(triremes),
            rule: RuleId::case(53),
        }),
        Event::CentreSet { .. } => [true, false].map(|stands| Event::CentreSet {
            province: italia,
            stands,
            rule: RuleId::case(53),
        }),
        Event::Withdrawn { .. } => [Event::Withdrawn { seat, rule: RuleId::case(24) }],
        Event::Excluded { .. } => [Event::Excluded { seat, rule: RuleId::case(52) }],
        Event::Corrected { .. } => [(seat, 1), (Seat::E, 3)].map(|(owner, armies)| Event::Corrected {
            province: italia,
            owner,
            armies: Armies(armies),
            rule: RuleId::case(53),
        }),
    })
}

/// Rolls in which triremes are lost, or none.
pub(crate) fn naval_rolls() -> [Event; 5] {
    [(0, 0), (0, 1), (0, 2), (1, 0), (2, 1)].map(|(attacker, defender)| rolled(attacker, defender))
}

fn rolled(attacker_lost: u16, defender_lost: u16) -> Event {
    Event::BattleRolled {
        attack: faces(&[6, 4, 2]),
        defence: faces(&[5, 3]),
        attacker_lost: Armies(attacker_lost),
        defender_lost: Armies(defender_lost),
    }
}

/// What a spectator sees of the events with a secret, and of one without.
pub(crate) fn seen() -> Vec<Seen> {
    let spectator = |event: Event| see(&event, None);
    let (from, to) = (Seat::B, Seat::A);
    every!(Seen {
        Seen::Whole(_) => [spectator(Event::DeckRenewed)],
        Seen::CardTaken(_) => [spectator(Event::CardTaken { seat: to, card: Symbol::Arena })],
        Seen::CardsCaptured { .. } => [piles()[2], piles()[1]].map(|cards| {
            spectator(Event::CardsCaptured { from, to, cards })
        }),
    })
}

/// Two players, the second of the list first.
fn order() -> Order {
    let mut order = Order::empty();
    for (seat, player) in [Seat::B, Seat::A].into_iter().zip(Player::first(2)) {
        order.seat(seat, player);
    }
    order
}
