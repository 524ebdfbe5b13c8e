//! The time of a game: minutes on a real clock, or laps where somebody prefers to count those.

use notation::Clock;
use rules::{Open, Phase};
use std::time::Instant;

/// When time is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Limit {
    /// Never: the game lasts until it is won.
    Never,
    /// So many minutes after the first card was dealt (G7.2).
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
    /// When the first card was dealt.
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

    /// Milliseconds played.
    pub(super) fn played(&self) -> u64 {
        self.before + u64::try_from(self.since.elapsed().as_millis()).unwrap_or(u64::MAX / 2)
    }

    /// When the first card was dealt, if it was.
    pub(super) fn dealt(&self) -> Option<u64> {
        self.dealt
    }

    /// The first card is dealt now, unless it was before.
    pub(super) fn deal(&mut self) {
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

    /// Seconds since the first card was dealt.
    pub(super) fn seconds(&self) -> u64 {
        self.dealt.map_or(0, |dealt| self.played().saturating_sub(dealt) / 1000)
    }

    /// Whether time has run out by now.
    pub(super) fn is_up(&self, open: &Open) -> bool {
        match self.limit {
            Limit::Never => false,
            Limit::Minutes(minutes) => self.seconds() >= 60 * u64::from(minutes),
            Limit::Laps(laps) => open.lap().0 > laps || open.lap().0 == laps && last_to_play(open),
        }
    }
}

/// Whether the last player of the lap is on turn.
fn last_to_play(open: &Open) -> bool {
    let takes_turns = open.playing().iter().next_back();
    !matches!(open.phase(), Phase::Over(_)) && takes_turns.is_none_or(|last| open.turn() >= last)
}
