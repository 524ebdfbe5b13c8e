//! The phases of a game, the part a seat takes in it, and how it ends.

use super::names::Names;
use crate::fill::Fill as _;
use rules::{Cause, Phase, Status};
use words::{Sentence, Words, id};

/// The name of a phase: `Rinforzi`.
#[must_use]
pub fn phase(words: Words, phase: &Phase) -> String {
    words.say(match phase {
        Phase::Order(_) => id::PHASE_ORDER,
        Phase::Colours(_) => id::PHASE_COLOURS,
        Phase::Objectives(_) => id::PHASE_OBJECTIVES,
        Phase::Deal => id::PHASE_DEAL,
        Phase::Abandon { .. } => id::PHASE_ABANDON,
        Phase::Reoccupy(_) => id::PHASE_REOCCUPY,
        Phase::Placement { .. } => id::PHASE_PLACEMENT,
        Phase::Ready => id::PHASE_READY,
        Phase::Reinforce => id::PHASE_REINFORCE,
        Phase::Combat => id::PHASE_COMBAT,
        Phase::Declared(_) => id::PHASE_DECLARED,
        Phase::Battle { .. } => id::PHASE_BATTLE,
        Phase::Capture { .. } => id::PHASE_CAPTURE,
        Phase::Occupy(_) => id::PHASE_OCCUPY,
        Phase::GhostPlacing(_) => id::PHASE_GHOST_PLACING,
        Phase::GhostActs => id::PHASE_GHOST_ACTS,
        Phase::Gift(_) => id::PHASE_GIFT,
        Phase::Card => id::PHASE_CARD,
        Phase::TurnOver => id::PHASE_TURN_OVER,
        Phase::Next { .. } => id::PHASE_NEXT,
        Phase::Closing { .. } => id::PHASE_CLOSING,
        Phase::Over(_) => id::PHASE_OVER,
    })
}

/// What is awaited in a phase, and of whom: `giallo sceglie il colore`.
#[must_use]
pub fn awaited(words: Words, phase: &Phase, names: &Names<'_>) -> String {
    self::awaited_in(words, phase, names).say()
}

fn awaited_in(words: Words, phase: &Phase, names: &Names<'_>) -> Sentence {
    let of = |id, seat| words.sentence(id).with("seat", super::things::seat(words, seat, names));
    let on_turn = |id| words.sentence(id).with("seat", super::things::on_turn(words, names));
    match *phase {
        Phase::Order(_) => words.sentence(id::AWAITED_ORDER),
        Phase::Colours(seat) => of(id::AWAITED_COLOURS, seat),
        Phase::Objectives(seat) => of(id::AWAITED_OBJECTIVES, seat),
        Phase::Deal => words.sentence(id::AWAITED_DEAL),
        Phase::Abandon { seat, .. } => of(id::AWAITED_ABANDON, seat),
        Phase::Reoccupy(seat) => of(id::AWAITED_REOCCUPY, seat),
        Phase::Placement { seat, left, .. } => of(id::AWAITED_PLACEMENT, seat).with("armies", left),
        Phase::Ready => words.sentence(id::AWAITED_READY),
        Phase::Reinforce => on_turn(id::AWAITED_REINFORCE),
        Phase::Combat => on_turn(id::AWAITED_COMBAT),
        Phase::Declared(attack) => {
            words.sentence(id::AWAITED_DECLARED).with("territory", super::things::territory(words, attack.to, names))
        }
        Phase::Battle { attack, defence } => {
            words.sentence(id::AWAITED_BATTLE).with("attack", attack.dice).with("defence", defence)
        }
        Phase::Capture { victim, left, .. } => of(id::AWAITED_CAPTURE, victim).with("cards", left),
        Phase::Occupy(attack) => {
            on_turn(id::AWAITED_OCCUPY).with("territory", super::things::territory(words, attack.to, names))
        }
        Phase::GhostPlacing(seat) => of(id::AWAITED_GHOST_PLACING, seat),
        Phase::GhostActs => words.sentence(id::AWAITED_GHOST_ACTS),
        Phase::Gift(to) => on_turn(id::AWAITED_GIFT).with("to", super::things::seat(words, to, names)),
        Phase::Card => on_turn(id::AWAITED_CARD),
        Phase::TurnOver => on_turn(id::AWAITED_TURN_OVER),
        Phase::Next { after, .. } => of(id::AWAITED_NEXT, after),
        Phase::Closing { seat, lap } => of(id::AWAITED_CLOSING, seat).with("lap", lap),
        Phase::Over(cause) => words.sentence(id::AWAITED_OVER).with("cause", self::cause(words, cause)),
    }
}

/// How a seat takes part: `in gioco`, `eliminato per primo`.
#[must_use]
pub fn status(words: Words, status: Status) -> String {
    match status {
        Status::Empty => words.say(id::STATUS_EMPTY),
        Status::Playing => words.say(id::STATUS_PLAYING),
        Status::Ghost => words.say(id::STATUS_GHOST),
        Status::Absent => words.say(id::STATUS_ABSENT),
        Status::Withdrawn => words.say(id::STATUS_WITHDRAWN),
        Status::Excluded => words.say(id::STATUS_EXCLUDED),
        Status::Eliminated(exit) => words.sentence(id::STATUS_ELIMINATED).with("exit", exit.number()).say(),
    }
}

/// Why a game ended: `obiettivo completato`.
#[must_use]
pub fn cause(words: Words, cause: Cause) -> String {
    words.say(match cause {
        Cause::Objective => id::CAUSE_OBJECTIVE,
        Cause::Closing => id::CAUSE_CLOSING,
        Cause::Time => id::CAUSE_TIME,
        Cause::LastPlayer => id::CAUSE_LAST_PLAYER,
    })
}
