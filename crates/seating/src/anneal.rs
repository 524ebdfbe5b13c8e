//! Looking for a draw: a shuffle from the seed, then swaps of two people, at first also bad ones, in the end only good
//! ones. What matters more weighs more while looking; what is kept is the best in the strict order of the priorities.

use super::bound::bounds;
use super::clubs;
use super::heat::Quick;
use super::problem::{Fives, Problem};
use super::score::{Tables, score};
use super::search::{Manner, Search};
use super::strict;
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
    let tables = match problem.fives {
        Fives::Lexicographic => look(problem, seed, effort, &[]),
        Fives::Strict => strict::tables(problem, seed, effort),
    };
    let (penalties, bounds) = (score(problem, &tables), bounds(problem));
    Drawn { proven: penalties == bounds, tables, penalties, bounds }
}

/// Somebody who sits at a table whatever the draw.
#[derive(Clone, Copy)]
pub(super) struct Held {
    pub(super) table: usize,
    pub(super) person: usize,
}

/// The best of several goes, those held staying where they are.
pub(super) fn look(problem: &Problem, seed: u64, effort: Effort, held: &[Held]) -> Tables {
    let bounds = bounds(problem);
    let by_clubs = held.is_empty() && clubs::fits(problem);
    let swaps = u64::from(effort.swaps_each) * problem.people() as u64;
    let mut best: Option<(Vec<u64>, Tables)> = None;
    for go in 0..u64::from(effort.goes.max(1)) {
        let source = Seeded::new(seed, go);
        let found = if by_clubs {
            let least = best.as_ref().map(|(least, _)| (least[1], least[2..] == bounds[2..]));
            clubs_then_people(problem, swaps, source, least)
        } else {
            let swaps = if go < SHORT_GOES { swaps } else { 5 * swaps };
            Some(people(problem, held, swaps, Manner::of_go(problem, go), source))
        };
        if let Some(tables) = found {
            let penalties = score(problem, &tables);
            if best.as_ref().is_none_or(|(least, _)| penalties < *least) {
                best = Some((penalties, tables));
            }
        }
        if best.as_ref().is_some_and(|(least, _)| *least == bounds) {
            break;
        }
    }
    best.unwrap_or_default().1
}

/// The first goes are short: most problems need no more.
const SHORT_GOES: u64 = 3;

fn people(problem: &Problem, held: &[Held], swaps: u64, manner: Manner, mut source: Seeded) -> Tables {
    let (seats, free) = shuffled(problem, held, &mut source);
    let mut search = Search::new(problem, Quick::new(&mut source), seats, free, manner);
    search.anneal(swaps);
    search.tables()
}

/// Clubs first; their people only if that can be better than the best draw so far, of which are told the repeated meetings
/// of clubs and whether all the rest is as good as can be.
fn clubs_then_people(problem: &Problem, swaps: u64, mut source: Seeded, best: Option<(u64, bool)>) -> Option<Tables> {
    let seated = clubs::seat(problem, 5 * swaps, &mut source);
    if best.is_some_and(|(least, rest)| seated.repeats > least || rest && seated.repeats == least) {
        return None;
    }
    let (seats, free) = (seated.people(problem, &mut source), (0..problem.people() as u16).collect());
    let mut search = Search::new(problem, Quick::new(&mut source), seats, free, Manner::cold(problem));
    search.anneal(swaps / 4);
    Some(search.tables())
}

/// Everybody on any seat, those held on the first ones of their tables; and the seats that are free.
fn shuffled(problem: &Problem, held: &[Held], source: &mut Seeded) -> (Vec<u16>, Vec<u16>) {
    let mut others: Vec<u16> = (0..problem.people() as u16).collect();
    others.retain(|&person| held.iter().all(|held| held.person != usize::from(person)));
    shuffle(&mut others, source);
    let mut others = others.into_iter();
    let (mut seats, mut free) = (Vec::new(), Vec::new());
    for (table, &size) in problem.sizes.iter().enumerate() {
        let first = seats.len();
        seats.extend(held.iter().filter(|held| held.table == table).map(|held| held.person as u16));
        free.extend(seats.len() as u16..(first + size) as u16);
        seats.extend(others.by_ref().take(first + size - seats.len()));
    }
    (seats, free)
}

/// In any order, each as likely as any other.
pub(super) fn shuffle<T>(list: &mut [T], source: &mut Seeded) {
    for at in (1..list.len()).rev() {
        list.swap(at, source.below(Stream::Cards, at as u32 + 1) as usize);
    }
}
