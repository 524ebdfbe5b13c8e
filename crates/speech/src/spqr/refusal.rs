//! Refusals in words: what happened, and what can be done now.

use super::Names;
use crate::fill::Fill as _;
use board::rome::{Pile, Province, Sea};
use frame::{Armies, Dice, Seat};
use spqr::Refusal;
use words::{Sentence, Words, id};

/// Why a command was refused and what can be done now, without the rule.
#[must_use]
pub fn refusal(words: Words, refusal: &Refusal, names: &Names<'_>) -> String {
    self::reason(words, refusal, names).say()
}

/// The same with the rule and, where the caller knows it, the article: `… (B12, box §12)`.
#[must_use]
pub fn refusal_with_rule(words: Words, refusal: &Refusal, names: &Names<'_>, article: Option<&str>) -> String {
    crate::common::with_rule(words, self::refusal(words, refusal, names), refusal.rule(), article)
}

fn reason(words: Words, refusal: &Refusal, names: &Names<'_>) -> Sentence {
    let about =
        |id, province: Province| words.sentence(id).with("province", super::things::province(words, province, names));
    let at = |id, sea: Sea| words.sentence(id).with("sea", super::things::sea(words, sea, names));
    let of = |id, seat: Seat| words.sentence(id).with("seat", super::things::seat(words, seat, names));
    let dice = |id, dice: Dice| words.sentence(id).with("dice", dice);
    let armies = |id, armies: Armies| words.sentence(id).with("armies", armies);
    let cards = |id, cards: Pile| {
        words.sentence(id).with("list", super::things::pile(words, cards)).with("cards", cards.total())
    };
    match *refusal {
        Refusal::GameOver => words.sentence(id::REFUSAL_GAME_OVER),
        Refusal::NotYourTurn => words.sentence(id::REFUSAL_NOT_YOUR_TURN),
        Refusal::WrongPhase => words.sentence(id::REFUSAL_WRONG_PHASE),
        Refusal::NotYours => words.sentence(id::REFUSAL_NOT_YOURS),
        Refusal::ChancePending => words.sentence(id::REFUSAL_CHANCE_PENDING),
        Refusal::StageOver { belongs, reached } => words
            .sentence(id::SPQR_REFUSAL_STAGE_OVER)
            .with("belongs", super::phase::stage(words, belongs))
            .with("reached", super::phase::stage(words, reached)),
        Refusal::WrongDice { due, given } => dice(id::REFUSAL_WRONG_DICE, due).with("given", given),
        Refusal::ColourTaken(colour) => {
            words.sentence(id::SPQR_REFUSAL_COLOUR_TAKEN).with("colour", crate::common::colour(words, colour))
        }
        Refusal::NotFree(province) => about(id::SPQR_REFUSAL_NOT_FREE, province),
        Refusal::NotOwned { province, .. } => about(id::SPQR_REFUSAL_NOT_OWNED, province),
        Refusal::CentreStands(province) => about(id::SPQR_REFUSAL_CENTRE_STANDS, province),
        Refusal::CentreNear { province, near } => {
            about(id::SPQR_REFUSAL_CENTRE_NEAR, province).with("near", super::things::province(words, near, names))
        }
        Refusal::NoCentreDue => words.sentence(id::SPQR_REFUSAL_NO_CENTRE_DUE),
        Refusal::CentreDue => words.sentence(id::SPQR_REFUSAL_CENTRE_DUE),
        Refusal::NoSite => words.sentence(id::SPQR_REFUSAL_NO_SITE),
        Refusal::WrongPrice { price, owed } => {
            armies(id::SPQR_REFUSAL_WRONG_PRICE, owed).with("price", super::things::price(words, price))
        }
        Refusal::CannotPay { price, owed, available } => armies(id::SPQR_REFUSAL_CANNOT_PAY, owed)
            .with("price", super::things::price(words, price))
            .with("available", available),
        Refusal::TooManyPoints { points, due } => {
            words.sentence(id::SPQR_REFUSAL_TOO_MANY_POINTS).with("points", points).with("due", due)
        }
        Refusal::NoPoints => words.sentence(id::SPQR_REFUSAL_NO_POINTS),
        Refusal::NoPointsDue => words.sentence(id::SPQR_REFUSAL_NO_POINTS_DUE),
        Refusal::ClaimTooLate => words.sentence(id::SPQR_REFUSAL_CLAIM_TOO_LATE),
        Refusal::NothingForgotten => words.sentence(id::SPQR_REFUSAL_NOTHING_FORGOTTEN),
        Refusal::NotForgottenYet => words.sentence(id::SPQR_REFUSAL_NOT_FORGOTTEN_YET),
        Refusal::NoSafeConduct => words.sentence(id::SPQR_REFUSAL_NO_SAFE_CONDUCT),
        Refusal::TooManyArmies { armies: asked, left, .. } => {
            armies(id::SPQR_REFUSAL_TOO_MANY_ARMIES, asked).with("left", left)
        }
        Refusal::NoArmies(_) => words.sentence(id::SPQR_REFUSAL_NO_ARMIES),
        Refusal::NotPlacedHere { province, placed } => {
            about(id::SPQR_REFUSAL_NOT_PLACED_HERE, province).with("armies", placed)
        }
        Refusal::TakeBackTooLate => words.sentence(id::SPQR_REFUSAL_TAKE_BACK_TOO_LATE),
        Refusal::ReinforcementsLeft(left) => armies(id::SPQR_REFUSAL_REINFORCEMENTS_LEFT, left),
        Refusal::TriremesLeft(left) => words.sentence(id::SPQR_REFUSAL_TRIREMES_LEFT).with("triremes", left),
        Refusal::NothingToDecline => words.sentence(id::SPQR_REFUSAL_NOTHING_TO_DECLINE),
        Refusal::NoTriremes(_) => words.sentence(id::SPQR_REFUSAL_NO_TRIREMES),
        Refusal::TooManyTriremes { triremes, left, .. } => {
            words.sentence(id::SPQR_REFUSAL_TOO_MANY_TRIREMES).with("triremes", triremes).with("left", left)
        }
        Refusal::EmbarkedAlready => words.sentence(id::SPQR_REFUSAL_EMBARKED_ALREADY),
        Refusal::ConversionLimit { triremes, left, .. } => {
            words.sentence(id::SPQR_REFUSAL_CONVERSION_LIMIT).with("triremes", triremes).with("left", left)
        }
        Refusal::NotLaunchedHere { sea, launched } => {
            at(id::SPQR_REFUSAL_NOT_LAUNCHED_HERE, sea).with("triremes", launched)
        }
        Refusal::NoCoast(sea) => at(id::SPQR_REFUSAL_NO_COAST, sea),
        Refusal::NotOnSea { province, sea, .. } => {
            about(id::SPQR_REFUSAL_NOT_ON_SEA, province).with("sea", super::things::sea(words, sea, names))
        }
        Refusal::NotInHand(shown) => cards(id::SPQR_REFUSAL_NOT_IN_HAND, shown),
        Refusal::NoTris(shown) => cards(id::SPQR_REFUSAL_NO_TRIS, shown),
        Refusal::TrisTooLate => words.sentence(id::REFUSAL_TRIS_TOO_LATE),
        Refusal::TrisLimit(limit) => words.sentence(id::REFUSAL_TRIS_LIMIT).with("limit", limit),
        Refusal::NoCards(seat) => of(id::REFUSAL_NO_CARDS, seat),
        Refusal::SeasApart { from, to } => {
            at(id::SPQR_REFUSAL_SEAS_APART, from).with("other", super::things::sea(words, to, names))
        }
        Refusal::SailedAlready => words.sentence(id::SPQR_REFUSAL_SAILED_ALREADY),
        Refusal::NoFleet { seat, sea } => {
            of(id::SPQR_REFUSAL_NO_FLEET, seat).with("sea", super::things::sea(words, sea, names))
        }
        Refusal::NoOwnFleet { sea, .. } => at(id::SPQR_REFUSAL_NO_OWN_FLEET, sea),
        Refusal::OwnFleet => words.sentence(id::SPQR_REFUSAL_OWN_FLEET),
        Refusal::SeaFought(sea) => at(id::SPQR_REFUSAL_SEA_FOUGHT, sea),
        Refusal::NothingSunk(sea) => at(id::SPQR_REFUSAL_NOTHING_SUNK, sea),
        Refusal::Outnumbered { dice: asked, defence } => dice(id::REFUSAL_OUTNUMBERED, asked).with("defence", defence),
        Refusal::TooManyDice { dice: asked, most } => dice(id::REFUSAL_TOO_MANY_DICE, asked).with("most", most),
        Refusal::NotMaximum { dice: asked, most } => dice(id::REFUSAL_NOT_MAXIMUM, asked).with("most", most),
        Refusal::OwnTarget { province, .. } => about(id::SPQR_REFUSAL_OWN_TARGET, province),
        Refusal::NotBordering { from, to, .. } => {
            about(id::SPQR_REFUSAL_NOT_BORDERING, from).with("other", super::things::province(words, to, names))
        }
        Refusal::TooFewToAttack(province) => about(id::SPQR_REFUSAL_TOO_FEW_TO_ATTACK, province),
        Refusal::NotSuperior { sea, own, others } => {
            at(id::SPQR_REFUSAL_NOT_SUPERIOR, sea).with("own", own).with("others", others)
        }
        Refusal::AttackedBySea(province) => about(id::SPQR_REFUSAL_ATTACKED_BY_SEA, province),
        Refusal::TakenBySea(province) => about(id::SPQR_REFUSAL_TAKEN_BY_SEA, province),
        Refusal::NotMaster(sea) => at(id::SPQR_REFUSAL_NOT_MASTER, sea),
        Refusal::Protected { seat, laps } => of(id::SPQR_REFUSAL_PROTECTED, seat).with("lap", laps),
        Refusal::TooFewToOccupy { armies: asked, least } => {
            armies(id::SPQR_REFUSAL_TOO_FEW_TO_OCCUPY, asked).with("least", least)
        }
        Refusal::NobodyStays { armies: asked, most } => armies(id::SPQR_REFUSAL_NOBODY_STAYS, asked).with("most", most),
        Refusal::Garrison { armies: asked, most } => armies(id::SPQR_REFUSAL_GARRISON, asked).with("most", most),
        Refusal::NotInDeck(card) => {
            words.sentence(id::SPQR_REFUSAL_NOT_IN_DECK).with("card", super::things::symbol(words, card))
        }
        Refusal::TimeIsUp => words.sentence(id::REFUSAL_TIME_IS_UP),
        Refusal::ClockNotRunning => words.sentence(id::SPQR_REFUSAL_CLOCK_NOT_RUNNING),
        Refusal::NotInGame(seat) => of(id::REFUSAL_NOT_IN_GAME, seat),
        Refusal::NothingLeft(seat) => of(id::SPQR_REFUSAL_NOTHING_LEFT, seat),
        Refusal::NoSuchPosition(province) => about(id::SPQR_REFUSAL_NO_SUCH_POSITION, province),
        Refusal::NoSuchRule(rule) => words.sentence(id::REFUSAL_NO_SUCH_RULE).with("rule", rule.to_string()),
    }
}
