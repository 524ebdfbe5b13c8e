//! The time of a game: minutes on a real clock, or laps where somebody prefers to count those.

use frame::{Progress, SeatSet};
use notation::Clock;
use std::time::Instant;

/// When time is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Limit {
    /// Never: the game lasts until it is won.
    Never,
    /// So many minutes after the time began to run: with the first card dealt (G7.2), with the first turn (S1).
    Minutes(u16),
    /// In this lap, as the last player's turn begins: no clock runs.
    Laps(u16),
}

/// The clock of a game. It stands still while the game lies in a file.
#[derive(Clone, Copy, Debug)]
pub(super) struct GameClock {
    limit: Limit,
    /// Milliseconds played before `since`.
    before: u64,
    since: Instant,
    /// When the time began to run.
    dealt: Option<u64>,
}

impl GameClock {
    /// A clock that starts now.
    pub(super) fn start(limit: Limit) -> Self {
        Self::resume(limit, 0, None)
    }

    /// A clock that goes on after so many milliseconds.
    pub(super) fn resume(limit: Limit, played: u64, dealt: Option<u64>) -> Self {
        Self { limit, before: played, since: Instant::now(), dealt }
    }

    /// When time is up.
    pub(super) fn limit(&self) -> Limit {
        self.limit
    }

    /// How many milliseconds have been played, in this session and before it.
    pub(super) fn played(&self) -> u64 {
        self.before + u64::try_from(self.since.elapsed().as_millis()).unwrap_or(u64::MAX / 2)
    }

    /// When the time began to run, if it does.
    pub(super) fn dealt(&self) -> Option<u64> {
        self.dealt
    }

    /// The time runs from now, unless it did before.
    pub(super) fn set_off(&mut self) {
        let now = self.played();
        self.dealt.get_or_insert(now);
    }

    /// The time as a record has it.
    pub(super) fn stamp(&self) -> Clock {
        match self.limit {
            Limit::Laps(_) => Clock::NONE,
            Limit::Never | Limit::Minutes(_) => Clock::at(self.played()),
        }
    }

    /// Seconds since the time began to run.
    pub(super) fn seconds(&self) -> u64 {
        self.dealt.map_or(0, |dealt| self.played().saturating_sub(dealt) / 1000)
    }

    /// Whether time has run out by now; who takes turns is asked only where laps are counted.
    pub(super) fn is_up(&self, progress: &Progress, playing: impl Fn() -> SeatSet) -> bool {
        match self.limit {
            Limit::Never => false,
            Limit::Minutes(minutes) => self.seconds() >= 60 * u64::from(minutes),
            Limit::Laps(laps) => progress.lap.0 > laps || progress.lap.0 == laps && last_to_play(progress, playing()),
        }
    }
}

/// Whether the last player of the lap is on turn.
fn last_to_play(progress: &Progress, playing: SeatSet) -> bool {
    !progress.is_over && playing.iter().next_back().is_none_or(|last| progress.turn >= last)
}
