//! The final ranking (T2.2, T2.3), and the comparison with what a file derives.

use crate::fold::{State, number};
use crate::formats::{Finals, Method};
use crate::order::{Game, Line, total};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Points as they are written, in thousandths.
fn thousandths(written: &Value) -> Option<i64> {
    let text = written.as_str()?;
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let part: String = part.chars().chain("000".chars()).take(3).collect();
    Some(whole.parse::<i64>().ok()? * 1000 + part.parse::<i64>().ok()?)
}

/// A place of the ranking before it is numbered: more is better.
type Key = Vec<i64>;

fn small(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

impl State {
    /// The final ranking.
    fn ranking(&self) -> Vec<Line> {
        let lines = self.standings(self.format.rounds);
        if self.format.finals == Finals::Nothing {
            return lines;
        }
        let games = self.games(|_| true);
        let mut added = games.clone();
        for (who, games) in &mut added {
            games.retain(|game| !self.forsaken(*who, game));
        }
        let keys = match self.format.finals {
            Finals::KnockOut => self.knock_out_keys(&games),
            _ => self.final_keys(&added, &lines),
        };
        let place = |who: u32| 1 + keys.values().filter(|key| **key > keys[&who]).count();
        let sum = |who: u32, games: &[Game]| match self.format.counted {
            Some(_) => lines.iter().find(|line| line.who == who).map_or(0, |line| line.total),
            None => total(games, None) + self.extra(who, usize::MAX),
        };
        let line = |(who, games): (&u32, &Vec<Game>)| {
            let total = sum(*who, &added[who]);
            Line { who: *who, place: place(*who), total, games: games.clone(), key: keys[who].clone() }
        };
        games.iter().map(line).collect()
    }

    /// CH 7: only a semifinal that was not won is added up; a winner who did not go on to the final has it for nothing.
    fn forsaken(&self, who: u32, game: &Game) -> bool {
        let later = self.rounds.iter().skip(game.round + 1);
        let goes_on = later.flat_map(|round| &round.tables).any(|table| table.seats.contains(&who));
        let last = game.round + 1 == self.rounds.len();
        self.format.by_sum && self.rounds[game.round].stage > 0 && game.place == 1 && !last && !goes_on
    }

    /// Knock-out: who came further, in the last round by place, before it by the sum.
    fn knock_out_keys(&self, games: &BTreeMap<u32, Vec<Game>>) -> BTreeMap<u32, Key> {
        let last = self.rounds.len() - 1;
        let key = |(who, games): (&u32, &Vec<Game>)| {
            let reached = games.iter().map(|game| game.round).max().unwrap_or(0);
            let place = games.iter().find(|game| game.round == last).map_or(0, |game| -i64::from(game.place));
            let sum = if reached == last { 0 } else { total(games, None) };
            (*who, vec![small(reached), place, sum])
        };
        games.iter().map(key).collect()
    }

    /// The finals first, then the others.
    fn final_keys(&self, games: &BTreeMap<u32, Vec<Game>>, lines: &[Line]) -> BTreeMap<u32, Key> {
        let standing = |who: u32| lines.iter().find(|line| line.who == who).map_or(0, |line| -small(line.place));
        let mut keys = BTreeMap::new();
        let Some(last) = self.rounds.last() else { return keys };
        for seat in last.tables.iter().flat_map(|table| &table.scored).filter(|seat| games.contains_key(&seat.who)) {
            // A tie that stands at the table stands in the ranking; of two finals the pairs go by the standings.
            let parted = if last.tables.len() == 1 { 0 } else { standing(seat.who) };
            keys.insert(seat.who, vec![2, -i64::from(seat.place), parted]);
        }
        let mut others = games.clone();
        others.retain(|who, _| !keys.contains_key(who));
        if self.format.by_sum {
            let ordered = self.order(others, lines, self.rounds.len());
            keys.extend(ordered.iter().map(|line| (line.who, vec![1, -small(line.place)])));
        } else {
            let played = |games: &[Game]| games.iter().map(|game| self.rounds[game.round].stage).max().unwrap_or(0);
            // Who was through to a later stage came as far as those who played for it.
            let waited = |who: u32| {
                let rounds = self.rounds.iter().filter(|round| round.straight.iter().any(|(_, one)| *one == who));
                rounds.map(|round| round.stage).max().unwrap_or(0)
            };
            let stage = |who: u32, games: &[Game]| played(games).max(waited(who));
            keys.extend(others.iter().map(|(who, games)| (*who, vec![0, small(stage(*who, games)), standing(*who)])));
        }
        keys
    }

    /// Results that do not count, the worst first.
    fn dropped(&self, who: u32, games: &[Game]) -> Vec<i64> {
        if self.format.by_sum {
            return games.iter().filter(|game| self.forsaken(who, game)).map(|game| game.points).collect();
        }
        let mut points: Vec<i64> =
            games.iter().filter(|game| self.rounds[game.round].stage == 0).map(|game| game.points).collect();
        points.sort_unstable();
        points.truncate(self.format.counted.map_or(0, |counted| points.len().saturating_sub(counted)));
        points
    }
}

/// Everything in which the derived part of a file differs.
pub(crate) fn compare(state: &State, derived: &Value) -> Vec<String> {
    let mut found = tables(state, derived);
    let rounds = state.format.rounds;
    let undiced = undiced(state);
    let standings = [state.standings(rounds), undiced.standings(rounds)];
    found.extend(lines(state, &standings, &derived["standings"], "standings"));
    found.extend(lines(state, &[state.ranking(), undiced.ranking()], &derived["ranking"], "ranking"));
    let unfinished = state.rounds.iter().any(|round| round.tables.iter().any(|table| table.scored.is_empty()));
    if unfinished || derived["finished"] != true {
        found.push("the tournament is not over".to_owned());
    }
    found
}

/// The tournament without its dice. Only RA has the die among the criteria of the standings; elsewhere dice part people for
/// the finals, and whether those who tie are also shown apart is open.
fn undiced(state: &State) -> State {
    let mut undiced = state.clone();
    if state.format.method != Method::Bonus50 {
        undiced.casts.clear();
    }
    undiced
}

fn tables(state: &State, derived: &Value) -> Vec<String> {
    let mut found = Vec::new();
    let none = Vec::new();
    let rounds = derived["rounds"].as_array().unwrap_or(&none);
    if rounds.len() != state.rounds.len() {
        found.push(format!("{} rounds instead of {}", rounds.len(), state.rounds.len()));
    }
    for (at, (ours, theirs)) in state.rounds.iter().zip(rounds).enumerate() {
        let theirs = theirs["tables"].as_array().unwrap_or(&none);
        if theirs.len() != ours.tables.len() {
            found.push(format!("round {}: {} tables", at + 1, theirs.len()));
        }
        for (ours, theirs) in ours.tables.iter().zip(theirs) {
            let seat = |seat: &Value| {
                (number(&seat["entrant"]), u64::from(number(&seat["place"])), thousandths(&seat["points"]))
            };
            let written: BTreeSet<_> = theirs["seats"].as_array().into_iter().flatten().map(seat).collect();
            let mine = ours.scored.iter().map(|seat| (seat.who, u64::from(seat.place), Some(seat.points))).collect();
            if written != mine || theirs["table"].as_u64() != Some(ours.number) {
                found.push(format!("round {}, table {}: {written:?} instead of {mine:?}", at + 1, ours.number));
            }
        }
    }
    found
}

/// Compares lines with ours, in one of two readings.
fn lines(state: &State, readings: &[Vec<Line>; 2], theirs: &Value, what: &str) -> Vec<String> {
    let none = Vec::new();
    let ours = &readings[0];
    let theirs = theirs.as_array().unwrap_or(&none);
    let mut found = Vec::new();
    let written: BTreeSet<u32> = theirs.iter().map(|line| number(&line["who"])).collect();
    let mine: BTreeSet<u32> = ours.iter().map(|line| line.who).collect();
    if written != mine || theirs.len() != ours.len() {
        found.push(format!("{what}: other people, {:?}", written.symmetric_difference(&mine).collect::<Vec<_>>()));
    }
    let places: Vec<u64> = theirs.iter().filter_map(|line| line["place"].as_u64()).collect();
    if places.windows(2).any(|pair| pair[0] > pair[1]) {
        found.push(format!("{what}: not in the order of the places"));
    }
    for line in ours {
        let Some(other) = theirs.iter().find(|other| number(&other["who"]) == line.who) else { continue };
        let (place, total) = (other["place"].as_u64(), thousandths(&other["total"]));
        let places =
            readings.iter().flatten().filter(|reading| reading.who == line.who).map(|reading| reading.place as u64);
        if !places.into_iter().any(|reading| place == Some(reading)) || total != Some(line.total) {
            found.push(format!(
                "{what}: {} is {place:?} with {total:?} instead of {} with {}",
                line.who, line.place, line.total
            ));
        }
        let extra = thousandths(&other["extra"]).unwrap_or(0);
        if extra != state.extra(line.who, usize::MAX) {
            found.push(format!("{what}: {} has {extra} from special events", line.who));
        }
        found.extend(results(state, line, &other["results"]).map(|problem| format!("{what}: {} {problem}", line.who)));
    }
    found
}

/// The results of a line, and which of them are dropped.
fn results(state: &State, line: &Line, theirs: &Value) -> Option<String> {
    let none = Vec::new();
    let theirs = theirs.as_array().unwrap_or(&none);
    let result = |result: &Value| (u64::from(number(&result["round"])), thousandths(&result["points"]));
    let mut written: Vec<_> = theirs.iter().map(result).collect();
    let mut mine: Vec<_> = line.games.iter().map(|game| (game.round as u64 + 1, Some(game.points))).collect();
    written.sort_unstable();
    mine.sort_unstable();
    let dropped =
        theirs.iter().filter(|result| result["dropped"] == true).filter_map(|result| thousandths(&result["points"]));
    let mut dropped: Vec<i64> = dropped.collect();
    dropped.sort_unstable();
    if written != mine {
        return Some(format!("has {written:?} instead of {mine:?}"));
    }
    (dropped != state.dropped(line.who, &line.games)).then(|| format!("has {dropped:?} dropped"))
}
