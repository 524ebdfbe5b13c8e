//! The clocks of a game: its own, and each turn's. Time comes with every entry, in the host's time; they read none
//! themselves.

use crate::closing::THROW_MS;
use entries::DAY_SECONDS;
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
    /// Since when the dice of a closing roll are awaited.
    throw_since: Option<Millis>,
    /// Milliseconds whoever is on turn has used of the turn.
    used: Millis,
    /// Until when time was given back that nobody could use.
    run_since: Option<Millis>,
    /// Since when the clocks stand still.
    paused_at: Option<Millis>,
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
    /// The dice of a closing roll are thrown for who has not thrown them.
    Throw(Millis),
    /// Nobody is going to play this game any more.
    Deserted(Millis),
}

impl Due {
    pub(crate) fn at(self) -> Millis {
        match self {
            Self::RevealOver(at) | Self::TimeUp(at) | Self::PassOn(at) | Self::Throw(at) | Self::Deserted(at) => at,
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
        let at = self.standing(at);
        self.started.get_or_insert(at);
    }

    /// The clocks stand still from now.
    pub(crate) fn pause(&mut self, at: Millis) {
        self.paused_at.get_or_insert(at);
    }

    /// They run again, with exactly the time that was left.
    pub(crate) fn resume(&mut self, at: Millis) {
        if let Some(paused) = self.paused_at.take() {
            self.give_back(at - paused, at);
        }
    }

    /// The time the clocks show: while they stand still, that at which they were stopped.
    fn standing(&self, now: Millis) -> Millis {
        self.paused_at.unwrap_or(now)
    }

    /// Somebody is asked, in somebody's turn; or nobody. Before the first turn it is nobody's: whoever is asked then has the time
    /// of a question, each time anew.
    pub(crate) fn ask(&mut self, at: Millis, asked: Option<Seat>, (lap, seat): (Lap, Seat)) {
        let (at, turn) = (self.standing(at), (lap > Lap(0)).then_some((lap, seat)));
        if let (Some((seat, since)), Some((_, on_turn))) = (self.asked, self.turn)
            && seat == on_turn
        {
            self.used += at - since;
        }
        if self.turn != turn {
            self.turn = turn;
            self.used = 0;
        }
        self.asked = asked.map(|seat| (seat, at));
    }

    /// The dice of a closing roll are awaited, or no longer.
    pub(crate) fn await_throw(&mut self, at: Millis, is_awaited: bool) {
        let since = self.throw_since.unwrap_or(self.standing(at));
        self.throw_since = is_awaited.then_some(since);
    }

    /// Nobody ran the clocks for so long until `at`: nobody used that time, also where somebody moved before that was known. What
    /// a record says of the moves that were made does not change. What was given back of a pause is not given back again when
    /// it ends.
    pub(crate) fn give_back(&mut self, milliseconds: i64, at: Millis) {
        self.started = self.started.map(|since| since + milliseconds);
        let shift = self.asked.map_or(milliseconds, |(_, since)| (since + milliseconds).min(at.max(since)) - since);
        self.began = self.began.map(|since| since + shift);
        self.asked = self.asked.map(|(seat, since)| (seat, since + shift));
        self.throw_since = self.throw_since.map(|since| (since + milliseconds).min(at.max(since)));
        self.used = (self.used - (milliseconds - shift)).max(0);
        self.paused_at = self.paused_at.map(|paused| (paused + milliseconds).min(at));
        self.run_since = Some(at);
    }

    /// Whoever is asked has the whole time again, from now.
    pub(crate) fn renew_turn(&mut self, at: Millis) {
        let at = self.standing(at);
        self.used = 0;
        self.asked = self.asked.map(|(seat, _)| (seat, at));
    }

    /// Since when nobody runs the clocks, if somebody last did then: what was given back before is not given back again.
    pub(crate) fn unrun_since(&self, alive_until: Millis) -> Millis {
        [self.began, self.run_since].into_iter().flatten().fold(alive_until, Millis::max)
    }

    /// Milliseconds since the game began, as a record has them.
    pub(crate) fn played(&self, now: Millis) -> u64 {
        self.began.map_or(0, |began| u64::try_from(self.standing(now) - began).unwrap_or_default())
    }

    /// Milliseconds left of the game.
    pub(crate) fn game_left(&self, seconds: u32, now: Millis) -> Option<i64> {
        let since = self.started?;
        (seconds > 0).then(|| (since + i64::from(seconds) * 1000 - self.standing(now)).max(0))
    }

    /// Milliseconds left to who is asked.
    pub(crate) fn turn_left(&self, seconds: u32, now: Millis) -> Option<i64> {
        self.pass_on_at(seconds).map(|at| (at - self.standing(now)).max(0))
    }

    /// Milliseconds until the dice of a closing roll are thrown by themselves, while they are awaited.
    pub(crate) fn throw_left(&self, now: Millis) -> Option<Millis> {
        self.throw_since.map(|since| (since + THROW_MS - self.standing(now)).max(0))
    }

    fn pass_on_at(&self, seconds: u32) -> Option<Millis> {
        let (seat, since) = self.asked?;
        let limit = i64::from(seconds) * 1000;
        let left = match self.turn {
            Some((_, on_turn)) if on_turn == seat => limit - self.used,
            // Where a turn takes days, so does an answer.
            _ if seconds >= DAY_SECONDS => limit,
            _ => limit.min(ASIDE_MS),
        };
        (seconds > 0).then_some(since + left)
    }

    /// What happens next, if nobody does anything.
    pub(crate) fn next(&self, game: u32, turn: u32, time_is_up: bool) -> Option<Due> {
        let end = self.started.filter(|_| game > 0 && !time_is_up);
        let end = end.map(|since| Due::TimeUp(since + i64::from(game) * 1000));
        let pass = self.pass_on_at(turn).map(Due::PassOn);
        let throw = self.throw_since.map(|since| Due::Throw(since + THROW_MS));
        [end, pass, throw].into_iter().flatten().min_by_key(|due| due.at())
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
    fn who_places_armies_first_has_as_long_as_the_others_each_time() {
        let mut clocks = GameClocks::default();
        let before_the_first_turn = (Lap(0), Seat::A);
        for lap in 0..4 {
            for (place, seat) in [Seat::A, Seat::B].into_iter().enumerate() {
                let at = 20_000 * (2 * lap + place as i64);
                clocks.ask(at, Some(seat), before_the_first_turn);
                assert_eq!(clocks.turn_left(60, at + 10_000), Some(20_000), "{seat:?} at {at}");
            }
        }
        clocks.ask(200_000, Some(Seat::A), (Lap(1), Seat::A));
        assert_eq!(clocks.turn_left(60, 210_000), Some(50_000), "a turn of one's own");
    }

    #[test]
    fn time_nobody_could_use_is_given_back() {
        let mut clocks = GameClocks::default();
        clocks.begin(1_000);
        clocks.start_game(2_000);
        clocks.ask(2_000, Some(Seat::A), (Lap(1), Seat::A));
        clocks.give_back(600_000, 602_000);
        assert_eq!(clocks.game_left(5400, 602_000), Some(90 * 60_000));
        assert_eq!(clocks.turn_left(60, 612_000), Some(50_000));
        assert_eq!(clocks.played(611_000), 10_000);
        assert_eq!(clocks.next(0, 60, false), Some(Due::PassOn(662_000)));
        assert_eq!(clocks.next(60, 60, false), Some(Due::TimeUp(662_000)));
        assert_eq!(clocks.next(60, 0, true), None);
    }

    /// The server was down from 10 to 70 s. Somebody moves before it is known since when nobody ran the clocks.
    #[test]
    fn a_move_before_the_gap_is_known_costs_nobody_its_time() {
        let mut clocks = GameClocks::default();
        let turn = (Lap(1), Seat::A);
        clocks.begin(0);
        clocks.start_game(0);
        clocks.ask(0, Some(Seat::A), turn);
        clocks.ask(71_000, Some(Seat::A), turn);
        let played = clocks.played(71_000);
        clocks.give_back(62_000, 72_000);
        assert_eq!(clocks.game_left(600, 72_000), Some(590_000));
        assert_eq!(clocks.turn_left(60, 72_000), Some(50_000));
        assert!(clocks.played(72_000) >= played, "the time of a record never runs back");
        assert_eq!(clocks.unrun_since(10_000), 72_000, "nothing is given back twice");
    }

    #[test]
    fn clocks_stand_still_in_a_pause_and_go_on_with_what_was_left() {
        let mut clocks = GameClocks::default();
        let turn = (Lap(1), Seat::A);
        clocks.begin(0);
        clocks.start_game(0);
        clocks.ask(0, Some(Seat::A), turn);
        clocks.pause(10_000);
        let standing = (Some(590_000), Some(50_000), 10_000);
        let shown =
            |clocks: &GameClocks, now| (clocks.game_left(600, now), clocks.turn_left(60, now), clocks.played(now));
        assert_eq!(shown(&clocks, 10_000), standing);
        assert_eq!(shown(&clocks, 4_000_000), standing, "whatever time passes");
        clocks.ask(20_000, Some(Seat::A), turn);
        assert_eq!(shown(&clocks, 25_000), standing, "a ruling in the pause takes none either");
        clocks.resume(70_000);
        assert_eq!(shown(&clocks, 70_000), standing);
        assert_eq!(shown(&clocks, 75_000), (Some(585_000), Some(45_000), 15_000));
    }

    /// The server was down from `down` to 70 s, in a game that was paused at 40 s and goes on at 100 s.
    #[test]
    fn time_the_server_was_down_in_a_pause_is_given_back_once() {
        for (down, left) in [(10_000, 50_000), (39_000, 21_000), (40_000, 20_000), (55_000, 20_000)] {
            let mut clocks = GameClocks::default();
            clocks.begin(0);
            clocks.start_game(0);
            clocks.ask(0, Some(Seat::A), (Lap(1), Seat::A));
            clocks.pause(40_000);
            clocks.give_back(70_000 - down, 70_000);
            assert_eq!(clocks.turn_left(60, 80_000), Some(left), "down at {down}, still paused");
            clocks.resume(100_000);
            assert_eq!(clocks.turn_left(60, 100_000), Some(left), "down at {down}");
            assert_eq!(clocks.game_left(60, 101_000), Some(left - 1_000), "down at {down}");
            assert_eq!(clocks.unrun_since(down), 100_000, "nothing is given back twice");
        }
    }
}
