//! Players who leave or are put out, and late-comers who arrive (G6.5, G8.9).

use crate::draft::Draft;
use crate::event::Event;
use crate::phase::{Cause, Phase};
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::state::{Open, Owner, Status};
use frame::{Armies, Lap, RuleId, Seat};
use regulation::settings::LastPlayer;

/// How a player leaves.
#[derive(Clone, Copy)]
pub(crate) enum Leaving {
    Withdraws,
    Excluded,
}

/// A player leaves the game; what they were about to do is done for them in the least way.
pub(crate) fn leave(d: &mut Draft<'_>, seat: Seat, how: Leaving, rule: RuleId) -> Result<(), Refusal> {
    check_leave(&d.state.open, seat)?;
    let before = crate::end::prior_objective(d);
    match d.state.open.phase {
        Phase::Occupy(attack) if d.state.open.turn == seat || ends_with(d, seat) => {
            crate::attack::occupy_least(d, attack);
        }
        Phase::Declared(attack) if d.state.open.owner(attack.to) == Owner::Seat(seat) => {
            d.emit(Event::DefenceDeclared(crate::attack::most_defence_dice(&d.state.open, attack.to)));
        }
        _ => {}
    }
    d.emit(match how {
        Leaving::Withdraws => Event::Withdrawn { seat, rule },
        Leaving::Excluded => Event::Excluded { seat, rule },
    });
    if d.state.open.hand_size(seat) > 0 {
        d.emit(Event::HandDiscarded { seat });
    }
    if too_few_left(d.setup, &d.state.open, d.state.open.lap) {
        d.emit(Event::GameEnded(Cause::LastPlayer));
    } else {
        crate::end::notice_objective(d, before);
    }
    Ok(())
}

/// Whether the game ends when this player is gone.
fn ends_with(d: &Draft<'_>, seat: Seat) -> bool {
    let mut without = d.state.open;
    without.set_status(seat, Status::Withdrawn);
    too_few_left(d.setup, &without, without.lap)
}

/// Only who plays can leave, and not before the armies are being placed.
fn check_leave(open: &Open, seat: Seat) -> Result<(), Refusal> {
    if open.status(seat) != Status::Playing {
        return Err(Refusal::NotInGame(seat));
    }
    match open.phase {
        Phase::Order(_) | Phase::Colours(_) | Phase::Abandon { .. } | Phase::Reoccupy(_) => Err(Refusal::WrongPhase),
        Phase::Declared(_) if open.turn == seat => Err(Refusal::WrongPhase),
        _ => Ok(()),
    }
}

/// What was awaited of somebody who left is awaited of the next.
pub(crate) fn left(setup: &Setup, open: &mut Open, seat: Seat) {
    open.phase = match open.phase {
        Phase::Placement { seat: placing, helper, .. } if placing == seat => {
            crate::placement::next_after(setup, open, seat, next_helper(open, helper))
        }
        Phase::Placement { seat: placing, left, helper } => {
            Phase::Placement { seat: placing, left, helper: next_helper(open, helper) }
        }
        Phase::GhostPlacing(placing) if placing == seat => crate::ghost::next_placer(setup, open, seat),
        Phase::Reinforce | Phase::Combat | Phase::Gift(_) if open.turn == seat => {
            open.due = Armies(0);
            Phase::TurnOver
        }
        other => other,
    };
}

fn next_helper(open: &Open, helper: Seat) -> Seat {
    if open.playing().has(helper) { helper } else { open.playing().after(helper).unwrap_or(helper) }
}

/// Whether in this lap a game ends because of how few play: nobody, or one where that one wins by it or has the whole board
/// (G7.13). Who may still arrive to play against them counts (G8.9).
pub(crate) fn too_few_left(setup: &Setup, open: &Open, lap: Lap) -> bool {
    let late = |status| status == Status::Absent && lap.0 <= setup.late_until_lap;
    if open.playing().is_empty() {
        return true;
    }
    let one_left = open.seats_where(|status| status == Status::Playing || late(status)).len() <= 1;
    one_left && (setup.last_player == LastPlayer::Wins || open.playing().iter().any(|seat| has_all(setup, open, seat)))
}

/// Whether the whole board is a seat's.
fn has_all(setup: &Setup, open: &Open, seat: Seat) -> bool {
    open.owned(seat).covers(setup.board.all())
}

/// A late-comer takes their seat (G8.9).
pub(crate) fn admit(d: &mut Draft<'_>, seat: Seat, rule: RuleId) -> Result<(), Refusal> {
    if d.state.open.status(seat) != Status::Absent {
        return Err(Refusal::NotAbsent(seat));
    }
    if d.state.open.lap.0 > d.setup.late_until_lap {
        return Err(Refusal::TooLate(d.setup.late_until_lap));
    }
    if !after_preparation(d.state.open.phase) {
        return Err(Refusal::WrongPhase);
    }
    d.emit(Event::Admitted { seat, rule });
    Ok(())
}

/// Whether territories and objectives are dealt, so that positions can be judged.
pub(crate) fn after_preparation(phase: Phase) -> bool {
    !matches!(
        phase,
        Phase::Order(_)
            | Phase::Colours(_)
            | Phase::Objectives(_)
            | Phase::Deal
            | Phase::Abandon { .. }
            | Phase::Reoccupy(_)
            | Phase::Over(_)
    )
}
