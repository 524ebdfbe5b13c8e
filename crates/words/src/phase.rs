//! The phases of a game, the part a seat takes in it, and how it ends.

use crate::catalogue::{Sentence, Words};
use crate::names::Names;
use rules::{Cause, Phase, Status};

impl Words {
    /// The name of a phase: `Rinforzi`.
    #[must_use]
    pub fn phase(self, phase: &Phase) -> String {
        self.say(match phase {
            Phase::Order(_) => "phase-order",
            Phase::Colours(_) => "phase-colours",
            Phase::Objectives(_) => "phase-objectives",
            Phase::Deal => "phase-deal",
            Phase::Abandon { .. } => "phase-abandon",
            Phase::Reoccupy(_) => "phase-reoccupy",
            Phase::Placement { .. } => "phase-placement",
            Phase::Ready => "phase-ready",
            Phase::Reinforce => "phase-reinforce",
            Phase::Combat => "phase-combat",
            Phase::Declared(_) => "phase-declared",
            Phase::Battle { .. } => "phase-battle",
            Phase::Capture { .. } => "phase-capture",
            Phase::Occupy(_) => "phase-occupy",
            Phase::GhostPlacing(_) => "phase-ghost-placing",
            Phase::GhostActs => "phase-ghost-acts",
            Phase::Gift(_) => "phase-gift",
            Phase::Card => "phase-card",
            Phase::TurnOver => "phase-turn-over",
            Phase::Next { .. } => "phase-next",
            Phase::Closing { .. } => "phase-closing",
            Phase::Over(_) => "phase-over",
        })
    }

    /// What is awaited in a phase, and of whom: `giallo sceglie il colore`.
    #[must_use]
    pub fn awaited(self, phase: &Phase, names: &Names<'_>) -> String {
        self.awaited_in(phase, names).say()
    }

    fn awaited_in(self, phase: &Phase, names: &Names<'_>) -> Sentence {
        let of = |id, seat| self.sentence(id).with("seat", self.seat(seat, names));
        let on_turn = |id| self.sentence(id).with("seat", self.on_turn(names));
        match *phase {
            Phase::Order(_) => self.sentence("awaited-order"),
            Phase::Colours(seat) => of("awaited-colours", seat),
            Phase::Objectives(seat) => of("awaited-objectives", seat),
            Phase::Deal => self.sentence("awaited-deal"),
            Phase::Abandon { seat, .. } => of("awaited-abandon", seat),
            Phase::Reoccupy(seat) => of("awaited-reoccupy", seat),
            Phase::Placement { seat, left, .. } => of("awaited-placement", seat).with("armies", left),
            Phase::Ready => self.sentence("awaited-ready"),
            Phase::Reinforce => on_turn("awaited-reinforce"),
            Phase::Combat => on_turn("awaited-combat"),
            Phase::Declared(attack) => {
                self.sentence("awaited-declared").with("territory", self.territory(attack.to, names))
            }
            Phase::Battle { attack, defence } => {
                self.sentence("awaited-battle").with("attack", attack.dice).with("defence", defence)
            }
            Phase::Capture { victim, left, .. } => of("awaited-capture", victim).with("cards", left),
            Phase::Occupy(attack) => on_turn("awaited-occupy").with("territory", self.territory(attack.to, names)),
            Phase::GhostPlacing(seat) => of("awaited-ghost-placing", seat),
            Phase::GhostActs => self.sentence("awaited-ghost-acts"),
            Phase::Gift(to) => on_turn("awaited-gift").with("to", self.seat(to, names)),
            Phase::Card => on_turn("awaited-card"),
            Phase::TurnOver => on_turn("awaited-turn-over"),
            Phase::Next { after, .. } => of("awaited-next", after),
            Phase::Closing { seat, lap } => of("awaited-closing", seat).with("lap", lap),
            Phase::Over(cause) => self.sentence("awaited-over").with("cause", self.cause(cause)),
        }
    }

    /// How a seat takes part: `in gioco`, `eliminato per primo`.
    #[must_use]
    pub fn status(self, status: Status) -> String {
        match status {
            Status::Empty => self.say("status-empty"),
            Status::Playing => self.say("status-playing"),
            Status::Ghost => self.say("status-ghost"),
            Status::Absent => self.say("status-absent"),
            Status::Withdrawn => self.say("status-withdrawn"),
            Status::Excluded => self.say("status-excluded"),
            Status::Eliminated(exit) => self.sentence("status-eliminated").with("exit", exit.number()).say(),
        }
    }

    /// Why a game ended: `obiettivo completato`.
    #[must_use]
    pub fn cause(self, cause: Cause) -> String {
        self.say(match cause {
            Cause::Objective => "cause-objective",
            Cause::Closing => "cause-closing",
            Cause::Time => "cause-time",
            Cause::LastPlayer => "cause-last-player",
        })
    }
}
