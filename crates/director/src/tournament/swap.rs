//! Two people change places in a round that is drawn, by the organiser's hand: what it costs is known before, and shown after.

use super::command::Event;
use super::decide::{Decided, one};
use super::model::{EntrantId, Minimised, Origin, Round, Tournament};
use super::refusal::Refusal;
use super::rules::Rules;

/// What a swap does to what the draw was to avoid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SwapCost {
    /// What was to be avoided, by name, the most important first.
    pub priorities: Vec<String>,
    /// What the tables have of it now.
    pub before: Vec<u64>,
    /// What they would have of it.
    pub after: Vec<u64>,
}

impl Rules {
    /// What it would cost if two people changed places; nothing is known of tables that were not drawn.
    ///
    /// # Errors
    /// If they cannot.
    pub fn swap_cost(
        &self,
        tournament: &Tournament,
        one: EntrantId,
        other: EntrantId,
    ) -> Result<Option<SwapCost>, Refusal> {
        let (last, swapped) = swapped(tournament, one, other)?;
        let Some(minimised) = last.origin.minimised() else { return Ok(None) };
        let penalties = |round: &Round| self.penalties_of(tournament, round, one);
        let cost = penalties(last).zip(penalties(&swapped)).map(|(before, after)| SwapCost {
            priorities: minimised.priorities.clone(),
            before,
            after,
        });
        Ok(cost)
    }

    /// Two people change places.
    pub(super) fn swap(&self, tournament: &Tournament, first: EntrantId, second: EntrantId) -> Decided {
        let (last, swapped) = swapped(tournament, first, second)?;
        let after = self.swap_cost(tournament, first, second)?.map(|cost| cost.after);
        let origin = match (last.origin.minimised(), after) {
            (Some(minimised), Some(penalties)) => {
                let proven = minimised.proven && penalties == minimised.penalties;
                let minimised = Minimised { penalties, proven, ..minimised.clone() };
                Origin::Swap { seed: last.origin.seed(), swaps: last.origin.swaps() + 1, minimised }
            }
            _ => Origin::Hand,
        };
        one(Event::RoundReseated { tables: swapped.tables, origin })
    }

    fn penalties_of(&self, tournament: &Tournament, round: &Round, entrant: EntrantId) -> Option<Vec<u64>> {
        let mut before = tournament.clone();
        before.rounds.pop();
        self.drawing(&before, round, entrant).map(|(_, drawn)| drawn.penalties)
    }
}

impl Origin {
    /// What a draw minimised, where the tables were drawn.
    #[must_use]
    pub const fn minimised(&self) -> Option<&Minimised> {
        match self {
            Self::Draw { minimised, .. } | Self::Redraw { minimised, .. } | Self::Swap { minimised, .. } => {
                Some(minimised)
            }
            Self::Standings | Self::Substitution | Self::Hand => None,
        }
    }

    /// The seed the tables were drawn from, where they were.
    #[must_use]
    pub const fn seed(&self) -> Option<u64> {
        match self {
            Self::Draw { seed, .. } | Self::Redraw { seed, .. } => Some(*seed),
            Self::Swap { seed, .. } => *seed,
            Self::Standings | Self::Substitution | Self::Hand => None,
        }
    }

    const fn swaps(&self) -> usize {
        if let Self::Swap { swaps, .. } = self { *swaps } else { 0 }
    }
}

/// The last round as it is, and as it would be: both sit at tables of the same final that are not finished, not at the same one.
fn swapped(tournament: &Tournament, one: EntrantId, other: EntrantId) -> Result<(&Round, Round), Refusal> {
    let last = tournament.rounds.last().ok_or(Refusal::Over)?;
    let at = |id: EntrantId| {
        let table = last.table_of(id).ok_or(Refusal::Seating(id))?;
        match last.results[table] {
            Some(_) => Err(Refusal::Reported { table: last.tables[table].number }),
            None => Ok(table),
        }
    };
    let (from, to) = (at(one)?, at(other)?);
    if from == to {
        return Err(Refusal::Seating(other));
    }
    if last.tables[from].branch != last.tables[to].branch {
        return Err(Refusal::OtherFinal { table: last.tables[to].number, entrant: one });
    }
    let mut round = last.clone();
    for seat in round.tables.iter_mut().flat_map(|table| &mut table.seats) {
        *seat = match *seat {
            id if id == one => other,
            id if id == other => one,
            id => id,
        };
    }
    Ok((last, round))
}
