//! People changing seats two at a time, while it cools down.

use super::heat::{Cooling, Quick, accepts};
use super::problem::{Priority, Problem};
use super::score::Tables;

/// How a search weighs priorities and how it cools down.
#[derive(Clone, Copy)]
pub(super) struct Manner {
    /// How much more a priority weighs than the next.
    step: i32,
    cooling: Cooling,
}

impl Manner {
    /// Near enough to the order of the priorities for most problems, and quick.
    const SOFT: Self = Self { step: 12, cooling: Cooling { hot: 110_000, cold: COLD } };

    /// Settled already: only small changes, and nothing of a priority given up for what comes after it.
    pub(super) fn cold(problem: &Problem) -> Self {
        Self { step: steep(problem), cooling: Cooling { hot: COLD, cold: COLD } }
    }

    /// The manner of a go: every third is steep, for problems in which much of one priority can be had for little of the
    /// one before it.
    pub(super) fn of_go(problem: &Problem, go: u64) -> Self {
        if go % 3 != 2 {
            return Self::SOFT;
        }
        let step = steep(problem);
        let most = step.pow(problem.priorities.len().saturating_sub(1).min(6) as u32);
        Self { step, cooling: Cooling { hot: u64::from(most.unsigned_abs()) << 17, cold: COLD } }
    }
}

/// How much more a priority weighs than the next where their order must not be broken. A weight is at most some ten
/// million, so that sums stay in their type.
fn steep(problem: &Problem) -> i32 {
    match problem.priorities.len() {
        0..=3 => 2000,
        4 => 200,
        5 => 56,
        6 => 24,
        _ => 12,
    }
}

/// How bad a change is as likely as not to be made in the end, in 65536ths.
const COLD: u64 = 5_400;

/// Annealing in progress.
pub(super) struct Search<'p> {
    problem: &'p Problem,
    quick: Quick,
    manner: Manner,
    /// Who sits on each seat; the seats of a table are next to each other.
    seats: Vec<u16>,
    /// The seats whose people may be moved.
    free: Vec<u16>,
    /// The first seat of the table each seat belongs to, and the one after its last.
    table_of_seat: Vec<(u16, u16)>,
    /// The first seat of the table each person comes from: nobody may be moved away from there who is not replaced by
    /// one who comes back.
    home: Option<Vec<Option<u16>>>,
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
    pub(super) fn new(problem: &'p Problem, quick: Quick, seats: Vec<u16>, free: Vec<u16>, manner: Manner) -> Self {
        let people = problem.people();
        let mut table_of_seat = Vec::with_capacity(people);
        let mut first = 0;
        for &size in &problem.sizes {
            table_of_seat.extend(std::iter::repeat_n((first, first + size as u16), size));
            first += size as u16;
        }
        let mut pair = vec![0; people * people];
        for &priority in &problem.priorities {
            let weight = weight(problem, priority, manner);
            for (at, sum) in pair.iter_mut().enumerate() {
                *sum += weight * problem.together(priority, at / people, at % people) as i32;
            }
        }
        let five = weight(problem, Priority::FiveTwice, manner);
        let five = problem.entrants.iter().map(|entrant| five * entrant.fives_before as i32).collect();
        let mut search = Self {
            problem,
            quick,
            manner,
            seats,
            free,
            table_of_seat,
            home: None,
            pair,
            five,
            clubs_weight: weight(problem, Priority::RepeatClubs, manner),
            clubs_met: problem.clubs_met.iter().map(|&met| i32::from(met)).collect(),
        };
        search.count_clubs();
        search
    }

    /// The same, with as many people at the table they come from as there are now, table by table of the problem.
    pub(super) fn at_home(mut self, homes: Vec<Option<usize>>) -> Self {
        let first = |table: usize| self.problem.sizes[..table].iter().sum::<usize>() as u16;
        self.home = Some(homes.into_iter().map(|home| home.map(first)).collect());
        self
    }

    /// Whether as many are at home if two people change seats.
    fn keeps_homes(&self, a: usize, b: usize) -> bool {
        let Some(home) = &self.home else { return true };
        let at_home = |seat: usize, table: usize| {
            u8::from(home[usize::from(self.seats[seat])] == Some(self.table_of_seat[table].0))
        };
        at_home(a, a) + at_home(b, b) == at_home(a, b) + at_home(b, a)
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
    pub(super) fn anneal(&mut self, swaps: u64) {
        if self.free.is_empty() {
            return;
        }
        for heat in self.manner.cooling.heats() {
            for _ in 0..swaps / Cooling::STRETCHES {
                let (a, b, drawn) = self.quick.two(self.free.len());
                self.try_swap(usize::from(self.free[a]), usize::from(self.free[b]), heat, drawn);
            }
        }
    }

    #[inline]
    fn try_swap(&mut self, a: usize, b: usize, heat: u64, drawn: u32) {
        if self.table_of_seat[a].0 == self.table_of_seat[b].0 || !self.keeps_homes(a, b) {
            return;
        }
        let change = self.change(a, b);
        if self.clubs_weight == 0 {
            if accepts(change, heat, drawn) {
                self.seats.swap(a, b);
            }
            return;
        }
        let growth = self.swap_clubs(a, b);
        let accepted = accepts(change + self.clubs_weight * growth, heat, drawn);
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

    pub(super) fn tables(&self) -> Tables {
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

/// What a priority weighs while looking; 0 if it is not asked for.
fn weight(problem: &Problem, wanted: Priority, manner: Manner) -> i32 {
    let place = problem.priorities.iter().rev().position(|&priority| priority == wanted);
    place.map_or(0, |place| manner.step.pow(place.min(6) as u32))
}
