//! The time of a bot that is a program, in the lines of protocol 2: how long it may think in this turn, and how far the
//! end of the game is as far as a player may know.

use frame::{Lap, Progress, Seat};
use std::time::Duration;

/// A turn has the time of so many moves.
const TURN_MOVES: u32 = 20;

/// How long a bot has thought in the turn that is being played, whoever's turn it is. The preparation is one turn.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct TurnClock {
    turn: Option<(Lap, Seat)>,
    spent: Duration,
}

impl TurnClock {
    /// What is left of the turn's time, and all of it, where a move has this much.
    pub(super) fn look(&mut self, now: Progress, move_time: Duration) -> TurnTime {
        if self.turn != Some((now.lap, now.turn)) {
            *self = Self { turn: Some((now.lap, now.turn)), spent: Duration::ZERO };
        }
        let whole = move_time.saturating_mul(TURN_MOVES);
        TurnTime { whole, left: whole.saturating_sub(self.spent) }
    }

    /// The bot has thought for so long.
    pub(super) fn spend(&mut self, time: Duration) {
        self.spent = self.spent.saturating_add(time);
    }
}

/// The time a bot has for a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TurnTime {
    whole: Duration,
    pub(super) left: Duration,
}

impl TurnTime {
    pub(super) fn line(self) -> String {
        format!("budget turn {} left {}", self.whole.as_millis(), self.left.as_millis())
    }
}

/// How many laps there are until the one in which time runs out. At which turn of it is nobody's to know.
pub(super) fn clock_line(now: Progress, last: Lap) -> String {
    if now.time_is_up { "clock up".to_owned() } else { format!("clock laps {}", last.0.saturating_sub(now.lap.0)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn now(lap: u16, turn: Seat, time_is_up: bool) -> Progress {
        Progress { lap: Lap(lap), turn, time_is_up, is_over: false }
    }

    #[test]
    fn a_turn_has_a_time_of_its_own() {
        let (mut clock, second) = (TurnClock::default(), Duration::from_secs(1));
        let mut look = |lap, turn, thought| {
            let time = clock.look(now(lap, turn, false), second);
            clock.spend(Duration::from_millis(thought));
            (time.line(), time.left)
        };
        let whole = ("budget turn 20000 left 20000".to_owned(), Duration::from_secs(20));
        assert_eq!(look(0, Seat::A, 700), whole);
        assert_eq!(look(0, Seat::A, 0).0, "budget turn 20000 left 19300");
        assert_eq!(look(1, Seat::A, 15_000), whole, "the first turn");
        assert_eq!(look(1, Seat::A, 15_000).0, "budget turn 20000 left 5000");
        assert_eq!(look(1, Seat::A, 0), ("budget turn 20000 left 0".to_owned(), Duration::ZERO));
        assert_eq!(look(1, Seat::B, 10), whole, "a defence in the turn of another");
        assert_eq!(look(2, Seat::B, 10), whole, "the same turn a lap later");
    }

    #[test]
    fn the_clock_of_the_game_says_laps() {
        let lines = [now(0, Seat::A, false), now(3, Seat::C, false), now(12, Seat::A, false), now(12, Seat::B, true)];
        let expected = ["clock laps 12", "clock laps 9", "clock laps 0", "clock up"];
        assert_eq!(lines.map(|now| clock_line(now, Lap(12))), expected);
    }
}
