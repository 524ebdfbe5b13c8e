//! The dynamic ghost of a table of three (G8.1–G8.8), and the army each player gives a late-comer (G8.9).

use crate::draft::Draft;
use crate::event::Event;
use crate::phase::{Attack, Phase};
use crate::refusal::Refusal;
use crate::reinforce::{self, tris_in, tris_worth};
use crate::setup::Setup;
use crate::state::{Open, Owner, Status};
use arrayvec::ArrayVec;
use board::{Board, Territory, TerritorySet};
use frame::{Armies, RuleId, Seat};
use regulation::settings::{CapBinds, GhostBase};
use std::cmp::Reverse;

/// The player who places for the ghost after this one, or after the ghost itself (G8.3): each once, while its cap
/// allows; then the ghost acts.
pub(crate) fn next_placer(setup: &Setup, open: &Open, by: Seat) -> Phase {
    if reinforce::within_cap(setup, open, open.turn, Armies(1)) == Armies(0) {
        return Phase::GhostActs;
    }
    open.playing().iter().find(|&seat| seat > by).map_or(Phase::GhostActs, Phase::GhostPlacing)
}

/// Where an army may be placed for the ghost: on different territories while it has any (G8.3).
pub(crate) fn may_place(open: &Open, ghost: Seat) -> TerritorySet {
    let owned = open.owned(ghost);
    let fresh: TerritorySet = owned.iter().filter(|&t| open.marks[t] == 0).collect();
    if fresh.is_empty() { owned } else { fresh }
}

/// Whether an army may be placed there for a ghost of either kind.
pub(crate) fn check_place(setup: &Setup, open: &Open, on: Territory) -> Result<(), Refusal> {
    let (ghost, rule) = match open.phase {
        Phase::Gift(seat) => (Some(seat), RuleId::game(8, 9)),
        _ => (setup.ghost, RuleId::game(8, 3)),
    };
    let Some(ghost) = ghost.filter(|&ghost| open.owned(ghost).has(on)) else {
        return Err(Refusal::NotOwned { territory: on, rule });
    };
    if matches!(open.phase, Phase::GhostPlacing(_)) && !may_place(open, ghost).has(on) {
        return Err(Refusal::GhostHasOne(on));
    }
    Ok(())
}

/// G8.7: a valid tris must be played as its turn begins, at the cap too; its armies are spread evenly.
pub(crate) fn begin_turn(d: &mut Draft<'_>, ghost: Seat) {
    if d.setup.cap_binds == CapBinds::Everybody {
        while play_tris(d, ghost) {}
    }
}

/// The same under texts of before: as the first player is about to place, so never at the cap.
pub(crate) fn about_to_place(d: &mut Draft<'_>) {
    let Some(ghost) = d.setup.ghost.filter(|_| d.setup.cap_binds == CapBinds::Players) else { return };
    let open = &d.state.open;
    if open.owned(ghost).iter().all(|t| open.marks[t] == 0) {
        play_tris(d, ghost);
    }
}

/// Plays the tris that is worth most, if there is one and it may be played.
fn play_tris(d: &mut Draft<'_>, ghost: Seat) -> bool {
    let owned = d.state.open.owned(ghost);
    if reinforce::check_tris_now(d.setup, &d.state.open).is_err() {
        return false;
    }
    let best = tris_in(d.setup, d.state.hand(ghost))
        .max_by_key(|&cards| (tris_worth(d.setup, owned, cards), Reverse(cards.bits())));
    let Some((cards, worth)) = best.and_then(|cards| Some((cards, tris_worth(d.setup, owned, cards)?))) else {
        return false;
    };
    let granted = reinforce::within_cap(d.setup, &d.state.open, ghost, worth);
    d.emit(Event::TrisPlayed { seat: ghost, cards, worth, granted });
    d.emit(Event::GhostSpread { seat: ghost, armies: granted });
    true
}

/// Its armies are spread: whether the players still place for it depends on what they leave of its cap.
pub(crate) fn after_spread(setup: &Setup, open: &mut Open, ghost: Seat) {
    open.due = Armies(0);
    if setup.cap_binds == CapBinds::Everybody {
        open.phase = next_placer(setup, open, ghost);
    }
}

/// As many armies on each of its territories, the odd ones on the most valuable.
pub(crate) fn spread(board: &Board, open: &mut Open, ghost: Seat, armies: Armies) {
    let mut territories: ArrayVec<Territory, { board::MAX_TERRITORIES }> = open.owned(ghost).iter().collect();
    territories.sort_by_key(|&t| Reverse(board.value(t)));
    let count = territories.len().max(1) as u16;
    for (place, &territory) in (0..).zip(&territories) {
        open.add_armies(territory, Armies(armies.0 / count + u16::from(place < armies.0 % count)));
    }
}

/// The next forced attack, or the end of the ghost's turn (G8.4).
pub(crate) fn act(d: &mut Draft<'_>) {
    let ghost = d.state.open.turn;
    match target(d.setup, &d.state.open, ghost) {
        Some(Attack { from, to, dice }) => d.emit(Event::AttackDeclared { from, to, dice }),
        None => d.emit(Event::Passed(ghost)),
    }
}

/// The attack the ghost must make: four to one, the most urgent first, then the most valuable (G8.4, G8.5).
fn target(setup: &Setup, open: &Open, ghost: Seat) -> Option<Attack> {
    let owned = open.owned(ghost);
    let protected = crate::attack::protected(setup, open);
    let bases = owned.iter().flat_map(|from| {
        let targets = setup.board.neighbours(from) - owned - protected;
        targets.iter().map(move |to| (from, to))
    });
    let reached = bases.filter(|&(from, to)| open.armies(from).0 >= setup.ghost_ratio * open.armies(to).0);
    let (from, to) = reached.min_by_key(|&(from, to)| {
        let urgency = urgency(setup, open, owned, to);
        let base = match setup.ghost_base {
            GhostBase::Value => setup.board.value(from),
            GhostBase::BoardOrder => 0,
        };
        (urgency, Reverse(setup.board.value(to)), to, Reverse(open.armies(from)), Reverse(base), from)
    })?;
    Some(Attack { from, to, dice: crate::attack::most_attack_dice(open, from) })
}

/// How urgent a target is (G8.5).
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Urgency {
    BreaksContinent,
    CompletesContinent,
    MakesNiche,
    Other,
}

fn urgency(setup: &Setup, open: &Open, owned: TerritorySet, to: Territory) -> Urgency {
    let continent = setup.regions[setup.board.continent_of(to).index()].territories;
    let after = owned | to.only();
    if let Owner::Seat(seat) = open.owner(to)
        && open.owned(seat).covers(continent)
    {
        return Urgency::BreaksContinent;
    }
    if after.covers(continent) {
        return Urgency::CompletesContinent;
    }
    let around = (setup.board.neighbours(to) & owned) | to.only();
    if around.iter().any(|t| after.covers(setup.board.neighbours(t))) { Urgency::MakesNiche } else { Urgency::Other }
}

/// The ghost moves in: evenly, or on from a territory that is now surrounded by its own (G8.6).
pub(crate) fn occupy(d: &mut Draft<'_>, attack: Attack) {
    let Attack { from, to, dice } = attack;
    let owned = d.state.open.owned(d.state.open.turn);
    let niche = |t| owned.covers(d.setup.board.neighbours(t));
    let total = d.state.open.armies(from).0;
    if !niche(from) {
        d.emit(Event::Occupied { from, to, armies: even_share(&d.setup.board, attack, total) });
        if niche(to) {
            leave_niche(d, to);
        }
        return;
    }
    let beyond = best_neighbour(&d.setup.board, from) == Some(to);
    let armies = if beyond { Armies(total - 1) } else { Armies(u16::from(dice.0)) };
    d.emit(Event::Occupied { from, to, armies });
    leave_niche(d, from);
}

/// Half of the armies, the odd one to the more valuable side, never below the dice rolled.
fn even_share(board: &Board, attack: Attack, total: u16) -> Armies {
    let odd_moves = board.value(attack.to) > board.value(attack.from);
    let share = total / 2 + u16::from(odd_moves && total % 2 == 1);
    Armies(share.min(total - 1).max(u16::from(attack.dice.0)))
}

fn leave_niche(d: &mut Draft<'_>, niche: Territory) {
    let armies = Armies(d.state.open.armies(niche).0 - 1);
    if let Some(to) = best_neighbour(&d.setup.board, niche)
        && armies > Armies(0)
    {
        d.emit(Event::NicheLeft { from: niche, to, armies });
    }
}

fn best_neighbour(board: &Board, territory: Territory) -> Option<Territory> {
    board.neighbours(territory).iter().min_by_key(|&t| (Reverse(board.value(t)), t))
}

/// Whether a late-comer receives an army at the end of this turn (G8.9).
pub(crate) fn receives_gift(setup: &Setup, open: &Open, seat: Seat) -> bool {
    open.status(seat) == Status::Absent
        && open.lap.0 <= setup.late_until_lap
        && reinforce::within_cap(setup, open, seat, Armies(1)) > Armies(0)
}

/// The next late-comer's army, or the card.
pub(crate) fn after_gift(setup: &Setup, open: &Open, to: Seat) -> Phase {
    let next = setup.absent.iter().find(|&seat| seat > to && receives_gift(setup, open, seat));
    next.map_or_else(|| crate::end::after_gifts(setup, open), Phase::Gift)
}
