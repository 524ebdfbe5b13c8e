//! Every table a better draw could have.

use crate::bound::fewest_pairs;
use crate::problem::{Priority, Problem};
use std::collections::BTreeMap;

/// A table that may be part of a better draw.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    /// Who sits there, as bits.
    pub(super) people: u128,
    pub(super) size: usize,
}

impl Candidate {
    /// Who sits there, by number.
    pub(super) fn numbers(&self) -> impl Iterator<Item = usize> + use<> {
        members(self.people)
    }
}

/// The numbers of a set of people.
pub(super) fn members(mut people: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let next = people.trailing_zeros() as usize;
        people &= people.wrapping_sub(1);
        (next < 128).then_some(next)
    })
}

/// What a better draw may have: of the priorities up to one, this much and no more.
pub(super) struct Limits<'p> {
    pub(super) problem: &'p Problem,
    /// The most of every priority that is looked at.
    pub(super) most: Vec<u64>,
    /// People who may not sit together more than the sizes of tables force them to, by priority.
    groups: Vec<Vec<u128>>,
}

impl<'p> Limits<'p> {
    pub(super) fn new(problem: &'p Problem, most: Vec<u64>) -> Self {
        let groups = (0..most.len()).map(|level| groups(problem, problem.priorities[level])).collect();
        Self { problem, most, groups }
    }

    /// What somebody adds to a table; of clubs that met, what the rounds before have to say.
    fn added(&self, level: usize, table: &[usize], person: usize, size: usize) -> u64 {
        let problem = self.problem;
        match problem.priorities[level] {
            Priority::FiveTwice if size == 5 => u64::from(problem.entrants[person].fives_before),
            Priority::FiveTwice => 0,
            Priority::RepeatClubs => {
                let (clubs, club) = (problem.clubs, problem.club[person]);
                let others = table.iter().map(|&other| problem.club[other]).filter(|&other| other != club);
                others.map(|other| u64::from(problem.clubs_met[club * clubs + other])).sum()
            }
            priority @ (Priority::WinnersTogether
            | Priority::SameClub
            | Priority::VisitingClubs
            | Priority::RepeatOpponents
            | Priority::SameRegion
            | Priority::SameBand) => table.iter().map(|&other| problem.together(priority, person, other)).sum(),
        }
    }

    /// What those of `people` still to be seated must have at tables of these sizes, by the sizes of groups alone.
    pub(super) fn forced(&self, level: usize, people: u128, sizes: &[usize]) -> u64 {
        let fewest = |group: &u128| fewest_pairs(sizes, (group & people).count_ones() as usize);
        self.groups[level].iter().map(fewest).sum()
    }
}

/// Those who count as a pair when two of them meet.
fn groups(problem: &Problem, priority: Priority) -> Vec<u128> {
    let group = |person: usize| match priority {
        Priority::WinnersTogether => problem.winner[person].then_some(0),
        Priority::SameClub | Priority::VisitingClubs => Some(problem.club[person] as u32),
        Priority::SameRegion => problem.entrants[person].region,
        Priority::SameBand => problem.entrants[person].band,
        Priority::FiveTwice | Priority::RepeatOpponents | Priority::RepeatClubs => None,
    };
    let mut groups: BTreeMap<u32, u128> = BTreeMap::new();
    for person in 0..problem.people() {
        if let Some(group) = group(person) {
            *groups.entry(group).or_default() |= 1 << person;
        }
    }
    groups.into_values().collect()
}

/// All candidates with what they cost at each level, or `None` if there are more than `most`.
pub(super) struct Candidates {
    pub(super) tables: Vec<Candidate>,
    pub(super) costs: Vec<u64>,
}

pub(super) fn candidates(limits: &Limits<'_>, most: usize) -> Option<Candidates> {
    let mut sizes = limits.problem.sizes.clone();
    sizes.sort_unstable();
    sizes.dedup();
    let mut found = Candidates { tables: Vec::new(), costs: Vec::new() };
    for size in sizes {
        let mut rest = limits.problem.sizes.clone();
        rest.remove(rest.iter().position(|&other| other == size)?);
        let mut grow = Grow { limits, size, rest, table: Vec::new(), found: &mut found, most };
        if !grow.from(0, &vec![0; limits.most.len()]) {
            return None;
        }
    }
    Some(found)
}

/// Tables of one size, growing person by person.
struct Grow<'g> {
    limits: &'g Limits<'g>,
    size: usize,
    /// The other tables.
    rest: Vec<usize>,
    table: Vec<usize>,
    found: &'g mut Candidates,
    most: usize,
}

impl Grow<'_> {
    /// Whether there was room for all.
    fn from(&mut self, first: usize, costs: &[u64]) -> bool {
        if self.table.len() == self.size {
            return self.keep(costs);
        }
        for person in first..self.limits.problem.people() {
            let added = |level: usize| self.limits.added(level, &self.table, person, self.size);
            let costs: Vec<u64> = (0..costs.len()).map(|level| costs[level] + added(level)).collect();
            if costs.iter().zip(&self.limits.most).any(|(cost, most)| cost > most) {
                continue;
            }
            self.table.push(person);
            let room = self.from(person + 1, &costs);
            self.table.pop();
            if !room {
                return false;
            }
        }
        true
    }

    /// Keeps a table unless those left over would have too much of something.
    fn keep(&mut self, costs: &[u64]) -> bool {
        let people = self.table.iter().fold(0u128, |people, &person| people | 1 << person);
        let all = everybody(self.limits.problem);
        let possible = |level: usize| {
            costs[level] + self.limits.forced(level, all & !people, &self.rest) <= self.limits.most[level]
        };
        if (0..costs.len()).all(possible) {
            self.found.tables.push(Candidate { people, size: self.size });
            self.found.costs.extend(costs);
        }
        self.found.tables.len() <= self.most
    }
}

/// Everybody, as bits.
pub(super) fn everybody(problem: &Problem) -> u128 {
    (0..problem.people()).fold(0, |people, person| people | 1 << person)
}
