//! What a draw has of what was to be avoided, counted from the tables alone.

use super::problem::{Fault, Priority, Problem};

/// Tables of people, by their numbers in the problem.
pub type Tables = Vec<Vec<usize>>;

/// Counts every penalty of a draw, in the order of the priorities.
#[must_use]
pub fn score(problem: &Problem, tables: &Tables) -> Vec<u64> {
    problem.priorities.iter().map(|&priority| penalty(problem, tables, priority)).collect()
}

fn penalty(problem: &Problem, tables: &Tables, priority: Priority) -> u64 {
    match priority {
        Priority::FiveTwice => {
            let fives = tables.iter().filter(|table| table.len() == 5).flatten();
            fives.map(|&p| u64::from(problem.entrants[p].fives_before)).sum()
        }
        Priority::WinnersTogether => {
            pairs(tables).filter(|&(a, b)| problem.winner[a] && problem.winner[b]).count() as u64
        }
        Priority::SameClub => pairs(tables).filter(|&(a, b)| problem.club[a] == problem.club[b]).count() as u64,
        Priority::RepeatOpponents => pairs(tables).map(|(a, b)| u64::from(problem.met(a, b))).sum(),
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

/// Something a draw could not avoid for a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unavoided {
    /// A table of five, after so many.
    Five(u32),
    /// With this winner of the round before, both having won.
    Winner(usize),
    /// With this one of the same club.
    Club(usize),
    /// With this one, met so many times.
    Met(usize, u16),
}

/// What the draw could not avoid for one player, in the order of the priorities.
#[must_use]
pub fn why(problem: &Problem, tables: &Tables, player: usize) -> Vec<Unavoided> {
    let Some(table) = tables.iter().find(|table| table.contains(&player)) else { return Vec::new() };
    let others = || table.iter().copied().filter(move |&other| other != player);
    let fives = problem.entrants[player].fives_before;
    problem
        .priorities
        .iter()
        .flat_map(|priority| -> Vec<Unavoided> {
            match priority {
                Priority::FiveTwice if table.len() == 5 && fives > 0 => vec![Unavoided::Five(fives)],
                Priority::FiveTwice | Priority::RepeatClubs => Vec::new(),
                Priority::WinnersTogether if problem.winner[player] => {
                    others().filter(|&other| problem.winner[other]).map(Unavoided::Winner).collect()
                }
                Priority::WinnersTogether => Vec::new(),
                Priority::SameClub => {
                    others().filter(|&other| problem.club[other] == problem.club[player]).map(Unavoided::Club).collect()
                }
                Priority::RepeatOpponents => others()
                    .map(|other| (other, problem.met(player, other)))
                    .filter(|&(_, met)| met > 0)
                    .map(|(other, met)| Unavoided::Met(other, met))
                    .collect(),
            }
        })
        .collect()
}
