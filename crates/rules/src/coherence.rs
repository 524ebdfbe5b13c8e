//! Whether what is being done fits the position: the part of an audit that asks about the phase. A game that was
//! played never fails it; a position set up by hand may.

use crate::attack::{most_attack_dice, most_defence_dice};
use crate::phase::{Attack, Phase};
use crate::setup::{NO_LIMIT, Setup};
use crate::state::{Open, Owner, State, Status};
use board::Territory;
use frame::{Armies, Dice, Seat};

/// What does not fit, if anything.
pub(crate) fn misfit(setup: &Setup, state: &State) -> Option<&'static str> {
    let open = &state.open;
    if let Some(what) = quantities(setup, open).or_else(|| seats(setup, open)) {
        return Some(what);
    }
    if fights(open.phase) && open.due > Armies(0) {
        return Some("what is due");
    }
    let fits = match open.phase {
        Phase::Order(rolls) => rolls.next().is_some_and(|player| player.index() < setup.players),
        Phase::Colours(seat) => open.colour(seat).is_none() && open.status(seat) == Status::Playing,
        Phase::Objectives(seat) => open.status(seat) == Status::Playing && state.objective(seat).is_none(),
        Phase::Deal => !crate::deal::to_deal(setup, open).is_empty(),
        Phase::Abandon { seat, first } => {
            setup.seats.has(first)
                && !crate::deal::may_abandon(setup, open, seat).is_empty()
                && gives_up(setup, open, seat)
        }
        Phase::Reoccupy(seat) => setup.seats.has(seat) && !(open.unowned() & setup.board.all()).is_empty(),
        Phase::Placement { seat, left, helper } => placement(setup, open, seat, left, helper),
        Phase::Reinforce | Phase::Combat => plays(open, open.turn),
        Phase::Declared(attack) => attacking(setup, open, attack) && answers(open, attack.to),
        Phase::Battle { attack, defence } => {
            attacking(setup, open, attack) && (Dice(1)..=most_defence_dice(open, attack.to)).contains(&defence)
        }
        Phase::Capture { attack, victim, left } => {
            conquering(setup, open, attack)
                && matches!(open.status(victim), Status::Eliminated(_))
                && (1..open.hand_size(victim)).contains(&usize::from(left))
        }
        Phase::Occupy(attack) => conquering(setup, open, attack) && plays(open, open.turn),
        Phase::GhostPlacing(seat) => setup.ghost == Some(open.turn) && plays(open, seat),
        Phase::Gift(seat) => open.status(seat) == Status::Absent && plays(open, open.turn),
        Phase::Card => open.conquests > 0 && crate::end::after_gifts(setup, open) == Phase::Card,
        Phase::Closing { seat, lap } => open.on_board().has(seat) && lap >= open.lap && lap.0 <= open.lap.0 + 1,
        Phase::Over(_) => true,
        Phase::Ready | Phase::GhostActs | Phase::TurnOver | Phase::Next { .. } => false,
    };
    (!fits).then_some("the phase")
}

/// Whether the reinforcements of the turn are over (G3.10).
fn fights(phase: Phase) -> bool {
    matches!(
        phase,
        Phase::Combat | Phase::Declared(_) | Phase::Battle { .. } | Phase::Capture { .. } | Phase::Occupy(_)
    )
}

/// Numbers that no game reaches.
fn quantities(setup: &Setup, open: &Open) -> Option<&'static str> {
    let too_many = |t: Territory| open.armies(t).0 > NO_LIMIT;
    if setup.board.all().iter().any(too_many) {
        return Some("the number of armies on a territory");
    }
    if open.lap.0 > NO_LIMIT || open.last_lap.0 > NO_LIMIT + 2 {
        return Some("the lap");
    }
    if open.due > setup.most_armies() || open.tris > 14 {
        return Some("the reinforcements");
    }
    let takeable = |t: Territory| u16::from(open.marks[t]) < open.armies(t).0.max(1) && open.owned(open.turn).has(t);
    let marked = setup.board.all().iter().filter(|&t| open.marks[t] > 0);
    let reinforcing = open.phase == Phase::Reinforce;
    if reinforcing && !marked.clone().all(takeable)
        || reinforcing && open.placed != (marked.count() > 0) && !open.placed
    {
        return Some("the armies that may be taken back");
    }
    None
}

/// Who is there, and whether the game can go on with them.
fn seats(setup: &Setup, open: &Open) -> Option<&'static str> {
    let over = matches!(open.phase, Phase::Over(_));
    if matches!(open.phase, Phase::Order(_)) {
        return None;
    }
    for seat in Seat::ALL {
        let (there, ghost) = (open.status(seat) != Status::Empty, open.status(seat) == Status::Ghost);
        if there != setup.seats.has(seat) || ghost && setup.ghost != Some(seat) {
            return Some("who sits at the table");
        }
    }
    let late = open.seats_where(|status| status == Status::Absent);
    if late.iter().any(|seat| !setup.absent.has(seat)) {
        return Some("who is late");
    }
    if !over && crate::leave::too_few_left(setup, open, open.lap) {
        return Some("the number of players left");
    }
    if let Some(seat) = open.arriving
        && !plays(open, seat)
    {
        return Some("who has arrived");
    }
    let all_owned = (open.unowned() & setup.board.all()).is_empty();
    (crate::leave::after_preparation(open.phase) && !all_owned).then_some("a territory that is nobody's")
}

fn plays(open: &Open, seat: Seat) -> bool {
    open.status(seat) == Status::Playing
}

fn gives_up(setup: &Setup, open: &Open, seat: Seat) -> bool {
    setup.seats.has(seat) && crate::deal::has_to_give_up(setup, open, seat)
}

fn placement(setup: &Setup, open: &Open, seat: Seat, left: u8, helper: Seat) -> bool {
    let supply = crate::placement::supply(setup, open, seat);
    left > 0 && Armies(u16::from(left)) <= supply && plays(open, helper)
}

fn answers(open: &Open, to: Territory) -> bool {
    open.owner(to).seat().is_some_and(|seat| plays(open, seat))
}

/// An attack that can be fought.
fn attacking(setup: &Setup, open: &Open, attack: Attack) -> bool {
    let on_turn = plays(open, open.turn) || setup.ghost == Some(open.turn);
    on_turn
        && open.owner(attack.from) == Owner::Seat(open.turn)
        && open.owner(attack.to) != Owner::Seat(open.turn)
        && setup.board.borders(attack.from, attack.to)
        && (Dice(1)..=most_attack_dice(open, attack.from)).contains(&attack.dice)
}

/// A conquest that can be occupied.
fn conquering(setup: &Setup, open: &Open, attack: Attack) -> bool {
    let turn = Owner::Seat(open.turn);
    open.owner(attack.from) == turn
        && open.owner(attack.to) == turn
        && open.armies(attack.to) == Armies(0)
        && setup.board.borders(attack.from, attack.to)
        && (Dice(1)..=most_attack_dice(open, attack.from)).contains(&attack.dice)
}
