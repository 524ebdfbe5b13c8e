//! What came of many games for the side that is counted, in whole numbers.

use super::game::Played;
use super::plan::{Seating, Side};
use super::times::Times;
use crate::wins::{WIN_SHARES, Wins};
use frame::{BySeat, Seat};
use games::SimulationGame;

/// Sums over games of one seating.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    pub(super) games: u64,
    wins: u64,
    /// The counted players of all games, and the sums of their places and points.
    counted: u64,
    places: u64,
    points: u64,
    scores: i64,
    by_seat: BySeat<u64>,
    /// By the place of the cause among those of the game.
    closed_by: [u64; 8],
    /// Games in which a bot of a side failed.
    pub(super) failed: [u64; 2],
    pub(super) times: [Times; 2],
    /// Choices of a side that were cut short by the budget.
    pub(super) capped: [u64; 2],
}

impl Tally {
    /// Adds a game. Those who share the first place share the win.
    pub(super) fn add(&mut self, seating: Seating, played: &Played) {
        self.games += 1;
        for result in played.results.iter().filter(|result| result.side == seating.counted()) {
            let won = shares(played, result.place);
            self.wins += won;
            self.by_seat[result.seat] += won;
            self.counted += 1;
            self.places += u64::from(result.place);
            self.points += u64::from(result.points);
            self.scores += result.score;
        }
        for side in [Side::First, Side::Second] {
            let failed = played.results.iter().any(|result| result.side == side && result.fault.is_some());
            self.failed[side.index()] += u64::from(failed);
            self.times[side.index()].merge(&played.times[side.index()]);
            self.capped[side.index()] += played.capped[side.index()];
        }
        if let Some(at) = played.cause {
            self.closed_by[at] += 1;
        }
    }

    /// Adds the sums of other games.
    pub(super) fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.wins += other.wins;
        self.counted += other.counted;
        self.places += other.places;
        self.points += other.points;
        self.scores += other.scores;
        Seat::ALL.into_iter().for_each(|seat| self.by_seat[seat] += other.by_seat[seat]);
        self.closed_by.iter_mut().zip(other.closed_by).for_each(|(sum, more)| *sum += more);
        self.failed.iter_mut().zip(other.failed).for_each(|(sum, more)| *sum += more);
        self.capped.iter_mut().zip(other.capped).for_each(|(sum, more)| *sum += more);
        self.times.iter_mut().zip(&other.times).for_each(|(sum, more)| sum.merge(more));
    }

    pub(super) fn wins(&self) -> Wins {
        Wins(self.wins)
    }

    pub(super) fn wins_at(&self, seat: Seat) -> Wins {
        Wins(self.by_seat[seat])
    }

    /// The games won, of all.
    pub(super) fn share(&self) -> f64 {
        if self.games == 0 { 0.0 } else { self.wins().number() / self.games as f64 }
    }

    pub(super) fn mean_place(&self) -> f64 {
        self.mean(self.places)
    }

    pub(super) fn mean_points(&self) -> f64 {
        self.mean(self.points)
    }

    pub(super) fn closed_by<G: SimulationGame>(&self) -> impl Iterator<Item = (G::Cause, u64)> {
        G::CAUSES.iter().copied().zip(self.closed_by)
    }

    /// In the smallest unit.
    pub(super) fn mean_score(&self) -> f64 {
        if self.counted == 0 { 0.0 } else { self.scores as f64 / self.counted as f64 }
    }

    fn mean(&self, sum: u64) -> f64 {
        if self.counted == 0 { 0.0 } else { sum as f64 / self.counted as f64 }
    }
}

/// What a player of this place has of the win. Where every bot has failed nobody wins.
pub(super) fn shares(played: &Played, place: u8) -> u64 {
    let first = |place: u8| place == 1;
    let winners = played.results.iter().filter(|result| first(result.place) && result.fault.is_none()).count() as u64;
    if first(place) && winners > 0 { WIN_SHARES / winners } else { 0 }
}

/// Between which shares the true one lies 95 times in 100, by Wilson, if so many of these games were won.
pub(super) fn wilson(share: f64, games: u64) -> (f64, f64) {
    const Z: f64 = 1.959_963_984_540_054;
    if games == 0 {
        return (0.0, 1.0);
    }
    let games = games as f64;
    let weight = Z * Z / games;
    let middle = (share + weight / 2.0) / (1.0 + weight);
    let width = Z * (share * (1.0 - share) / games + weight / games / 4.0).sqrt() / (1.0 + weight);
    let low = if share > 0.0 { middle - width } else { 0.0 };
    (low, if share < 1.0 { middle + width } else { 1.0 })
}

#[cfg(test)]
mod tests {
    use super::wilson;

    /// Values from tables of the interval.
    #[test]
    fn the_interval_is_wilsons() {
        for (share, games, low, high) in
            [(0.5, 10, 0.2366, 0.7634), (0.0, 10, 0.0, 0.2775), (0.25, 400, 0.2101, 0.2947)]
        {
            let found = wilson(share, games);
            assert!((found.0 - low).abs() < 1e-4 && (found.1 - high).abs() < 1e-4, "{share} of {games}: {found:?}");
        }
        assert_eq!(wilson(0.0, 0), (0.0, 1.0));
    }
}
