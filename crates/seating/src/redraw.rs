//! Drawing again with the fewest moves, when somebody does not show up, arrives late or is added after the draw.
//!
//! Tables are sets of people and keep their numbers. Somebody moves who was at one table and is now at another; who is
//! new, or gone, does not. First as few as possible move; then the priorities count, in their order, among the draws that
//! move so few. A table that has more people left than its new size loses the difference and no other table loses anybody:
//! so the fewest moves are known exactly once every table has its size, and sizes are given to tables so that their sum is
//! least. Of several such ways the one with the fewest new tables is taken, and then the one nearest to the order of the
//! problem, in which the tables of five are the last (T3.1).

use super::anneal::{Effort, shuffle};
use super::heat::Quick;
use super::problem::{Fault, Problem};
use super::score::{Tables, score};
use super::search::{Manner, Search};
use chance::Seeded;
use std::collections::HashMap;

/// A draw made again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Redrawn {
    /// Who sits with whom, by number.
    pub tables: Tables,
    /// The number of each table, from 0: the one it had before, or a new one.
    pub numbers: Vec<usize>,
    /// Who changes table. No draw with these sizes of tables moves fewer.
    pub moved: Vec<usize>,
    /// What it has of what was to be avoided: the best found among the draws that move so few.
    pub penalties: Vec<u64>,
}

/// Draws again: `before` are the tables as they were, by id, people who are gone included; the tables of `fixed`, by their
/// number from 0, are already playing and stay as they are.
pub fn redraw(
    problem: &Problem,
    before: &[Vec<u32>],
    fixed: &[usize],
    seed: u64,
    effort: Effort,
) -> Result<Redrawn, Fault> {
    let homes = Homes::new(problem, before)?;
    let numbers = Sizing::new(problem, &homes, fixed).best()?;
    // The same problem, its tables in the order of their numbers.
    let problem = &Problem { sizes: numbers.iter().map(|&(_, size)| size).collect(), ..problem.clone() };
    let numbers: Vec<usize> = numbers.iter().map(|&(number, _)| number).collect();
    let mut best: Option<(Vec<u64>, Tables)> = None;
    for go in 0..u64::from(effort.goes.max(1)) {
        let mut source = Seeded::new(seed, go);
        let (seats, free) = seats(problem, &homes, &numbers, fixed, &mut source);
        let swaps = u64::from(effort.swaps_each) * free.len() as u64;
        let search = Search::new(problem, Quick::new(&mut source), seats, free, Manner::of_go(problem, go));
        let mut search = search.at_home(homes.at(&numbers));
        search.anneal(swaps);
        let tables = search.tables();
        let penalties = score(problem, &tables);
        if best.as_ref().is_none_or(|(least, _)| penalties < *least) {
            best = Some((penalties, tables));
        }
    }
    let (penalties, tables) = best.unwrap_or_default();
    let moved = homes.moved(&tables, &numbers);
    Ok(Redrawn { tables, numbers, moved, penalties })
}

/// Where everybody sat.
struct Homes {
    /// The table of each person, by number; `None` for who is new.
    table: Vec<Option<usize>>,
    /// Those still here, table by table.
    present: Vec<Vec<usize>>,
}

impl Homes {
    fn new(problem: &Problem, before: &[Vec<u32>]) -> Result<Self, Fault> {
        let mut homes = Self { table: vec![None; problem.people()], present: vec![Vec::new(); before.len()] };
        for (table, ids) in before.iter().enumerate() {
            for &id in ids {
                let Some(person) = problem.entrants.iter().position(|entrant| entrant.id == id) else { continue };
                if homes.table[person].replace(table).is_some() {
                    return Err(Fault::Tables(format!("{id} was seated twice")));
                }
                homes.present[table].push(person);
            }
        }
        Ok(homes)
    }

    /// Which of these tables each person comes from.
    fn at(&self, numbers: &[usize]) -> Vec<Option<usize>> {
        let at = |home: &Option<usize>| numbers.iter().position(|&number| Some(number) == *home);
        self.table.iter().map(at).collect()
    }

    fn moved(&self, tables: &Tables, numbers: &[usize]) -> Vec<usize> {
        let away = |(table, &number): (&Vec<usize>, &usize)| -> Vec<usize> {
            let elsewhere = |&&person: &&usize| self.table[person].is_some_and(|home| home != number);
            table.iter().filter(elsewhere).copied().collect()
        };
        let mut moved: Vec<usize> = tables.iter().zip(numbers).flat_map(away).collect();
        moved.sort_unstable();
        moved
    }
}

/// Giving sizes to tables.
struct Sizing<'s> {
    problem: &'s Problem,
    homes: &'s Homes,
    fixed: &'s [usize],
    /// Sizes in the order of the problem, each once.
    sizes: Vec<usize>,
    known: HashMap<(usize, Vec<usize>), Option<Way>>,
}

/// A way to give sizes: moves, new tables, pairs of tables not in the order of the problem; and the size of each table
/// from one on.
type Way = ([usize; 3], Vec<(usize, usize)>);

impl<'s> Sizing<'s> {
    fn new(problem: &'s Problem, homes: &'s Homes, fixed: &'s [usize]) -> Self {
        let mut sizes = problem.sizes.clone();
        let mut seen = Vec::new();
        sizes.retain(|&size| {
            !seen.contains(&size) && {
                seen.push(size);
                true
            }
        });
        Self { problem, homes, fixed, sizes, known: HashMap::new() }
    }

    fn best(mut self) -> Result<Vec<(usize, usize)>, Fault> {
        let fixed = self.fixed.iter().find(|&&table| table >= self.homes.present.len());
        if let Some(table) = fixed {
            return Err(Fault::Tables(format!("there was no table {}", table + 1)));
        }
        let count = |&size: &usize| self.problem.sizes.iter().filter(|&&other| other == size).count();
        let counts = self.sizes.iter().map(count).collect();
        let way = self.from(0, counts);
        let fault = || Fault::Tables("the tables already playing do not fit the sizes".to_owned());
        way.map(|(_, sizes)| sizes).ok_or_else(fault)
    }

    /// The best way for the tables from this number on, with so many of each size left.
    fn from(&mut self, table: usize, left: Vec<usize>) -> Option<Way> {
        if table == self.homes.present.len() {
            return Some(self.new_tables(table, &left));
        }
        let key = (table, left);
        if let Some(known) = self.known.get(&key) {
            return known.clone();
        }
        let left = &key.1;
        let present = self.homes.present[table].len();
        let dissolved = (!self.fixed.contains(&table) || present == 0).then(|| {
            let (cost, sizes) = self.from(table + 1, left.clone())?;
            Some(([cost[0] + present, cost[1], cost[2]], sizes))
        });
        let mut best: Option<Way> = dissolved.flatten();
        for kind in 0..left.len() {
            if let Some(way) = self.with_size(table, left, kind)
                && best.as_ref().is_none_or(|best| way.0 < best.0)
            {
                best = Some(way);
            }
        }
        self.known.insert(key, best.clone());
        best
    }

    fn with_size(&mut self, table: usize, left: &[usize], kind: usize) -> Option<Way> {
        let (size, present) = (self.sizes[kind], self.homes.present[table].len());
        if left[kind] == 0 || self.fixed.contains(&table) && size != present {
            return None;
        }
        let mut rest = left.to_vec();
        rest[kind] -= 1;
        // Sizes that should come earlier and are still to come.
        let disorder: usize = rest[..kind].iter().sum();
        let (cost, mut sizes) = self.from(table + 1, rest)?;
        sizes.insert(0, (table, size));
        Some(([cost[0] + present.saturating_sub(size), cost[1], cost[2] + disorder], sizes))
    }

    fn new_tables(&self, first: usize, left: &[usize]) -> Way {
        let sizes = self.sizes.iter().zip(left).flat_map(|(&size, &count)| std::iter::repeat_n(size, count));
        let sizes: Vec<(usize, usize)> = (first..).zip(sizes).collect();
        ([0, sizes.len(), 0], sizes)
    }
}

/// Everybody at a table, as few as possible not at their own; and the seats whose people may change.
fn seats(
    problem: &Problem,
    homes: &Homes,
    numbers: &[usize],
    fixed: &[usize],
    source: &mut Seeded,
) -> (Vec<u16>, Vec<u16>) {
    let mut stay: Vec<Vec<usize>> =
        numbers.iter().map(|&number| homes.present.get(number).cloned().unwrap_or_default()).collect();
    for (table, &size) in stay.iter_mut().zip(&problem.sizes) {
        shuffle(table, source);
        table.truncate(size);
    }
    let mut others: Vec<usize> = (0..problem.people()).filter(|person| !stay.concat().contains(person)).collect();
    shuffle(&mut others, source);
    let (mut seats, mut free) = (Vec::new(), Vec::new());
    for ((table, &number), &size) in stay.iter().zip(numbers).zip(&problem.sizes) {
        let (first, present) = (seats.len(), homes.present.get(number).map_or(0, Vec::len));
        seats.extend(table.iter().map(|&person| person as u16));
        seats.extend(others.drain(..size - table.len()).map(|person| person as u16));
        // Who stays at a table that loses somebody may change; who was added to one may.
        let first_free = if fixed.contains(&number) {
            size
        } else if present > size {
            0
        } else {
            table.len()
        };
        free.extend((first + first_free) as u16..(first + size) as u16);
    }
    (seats, free)
}
