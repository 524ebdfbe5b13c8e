//! A result as it would stand, read back before it is sent.

use ::referee::sanction::Game;
use ::regulation::tournament::Criterion;
use director::scoring::{Counted, Scored, Separation};
use director::tournament::{EntrantId, Rules, TableResult, Tournament};

/// A table as it would stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadBack {
    /// Those who played, the first place first.
    pub lines: Vec<ReadBackLine>,
    /// Those who did not play.
    pub absent: Vec<EntrantId>,
    /// Those whose place in the order of play matters: it decides between them at the table, or in the standings.
    pub order_matters: Vec<EntrantId>,
}

/// One player of a table as it would stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReadBackLine {
    /// The player.
    pub entrant: EntrantId,
    /// What was counted, with what a referee has taken.
    pub counted: Counted,
    /// Place and tournament points.
    pub scored: Scored,
    /// What puts this player behind the one before; nothing for the first, and for who shares a place.
    pub behind: Option<Separation>,
}

/// How a result that can be would stand, if this game had it.
#[must_use]
pub fn read_back(rules: &Rules, tournament: &Tournament, game: Game, result: &TableResult) -> ReadBack {
    let finished = rules.score(tournament, game, result);
    let counted: Vec<Counted> = finished.iter().map(|seat| seat.counted).collect();
    let objective = result.objective.and_then(|id| finished.iter().position(|seat| seat.entrant == id));
    let ranked = rules.book.ranked(&counted, objective);
    let lines: Vec<ReadBackLine> = ranked
        .iter()
        .map(|one| {
            let seat = finished[one.seat];
            ReadBackLine { entrant: seat.entrant, counted: seat.counted, scored: seat.scored, behind: one.behind }
        })
        .collect();
    let absent = result.seats.iter().filter(|seat| seat.counted.is_none()).map(|seat| seat.entrant).collect();
    let order_matters = if rules.format.terms().ranking.contains(&Criterion::PlayingOrder) {
        lines.iter().map(|line| line.entrant).collect()
    } else {
        decided_by_order(&lines)
    };
    ReadBack { lines, absent, order_matters }
}

/// The players between whom the order of play decides.
fn decided_by_order(lines: &[ReadBackLine]) -> Vec<EntrantId> {
    let by_order = |at: usize| lines.get(at).is_some_and(|line| line.behind == Some(Separation::Order));
    (0..lines.len()).filter(|&at| by_order(at) || by_order(at + 1)).map(|at| lines[at].entrant).collect()
}
