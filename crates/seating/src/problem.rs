//! What a draw is asked for.

use super::sizes::{Impossible, tables_for};
use std::collections::HashMap;

/// What is to be avoided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Priority {
    /// Sitting at a table of five again: the sum of how often those now at one were before.
    FiveTwice,
    /// Winners of the round before at one table, in pairs.
    WinnersTogether,
    /// People of one club at one table, in pairs.
    SameClub,
    /// The same, where those of the host club sit with each other as they like (T3.4): they count as of no club.
    VisitingClubs,
    /// People who met before at one table, in pairs weighted by how often.
    RepeatOpponents,
    /// Clubs that met before meeting again: the growth of the pairs of meetings, over pairs of clubs.
    RepeatClubs,
    /// People of one region at one table, in pairs; who has no region is of none.
    SameRegion,
    /// People of one band of the standings at one table, in pairs (T3.5); who has no band is in none.
    SameBand,
}

impl Priority {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::FiveTwice,
        Self::WinnersTogether,
        Self::SameClub,
        Self::VisitingClubs,
        Self::RepeatOpponents,
        Self::RepeatClubs,
        Self::SameRegion,
        Self::SameBand,
    ];

    /// The name in files.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::FiveTwice => "five_twice",
            Self::WinnersTogether => "winners_together",
            Self::SameClub => "same_club",
            Self::VisitingClubs => "visiting_clubs",
            Self::RepeatOpponents => "repeat_opponents",
            Self::RepeatClubs => "repeat_clubs",
            Self::SameRegion => "same_region",
            Self::SameBand => "same_band",
        }
    }

    /// The priority of this name.
    #[must_use]
    pub fn find(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|priority| priority.id() == id)
    }
}

/// How those at tables of five are found (T3.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Fives {
    /// By the priorities alone: the best draw in their order, wherever it seats anybody.
    #[default]
    Lexicographic,
    /// By the procedure of the Challenge (§8): one "cinquista" for every table of five is drawn first; the others are
    /// placed as if the cinquisti had no club; then the cinquisti change tables among themselves if that is better.
    Strict,
}

impl Fives {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Lexicographic, Self::Strict];

    /// The name in files.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Lexicographic => "lexicographic",
            Self::Strict => "strict",
        }
    }

    /// The reading of this name.
    #[must_use]
    pub fn find(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|fives| fives.id() == id)
    }
}

/// Somebody to be seated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Entrant {
    /// How the problem calls them.
    pub id: u32,
    /// Their club.
    pub club: u32,
    /// How often they sat at a table of five.
    pub fives_before: u32,
    /// Their region, if it matters (T3.4).
    pub region: Option<u32>,
    /// Their band of the standings, if it matters (T3.5).
    pub band: Option<u32>,
}

/// What is known before the draw, as it comes in.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wish {
    /// Who is to be seated.
    pub entrants: Vec<Entrant>,
    /// The tables, by their size; as T3.1 says if there are none.
    pub table_sizes: Option<Vec<usize>>,
    /// Who sat with whom: round by round, table by table, by id.
    pub history: Vec<Vec<Vec<u32>>>,
    /// Who won in the round before, by id.
    pub winners: Vec<u32>,
    /// What is to be avoided, the most important first.
    pub priorities: Vec<Priority>,
    /// How those at tables of five are found.
    pub fives: Fives,
}

/// Why there can be no such draw.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// Nobody is there.
    #[error("nobody is to be seated")]
    Nobody,
    /// An id twice.
    #[error("entrant {0} is there twice")]
    Twice(u32),
    /// An id nobody has.
    #[error("{place} names entrant {id}, who is not among the players")]
    Unknown {
        /// Where it stands in the file.
        place: &'static str,
        /// The number of the entrant it is about.
        id: u32,
    },
    /// A size no table has.
    #[error("a table of {0}: tables have 1 to 8 seats")]
    Size(usize),
    /// Not as many seats as people.
    #[error("{seats} seats for {people} people")]
    Seats {
        /// The seats of the table.
        seats: usize,
        /// How many people there are.
        people: usize,
    },
    /// T3.1: no tables of the sizes allowed hold so many; without sizes these are 4 and 5.
    #[error("{people} people cannot sit at tables of the sizes allowed (T3.1); the nearest that can: {nearest:?}")]
    Impossible {
        /// How many people there are.
        people: usize,
        /// The nearest numbers that can.
        nearest: Vec<usize>,
    },
    /// A priority twice.
    #[error("{0} is asked for twice")]
    Priority(&'static str),
    /// A draw to be looked at leaves somebody out, seats somebody twice, or has other tables.
    #[error("the tables are not those of this problem: {0}")]
    Tables(String),
}

/// A problem made ready: people by number, what they have in common as a matrix.
#[derive(Clone, Debug)]
pub struct Problem {
    pub(super) entrants: Vec<Entrant>,
    pub(super) sizes: Vec<usize>,
    /// Clubs by number from 0.
    pub(super) club: Vec<usize>,
    pub(super) clubs: usize,
    pub(super) winner: Vec<bool>,
    /// How often two people met, by their numbers.
    pub(super) met: Vec<u16>,
    /// How often two clubs met.
    pub(super) clubs_met: Vec<u16>,
    pub(super) priorities: Vec<Priority>,
    pub(super) fives: Fives,
}

impl Problem {
    /// Checks a wish and makes it ready.
    pub fn new(wish: &Wish) -> Result<Self, Fault> {
        let people = wish.entrants.len();
        if people == 0 {
            return Err(Fault::Nobody);
        }
        let mut numbers = HashMap::new();
        for (number, entrant) in wish.entrants.iter().enumerate() {
            if numbers.insert(entrant.id, number).is_some() {
                return Err(Fault::Twice(entrant.id));
            }
        }
        for (at, priority) in wish.priorities.iter().enumerate() {
            if wish.priorities[..at].contains(priority) {
                return Err(Fault::Priority(priority.id()));
            }
        }
        let sizes = table_sizes(wish, people)?;
        let mut winner = vec![false; people];
        for &id in &wish.winners {
            let number = *numbers.get(&id).ok_or(Fault::Unknown { place: "winners", id })?;
            winner[number] = true;
        }
        let mut clubs: Vec<u32> = wish.entrants.iter().map(|entrant| entrant.club).collect();
        clubs.sort_unstable();
        clubs.dedup();
        let club: Vec<usize> =
            wish.entrants.iter().map(|entrant| clubs.binary_search(&entrant.club).unwrap_or(0)).collect();
        let mut problem = Self {
            entrants: wish.entrants.clone(),
            sizes,
            club,
            clubs: clubs.len(),
            winner,
            met: vec![0; people * people],
            clubs_met: vec![0; clubs.len() * clubs.len()],
            priorities: wish.priorities.clone(),
            fives: wish.fives,
        };
        for table in wish.history.iter().flatten() {
            problem.remember(table, &numbers)?;
        }
        Ok(problem)
    }

    /// Those who sat at one table have met; who is not here today does not count.
    fn remember(&mut self, table: &[u32], numbers: &HashMap<u32, usize>) -> Result<(), Fault> {
        let present: Vec<usize> = table.iter().filter_map(|id| numbers.get(id).copied()).collect();
        for (at, &a) in present.iter().enumerate() {
            for &b in &present[at + 1..] {
                if a == b {
                    return Err(Fault::Twice(self.entrants[a].id));
                }
                for (x, y) in [(a, b), (b, a)] {
                    self.met[x * self.entrants.len() + y] += 1;
                }
                let (c, d) = (self.club[a], self.club[b]);
                if c != d {
                    self.clubs_met[c * self.clubs + d] += 1;
                    self.clubs_met[d * self.clubs + c] += 1;
                }
            }
        }
        Ok(())
    }

    /// How many are seated.
    #[must_use]
    pub fn people(&self) -> usize {
        self.entrants.len()
    }

    /// The sizes of the tables.
    #[must_use]
    pub fn sizes(&self) -> &[usize] {
        &self.sizes
    }

    /// What is to be avoided.
    #[must_use]
    pub fn priorities(&self) -> &[Priority] {
        &self.priorities
    }

    /// How those at tables of five are found.
    #[must_use]
    pub fn fives(&self) -> Fives {
        self.fives
    }

    /// How the problem calls the person with this number.
    #[must_use]
    pub fn id(&self, number: usize) -> u32 {
        self.entrants[number].id
    }

    /// What two people at one table cost by a priority that counts pairs; by another nothing.
    pub(super) fn together(&self, priority: Priority, a: usize, b: usize) -> u64 {
        let one = |x: Option<u32>, y: Option<u32>| u64::from(x.is_some() && x == y);
        let (first, second) = (&self.entrants[a], &self.entrants[b]);
        match priority {
            Priority::WinnersTogether => u64::from(self.winner[a] && self.winner[b]),
            Priority::SameClub | Priority::VisitingClubs => u64::from(self.club[a] == self.club[b]),
            Priority::SameRegion => one(first.region, second.region),
            Priority::SameBand => one(first.band, second.band),
            Priority::RepeatOpponents => u64::from(self.met(a, b)),
            Priority::FiveTwice | Priority::RepeatClubs => 0,
        }
    }

    /// The same problem with these people of no club and no region: each of a club of their own, which met nobody.
    pub(super) fn without_clubs_of(&self, people: &[usize]) -> Self {
        let mut other = self.clone();
        other.clubs += people.len();
        for (club, &person) in (self.clubs..).zip(people) {
            other.club[person] = club;
            other.entrants[person].region = None;
        }
        other.clubs_met = vec![0; other.clubs * other.clubs];
        for (from, to) in self.clubs_met.chunks(self.clubs).zip(other.clubs_met.chunks_mut(other.clubs)) {
            to[..self.clubs].copy_from_slice(from);
        }
        other
    }

    pub(super) fn met(&self, a: usize, b: usize) -> u16 {
        self.met[a * self.entrants.len() + b]
    }
}

fn table_sizes(wish: &Wish, people: usize) -> Result<Vec<usize>, Fault> {
    let Some(sizes) = &wish.table_sizes else {
        return tables_for(people, &[4, 5])
            .map_err(|Impossible { people, nearest }| Fault::Impossible { people, nearest });
    };
    if let Some(&size) = sizes.iter().find(|size| !(1..=8).contains(*size)) {
        return Err(Fault::Size(size));
    }
    let seats = sizes.iter().sum();
    if seats == people { Ok(sizes.clone()) } else { Err(Fault::Seats { seats, people }) }
}
