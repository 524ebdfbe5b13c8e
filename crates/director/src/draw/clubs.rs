//! Looking for a draw where clubs are kept apart first and then those that met: it depends on which club sits where, not
//! on who, so clubs are seated alone, each at most once at a table, and their people afterwards.

use super::anneal::{Heat, accepts, two};
use super::problem::{Priority, Problem};
use chance::{Seeded, Source as _, Stream};

/// Whether a problem is of this kind, and can be searched this way.
pub(super) fn fits(problem: &Problem) -> bool {
    let first = problem.priorities.starts_with(&[Priority::SameClub, Priority::RepeatClubs]);
    let mut members = vec![0; problem.clubs];
    problem.club.iter().for_each(|&club| members[club] += 1);
    let apart = members.iter().all(|&members: &usize| members <= problem.sizes.len());
    let even = problem.sizes.iter().all(|&size| size == problem.sizes[0]);
    first && apart && even && problem.clubs <= 128
}

/// The clubs, seat by seat.
pub(super) struct Clubs<'p> {
    problem: &'p Problem,
    seats: Vec<u8>,
    /// The clubs at each table.
    tables: Vec<u128>,
    size: usize,
    /// How often two clubs have met, with the tables as they are now.
    met: Vec<i16>,
}

impl<'p> Clubs<'p> {
    /// Every club spread over tables at random.
    pub(super) fn new(problem: &'p Problem, source: &mut Seeded) -> Self {
        let size = problem.sizes[0];
        let mut order: Vec<usize> = (0..problem.clubs).collect();
        for at in (1..order.len()).rev() {
            order.swap(at, source.below(Stream::Cards, at as u32 + 1) as usize);
        }
        let mut people: Vec<u8> = Vec::new();
        for &club in &order {
            people.extend(problem.club.iter().filter(|&&other| other == club).map(|_| club as u8));
        }
        // Dealt round the tables, one after the other, nobody meets their own club.
        let count = problem.sizes.len();
        let mut seats = vec![0; people.len()];
        let mut tables = vec![0u128; count];
        for (at, &club) in people.iter().enumerate() {
            seats[(at % count) * size + at / count] = club;
            tables[at % count] |= 1 << club;
        }
        let met = problem.clubs_met.iter().map(|&met| met as i16).collect();
        let mut clubs = Self { problem, seats, tables, size, met };
        for table in 0..count {
            for a in table * size..(table + 1) * size {
                for b in table * size..a {
                    clubs.meet(clubs.seats[a], clubs.seats[b], 1);
                }
            }
        }
        clubs
    }

    fn meet(&mut self, a: u8, b: u8, change: i16) {
        let (a, b, clubs) = (usize::from(a), usize::from(b), self.problem.clubs);
        self.met[a * clubs + b] += change;
        self.met[b * clubs + a] += change;
    }

    /// Swaps two seats at a time, while it cools down.
    pub(super) fn anneal(&mut self, swaps: u64, mut heat: Heat, source: &mut Seeded) {
        for _ in 0..swaps {
            let ((a, b), now) = (two(self.seats.len(), source), heat.next());
            if let Some(growth) = self.growth(a, b)
                && accepts(growth, now, source)
            {
                self.swap(a, b);
            }
        }
    }

    /// By how much repeated meetings grow if two seats are swapped; `None` if a club would sit twice at a table. A club
    /// at both tables meets the same ones as before, and every other pair of clubs changes by one.
    #[inline]
    fn growth(&self, a: usize, b: usize) -> Option<i32> {
        let (table_a, table_b) = (a / self.size, b / self.size);
        let (ca, cb) = (self.seats[a], self.seats[b]);
        let (at_a, at_b) = (self.tables[table_a], self.tables[table_b]);
        if table_a == table_b || at_a >> cb & 1 != 0 || at_b >> ca & 1 != 0 {
            return None;
        }
        let clubs = self.problem.clubs;
        let (row_a, row_b) =
            (&self.met[usize::from(ca) * clubs..][..clubs], &self.met[usize::from(cb) * clubs..][..clubs]);
        let mut growth = 0;
        for &club in &self.seats[table_a * self.size..(table_a + 1) * self.size] {
            if at_b >> club & 1 == 0 && club != ca {
                growth += row_b[usize::from(club)] - row_a[usize::from(club)] + 1;
            }
        }
        for &club in &self.seats[table_b * self.size..(table_b + 1) * self.size] {
            if at_a >> club & 1 == 0 && club != cb {
                growth += row_a[usize::from(club)] - row_b[usize::from(club)] + 1;
            }
        }
        Some(i32::from(growth))
    }

    fn swap(&mut self, a: usize, b: usize) {
        let (ca, cb) = (self.seats[a], self.seats[b]);
        for (seat, leaves, comes) in [(a, ca, cb), (b, cb, ca)] {
            let table = seat / self.size;
            for other in table * self.size..(table + 1) * self.size {
                if other != seat {
                    let club = self.seats[other];
                    self.meet(leaves, club, -1);
                    self.meet(comes, club, 1);
                }
            }
            self.tables[table] = self.tables[table] & !(1 << leaves) | 1 << comes;
        }
        self.seats.swap(a, b);
    }

    /// Somebody for every seat: the people of each club at random on the seats of their club.
    pub(super) fn people(&self, source: &mut Seeded) -> Vec<u16> {
        let mut left: Vec<Vec<u16>> = vec![Vec::new(); self.problem.clubs];
        for (person, &club) in (0..).zip(&self.problem.club) {
            left[club].push(person);
        }
        let take = |club: &u8| {
            let people = &mut left[usize::from(*club)];
            let at = source.below(Stream::Cards, people.len().max(1) as u32) as usize;
            people.swap_remove(at)
        };
        self.seats.iter().map(take).collect()
    }
}
