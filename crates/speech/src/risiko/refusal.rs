//! Refusals in words: what happened, and what can be done now.

use super::names::Names;
use crate::fill::Fill as _;
use rules::Refusal;
use words::{Sentence, Words, id};

/// Why a command was refused and what can be done now, without the rule.
#[must_use]
pub fn refusal(words: Words, refusal: &Refusal, names: &Names<'_>) -> String {
    self::reason(words, refusal, names).say()
}

/// The same with the rule and, where the caller knows it, the article: `… (G4.4, challenge-2017 §4)`.
#[must_use]
pub fn refusal_with_rule(words: Words, refusal: &Refusal, names: &Names<'_>, article: Option<&str>) -> String {
    crate::common::with_rule(words, self::refusal(words, refusal, names), refusal.rule(), article)
}

fn reason(words: Words, refusal: &Refusal, names: &Names<'_>) -> Sentence {
    let about = |id, territory| words.sentence(id).with("territory", super::things::territory(words, territory, names));
    let of = |id, seat| words.sentence(id).with("seat", super::things::seat(words, seat, names));
    let dice = |id, dice| words.sentence(id).with("dice", dice);
    let armies = |id, armies| words.sentence(id).with("armies", armies);
    let cards = |id, cards| {
        words.sentence(id).with("list", super::things::cards(words, cards, names)).with("cards", cards.len())
    };
    match *refusal {
        Refusal::GameOver => words.sentence(id::REFUSAL_GAME_OVER),
        Refusal::NotYourTurn(_) => words.sentence(id::REFUSAL_NOT_YOUR_TURN),
        Refusal::WrongPhase => words.sentence(id::REFUSAL_WRONG_PHASE),
        Refusal::NotYours => words.sentence(id::REFUSAL_NOT_YOURS),
        Refusal::ChancePending => words.sentence(id::REFUSAL_CHANCE_PENDING),
        Refusal::WrongDice { due, given } => dice(id::REFUSAL_WRONG_DICE, due).with("given", given),
        Refusal::ColourTaken(colour) => {
            words.sentence(id::REFUSAL_COLOUR_TAKEN).with("colour", crate::common::colour(words, colour))
        }
        Refusal::NotInDeal(territory) => about(id::REFUSAL_NOT_IN_DEAL, territory),
        Refusal::NotInObjectives(objective) => words
            .sentence(id::REFUSAL_NOT_IN_OBJECTIVES)
            .with("name", super::things::objective_name(words, objective, names)),
        Refusal::NotOwned { territory, .. } => about(id::REFUSAL_NOT_OWNED, territory),
        Refusal::NotInExcess(territory) => about(id::REFUSAL_NOT_IN_EXCESS, territory),
        Refusal::NotFree(territory) => about(id::REFUSAL_NOT_FREE, territory),
        Refusal::OverHalf(territory) => about(id::REFUSAL_OVER_HALF, territory),
        Refusal::TooManyArmies { armies: asked, left, .. } => {
            armies(id::REFUSAL_TOO_MANY_ARMIES, asked).with("left", left)
        }
        Refusal::NoArmies(_) => words.sentence(id::REFUSAL_NO_ARMIES),
        Refusal::AttackMade => words.sentence(id::REFUSAL_ATTACK_MADE),
        Refusal::NotPlacedHere { territory, placed } => {
            about(id::REFUSAL_NOT_PLACED_HERE, territory).with("armies", placed)
        }
        Refusal::ReinforcementsLeft(left) => armies(id::REFUSAL_REINFORCEMENTS_LEFT, left),
        Refusal::NotInHand(missing) => cards(id::REFUSAL_NOT_IN_HAND, missing),
        Refusal::NoCards(seat) => of(id::REFUSAL_NO_CARDS, seat),
        Refusal::NoTris(shown) => cards(id::REFUSAL_NO_TRIS, shown),
        Refusal::TrisTooLate => words.sentence(id::REFUSAL_TRIS_TOO_LATE),
        Refusal::TrisLimit(limit) => words.sentence(id::REFUSAL_TRIS_LIMIT).with("limit", limit),
        Refusal::GhostHasOne(territory) => about(id::REFUSAL_GHOST_HAS_ONE, territory),
        Refusal::TooFewToAttack(territory) => about(id::REFUSAL_TOO_FEW_TO_ATTACK, territory),
        Refusal::NotBordering { from, to, .. } => {
            about(id::REFUSAL_NOT_BORDERING, from).with("other", super::things::territory(words, to, names))
        }
        Refusal::OwnTarget(territory) => about(id::REFUSAL_OWN_TARGET, territory),
        Refusal::Outnumbered { dice: asked, defence } => dice(id::REFUSAL_OUTNUMBERED, asked).with("defence", defence),
        Refusal::TooManyDice { dice: asked, most } => dice(id::REFUSAL_TOO_MANY_DICE, asked).with("most", most),
        Refusal::NotMaximum { dice: asked, most } => dice(id::REFUSAL_NOT_MAXIMUM, asked).with("most", most),
        Refusal::LoneDefender { dice: asked, least } => dice(id::REFUSAL_LONE_DEFENDER, asked).with("least", least),
        Refusal::DefenceDice { dice: asked, most } => dice(id::REFUSAL_DEFENCE_DICE, asked).with("most", most),
        Refusal::Protected { seat, laps } => of(id::REFUSAL_PROTECTED, seat).with("lap", laps),
        Refusal::TooFewToOccupy { armies: asked, least } => {
            armies(id::REFUSAL_TOO_FEW_TO_OCCUPY, asked).with("least", least)
        }
        Refusal::NobodyStays { armies: asked, most, .. } => armies(id::REFUSAL_NOBODY_STAYS, asked).with("most", most),
        Refusal::Garrison { armies: asked, most } => armies(id::REFUSAL_GARRISON, asked).with("most", most),
        Refusal::NotInPile { card, .. } => {
            words.sentence(id::REFUSAL_NOT_IN_PILE).with("card", super::things::card(words, card, names))
        }
        Refusal::TimeIsUp => words.sentence(id::REFUSAL_TIME_IS_UP),
        Refusal::NotInGame(seat) => of(id::REFUSAL_NOT_IN_GAME, seat),
        Refusal::NotAbsent(seat) => of(id::REFUSAL_NOT_ABSENT, seat),
        Refusal::TooLate(lap) => words.sentence(id::REFUSAL_TOO_LATE).with("lap", lap),
        Refusal::NothingLeft(seat) => of(id::REFUSAL_NOTHING_LEFT, seat),
        Refusal::NoSuchPosition(territory) => about(id::REFUSAL_NO_SUCH_POSITION, territory),
        Refusal::OverCap { armies, most } => {
            words.sentence(id::REFUSAL_OVER_CAP).with("armies", armies).with("most", most)
        }
        Refusal::NoCap => words.sentence(id::REFUSAL_NO_CAP),
        Refusal::NoSuchRule(rule) => words.sentence(id::REFUSAL_NO_SUCH_RULE).with("rule", rule.to_string()),
    }
}
