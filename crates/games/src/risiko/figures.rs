//! The figures of RisiKo!: table points, what an objective lacks, armies for a tris, points outside.

use crate::figures::{Figures, FinalScore, Progress, TrisWorth};
use board::{Goal, TerritorySet};
use rules::{Command, Risiko, Seat, Setup, State, TablePoints, View, points, scores, tris_worth};

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

    fn final_scores(setup: &Setup, state: &State) -> Vec<FinalScore> {
        let score = |score: &rules::Score| FinalScore::Risiko {
            outside: score.outside.0,
            objective: state.objective(score.seat).map(|objective| setup.objectives.number(objective)),
            reached: score.reached,
        };
        scores(setup, state).iter().map(score).collect()
    }
}
