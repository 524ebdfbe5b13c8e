//! Samples of every refusal.

use super::Table;
use crate::said::every;
use board::{Card, CardSet, Colour};
use rules::{Armies, Dice, Refusal, RuleId, Seat};

/// A sample or more of every refusal.
pub(crate) fn refusals(table: &Table) -> Vec<Refusal> {
    let place = |id| table.territory(id);
    every!(Refusal {
        Refusal::GameOver => [Refusal::GameOver],
        Refusal::NotYourTurn(_) => [Refusal::NotYourTurn(RuleId::game(3, 1))],
        Refusal::WrongPhase => [Refusal::WrongPhase],
        Refusal::NotYours => [Refusal::NotYours],
        Refusal::ChancePending => [Refusal::ChancePending],
        Refusal::WrongDice { .. } => [(3, 2), (1, 3)].map(|(due, given)| Refusal::WrongDice {
            due: Dice(due),
            given: Dice(given),
        }),
        Refusal::ColourTaken(_) => [Refusal::ColourTaken(Colour::Giallo)],
        Refusal::NotInDeal(_) => [Refusal::NotInDeal(place("alaska"))],
        Refusal::NotInObjectives(_) => [Refusal::NotInObjectives(table.objective(3))],
        Refusal::NotOwned { .. } => {
            [Refusal::NotOwned { territory: place("stati_uniti_orientali"), rule: RuleId::game(4, 1) }]
        },
        Refusal::NotInExcess(_) => [Refusal::NotInExcess(place("cita"))],
        Refusal::NotFree(_) => [Refusal::NotFree(place("peru"))],
        Refusal::OverHalf(_) => [Refusal::OverHalf(place("nuova_guinea"))],
        Refusal::TooManyArmies { .. } => [(5, 3), (1, 0), (4, 1)].map(|(armies, left)| Refusal::TooManyArmies {
            armies: Armies(armies),
            left: Armies(left),
            rule: RuleId::game(3, 10),
        }),
        Refusal::NoArmies(_) => [Refusal::NoArmies(RuleId::game(3, 10))],
        Refusal::AttackMade => [Refusal::AttackMade],
        Refusal::NotPlacedHere { .. } => [0, 1, 3].map(|placed| Refusal::NotPlacedHere {
            territory: place("urali"),
            placed: Armies(placed),
        }),
        Refusal::ReinforcementsLeft(_) => [1, 3].map(|left| Refusal::ReinforcementsLeft(Armies(left))),
        Refusal::NotInHand(_) => [table.cards(&["alaska"]), table.with_jolly(&["alaska"])].map(Refusal::NotInHand),
        Refusal::NoCards(_) => [Refusal::NoCards(Seat::B)],
        Refusal::NoTris(_) => [CardSet::EMPTY, table.with_jolly(&["alaska", "brasile"])].map(Refusal::NoTris),
        Refusal::TrisTooLate => [Refusal::TrisTooLate],
        Refusal::TrisLimit(_) => [1, 2].map(Refusal::TrisLimit),
        Refusal::GhostHasOne(_) => [Refusal::GhostHasOne(place("india"))],
        Refusal::TooFewToAttack(_) => [Refusal::TooFewToAttack(place("alaska"))],
        Refusal::NotBordering { .. } => [Refusal::NotBordering {
            from: place("alaska"),
            to: place("egitto"),
            rule: RuleId::game(4, 1),
        }],
        Refusal::OwnTarget(_) => [Refusal::OwnTarget(place("congo"))],
        Refusal::Outnumbered { .. } => [(2, 3), (1, 2)].map(|(dice, defence)| Refusal::Outnumbered {
            dice: Dice(dice),
            defence: Dice(defence),
        }),
        Refusal::TooManyDice { .. } => [(3, 2), (0, 1)].map(|(dice, most)| Refusal::TooManyDice {
            dice: Dice(dice),
            most: Dice(most),
        }),
        Refusal::NotMaximum { .. } => [(2, 3), (1, 2)].map(|(dice, most)| Refusal::NotMaximum {
            dice: Dice(dice),
            most: Dice(most),
        }),
        Refusal::LoneDefender { .. } => [Refusal::LoneDefender { dice: Dice(1), least: Dice(2) }],
        Refusal::DefenceDice { .. } => [(3, 2), (2, 1), (0, 3)].map(|(dice, most)| Refusal::DefenceDice {
            dice: Dice(dice),
            most: Dice(most),
        }),
        Refusal::Protected { .. } => [Refusal::Protected { seat: Seat::B, laps: 4 }],
        Refusal::TooFewToOccupy { .. } => [(1, 3), (2, 3)].map(|(armies, least)| Refusal::TooFewToOccupy {
            armies: Armies(armies),
            least: Armies(least),
        }),
        Refusal::NobodyStays { .. } => [(4, 3), (1, 0)].map(|(armies, most)| Refusal::NobodyStays {
            armies: Armies(armies),
            most: Armies(most),
            rule: RuleId::game(5, 1),
        }),
        Refusal::Garrison { .. } => [(4, 3), (2, 1), (1, 0)].map(|(armies, most)| Refusal::Garrison {
            armies: Armies(armies),
            most: Armies(most),
        }),
        Refusal::NotInPile { .. } => [Some(table.card("alaska")), Card::jolly(1)].into_iter().flatten().map(|card| Refusal::NotInPile { card, rule: RuleId::game(5, 2) }),
        Refusal::TimeIsUp => [Refusal::TimeIsUp],
        Refusal::NotInGame(_) => [Seat::B, Seat::F].map(Refusal::NotInGame),
        Refusal::NotAbsent(_) => [Refusal::NotAbsent(Seat::C)],
        Refusal::TooLate(_) => [Refusal::TooLate(15)],
        Refusal::NothingLeft(_) => [Refusal::NothingLeft(Seat::B)],
        Refusal::NoSuchPosition(_) => [Refusal::NoSuchPosition(place("alaska"))],
        Refusal::OverCap { .. } => [Refusal::OverCap { armies: Armies(126), most: Armies(125) }],
        Refusal::NoCap => [Refusal::NoCap],
        Refusal::NoSuchRule(_) => [Refusal::NoSuchRule(RuleId::case(99))],
    })
}
