//! The result of a game of RisiKo!, in words.

use crate::HostGame as _;
use notation::Replay;
use rules::{Risiko, Score, scores};
use speech::risiko::{Names, objective_name, seat};
use words::Words;

/// The columns of the table, by their place in the catalogue.
const HEADS: [&str; 6] = ["place", "seat", "player", "points", "outside", "objective"];

/// The table at the end, its heading first.
pub(super) fn rows(words: Words, replay: &Replay<Risiko>) -> Vec<Vec<String>> {
    let names = Names::at(&replay.setup, replay.state.open());
    let mut rows = vec![HEADS.iter().map(|head| words.say_member("record-show", head)).collect()];
    rows.extend(scores(&replay.setup, &replay.state).iter().map(|score| row(words, replay, score, &names)));
    rows
}

fn row(words: Words, replay: &Replay<Risiko>, score: &Score, names: &Names<'_>) -> Vec<String> {
    let player = Risiko::sits(&replay.state, score.seat);
    let player = player.and_then(|player| replay.header.names.get(player.index()));
    let objective = replay.state.objective(score.seat).map(|objective| objective_name(words, objective, names));
    let reached = if score.reached { " ✔" } else { "" };
    vec![
        speech::ordinal(words, score.place),
        seat(words, score.seat, names),
        player.cloned().unwrap_or_default(),
        score.points.0.to_string(),
        score.outside.0.to_string(),
        objective.unwrap_or_default() + reached,
    ]
}
