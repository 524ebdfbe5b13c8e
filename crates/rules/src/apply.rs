//! What an event changes. It never fails and never asks whether it was right: an event is a fact.
//!
//! Besides the fact itself it says what is awaited next where that follows from the event alone; the course of
//! preparation and turns, which needs the rules, is in the modules that emit the events.

use crate::event::Event;
use crate::phase::{Attack, Phase};
use crate::setup::Setup;
use crate::state::{Hidden, Open, Owner, State, Status, Time};
use board::{ByTerritory, CardSet, Territory};
use frame::{Armies, Exit, Lap, Seat};
use regulation::settings::CapBinds;

/// Applies one event. Replaying a record is this function and nothing else.
pub fn apply(setup: &Setup, state: &mut State, event: &Event) {
    apply_here(setup, state, event);
}

/// The same, part of its caller: where the kind of event is known, only that arm of the match remains.
#[inline(always)]
pub(crate) fn apply_here(setup: &Setup, state: &mut State, event: &Event) {
    let open = &mut state.open;
    match *event {
        Event::OrderRolled { player, faces } => crate::order::rolled(setup, open, player, faces),
        Event::OrderSettled(order) => crate::order::settled(setup, open, &order),
        Event::ColourChosen { seat, colour } => {
            open.set_colour(seat, colour);
            crate::order::after_colour(setup, open, seat);
        }
        Event::ObjectiveDealt { seat, objective } => {
            state.hidden.objectives[seat] = Some(objective);
            crate::deal::after_objective(setup, open, seat);
        }
        Event::TerritoryDealt { territory, to } => crate::deal::dealt(setup, open, territory, to),
        Event::DealSwapped { card, earlier, due } => crate::deal::swapped(setup, open, card, earlier, due),
        Event::Abandoned { seat, territory } => {
            open.set_owner(territory.only(), Owner::Nobody);
            open.set_armies(territory, Armies(0));
            crate::deal::after_abandoned(setup, open, seat);
        }
        Event::Reoccupied { seat, territory } => {
            open.set_owner(territory.only(), Owner::Seat(seat));
            open.set_armies(territory, Armies(1));
            crate::deal::after_reoccupied(setup, open, seat);
        }
        Event::Placed { seat, on, armies } => placed(setup, open, seat, on, armies),
        Event::TakenBack { from, armies, .. } => {
            open.remove_armies(from, armies);
            open.marks[from] = open.marks[from].saturating_sub(armies.0.min(255) as u8);
            open.due.0 += armies.0;
            keep_within_cap(setup, open);
        }
        Event::TurnBegan { seat, lap, due } => turn_began(setup, open, seat, lap, due),
        Event::TrisPlayed { seat, cards, granted, .. } => {
            discard(state, seat, cards);
            state.open.due.0 += granted.0;
            state.open.tris += 1;
        }
        Event::GhostSpread { seat, armies } => {
            crate::ghost::spread(&setup.board, open, seat, armies);
            crate::ghost::after_spread(setup, open, seat);
        }
        Event::AttackDeclared { from, to, dice } => crate::attack::declared(setup, open, Attack { from, to, dice }),
        Event::DefenceDeclared(defence) => {
            if let Phase::Declared(attack) = open.phase {
                open.phase = Phase::Battle { attack, defence };
            }
        }
        Event::BattleRolled { attacker_lost, defender_lost, .. } => {
            battle_rolled(setup, open, attacker_lost, defender_lost);
        }
        Event::Conquered { territory, by } => conquered(open, territory, by),
        Event::Eliminated { seat, .. } => {
            open.set_status(seat, Status::Eliminated(Exit::after(usize::from(open.exits))));
            open.exits += 1;
            eliminated(setup, open, seat);
        }
        Event::CardsCaptured { from, to, cards } => cards_captured(state, from, to, cards),
        Event::HandDiscarded { seat } => {
            let hand = state.hidden.hand(seat);
            discard(state, seat, hand);
            if let Phase::Capture { attack, .. } = state.open.phase {
                state.open.phase = Phase::Occupy(attack);
            }
        }
        Event::Occupied { from, to, armies } => {
            move_armies(open, from, to, armies);
            open.phase = fighting(setup, open);
        }
        Event::NicheLeft { from, to, armies } => move_armies(open, from, to, armies),
        Event::Maneuvered { from, to, armies } => {
            move_armies(open, from, to, armies);
            open.phase = crate::end::after_moves(setup, open);
        }
        Event::Passed(_) => open.phase = crate::end::after_moves(setup, open),
        Event::TurnPassedOn { seat, .. } => passed_on(setup, open, seat),
        Event::DeckRenewed => {
            let discards = state.discards();
            state.hidden.give(discards, Hidden::DECK);
        }
        Event::CardTaken { seat, card } => {
            let mut taken = CardSet::EMPTY;
            taken.insert(card);
            state.hidden.give_to(taken, seat);
            open.hands[seat] += 1;
            open.phase = Phase::TurnOver;
        }
        Event::CardLost { .. } => open.phase = Phase::TurnOver,
        Event::TimeUp => crate::end::time_up(setup, open),
        Event::ClosingDue { seat, lap } => open.phase = Phase::Closing { seat, lap },
        Event::ClosingSkipped { seat, .. } => open.phase = Phase::Next { after: seat, lap: open.lap },
        Event::ClosingRolled { seat, .. } => {
            if let Phase::Closing { lap, .. } = open.phase {
                open.phase = Phase::Next { after: seat, lap };
            }
        }
        Event::ObjectiveReached(_) => {}
        Event::GameEnded(cause) => open.phase = Phase::Over(cause),
        Event::CardsForfeited { seat, cards, .. } => discard(state, seat, cards),
        Event::ArmiesRemoved { from, armies, .. } => {
            open.remove_armies(from, armies);
            open.marks[from] = open.marks[from].saturating_sub(armies.0.min(255) as u8);
        }
        Event::CapLowered { seat, by, .. } => {
            open.cap_cut[seat] = open.cap_cut[seat].saturating_add(by.0.min(255) as u8);
            if open.turn == seat {
                crate::reinforce::cut_due(setup, open);
            }
        }
        Event::Withdrawn { seat, .. } => {
            open.set_status(seat, Status::Withdrawn);
            crate::leave::left(setup, open, seat);
        }
        Event::Excluded { seat, .. } => {
            open.set_owner(open.owned(seat), Owner::Neutral);
            open.set_status(seat, Status::Excluded);
            crate::leave::left(setup, open, seat);
        }
        Event::Admitted { seat, .. } => {
            open.set_status(seat, Status::Playing);
            open.arriving = Some(seat);
            if open.phase == Phase::Gift(seat) {
                open.phase = crate::ghost::after_gift(setup, open, seat);
            }
        }
        Event::Corrected { territory, owner, armies, .. } => {
            open.set_owner(territory.only(), owner);
            open.set_armies(territory, armies);
            open.marks[territory] = 0;
            keep_within_cap(setup, open);
        }
    }
}

/// Armies in hand count for the cap as those on the board do, where it binds everybody (G2.13).
fn keep_within_cap(setup: &Setup, open: &mut Open) {
    match setup.cap_binds {
        CapBinds::Everybody => crate::reinforce::cut_due(setup, open),
        CapBinds::Players => {}
    }
}

fn placed(setup: &Setup, open: &mut Open, seat: Seat, on: Territory, armies: Armies) {
    open.add_armies(on, armies);
    match open.phase {
        Phase::Reinforce => {
            open.due.0 -= armies.0;
            open.placed = true;
            open.marks[on] = open.marks[on].saturating_add(armies.0.min(255) as u8);
        }
        Phase::Placement { .. } => crate::placement::after_placed(setup, open, armies),
        Phase::GhostPlacing(by) => {
            open.marks[on] = 1;
            open.phase = crate::ghost::next_placer(setup, open, by);
        }
        Phase::Gift(to) => open.phase = crate::ghost::after_gift(setup, open, to),
        other => debug_assert!(false, "armies of {seat} placed in {other:?}"),
    }
}

fn turn_began(setup: &Setup, open: &mut Open, seat: Seat, lap: Lap, due: Armies) {
    if let Time::Up { anchor, laps } = open.time {
        let passed = lap > Lap(1) && crate::end::passes(open.turn, seat, anchor);
        open.time = Time::Up { anchor, laps: laps.saturating_add(u8::from(passed)) };
    }
    open.turn = seat;
    open.lap = lap;
    open.due = due;
    open.conquests = 0;
    open.tris = 0;
    open.placed = false;
    open.marks = ByTerritory::all(0);
    open.phase =
        if setup.ghost == Some(seat) { crate::ghost::next_placer(setup, open, seat) } else { Phase::Reinforce };
}

fn battle_rolled(setup: &Setup, open: &mut Open, attacker_lost: Armies, defender_lost: Armies) {
    if let Phase::Battle { attack, .. } = open.phase {
        open.remove_armies(attack.from, attacker_lost);
        open.remove_armies(attack.to, defender_lost);
        open.phase = if open.armies(attack.to) == Armies(0) { Phase::Occupy(attack) } else { fighting(setup, open) };
    }
}

/// The phase between two battles.
fn fighting(setup: &Setup, open: &Open) -> Phase {
    if setup.ghost == Some(open.turn) { Phase::GhostActs } else { Phase::Combat }
}

/// The referee took the hand from whoever was awaited.
fn passed_on(setup: &Setup, open: &mut Open, seat: Seat) {
    open.phase = match open.phase {
        Phase::Placement { seat: whose, helper, .. } => crate::placement::next_after(setup, open, whose, helper),
        Phase::GhostPlacing(_) => crate::ghost::next_placer(setup, open, seat),
        Phase::Gift(_) => crate::end::after_gifts(setup, open),
        _ => {
            open.due = Armies(0);
            crate::end::after_moves(setup, open)
        }
    };
}

fn conquered(open: &mut Open, territory: Territory, by: Seat) {
    open.set_owner(territory.only(), Owner::Seat(by));
    open.conquests = open.conquests.saturating_add(1);
}

/// Where only some of the victim's cards can be taken, chance picks them (G6.2).
fn eliminated(setup: &Setup, open: &mut Open, victim: Seat) {
    let room = crate::attack::room(setup, open, open.turn);
    if let Phase::Occupy(attack) = open.phase
        && room > 0
        && room < open.hand_size(victim)
    {
        open.phase = Phase::Capture { attack, victim, left: room as u8 };
    }
}

fn cards_captured(state: &mut State, from: Seat, to: Seat, cards: CardSet) {
    state.hidden.give_to(cards, to);
    let count = cards.len() as u8;
    state.open.hands[from] -= count;
    state.open.hands[to] += count;
    if let Phase::Capture { attack, victim, left } = state.open.phase {
        state.open.phase = Phase::Capture { attack, victim, left: left.saturating_sub(count) };
    }
}

fn discard(state: &mut State, seat: Seat, cards: CardSet) {
    state.hidden.give(cards, Hidden::DISCARDS);
    state.open.hands[seat] -= cards.len() as u8;
}

fn move_armies(open: &mut Open, from: Territory, to: Territory, armies: Armies) {
    open.remove_armies(from, armies);
    open.add_armies(to, armies);
}
