//! The clocks of a game: its own, and each turn's. Time comes with every entry, in the host's time; they read none
//! themselves.

use frame::{Lap, Seat};
use live::Millis;

/// The clocks of one game, and of whoever is asked.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct GameClocks {
    /// When the game began.
    began: Option<Millis>,
    /// When its time began to run.
    started: Option<Millis>,
    /// Whose turn it is.
    turn: Option<(Lap, Seat)>,
    /// Who is asked, and since when.
    asked: Option<(Seat, Millis)>,
    /// Milliseconds whoever is on turn has used of the turn.
    used: Millis,
}

/// When something is due, and what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Due {
    /// It is too late to tell a seed: the game begins.
    RevealOver(Millis),
    /// The game's time is up (G7.3).
    TimeUp(Millis),
    /// The hand of who is asked passes on (C54).
    PassOn(Millis),
    /// Nobody is going to play this game any more.
    Deserted(Millis),
}

impl Due {
    pub(crate) fn at(self) -> Millis {
        match self {
            Self::RevealOver(at) | Self::TimeUp(at) | Self::PassOn(at) | Self::Deserted(at) => at,
        }
    }
}

/// Who is asked in another's turn gets at most this long.
const ASIDE_MS: Millis = 30_000;

impl GameClocks {
    pub(crate) fn begin(&mut self, at: Millis) {
        self.began = Some(at);
    }

    /// The time runs from now, unless it did before.
    pub(crate) fn start_game(&mut self, at: Millis) {
        self.started.get_or_insert(at);
    }

    /// Somebody is asked, in somebody's turn; or nobody.
    pub(crate) fn ask(&mut self, at: Millis, asked: Option<Seat>, turn: (Lap, Seat)) {
        if let (Some((seat, since)), Some((_, on_turn))) = (self.asked, self.turn)
            && seat == on_turn
        {
            self.used += at - since;
        }
        if self.turn != Some(turn) {
            self.turn = Some(turn);
            self.used = 0;
        }
        self.asked = asked.map(|seat| (seat, at));
    }

    /// Nobody could play for so long: nobody used that time.
    pub(crate) fn give_back(&mut self, milliseconds: i64) {
        for moment in [&mut self.began, &mut self.started] {
            *moment = moment.map(|at| at + milliseconds);
        }
        self.asked = self.asked.map(|(seat, since)| (seat, since + milliseconds));
    }

    /// Milliseconds since the game began, as a record has them.
    pub(crate) fn played(&self, now: Millis) -> u64 {
        self.began.map_or(0, |began| u64::try_from(now - began).unwrap_or_default())
    }

    /// Milliseconds left of the game.
    pub(crate) fn game_left(&self, seconds: u32, now: Millis) -> Option<i64> {
        let since = self.started?;
        (seconds > 0).then(|| (since + i64::from(seconds) * 1000 - now).max(0))
    }

    /// Milliseconds left to who is asked.
    pub(crate) fn turn_left(&self, seconds: u16, now: Millis) -> Option<i64> {
        self.pass_on_at(seconds).map(|at| (at - now).max(0))
    }

    fn pass_on_at(&self, seconds: u16) -> Option<Millis> {
        let (seat, since) = self.asked?;
        let limit = i64::from(seconds) * 1000;
        let left = match self.turn {
            Some((_, on_turn)) if on_turn == seat => limit - self.used,
            _ => limit.min(ASIDE_MS),
        };
        (seconds > 0).then_some(since + left)
    }

    /// What happens next, if nobody does anything.
    pub(crate) fn next(&self, game: u32, turn: u16, time_is_up: bool) -> Option<Due> {
        let end = self.started.filter(|_| game > 0 && !time_is_up);
        let end = end.map(|since| Due::TimeUp(since + i64::from(game) * 1000));
        let pass = self.pass_on_at(turn).map(Due::PassOn);
        [end, pass].into_iter().flatten().min_by_key(|due| due.at())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_in_anothers_turn_does_not_renew_the_turn() {
        let mut clocks = GameClocks::default();
        let turn = (Lap(1), Seat::A);
        clocks.begin(0);
        clocks.ask(0, Some(Seat::A), turn);
        clocks.ask(40_000, Some(Seat::B), turn);
        assert_eq!(clocks.turn_left(90, 40_000), Some(30_000));
        clocks.ask(55_000, Some(Seat::A), turn);
        assert_eq!(clocks.turn_left(90, 55_000), Some(50_000));
        clocks.ask(60_000, Some(Seat::B), (Lap(1), Seat::B));
        assert_eq!(clocks.turn_left(90, 60_000), Some(90_000));
    }

    #[test]
    fn time_nobody_could_use_is_given_back() {
        let mut clocks = GameClocks::default();
        clocks.begin(1_000);
        clocks.start_game(2_000);
        clocks.ask(2_000, Some(Seat::A), (Lap(1), Seat::A));
        clocks.give_back(600_000);
        assert_eq!(clocks.game_left(5400, 602_000), Some(90 * 60_000));
        assert_eq!(clocks.turn_left(60, 612_000), Some(50_000));
        assert_eq!(clocks.played(611_000), 10_000);
        assert_eq!(clocks.next(0, 60, false), Some(Due::PassOn(662_000)));
        assert_eq!(clocks.next(60, 60, false), Some(Due::TimeUp(662_000)));
        assert_eq!(clocks.next(60, 0, true), None);
    }
}
