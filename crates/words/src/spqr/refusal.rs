//! Refusals in words: what happened, and what can be done now.

use super::Names;
use crate::catalogue::{Sentence, Words};
use board::rome::{Pile, Province, Sea};
use frame::{Armies, Dice, Seat};
use spqr::Refusal;

impl Words {
    /// Why a command was refused and what can be done now, without the rule.
    #[must_use]
    pub fn spqr_refusal(self, refusal: &Refusal, names: &Names<'_>) -> String {
        self.spqr_reason(refusal, names).say()
    }

    /// The same with the rule and, where the caller knows it, the article: `… (B12, box §12)`.
    #[must_use]
    pub fn spqr_refusal_with_rule(self, refusal: &Refusal, names: &Names<'_>, article: Option<&str>) -> String {
        self.with_rule(self.spqr_refusal(refusal, names), refusal.rule(), article)
    }

    fn spqr_reason(self, refusal: &Refusal, names: &Names<'_>) -> Sentence {
        let about = |id, province: Province| self.sentence(id).with("province", self.province(province, names));
        let at = |id, sea: Sea| self.sentence(id).with("sea", self.sea(sea, names));
        let of = |id, seat: Seat| self.sentence(id).with("seat", self.spqr_seat(seat, names));
        let dice = |id, dice: Dice| self.sentence(id).with("dice", dice);
        let armies = |id, armies: Armies| self.sentence(id).with("armies", armies);
        let cards = |id, cards: Pile| self.sentence(id).with("list", self.pile(cards)).with("cards", cards.total());
        match *refusal {
            Refusal::GameOver => self.sentence("refusal-game-over"),
            Refusal::NotYourTurn => self.sentence("refusal-not-your-turn"),
            Refusal::WrongPhase => self.sentence("refusal-wrong-phase"),
            Refusal::NotYours => self.sentence("refusal-not-yours"),
            Refusal::ChancePending => self.sentence("refusal-chance-pending"),
            Refusal::StageOver { belongs, reached } => self
                .sentence("spqr-refusal-stage-over")
                .with("belongs", self.stage(belongs))
                .with("reached", self.stage(reached)),
            Refusal::WrongDice { due, given } => dice("refusal-wrong-dice", due).with("given", given),
            Refusal::ColourTaken(colour) => {
                self.sentence("spqr-refusal-colour-taken").with("colour", self.colour(colour))
            }
            Refusal::NotFree(province) => about("spqr-refusal-not-free", province),
            Refusal::NotOwned { province, .. } => about("spqr-refusal-not-owned", province),
            Refusal::CentreStands(province) => about("spqr-refusal-centre-stands", province),
            Refusal::CentreNear { province, near } => {
                about("spqr-refusal-centre-near", province).with("near", self.province(near, names))
            }
            Refusal::NoCentreDue => self.sentence("spqr-refusal-no-centre-due"),
            Refusal::CentreDue => self.sentence("spqr-refusal-centre-due"),
            Refusal::NoSite => self.sentence("spqr-refusal-no-site"),
            Refusal::WrongPrice { price, owed } => {
                armies("spqr-refusal-wrong-price", owed).with("price", self.price(price))
            }
            Refusal::CannotPay { price, owed, available } => {
                armies("spqr-refusal-cannot-pay", owed).with("price", self.price(price)).with("available", available)
            }
            Refusal::TooManyPoints { points, due } => {
                self.sentence("spqr-refusal-too-many-points").with("points", points).with("due", due)
            }
            Refusal::NoPoints => self.sentence("spqr-refusal-no-points"),
            Refusal::ClaimTooLate => self.sentence("spqr-refusal-claim-too-late"),
            Refusal::NothingForgotten => self.sentence("spqr-refusal-nothing-forgotten"),
            Refusal::NotForgottenYet => self.sentence("spqr-refusal-not-forgotten-yet"),
            Refusal::NoSafeConduct => self.sentence("spqr-refusal-no-safe-conduct"),
            Refusal::TooManyArmies { armies: asked, left, .. } => {
                armies("spqr-refusal-too-many-armies", asked).with("left", left)
            }
            Refusal::NoArmies(_) => self.sentence("spqr-refusal-no-armies"),
            Refusal::NotPlacedHere { province, placed } => {
                about("spqr-refusal-not-placed-here", province).with("armies", placed)
            }
            Refusal::TakeBackTooLate => self.sentence("spqr-refusal-take-back-too-late"),
            Refusal::ReinforcementsLeft(left) => armies("spqr-refusal-reinforcements-left", left),
            Refusal::TriremesLeft(left) => self.sentence("spqr-refusal-triremes-left").with("triremes", left),
            Refusal::NothingToDecline => self.sentence("spqr-refusal-nothing-to-decline"),
            Refusal::NoTriremes(_) => self.sentence("spqr-refusal-no-triremes"),
            Refusal::TooManyTriremes { triremes, left, .. } => {
                self.sentence("spqr-refusal-too-many-triremes").with("triremes", triremes).with("left", left)
            }
            Refusal::NotLaunchedHere { sea, launched } => {
                at("spqr-refusal-not-launched-here", sea).with("triremes", launched)
            }
            Refusal::NoCoast(sea) => at("spqr-refusal-no-coast", sea),
            Refusal::NotOnSea { province, sea, .. } => {
                about("spqr-refusal-not-on-sea", province).with("sea", self.sea(sea, names))
            }
            Refusal::NotInHand(shown) => cards("spqr-refusal-not-in-hand", shown),
            Refusal::NoTris(shown) => cards("spqr-refusal-no-tris", shown),
            Refusal::TrisTooLate => self.sentence("refusal-tris-too-late"),
            Refusal::TrisLimit(limit) => self.sentence("refusal-tris-limit").with("limit", limit),
            Refusal::NoCards(seat) => of("refusal-no-cards", seat),
            Refusal::SeasApart { from, to } => at("spqr-refusal-seas-apart", from).with("other", self.sea(to, names)),
            Refusal::SailedAlready => self.sentence("spqr-refusal-sailed-already"),
            Refusal::NoFleet { seat, sea } => of("spqr-refusal-no-fleet", seat).with("sea", self.sea(sea, names)),
            Refusal::OwnFleet => self.sentence("spqr-refusal-own-fleet"),
            Refusal::SeaFought(sea) => at("spqr-refusal-sea-fought", sea),
            Refusal::NothingSunk(sea) => at("spqr-refusal-nothing-sunk", sea),
            Refusal::Outnumbered { dice: asked, defence } => {
                dice("refusal-outnumbered", asked).with("defence", defence)
            }
            Refusal::TooManyDice { dice: asked, most } => dice("refusal-too-many-dice", asked).with("most", most),
            Refusal::NotMaximum { dice: asked, most } => dice("refusal-not-maximum", asked).with("most", most),
            Refusal::OwnTarget { province, .. } => about("spqr-refusal-own-target", province),
            Refusal::NotBordering { from, to, .. } => {
                about("spqr-refusal-not-bordering", from).with("other", self.province(to, names))
            }
            Refusal::TooFewToAttack(province) => about("spqr-refusal-too-few-to-attack", province),
            Refusal::NotSuperior { sea, own, others } => {
                at("spqr-refusal-not-superior", sea).with("own", own).with("others", others)
            }
            Refusal::AttackedBySea(province) => about("spqr-refusal-attacked-by-sea", province),
            Refusal::TakenBySea(province) => about("spqr-refusal-taken-by-sea", province),
            Refusal::NotMaster(sea) => at("spqr-refusal-not-master", sea),
            Refusal::Protected { seat, laps } => of("spqr-refusal-protected", seat).with("lap", laps),
            Refusal::TooFewToOccupy { armies: asked, least } => {
                armies("spqr-refusal-too-few-to-occupy", asked).with("least", least)
            }
            Refusal::NobodyStays { armies: asked, most } => {
                armies("spqr-refusal-nobody-stays", asked).with("most", most)
            }
            Refusal::Garrison { armies: asked, most } => armies("spqr-refusal-garrison", asked).with("most", most),
            Refusal::NotInDeck(card) => self.sentence("spqr-refusal-not-in-deck").with("card", self.symbol(card)),
            Refusal::TimeIsUp => self.sentence("refusal-time-is-up"),
            Refusal::ClockNotRunning => self.sentence("spqr-refusal-clock-not-running"),
            Refusal::NotInGame(seat) => of("refusal-not-in-game", seat),
            Refusal::NothingLeft(seat) => of("spqr-refusal-nothing-left", seat),
            Refusal::NoSuchPosition(province) => about("spqr-refusal-no-such-position", province),
        }
    }
}
