//! S.P.Q.RisiKo! in words.

use crate::{Playable as _, Teller};
use frame::Seat;
use notation::Replay;
use speech::spqr::Names;
use spqr::{Event, Score, Seen, Setup, Spqr, State, scores};
use words::Words;

/// Tells a game of S.P.Q.RisiKo!
#[derive(Debug)]
pub struct SpqrTeller<'p> {
    names: Names<'p>,
    words: Words,
}

impl<'p> SpqrTeller<'p> {
    pub(super) fn new(setup: &'p Setup, state: &State, words: Words) -> Self {
        Self { names: Names::at(setup, state.open()), words }
    }

    fn result_row(&self, replay: &Replay<Spqr>, score: &Score) -> Vec<String> {
        let player = Spqr::sits(&replay.state, score.seat);
        let player = player.and_then(|player| replay.header.names.get(player.index()));
        vec![
            speech::ordinal(self.words, score.place),
            self.seat(score.seat),
            player.cloned().unwrap_or_default(),
            score.points.0.to_string(),
            score.potential.to_string(),
            score.army.to_string(),
        ]
    }
}

impl Teller<Spqr> for SpqrTeller<'_> {
    fn seat(&self, seat: Seat) -> String {
        speech::spqr::seat(self.words, seat, &self.names)
    }

    fn tell_in_full(&self, event: &Event) -> String {
        speech::spqr::event_in_full(self.words, event, &self.names)
    }

    fn tell(&self, seen: &Seen) -> String {
        speech::spqr::event(self.words, seen, &self.names)
    }

    fn follow(&mut self, event: &Event) {
        self.names.follow(event);
    }

    fn result(&self, replay: &Replay<Spqr>) -> Vec<Vec<String>> {
        let heads = ["place", "seat", "player", "points", "potential", "army"];
        let mut rows = vec![heads.iter().map(|head| self.words.say_member("record-show", head)).collect()];
        rows.extend(scores(&replay.setup, &replay.state).iter().map(|score| self.result_row(replay, score)));
        rows
    }
}
