//! A season's calendar: for a list of regulars and so many evenings, tables with as few repeated meetings as possible over
//! all evenings together, made again from who actually came.
//!
//! A pair that meets `m` times counts C(m, 2): once is free, twice costs 1, three times 3. So meetings are spread before
//! anybody meets a third time. Meetings of the past count, but only what the evenings to come add is told.

use crate::designs::design;
use crate::{Effort, Fault, Tables, tables_for};
use chance::{Seeded, Source as _, Stream};
use std::collections::HashMap;

/// What a calendar is made for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Season {
    /// Who is expected, evening by evening, by id.
    pub evenings: Vec<Vec<u32>>,
    /// The sizes of tables allowed, the preferred one first.
    pub preferred: Vec<u8>,
    /// Who sat with whom: evening by evening, table by table, by id. People who do not come any more may be there.
    pub history: Vec<Vec<Vec<u32>>>,
}

/// A calendar.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Calendar {
    /// Evening by evening, table by table, by id.
    pub evenings: Vec<Vec<Vec<u32>>>,
    /// How much repeated meetings grow: the sum of C(meetings, 2) over pairs, less what it was before.
    pub repeats: u64,
    /// Below what no calendar can go.
    pub bound: u64,
    /// Whether there is no better calendar.
    pub proven: bool,
}

/// Makes a calendar from a seed: the same seed gives the same calendar.
pub fn season(season: &Season, seed: u64, effort: Effort) -> Result<Calendar, Fault> {
    let start = Start::new(season)?;
    let bound = start.bound();
    let mut best: Option<(u64, Vec<Tables>)> = start.known(seed).map(|evenings| (0, evenings));
    let goes = if best.is_some() { 0 } else { u64::from(effort.goes.max(1)) };
    for go in 0..goes {
        let mut source = Seeded::new(seed, go);
        let mut plan = Plan::new(&start, &mut source);
        plan.anneal(u64::from(effort.swaps_each) * plan.seats.len() as u64, &mut source);
        if best.as_ref().is_none_or(|&(least, _)| plan.least < least) {
            best = Some((plan.least, plan.best_tables()));
        }
        if best.as_ref().is_some_and(|&(least, _)| least == bound) {
            break;
        }
    }
    let (repeats, evenings) = best.unwrap_or_default();
    let ids = |table: &Vec<usize>| table.iter().map(|&person| start.ids[person]).collect();
    let evenings = evenings.iter().map(|tables| tables.iter().map(ids).collect()).collect();
    Ok(Calendar { evenings, repeats, bound, proven: repeats == bound })
}

/// The same season after some evenings: what was actually played is history, and `coming` says who is expected in those
/// that remain.
#[must_use]
pub fn replan(season: &Season, played: &[Vec<Vec<u32>>], coming: Vec<Vec<u32>>) -> Season {
    let history = season.history.iter().chain(played).cloned().collect();
    Season { evenings: coming, preferred: season.preferred.clone(), history }
}

/// A season made ready: people by number.
struct Start {
    ids: Vec<u32>,
    /// Who comes, evening by evening.
    evenings: Vec<Vec<usize>>,
    sizes: Vec<Vec<usize>>,
    met: Vec<u16>,
}

impl Start {
    fn new(season: &Season) -> Result<Self, Fault> {
        let mut ids: Vec<u32> = season.evenings.concat();
        ids.sort_unstable();
        ids.dedup();
        if season.evenings.is_empty() || season.evenings.iter().any(Vec::is_empty) {
            return Err(Fault::Nobody);
        }
        let numbers: HashMap<u32, usize> = ids.iter().enumerate().map(|(number, &id)| (id, number)).collect();
        let mut start = Self { met: vec![0; ids.len() * ids.len()], ids, evenings: Vec::new(), sizes: Vec::new() };
        for evening in &season.evenings {
            let mut people: Vec<usize> = evening.iter().map(|id| numbers[id]).collect();
            people.sort_unstable();
            if let Some(twice) = people.windows(2).find(|pair| pair[0] == pair[1]) {
                return Err(Fault::Twice(start.ids[twice[0]]));
            }
            let sizes = tables_for(people.len(), &season.preferred);
            start
                .sizes
                .push(sizes.map_err(|fault| Fault::Impossible { people: fault.people, nearest: fault.nearest })?);
            start.evenings.push(people);
        }
        for table in season.history.iter().flatten() {
            start.remember(table.iter().filter_map(|id| numbers.get(id).copied()).collect())?;
        }
        Ok(start)
    }

    fn remember(&mut self, table: Vec<usize>) -> Result<(), Fault> {
        for (at, &a) in table.iter().enumerate() {
            for &b in &table[at + 1..] {
                if a == b {
                    return Err(Fault::Twice(self.ids[a]));
                }
                self.met[a * self.ids.len() + b] += 1;
                self.met[b * self.ids.len() + a] += 1;
            }
        }
        Ok(())
    }

    /// A calendar without a repeated meeting by a known design, if there is one for these people: all of them come every evening,
    /// to tables of four, and have never met. Who is who in it, and which evening comes first, is by lot from the seed.
    fn known(&self, seed: u64) -> Option<Vec<Tables>> {
        let people = self.ids.len();
        let is_plain = self.evenings.iter().all(|here| here.len() == people)
            && self.sizes.iter().flatten().all(|&size| size == 4)
            && self.met.iter().all(|&met| met == 0);
        let rounds = design(people, self.evenings.len()).filter(|_| is_plain)?;
        let mut source = Seeded::new(seed, u64::MAX);
        let names = shuffled(people, &mut source);
        let named = |table: &Vec<usize>| table.iter().map(|&player| names[player]).collect::<Vec<_>>();
        let order = shuffled(rounds.len(), &mut source);
        Some(order.into_iter().map(|at| rounds[at].iter().map(named).collect()).collect())
    }

    /// Every meeting costs what the pair has met before; the cheapest come first. Counted over all pairs who come on one
    /// evening, and person by person, where every pair is counted twice; the larger holds.
    fn bound(&self) -> u64 {
        let people = self.ids.len();
        let pairs = (0..people).flat_map(|a| (0..a).map(move |b| (a, b)));
        let together = |a: usize, b: usize| {
            self.evenings.iter().filter(|here| here.contains(&a) && here.contains(&b)).count() as u64
        };
        let met = |a: usize, b: usize| u64::from(self.met[a * people + b]);
        let meetings = self.sizes.iter().flatten().map(|&size| size * (size - 1) / 2).sum();
        let of_all = cheapest(pairs.map(|(a, b)| (met(a, b), together(a, b))), meetings);
        let of_person = |a: usize| {
            let others = (0..people).filter(|&b| b != a).map(|b| (met(a, b), together(a, b)));
            let here = self.evenings.iter().zip(&self.sizes).filter(|(here, _)| here.contains(&a));
            let meetings = here.map(|(_, sizes)| sizes.iter().min().map_or(0, |&size| size - 1)).sum();
            cheapest(others, meetings)
        };
        of_all.max((0..people).map(of_person).sum::<u64>().div_ceil(2))
    }
}

/// The numbers below one, by lot.
fn shuffled(count: usize, source: &mut Seeded) -> Vec<usize> {
    let mut numbers: Vec<_> = (0..count).collect();
    for at in (1..count).rev() {
        numbers.swap(at, source.below(Stream::Cards, at as u32 + 1) as usize);
    }
    numbers
}

/// What so many meetings cost at least, each pair having met so often and being together on so many evenings.
fn cheapest(pairs: impl Iterator<Item = (u64, u64)>, meetings: usize) -> u64 {
    let mut costs: Vec<u64> = pairs.flat_map(|(met, evenings)| met..met + evenings).collect();
    costs.sort_unstable();
    costs.iter().take(meetings).sum()
}

/// Where somebody sits, and on which evening.
#[derive(Clone, Copy)]
struct Chair {
    /// The first seat of the table, and the one after its last.
    table: (u32, u32),
    /// The first seat of the evening, and how many there are.
    evening: (u32, u32),
}

/// Annealing in progress: all evenings one after the other.
struct Plan<'s> {
    start: &'s Start,
    seats: Vec<u16>,
    chairs: Vec<Chair>,
    met: Vec<i32>,
    repeats: u64,
    least: u64,
    best: Vec<u16>,
}

impl<'s> Plan<'s> {
    fn new(start: &'s Start, source: &mut Seeded) -> Self {
        let (mut seats, mut chairs) = (Vec::new(), Vec::new());
        for (people, sizes) in start.evenings.iter().zip(&start.sizes) {
            let evening = (seats.len() as u32, people.len() as u32);
            let mut first = evening.0;
            for &size in sizes {
                let table = (first, first + size as u32);
                chairs.extend(std::iter::repeat_n(Chair { table, evening }, size));
                first += size as u32;
            }
            let mut people: Vec<u16> = people.iter().map(|&person| person as u16).collect();
            for at in (1..people.len()).rev() {
                people.swap(at, source.below(Stream::Cards, at as u32 + 1) as usize);
            }
            seats.extend(people);
        }
        let met = start.met.iter().map(|&met| i32::from(met)).collect();
        let mut plan = Self { start, best: seats.clone(), seats, chairs, met, repeats: 0, least: 0 };
        plan.count();
        plan
    }

    fn count(&mut self) {
        for a in 0..self.seats.len() {
            for b in self.chairs[a].table.0 as usize..a {
                self.repeats += self.met(a, b) as u64;
                self.meet(self.seats[a], self.seats[b], 1);
            }
        }
        self.least = self.repeats;
    }

    fn met(&self, a: usize, b: usize) -> i32 {
        self.met[usize::from(self.seats[a]) * self.start.ids.len() + usize::from(self.seats[b])]
    }

    #[inline]
    fn meet(&mut self, a: u16, b: u16, change: i32) {
        let people = self.start.ids.len();
        self.met[usize::from(a) * people + usize::from(b)] += change;
        self.met[usize::from(b) * people + usize::from(a)] += change;
    }

    /// Swaps two people of one evening at a time, while it cools down.
    fn anneal(&mut self, swaps: u64, source: &mut Seeded) {
        let mut walk = crate::Walk::new(source);
        for stretch in walk.stretches(swaps) {
            for _ in 0..stretch.swaps {
                let (a, other, drawn) = walk.two(self.seats.len());
                let (first, count) = self.chairs[a].evening;
                let b = first as usize + other % count as usize;
                let growth = self.growth(a, b);
                if self.chairs[a].table != self.chairs[b].table && stretch.accepts(growth, drawn) {
                    self.swap(a, b, growth);
                }
            }
        }
    }

    /// By how much repeated meetings grow if two people of one evening change seats.
    #[inline]
    fn growth(&self, a: usize, b: usize) -> i32 {
        let people = self.start.ids.len();
        let row = |seat: usize| &self.met[usize::from(self.seats[seat]) * people..][..people];
        let (row_a, row_b) = (row(a), row(b));
        let more = |person: u16| row_b[usize::from(person)] - row_a[usize::from(person)];
        let table = |seat: usize| self.chairs[seat].table.0 as usize..self.chairs[seat].table.1 as usize;
        let at_a: i32 = table(a).filter(|&seat| seat != a).map(|seat| more(self.seats[seat]) + 1).sum();
        let at_b: i32 = table(b).filter(|&seat| seat != b).map(|seat| 1 - more(self.seats[seat])).sum();
        at_a + at_b
    }

    fn swap(&mut self, a: usize, b: usize, growth: i32) {
        let (leaves, comes) = (self.seats[a], self.seats[b]);
        for (seat, leaves, comes) in [(a, leaves, comes), (b, comes, leaves)] {
            for other in self.chairs[seat].table.0 as usize..self.chairs[seat].table.1 as usize {
                if other != seat {
                    self.meet(leaves, self.seats[other], -1);
                    self.meet(comes, self.seats[other], 1);
                }
            }
        }
        self.seats.swap(a, b);
        self.repeats = self.repeats.wrapping_add_signed(i64::from(growth));
        if self.repeats < self.least {
            self.least = self.repeats;
            self.best.copy_from_slice(&self.seats);
        }
    }

    fn best_tables(&self) -> Vec<Tables> {
        let mut seats = self.best.iter().map(|&person| usize::from(person));
        let mut table = |&size: &usize| {
            let mut people: Vec<usize> = seats.by_ref().take(size).collect();
            people.sort_unstable();
            people
        };
        self.start.sizes.iter().map(|sizes| sizes.iter().map(&mut table).collect()).collect()
    }
}
