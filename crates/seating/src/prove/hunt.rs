//! Looking for tables that seat everybody within limits: an exact cover, person by person, those with the fewest tables
//! left first.

use super::candidates::{Candidates, Limits, candidates, everybody, members};
use crate::problem::{Priority, Problem};
use crate::score::Tables;

/// More tables than this are not looked at.
const MOST: usize = 600_000;
/// A unit that can be shared among the people of a table of any size.
const SHARES: u64 = 840;

/// What a hunt has come to.
pub(super) enum Found {
    /// There is no such draw.
    Nothing,
    /// There is: this one.
    Tables(Tables),
    /// Not known yet.
    Unknown,
}

/// The search, with the branches it has begun.
pub(super) struct Hunt<'p> {
    limits: Limits<'p>,
    candidates: Candidates,
    branches: Vec<Branch>,
    /// The tables taken so far.
    taken: Vec<u32>,
    begun: bool,
}

/// A choice among tables one of which must be taken.
struct Branch {
    /// Tables that are still possible.
    possible: Vec<u32>,
    /// Those of them one of which must be taken, and how many have been tried.
    choices: Vec<u32>,
    tried: usize,
}

impl<'p> Hunt<'p> {
    /// Looks for a draw with less than these of the last of the priorities, and no more of those before; `None` if there
    /// is too much to look at.
    pub(super) fn new(problem: &'p Problem, penalties: &[u64]) -> Option<Self> {
        let mut most = penalties.to_vec();
        let last = most.last_mut()?;
        *last = last.checked_sub(1)?;
        if problem.people() > 128 {
            return None;
        }
        let limits = Limits::new(problem, most);
        let candidates = candidates(&limits, MOST)?;
        Some(Self { limits, candidates, branches: Vec::new(), taken: Vec::new(), begun: false })
    }

    /// Goes on for at most so many steps, which are counted.
    pub(super) fn advance(&mut self, steps: u64, counted: &mut u64) -> Found {
        if !std::mem::replace(&mut self.begun, true) {
            let all = (0..self.candidates.tables.len() as u32).collect();
            if let Some(tables) = self.open(all) {
                return Found::Tables(tables);
            }
        }
        for _ in 0..steps {
            *counted += 1;
            let depth = self.branches.len();
            let Some(branch) = self.branches.last_mut() else { return Found::Nothing };
            self.taken.truncate(depth - 1);
            let Some((choice, possible)) = next_choice(branch) else {
                self.branches.pop();
                continue;
            };
            self.taken.push(choice);
            if let Some(tables) = self.open(possible) {
                return Found::Tables(tables);
            }
        }
        if self.branches.is_empty() { Found::Nothing } else { Found::Unknown }
    }

    /// Begins a branch with the tables taken, unless it leads nowhere; the tables, if they seat everybody.
    fn open(&mut self, possible: Vec<u32>) -> Option<Tables> {
        let spent = self.spent();
        if spent.iter().zip(&self.limits.most).any(|(spent, most)| spent > most) {
            return None;
        }
        let taken = self.taken.iter().fold(0, |people, &table| people | self.candidates.tables[table as usize].people);
        let left = everybody(self.limits.problem) & !taken;
        if left == 0 {
            let numbers = |&table: &u32| self.candidates.tables[table as usize].numbers().collect();
            return Some(self.taken.iter().map(numbers).collect());
        }
        let sizes = self.sizes_left();
        let room: Vec<u64> = self.limits.most.iter().zip(&spent).map(|(most, spent)| most - spent).collect();
        if (0..room.len()).any(|level| self.limits.forced(level, left, &sizes) > room[level]) {
            return None;
        }
        let possible = self.fitting(possible, left, &sizes, &room);
        if let Some(choices) = self.choices(&possible, left, &sizes, &room) {
            self.branches.push(Branch { possible, choices, tried: 0 });
        }
        None
    }

    /// What the tables taken have of every priority.
    fn spent(&self) -> Vec<u64> {
        let levels = self.limits.most.len();
        let cost = |level: usize| match self.limits.problem.priorities[level] {
            Priority::RepeatClubs => self.club_repeats(),
            Priority::FiveTwice
            | Priority::WinnersTogether
            | Priority::SameClub
            | Priority::VisitingClubs
            | Priority::RepeatOpponents
            | Priority::SameRegion
            | Priority::SameBand => {
                self.taken.iter().map(|&table| self.candidates.costs[table as usize * levels + level]).sum()
            }
        };
        (0..levels).map(cost).collect()
    }

    /// Clubs may also meet twice in the round that is being drawn.
    fn club_repeats(&self) -> u64 {
        let numbers = |&table: &u32| self.candidates.tables[table as usize].numbers().collect();
        let tables: Tables = self.taken.iter().map(numbers).collect();
        crate::score::penalty(self.limits.problem, &tables, Priority::RepeatClubs)
    }

    fn sizes_left(&self) -> Vec<usize> {
        let mut sizes = self.limits.problem.sizes.clone();
        for &table in &self.taken {
            let size = self.candidates.tables[table as usize].size;
            if let Some(at) = sizes.iter().position(|&other| other == size) {
                sizes.swap_remove(at);
            }
        }
        sizes
    }

    /// The tables that nobody already seated sits at, of a size that is left, and within what is left to spend.
    fn fitting(&self, mut possible: Vec<u32>, left: u128, sizes: &[usize], room: &[u64]) -> Vec<u32> {
        possible.retain(|&table| {
            let candidate = &self.candidates.tables[table as usize];
            let costs = &self.candidates.costs[table as usize * room.len()..][..room.len()];
            candidate.people & !left == 0
                && costs.iter().zip(room).all(|(cost, room)| cost <= room)
                && sizes.contains(&candidate.size)
        });
        possible
    }

    /// The tables of the person, or of the size, that has the fewest; `None` if what is left costs too much.
    fn choices(&self, possible: &[u32], left: u128, sizes: &[usize], room: &[u64]) -> Option<Vec<u32>> {
        let mut count = [0u32; 128];
        let mut by_size = [0u32; 9];
        let mut shares = vec![[u64::MAX; 128]; room.len()];
        for &table in possible {
            let candidate = &self.candidates.tables[table as usize];
            by_size[candidate.size] += 1;
            for person in members(candidate.people) {
                count[person] += 1;
                for (level, shares) in shares.iter_mut().enumerate() {
                    let cost = self.candidates.costs[table as usize * room.len() + level];
                    shares[person] = shares[person].min(cost * SHARES / candidate.size as u64);
                }
            }
        }
        let person = members(left).min_by_key(|&person| count[person])?;
        let size = sizes.iter().copied().min_by_key(|&size| by_size[size])?;
        let too_much = |(shares, room): (&[u64; 128], &u64)| {
            members(left).map(|person| shares[person]).fold(0, u64::saturating_add) > room * SHARES
        };
        if count[person] == 0 || by_size[size] == 0 || shares.iter().zip(room).any(too_much) {
            return None;
        }
        let of_person = |table: &u32| self.candidates.tables[*table as usize].people >> person & 1 != 0;
        let of_size = |table: &u32| self.candidates.tables[*table as usize].size == size;
        let by_person = count[person] <= by_size[size];
        Some(
            possible
                .iter()
                .copied()
                .filter(|table| if by_person { of_person(table) } else { of_size(table) })
                .collect(),
        )
    }
}

/// The next table to take, and those possible with it: not the ones tried before it, for they have been looked at.
fn next_choice(branch: &mut Branch) -> Option<(u32, Vec<u32>)> {
    let choice = *branch.choices.get(branch.tried)?;
    let before = &branch.choices[..branch.tried];
    let possible = branch.possible.iter().copied().filter(|table| before.binary_search(table).is_err()).collect();
    branch.tried += 1;
    Some((choice, possible))
}
