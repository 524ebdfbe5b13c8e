//! The end of a game of RisiKo!, and the last reinforcement taken back.

use crate::layout::wrap;
use crate::session::Session;
use crate::terminal::Response;
use board::Objective;
use rules::{Command, Event, Risiko, Seat, Status, scores};
use words::id;

impl Session<Risiko> {
    /// The players of a finished game, best first, with their objectives; nothing before its end.
    pub(super) fn result_lines(&self, width: usize) -> Vec<String> {
        let (words, game) = (self.words, &self.game);
        let mut lines = Vec::new();
        if !game.progress().is_over {
            return lines;
        }
        for score in scores(&game.setup, game.state()) {
            let seat = format!("{} ({})", self.seat_name(score.seat), self.sitter(score.seat));
            let values = [
                ("place", speech::ordinal(words, score.place).into()),
                ("seat", seat.into()),
                ("points", score.points.0.into()),
                ("outside", score.outside.0.into()),
            ];
            let mut line = words.say_with(id::PLAY_FINAL_LINE, &values);
            if score.status != Status::Playing {
                line = format!("{line}, {}", speech::risiko::status(words, score.status));
            }
            lines.push(if score.place == 1 { self.console.paint.bold(&line) } else { line });
            if let Some(objective) = game.state().objective(score.seat) {
                let text = words.say_with(id::PLAY_FINAL_GOAL, &[("name", self.goal_text(objective).into())]);
                lines.extend(wrap(&text, width - 5, 0).into_iter().map(|line| format!("    {line}")));
            }
        }
        lines
    }

    /// What players call an objective; where it has no name, what it asks for.
    fn goal_text(&self, objective: Objective) -> String {
        let names = self.game.names();
        let named = !self.game.setup.objectives.name(objective).is_empty();
        if named {
            speech::risiko::objective_name(self.words, objective, &names)
        } else {
            speech::risiko::objective(self.words, objective, &names)
        }
    }

    /// The last reinforcement of this turn that is still there, back in hand.
    pub(super) fn undo(&self, seat: Seat) -> Response<Risiko> {
        let back = self.game.chronicle.all().iter().rev().find_map(|entry| match entry.event {
            Event::Placed { seat: by, on, armies } if by == seat => {
                let takeable = self.game.open().takeable(on);
                (takeable.0 > 0).then(|| Command::TakeBack { from: on, armies: armies.min(takeable) })
            }
            _ => None,
        });
        Response::act_or_say(back, || self.words.say(id::PLAY_NOTHING_TO_UNDO))
    }
}
