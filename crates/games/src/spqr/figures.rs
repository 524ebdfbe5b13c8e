//! The figures of S.P.Q.RisiKo!: points on the track, all that a tris gives and costs, coefficient and army.

use crate::figures::{Figures, FinalScore, NearEnd, Progress, Supremacies, Supremacy, TrisWorth};
use frame::{BySeat, Seat};
use spqr::{
    Command, Gain, Open, Phase, Points, Potential, Setup, Spqr, State, Status, View, gain_here, points_due, potential,
    scores, seas_of, supremacies,
};

impl From<Gain> for TrisWorth {
    fn from(gain: Gain) -> Self {
        Self::Spqr { legionaries: gain.armies.0, triremes: gain.triremes.0, centres: gain.centres, owed: gain.owed.0 }
    }
}

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
            (Command::PlayTris(cards), Some(seat)) => Some(gain_here(setup, view.open(), seat, cards)?.into()),
            _ => None,
        }
    }

    /// There are no closing rolls in this game; the lap in which somebody reaches the target is the last (S1).
    fn near_end(setup: &Setup, state: &State) -> Option<NearEnd> {
        let open = state.open();
        if matches!(open.phase, Phase::Over(_)) {
            return None;
        }
        let reached = setup.player_seats().iter().any(|seat| open.places[seat].points.0 >= setup.target());
        let left = (open.last_lap.0 + 1).saturating_sub(open.lap.0);
        let laps = match (open.time_is_up(), reached) {
            (_, true) => 1,
            (true, false) => u8::try_from(left).unwrap_or(u8::MAX),
            (false, false) => return None,
        };
        Some(NearEnd { laps, roll: None })
    }

    fn supremacies(setup: &Setup, state: &State) -> Option<Supremacies> {
        let open = state.open();
        let (group, map) = (|seat| setup.map.largest_group(open.owned(seat)), &setup.map);
        let mut empire = contest(setup, open, |seat| group(seat).len(), |seat| supremacies(setup, open, seat).empire);
        empire.provinces =
            empire.holder.map(group).unwrap_or_default().iter().map(|one| map.province_id(one).into()).collect();
        let master = |sea| Some((map.sea_id(sea).to_owned(), open.master(setup, sea)?));
        Some(Supremacies {
            empire,
            provinces: contest(
                setup,
                open,
                |seat| open.owned(seat).len(),
                |seat| supremacies(setup, open, seat).provinces,
            ),
            seas: contest(
                setup,
                open,
                |seat| seas_of(setup, open, seat).len(),
                |seat| supremacies(setup, open, seat).seas,
            ),
            masters: map.seas().iter().filter_map(master).collect(),
            due: setup.player_seats().iter().map(|seat| (seat, points_due(setup, open, seat).0)).collect(),
        })
    }

    fn final_scores(setup: &Setup, state: &State) -> Vec<FinalScore> {
        let parts = |score: &spqr::Score| match score.status {
            Status::Playing => potential(setup, state.open(), score.seat),
            _ => Potential::default(),
        };
        let score = |score: &spqr::Score| FinalScore::Spqr {
            potential: score.potential,
            parts: parts(score),
            army: score.army,
        };
        scores(setup, state).iter().map(score).collect()
    }
}

/// Who has the most of what a supremacy counts, and who has it by the rules. Neutral armies count where they are rivals.
fn contest(setup: &Setup, open: &Open, count: impl Fn(Seat) -> usize, holds: impl Fn(Seat) -> bool) -> Supremacy {
    let seats = || setup.seats().iter().filter(|&seat| open.status(seat).on_board());
    let mut counts = BySeat::all(0);
    seats().for_each(|seat| counts[seat] = count(seat));
    let most = seats().map(|seat| counts[seat]).max().unwrap_or_default();
    let holder = setup.player_seats().iter().find(|&seat| holds(seat));
    let next = |holder: Seat| seats().filter(|&seat| seat != holder).map(|seat| counts[seat]).max().unwrap_or_default();
    let leaders = seats().filter(|&seat| most > 0 && counts[seat] == most).collect();
    Supremacy {
        holder,
        leaders: holder.map_or(leaders, |holder| vec![holder]),
        most: holder.map_or(most, |holder| counts[holder]),
        margin: holder.map_or(0, |holder| counts[holder].saturating_sub(next(holder))),
        provinces: Vec::new(),
    }
}
