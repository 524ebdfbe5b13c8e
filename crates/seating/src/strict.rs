//! The procedure of the Challenge for tables of five (§8, T3.2, T3.3), read to the letter.
//!
//! a) As many people as there are tables of five, the *cinquisti*, are drawn. In the first game everybody is as likely as
//!    anybody else. Where sitting at a table of five again is to be avoided, they are drawn among those who sat at one
//!    least often; the first priority of the second game, "as few as possible twice at a table of five", is about all
//!    seats of those tables, and the cinquisti are only the first to sit there.
//! b) One goes to each of the last tables, those of five.
//! c) The others are placed at random, then moved for the priorities in their order, as if the cinquisti had no club (and
//!    no region). For the others a table of five is then a table of four like the rest, which is why everybody is equally
//!    likely to sit at one in the first game.
//! d) The cinquisti change tables among themselves if that is better, now with their clubs.

use super::anneal::{Effort, Held, look, shuffle};
use super::problem::{Fives, Priority, Problem};
use super::score::{Tables, score};
use chance::Seeded;

/// Those whom a seed draws to sit at tables of five before anybody else; nobody where the procedure is not used.
#[must_use]
pub fn cinquisti_of(problem: &Problem, seed: u64) -> Vec<usize> {
    let fives = problem.sizes.iter().filter(|&&size| size == 5).count();
    match problem.fives {
        Fives::Strict => cinquisti(problem, fives, seed),
        Fives::Lexicographic => Vec::new(),
    }
}

/// What the best draw that is found has by the priorities alone, without the procedure.
#[must_use]
pub fn without_procedure(problem: &Problem, seed: u64, effort: Effort) -> Vec<u64> {
    score(problem, &look(problem, seed, effort, &[]))
}

/// Draws by the procedure.
pub(super) fn tables(problem: &Problem, seed: u64, effort: Effort) -> Tables {
    let fives: Vec<usize> = (0..problem.sizes.len()).filter(|&table| problem.sizes[table] == 5).collect();
    let cinquisti = cinquisti(problem, fives.len(), seed);
    let held: Vec<Held> = fives.iter().zip(&cinquisti).map(|(&table, &person)| Held { table, person }).collect();
    let tables = look(&problem.without_clubs_of(&cinquisti), seed, effort, &held);
    rearranged(problem, tables, &fives, &cinquisti)
}

/// The stream of a seed from which the cinquisti are drawn; no go of a search has this number.
const STREAM: u64 = u64::MAX;

/// Step a.
fn cinquisti(problem: &Problem, count: usize, seed: u64) -> Vec<usize> {
    let mut people: Vec<usize> = (0..problem.people()).collect();
    shuffle(&mut people, &mut Seeded::new(seed, STREAM));
    if problem.priorities.contains(&Priority::FiveTwice) {
        people.sort_by_key(|&person| problem.entrants[person].fives_before);
    }
    people.truncate(count);
    // Sorting puts the luckier first: which table is whose is drawn again.
    shuffle(&mut people, &mut Seeded::new(seed, STREAM - 1));
    people
}

/// Step d: swaps of two cinquisti as long as one is for the better. With the three tables of five there can be at most
/// (T3.1) every order is looked at.
fn rearranged(problem: &Problem, tables: Tables, fives: &[usize], cinquisti: &[usize]) -> Tables {
    let seated = |order: &[usize]| {
        let mut tables = tables.clone();
        for ((&table, &before), &now) in fives.iter().zip(cinquisti).zip(order) {
            tables[table].retain(|&person| person != before);
            tables[table].push(now);
            tables[table].sort_unstable();
        }
        tables
    };
    let value = |order: &[usize]| score(problem, &seated(order));
    let mut best = cinquisti.to_vec();
    loop {
        let better = neighbours(&best).into_iter().map(|order| (value(&order), order)).min();
        match better {
            Some((less, order)) if less < value(&best) => best = order,
            Some(_) | None => return seated(&best),
        }
    }
}

/// Every order of up to four; of more, those two swapped away.
fn neighbours(order: &[usize]) -> Vec<Vec<usize>> {
    let mut found = vec![order.to_vec()];
    let rounds = if order.len() <= 4 { order.len().saturating_sub(1) } else { 1 };
    for _ in 0..rounds {
        let swapped: Vec<Vec<usize>> = found.iter().flat_map(|order| swaps(order)).collect();
        found.extend(swapped);
        found.sort_unstable();
        found.dedup();
    }
    found
}

fn swaps(order: &[usize]) -> Vec<Vec<usize>> {
    let pairs = (0..order.len()).flat_map(|a| (0..a).map(move |b| (a, b)));
    let swapped = |(a, b)| {
        let mut other = order.to_vec();
        other.swap(a, b);
        other
    };
    pairs.map(swapped).collect()
}
