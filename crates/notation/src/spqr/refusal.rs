//! A refusal as text: its rule, its name and its facts. `refused B10 outnumbered dice=2 defence=3`.

use super::text::{pile_text, price_word};
use spqr::{Price, Refusal, Setup};

/// A refusal on one line, for records of refused commands, tests and programs. People get sentences elsewhere.
#[must_use]
pub fn print_refusal(setup: &Setup, refusal: &Refusal) -> String {
    format!("refused {} {}", refusal.rule(), reason(setup, refusal))
}

fn reason(setup: &Setup, refusal: &Refusal) -> String {
    let id = |province| setup.map.province_id(province);
    let sea_id = |sea| setup.map.sea_id(sea);
    let pay = |price| if price == Price::Nothing { "nothing" } else { price_word(price) };
    match *refusal {
        Refusal::GameOver => "game-over".into(),
        Refusal::NotYourTurn => "not-your-turn".into(),
        Refusal::WrongPhase => "wrong-phase".into(),
        Refusal::NotYours => "not-yours".into(),
        Refusal::ChancePending => "chance-pending".into(),
        Refusal::StageOver { belongs, reached } => {
            format!("stage-over belongs={} reached={}", belongs.id(), reached.id())
        }
        Refusal::WrongDice { due, given } => format!("wrong-dice due={due} given={given}"),
        Refusal::ColourTaken(colour) => format!("colour-taken {}", colour.id()),
        Refusal::NotFree(province) => format!("not-free {}", id(province)),
        Refusal::NotOwned { province, .. } => format!("not-owned {}", id(province)),
        Refusal::CentreStands(province) => format!("centre-stands {}", id(province)),
        Refusal::CentreNear { province, near } => format!("centre-near {} {}", id(province), id(near)),
        Refusal::NoCentreDue => "no-centre-due".into(),
        Refusal::CentreDue => "centre-due".into(),
        Refusal::NoSite => "no-site".into(),
        Refusal::WrongPrice { price, owed } => format!("wrong-price {} owed={owed}", pay(price)),
        Refusal::CannotPay { price, owed, available } => {
            format!("cannot-pay {} owed={owed} available={available}", pay(price))
        }
        Refusal::TooManyPoints { points, due } => format!("too-many-points points={points} due={due}"),
        Refusal::NoPoints => "no-points".into(),
        Refusal::NoPointsDue => "no-points-due".into(),
        Refusal::ClaimTooLate => "claim-too-late".into(),
        Refusal::NothingForgotten => "nothing-forgotten".into(),
        Refusal::NotForgottenYet => "not-forgotten-yet".into(),
        Refusal::NoSafeConduct => "no-safe-conduct".into(),
        Refusal::TooManyArmies { armies, left, .. } => format!("too-many-armies armies={armies} left={left}"),
        Refusal::NoArmies(_) => "no-armies".into(),
        Refusal::NotPlacedHere { province, placed } => format!("not-placed-here {} placed={placed}", id(province)),
        Refusal::TakeBackTooLate => "take-back-too-late".into(),
        Refusal::ReinforcementsLeft(armies) => format!("reinforcements-left armies={armies}"),
        Refusal::TriremesLeft(triremes) => format!("triremes-left triremes={triremes}"),
        Refusal::NothingToDecline => "nothing-to-decline".into(),
        Refusal::NoTriremes(_) => "no-triremes".into(),
        Refusal::TooManyTriremes { triremes, left, .. } => {
            format!("too-many-triremes triremes={triremes} left={left}")
        }
        Refusal::EmbarkedAlready => "embarked-already".into(),
        Refusal::ConversionLimit { triremes, left, .. } => {
            format!("conversion-limit triremes={triremes} left={left}")
        }
        Refusal::NotLaunchedHere { sea, launched } => {
            format!("not-launched-here {} launched={launched}", sea_id(sea))
        }
        Refusal::NoCoast(sea) => format!("no-coast {}", sea_id(sea)),
        Refusal::NotOnSea { province, sea, .. } => format!("not-on-sea {} {}", id(province), sea_id(sea)),
        Refusal::NotInHand(cards) => format!("not-in-hand {}", pile_text(cards)),
        Refusal::NoTris(cards) => format!("no-tris {}", pile_text(cards)).trim_end().to_owned(),
        Refusal::TrisTooLate => "tris-too-late".into(),
        Refusal::TrisLimit(limit) => format!("tris-limit limit={limit}"),
        Refusal::NoCards(seat) => format!("no-cards {seat}"),
        Refusal::SeasApart { from, to } => format!("seas-apart {} {}", sea_id(from), sea_id(to)),
        Refusal::SailedAlready => "sailed-already".into(),
        Refusal::NoFleet { seat, sea } => format!("no-fleet {seat} {}", sea_id(sea)),
        Refusal::NoOwnFleet { sea, .. } => format!("no-own-fleet {}", sea_id(sea)),
        Refusal::OwnFleet => "own-fleet".into(),
        Refusal::SeaFought(sea) => format!("sea-fought {}", sea_id(sea)),
        Refusal::NothingSunk(sea) => format!("nothing-sunk {}", sea_id(sea)),
        Refusal::Outnumbered { dice, defence } => format!("outnumbered dice={dice} defence={defence}"),
        Refusal::TooManyDice { dice, most } => format!("too-many-dice dice={dice} most={most}"),
        Refusal::NotMaximum { dice, most } => format!("not-maximum dice={dice} most={most}"),
        Refusal::OwnTarget { province, .. } => format!("own-target {}", id(province)),
        Refusal::NotBordering { from, to, .. } => format!("not-bordering {} {}", id(from), id(to)),
        Refusal::TooFewToAttack(province) => format!("too-few-to-attack {}", id(province)),
        Refusal::NotSuperior { sea, own, others } => {
            format!("not-superior {} own={own} others={others}", sea_id(sea))
        }
        Refusal::AttackedBySea(province) => format!("attacked-by-sea {}", id(province)),
        Refusal::TakenBySea(province) => format!("taken-by-sea {}", id(province)),
        Refusal::NotMaster(sea) => format!("not-master {}", sea_id(sea)),
        Refusal::Protected { seat, laps } => format!("protected {seat} laps={laps}"),
        Refusal::TooFewToOccupy { armies, least } => format!("too-few-to-occupy armies={armies} least={least}"),
        Refusal::NobodyStays { armies, most } => format!("nobody-stays armies={armies} most={most}"),
        Refusal::Garrison { armies, most } => format!("garrison armies={armies} most={most}"),
        Refusal::NotInDeck(card) => format!("not-in-deck {}", card.id()),
        Refusal::TimeIsUp => "time-is-up".into(),
        Refusal::ClockNotRunning => "clock-not-running".into(),
        Refusal::NotInGame(seat) => format!("not-in-game {seat}"),
        Refusal::NothingLeft(seat) => format!("nothing-left {seat}"),
        Refusal::NoSuchPosition(province) => format!("no-such-position {}", id(province)),
        Refusal::NoSuchRule(rule) => format!("no-such-rule {rule}"),
    }
}
