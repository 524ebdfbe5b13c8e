//! Events in words: one line each, for the log, the terminal and a record.

use super::{Names, things};
use crate::common::{unseen_card, unseen_cards};
use crate::fill::Fill as _;
use board::rome::{Pile, Province, Sea};
use frame::{Armies, Seat};
use spqr::{Event, Gain, Price, Seen};
use words::{Id, Sentence, Words, id};

/// What a viewer has seen, in one line: `giallo sbarca in Africa dal Tyrrenum con 4 legionari di Sicilia`.
#[must_use]
pub fn event(words: Words, seen: &Seen, names: &Names<'_>) -> String {
    match seen {
        Seen::Whole(shown) => self::event_in_full(words, shown.event(), names),
        Seen::CardTaken(seat) => unseen_card(words, things::seat(words, *seat, names)),
        Seen::CardsCaptured { from, to, count } => {
            unseen_cards(words, [from, to].map(|seat| things::seat(words, *seat, names)), *count)
        }
    }
}

/// An event with its secrets, in one line: for the host, and for the record of a finished game.
#[must_use]
pub fn event_in_full(words: Words, event: &Event, names: &Names<'_>) -> String {
    Teller { words, names }.fact(event).say()
}

/// The words and names of a line.
struct Teller<'n> {
    words: Words,
    names: &'n Names<'n>,
}

impl Teller<'_> {
    fn fact(&self, event: &Event) -> Sentence {
        let words = self.words;
        match *event {
            Event::OrderRolled { player, faces } => crate::common::rolled(words, id::SPQR_EVENT_ORDER_ROLLED, faces)
                .with("player", crate::common::player(words, player))
                .with("dice", faces.count()),
            Event::OrderSettled(order) => {
                words.sentence(id::EVENT_ORDER_SETTLED).with("order", crate::common::order(words, &order))
            }
            Event::ColourChosen { seat, colour } => words
                .sentence(id::EVENT_COLOUR_CHOSEN)
                .with("letter", seat.letter().to_string())
                .with("colour", crate::common::colour(words, colour)),
            Event::CardsGiven { each, removed } => self
                .cards(id::SPQR_EVENT_CARDS_GIVEN, each)
                .with("removed", super::things::pile(words, removed))
                .with("out", removed.total()),
            Event::Settled { seat, province, armies } => self.place(id::SPQR_EVENT_SETTLED, seat, province, armies),
            Event::CentreBuilt { seat, on, price } => self.centre_built(seat, on, price),
            Event::Placed { seat, on, armies } => self.place(id::SPQR_EVENT_PLACED, seat, on, armies),
            Event::TakenBack { seat, from, armies } => self.place(id::SPQR_EVENT_TAKEN_BACK, seat, from, armies),
            Event::TurnBegan { seat, lap, due, points } => {
                self.of(id::SPQR_EVENT_TURN_BEGAN, seat).with("lap", lap).with("armies", due).with("points", points)
            }
            Event::CentresGarrisoned { seat, armies } => {
                self.of(id::SPQR_EVENT_CENTRES_GARRISONED, seat).with("armies", armies)
            }
            Event::PointsClaimed { seat, points } => {
                self.of(id::SPQR_EVENT_POINTS_CLAIMED, seat).with("points", points)
            }
            Event::PointsRecovered { seat, points } => {
                self.of(id::SPQR_EVENT_POINTS_RECOVERED, seat).with("points", points)
            }
            Event::TrisPlayed { seat, cards, armies, triremes, centres, owed } => self
                .of(id::SPQR_EVENT_TRIS_PLAYED, seat)
                .with("list", super::things::pile(words, cards))
                .with("gain", super::things::gain(words, Gain { armies, triremes, centres, owed })),
            Event::Declined { seat } => self.of(id::SPQR_EVENT_DECLINED, seat),
            Event::Launched { seat, sea, triremes } => {
                self.of(id::SPQR_EVENT_LAUNCHED, seat).with("sea", self.sea(sea)).with("triremes", triremes)
            }
            Event::Unlaunched { seat, sea, triremes } => {
                self.of(id::SPQR_EVENT_UNLAUNCHED, seat).with("sea", self.sea(sea)).with("triremes", triremes)
            }
            Event::Embarked { from, sea, triremes } => self
                .on_turn(id::SPQR_EVENT_EMBARKED)
                .with("province", self.province(from))
                .with("sea", self.sea(sea))
                .with("triremes", triremes),
            Event::Disembarked { sea, to, triremes } => self
                .on_turn(id::SPQR_EVENT_DISEMBARKED)
                .with("province", self.province(to))
                .with("sea", self.sea(sea))
                .with("triremes", triremes),
            Event::Sailed { from, to, triremes } => self
                .on_turn(id::SPQR_EVENT_SAILED)
                .with("from", self.sea(from))
                .with("to", self.sea(to))
                .with("triremes", triremes),
            Event::RammingDeclared { sea, against, dice } => self
                .on_turn(id::SPQR_EVENT_RAMMING_DECLARED)
                .with("against", super::things::seat(words, against, self.names))
                .with("sea", self.sea(sea))
                .with("dice", dice),
            Event::LandingDeclared { from, sea, to, armies } => {
                self.moved(id::SPQR_EVENT_LANDING_DECLARED, from, to).with("sea", self.sea(sea)).with("armies", armies)
            }
            Event::AttackDeclared { from, to, dice } => {
                self.moved(id::EVENT_ATTACK_DECLARED, from, to).with("dice", dice)
            }
            Event::BattleRolled { attack, defence, attacker_lost, defender_lost } => words
                .sentence(if self.names.at_sea() { id::SPQR_EVENT_NAVAL_ROLLED } else { id::SPQR_EVENT_BATTLE_ROLLED })
                .with("attack", crate::common::faces(attack))
                .with("defence", crate::common::faces(defence))
                .with("attacker-lost", attacker_lost)
                .with("defender-lost", defender_lost),
            Event::Conquered { province, by } => {
                self.of(id::EVENT_CONQUERED, by).with("territory", self.province(province))
            }
            Event::Landed { to, armies } => {
                words.sentence(id::SPQR_EVENT_LANDED).with("province", self.province(to)).with("armies", armies)
            }
            Event::Eliminated { seat, by } => {
                self.of(id::EVENT_ELIMINATED, seat).with("by", super::things::seat(words, by, self.names))
            }
            Event::CardsCaptured { from, to, cards } => self
                .cards(id::EVENT_CARDS_CAPTURED, cards)
                .with("from", super::things::seat(words, from, self.names))
                .with("to", super::things::seat(words, to, self.names)),
            Event::HandDiscarded { seat, cards } => {
                self.of(id::SPQR_EVENT_HAND_DISCARDED, seat).with("list", super::things::pile(words, cards))
            }
            Event::Occupied { from, to, armies } => {
                self.moved(id::SPQR_EVENT_OCCUPIED, from, to).with("armies", armies)
            }
            Event::Maneuvered { from, to, armies, by: None } => {
                self.moved(id::SPQR_EVENT_MANEUVERED, from, to).with("armies", armies)
            }
            Event::Maneuvered { from, to, armies, by: Some(sea) } => {
                self.moved(id::SPQR_EVENT_MANEUVERED_BY_SEA, from, to).with("armies", armies).with("sea", self.sea(sea))
            }
            Event::Passed(seat) => self.of(id::EVENT_PASSED, seat),
            Event::DeckRenewed => words.sentence(id::SPQR_EVENT_DECK_RENEWED),
            Event::CardTaken { seat, card } => {
                self.of(id::EVENT_CARD_TAKEN, seat).with("card", super::things::symbol(words, card))
            }
            Event::TimeUp { last } => words.sentence(id::SPQR_EVENT_TIME_UP).with("lap", last),
            Event::GameEnded(cause) => {
                words.sentence(id::EVENT_GAME_ENDED).with("cause", super::phase::cause(words, cause))
            }
            Event::TurnPassedOn { seat, rule } if rule == crate::common::TIME_TO_THINK => {
                self.of(id::EVENT_TURN_TIMED_OUT, seat)
            }
            Event::TurnPassedOn { seat, rule } => self.of(id::EVENT_TURN_PASSED_ON, seat).ruled(rule),
            Event::CardLost { seat, rule } => self.of(id::EVENT_CARD_LOST, seat).ruled(rule),
            Event::CardsForfeited { seat, cards, rule } => self
                .cards(id::EVENT_CARDS_FORFEITED, cards)
                .with("seat", super::things::seat(words, seat, self.names))
                .ruled(rule),
            Event::ArmiesRemoved { from, armies, rule } => {
                self.about(id::SPQR_EVENT_ARMIES_REMOVED, from).with("armies", armies).ruled(rule)
            }
            Event::PointsSet { seat, points, rule } => {
                self.of(id::SPQR_EVENT_POINTS_SET, seat).with("points", points).ruled(rule)
            }
            Event::FleetSet { seat, sea, triremes, rule } => self
                .of(id::SPQR_EVENT_FLEET_SET, seat)
                .with("sea", self.sea(sea))
                .with("triremes", triremes)
                .ruled(rule),
            Event::CentreSet { province, stands: true, rule } => {
                self.about(id::SPQR_EVENT_CENTRE_PUT, province).ruled(rule)
            }
            Event::CentreSet { province, stands: false, rule } => {
                self.about(id::SPQR_EVENT_CENTRE_REMOVED, province).ruled(rule)
            }
            Event::Withdrawn { seat, rule } => self.of(id::SPQR_EVENT_WITHDRAWN, seat).ruled(rule),
            Event::Excluded { seat, rule } => self.of(id::SPQR_EVENT_EXCLUDED, seat).ruled(rule),
            Event::Corrected { province, owner, armies, rule } => {
                self.place(id::SPQR_EVENT_CORRECTED, owner, province, armies).ruled(rule)
            }
        }
    }

    fn centre_built(&self, seat: Seat, on: Province, price: Price) -> Sentence {
        let said = match price {
            Price::Nothing => self.of(id::SPQR_EVENT_CENTRE_BUILT, seat),
            Price::Province | Price::Due | Price::Trireme => {
                self.of(id::SPQR_EVENT_CENTRE_PAID, seat).with("price", super::things::price(self.words, price))
            }
        };
        said.with("province", self.province(on))
    }

    fn province(&self, province: Province) -> String {
        super::things::province(self.words, province, self.names)
    }

    fn sea(&self, sea: Sea) -> String {
        super::things::sea(self.words, sea, self.names)
    }

    fn of(&self, id: Id, seat: Seat) -> Sentence {
        self.words.sentence(id).with("seat", super::things::seat(self.words, seat, self.names))
    }

    fn on_turn(&self, id: Id) -> Sentence {
        self.words.sentence(id).with("seat", super::things::on_turn(self.words, self.names))
    }

    fn about(&self, id: Id, province: Province) -> Sentence {
        self.words.sentence(id).with("province", self.province(province))
    }

    /// A seat's legionaries on a province.
    fn place(&self, id: Id, seat: Seat, province: Province, armies: Armies) -> Sentence {
        self.of(id, seat).with("province", self.province(province)).with("armies", armies)
    }

    /// From one province to another, by who is on turn.
    fn moved(&self, id: Id, from: Province, to: Province) -> Sentence {
        self.on_turn(id).with("from", self.province(from)).with("to", self.province(to))
    }

    fn cards(&self, id: Id, cards: Pile) -> Sentence {
        self.words.sentence(id).with("list", super::things::pile(self.words, cards)).with("cards", cards.total())
    }
}
