//! How near the end is once time is up: the laps still to be played, the next closing roll and what closes the game on it
//! (G7.3–G7.6). Reads only; what happens is decided in [`crate::end`].

use crate::end::{LAPS_AFTER_TIME, closes, closing_for, laps_since};
use crate::phase::Phase;
use crate::setup::Setup;
use crate::state::{Open, Status};
use frame::Seat;
use regulation::settings::TimeUp;

/// How near the end of a game is, once its time is up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NearEnd {
    /// The laps still to be played for certain, this one included: 2 in the last but one, 0 once only closing rolls decide.
    pub laps: u8,
    /// The closing roll that is awaited, or else the one at the end of this turn, where there is one.
    pub roll: Option<NextRoll>,
}

/// A closing roll that is to come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NextRoll {
    /// Whose it is.
    pub seat: Seat,
    /// The sums it asks for: one as an upper bound, or each as it is.
    pub sums: Vec<u8>,
    /// How many of the 36 throws of two dice close the game.
    pub ways: u8,
    /// Whether the seat has made too many conquests to roll (G7.6).
    pub forfeited: bool,
}

/// How near the end is; nothing while time runs, and nothing of a game that is over.
#[must_use]
pub fn near_end(setup: &Setup, open: &Open) -> Option<NearEnd> {
    if !open.time_is_up() || matches!(open.phase, Phase::Over(_)) {
        return None;
    }
    let laps = match setup.time_up {
        TimeUp::ThisTurn => 1,
        TimeUp::OneMoreLap => (open.last_lap.0 + 1).saturating_sub(open.lap.0.max(1)).min(2) as u8,
        TimeUp::ThreeLaps => LAPS_AFTER_TIME.saturating_sub(laps_since(open, open.turn)?),
    };
    Some(NearEnd { laps, roll: next_roll(setup, open) })
}

fn next_roll(setup: &Setup, open: &Open) -> Option<NextRoll> {
    let (seat, lap, due) = match open.phase {
        Phase::Closing { seat, lap } => (seat, lap, true),
        _ => (open.turn, open.lap, false),
    };
    let sums = closing_for(setup, open, seat, lap)?;
    let throws = (1..=6_u8).flat_map(|one| (1..=6_u8).map(move |other| one + other));
    Some(NextRoll {
        seat,
        sums: sums.to_vec(),
        ways: throws.filter(|&sum| closes(setup, sums, sum)).count() as u8,
        forfeited: !due && open.conquests > setup.conquests_max,
    })
}

/// The player who is there and whose closing roll is awaited.
#[must_use]
pub fn closing_roller(open: &Open) -> Option<Seat> {
    match open.phase {
        Phase::Closing { seat, .. } if open.status(seat) == Status::Playing => Some(seat),
        _ => None,
    }
}
