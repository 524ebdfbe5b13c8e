//! The figures of S.P.Q.RisiKo!: points on the track, all that a tris gives and costs, coefficient and army.

use crate::figures::{Figures, FinalScore, Progress, TrisWorth};
use frame::Seat;
use spqr::{Command, Points, Setup, Spqr, State, View, gain_here, scores};

impl Figures for Spqr {
    type Tally = Points;

    fn tally(_: &Setup, state: &State, seat: Seat) -> Points {
        state.open().places[seat].points
    }

    fn seat_progress(setup: &Setup, tally: Points) -> Progress {
        Progress::Spqr { points: tally.0, target: setup.target() }
    }

    fn tris_worth(setup: &Setup, view: &View<'_>, command: Command) -> Option<TrisWorth> {
        match (command, view.seat()) {
            (Command::PlayTris(cards), Some(seat)) => {
                let gain = gain_here(setup, view.open(), seat, cards)?;
                Some(TrisWorth::Spqr {
                    legionaries: gain.armies.0,
                    triremes: gain.triremes.0,
                    centres: gain.centres,
                    owed: gain.owed.0,
                })
            }
            _ => None,
        }
    }

    fn final_scores(setup: &Setup, state: &State) -> Vec<FinalScore> {
        let score = |score: &spqr::Score| FinalScore::Spqr { potential: score.potential, army: score.army };
        scores(setup, state).iter().map(score).collect()
    }
}
