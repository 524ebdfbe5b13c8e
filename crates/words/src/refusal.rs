//! Refusals in words: what happened, and what can be done now.

use crate::catalogue::{Sentence, Words};
use crate::names::Names;
use rules::{Refusal, RuleId};

impl Words {
    /// Why a command was refused and what can be done now, without the rule.
    #[must_use]
    pub fn refusal(self, refusal: &Refusal, names: &Names<'_>) -> String {
        self.reason(refusal, names).say()
    }

    /// The same with the rule and, where the caller knows it, the article: `… (G4.4, challenge-2017 §4)`.
    #[must_use]
    pub fn refusal_with_rule(self, refusal: &Refusal, names: &Names<'_>, article: Option<&str>) -> String {
        self.with_rule(self.refusal(refusal, names), refusal.rule(), article)
    }

    pub(crate) fn with_rule(self, refusal: String, rule: RuleId, article: Option<&str>) -> String {
        let said = match article {
            Some(article) => self.sentence("refusal-with-article").with("article", article.to_owned()),
            None => self.sentence("refusal-with-rule"),
        };
        said.with("refusal", refusal).with("rule", rule.to_string()).say()
    }

    fn reason(self, refusal: &Refusal, names: &Names<'_>) -> Sentence {
        let about = |id, territory| self.sentence(id).with("territory", self.territory(territory, names));
        let of = |id, seat| self.sentence(id).with("seat", self.seat(seat, names));
        let dice = |id, dice| self.sentence(id).with("dice", dice);
        let armies = |id, armies| self.sentence(id).with("armies", armies);
        let cards = |id, cards| self.sentence(id).with("list", self.cards(cards, names)).with("cards", cards.len());
        match *refusal {
            Refusal::GameOver => self.sentence("refusal-game-over"),
            Refusal::NotYourTurn => self.sentence("refusal-not-your-turn"),
            Refusal::WrongPhase => self.sentence("refusal-wrong-phase"),
            Refusal::NotYours => self.sentence("refusal-not-yours"),
            Refusal::ChancePending => self.sentence("refusal-chance-pending"),
            Refusal::WrongDice { due, given } => dice("refusal-wrong-dice", due).with("given", given),
            Refusal::ColourTaken(colour) => self.sentence("refusal-colour-taken").with("colour", self.colour(colour)),
            Refusal::NotInDeal(territory) => about("refusal-not-in-deal", territory),
            Refusal::NotInObjectives(objective) => {
                self.sentence("refusal-not-in-objectives").with("name", self.objective_name(objective, names))
            }
            Refusal::NotOwned { territory, .. } => about("refusal-not-owned", territory),
            Refusal::NotInExcess(territory) => about("refusal-not-in-excess", territory),
            Refusal::NotFree(territory) => about("refusal-not-free", territory),
            Refusal::OverHalf(territory) => about("refusal-over-half", territory),
            Refusal::TooManyArmies { armies: asked, left, .. } => {
                armies("refusal-too-many-armies", asked).with("left", left)
            }
            Refusal::NoArmies(_) => self.sentence("refusal-no-armies"),
            Refusal::NotPlacedHere { territory, placed } => {
                about("refusal-not-placed-here", territory).with("armies", placed)
            }
            Refusal::ReinforcementsLeft(left) => armies("refusal-reinforcements-left", left),
            Refusal::NotInHand(missing) => cards("refusal-not-in-hand", missing),
            Refusal::NoCards(seat) => of("refusal-no-cards", seat),
            Refusal::NoTris(shown) => cards("refusal-no-tris", shown),
            Refusal::TrisTooLate => self.sentence("refusal-tris-too-late"),
            Refusal::TrisLimit(limit) => self.sentence("refusal-tris-limit").with("limit", limit),
            Refusal::GhostHasOne(territory) => about("refusal-ghost-has-one", territory),
            Refusal::TooFewToAttack(territory) => about("refusal-too-few-to-attack", territory),
            Refusal::NotBordering { from, to, .. } => {
                about("refusal-not-bordering", from).with("other", self.territory(to, names))
            }
            Refusal::OwnTarget(territory) => about("refusal-own-target", territory),
            Refusal::Outnumbered { dice: asked, defence } => {
                dice("refusal-outnumbered", asked).with("defence", defence)
            }
            Refusal::TooManyDice { dice: asked, most } => dice("refusal-too-many-dice", asked).with("most", most),
            Refusal::NotMaximum { dice: asked, most } => dice("refusal-not-maximum", asked).with("most", most),
            Refusal::LoneDefender { dice: asked, least } => dice("refusal-lone-defender", asked).with("least", least),
            Refusal::DefenceDice { dice: asked, most } => dice("refusal-defence-dice", asked).with("most", most),
            Refusal::Protected { seat, laps } => of("refusal-protected", seat).with("lap", laps),
            Refusal::TooFewToOccupy { armies: asked, least } => {
                armies("refusal-too-few-to-occupy", asked).with("least", least)
            }
            Refusal::NobodyStays { armies: asked, most, .. } => {
                armies("refusal-nobody-stays", asked).with("most", most)
            }
            Refusal::Garrison { armies: asked, most } => armies("refusal-garrison", asked).with("most", most),
            Refusal::NotInPile(card) => self.sentence("refusal-not-in-pile").with("card", self.card(card, names)),
            Refusal::TimeIsUp => self.sentence("refusal-time-is-up"),
            Refusal::NotInGame(seat) => of("refusal-not-in-game", seat),
            Refusal::NotAbsent(seat) => of("refusal-not-absent", seat),
            Refusal::TooLate(lap) => self.sentence("refusal-too-late").with("lap", lap),
            Refusal::NothingLeft(seat) => of("refusal-nothing-left", seat),
            Refusal::NoSuchPosition(territory) => about("refusal-no-such-position", territory),
        }
    }
}
