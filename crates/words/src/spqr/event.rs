//! Events in words: one line each, for the log, the terminal and a record.

use super::Names;
use crate::catalogue::{Sentence, Words};
use board::rome::{Pile, Province, Sea};
use frame::{Armies, Seat};
use spqr::{Event, Gain, Price, Seen};

impl Words {
    /// What a viewer has seen, in one line: `giallo sbarca in Africa dal Tyrrenum con 4 legionari di Sicilia`.
    #[must_use]
    pub fn spqr_event(self, seen: &Seen, names: &Names<'_>) -> String {
        match seen {
            Seen::Whole(shown) => self.spqr_event_in_full(shown.event(), names),
            Seen::CardTaken(seat) => {
                self.sentence("event-card-taken-unseen").with("seat", self.spqr_seat(*seat, names)).say()
            }
            Seen::CardsCaptured { from, to, count } => self
                .sentence("event-cards-captured-unseen")
                .with("from", self.spqr_seat(*from, names))
                .with("to", self.spqr_seat(*to, names))
                .with("cards", *count)
                .say(),
        }
    }

    /// An event with its secrets, in one line: for the host, and for the record of a finished game.
    #[must_use]
    pub fn spqr_event_in_full(self, event: &Event, names: &Names<'_>) -> String {
        Teller { words: self, names }.fact(event).say()
    }
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
            Event::OrderRolled { player, faces } => words
                .rolled("spqr-event-order-rolled", faces)
                .with("player", words.player(player))
                .with("dice", faces.count()),
            Event::OrderSettled(order) => words.sentence("event-order-settled").with("order", words.order(&order)),
            Event::ColourChosen { seat, colour } => words
                .sentence("event-colour-chosen")
                .with("letter", seat.letter().to_string())
                .with("colour", words.colour(colour)),
            Event::CardsGiven { each, removed } => self
                .cards("spqr-event-cards-given", each)
                .with("removed", words.pile(removed))
                .with("out", removed.total()),
            Event::Settled { seat, province, armies } => self.place("spqr-event-settled", seat, province, armies),
            Event::CentreBuilt { seat, on, price } => self.centre_built(seat, on, price),
            Event::Placed { seat, on, armies } => self.place("spqr-event-placed", seat, on, armies),
            Event::TakenBack { seat, from, armies } => self.place("spqr-event-taken-back", seat, from, armies),
            Event::TurnBegan { seat, lap, due, points } => {
                self.of("spqr-event-turn-began", seat).with("lap", lap).with("armies", due).with("points", points)
            }
            Event::CentresGarrisoned { seat, armies } => {
                self.of("spqr-event-centres-garrisoned", seat).with("armies", armies)
            }
            Event::PointsClaimed { seat, points } => self.of("spqr-event-points-claimed", seat).with("points", points),
            Event::PointsRecovered { seat, points } => {
                self.of("spqr-event-points-recovered", seat).with("points", points)
            }
            Event::TrisPlayed { seat, cards, armies, triremes, centres, owed } => self
                .of("spqr-event-tris-played", seat)
                .with("list", words.pile(cards))
                .with("gain", words.gain(Gain { armies, triremes, centres, owed })),
            Event::Declined { seat } => self.of("spqr-event-declined", seat),
            Event::Launched { seat, sea, triremes } => {
                self.of("spqr-event-launched", seat).with("sea", self.sea(sea)).with("triremes", triremes)
            }
            Event::Unlaunched { seat, sea, triremes } => {
                self.of("spqr-event-unlaunched", seat).with("sea", self.sea(sea)).with("triremes", triremes)
            }
            Event::Embarked { from, sea, triremes } => self
                .on_turn("spqr-event-embarked")
                .with("province", self.province(from))
                .with("sea", self.sea(sea))
                .with("triremes", triremes),
            Event::Disembarked { sea, to, triremes } => self
                .on_turn("spqr-event-disembarked")
                .with("province", self.province(to))
                .with("sea", self.sea(sea))
                .with("triremes", triremes),
            Event::Sailed { from, to, triremes } => self
                .on_turn("spqr-event-sailed")
                .with("from", self.sea(from))
                .with("to", self.sea(to))
                .with("triremes", triremes),
            Event::RammingDeclared { sea, against, dice } => self
                .on_turn("spqr-event-ramming-declared")
                .with("against", words.spqr_seat(against, self.names))
                .with("sea", self.sea(sea))
                .with("dice", dice),
            Event::LandingDeclared { from, sea, to, armies } => {
                self.moved("spqr-event-landing-declared", from, to).with("sea", self.sea(sea)).with("armies", armies)
            }
            Event::AttackDeclared { from, to, dice } => {
                self.moved("event-attack-declared", from, to).with("dice", dice)
            }
            Event::BattleRolled { attack, defence, attacker_lost, defender_lost } => words
                .sentence(if self.names.at_sea() { "spqr-event-naval-rolled" } else { "spqr-event-battle-rolled" })
                .with("attack", words.faces(attack))
                .with("defence", words.faces(defence))
                .with("attacker-lost", attacker_lost)
                .with("defender-lost", defender_lost),
            Event::Conquered { province, by } => {
                self.of("event-conquered", by).with("territory", self.province(province))
            }
            Event::Landed { to, armies } => {
                words.sentence("spqr-event-landed").with("province", self.province(to)).with("armies", armies)
            }
            Event::Eliminated { seat, by } => {
                self.of("event-eliminated", seat).with("by", words.spqr_seat(by, self.names))
            }
            Event::CardsCaptured { from, to, cards } => self
                .cards("event-cards-captured", cards)
                .with("from", words.spqr_seat(from, self.names))
                .with("to", words.spqr_seat(to, self.names)),
            Event::HandDiscarded { seat, cards } => {
                self.of("spqr-event-hand-discarded", seat).with("list", words.pile(cards))
            }
            Event::Occupied { from, to, armies } => self.moved("spqr-event-occupied", from, to).with("armies", armies),
            Event::Maneuvered { from, to, armies, by: None } => {
                self.moved("spqr-event-maneuvered", from, to).with("armies", armies)
            }
            Event::Maneuvered { from, to, armies, by: Some(sea) } => {
                self.moved("spqr-event-maneuvered-by-sea", from, to).with("armies", armies).with("sea", self.sea(sea))
            }
            Event::Passed(seat) => self.of("event-passed", seat),
            Event::DeckRenewed => words.sentence("spqr-event-deck-renewed"),
            Event::CardTaken { seat, card } => self.of("event-card-taken", seat).with("card", words.symbol(card)),
            Event::TimeUp { last } => words.sentence("spqr-event-time-up").with("lap", last),
            Event::GameEnded(cause) => words.sentence("event-game-ended").with("cause", words.spqr_cause(cause)),
            Event::TurnPassedOn { seat, rule } => self.of("event-turn-passed-on", seat).ruled(rule),
            Event::CardsForfeited { seat, cards, rule } => {
                self.cards("event-cards-forfeited", cards).with("seat", words.spqr_seat(seat, self.names)).ruled(rule)
            }
            Event::ArmiesRemoved { from, armies, rule } => {
                self.about("spqr-event-armies-removed", from).with("armies", armies).ruled(rule)
            }
            Event::PointsSet { seat, points, rule } => {
                self.of("spqr-event-points-set", seat).with("points", points).ruled(rule)
            }
            Event::FleetSet { seat, sea, triremes, rule } => {
                self.of("spqr-event-fleet-set", seat).with("sea", self.sea(sea)).with("triremes", triremes).ruled(rule)
            }
            Event::CentreSet { province, stands: true, rule } => {
                self.about("spqr-event-centre-put", province).ruled(rule)
            }
            Event::CentreSet { province, stands: false, rule } => {
                self.about("spqr-event-centre-removed", province).ruled(rule)
            }
            Event::Withdrawn { seat, rule } => self.of("spqr-event-withdrawn", seat).ruled(rule),
            Event::Excluded { seat, rule } => self.of("spqr-event-excluded", seat).ruled(rule),
            Event::Corrected { province, owner, armies, rule } => {
                self.place("spqr-event-corrected", owner, province, armies).ruled(rule)
            }
        }
    }

    fn centre_built(&self, seat: Seat, on: Province, price: Price) -> Sentence {
        let said = match price {
            Price::Nothing => self.of("spqr-event-centre-built", seat),
            Price::Province | Price::Due | Price::Trireme => {
                self.of("spqr-event-centre-paid", seat).with("price", self.words.price(price))
            }
        };
        said.with("province", self.province(on))
    }

    fn province(&self, province: Province) -> String {
        self.words.province(province, self.names)
    }

    fn sea(&self, sea: Sea) -> String {
        self.words.sea(sea, self.names)
    }

    fn of(&self, id: &'static str, seat: Seat) -> Sentence {
        self.words.sentence(id).with("seat", self.words.spqr_seat(seat, self.names))
    }

    fn on_turn(&self, id: &'static str) -> Sentence {
        self.words.sentence(id).with("seat", self.words.spqr_on_turn(self.names))
    }

    fn about(&self, id: &'static str, province: Province) -> Sentence {
        self.words.sentence(id).with("province", self.province(province))
    }

    /// A seat's legionaries on a province.
    fn place(&self, id: &'static str, seat: Seat, province: Province, armies: Armies) -> Sentence {
        self.of(id, seat).with("province", self.province(province)).with("armies", armies)
    }

    /// From one province to another, by who is on turn.
    fn moved(&self, id: &'static str, from: Province, to: Province) -> Sentence {
        self.on_turn(id).with("from", self.province(from)).with("to", self.province(to))
    }

    fn cards(&self, id: &'static str, cards: Pile) -> Sentence {
        self.words.sentence(id).with("list", self.words.pile(cards)).with("cards", cards.total())
    }
}
