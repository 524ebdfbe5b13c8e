//! What a turn has come to, kept from the events alone.

use super::ledger::must;
use crate::Verdict;
use board::rome::{ByProvince, BySea, Province, ProvinceSet, Sea, SeaSet};
use frame::Seat;
use spqr::{Landing, Open, Phase, Stage};

/// What is being fought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Combat {
    Nothing,
    /// Triremes against triremes.
    Naval {
        sea: Sea,
        against: Seat,
        dice: u16,
    },
    /// From the sea, with those still fighting.
    Landing(Landing),
    /// By land.
    Land(Assault),
    /// A province conquered by land waits for its legionaries.
    Occupying(Assault),
}

/// An attack by land.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Assault {
    pub(super) from: Province,
    pub(super) to: Province,
    pub(super) dice: u16,
}

impl Assault {
    /// The same as the rules write it.
    pub(super) fn told(self) -> spqr::Attack {
        spqr::Attack { from: self.from, to: self.to, dice: frame::Dice(self.dice as u8) }
    }
}

/// A turn.
#[derive(Clone)]
pub(super) struct Turn {
    pub(super) seat: Seat,
    pub(super) lap: u16,
    pub(super) stage: Stage,
    /// Legionaries to place.
    pub(super) due: u16,
    /// Triremes to launch.
    pub(super) triremes: u16,
    /// Centres to build, and what is owed for the next.
    pub(super) centres: u8,
    pub(super) owed: u16,
    /// Points not taken.
    pub(super) points: u16,
    pub(super) tris: u16,
    pub(super) placed_any: bool,
    /// What was placed and launched and can be taken back.
    pub(super) placed: ByProvince<u16>,
    pub(super) launched: BySea<u16>,
    /// Triremes that became legionaries, and that legionaries became.
    pub(super) disembarked: u16,
    pub(super) embarked: u16,
    /// Against whom one has fought in each sea.
    pub(super) fought: BySea<Option<Seat>>,
    /// The last naval combat, and whether its last roll sank something.
    pub(super) rammed: Option<(Sea, bool)>,
    pub(super) attacked_by_sea: ByProvince<bool>,
    pub(super) taken_by_sea: ByProvince<bool>,
    pub(super) conquests: u8,
    pub(super) combat: Combat,
    /// A legionary is to join each own centre (B6).
    pub(super) garrison_due: bool,
}

impl Turn {
    pub(super) fn new(seat: Seat, lap: u16) -> Self {
        Self {
            seat,
            lap,
            stage: Stage::Reinforcements,
            due: 0,
            triremes: 0,
            centres: 0,
            owed: 0,
            points: 0,
            tris: 0,
            placed_any: false,
            placed: ByProvince::all(0),
            launched: BySea::all(0),
            disembarked: 0,
            embarked: 0,
            fought: BySea::all(None),
            rammed: None,
            attacked_by_sea: ByProvince::all(false),
            taken_by_sea: ByProvince::all(false),
            conquests: 0,
            combat: Combat::Nothing,
            garrison_due: false,
        }
    }

    /// An act of a stage: none of a later one has been done, and it is the turn's player's to do (B4).
    pub(super) fn act(&mut self, stage: Stage) -> Verdict {
        must(self.stage <= stage, "the order of the stages")?;
        must(self.combat == Combat::Nothing, "a combat is being fought")?;
        self.stage = stage;
        Ok(())
    }

    /// An act that needs all that is due to be placed (B6).
    pub(super) fn act_after_placing(&mut self, stage: Stage) -> Verdict {
        self.check_all_placed()?;
        self.act(stage)
    }

    /// Reinforcements, which may be taken back and placed anew until the first attack (C11).
    pub(super) fn reinforce(&mut self) -> Verdict {
        must(self.stage < Stage::NavalCombat, "an attack or the move was before it")?;
        must(self.combat == Combat::Nothing && self.centres == 0, "a combat, or a centre still to be built")?;
        self.stage = self.stage.max(Stage::Reinforcements);
        Ok(())
    }

    pub(super) fn check_all_placed(&self) -> Verdict {
        let left = (self.due, self.triremes, self.centres);
        if left == (0, 0, 0) { Ok(()) } else { Err(format!("legionaries, triremes, centres still to place: {left:?}")) }
    }

    /// The phase somebody is asked in.
    pub(super) fn phase(&self) -> Phase {
        match self.combat {
            Combat::Nothing => Phase::Turn(self.stage),
            Combat::Naval { sea, against, dice } => Phase::Ramming { sea, against, dice: frame::Dice(dice as u8) },
            Combat::Landing(landing) => Phase::Landing(landing),
            Combat::Land(assault) => Phase::Battle(assault.told()),
            Combat::Occupying(assault) => Phase::Occupy(assault.told()),
        }
    }

    /// The state must say the same of the turn.
    pub(super) fn compare(&self, open: &Open) -> Verdict {
        let now = &open.now;
        let booked = (self.seat, self.lap, self.due, self.triremes, self.centres, self.owed, self.points);
        let found = (open.turn, open.lap.0, now.due.0, now.triremes_due.0, now.centres_due, now.owed.0, now.points.0);
        if booked != found {
            return Err(format!("turn, lap and what is due are {found:?}, by the events {booked:?}"));
        }
        let booked = (self.tris, self.conquests, self.placed_any);
        let found = (now.tris.into(), now.conquests, now.placed_any);
        if booked != found {
            return Err(format!("tris, conquests, anything placed are {found:?}, by the events {booked:?}"));
        }
        let converted = (now.disembarked.0, now.embarked.0);
        must(converted == (self.disembarked, self.embarked), "the conversions are not those of the events")?;
        let (provinces, seas) = (ProvinceSet::from_bits(u64::MAX), SeaSet::from_bits(u64::MAX));
        let same_marks = provinces.iter().all(|province| self.placed[province] == u16::from(now.placed[province]));
        let same_fleet = seas.iter().all(|sea| self.launched[sea] == u16::from(now.launched[sea]));
        must(same_marks && same_fleet, "what may be taken back is not what the events say")?;
        let fought: SeaSet = seas.iter().filter(|&sea| self.fought[sea].is_some()).collect();
        let set = |of: &ByProvince<bool>| -> ProvinceSet { provinces.iter().filter(|&p| of[p]).collect() };
        let booked = (fought, set(&self.attacked_by_sea), set(&self.taken_by_sea));
        let found = (now.fought, now.attacked_by_sea, now.taken_by_sea);
        if booked != found {
            return Err(format!("fought, attacked and taken by sea are {found:?}, by the events {booked:?}"));
        }
        let rammed = now.last_ramming.map(|last| (last.sea, last.sank));
        must(rammed == self.rammed, "the last naval combat is not the one of the events")
    }
}
