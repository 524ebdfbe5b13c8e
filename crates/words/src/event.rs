//! Events in words: one line each, for the log, the terminal and a record.

use crate::catalogue::{Sentence, Words};
use crate::names::Names;
use rules::{Armies, Event, Faces, Owner, RuleId, Seat, Seen};

impl Words {
    /// What a viewer has seen, in one line: `giallo attacca Alaska da Kamchatka con 3 dadi`.
    #[must_use]
    pub fn event(self, seen: &Seen, names: &Names<'_>) -> String {
        match seen {
            Seen::Whole(shown) => self.event_in_full(shown.event(), names),
            Seen::ObjectiveDealt(seat) => {
                self.sentence("event-objective-dealt-unseen").with("seat", self.seat(*seat, names)).say()
            }
            Seen::CardTaken(seat) => {
                self.sentence("event-card-taken-unseen").with("seat", self.seat(*seat, names)).say()
            }
            Seen::CardsCaptured { from, to, count } => self
                .sentence("event-cards-captured-unseen")
                .with("from", self.seat(*from, names))
                .with("to", self.seat(*to, names))
                .with("cards", *count)
                .say(),
        }
    }

    /// An event with its secrets, in one line: for the host, and for the record of a finished game.
    #[must_use]
    pub fn event_in_full(self, event: &Event, names: &Names<'_>) -> String {
        self.fact(event, names).say()
    }

    fn fact(self, event: &Event, names: &Names<'_>) -> Sentence {
        let place = |territory| self.territory(territory, names);
        let of = |id, seat| self.sentence(id).with("seat", self.seat(seat, names));
        let on_turn = |id| self.sentence(id).with("seat", self.on_turn(names));
        match *event {
            Event::OrderRolled { player, faces } => {
                self.rolled("event-order-rolled", faces).with("player", self.player(player)).with("dice", faces.count())
            }
            Event::OrderSettled(order) => self.sentence("event-order-settled").with("order", self.order(&order)),
            Event::ColourChosen { seat, colour } => self
                .sentence("event-colour-chosen")
                .with("letter", seat.letter().to_string())
                .with("colour", self.colour(colour)),
            Event::ObjectiveDealt { seat, objective } => {
                of("event-objective-dealt", seat).with("name", self.objective_name(objective, names))
            }
            Event::TerritoryDealt { territory, to } => self.dealt(to, names).with("territory", place(territory)),
            Event::DealSwapped { card, earlier, due } => {
                of("event-deal-swapped", due).with("card", place(card)).with("earlier", place(earlier))
            }
            Event::Abandoned { seat, territory } => of("event-abandoned", seat).with("territory", place(territory)),
            Event::Reoccupied { seat, territory } => of("event-reoccupied", seat).with("territory", place(territory)),
            Event::Placed { seat, on, armies } => {
                of("event-placed", seat).with("territory", place(on)).with("armies", armies)
            }
            Event::TakenBack { seat, from, armies } => {
                of("event-taken-back", seat).with("territory", place(from)).with("armies", armies)
            }
            Event::TurnBegan { seat, lap, due } => of("event-turn-began", seat).with("lap", lap).with("armies", due),
            Event::TrisPlayed { seat, cards, worth, granted } => {
                self.tris(seat, worth, granted, names).with("list", self.cards(cards, names))
            }
            Event::GhostSpread { seat, armies } => of("event-ghost-spread", seat).with("armies", armies),
            Event::AttackDeclared { from, to, dice } => {
                on_turn("event-attack-declared").with("from", place(from)).with("to", place(to)).with("dice", dice)
            }
            Event::DefenceDeclared(dice) => self.sentence("event-defence-declared").with("dice", dice),
            Event::BattleRolled { attack, defence, attacker_lost, defender_lost } => self
                .sentence("event-battle-rolled")
                .with("attack", self.faces(attack))
                .with("defence", self.faces(defence))
                .with("attacker-lost", attacker_lost)
                .with("defender-lost", defender_lost),
            Event::Conquered { territory, by } => of("event-conquered", by).with("territory", place(territory)),
            Event::Eliminated { seat, by } => of("event-eliminated", seat).with("by", self.seat(by, names)),
            Event::CardsCaptured { from, to, cards } => self
                .sentence("event-cards-captured")
                .with("from", self.seat(from, names))
                .with("to", self.seat(to, names))
                .with("list", self.cards(cards, names))
                .with("cards", cards.len()),
            Event::HandDiscarded { seat } => of("event-hand-discarded", seat),
            Event::Occupied { from, to, armies } => {
                on_turn("event-occupied").with("from", place(from)).with("to", place(to)).with("armies", armies)
            }
            Event::NicheLeft { from, to, armies } => {
                on_turn("event-niche-left").with("from", place(from)).with("to", place(to)).with("armies", armies)
            }
            Event::Maneuvered { from, to, armies } => {
                on_turn("event-maneuvered").with("from", place(from)).with("to", place(to)).with("armies", armies)
            }
            Event::Passed(seat) => of("event-passed", seat),
            Event::DeckRenewed => self.sentence("event-deck-renewed"),
            Event::CardTaken { seat, card } => of("event-card-taken", seat).with("card", self.card(card, names)),
            Event::TimeUp => self.sentence("event-time-up"),
            Event::ClosingSkipped { seat, conquests } => {
                of("event-closing-skipped", seat).with("territories", conquests)
            }
            Event::ClosingDue { seat, lap } => of("event-closing-due", seat).with("lap", lap),
            Event::ClosingRolled { seat, faces } => {
                self.rolled("event-closing-rolled", faces).with("seat", self.seat(seat, names))
            }
            Event::ObjectiveReached(seat) => of("event-objective-reached", seat),
            Event::GameEnded(cause) => self.sentence("event-game-ended").with("cause", self.cause(cause)),
            Event::TurnPassedOn { seat, rule } => of("event-turn-passed-on", seat).ruled(rule),
            Event::CardsForfeited { seat, cards, rule } => of("event-cards-forfeited", seat)
                .with("list", self.cards(cards, names))
                .with("cards", cards.len())
                .ruled(rule),
            Event::ArmiesRemoved { from, armies, rule } => {
                self.sentence("event-armies-removed").with("territory", place(from)).with("armies", armies).ruled(rule)
            }
            Event::CapLowered { seat, by, rule } => of("event-cap-lowered", seat).with("armies", by).ruled(rule),
            Event::Withdrawn { seat, rule } => of("event-withdrawn", seat).ruled(rule),
            Event::Excluded { seat, rule } => of("event-excluded", seat).ruled(rule),
            Event::Admitted { seat, rule } => of("event-admitted", seat).ruled(rule),
            Event::Corrected { territory, owner, armies, rule } => self
                .sentence("event-corrected")
                .with("territory", place(territory))
                .with("owner", self.owner(owner, names))
                .with("armies", armies)
                .ruled(rule),
        }
    }

    pub(crate) fn rolled(self, id: &'static str, faces: Faces) -> Sentence {
        self.sentence(id).with("faces", self.faces(faces)).with("sum", faces.sum())
    }

    fn dealt(self, to: Owner, names: &Names<'_>) -> Sentence {
        match to {
            Owner::Seat(seat) => self.sentence("event-territory-dealt").with("seat", self.seat(seat, names)),
            Owner::Neutral => self.sentence("event-territory-neutral"),
            Owner::Nobody => self.sentence("event-territory-nobodys"),
        }
    }

    fn tris(self, seat: Seat, worth: Armies, granted: Armies, names: &Names<'_>) -> Sentence {
        let said = if granted < worth {
            self.sentence("event-tris-capped").with("granted", granted)
        } else {
            self.sentence("event-tris-played")
        };
        said.with("seat", self.seat(seat, names)).with("armies", worth)
    }
}

impl Sentence {
    /// On these grounds.
    pub(crate) fn ruled(self, rule: RuleId) -> Self {
        self.with("rule", rule.to_string())
    }
}
