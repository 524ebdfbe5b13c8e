//! Clinch and cut: what is still possible for somebody while the games everybody plays are going on, and what result it takes
//! to reach a goal: the finals, one of their bands, a seat further on, a place (T2.1 to T2.8).
//!
//! In the last round, once its tables are drawn, the answer is exact: for every way to end one's own game, the best and the
//! worst place. Before, and where more than points and wins decides, the rest is invented many times and counted, with the
//! error of counting stated; what is certain whatever happens is told from the sums alone. It is taken for granted that who is
//! seated plays, that nobody leaves or renounces any more, and that the referee takes no more points.

mod bounds;
#[cfg(test)]
mod brute;
mod exact;
mod goal;
mod simulate;
mod table;

pub use goal::{Aim, Goal, goals};
pub use simulate::{ByWins, Rate, Simulated};

use crate::points::TablePoints;
use crate::tournament::{Competitor, Rules, Tournament};

/// What is still possible for somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// Who: an entrant or a team, by number.
    pub who: Competitor,
    /// The place in the standings as they are; `None` for who has no result yet.
    pub now: Option<usize>,
    /// Whether the goal is reached whatever happens.
    pub clinched: bool,
    /// Whether it is not reached whatever happens.
    pub out: bool,
    /// What else is known.
    pub found: Found,
}

/// What is known of what is to come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// Everything.
    Exact(Exact),
    /// How often the goal is reached where the rest is invented.
    Simulated(Simulated),
}

/// Everything that can still happen to somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exact {
    /// The best place still possible.
    pub best: usize,
    /// The worst place still possible: who ties may end behind those they tie with.
    pub worst: usize,
    /// The least results of one's own that make the goal certain; `None` if none does.
    pub certain_with: Option<Need>,
    /// The least that make it possible; `None` if none does.
    pub possible_with: Option<Need>,
    /// The places for each end of one's own game, from the worst end to the best; none if it is over.
    pub ends: Vec<End>,
    clinched: bool,
    out: bool,
}

/// How somebody's game ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fate {
    /// Eliminated.
    Eliminated,
    /// Lost with so many points.
    Lost(TablePoints),
    /// Won with so many points.
    Won(TablePoints),
    /// Won with the whole objective.
    Objective,
}

impl Fate {
    const fn wins(self) -> bool {
        match self {
            Self::Won(_) | Self::Objective => true,
            Self::Eliminated | Self::Lost(_) => false,
        }
    }
}

/// The places an end of one's own game can lead to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct End {
    /// How the game ends.
    pub fate: Fate,
    /// The best place it can lead to.
    pub best: usize,
    /// The worst.
    pub worst: usize,
}

/// What it takes: any of these.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Need {
    /// Even to be eliminated is enough.
    pub eliminated: bool,
    /// To lose with at least so many points.
    pub losing: Option<TablePoints>,
    /// To win with at least so many points.
    pub winning: Option<TablePoints>,
    /// To make RisiKo!
    pub objective: bool,
}

impl Need {
    /// The points from which on it holds, whatever more there are.
    fn from_on(ends: &[End], holds: &dyn Fn(&End) -> bool) -> Option<Self> {
        let wins: Vec<_> = ends.iter().filter(|end| matches!(end.fate, Fate::Won(_))).collect();
        let losses: Vec<_> = ends.iter().filter(|end| matches!(end.fate, Fate::Lost(_))).collect();
        let lowest = |ends: &[&End]| ends.iter().rev().take_while(|end| holds(end)).last().map(|end| end.fate);
        Self::with(ends, holds, lowest(&losses), lowest(&wins))
    }

    /// The fewest points with which it holds.
    fn least(ends: &[End], holds: &dyn Fn(&End) -> bool) -> Option<Self> {
        let first = |kind: fn(&Fate) -> bool| ends.iter().find(|end| kind(&end.fate) && holds(end)).map(|end| end.fate);
        Self::with(ends, holds, first(|fate| matches!(fate, Fate::Lost(_))), first(|fate| matches!(fate, Fate::Won(_))))
    }

    fn with(ends: &[End], holds: &dyn Fn(&End) -> bool, lost: Option<Fate>, won: Option<Fate>) -> Option<Self> {
        let is = |fate: Fate| ends.iter().any(|end| end.fate == fate && holds(end));
        let points = |fate: Fate| match fate {
            Fate::Lost(points) | Fate::Won(points) => Some(points),
            Fate::Eliminated | Fate::Objective => None,
        };
        let need = Self {
            eliminated: is(Fate::Eliminated),
            losing: lost.and_then(points),
            winning: won.and_then(points),
            objective: is(Fate::Objective),
        };
        (need != Self::default()).then_some(need)
    }

    /// Whether an end of a game is enough.
    #[must_use]
    pub fn is_met(&self, fate: Fate) -> bool {
        match fate {
            Fate::Eliminated => self.eliminated,
            Fate::Lost(points) => self.losing.is_some_and(|least| points >= least),
            Fate::Won(points) => self.winning.is_some_and(|least| points >= least),
            Fate::Objective => self.objective,
        }
    }
}

/// How often the rest is invented, and from which seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trials {
    /// The seed.
    pub seed: u64,
    /// How often.
    pub times: u32,
}

/// Why nothing can be said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoOutlook {
    /// The format has no games everybody plays.
    #[error("a knock-out has no standings to be placed in")]
    NoGames,
    /// The finals have begun.
    #[error("the finals have begun")]
    FinalsBegun,
    /// People who are left make no tables.
    #[error("no tables hold the people who are left")]
    NoTables,
}

/// What is still possible for some, of a goal.
pub fn outlooks(
    rules: &Rules,
    tournament: &Tournament,
    goal: Goal,
    who: &[Competitor],
    trials: Trials,
) -> Result<Vec<Outlook>, NoOutlook> {
    let rounds = goal::rounds(rules).ok_or(NoOutlook::NoGames)?;
    if tournament.rounds.len() > rules.games_drawn(tournament) {
        return Err(NoOutlook::FinalsBegun);
    }
    let last = rules.games_drawn(tournament) == rounds;
    let fits = goal::is_over(rules, tournament) || exact::is_exact(rules, tournament);
    let menus = if last && fits {
        exact::menus(rules, tournament, table::Limits::GAME)
    } else {
        std::collections::BTreeMap::new()
    };
    let field = if last && fits { exact::Field::new(rules, tournament, goal, &menus) } else { None };
    match field {
        Some(mut field) => Ok(exactly(rules, tournament, &mut field, who)),
        None => simulate::simulated(rules, tournament, goal, who, trials),
    }
}

fn exactly(rules: &Rules, tournament: &Tournament, field: &mut exact::Field<'_>, who: &[Competitor]) -> Vec<Outlook> {
    let lines = rules.standings(tournament);
    let place = |who: Competitor| lines.iter().find(|line| line.who == who).map(|line| line.place);
    let outlook = |&who: &Competitor| {
        let found = field.exact(who).unwrap_or_else(|| Exact::nowhere(lines.len() + 1));
        Outlook { who, now: place(who), clinched: found.clinched, out: found.out, found: Found::Exact(found) }
    };
    who.iter().map(outlook).collect()
}

impl Exact {
    /// Of somebody who is not in the standings.
    const fn nowhere(place: usize) -> Self {
        let ends = Vec::new();
        Self { best: place, worst: place, certain_with: None, possible_with: None, ends, clinched: false, out: true }
    }
}
