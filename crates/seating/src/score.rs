//! What a draw has of what was to be avoided, counted from the tables alone.

use super::problem::{Fault, Priority, Problem};

/// Tables of people, by their numbers in the problem.
pub type Tables = Vec<Vec<usize>>;

/// Counts every penalty of a draw, in the order of the priorities.
#[must_use]
pub fn score(problem: &Problem, tables: &Tables) -> Vec<u64> {
    problem.priorities.iter().map(|&priority| penalty(problem, tables, priority)).collect()
}

pub(super) fn penalty(problem: &Problem, tables: &Tables, priority: Priority) -> u64 {
    match priority {
        Priority::FiveTwice => {
            let fives = tables.iter().filter(|table| table.len() == 5).flatten();
            fives.map(|&p| u64::from(problem.entrants[p].fives_before)).sum()
        }
        Priority::RepeatClubs => {
            let mut met: Vec<u64> = problem.clubs_met.iter().map(|&met| u64::from(met)).collect();
            let mut growth = 0;
            for (a, b) in pairs(tables) {
                let (c, d) = (problem.club[a].min(problem.club[b]), problem.club[a].max(problem.club[b]));
                if c != d {
                    let meetings = &mut met[c * problem.clubs + d];
                    growth += *meetings;
                    *meetings += 1;
                }
            }
            growth
        }
        Priority::WinnersTogether
        | Priority::SameClub
        | Priority::VisitingClubs
        | Priority::RepeatOpponents
        | Priority::SameRegion
        | Priority::SameBand => pairs(tables).map(|(a, b)| problem.together(priority, a, b)).sum(),
    }
}

fn pairs(tables: &Tables) -> impl Iterator<Item = (usize, usize)> + '_ {
    tables.iter().flat_map(|table| {
        table.iter().enumerate().flat_map(move |(at, &a)| table[at + 1..].iter().map(move |&b| (a, b)))
    })
}

impl Problem {
    /// Somebody else's draw, by ids, as tables of this problem.
    pub fn tables(&self, ids: &[Vec<u32>]) -> Result<Tables, Fault> {
        let mut left: Vec<usize> = self.sizes.clone();
        let mut seated = vec![false; self.people()];
        let mut tables = Tables::new();
        for table in ids {
            let at = left.iter().position(|&size| size == table.len());
            let at = at.ok_or_else(|| Fault::Tables(format!("no table of {} is left", table.len())))?;
            left.swap_remove(at);
            let mut numbers = Vec::new();
            for &id in table {
                let number = self.entrants.iter().position(|entrant| entrant.id == id);
                let number = number.ok_or(Fault::Unknown { place: "the draw", id })?;
                if std::mem::replace(&mut seated[number], true) {
                    return Err(Fault::Tables(format!("{id} is seated twice")));
                }
                numbers.push(number);
            }
            tables.push(numbers);
        }
        match seated.iter().position(|&seated| !seated) {
            Some(missing) => Err(Fault::Tables(format!("{} has no seat", self.id(missing)))),
            None => Ok(tables),
        }
    }
}
