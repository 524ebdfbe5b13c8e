//! The log of a table, read again: who sat where, who had which seat, what was hidden.

use crate::evidence::{Millis, Row};
use std::collections::BTreeMap;

/// A row that somebody asked for.
pub(crate) struct Named<'r> {
    pub(crate) author: &'r str,
    pub(crate) nonce: &'r str,
}

/// The chairs of a table as its rows go by.
#[derive(Default)]
pub(crate) struct Chairs<'r> {
    people: BTreeMap<usize, &'r str>,
    taken: BTreeMap<usize, ()>,
}

impl<'r> Chairs<'r> {
    /// Takes a row in; who asked for it, if a person did.
    pub(crate) fn follow(&mut self, row: &'r Row) -> Option<Named<'r>> {
        let words: Vec<&str> = row.body.lines().next().unwrap_or_default().split(' ').collect();
        let chair = || words.get(1)?.parse::<usize>().ok();
        let nonce = words.iter().position(|&word| word == "nonce").and_then(|at| words.get(at + 1).copied());
        match *words.first()? {
            "sat" => {
                self.taken.insert(chair()?, ());
                match *words.get(2)? {
                    "person" => drop(self.people.insert(chair()?, words.get(3)?)),
                    _ => drop(self.people.remove(&chair()?)),
                }
                self.named(chair()?, nonce)
            }
            "left" => {
                let named = self.named(chair()?, nonce);
                self.people.remove(&chair()?);
                self.taken.remove(&chair()?);
                named
            }
            "moved" | "returned" | "revealed" => self.named(chair()?, nonce),
            // `paused referee PERSON …`, `resumed referee PERSON …`
            "paused" | "resumed" => Some(Named { author: words.get(2)?, nonce: nonce? }),
            _ => None,
        }
    }

    fn named(&self, chair: usize, nonce: Option<&'r str>) -> Option<Named<'r>> {
        Some(Named { author: self.people.get(&chair)?, nonce: nonce.filter(|&nonce| nonce != "-")? })
    }

    /// How many chairs are taken.
    pub(crate) fn taken(&self) -> usize {
        self.taken.len()
    }

    /// The chair of somebody, from 0.
    pub(crate) fn chair_of(&self, person: &str) -> Option<usize> {
        self.people.iter().find(|(_, sits)| **sits == person).map(|(&chair, _)| chair)
    }
}

/// Whether these rows are a table's.
pub(crate) fn is_table(rows: &[&Row]) -> bool {
    rows.first().is_some_and(|row| row.body.starts_with("table "))
}

/// A number of the first row: `players 4`, `option turn-seconds 30`.
pub(crate) fn setting(rows: &[&Row], name: &str) -> Option<i64> {
    let first = rows.first()?.body.lines();
    first.filter_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok()).next()
}

/// The events of a row: its lines that are set in.
pub(crate) fn events(row: &Row) -> impl Iterator<Item = &str> {
    row.body.lines().filter_map(|line| line.strip_prefix("  "))
}

/// Whether this row is the last that happens at its table.
pub(crate) fn ends(row: &Row) -> bool {
    row.body.starts_with("abandoned") || events(row).any(|event| event.starts_with("game-ended"))
}

/// The seat of each chair, once the order is settled: `order-settled A=3 B=2` says that chair 2 has seat A.
pub(crate) fn seats(rows: &[&Row]) -> BTreeMap<usize, char> {
    let settled = rows.iter().flat_map(|row| events(row)).find_map(|event| event.strip_prefix("order-settled "));
    let pairs = settled.unwrap_or_default().split(' ').filter_map(|pair| pair.split_once('='));
    pairs.filter_map(|(seat, player)| Some((player.parse::<usize>().ok()? - 1, seat.chars().next()?))).collect()
}

/// When the last chair was taken and the version it was, if all were taken at once.
pub(crate) fn full_since(rows: &[&Row]) -> Option<(u64, Millis)> {
    let players = usize::try_from(setting(rows, "players")?).ok()?;
    let mut chairs = Chairs::default();
    rows.iter().find_map(|row| {
        chairs.follow(row);
        (chairs.taken() == players).then_some((row.version, row.at))
    })
}

/// The pauses of a game, each from its row to the one with which it went on, or to the last one.
pub(crate) fn pauses(rows: &[&Row]) -> Vec<(Millis, Millis)> {
    let is_end = |row: &Row| row.body.starts_with("resumed ") || ends(row);
    let begins = rows.iter().enumerate().filter(|(_, row)| row.body.starts_with("paused "));
    let until = |at: usize| rows[at..].iter().find(|row| is_end(row)).map_or(Millis::MAX, |row| row.at);
    begins.map(|(at, row)| (row.at, until(at))).collect()
}

/// Whether somebody at a table promised a seed that is told once it is full.
pub(crate) fn has_promises(rows: &[&Row]) -> bool {
    rows.iter().any(|row| row.body.starts_with("sat ") && row.body.contains(" covered "))
}
