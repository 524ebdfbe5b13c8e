//! Looking for a draw: a shuffle from the seed, then swaps of two people, at first also bad ones, in the end only good
//! ones. What matters more weighs more while looking; what is kept is the best in the strict order of the priorities.

use super::bound::bounds;
use super::clubs::{self, Clubs};
use super::problem::{Priority, Problem};
use super::score::{Tables, score};
use chance::{Seeded, Source as _, Stream};

/// How long to look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Swaps tried in one go, for each person.
    pub swaps_each: u32,
    /// How many goes, unless a draw is proven before.
    pub goes: u32,
}

impl Default for Effort {
    fn default() -> Self {
        Self { swaps_each: 4000, goes: 12 }
    }
}

/// A draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawn {
    /// Who sits with whom, by number, the tables in the order of the problem.
    pub tables: Tables,
    /// What it has of what was to be avoided.
    pub penalties: Vec<u64>,
    /// Below what no draw can go.
    pub bounds: Vec<u64>,
    /// Whether there is no better draw.
    pub proven: bool,
}

/// Draws from a seed: the same seed gives the same draw.
#[must_use]
pub fn draw(problem: &Problem, seed: u64, effort: Effort) -> Drawn {
    let bounds = bounds(problem);
    let mut best: Option<(Vec<u64>, Tables)> = None;
    for go in 0..u64::from(effort.goes.max(1)) {
        let mut source = Seeded::new(seed, go);
        let swaps = u64::from(effort.swaps_each) * problem.people() as u64 * if go == 0 { 1 } else { 5 };
        let tables = if clubs::fits(problem) {
            let mut seated = Clubs::new(problem, &mut source);
            seated.anneal(2 * swaps, Heat::new(CLUBS_HOT, CLUBS_COLD, 2 * swaps), &mut source);
            let seats = seated.people(&mut source);
            let mut search = Search::new(problem, source, seats);
            search.anneal(swaps / 20, Heat::new(COLD, COLD, swaps / 20));
            search.tables()
        } else {
            let seats = shuffled(problem.people(), &mut source);
            let mut search = Search::new(problem, source, seats);
            search.anneal(swaps, Heat::new(HOT, COLD, swaps));
            search.tables()
        };
        let penalties = score(problem, &tables);
        if best.as_ref().is_none_or(|(least, _)| penalties < *least) {
            best = Some((penalties, tables));
        }
        if best.as_ref().is_some_and(|(least, _)| *least == bounds) {
            break;
        }
    }
    let (penalties, tables) = best.unwrap_or_default();
    let proven = penalties == bounds;
    Drawn { tables, penalties, bounds, proven }
}

/// How much more a priority weighs than the next while looking.
const STEP: i32 = 12;

/// How bad a change is as likely as not to be made, in 65536ths, as it begins and as it ends.
const HOT: u64 = 110_000;
const COLD: u64 = 5_400;
/// The same where clubs are seated.
const CLUBS_HOT: u64 = 15_000;
const CLUBS_COLD: u64 = 4_000;

/// Cooling down: from hot to cold in stretches, each as much colder than the last.
#[derive(Clone, Copy)]
pub(super) struct Heat {
    now: u64,
    /// What remains of it after a stretch, in 65536ths.
    cooling: u64,
    stretch: u64,
    /// Swaps until it cools down again.
    left: u64,
}

impl Heat {
    const STRETCHES: u32 = 256;

    /// From hot to cold in so many swaps.
    pub(super) fn new(hot: u64, cold: u64, swaps: u64) -> Self {
        // The largest factor with which it is cold in the end, found bit by bit in whole numbers.
        let end = |cooling| (0..Self::STRETCHES).fold(hot << 16, |heat, _| cooler(heat, cooling)) >> 16;
        let cold_enough = |cooling| end(cooling) <= cold;
        let with_bit =
            |factor: u64, bit: u32| Some(factor | 1u64 << bit).filter(|&more| cold_enough(more)).unwrap_or(factor);
        let cooling = if hot <= cold { 1 << 16 } else { (0..16).rev().fold(0, with_bit) };
        let stretch = (swaps / u64::from(Self::STRETCHES)).max(1);
        Self { now: hot << 16, cooling, stretch, left: stretch }
    }

    /// The heat of the next swap, in 65536ths.
    #[inline]
    pub(super) fn next(&mut self) -> u64 {
        self.left -= 1;
        if self.left == 0 {
            (self.now, self.left) = (cooler(self.now, self.cooling), self.stretch);
        }
        self.now >> 16
    }
}

/// So many 65536ths of a heat.
fn cooler(heat: u64, cooling: u64) -> u64 {
    (heat >> 16) * cooling + (((heat & 0xFFFF) * cooling) >> 16)
}

/// Whether a change is made: always for the better, and for the worse the less likely the worse it is and the colder it
/// has become. In whole numbers, so that a seed gives the same draw on every machine.
#[inline]
pub(super) fn accepts(change: i32, heat: u64, source: &mut Seeded) -> bool {
    change <= 0 || {
        // How many halvings make a number this small: the whole ones, and the rest by its leading bits.
        let drawn = source.below(Stream::Cards, u32::MAX) | 1;
        let whole = drawn.leading_zeros();
        let part = u64::from(!(drawn << whole) >> 15 & 0xFFFF);
        let halvings = (u64::from(whole) << 16) + part;
        (change as u64) << 32 <= heat * halvings
    }
}

/// Two seats, each as likely as any other.
#[inline]
pub(super) fn two(seats: usize, source: &mut Seeded) -> (usize, usize) {
    let both = source.below(Stream::Cards, (seats * seats) as u32) as usize;
    (both / seats, both % seats)
}

/// Everybody in any order.
fn shuffled(people: usize, source: &mut Seeded) -> Vec<u16> {
    let mut seats: Vec<u16> = (0..people as u16).collect();
    for at in (1..people).rev() {
        seats.swap(at, source.below(Stream::Cards, at as u32 + 1) as usize);
    }
    seats
}

/// Annealing in progress.
struct Search<'p> {
    problem: &'p Problem,
    source: Seeded,
    /// Who sits on each seat; the seats of a table are next to each other.
    seats: Vec<u16>,
    /// The first seat of the table each seat belongs to, and the one after its last.
    table_of_seat: Vec<(u16, u16)>,
    /// What two people at one table weigh.
    pair: Vec<i32>,
    /// What a person at a table of five weighs.
    five: Vec<i32>,
    /// What a repeated meeting of clubs weighs; 0 if nothing.
    clubs_weight: i32,
    /// How often two clubs have met, with the tables as they are now.
    clubs_met: Vec<i32>,
}

impl<'p> Search<'p> {
    fn new(problem: &'p Problem, source: Seeded, seats: Vec<u16>) -> Self {
        let people = problem.people();
        let mut table_of_seat = Vec::with_capacity(people);
        let mut first = 0;
        for &size in &problem.sizes {
            table_of_seat.extend(std::iter::repeat_n((first, first + size as u16), size));
            first += size as u16;
        }
        let weight = |wanted: Priority| {
            let place = problem.priorities.iter().rev().position(|&priority| priority == wanted);
            place.map_or(0, |place| STEP.pow(place.min(6) as u32))
        };
        let (winner, club, met) =
            (weight(Priority::WinnersTogether), weight(Priority::SameClub), weight(Priority::RepeatOpponents));
        let mut pair = vec![0; people * people];
        for a in 0..people {
            for b in 0..people {
                let both_won = i32::from(problem.winner[a] && problem.winner[b]);
                let one_club = i32::from(problem.club[a] == problem.club[b]);
                pair[a * people + b] = winner * both_won + club * one_club + met * i32::from(problem.met(a, b));
            }
        }
        let five = weight(Priority::FiveTwice);
        let five = problem.entrants.iter().map(|entrant| five * entrant.fives_before as i32).collect();
        let mut search = Self {
            problem,
            source,
            seats,
            table_of_seat,
            pair,
            five,
            clubs_weight: weight(Priority::RepeatClubs),
            clubs_met: problem.clubs_met.iter().map(|&met| i32::from(met)).collect(),
        };
        search.count_clubs();
        search
    }

    fn count_clubs(&mut self) {
        if self.clubs_weight == 0 {
            return;
        }
        for seat in 0..self.seats.len() {
            for other in self.table_of_seat[seat].0 as usize..seat {
                self.meet(self.seats[seat], self.seats[other], 1);
            }
        }
    }

    fn meet(&mut self, a: u16, b: u16, change: i32) {
        let (c, d) = (self.problem.club[usize::from(a)], self.problem.club[usize::from(b)]);
        if c != d {
            self.clubs_met[c * self.problem.clubs + d] += change;
            self.clubs_met[d * self.problem.clubs + c] += change;
        }
    }

    /// Swaps two people at a time, while it cools down.
    fn anneal(&mut self, swaps: u64, mut heat: Heat) {
        for _ in 0..swaps {
            let (a, b) = two(self.seats.len(), &mut self.source);
            self.try_swap(a, b, heat.next());
        }
    }

    fn try_swap(&mut self, a: usize, b: usize, heat: u64) {
        if self.table_of_seat[a].0 == self.table_of_seat[b].0 {
            return;
        }
        let change = self.change(a, b);
        if self.clubs_weight == 0 {
            if accepts(change, heat, &mut self.source) {
                self.seats.swap(a, b);
            }
            return;
        }
        let growth = self.swap_clubs(a, b);
        let accepted = accepts(change + self.clubs_weight * growth, heat, &mut self.source);
        self.seats.swap(a, b);
        if !accepted {
            self.swap_clubs(a, b);
            self.seats.swap(a, b);
        }
    }

    /// By how much the weight of pairs and tables of five changes if two people change seats.
    fn change(&self, a: usize, b: usize) -> i32 {
        let people = self.seats.len();
        let (pa, pb) = (usize::from(self.seats[a]), usize::from(self.seats[b]));
        let (row_a, row_b) = (&self.pair[pa * people..][..people], &self.pair[pb * people..][..people]);
        let (table_a, table_b) = (self.table_of_seat[a], self.table_of_seat[b]);
        let mut change = 0;
        for (seat, &other) in (table_a.0 as usize..).zip(&self.seats[table_a.0 as usize..table_a.1 as usize]) {
            if seat != a {
                change += row_b[usize::from(other)] - row_a[usize::from(other)];
            }
        }
        for (seat, &other) in (table_b.0 as usize..).zip(&self.seats[table_b.0 as usize..table_b.1 as usize]) {
            if seat != b {
                change += row_a[usize::from(other)] - row_b[usize::from(other)];
            }
        }
        let five = |(first, end): (u16, u16)| i32::from(end - first == 5);
        change + (five(table_a) - five(table_b)) * (self.five[pb] - self.five[pa])
    }

    /// Counts the clubs' meetings as if two people had changed seats, and says by how much their repetitions grow.
    fn swap_clubs(&mut self, a: usize, b: usize) -> i32 {
        let (pa, pb) = (self.seats[a], self.seats[b]);
        let mut growth = 0;
        for (seat, leaves, comes) in [(a, pa, pb), (b, pb, pa)] {
            let (first, end) = self.table_of_seat[seat];
            for other in first as usize..end as usize {
                if other != seat {
                    let neighbour = self.seats[other];
                    growth -= self.meetings(leaves, neighbour) - 1;
                    self.meet(leaves, neighbour, -1);
                    growth += self.meetings(comes, neighbour);
                    self.meet(comes, neighbour, 1);
                    growth -= self.same_club(leaves, neighbour);
                }
            }
        }
        growth
    }

    fn meetings(&self, a: u16, b: u16) -> i32 {
        let (c, d) = (self.problem.club[usize::from(a)], self.problem.club[usize::from(b)]);
        if c == d { 0 } else { self.clubs_met[c * self.problem.clubs + d] }
    }

    /// Those of one club do not meet: nothing was to be taken off for them.
    fn same_club(&self, a: u16, b: u16) -> i32 {
        i32::from(self.problem.club[usize::from(a)] == self.problem.club[usize::from(b)])
    }

    fn tables(&self) -> Tables {
        let mut tables = Tables::new();
        let mut seats = self.seats.iter();
        for &size in &self.problem.sizes {
            let mut table: Vec<usize> = seats.by_ref().take(size).map(|&person| usize::from(person)).collect();
            table.sort_unstable();
            tables.push(table);
        }
        tables
    }
}
