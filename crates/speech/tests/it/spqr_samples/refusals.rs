//! Samples of every refusal.

use super::{Table, piles};
use crate::said::every;
use board::Colour;
use board::rome::{Pile, Symbol};
use frame::{Armies, Dice, RuleId, Seat};
use spqr::{Points, Price, Refusal, Stage, Triremes};

/// A sample or more of every refusal.
pub(crate) fn refusals(table: &Table) -> Vec<Refusal> {
    let (italia, africa) = (table.province("italia"), table.province("africa"));
    let (tyrrenum, ionium, aegeum) = (table.sea("tyrrenum"), table.sea("ionium"), table.sea("aegeum"));
    let (seat, rule) = (Seat::B, RuleId::box_rule(6));
    every!(Refusal {
        Refusal::GameOver => [Refusal::GameOver],
        Refusal::NotYourTurn => [Refusal::NotYourTurn],
        Refusal::WrongPhase => [Refusal::WrongPhase],
        Refusal::NotYours => [Refusal::NotYours],
        Refusal::ChancePending => [Refusal::ChancePending],
        Refusal::StageOver { .. } => [
            (Stage::Reinforcements, Stage::NavalCombat),
            (Stage::Landings, Stage::Moved),
        ].map(|(belongs, reached)| Refusal::StageOver { belongs, reached }),
        Refusal::WrongDice { .. } => [Refusal::WrongDice { due: Dice(1), given: Dice(3) }],
        Refusal::ColourTaken(_) => [Refusal::ColourTaken(Colour::Viola)],
        Refusal::NotFree(_) => [Refusal::NotFree(italia)],
        Refusal::NotOwned { .. } => [Refusal::NotOwned { province: italia, rule }],
        Refusal::CentreStands(_) => [Refusal::CentreStands(italia)],
        Refusal::CentreNear { .. } => {
            [Refusal::CentreNear { province: italia, near: table.province("cisalpina") }]
        },
        Refusal::NoCentreDue => [Refusal::NoCentreDue],
        Refusal::CentreDue => [Refusal::CentreDue],
        Refusal::NoSite => [Refusal::NoSite],
        Refusal::WrongPrice { .. } => [(Price::Due, 0), (Price::Nothing, 1), (Price::Nothing, 2)].map(|(price, owed)| {
            Refusal::WrongPrice { price, owed: Armies(owed) }
        }),
        Refusal::CannotPay { .. } => [(Price::Province, 2, 1), (Price::Due, 2, 0), (Price::Trireme, 2, 0)].map(
            |(price, owed, available)| Refusal::CannotPay { price, owed: Armies(owed), available: Armies(available) },
        ),
        Refusal::TooManyPoints { .. } => [(1, 0), (2, 1), (5, 3)].map(|(points, due)| Refusal::TooManyPoints {
            points: Points(points),
            due: Points(due),
        }),
        Refusal::NoPoints => [Refusal::NoPoints],
        Refusal::NoPointsDue => [Refusal::NoPointsDue],
        Refusal::ClaimTooLate => [Refusal::ClaimTooLate],
        Refusal::NothingForgotten => [Refusal::NothingForgotten],
        Refusal::NotForgottenYet => [Refusal::NotForgottenYet],
        Refusal::NoSafeConduct => [Refusal::NoSafeConduct],
        Refusal::TooManyArmies { .. } => [(5, 3), (1, 0), (4, 1)].map(|(armies, left)| Refusal::TooManyArmies {
            armies: Armies(armies),
            left: Armies(left),
            rule,
        }),
        Refusal::NoArmies(_) => [Refusal::NoArmies(rule)],
        Refusal::NotPlacedHere { .. } => [0, 1, 3].map(|placed| Refusal::NotPlacedHere {
            province: italia,
            placed: Armies(placed),
        }),
        Refusal::TakeBackTooLate => [Refusal::TakeBackTooLate],
        Refusal::ReinforcementsLeft(_) => [1, 3].map(|left| Refusal::ReinforcementsLeft(Armies(left))),
        Refusal::TriremesLeft(_) => [1, 3].map(|left| Refusal::TriremesLeft(Triremes(left))),
        Refusal::NothingToDecline => [Refusal::NothingToDecline],
        Refusal::NoTriremes(_) => [Refusal::NoTriremes(rule)],
        Refusal::TooManyTriremes { .. } => [(1, 0), (3, 2)].map(|(triremes, left)| Refusal::TooManyTriremes {
            triremes: Triremes(triremes),
            left: Triremes(left),
            rule,
        }),
        Refusal::EmbarkedAlready => [Refusal::EmbarkedAlready],
        Refusal::ConversionLimit { .. } => [(1, 0), (3, 1), (3, 2)].map(|(triremes, left)| Refusal::ConversionLimit {
            triremes: Triremes(triremes),
            left: Triremes(left),
            rule,
        }),
        Refusal::NotLaunchedHere { .. } => [0, 1, 2].map(|launched| Refusal::NotLaunchedHere {
            sea: ionium,
            launched: Triremes(launched),
        }),
        Refusal::NoCoast(_) => [Refusal::NoCoast(aegeum)],
        Refusal::NotOnSea { .. } => [Refusal::NotOnSea { province: italia, sea: aegeum, rule }],
        Refusal::NotInHand(_) => piles().map(Refusal::NotInHand),
        Refusal::NoTris(_) => [Pile::EMPTY, piles()[1]].map(Refusal::NoTris),
        Refusal::TrisTooLate => [Refusal::TrisTooLate],
        Refusal::TrisLimit(_) => [Refusal::TrisLimit(1)],
        Refusal::NoCards(_) => [Refusal::NoCards(seat)],
        Refusal::SeasApart { .. } => [Refusal::SeasApart { from: tyrrenum, to: aegeum }],
        Refusal::SailedAlready => [Refusal::SailedAlready],
        Refusal::NoFleet { .. } => [Refusal::NoFleet { seat, sea: tyrrenum }],
        Refusal::NoOwnFleet { .. } => [Refusal::NoOwnFleet { sea: tyrrenum, rule }],
        Refusal::OwnFleet => [Refusal::OwnFleet],
        Refusal::SeaFought(_) => [Refusal::SeaFought(tyrrenum)],
        Refusal::NothingSunk(_) => [Refusal::NothingSunk(tyrrenum)],
        Refusal::Outnumbered { .. } => [Refusal::Outnumbered { dice: Dice(2), defence: Dice(3) }],
        Refusal::TooManyDice { .. } => [Refusal::TooManyDice { dice: Dice(3), most: Dice(2) }],
        Refusal::NotMaximum { .. } => [Refusal::NotMaximum { dice: Dice(1), most: Dice(3) }],
        Refusal::OwnTarget { .. } => [Refusal::OwnTarget { province: africa, rule }],
        Refusal::NotBordering { .. } => [Refusal::NotBordering { from: italia, to: africa, rule }],
        Refusal::TooFewToAttack(_) => [Refusal::TooFewToAttack(italia)],
        Refusal::NotSuperior { .. } => [(1, 1), (0, 0), (0, 2), (2, 3)].map(|(own, others)| Refusal::NotSuperior {
            sea: tyrrenum,
            own: Triremes(own),
            others: Triremes(others),
        }),
        Refusal::AttackedBySea(_) => [Refusal::AttackedBySea(africa)],
        Refusal::TakenBySea(_) => [Refusal::TakenBySea(africa)],
        Refusal::NotMaster(_) => [Refusal::NotMaster(tyrrenum)],
        Refusal::Protected { .. } => [Refusal::Protected { seat, laps: 4 }],
        Refusal::TooFewToOccupy { .. } => [(1, 3), (2, 3)].map(|(armies, least)| Refusal::TooFewToOccupy {
            armies: Armies(armies),
            least: Armies(least),
        }),
        Refusal::NobodyStays { .. } => [(4, 3), (1, 0)].map(|(armies, most)| Refusal::NobodyStays {
            armies: Armies(armies),
            most: Armies(most),
        }),
        Refusal::Garrison { .. } => [(4, 3), (2, 1), (1, 0)].map(|(armies, most)| Refusal::Garrison {
            armies: Armies(armies),
            most: Armies(most),
        }),
        Refusal::NotInDeck(_) => [Refusal::NotInDeck(Symbol::Arena)],
        Refusal::TimeIsUp => [Refusal::TimeIsUp],
        Refusal::ClockNotRunning => [Refusal::ClockNotRunning],
        Refusal::NotInGame(_) => [Seat::B, Seat::E].map(Refusal::NotInGame),
        Refusal::NothingLeft(_) => [Refusal::NothingLeft(seat)],
        Refusal::NoSuchPosition(_) => [Refusal::NoSuchPosition(italia)],
        Refusal::NoSuchRule(_) => [Refusal::NoSuchRule(RuleId::case(99))],
    })
}
