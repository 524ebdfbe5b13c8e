//! The draws of a round that was seated, as they were asked for: for whoever wants to know why, or to make them again.

use super::model::{EntrantId, Origin, Round, Table, Tournament};
use super::rules::Rules;
use super::seating::{has_leaders, ids, wishes, wishes_of};
use crate::draw::{self, Drawn, Fives, Problem, Wish};
use std::collections::BTreeMap;

/// One draw of a round, and the tables there are: whoever has the seed makes them again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundDraw {
    /// Which of the parallel finals it is for, from 0.
    pub branch: u8,
    /// The seed of this draw, where its tables are as they were drawn.
    pub seed: Option<u64>,
    /// What the draw was asked for, its people in the order in which they were drawn.
    pub wish: Wish,
    /// The tables as they are, by the numbers of the entrants.
    pub tables: Vec<Vec<u32>>,
}

impl Rules {
    /// The draws of a round, one for each of its finals; none where nothing was drawn. A leaders' table that was set by the
    /// standings is in none of them. `before` is the tournament as it was then.
    #[must_use]
    pub fn round_draws(&self, before: &Tournament, played: &Round) -> Vec<RoundDraw> {
        if played.origin.minimised().is_none() {
            return Vec::new();
        }
        let by_standings = usize::from(self.has_leaders_table(before, played));
        let mut branches: BTreeMap<u8, Vec<&Table>> = BTreeMap::new();
        for table in played.tables.iter().skip(by_standings) {
            branches.entry(table.branch).or_default().push(table);
        }
        let is_banded = self.stage(played.stage).is_some_and(|stage| stage.bands().is_some());
        let drawn = branches.into_iter().filter(|(_, tables)| !is_banded || tables.len() > 1);
        let one = |(branch, tables): (u8, Vec<&Table>)| {
            let seed = match played.origin {
                Origin::Draw { seed, .. } => Some(seed.wrapping_add(branch.into())),
                _ => None,
            };
            let wish = self.wish_of(before, played, &tables)?;
            Some(RoundDraw { branch, seed, wish, tables: seats(&tables) })
        };
        drawn.filter_map(one).collect()
    }

    /// The problems a round was drawn for, one for each of its finals, with its tables as they are and the bounds that need no search.
    /// None where nothing was drawn, the tables were changed by hand, or the leaders' table was set by the standings.
    #[must_use]
    pub fn drawings(&self, before: &Tournament, played: &Round) -> Vec<(Problem, Drawn)> {
        if self.has_leaders_table(before, played) {
            return Vec::new();
        }
        let branches: BTreeMap<_, _> =
            played.tables.iter().rev().filter_map(|table| Some((table.branch, *table.seats.first()?))).collect();
        let drawing = |entrant: &EntrantId| {
            let (problem, drawn) = self.drawing(before, played, *entrant)?;
            let bounds = draw::bounds(&problem);
            let proven = drawn.penalties == bounds;
            Some((problem, Drawn { bounds, proven, ..drawn }))
        };
        branches.values().filter_map(drawing).collect()
    }

    /// The problem a round was drawn for, with its tables as they are: of the final somebody belongs to, where there are two.
    /// `before` is the tournament as it was then ([`Log::before_round`](super::Log::before_round)): what has happened since
    /// explains nothing. `None` where nothing was drawn, or the tables were changed by hand.
    #[must_use]
    pub fn drawing(&self, before: &Tournament, played: &Round, entrant: EntrantId) -> Option<(Problem, Drawn)> {
        let minimised = played.origin.minimised()?;
        let branch = played.tables[played.table_of(entrant)?].branch;
        let tables: Vec<_> = played.tables.iter().filter(|table| table.branch == branch).collect();
        let problem = Problem::new(&self.wish_of(before, played, &tables)?).ok()?;
        let seated = problem.tables(&seats(&tables)).ok()?;
        let penalties = draw::score(&problem, &seated);
        Some((problem, Drawn { penalties, bounds: minimised.bounds.clone(), proven: minimised.proven, tables: seated }))
    }

    /// Whether the first table of a round was set by the standings, and the others drawn.
    fn has_leaders_table(&self, before: &Tournament, played: &Round) -> bool {
        let people = played.tables.iter().map(|table| table.seats.len()).sum();
        let games = self.stage(played.stage).and_then(|stage| stage.games());
        games.is_some_and(|games| has_leaders(games, number(before, played), people))
    }

    /// What the draw of these tables was asked for. The order of the people is the one in which they were drawn, for a seed
    /// means nothing without it: that of the standings in the finals, that of their numbers elsewhere.
    fn wish_of(&self, before: &Tournament, played: &Round, tables: &[&Table]) -> Option<Wish> {
        let mut people: Vec<_> = tables.iter().flat_map(|table| table.seats.iter().copied()).collect();
        people.sort_unstable();
        let stage = self.stage(played.stage)?;
        let number = number(before, played);
        let wishes = match (stage.bands(), stage.games(), stage.knock_out()) {
            (Some(bands), ..) => {
                let drawn = self.expected(before, played.stage, number).ok()?.players;
                let place = |id: EntrantId| drawn.iter().position(|&(one, _)| one == id).unwrap_or(usize::MAX);
                people.sort_by_key(|&id| place(id));
                return Some(self.banded(before, &people, tables.len(), *bands.draw));
            }
            (None, Some(games), _) => wishes_of(before, games, number),
            (None, None, Some(stage)) => wishes(&stage.apart, Fives::Lexicographic),
            (None, None, None) => return None,
        };
        let sizes = tables.iter().map(|table| table.seats.len()).collect();
        Some(Wish { table_sizes: Some(sizes), ..self.wish(before, &people, &wishes, &BTreeMap::new()) })
    }
}

/// Which round of its stage it is, from 1.
fn number(before: &Tournament, played: &Round) -> usize {
    before.rounds.iter().filter(|one| one.stage == played.stage).count() + 1
}

fn seats(tables: &[&Table]) -> Vec<Vec<u32>> {
    tables.iter().map(|table| ids(&table.seats)).collect()
}
