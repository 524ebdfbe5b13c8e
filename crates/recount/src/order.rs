//! The standings (T2.3, T2.6, T2.8, T2.11), in whole thousandths.

use crate::fold::State;
use crate::formats::Criterion;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// A game somebody played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Game {
    /// The round, from 0.
    pub(crate) round: usize,
    /// The place at the table.
    pub(crate) place: u8,
    /// Tournament points, in thousandths.
    pub(crate) points: i64,
}

/// A line of the standings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    /// Who: an entrant or a team.
    pub(crate) who: u32,
    /// The place; those who tie have the same.
    pub(crate) place: usize,
    /// What counts.
    pub(crate) total: i64,
    /// Every game.
    pub(crate) games: Vec<Game>,
    /// What the line is ordered by, more is better.
    pub(crate) key: Vec<i64>,
}

impl Line {
    /// Whether every one of so many games was won.
    pub(crate) fn won_all(&self, games: usize) -> bool {
        self.games.len() == games && self.games.iter().all(|game| game.place == 1)
    }
}

/// Results, the best first.
fn best_first(games: &[Game]) -> Vec<i64> {
    let mut points: Vec<i64> = games.iter().map(|game| game.points).collect();
    points.sort_unstable_by_key(|points| Reverse(*points));
    points
}

/// The sum of what counts.
pub(crate) fn total(games: &[Game], counted: Option<usize>) -> i64 {
    best_first(games).iter().take(counted.unwrap_or(usize::MAX)).sum()
}

impl State {
    /// Every game of the rounds that `wanted` has, by competitor.
    pub(crate) fn games(&self, wanted: impl Fn(usize) -> bool) -> BTreeMap<u32, Vec<Game>> {
        let mut games: BTreeMap<u32, Vec<Game>> = BTreeMap::new();
        for (round, played) in self.rounds.iter().enumerate().filter(|(round, _)| wanted(*round)) {
            for seat in played.tables.iter().flat_map(|table| &table.scored) {
                let Some(entrant) = self.entrants.get(&seat.who) else { continue };
                let who = if self.format.team.is_some() { entrant.team } else { Some(seat.who) };
                let game = Game { round, place: seat.place, points: seat.points };
                who.into_iter().filter(|_| !entrant.expelled).for_each(|who| games.entry(who).or_default().push(game));
            }
        }
        // Who only came to a special event has its points and no game.
        let expelled = |who: u32| self.entrants.get(&who).is_none_or(|entrant| entrant.expelled);
        for &(who, _) in self.events.values().flat_map(|(_, points)| points).filter(|(who, _)| !expelled(*who)) {
            if self.extra(who, usize::MAX) > 0 {
                games.entry(who).or_default();
            }
        }
        games
    }

    /// The standings of the games everybody plays, after so many rounds.
    pub(crate) fn standings(&self, rounds: usize) -> Vec<Line> {
        let games = self.games(|round| round < rounds && self.rounds[round].stage == 0);
        let previous = if rounds > 1 { self.standings(rounds - 1) } else { Vec::new() };
        self.order(games, &previous, rounds)
    }

    /// Orders competitors; `previous` are the standings before.
    pub(crate) fn order(&self, games: BTreeMap<u32, Vec<Game>>, previous: &[Line], rounds: usize) -> Vec<Line> {
        let line = |(who, games): (u32, Vec<Game>)| {
            let key = self.key(who, &games, previous, rounds);
            let total = total(&games, self.format.counted) + self.extra(who, rounds);
            Line { who, place: 0, total, games, key }
        };
        let there = |(who, games): &(u32, Vec<Game>)| !games.is_empty() || self.extra(*who, rounds) > 0;
        let mut lines: Vec<Line> = games.into_iter().filter(there).map(line).collect();
        lines.sort_by(|one, other| other.key.cmp(&one.key).then(one.who.cmp(&other.who)));
        for at in 0..lines.len() {
            let tied = at > 0 && lines[at].key == lines[at - 1].key;
            lines[at].place = if tied { lines[at - 1].place } else { at + 1 };
        }
        lines
    }

    fn key(&self, who: u32, games: &[Game], previous: &[Line], rounds: usize) -> Vec<i64> {
        let points = best_first(games);
        let before = previous.iter().find(|line| line.who == who);
        let nth = |nth: usize| points.get(nth).copied().unwrap_or(-1);
        let small = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        let criterion = |criterion: &Criterion| match criterion {
            Criterion::Total => total(games, self.format.counted) + self.extra(who, rounds),
            Criterion::Best(rank) => nth(*rank),
            Criterion::EarlierBest => {
                -games.iter().filter(|game| game.points == nth(0)).map(|game| small(game.round)).min().unwrap_or(0)
            }
            Criterion::PreviousPlace => -before.map_or(i64::MAX, |line| small(line.place)),
            Criterion::Places(place) => small(games.iter().filter(|game| game.place == *place).count()),
            Criterion::PreviousTotal => before.map_or(0, |line| line.total),
            Criterion::BestDropped => self.format.counted.map_or(0, &nth),
        };
        let mut key: Vec<i64> = self.format.criteria.iter().map(criterion).collect();
        let dice = self.casts.iter().filter(|(after, caster, _)| (*after, *caster) == (rounds, who));
        key.extend(dice.flat_map(|(_, _, faces)| faces).map(|face| i64::try_from(*face).unwrap_or(0)));
        key
    }
}
