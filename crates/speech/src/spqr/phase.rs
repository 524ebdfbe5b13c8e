//! The phases of a game, the stages of a turn, the part a seat takes, and how a game ends.

use super::Names;
use crate::fill::Fill as _;
use spqr::{Cause, Phase, Stage, Status};
use words::{Id, Sentence, Words, id};

/// The name of a phase: `Scelta delle province`; in a turn, that of its stage: `Sbarchi`.
#[must_use]
pub fn phase(words: Words, phase: &Phase) -> String {
    words.say(match phase {
        Phase::Order(_) => id::PHASE_ORDER,
        Phase::Colours(_) => id::PHASE_COLOURS,
        Phase::Supplying => id::SPQR_PHASE_SUPPLYING,
        Phase::Settling(_) => id::SPQR_PHASE_SETTLING,
        Phase::SettlingNeutral { .. } => id::SPQR_PHASE_SETTLING_NEUTRAL,
        Phase::Founding(_) => id::SPQR_PHASE_FOUNDING,
        Phase::Garrisoning { .. } => id::PHASE_PLACEMENT,
        Phase::Ready => id::PHASE_READY,
        Phase::Turn(Stage::Points) => id::SPQR_PHASE_POINTS,
        Phase::Turn(Stage::Reinforcements) => id::SPQR_PHASE_REINFORCEMENTS,
        Phase::Turn(Stage::Conversions) => id::SPQR_PHASE_CONVERSIONS,
        Phase::Turn(Stage::Sailed) => id::SPQR_PHASE_SAILED,
        Phase::Turn(Stage::NavalCombat) => id::SPQR_PHASE_NAVAL_COMBAT,
        Phase::Turn(Stage::Landings) => id::SPQR_PHASE_LANDINGS,
        Phase::Turn(Stage::LandAttacks) => id::SPQR_PHASE_LAND_ATTACKS,
        Phase::Turn(Stage::Moved) => id::SPQR_PHASE_MOVED,
        Phase::Ramming { .. } => id::SPQR_PHASE_RAMMING,
        Phase::Landing(_) => id::SPQR_PHASE_LANDING,
        Phase::Battle(_) => id::PHASE_BATTLE,
        Phase::Occupy(_) => id::PHASE_OCCUPY,
        Phase::Card => id::PHASE_CARD,
        Phase::Next { .. } => id::PHASE_NEXT,
        Phase::Over(_) => id::PHASE_OVER,
    })
}

/// The name of a stage of a turn, within a sentence: `sbarchi`.
#[must_use]
pub fn stage(words: Words, stage: Stage) -> String {
    words.say(match stage {
        Stage::Points => id::STAGE_POINTS,
        Stage::Reinforcements => id::STAGE_REINFORCEMENTS,
        Stage::Conversions => id::STAGE_CONVERSIONS,
        Stage::Sailed => id::STAGE_SAILED,
        Stage::NavalCombat => id::STAGE_NAVAL_COMBAT,
        Stage::Landings => id::STAGE_LANDINGS,
        Stage::LandAttacks => id::STAGE_LAND_ATTACKS,
        Stage::Moved => id::STAGE_MOVED,
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
        Phase::Order(_) => words.sentence(id::SPQR_AWAITED_ORDER),
        Phase::Colours(seat) => of(id::AWAITED_COLOURS, seat),
        Phase::Supplying => words.sentence(id::SPQR_AWAITED_SUPPLYING),
        Phase::Settling(seat) => of(id::SPQR_AWAITED_SETTLING, seat),
        Phase::SettlingNeutral { by, army } => {
            of(id::SPQR_AWAITED_SETTLING_NEUTRAL, by).with("army", super::things::seat(words, army, names))
        }
        Phase::Founding(seat) => of(id::SPQR_AWAITED_FOUNDING, seat),
        Phase::Garrisoning { seat, left } => of(id::SPQR_AWAITED_GARRISONING, seat).with("armies", left),
        Phase::Ready => words.sentence(id::AWAITED_READY),
        Phase::Turn(stage) => on_turn(awaited_at(stage)),
        Phase::Ramming { sea, against, .. } => on_turn(id::SPQR_AWAITED_RAMMING)
            .with("against", super::things::seat(words, against, names))
            .with("sea", super::things::sea(words, sea, names)),
        Phase::Landing(landing) => on_turn(id::SPQR_AWAITED_LANDING)
            .with("to", super::things::province(words, landing.to, names))
            .with("armies", landing.force),
        Phase::Battle(attack) => on_turn(id::SPQR_AWAITED_BATTLE)
            .with("from", super::things::province(words, attack.from, names))
            .with("to", super::things::province(words, attack.to, names))
            .with("dice", attack.dice),
        Phase::Occupy(attack) => {
            on_turn(id::SPQR_AWAITED_OCCUPY).with("to", super::things::province(words, attack.to, names))
        }
        Phase::Card => on_turn(id::AWAITED_CARD),
        Phase::Next { after, .. } => of(id::AWAITED_NEXT, after),
        Phase::Over(cause) => words.sentence(id::AWAITED_OVER).with("cause", self::cause(words, cause)),
    }
}

/// How a seat takes part: `in gioco`, `esercito neutrale`.
#[must_use]
pub fn status(words: Words, status: Status) -> String {
    match status {
        Status::Empty => words.say(id::STATUS_EMPTY),
        Status::Playing => words.say(id::STATUS_PLAYING),
        Status::Neutral => words.say(id::NEUTRAL_ARMY),
        Status::Withdrawn => words.say(id::STATUS_WITHDRAWN),
        Status::Excluded => words.say(id::STATUS_EXCLUDED),
        Status::Eliminated(exit) => words.sentence(id::STATUS_ELIMINATED).with("exit", exit.number()).say(),
    }
}

/// Why a game ended: `punti per la vittoria raggiunti`.
#[must_use]
pub fn cause(words: Words, cause: Cause) -> String {
    words.say(match cause {
        Cause::Target => id::CAUSE_TARGET,
        Cause::Time => id::CAUSE_TIME,
        Cause::LastPlayer => id::CAUSE_LAST_PLAYER,
    })
}

/// What the player on turn may still do, once a stage is reached.
const fn awaited_at(stage: Stage) -> Id {
    match stage {
        Stage::Points => id::SPQR_AWAITED_POINTS,
        Stage::Reinforcements => id::SPQR_AWAITED_REINFORCEMENTS,
        Stage::Conversions => id::SPQR_AWAITED_CONVERSIONS,
        Stage::Sailed => id::SPQR_AWAITED_SAILED,
        Stage::NavalCombat => id::SPQR_AWAITED_NAVAL_COMBAT,
        Stage::Landings => id::SPQR_AWAITED_LANDINGS,
        Stage::LandAttacks => id::SPQR_AWAITED_LAND_ATTACKS,
        Stage::Moved => id::SPQR_AWAITED_MOVED,
    }
}
