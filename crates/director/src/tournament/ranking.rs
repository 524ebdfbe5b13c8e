//! The ranking at the end (T2.3): the finals, then everybody else.

use super::finals::rolled;
use super::model::{EntrantId, Tournament, Waiting};
use super::refusal::Refusal;
use super::results::{Competitor, Finished};
use super::rules::{Next, Rules};
use crate::standings::{Line, Order, Results};
use regulation::tournament::{Behind, Direct};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// A place of the ranking.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ranked {
    /// The place, from 1; those who tie have the same.
    pub place: usize,
    /// The one it is about.
    pub who: Competitor,
    /// All games added up, those of the finals too, with what counts of the games everybody plays.
    pub line: Line<Competitor>,
    /// The last stage reached, by its place in the format.
    pub stage: usize,
}

/// Why somebody ranks ahead of those with greater sums.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kept {
    /// For a stage they enter without playing the one before.
    Waits,
    /// They have won a table of the stage before.
    Won,
}

impl Rules {
    /// The ranking as it stands: the finals as far as they were played, then the others.
    #[must_use]
    pub fn ranking(&self, tournament: &Tournament) -> Vec<Ranked> {
        let lines = self.sums(tournament);
        let first = self.decided_by_final(tournament);
        let standings: BTreeMap<_, _> =
            self.standings(tournament).into_iter().map(|line| (line.who, line.place)).collect();
        let kept = self.places_kept(tournament);
        let key = |line: &Line<Competitor>| match kept.get(&line.who) {
            Some(Kept::Waits) => (1, 0, standings.get(&line.who).copied().unwrap_or(line.place)),
            Some(Kept::Won) => (1, 1, line.place),
            None if kept.is_empty() => self.rank_key(tournament, line, &first, &standings),
            None => (1, 2, line.place),
        };
        let mut keyed: Vec<_> = lines.into_iter().map(|line| (key(&line), line)).collect();
        keyed.sort_by_key(|(key, line)| (*key, line.who));
        let mut ranked: Vec<Ranked> = Vec::new();
        for (at, (key, line)) in keyed.iter().enumerate() {
            let tied = at > 0 && keyed[at - 1].0 == *key;
            let place = if tied { ranked[at - 1].place } else { at + 1 };
            let stage = self.stage_reached(tournament, line.who);
            ranked.push(Ranked { place, who: line.who, line: line.clone(), stage });
        }
        ranked
    }

    /// Everybody's results added up, those of lost finals too; the round before are the standings before the finals.
    #[must_use]
    pub(super) fn sums(&self, tournament: &Tournament) -> Vec<Line<Competitor>> {
        let rounds = tournament.rounds.len();
        let standings = self.standings(tournament);
        if rounds == self.games_drawn(tournament) {
            return standings;
        }
        let all = self.results(tournament, 0..rounds);
        let results = self.without_forsaken(tournament, all.clone());
        let order = self.order(tournament);
        // Of games of which only the best count, those of the finals are not among the ones that may be dropped.
        let counted = order.counted.map(|_| usize::MAX);
        let mut lines = Order { counted, ..order }.over(&results, rounds, &standings);
        for line in &mut lines {
            let games = all.iter().find(|(who, _)| *who == line.who).map_or(&[][..], |(_, games)| games);
            let forsaken = games.iter().filter(|game| !line.games.iter().any(|(one, _)| one == *game));
            let forsaken: Vec<_> = forsaken.map(|game| (*game, false)).collect();
            line.games.extend(forsaken);
        }
        match order.counted {
            Some(_) => self.with_drops(tournament, lines),
            None => lines,
        }
    }

    /// Of the finals only what was not won is added up (CH 7): a table won and not followed by the stage it led to does not count.
    fn without_forsaken(&self, tournament: &Tournament, mut results: Results<Competitor>) -> Results<Competitor> {
        if *self.format.terms().behind != Behind::Sum || self.format.has_teams() {
            return results;
        }
        let games = self.games_drawn(tournament);
        let plays_on = |who: Competitor, round: usize| {
            let later = &tournament.rounds[round + 1..];
            later.is_empty() || later.iter().any(|round| who.entrant().is_some_and(|id| round.table_of(id).is_some()))
        };
        for (who, outcomes) in &mut results {
            outcomes.retain(|game| game.round < games || game.place > 1 || plays_on(*who, game.round));
        }
        results
    }

    /// Games everybody plays count as in the standings; those of the finals are shown beside them.
    fn with_drops(&self, tournament: &Tournament, mut lines: Vec<Line<Competitor>>) -> Vec<Line<Competitor>> {
        let standings = self.standings(tournament);
        for line in &mut lines {
            let before = standings.iter().find(|before| before.who == line.who);
            let games = self.games_drawn(tournament);
            for (game, counts) in line.games.iter_mut().filter(|(game, _)| game.round < games) {
                *counts = before.is_some_and(|before| before.games.iter().any(|(one, counts)| one == game && *counts));
            }
            line.total = before.map(|before| before.total).unwrap_or_default();
        }
        lines
    }

    /// Those who played the last of the finals with what orders them: their place at the table, shared as it is there; of two
    /// finals the place among both, the pairs by the standings (T2.2).
    fn decided_by_final(&self, tournament: &Tournament) -> Vec<(Competitor, usize)> {
        if self.next(tournament) != Next::Nothing || self.format.has_teams() {
            return Vec::new();
        }
        if !tournament.rounds.last().is_some_and(|round| self.is_final(round.stage, round.tables.len())) {
            return Vec::new();
        }
        let tables = self.finished(tournament, tournament.rounds.len() - 1);
        let place = |seat: &Finished| (Competitor::Entrant(seat.entrant), usize::from(seat.scored.place));
        if let [table] = tables.as_slice() {
            return table.iter().map(place).collect();
        }
        let standings = self.standings(tournament);
        let rank = |who: Competitor| standings.iter().position(|line| line.who == who);
        let mut order: Vec<_> = tables.iter().flatten().map(place).collect();
        order.sort_by_key(|&(who, place)| (place, rank(who)));
        order.into_iter().map(|(who, _)| who).zip(1..).collect()
    }

    /// Who keeps a place whatever the sums are (T2.5): while nothing of the stage has been played for which the first of the standings wait,
    /// they have their places, and behind them those who won a table to join them.
    fn places_kept(&self, tournament: &Tournament) -> BTreeMap<Competitor, Kept> {
        let by_sum = *self.format.terms().behind == Behind::Sum && !self.format.has_teams();
        let waits = |waiting: &Waiting| self.bands(waiting.stage).is_some_and(|bands| *bands.direct == Direct::First);
        let last = tournament.rounds.iter().rposition(|round| round.waiting.iter().any(waits));
        let Some(at) = last.filter(|_| by_sum) else { return BTreeMap::new() };
        if tournament.rounds[at + 1..].iter().any(|round| round.results.iter().any(Option::is_some)) {
            return BTreeMap::new();
        }
        let waiting = tournament.rounds[at].waiting.iter().filter(|waiting| waits(waiting));
        let waiting = waiting.map(|waiting| (waiting.entrant.into(), Kept::Waits));
        let finished = self.finished(tournament, at);
        let winners = finished.iter().flatten().filter(|seat| seat.scored.place == 1);
        winners.map(|seat| (seat.entrant.into(), Kept::Won)).chain(waiting).collect()
    }

    fn is_final(&self, stage: usize, tables: usize) -> bool {
        let last = stage + 1 == self.format.stages.len();
        last && self
            .stage(stage)
            .is_some_and(|stage| stage.bands().is_some() || (stage.knock_out().is_some() && tables == 1))
    }

    fn rank_key(
        &self,
        tournament: &Tournament,
        line: &Line<Competitor>,
        first: &[(Competitor, usize)],
        standings: &BTreeMap<Competitor, usize>,
    ) -> (usize, usize, usize) {
        match first.iter().find(|(who, _)| *who == line.who) {
            Some(&(_, at)) => (0, 0, at),
            None if *self.format.terms().behind == Behind::Stage => {
                let reached = self.stage_reached(tournament, line.who);
                (1, usize::MAX - reached, standings.get(&line.who).copied().unwrap_or(line.place))
            }
            None => (1, 0, line.place),
        }
    }

    /// How far somebody came: the last round with a table of theirs, or that they waited out, counted from the end of the
    /// games everybody plays.
    fn stage_reached(&self, tournament: &Tournament, who: Competitor) -> usize {
        if self.format.has_teams() {
            return 0;
        }
        let games = self.games_drawn(tournament);
        let later = tournament.rounds.iter().enumerate().skip(games);
        later
            .filter(|(_, round)| {
                who.entrant()
                    .is_some_and(|id| round.table_of(id).is_some() || round.waiting.iter().any(|one| one.entrant == id))
            })
            .map(|(at, _)| at + 1 - games)
            .max()
            .unwrap_or(0)
    }

    /// The tables of the last round, each in the order of its places.
    pub(super) fn last_tables(&self, tournament: &Tournament) -> Result<Vec<Vec<EntrantId>>, Refusal> {
        let last = tournament.rounds.len().saturating_sub(1);
        let tables = self.finished(tournament, last);
        tables.iter().map(|finished| self.table_order(tournament, finished)).collect()
    }

    /// Those who played a table in the order of their places. Who shares the first place must have rolled dice.
    fn table_order(&self, tournament: &Tournament, finished: &[Finished]) -> Result<Vec<EntrantId>, Refusal> {
        let faces = |id: EntrantId| {
            let cast = tournament
                .casts
                .iter()
                .rfind(|cast| rolled(cast, id).is_some() && cast.after == tournament.rounds.len());
            Reverse(cast.and_then(|cast| rolled(cast, id)).cloned())
        };
        let winners: Vec<_> = finished.iter().filter(|seat| seat.scored.place == 1).map(|seat| seat.entrant).collect();
        let parted = |a: EntrantId, b: EntrantId| a == b || faces(a) != faces(b);
        let best = winners.iter().copied().min_by_key(|&id| faces(id));
        if winners.len() > 1 && winners.iter().any(|&id| best.is_some_and(|best| !parted(best, id))) {
            return Err(self.tie_matters(&winners, 1));
        }
        let standings = self.standings(tournament);
        let rank = |id: EntrantId| standings.iter().position(|line| line.who == id.into());
        let mut order: Vec<_> = finished
            .iter()
            .map(|seat| (seat.scored.place, faces(seat.entrant), rank(seat.entrant), seat.entrant))
            .collect();
        order.sort();
        Ok(order.into_iter().map(|(.., id)| id).collect())
    }
}
