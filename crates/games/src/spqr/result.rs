//! The result of a game of S.P.Q.RisiKo!, in words.

use crate::HostGame as _;
use notation::Replay;
use speech::spqr::{Names, seat};
use spqr::{Score, Spqr, scores};
use words::Words;

/// The columns of the table, by their place in the catalogue.
const HEADS: [&str; 6] = ["place", "seat", "player", "points", "potential", "army"];

/// The table at the end, its heading first.
pub(super) fn rows(words: Words, replay: &Replay<Spqr>) -> Vec<Vec<String>> {
    let names = Names::at(&replay.setup, replay.state.open());
    let mut rows = vec![HEADS.iter().map(|head| words.say_member("record-show", head)).collect()];
    rows.extend(scores(&replay.setup, &replay.state).iter().map(|score| row(words, replay, score, &names)));
    rows
}

fn row(words: Words, replay: &Replay<Spqr>, score: &Score, names: &Names<'_>) -> Vec<String> {
    let player = Spqr::sits(&replay.state, score.seat);
    let player = player.and_then(|player| replay.header.names.get(player.index()));
    vec![
        speech::ordinal(words, score.place),
        seat(words, score.seat, names),
        player.cloned().unwrap_or_default(),
        score.points.0.to_string(),
        score.potential.to_string(),
        score.army.to_string(),
    ]
}
