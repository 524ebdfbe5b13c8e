//! Events in words: one line each, for the log, the terminal and a record.

use super::names::Names;
use super::things;
use crate::common::{unseen_card, unseen_cards};
use crate::fill::Fill as _;
use rules::{Armies, Event, Owner, Seat, Seen};
use words::{Sentence, Words, id};

/// What a viewer has seen, in one line: `giallo attacca Alaska da Kamchatka con 3 dadi`.
#[must_use]
pub fn event(words: Words, seen: &Seen, names: &Names<'_>) -> String {
    match seen {
        Seen::Whole(shown) => self::event_in_full(words, shown.event(), names),
        Seen::ObjectiveDealt(seat) => {
            words.sentence(id::EVENT_OBJECTIVE_DEALT_UNSEEN).fill("seat", things::seat(words, *seat, names)).say()
        }
        Seen::CardTaken(seat) => unseen_card(words, things::seat(words, *seat, names)),
        Seen::CardsCaptured { from, to, count } => {
            unseen_cards(words, [from, to].map(|seat| things::seat(words, *seat, names)), *count)
        }
    }
}

/// An event with its secrets, in one line: for the host, and for the record of a finished game.
#[must_use]
pub fn event_in_full(words: Words, event: &Event, names: &Names<'_>) -> String {
    self::fact(words, event, names).say()
}

fn fact(words: Words, event: &Event, names: &Names<'_>) -> Sentence {
    let place = |territory| super::things::territory(words, territory, names);
    let of = |id, seat| words.sentence(id).with("seat", super::things::seat(words, seat, names));
    let on_turn = |id| words.sentence(id).with("seat", super::things::on_turn(words, names));
    match *event {
        Event::OrderRolled { player, faces } => crate::common::rolled(words, id::EVENT_ORDER_ROLLED, faces)
            .with("player", crate::common::player(words, player))
            .with("dice", faces.count()),
        Event::OrderSettled(order) => {
            words.sentence(id::EVENT_ORDER_SETTLED).with("order", crate::common::order(words, &order))
        }
        Event::ColourChosen { seat, colour } => words
            .sentence(id::EVENT_COLOUR_CHOSEN)
            .with("letter", seat.letter().to_string())
            .with("colour", crate::common::colour(words, colour)),
        Event::ObjectiveDealt { seat, objective } => {
            of(id::EVENT_OBJECTIVE_DEALT, seat).with("name", super::things::objective_name(words, objective, names))
        }
        Event::TerritoryDealt { territory, to } => self::dealt(words, to, names).with("territory", place(territory)),
        Event::DealSwapped { card, earlier, due } => {
            of(id::EVENT_DEAL_SWAPPED, due).with("card", place(card)).with("earlier", place(earlier))
        }
        Event::Abandoned { seat, territory } => of(id::EVENT_ABANDONED, seat).with("territory", place(territory)),
        Event::Reoccupied { seat, territory } => of(id::EVENT_REOCCUPIED, seat).with("territory", place(territory)),
        Event::Placed { seat, on, armies } => {
            of(id::EVENT_PLACED, seat).with("territory", place(on)).with("armies", armies)
        }
        Event::TakenBack { seat, from, armies } => {
            of(id::EVENT_TAKEN_BACK, seat).with("territory", place(from)).with("armies", armies)
        }
        Event::TurnBegan { seat, lap, due } => of(id::EVENT_TURN_BEGAN, seat).with("lap", lap).with("armies", due),
        Event::TrisPlayed { seat, cards, worth, granted } => {
            self::tris(words, seat, worth, granted, names).with("list", super::things::cards(words, cards, names))
        }
        Event::GhostSpread { seat, armies } => of(id::EVENT_GHOST_SPREAD, seat).with("armies", armies),
        Event::AttackDeclared { from, to, dice } => {
            on_turn(id::EVENT_ATTACK_DECLARED).with("from", place(from)).with("to", place(to)).with("dice", dice)
        }
        Event::DefenceDeclared(dice) => words.sentence(id::EVENT_DEFENCE_DECLARED).with("dice", dice),
        Event::BattleRolled { attack, defence, attacker_lost, defender_lost } => words
            .sentence(id::EVENT_BATTLE_ROLLED)
            .with("attack", crate::common::faces(attack))
            .with("defence", crate::common::faces(defence))
            .with("attacker-lost", attacker_lost)
            .with("defender-lost", defender_lost),
        Event::Conquered { territory, by } => of(id::EVENT_CONQUERED, by).with("territory", place(territory)),
        Event::Eliminated { seat, by } => {
            of(id::EVENT_ELIMINATED, seat).with("by", super::things::seat(words, by, names))
        }
        Event::CardsCaptured { from, to, cards } => words
            .sentence(id::EVENT_CARDS_CAPTURED)
            .with("from", super::things::seat(words, from, names))
            .with("to", super::things::seat(words, to, names))
            .with("list", super::things::cards(words, cards, names))
            .with("cards", cards.len()),
        Event::HandDiscarded { seat } => of(id::EVENT_HAND_DISCARDED, seat),
        Event::Occupied { from, to, armies } => {
            on_turn(id::EVENT_OCCUPIED).with("from", place(from)).with("to", place(to)).with("armies", armies)
        }
        Event::NicheLeft { from, to, armies } => {
            on_turn(id::EVENT_NICHE_LEFT).with("from", place(from)).with("to", place(to)).with("armies", armies)
        }
        Event::Maneuvered { from, to, armies } => {
            on_turn(id::EVENT_MANEUVERED).with("from", place(from)).with("to", place(to)).with("armies", armies)
        }
        Event::Passed(seat) => of(id::EVENT_PASSED, seat),
        Event::DeckRenewed => words.sentence(id::EVENT_DECK_RENEWED),
        Event::CardTaken { seat, card } => {
            of(id::EVENT_CARD_TAKEN, seat).with("card", super::things::card(words, card, names))
        }
        Event::TimeUp => words.sentence(id::EVENT_TIME_UP),
        Event::ClosingSkipped { seat, conquests } => of(id::EVENT_CLOSING_SKIPPED, seat).with("territories", conquests),
        Event::ClosingDue { seat, lap } => of(id::EVENT_CLOSING_DUE, seat).with("lap", lap),
        Event::ClosingRolled { seat, faces } => crate::common::rolled(words, id::EVENT_CLOSING_ROLLED, faces)
            .with("seat", super::things::seat(words, seat, names)),
        Event::ObjectiveReached(seat) => of(id::EVENT_OBJECTIVE_REACHED, seat),
        Event::GameEnded(cause) => {
            words.sentence(id::EVENT_GAME_ENDED).with("cause", super::phase::cause(words, cause))
        }
        Event::TurnPassedOn { seat, rule } if rule == crate::common::TIME_TO_THINK => {
            of(id::EVENT_TURN_TIMED_OUT, seat)
        }
        Event::TurnPassedOn { seat, rule } => of(id::EVENT_TURN_PASSED_ON, seat).ruled(rule),
        Event::CardLost { seat, rule } => of(id::EVENT_CARD_LOST, seat).ruled(rule),
        Event::CardsForfeited { seat, cards, rule } => of(id::EVENT_CARDS_FORFEITED, seat)
            .with("list", super::things::cards(words, cards, names))
            .with("cards", cards.len())
            .ruled(rule),
        Event::ArmiesRemoved { from, armies, rule } => {
            words.sentence(id::EVENT_ARMIES_REMOVED).with("territory", place(from)).with("armies", armies).ruled(rule)
        }
        Event::CapLowered { seat, by, rule } => of(id::EVENT_CAP_LOWERED, seat).with("armies", by).ruled(rule),
        Event::Withdrawn { seat, rule } => of(id::EVENT_WITHDRAWN, seat).ruled(rule),
        Event::Excluded { seat, rule } => of(id::EVENT_EXCLUDED, seat).ruled(rule),
        Event::Admitted { seat, rule } => of(id::EVENT_ADMITTED, seat).ruled(rule),
        Event::Corrected { territory, owner, armies, rule } => words
            .sentence(id::EVENT_CORRECTED)
            .with("territory", place(territory))
            .with("owner", super::things::owner(words, owner, names))
            .with("armies", armies)
            .ruled(rule),
    }
}

fn dealt(words: Words, to: Owner, names: &Names<'_>) -> Sentence {
    match to {
        Owner::Seat(seat) => {
            words.sentence(id::EVENT_TERRITORY_DEALT).with("seat", super::things::seat(words, seat, names))
        }
        Owner::Neutral => words.sentence(id::EVENT_TERRITORY_NEUTRAL),
        Owner::Nobody => words.sentence(id::EVENT_TERRITORY_NOBODYS),
    }
}

fn tris(words: Words, seat: Seat, worth: Armies, granted: Armies, names: &Names<'_>) -> Sentence {
    let said = if granted < worth {
        words.sentence(id::EVENT_TRIS_CAPPED).with("granted", granted)
    } else {
        words.sentence(id::EVENT_TRIS_PLAYED)
    };
    said.with("seat", super::things::seat(words, seat, names)).with("armies", worth)
}
