//! RisiKo! in words.

use crate::{Playable as _, Teller};
use notation::Replay;
use rules::{Event, Risiko, Score, Seat, Seen, Setup, State, scores};
use speech::risiko::Names;
use words::Words;

/// Tells a game of RisiKo!
#[derive(Debug)]
pub struct RisikoTeller<'p> {
    names: Names<'p>,
    words: Words,
}

impl<'p> RisikoTeller<'p> {
    pub(super) fn new(setup: &'p Setup, state: &State, words: Words) -> Self {
        Self { names: Names::at(setup, state.open()), words }
    }

    fn result_row(&self, replay: &Replay<Risiko>, score: &Score) -> Vec<String> {
        let player = Risiko::sits(&replay.state, score.seat);
        let player = player.and_then(|player| replay.header.names.get(player.index()));
        let objective = replay.state.objective(score.seat);
        let objective = objective.map(|objective| speech::risiko::objective_name(self.words, objective, &self.names));
        let reached = if score.reached { " ✔" } else { "" };
        vec![
            speech::ordinal(self.words, score.place),
            self.seat(score.seat),
            player.cloned().unwrap_or_default(),
            score.points.0.to_string(),
            score.outside.0.to_string(),
            objective.unwrap_or_default() + reached,
        ]
    }
}

impl Teller<Risiko> for RisikoTeller<'_> {
    fn seat(&self, seat: Seat) -> String {
        speech::risiko::seat(self.words, seat, &self.names)
    }

    fn tell_in_full(&self, event: &Event) -> String {
        speech::risiko::event_in_full(self.words, event, &self.names)
    }

    fn tell(&self, seen: &Seen) -> String {
        speech::risiko::event(self.words, seen, &self.names)
    }

    fn follow(&mut self, event: &Event) {
        self.names.follow(event);
    }

    fn result(&self, replay: &Replay<Risiko>) -> Vec<Vec<String>> {
        let heads = ["place", "seat", "player", "points", "outside", "objective"];
        let mut rows = vec![heads.iter().map(|head| self.words.say_member("record-show", head)).collect()];
        rows.extend(scores(&replay.setup, &replay.state).iter().map(|score| self.result_row(replay, score)));
        rows
    }
}
