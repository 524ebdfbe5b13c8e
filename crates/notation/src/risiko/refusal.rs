//! A refusal as text: its rule, its name and its facts. `refused G4.4 outnumbered dice=2 defence=3`.

use super::text::{card_id, cards_text};
use rules::{Refusal, Setup};

/// A refusal on one line, for records of refused commands, tests and programs. People get sentences elsewhere.
#[must_use]
pub fn print_refusal(setup: &Setup, refusal: &Refusal) -> String {
    format!("refused {} {}", refusal.rule(), reason(setup, refusal))
}

fn reason(setup: &Setup, refusal: &Refusal) -> String {
    let id = |territory| setup.board.territory_id(territory);
    let cards = |cards| cards_text(&setup.board, cards);
    match *refusal {
        Refusal::GameOver => "game-over".into(),
        Refusal::NotYourTurn(_) => "not-your-turn".into(),
        Refusal::WrongPhase => "wrong-phase".into(),
        Refusal::NotYours => "not-yours".into(),
        Refusal::ChancePending => "chance-pending".into(),
        Refusal::WrongDice { due, given } => format!("wrong-dice due={due} given={given}"),
        Refusal::ColourTaken(colour) => format!("colour-taken {}", colour.id()),
        Refusal::NotInDeal(territory) => format!("not-in-deal {}", id(territory)),
        Refusal::NotInObjectives(objective) => format!("not-in-objectives {}", setup.objectives.number(objective)),
        Refusal::NotOwned { territory, .. } => format!("not-owned {}", id(territory)),
        Refusal::NotInExcess(territory) => format!("not-in-excess {}", id(territory)),
        Refusal::NotFree(territory) => format!("not-free {}", id(territory)),
        Refusal::OverHalf(territory) => format!("over-half {}", id(territory)),
        Refusal::TooManyArmies { armies, left, .. } => format!("too-many-armies armies={armies} left={left}"),
        Refusal::NoArmies(_) => "no-armies".into(),
        Refusal::AttackMade => "attack-made".into(),
        Refusal::NotPlacedHere { territory, placed } => format!("not-placed-here {} placed={placed}", id(territory)),
        Refusal::ReinforcementsLeft(armies) => format!("reinforcements-left armies={armies}"),
        Refusal::NotInHand(missing) => format!("not-in-hand {}", cards(missing)),
        Refusal::NoCards(seat) => format!("no-cards {seat}"),
        Refusal::NoTris(played) => format!("no-tris {}", cards(played)),
        Refusal::TrisTooLate => "tris-too-late".into(),
        Refusal::TrisLimit(limit) => format!("tris-limit limit={limit}"),
        Refusal::GhostHasOne(territory) => format!("ghost-has-one {}", id(territory)),
        Refusal::TooFewToAttack(territory) => format!("too-few-to-attack {}", id(territory)),
        Refusal::NotBordering { from, to, .. } => format!("not-bordering {} {}", id(from), id(to)),
        Refusal::OwnTarget(territory) => format!("own-target {}", id(territory)),
        Refusal::Outnumbered { dice, defence } => format!("outnumbered dice={dice} defence={defence}"),
        Refusal::TooManyDice { dice, most } => format!("too-many-dice dice={dice} most={most}"),
        Refusal::NotMaximum { dice, most } => format!("not-maximum dice={dice} most={most}"),
        Refusal::LoneDefender { dice, least } => format!("lone-defender dice={dice} least={least}"),
        Refusal::DefenceDice { dice, most } => format!("defence-dice dice={dice} most={most}"),
        Refusal::Protected { seat, laps } => format!("protected {seat} laps={laps}"),
        Refusal::TooFewToOccupy { armies, least } => format!("too-few-to-occupy armies={armies} least={least}"),
        Refusal::NobodyStays { armies, most, .. } => format!("nobody-stays armies={armies} most={most}"),
        Refusal::Garrison { armies, most } => format!("garrison armies={armies} most={most}"),
        Refusal::NotInPile { card, .. } => format!("not-in-pile {}", card_id(&setup.board, card)),
        Refusal::TimeIsUp => "time-is-up".into(),
        Refusal::NotInGame(seat) => format!("not-in-game {seat}"),
        Refusal::NotAbsent(seat) => format!("not-absent {seat}"),
        Refusal::TooLate(lap) => format!("too-late lap={lap}"),
        Refusal::NothingLeft(seat) => format!("nothing-left {seat}"),
        Refusal::NoSuchPosition(territory) => format!("no-such-position {}", id(territory)),
        Refusal::OverCap { armies, most } => format!("over-cap armies={armies} most={most}"),
        Refusal::NoCap => "no-cap".into(),
        Refusal::NoSuchRule(rule) => format!("no-such-rule {rule}"),
    }
}
