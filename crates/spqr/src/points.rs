//! The points of a turn: supremacies, centres of power, claiming them, recovering forgotten ones (B5, S6).

use crate::phase::Stage;
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::state::{Open, Points, Status};
use board::rome::SeaSet;
use frame::{BySeat, Seat, SeatSet};
use regulation::spqr::Rivals;

/// The three supremacies of a seat (B5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Supremacies {
    /// The greatest empire: the largest group of provinces joined by land.
    pub empire: bool,
    /// The most provinces.
    pub provinces: bool,
    /// The most seas.
    pub seas: bool,
}

impl Supremacies {
    /// How many.
    #[must_use]
    pub fn count(self) -> u16 {
        u16::from(self.empire) + u16::from(self.provinces) + u16::from(self.seas)
    }
}

/// The seas a seat controls: strictly more triremes there than anyone (B5).
#[must_use]
pub fn seas_of(setup: &Setup, open: &Open, seat: Seat) -> SeaSet {
    setup.map.seas().iter().filter(|&sea| open.master(setup, sea) == Some(seat)).collect()
}

/// The supremacies a seat has now: strictly more than every rival (B5).
#[must_use]
pub fn supremacies(setup: &Setup, open: &Open, seat: Seat) -> Supremacies {
    let rivals = rivals(setup, open, seat);
    let empire = |seat| setup.map.largest_group(open.owned(seat)).len();
    let provinces = |seat| open.owned(seat).len();
    let mut ruled = BySeat::all(0usize);
    for master in setup.map.seas().iter().filter_map(|sea| open.master(setup, sea)) {
        ruled[master] += 1;
    }
    let seas = |seat| ruled[seat];
    let own_empire = empire(seat);
    Supremacies {
        empire: own_empire >= setup.empire_least && rivals.iter().all(|rival| empire(rival) < own_empire),
        provinces: rivals.iter().all(|rival| provinces(rival) < provinces(seat)),
        seas: seas(seat) > 0 && rivals.iter().all(|rival| seas(rival) < seas(seat)),
    }
}

fn rivals(setup: &Setup, open: &Open, seat: Seat) -> SeatSet {
    let counts = |other: Seat| match setup.rivals {
        Rivals::AllArmies => open.status(other).on_board(),
        Rivals::Players => open.status(other) == Status::Playing,
    };
    setup.seats().iter().filter(|&other| other != seat && counts(other)).collect()
}

/// The points a seat has a right to as its turn begins (B5, S6).
#[must_use]
pub fn points_due(setup: &Setup, open: &Open, seat: Seat) -> Points {
    let centres = (open.owned(seat) & open.centres).len() as u16;
    Points(supremacies(setup, open, seat).count() + centres * setup.centre_points)
}

/// Points are claimed as the first act of a turn, and no more than are due (B5).
pub(crate) fn check_claim(open: &Open, stage: Stage, points: Points) -> Result<(), Refusal> {
    if open.now.points == Points(0) {
        return Err(Refusal::NoPointsDue);
    }
    if stage != Stage::Points {
        return Err(Refusal::ClaimTooLate);
    }
    if points == Points(0) {
        return Err(Refusal::NoPoints);
    }
    if points > open.now.points {
        return Err(Refusal::TooManyPoints { points, due: open.now.points });
    }
    Ok(())
}

/// A safe-conduct recovers what was forgotten, until the end of the turn (S6).
pub(crate) fn check_recover(open: &Open, seat: Seat, stage: Stage) -> Result<(), Refusal> {
    if stage == Stage::Points {
        return Err(Refusal::NotForgottenYet);
    }
    if open.now.points == Points(0) {
        return Err(Refusal::NothingForgotten);
    }
    if open.places[seat].safe_conducts == 0 {
        return Err(Refusal::NoSafeConduct);
    }
    Ok(())
}

/// Whether something forgotten can still be recovered.
pub(crate) fn recoverable(open: &Open, seat: Seat) -> bool {
    open.now.points > Points(0) && open.places[seat].safe_conducts > 0
}
