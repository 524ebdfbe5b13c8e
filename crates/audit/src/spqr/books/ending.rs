//! The end of turns and of the game, and what must hold between two commands (B17, S1, S2).

use super::{Course, SpqrBooks};
use crate::Verdict;
use crate::spqr::ledger::{Part, must};
use crate::spqr::turn::Combat;
use board::rome::{BySea, Pile, Province, Symbol};
use frame::Seat;
use regulation::settings::LastPlayer;
use regulation::spqr::{TargetEnds, TieBreak};
use spqr::{Cause, Phase, State, scores};
use std::cmp::Reverse;

impl SpqrBooks<'_> {
    pub(super) fn pass(&mut self, seat: Seat) -> Verdict {
        must(seat == self.turn.seat && self.turn.combat == Combat::Nothing, "not now")?;
        must(self.course == Course::OnTurn, "no turn is being played")?;
        self.course = Course::TurnOver;
        self.turn.check_all_placed()
    }

    pub(super) fn renew_deck(&mut self) -> Verdict {
        must(self.ledger.deck.is_empty() && !self.ledger.discards.is_empty(), "there are cards, or none at all")?;
        self.ledger.deck = std::mem::take(&mut self.ledger.discards);
        Ok(())
    }

    /// B17: one, for at least one conquest.
    pub(super) fn take_card(&mut self, seat: Seat, card: Symbol) -> Verdict {
        must(seat == self.turn.seat && self.course == Course::TurnOver && self.card_due(), "no card is due")?;
        self.ledger.deck = self.ledger.deck.minus(Pile::of(card)).ok_or("not in the deck")?;
        self.ledger.hands[seat] = self.ledger.hands[seat].plus(Pile::of(card));
        self.course = Course::CardTaken;
        Ok(())
    }

    /// C20: the card that was due is not taken.
    pub(super) fn lose_card(&mut self, seat: Seat) -> Verdict {
        must(seat == self.turn.seat && self.course == Course::TurnOver && self.card_due(), "no card is due")?;
        self.course = Course::CardTaken;
        Ok(())
    }

    /// S1: so many laps follow.
    pub(super) fn time_up(&mut self, last: u16) -> Verdict {
        must(self.last_lap.is_none() && self.turn.lap > 0, "time runs out once, after the placement")?;
        must(last == self.turn.lap + u16::from(self.settings.end.last_laps.value), "another last lap")?;
        self.last_lap = Some(last);
        Ok(())
    }

    /// S1: with the points at the end of a lap or at once, with the last lap, or with one player left.
    pub(super) fn end(&mut self, cause: Cause) -> Verdict {
        let lap_over = self.check_turn_may_end().is_ok() && self.next_hand().is_none_or(|(_, lap)| lap > self.turn.lap);
        let right = match cause {
            Cause::LastPlayer => match self.settings.end.last_player.value {
                LastPlayer::Wins => self.ledger.playing().count() <= 1,
                LastPlayer::PlaysOn => self.ledger.playing().all(|seat| self.ledger.has_all(seat)),
            },
            Cause::Target => self.target_reached() && (lap_over || self.settings.end.when.value == TargetEnds::AtOnce),
            Cause::Time => lap_over && !self.target_reached() && self.last_lap.is_some_and(|l| self.turn.lap >= l),
        };
        must(right, "the game does not end so")?;
        self.course = Course::Over(cause);
        Ok(())
    }

    /// A player leaves: the provinces defend themselves, the triremes go (C24, C52).
    pub(super) fn leave(&mut self, seat: Seat) -> Verdict {
        self.ledger.parts[seat] = Part::Defending;
        self.ledger.fleets[seat] = BySea::all(0);
        match self.course {
            Course::Preparing => self.leave_preparation(seat),
            Course::OnTurn if self.turn.seat == seat => self.course = Course::CardTaken,
            Course::OnTurn | Course::TurnOver | Course::CardTaken | Course::Over(_) => {}
        }
        Ok(())
    }

    /// No more can be taken back than may leave.
    pub(super) fn keep_marks(&mut self, province: Province) -> Verdict {
        let most = self.ledger.legionaries[province].checked_sub(1).ok_or("nobody stays")?;
        self.turn.placed[province] = self.turn.placed[province].min(most);
        Ok(())
    }

    /// What must have followed has followed.
    pub(super) fn check_nothing_pending(&self) -> Verdict {
        must(!self.turn.garrison_due, "the centres were not garrisoned")?;
        let over = matches!(self.course, Course::Over(_));
        let at_once = self.settings.end.when.value == TargetEnds::AtOnce && self.target_reached();
        must(over || !at_once, "the points to win, and no end")?;
        if self.turn.lap > 0 {
            let wins_alone = self.settings.end.last_player.value == LastPlayer::Wins;
            let ends = self.ledger.playing().count() <= usize::from(wins_alone)
                || self.ledger.playing().all(|seat| self.ledger.has_all(seat));
            must(over || !ends, "one player left, and no end")?;
            let homeless = self.ledger.playing().any(|seat| self.ledger.owned(seat).next().is_none());
            must(!homeless, "a player without provinces")?;
        }
        Ok(())
    }

    /// Whoever is awaited is awaited for what the books say comes next.
    pub(super) fn compare_phase(&self, found: Phase) -> Verdict {
        let booked = match self.course {
            Course::Preparing if self.sitting[Seat::A].is_none() => {
                return must(matches!(found, Phase::Order(_)), "the order is not rolled for");
            }
            Course::Preparing => match (self.next_colour(), self.steps.front()) {
                (Some(seat), _) => Phase::Colours(seat),
                (None, Some(step)) => step.phase(),
                (None, None) => Phase::Ready,
            },
            Course::OnTurn => self.turn.phase(),
            Course::TurnOver | Course::CardTaken => Phase::Card,
            Course::Over(cause) => Phase::Over(cause),
        };
        if booked == found { Ok(()) } else { Err(format!("the phase is {found:?}, by the events {booked:?}")) }
    }

    /// S2: points, potential, army, then who plays later. Behind those who play to the end come those who withdrew, then
    /// the eliminated, the first last, then the excluded.
    pub(super) fn compare_scores(&self, state: &State) -> Verdict {
        let behind = |seat: Seat| match self.out.iter().position(|&other| other == seat) {
            _ if self.excluded.contains(&seat) => usize::MAX,
            Some(place) => self.out.len() - place + 1,
            None => usize::from(self.withdrawn.contains(&seat)),
        };
        let rank = |&seat: &Seat| {
            let (points, potential, army) = self.ledger.score(seat);
            let by = |tie: &TieBreak| {
                Reverse(match tie {
                    TieBreak::Potential => potential,
                    TieBreak::Army => army,
                    TieBreak::ReverseOrder => seat.index() as u32,
                })
            };
            let breaks: Vec<Reverse<u32>> = self.settings.scoring.ties.value.iter().map(by).collect();
            (behind(seat), Reverse(points), breaks)
        };
        for score in scores(self.ledger.setup, state) {
            let ahead = self.player_seats().iter().filter(|other| rank(other) < rank(&score.seat)).count();
            let booked = (ahead + 1, self.ledger.score(score.seat));
            let found = (usize::from(score.place), (score.points.0, score.potential, score.army));
            if booked != found {
                return Err(format!("seat {} is {found:?}, by the events {booked:?}", score.seat));
            }
        }
        Ok(())
    }
}
