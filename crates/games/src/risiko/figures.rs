//! The figures of RisiKo!: table points, what an objective lacks, armies for a tris, points outside.

use crate::figures::{Figures, FinalScore, NearEnd, NextRoll, Progress, Supremacies, TrisWorth};
use board::{Goal, TerritorySet};
use rules::{Command, Risiko, Seat, Setup, State, TablePoints, View, near_end, points, scores, tris_worth};

/// Table points, and the territories of the objective that the seat does not own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    points: TablePoints,
    missing: TerritorySet,
}

impl Figures for Risiko {
    type Tally = Tally;

    fn tally(setup: &Setup, state: &State, seat: Seat) -> Tally {
        let goal = state.objective(seat).map(|objective| setup.objectives.goal(objective));
        let wanted = match goal {
            Some(Goal::Territories(wanted) | Goal::Continents { territories: wanted, .. }) => wanted,
            Some(Goal::Count { .. } | Goal::Destroy { .. }) | None => TerritorySet::EMPTY,
        };
        Tally { points: points(setup, state, seat), missing: wanted - state.open().owned(seat) }
    }

    fn seat_progress(setup: &Setup, tally: Tally) -> Progress {
        let missing = tally.missing.iter().map(|territory| setup.board.territory_id(territory).to_owned()).collect();
        Progress::Risiko { points: tally.points.0, missing }
    }

    fn tris_worth(setup: &Setup, view: &View<'_>, command: Command) -> Option<TrisWorth> {
        match (command, view.seat()) {
            (Command::PlayTris(cards), Some(seat)) => {
                let armies = tris_worth(setup, view.open().owned(seat), cards)?;
                Some(TrisWorth::Risiko { armies: armies.0 })
            }
            _ => None,
        }
    }

    fn near_end(setup: &Setup, state: &State) -> Option<NearEnd> {
        let rules::NearEnd { laps, roll } = near_end(setup, state.open())?;
        let roll = roll.map(|rules::NextRoll { seat, sums, ways, forfeited }| NextRoll {
            seat,
            sums,
            percent: hundredths_of_throws(ways),
            forfeited,
        });
        Some(NearEnd { laps, roll })
    }

    /// There are none in this game.
    fn supremacies(_: &Setup, _: &State) -> Option<Supremacies> {
        None
    }

    fn final_scores(setup: &Setup, state: &State) -> Vec<FinalScore> {
        let score = |score: &rules::Score| FinalScore::Risiko {
            outside: score.outside.0,
            objective: state.objective(score.seat).map(|objective| setup.objectives.number(objective)),
            reached: score.reached,
        };
        scores(setup, state).iter().map(score).collect()
    }
}

/// How many hundredths so many of the 36 throws of two dice are, rounded.
fn hundredths_of_throws(ways: u8) -> u8 {
    ((u16::from(ways) * 100 + 18) / 36) as u8
}

#[cfg(test)]
mod tests {
    use super::hundredths_of_throws;

    /// The throws of two dice that add up to 4, 5, 6 and 7 or less: those of the closing rolls of most regulations (G7.4).
    #[test]
    fn throws_are_told_in_hundredths() {
        assert_eq!([6, 10, 15, 21].map(hundredths_of_throws), [17, 28, 42, 58]);
        assert_eq!([0, 3, 9, 36].map(hundredths_of_throws), [0, 8, 25, 100]);
    }
}
