//! The end of a game as it is filled in at the table: who holds what, or the points somebody counted.
//!
//! A [`TableEntry`] becomes the result a tournament keeps: points inside and outside objectives from the map
//! ([`MapScoring`]), the coefficients of S2 from what each player holds, eliminations and the order of play completed
//! where only one answer is possible. [`read_back`] says how that result would stand, before anybody sends it.

mod map;
mod read_back;
mod rome;

pub use map::{MapScoring, ObjectiveCard};
pub use read_back::{ReadBack, ReadBackLine, read_back};
pub use rome::RomeHolding;

use ::regulation::Regulation;
use director::points::TablePoints;
use director::scoring::Counted;
use director::tournament::{EntrantId, SeatResult, TableResult};

/// A table as it was filled in.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TableEntry {
    /// The seats, in the order in which they were drawn.
    pub seats: Vec<SeatEntry>,
    /// The territories of nobody who plays, by id.
    pub neutral: Vec<String>,
    /// Who completed the objective. From the map this is found out where nobody is named.
    pub completed: Option<EntrantId>,
}

/// What was filled in for one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatEntry {
    /// Who sits there.
    pub entrant: EntrantId,
    /// The place in the order of play, from 1, where it was asked for.
    pub order: Option<u8>,
    /// 1 for the first who was eliminated, 2 for the second.
    pub eliminated: Option<u8>,
    /// What the player had in the end.
    pub holding: Holding,
}

/// What a player had in the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Holding {
    /// Nothing was filled in: who was not eliminated either did not play.
    Nothing,
    /// Points as the players counted them.
    Points {
        /// Points inside the objective.
        inside: u16,
        /// Points outside it.
        outside: u16,
    },
    /// Territories on the map.
    Map {
        /// The number of the objective in its deck.
        objective: Option<usize>,
        /// The territories, by id.
        territories: Vec<String>,
    },
    /// What is held in S.P.Q.RisiKo!.
    Rome(RomeHolding),
}

/// Why what was filled in is no result yet.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EntryFault {
    /// No such territory is on the board.
    #[error("{0} is not on the board")]
    UnknownTerritory(String),
    /// A territory was given to two owners.
    #[error("{0} has two owners")]
    TwoOwners(String),
    /// Some territories have no owner yet.
    #[error("{0} territories have no owner")]
    Unowned(usize),
    /// A player's objective is not named, or not in the deck.
    #[error("the objective of player {0} is missing")]
    NoObjective(EntrantId),
    /// Several hold nothing, and nobody said who went out first.
    #[error("several players hold nothing: their order is missing")]
    EliminationOrder(Vec<EntrantId>),
    /// The regulation has no map for this.
    #[error("this regulation has no map to tap")]
    NoMap,
}

impl TableEntry {
    /// The result of the table under this regulation.
    ///
    /// # Errors
    /// What is missing or contradicts itself. Whether the result can be is for the tournament to say.
    pub fn result(&self, regulation: &Regulation) -> Result<TableResult, EntryFault> {
        let scoring = if self.is_of_map() { Some(self.check_map(regulation)?) } else { None };
        let eliminated = self.eliminations()?;
        let mut free = self.free_orders();
        let mut seats = Vec::with_capacity(self.seats.len());
        let mut completed = self.completed;
        for (seat, eliminated) in self.seats.iter().zip(eliminated) {
            let order = seat.order.filter(|_| seat.played()).or_else(|| seat.played().then(|| free.next()).flatten());
            let counted = Counted { order: order.unwrap_or_default(), eliminated, ..Counted::default() };
            let counted = seat.count(counted, scoring.as_ref(), regulation)?;
            if completed.is_none() && scoring.as_ref().is_some_and(|scoring| seat.holds_objective(scoring)) {
                completed = Some(seat.entrant);
            }
            seats.push(SeatResult { entrant: seat.entrant, counted: seat.played().then_some(counted) });
        }
        Ok(TableResult { seats, objective: completed })
    }

    fn is_of_map(&self) -> bool {
        self.seats.iter().any(|seat| matches!(seat.holding, Holding::Map { .. }))
    }

    /// Every territory has one owner, who plays or is nobody.
    fn check_map(&self, regulation: &Regulation) -> Result<MapScoring, EntryFault> {
        let scoring = MapScoring::new(regulation).ok_or(EntryFault::NoMap)?;
        let of_players = self.seats.iter().filter_map(|seat| match &seat.holding {
            Holding::Map { territories, .. } => Some(territories),
            Holding::Nothing | Holding::Points { .. } | Holding::Rome(_) => None,
        });
        scoring.check_owners(of_players.chain([&self.neutral]).flatten().map(String::as_str))?;
        Ok(scoring)
    }

    /// Who was eliminated when. On the map whoever holds nothing is out; one alone needs no order.
    fn eliminations(&self) -> Result<Vec<Option<u8>>, EntryFault> {
        let silent = |seat: &&SeatEntry| seat.holds_nothing() && seat.eliminated.is_none();
        let silent: Vec<EntrantId> = self.seats.iter().filter(silent).map(|seat| seat.entrant).collect();
        let known = self.seats.iter().filter(|seat| seat.eliminated.is_some()).count();
        match silent.as_slice() {
            [] | [_] => {}
            _ => return Err(EntryFault::EliminationOrder(silent)),
        }
        let last = u8::try_from(known + 1).ok();
        let eliminated = |seat: &SeatEntry| seat.eliminated.or_else(|| last.filter(|_| silent.contains(&seat.entrant)));
        Ok(self.seats.iter().map(eliminated).collect())
    }

    /// The places in the order of play that nobody who plays was given.
    fn free_orders(&self) -> impl Iterator<Item = u8> + use<'_> {
        let taken = |order: &u8| self.seats.iter().any(|seat| seat.played() && seat.order == Some(*order));
        (1..=u8::MAX).filter(move |order| !taken(order))
    }
}

impl SeatEntry {
    fn played(&self) -> bool {
        self.holding != Holding::Nothing || self.eliminated.is_some()
    }

    /// Whether the map says that this player has no territory left.
    fn holds_nothing(&self) -> bool {
        matches!(&self.holding, Holding::Map { territories, .. } if territories.is_empty())
    }

    fn count(
        &self,
        counted: Counted,
        scoring: Option<&MapScoring>,
        regulation: &Regulation,
    ) -> Result<Counted, EntryFault> {
        Ok(match (&self.holding, scoring) {
            (Holding::Nothing, _) => counted,
            (Holding::Points { inside, outside }, _) => {
                Counted { points: TablePoints(*inside), outside: *outside, ..counted }
            }
            // Who is out has no points, whatever the objective was.
            (Holding::Map { territories, .. }, _) if territories.is_empty() => counted,
            (Holding::Map { objective, territories }, Some(scoring)) => {
                let points = scoring.points(*objective, territories).ok_or(EntryFault::NoObjective(self.entrant))?;
                Counted { points: TablePoints(points.inside), outside: points.outside, ..counted }
            }
            (Holding::Map { .. }, None) => return Err(EntryFault::NoMap),
            (Holding::Rome(holding), _) => {
                let (potential, army) = holding.coefficients(regulation);
                Counted { points: TablePoints(holding.points), potential, army, ..counted }
            }
        })
    }

    fn holds_objective(&self, scoring: &MapScoring) -> bool {
        match &self.holding {
            Holding::Map { objective, territories } => scoring.is_complete(*objective, territories),
            Holding::Nothing | Holding::Points { .. } | Holding::Rome(_) => false,
        }
    }
}

#[cfg(test)]
mod tests;
