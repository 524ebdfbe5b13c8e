//! What is to be played: the table, the two sides, and who sits where in the games of a block.

use super::{Contest, Scorer};
use crate::contender::Contender;
use crate::processes::Terms;
use frame::Lap;
use games::SimulationGame;
use regulation::Regulation;
use shell::Failure;
use std::time::Duration;
use words::Words;

/// One of the two bots of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    /// The first that was named.
    First,
    /// The second.
    Second,
}

impl Side {
    pub(super) const fn index(self) -> usize {
        match self {
            Self::First => 0,
            Self::Second => 1,
        }
    }

    /// What the side is called in reports.
    pub(super) const fn letter(self) -> &'static str {
        match self {
            Self::First => "A",
            Self::Second => "B",
        }
    }

    const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// How the two sides sit at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Seating {
    /// One of the first among the second.
    Forward,
    /// One of the second among the first.
    Reverse,
    /// Half of each.
    Mixed,
}

impl Seating {
    /// Whose results are counted.
    pub(super) const fn counted(self) -> Side {
        match self {
            Self::Forward | Self::Mixed => Side::First,
            Self::Reverse => Side::Second,
        }
    }

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Forward => "forward",
            Self::Reverse => "reverse",
            Self::Mixed => "mixed",
        }
    }

    /// Who sits at each place in every game of a block. Each place is taken by the counted side equally often: one after the
    /// other where it sits alone; in turns where half of the table is its own. Of an odd number it has the smaller half
    /// once around the table, and the larger half once around.
    pub(super) fn lineups(self, players: usize) -> Vec<Vec<Side>> {
        let side = self.counted();
        let rotations = |own: usize| {
            (0..players).map(move |shift| {
                let at = |place: usize| if (place + players - shift) % players < own { side } else { side.other() };
                (0..players).map(at).collect()
            })
        };
        match self {
            Self::Forward | Self::Reverse => rotations(1).collect(),
            Self::Mixed if players.is_multiple_of(2) => rotations(players / 2).collect(),
            Self::Mixed => rotations(players / 2).chain(rotations(players / 2 + 1)).collect(),
        }
    }
}

/// Everything that is the same for all games of a match.
pub(super) struct Plan<'r, G: SimulationGame> {
    pub(super) regulation: &'r Regulation,
    pub(super) setup: G::Setup,
    pub(super) sides: [Contender<G::Bot>; 2],
    pub(super) players: usize,
    /// Of the generator.
    pub(super) seed: u64,
    pub(super) laps: Lap,
    pub(super) budget: Duration,
    pub(super) scorer: Option<Scorer>,
}

impl<'r, G: SimulationGame> Plan<'r, G> {
    pub(super) fn new(
        contest: &Contest,
        names: (&str, &str),
        regulation: &'r Regulation,
        settings: &G::Settings,
        words: Words,
    ) -> Result<Self, Failure> {
        let setup = G::set_up(settings, contest.players, 0)
            .map_err(|fault| Failure::BadInput(G::setup_fault(&fault, words)))?;
        Ok(Self {
            regulation,
            setup,
            sides: [Contender::read(names.0, words)?, Contender::read(names.1, words)?],
            players: contest.players,
            seed: contest.seeds.seed(contest.seed),
            laps: Lap(contest.laps),
            budget: contest.budget,
            scorer: contest.scorer.clone(),
        })
    }

    /// What programs are told once.
    pub(super) fn terms(&self) -> Terms<'r> {
        Terms::new::<G>(self.regulation, &self.setup, self.laps, self.budget)
    }

    /// The bot of a side, by name.
    pub(super) fn name(&self, side: Side) -> String {
        self.sides[side.index()].name()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_taken_equally_often() {
        for players in 2..=6 {
            for seating in [Seating::Forward, Seating::Reverse, Seating::Mixed] {
                let lineups = seating.lineups(players);
                let own = |place: usize| lineups.iter().filter(|lineup| lineup[place] == seating.counted()).count();
                let due = if seating == Seating::Mixed { lineups.len() / 2 } else { 1 };
                assert!((0..players).all(|place| own(place) == due), "{players}, {seating:?}: {lineups:?}");
                assert_eq!(2 * due, if seating == Seating::Mixed { lineups.len() } else { 2 });
            }
        }
    }
}
