//! The phases of a game, the stages of a turn, the part a seat takes, and how a game ends.

use super::Names;
use crate::catalogue::{Sentence, Words};
use spqr::{Cause, Phase, Stage, Status};

impl Words {
    /// The name of a phase: `Scelta delle province`; in a turn, that of its stage: `Sbarchi`.
    #[must_use]
    pub fn spqr_phase(self, phase: &Phase) -> String {
        self.say(match phase {
            Phase::Order(_) => "phase-order",
            Phase::Colours(_) => "phase-colours",
            Phase::Supplying => "spqr-phase-supplying",
            Phase::Settling(_) => "spqr-phase-settling",
            Phase::SettlingNeutral { .. } => "spqr-phase-settling-neutral",
            Phase::Founding(_) => "spqr-phase-founding",
            Phase::Garrisoning { .. } => "phase-placement",
            Phase::Ready => "phase-ready",
            Phase::Turn(Stage::Points) => "spqr-phase-points",
            Phase::Turn(Stage::Reinforcements) => "spqr-phase-reinforcements",
            Phase::Turn(Stage::Conversions) => "spqr-phase-conversions",
            Phase::Turn(Stage::Sailed) => "spqr-phase-sailed",
            Phase::Turn(Stage::NavalCombat) => "spqr-phase-naval-combat",
            Phase::Turn(Stage::Landings) => "spqr-phase-landings",
            Phase::Turn(Stage::LandAttacks) => "spqr-phase-land-attacks",
            Phase::Turn(Stage::Moved) => "spqr-phase-moved",
            Phase::Ramming { .. } => "spqr-phase-ramming",
            Phase::Landing(_) => "spqr-phase-landing",
            Phase::Battle(_) => "phase-battle",
            Phase::Occupy(_) => "phase-occupy",
            Phase::Card => "phase-card",
            Phase::Next { .. } => "phase-next",
            Phase::Over(_) => "phase-over",
        })
    }

    /// The name of a stage of a turn, within a sentence: `sbarchi`.
    #[must_use]
    pub fn stage(self, stage: Stage) -> String {
        self.say(match stage {
            Stage::Points => "stage-points",
            Stage::Reinforcements => "stage-reinforcements",
            Stage::Conversions => "stage-conversions",
            Stage::Sailed => "stage-sailed",
            Stage::NavalCombat => "stage-naval-combat",
            Stage::Landings => "stage-landings",
            Stage::LandAttacks => "stage-land-attacks",
            Stage::Moved => "stage-moved",
        })
    }

    /// What is awaited in a phase, and of whom: `giallo sceglie il colore`.
    #[must_use]
    pub fn spqr_awaited(self, phase: &Phase, names: &Names<'_>) -> String {
        self.spqr_awaited_in(phase, names).say()
    }

    fn spqr_awaited_in(self, phase: &Phase, names: &Names<'_>) -> Sentence {
        let of = |id, seat| self.sentence(id).with("seat", self.spqr_seat(seat, names));
        let on_turn = |id| self.sentence(id).with("seat", self.spqr_on_turn(names));
        match *phase {
            Phase::Order(_) => self.sentence("spqr-awaited-order"),
            Phase::Colours(seat) => of("awaited-colours", seat),
            Phase::Supplying => self.sentence("spqr-awaited-supplying"),
            Phase::Settling(seat) => of("spqr-awaited-settling", seat),
            Phase::SettlingNeutral { by, army } => {
                of("spqr-awaited-settling-neutral", by).with("army", self.spqr_seat(army, names))
            }
            Phase::Founding(seat) => of("spqr-awaited-founding", seat),
            Phase::Garrisoning { seat, left } => of("spqr-awaited-garrisoning", seat).with("armies", left),
            Phase::Ready => self.sentence("awaited-ready"),
            Phase::Turn(stage) => on_turn(awaited_at(stage)),
            Phase::Ramming { sea, against, .. } => on_turn("spqr-awaited-ramming")
                .with("against", self.spqr_seat(against, names))
                .with("sea", self.sea(sea, names)),
            Phase::Landing(landing) => on_turn("spqr-awaited-landing")
                .with("to", self.province(landing.to, names))
                .with("armies", landing.force),
            Phase::Battle(attack) => on_turn("spqr-awaited-battle")
                .with("from", self.province(attack.from, names))
                .with("to", self.province(attack.to, names))
                .with("dice", attack.dice),
            Phase::Occupy(attack) => on_turn("spqr-awaited-occupy").with("to", self.province(attack.to, names)),
            Phase::Card => on_turn("awaited-card"),
            Phase::Next { after, .. } => of("awaited-next", after),
            Phase::Over(cause) => self.sentence("awaited-over").with("cause", self.spqr_cause(cause)),
        }
    }

    /// How a seat takes part: `in gioco`, `esercito neutrale`.
    #[must_use]
    pub fn spqr_status(self, status: Status) -> String {
        match status {
            Status::Empty => self.say("status-empty"),
            Status::Playing => self.say("status-playing"),
            Status::Neutral => self.say("neutral-army"),
            Status::Withdrawn => self.say("status-withdrawn"),
            Status::Excluded => self.say("status-excluded"),
            Status::Eliminated(exit) => self.sentence("status-eliminated").with("exit", exit.number()).say(),
        }
    }

    /// Why a game ended: `punti per la vittoria raggiunti`.
    #[must_use]
    pub fn spqr_cause(self, cause: Cause) -> String {
        self.say(match cause {
            Cause::Target => "cause-target",
            Cause::Time => "cause-time",
            Cause::LastPlayer => "cause-last-player",
        })
    }
}

/// What the player on turn may still do, once a stage is reached.
const fn awaited_at(stage: Stage) -> &'static str {
    match stage {
        Stage::Points => "spqr-awaited-points",
        Stage::Reinforcements => "spqr-awaited-reinforcements",
        Stage::Conversions => "spqr-awaited-conversions",
        Stage::Sailed => "spqr-awaited-sailed",
        Stage::NavalCombat => "spqr-awaited-naval-combat",
        Stage::Landings => "spqr-awaited-landings",
        Stage::LandAttacks => "spqr-awaited-land-attacks",
        Stage::Moved => "spqr-awaited-moved",
    }
}
