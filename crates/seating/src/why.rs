//! Why am I here? What a draw could not avoid for a player, and how sure that is.

use super::anneal::Drawn;
use super::bound::fewest_pairs;
use super::problem::{Priority, Problem};
use super::score::Tables;

/// Something a draw could not avoid for a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unavoided {
    /// A table of five, after so many.
    Five(u32),
    /// With this winner of the round before, both having won.
    Winner(usize),
    /// With this one of the same club.
    Club(usize),
    /// With this one of the same visiting club.
    Visitor(usize),
    /// With this one, met so many times.
    Met(usize, u16),
    /// With this one of the same region.
    Region(usize),
    /// With this one of the same band of the standings.
    Band(usize),
    /// With this one, of a club ours met so many times.
    Clubs(usize, u16),
}

impl Unavoided {
    /// The priority that wanted it avoided.
    #[must_use]
    pub const fn priority(self) -> Priority {
        match self {
            Self::Five(_) => Priority::FiveTwice,
            Self::Winner(_) => Priority::WinnersTogether,
            Self::Club(_) => Priority::SameClub,
            Self::Visitor(_) => Priority::VisitingClubs,
            Self::Met(..) => Priority::RepeatOpponents,
            Self::Region(_) => Priority::SameRegion,
            Self::Band(_) => Priority::SameBand,
            Self::Clubs(..) => Priority::RepeatClubs,
        }
    }

    /// With whom, if it is about somebody else.
    #[must_use]
    pub const fn companion(self) -> Option<usize> {
        match self {
            Self::Five(_) => None,
            Self::Winner(other)
            | Self::Club(other)
            | Self::Visitor(other)
            | Self::Met(other, _)
            | Self::Region(other)
            | Self::Band(other)
            | Self::Clubs(other, _) => Some(other),
        }
    }

    /// How often it has happened before, or 1.
    #[must_use]
    pub fn times(self) -> u32 {
        match self {
            Self::Five(times) => times,
            Self::Met(_, times) | Self::Clubs(_, times) => times.into(),
            Self::Winner(_) | Self::Club(_) | Self::Visitor(_) | Self::Region(_) | Self::Band(_) => 1,
        }
    }
}

/// How sure it is that it could not be avoided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Surety {
    /// Every draw has at least as much of it, to somebody: there are too many of them for the tables.
    Forced,
    /// A draw with less of it would have more of something that matters more; it has been proven.
    Proven,
    /// It is the best that was found.
    BestFound,
}

/// A group of people too many of whom are here for all to sit apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Crowd {
    /// How many of them are here.
    pub people: usize,
    /// How many pairs of them must sit together, whoever they are; 0 if all could sit apart.
    pub least: u64,
}

/// Something a draw could not avoid for a player, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reason {
    /// What it is about.
    pub what: Unavoided,
    /// How much of it the whole draw has.
    pub total: u64,
    /// How much of it every draw has.
    pub least: u64,
    /// How sure it is that there is no less.
    pub surety: Surety,
    /// The player's own club, region or band, or the winners, where the priority is about one.
    pub crowd: Option<Crowd>,
}

/// What a draw could not avoid for one player and why, in the order of the priorities.
#[must_use]
pub fn explain(problem: &Problem, drawn: &Drawn, player: usize) -> Vec<Reason> {
    let reason = |what: Unavoided| {
        let place = problem.priorities.iter().position(|&priority| priority == what.priority());
        let at = |values: &[u64]| place.and_then(|place| values.get(place)).copied().unwrap_or(0);
        let (total, least) = (at(&drawn.penalties), at(&drawn.bounds));
        let surety = match (total <= least, drawn.proven) {
            (true, _) => Surety::Forced,
            (false, true) => Surety::Proven,
            (false, false) => Surety::BestFound,
        };
        Reason { what, total, least, surety, crowd: crowd(problem, what.priority(), player) }
    };
    why(problem, &drawn.tables, player).into_iter().map(reason).collect()
}

/// Those who count as a pair with a player by a priority, the player included.
fn crowd(problem: &Problem, priority: Priority, player: usize) -> Option<Crowd> {
    match priority {
        Priority::WinnersTogether
        | Priority::SameClub
        | Priority::VisitingClubs
        | Priority::SameRegion
        | Priority::SameBand => {
            let alike = |&other: &usize| other == player || problem.together(priority, player, other) > 0;
            let people = (0..problem.people()).filter(alike).count();
            Some(Crowd { people, least: fewest_pairs(&problem.sizes, people) })
        }
        Priority::FiveTwice | Priority::RepeatOpponents | Priority::RepeatClubs => None,
    }
}

/// What the draw could not avoid for one player, in the order of the priorities.
#[must_use]
pub fn why(problem: &Problem, tables: &Tables, player: usize) -> Vec<Unavoided> {
    let Some(table) = tables.iter().find(|table| table.contains(&player)) else { return Vec::new() };
    let others: Vec<usize> = table.iter().copied().filter(|&other| other != player).collect();
    let priorities = problem.priorities.iter();
    priorities.flat_map(|&priority| unavoided(problem, priority, player, &others)).collect()
}

fn unavoided(problem: &Problem, priority: Priority, player: usize, others: &[usize]) -> Vec<Unavoided> {
    let with = || others.iter().copied().filter(|&other| problem.together(priority, player, other) > 0);
    let fives = problem.entrants[player].fives_before;
    match priority {
        Priority::FiveTwice if others.len() == 4 && fives > 0 => vec![Unavoided::Five(fives)],
        Priority::FiveTwice => Vec::new(),
        Priority::WinnersTogether => with().map(Unavoided::Winner).collect(),
        Priority::SameClub => with().map(Unavoided::Club).collect(),
        Priority::VisitingClubs => with().map(Unavoided::Visitor).collect(),
        Priority::SameRegion => with().map(Unavoided::Region).collect(),
        Priority::SameBand => with().map(Unavoided::Band).collect(),
        Priority::RepeatOpponents => with().map(|other| Unavoided::Met(other, problem.met(player, other))).collect(),
        Priority::RepeatClubs => {
            let times = |other: usize| {
                let (club, met) = (problem.club[player], problem.club[other]);
                if club == met { 0 } else { problem.clubs_met[club * problem.clubs + met] }
            };
            let again = others.iter().map(|&other| Unavoided::Clubs(other, times(other)));
            again.filter(|again| again.times() > 0).collect()
        }
    }
}
