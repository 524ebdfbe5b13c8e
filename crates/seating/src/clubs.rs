//! Looking for a draw where clubs are kept apart first and then those that met: it depends on which club sits where, not
//! on who, so clubs are seated alone, each at most once at a table, and their people afterwards.

use super::anneal::shuffle;
use super::heat::{Cooling, Quick, thresholds};
use super::problem::{Priority, Problem};
use chance::{Seeded, Source as _, Stream};

/// The most clubs that can be searched this way.
const CLUBS: usize = 64;

/// The most tables.
const TABLES: usize = 256;

/// A growth of repeated meetings this large or larger is never accepted where it is cool.
const WORST: i16 = 31;

/// Neither hot nor cold: most of the time is spent where repeated meetings are about to freeze.
const COOLING: Cooling = Cooling { hot: 10_000, cold: 8_200 };

/// Whether a problem is of this kind, and can be searched this way.
pub(super) fn fits(problem: &Problem) -> bool {
    let first = problem.priorities.starts_with(&[Priority::SameClub, Priority::RepeatClubs]);
    let mut members = vec![0; problem.clubs];
    problem.club.iter().for_each(|&club| members[club] += 1);
    let apart = members.iter().all(|&members: &usize| members <= problem.sizes.len());
    let even = problem.sizes.iter().all(|&size| size == problem.sizes[0]);
    first && apart && even && problem.clubs <= CLUBS && problem.sizes.len() <= TABLES
}

/// The clubs, table by table, with their repeated meetings.
pub(super) struct Seated {
    /// The club on each seat; the seats of a table are next to each other.
    seats: Vec<u8>,
    /// How much repeated meetings grow.
    pub(super) repeats: u64,
}

/// Seats the clubs: swaps two seats at a time, while it cools down, and keeps the best that was seen.
pub(super) fn seat(problem: &Problem, swaps: u64, source: &mut Seeded) -> Seated {
    let seats = dealt(problem, source);
    let quick = Quick::new(source);
    match problem.sizes[0] {
        2 => Clubs::<2>::new(problem, &seats, quick).anneal(swaps),
        3 => Clubs::<3>::new(problem, &seats, quick).anneal(swaps),
        4 => Clubs::<4>::new(problem, &seats, quick).anneal(swaps),
        5 => Clubs::<5>::new(problem, &seats, quick).anneal(swaps),
        6 => Clubs::<6>::new(problem, &seats, quick).anneal(swaps),
        7 => Clubs::<7>::new(problem, &seats, quick).anneal(swaps),
        8 => Clubs::<8>::new(problem, &seats, quick).anneal(swaps),
        _ => Clubs::<1>::new(problem, &seats, quick).anneal(0),
    }
}

/// Every club spread over tables at random: dealt round the tables, one after the other, nobody meets their own club.
fn dealt(problem: &Problem, source: &mut Seeded) -> Vec<u8> {
    let mut place: Vec<usize> = (0..problem.clubs).collect();
    shuffle(&mut place, source);
    let mut people: Vec<usize> = problem.club.clone();
    people.sort_by_key(|&club| place[club]);
    let (count, size) = (problem.sizes.len(), problem.sizes[0]);
    let mut seats = vec![0; people.len()];
    for (at, &club) in people.iter().enumerate() {
        seats[at % count * size + at / count] = club as u8;
    }
    seats
}

impl Seated {
    /// Somebody for every seat: the people of each club at random on the seats of their club.
    pub(super) fn people(&self, problem: &Problem, source: &mut Seeded) -> Vec<u16> {
        let mut left: Vec<Vec<u16>> = vec![Vec::new(); problem.clubs];
        for (person, &club) in (0..).zip(&problem.club) {
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

/// What a look at a swap needs of a seat.
#[derive(Clone, Copy, Default)]
struct Chair {
    club: u8,
    table: u8,
    /// How often its club has met those at its table, all together.
    own: i16,
}

/// Annealing in progress, at tables of one size.
struct Clubs<const SIZE: usize> {
    tables: Vec<[u8; SIZE]>,
    /// The clubs at each table, as bits.
    present: Vec<u64>,
    /// How often two clubs have met, with the tables as they are now.
    met: Box<[[i16; CLUBS]; CLUBS]>,
    /// How often a club has met those at a table, all together: many swaps are looked at for one that is made, so what a
    /// swap would change is kept ready.
    sums: Vec<[i16; CLUBS]>,
    chairs: Vec<Chair>,
    repeats: u64,
    quick: Quick,
}

impl<const SIZE: usize> Clubs<SIZE> {
    fn new(problem: &Problem, seats: &[u8], quick: Quick) -> Self {
        let mut met = Box::new([[0; CLUBS]; CLUBS]);
        for (row, before) in met.iter_mut().zip(problem.clubs_met.chunks(problem.clubs)) {
            row.iter_mut().zip(before).for_each(|(met, &before)| *met = before as i16);
        }
        let tables: Vec<[u8; SIZE]> = seats.chunks(SIZE).filter_map(|table| table.try_into().ok()).collect();
        let present = tables.iter().map(|table| table.iter().fold(0, |clubs, &club| clubs | 1 << club)).collect();
        let sums = vec![[0; CLUBS]; tables.len()];
        let chairs = vec![Chair::default(); seats.len()];
        let mut clubs = Self { tables, present, met, sums, chairs, repeats: 0, quick };
        clubs.count();
        (0..clubs.tables.len()).for_each(|table| (0..CLUBS as u8).for_each(|club| clubs.sum(table, club)));
        (0..clubs.tables.len()).for_each(|table| clubs.sit(table));
        clubs
    }

    fn count(&mut self) {
        for table in 0..self.tables.len() {
            for a in 0..SIZE {
                for b in 0..a {
                    let (c, d) = (self.tables[table][a], self.tables[table][b]);
                    self.repeats += self.met[usize::from(c) % CLUBS][usize::from(d) % CLUBS] as u64;
                    self.meet(c, d, 1);
                }
            }
        }
    }

    #[inline]
    fn meet(&mut self, a: u8, b: u8, change: i16) {
        let (a, b) = (usize::from(a) % CLUBS, usize::from(b) % CLUBS);
        self.met[a][b] += change;
        self.met[b][a] += change;
    }

    fn anneal(mut self, swaps: u64) -> Seated {
        let mut best = (self.repeats, self.tables.clone());
        for heat in COOLING.heats() {
            let thresholds = thresholds(heat);
            for _ in 0..swaps / Cooling::STRETCHES {
                self.step(&thresholds);
                if self.repeats < best.0 {
                    best.0 = self.repeats;
                    best.1.copy_from_slice(&self.tables);
                }
            }
        }
        Seated { seats: best.1.concat(), repeats: best.0 }
    }

    /// One swap, if it keeps every club apart and is accepted. A club at both tables meets the same ones as before, and
    /// every other pair of clubs changes by one.
    #[inline]
    fn step(&mut self, thresholds: &[u32; WORST as usize + 1]) {
        let (a, b, drawn) = self.quick.two(self.chairs.len());
        let (chair_a, chair_b) = (self.chairs[a], self.chairs[b]);
        let (club_a, club_b) = (usize::from(chair_a.club) % CLUBS, usize::from(chair_b.club) % CLUBS);
        let (table_a, table_b) = (usize::from(chair_a.table), usize::from(chair_b.table));
        let (present_a, present_b) = (self.present[table_a], self.present[table_b]);
        let apart = (present_a >> club_b | present_b >> club_a) & 1 == 0;
        let moved = self.sums[table_a][club_b] + self.sums[table_b][club_a] - chair_a.own - chair_b.own;
        let alone = SIZE as i16 - 1 - (present_a & present_b).count_ones() as i16;
        let growth = moved - 2 * self.met[club_a][club_b] + 2 * alone;
        // One test for both: which way it goes is then easy to foresee, and that is most of the time it takes.
        if apart & (drawn < thresholds[growth.clamp(0, WORST) as usize]) {
            self.swap(a, b);
            self.repeats = self.repeats.wrapping_add_signed(i64::from(growth));
        }
    }

    fn swap(&mut self, a: usize, b: usize) {
        let (club_a, club_b) = (self.tables[a / SIZE][a % SIZE], self.tables[b / SIZE][b % SIZE]);
        for (seat, leaves, comes) in [(a, club_a, club_b), (b, club_b, club_a)] {
            for (place, club) in self.tables[seat / SIZE].into_iter().enumerate() {
                if place != seat % SIZE {
                    self.meet(leaves, club, -1);
                    self.meet(comes, club, 1);
                }
            }
        }
        for (seat, leaves, comes) in [(a, club_a, club_b), (b, club_b, club_a)] {
            self.tables[seat / SIZE][seat % SIZE] = comes;
            self.present[seat / SIZE] ^= 1 << leaves | 1 << comes;
        }
        self.sum_again(a / SIZE, b / SIZE, club_a, club_b);
    }

    /// Counts again what the swap of two clubs between two tables has changed: everything at these tables; these clubs
    /// everywhere; and their companions wherever one of these clubs sits.
    fn sum_again(&mut self, table_a: usize, table_b: usize, club_a: u8, club_b: u8) {
        let companions = [self.tables[table_a], self.tables[table_b]];
        for table in 0..self.tables.len() {
            if table == table_a || table == table_b {
                (0..CLUBS as u8).for_each(|club| self.sum(table, club));
            } else if (self.present[table] >> club_a | self.present[table] >> club_b) & 1 != 0 {
                companions.iter().flatten().for_each(|&club| self.sum(table, club));
            } else {
                [club_a, club_b].into_iter().for_each(|club| self.sum(table, club));
            }
            self.sit(table);
        }
    }

    fn sit(&mut self, table: usize) {
        let sums = &self.sums[table];
        for (chair, &club) in self.chairs[table * SIZE..].iter_mut().zip(&self.tables[table]) {
            *chair = Chair { club, table: table as u8, own: sums[usize::from(club) % CLUBS] };
        }
    }

    #[inline]
    fn sum(&mut self, table: usize, club: u8) {
        let row = &self.met[usize::from(club) % CLUBS];
        let met = self.tables[table].iter().map(|&other| row[usize::from(other) % CLUBS]);
        self.sums[table][usize::from(club) % CLUBS] = met.sum();
    }
}
