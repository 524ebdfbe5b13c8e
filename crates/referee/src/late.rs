//! The late-comer's ghost (G8.9): what it has received, and whether its player may still enter.

use frame::{Armies, Lap, RuleId, Seat};
use regulation::Settings;
use regulation::settings::LateComer;

/// A table that has begun without somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// Players, late-comers included.
    pub players: usize,
    /// How many of them are missing.
    pub missing: usize,
    /// The lap in progress.
    pub lap: Lap,
    /// Turns of present players already over in this lap.
    pub turns: usize,
}

/// What a late-comer finds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LateComers {
    /// The seats kept for them.
    pub seats: Vec<Seat>,
    /// The armies of the first supply, placed for each of them (G2.4).
    pub initial: Armies,
    /// The armies each has received since.
    pub received: Armies,
    /// The armies each receives in a lap.
    pub each_lap: Armies,
    /// Whether they may still enter.
    pub entry: Entry,
    /// The last lap in which they may.
    pub until: Lap,
}

/// Whether a late-comer may still enter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Yes, with an objective drawn on arrival.
    Open,
    /// No: the last lap for it is over.
    Closed,
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoGhost {
    /// Under this regulation who is late does not play.
    #[error("who is late does not play")]
    NotAdmitted,
    /// No such table begins without so many.
    #[error("no table of {players} begins without {missing}")]
    NoSuchTable {
        /// Players, late-comers included.
        players: usize,
        /// How many are missing.
        missing: usize,
    },
    /// A lap has no more turns than players present.
    #[error("{turns} turns over, {present} players present")]
    TooManyTurns {
        /// Turns over in this lap.
        turns: usize,
        /// Players present.
        present: usize,
    },
}

impl NoGhost {
    /// The rule behind it.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Self::NotAdmitted | Self::NoSuchTable { .. } | Self::TooManyTurns { .. } => RuleId::game(8, 9),
        }
    }
}

/// G8.9: what the late-comers of a table have received, one army from each present player at the end of that player's
/// turn, and whether they may still enter.
pub fn late(settings: &Settings, table: Table) -> Result<LateComers, NoGhost> {
    let Table { players, missing, lap, turns } = table;
    if settings.table.late_comer.value == LateComer::NotAdmitted {
        return Err(NoGhost::NotAdmitted);
    }
    let seats = seats(players, missing).ok_or(NoGhost::NoSuchTable { players, missing })?;
    let present = players - missing;
    if turns > present {
        return Err(NoGhost::TooManyTurns { turns, present });
    }
    let until = settings.table.late_until_lap.value;
    let initial =
        u8::try_from(players).ok().and_then(|players| settings.armies.initial.get(players)).unwrap_or(0).into();
    Ok(LateComers {
        seats: seats.to_vec(),
        initial: Armies(initial),
        received: Armies(received(lap.0, turns, present, until).min(room(settings, initial))),
        each_lap: Armies(u16::try_from(present).unwrap_or(u16::MAX)),
        entry: if lap.0 <= until { Entry::Open } else { Entry::Closed },
        until: Lap(until),
    })
}

/// Third to play at a table of 4, fourth at a table of 5, fourth and fifth if two are missing.
const fn seats(players: usize, missing: usize) -> Option<&'static [Seat]> {
    match (players, missing) {
        (4, 1) => Some(&[Seat::C]),
        (5, 1) => Some(&[Seat::D]),
        (5, 2) => Some(&[Seat::D, Seat::E]),
        _ => None,
    }
}

fn received(lap: u16, turns: usize, present: usize, until: u16) -> u16 {
    let whole = usize::from(lap.saturating_sub(1).min(until)) * present;
    let started = if lap <= until { turns } else { 0 };
    u16::try_from(whole + started).unwrap_or(u16::MAX)
}

/// What the cap leaves room for (G2.13).
fn room(settings: &Settings, initial: u16) -> u16 {
    settings.armies.cap.get().map_or(u16::MAX, |cap| cap.saturating_sub(initial))
}
