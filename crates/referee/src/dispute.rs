//! The window of a dispute (C53): what can still be corrected.

use frame::{Lap, RuleId, Seat, SeatSet};
use std::fmt;

/// A turn of a game: the lap and whose it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The lap, from 1.
    pub lap: Lap,
    /// Whose turn.
    pub seat: Seat,
}

impl Turn {
    /// The turn written as `7B`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let seat = text.chars().next_back()?;
        let lap = text.strip_suffix(seat)?.parse().ok().filter(|&lap| lap > 0)?;
        Some(Self { lap: Lap(lap), seat: Seat::from_letter(seat.to_ascii_uppercase())? })
    }

    /// The turn before this one at a table of these seats.
    fn before(self, seats: SeatSet) -> Option<Self> {
        let seat = seats.before(self.seat).unwrap_or(self.seat);
        let lap = if seat < self.seat { self.lap.0 } else { self.lap.0.checked_sub(1)? };
        (lap > 0).then_some(Self { lap: Lap(lap), seat })
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.lap, self.seat.letter())
    }
}

/// Whether the direct effects of a fault are still there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effects {
    /// They are gone.
    Gone,
    /// They last: too many armies still on the board, too many cards still in hand.
    Last,
}

/// Why it can be corrected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Correctable {
    /// It happened in the turn in progress.
    PresentTurn,
    /// It happened in the turn just ended.
    JustEnded,
    /// It is older, but its direct effects last.
    EffectsLast,
}

/// Why it cannot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Settled {
    /// It is older than the turn just ended: accepted by all.
    #[error("turn {fault} is older than the turn just ended before {now}")]
    Accepted {
        /// The turn of the fault.
        fault: Turn,
        /// The turn in progress.
        now: Turn,
    },
    /// The turn of the fault has not come yet.
    #[error("turn {fault} comes after {now}")]
    NotYet {
        /// The turn of the fault.
        fault: Turn,
        /// The turn in progress.
        now: Turn,
    },
}

impl Settled {
    /// The rule behind it.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Self::Accepted { .. } | Self::NotYet { .. } => RuleId::case(53),
        }
    }
}

/// What is contested, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dispute {
    /// The turn of the fault.
    pub fault: Turn,
    /// The turn in progress.
    pub now: Turn,
    /// The seats that still have turns.
    pub seats: SeatSet,
    /// Whether the direct effects last.
    pub effects: Effects,
}

/// C53: whether a fault can still be corrected.
pub fn correctable(dispute: Dispute) -> Result<Correctable, Settled> {
    let Dispute { fault, now, seats, effects } = dispute;
    if fault == now {
        return Ok(Correctable::PresentTurn);
    }
    if (fault.lap, fault.seat) > (now.lap, now.seat) {
        return Err(Settled::NotYet { fault, now });
    }
    // Whoever was put out in the turn in progress had the turn just ended all the same.
    let mut at_the_time = seats;
    at_the_time.insert(fault.seat);
    if now.before(seats) == Some(fault) || now.before(at_the_time) == Some(fault) {
        return Ok(Correctable::JustEnded);
    }
    match effects {
        Effects::Last => Ok(Correctable::EffectsLast),
        Effects::Gone => Err(Settled::Accepted { fault, now }),
    }
}
