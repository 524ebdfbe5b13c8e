//! One clock for all tables, and what a table shows of its game.

use serde::{Deserialize, Serialize};
use store::Millis;

/// The clock of the hall. It counts down what is left of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HallClock {
    /// It stands.
    Stopped {
        /// What is left.
        left_ms: Millis,
    },
    /// It runs.
    Running {
        /// When nothing is left.
        ends_at: Millis,
    },
}

impl HallClock {
    /// A clock with a whole game before it.
    #[must_use]
    pub const fn full(minutes: u32) -> Self {
        Self::Stopped { left_ms: minutes as Millis * 60_000 }
    }

    /// What is left at a moment; never less than nothing.
    #[must_use]
    pub fn left_ms(self, now: Millis) -> Millis {
        match self {
            Self::Stopped { left_ms } => left_ms,
            Self::Running { ends_at } => (ends_at - now).max(0),
        }
    }

    /// The clock running from now on.
    #[must_use]
    pub fn started(self, now: Millis) -> Self {
        Self::Running { ends_at: now + self.left_ms(now) }
    }

    /// The clock standing.
    #[must_use]
    pub fn stopped(self, now: Millis) -> Self {
        Self::Stopped { left_ms: self.left_ms(now) }
    }

    /// The clock with so much left, going on as it does.
    #[must_use]
    pub fn set(self, left_ms: Millis, now: Millis) -> Self {
        match self {
            Self::Stopped { .. } => Self::Stopped { left_ms },
            Self::Running { .. } => Self::Running { ends_at: now + left_ms },
        }
    }
}

/// What a table shows of its game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Light {
    /// Armies are placed.
    Placing,
    /// Everybody has placed: in S.P.Q.RisiKo! the clock begins when the last table has.
    Placed,
    /// The game goes on.
    Playing,
    /// The last lap but one.
    LastButOne,
    /// The last lap.
    LastLap,
    /// Closing rolls: the game closes with a sum up to this.
    Sdadata(u8),
    /// The game is over.
    Finished,
}
