//! What came of many games, in whole numbers.

use crate::wins::{WIN_SHARES, Wins};
use bots::selfplay::Finished;
use frame::{BySeat, MAX_SEATS, Seat};
use games::SimulationGame;

/// Sums over games.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    pub(super) games: u64,
    pub(super) commands: u64,
    pub(super) turns: u64,
    laps: u64,
    winner_points: u64,
    by_seat: BySeat<u64>,
    by_player: [u64; MAX_SEATS],
    objective_reached: u64,
    /// By the place of the cause among those of the game.
    closed_by: [u64; 8],
}

impl Tally {
    /// The sums of one game.
    pub(super) fn of<G: SimulationGame>(setup: &G::Setup, finished: &Finished<G>) -> Self {
        let mut tally = Self::default();
        tally.add(setup, finished);
        tally
    }

    /// Adds the sums of other games.
    pub(super) fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.commands += other.commands;
        self.turns += other.turns;
        self.laps += other.laps;
        self.winner_points += other.winner_points;
        self.objective_reached += other.objective_reached;
        Seat::ALL.into_iter().for_each(|seat| self.by_seat[seat] += other.by_seat[seat]);
        self.by_player.iter_mut().zip(other.by_player).for_each(|(sum, more)| *sum += more);
        self.closed_by.iter_mut().zip(other.closed_by).for_each(|(sum, more)| *sum += more);
    }

    /// Adds a game. Those who share the first place share the win.
    fn add<G: SimulationGame>(&mut self, setup: &G::Setup, finished: &Finished<G>) {
        let outcome = G::outcome(setup, &finished.state);
        self.games += 1;
        self.commands += finished.commands;
        self.turns += finished.turns;
        self.laps += u64::from(G::progress(&finished.state).lap.0);
        self.objective_reached += u64::from(outcome.objective_reached);
        if let Some(cause) = outcome.cause {
            self.closed_by[place::<G>(cause)] += 1;
        }
        let winners = || outcome.standings.iter().filter(|standing| standing.place == 1);
        for winner in winners() {
            let share = WIN_SHARES / winners().count() as u64;
            self.by_seat[winner.seat] += share;
            self.by_player[G::player(&finished.state, winner.seat).index()] += share;
        }
        self.winner_points += outcome.standings.first().map_or(0, |winner| u64::from(winner.points));
    }

    /// The games won from a seat.
    pub(super) fn wins_at(&self, seat: Seat) -> Wins {
        Wins(self.by_seat[seat])
    }

    /// The games won by these players of the list.
    pub(super) fn wins_of(&self, players: impl Iterator<Item = usize>) -> Wins {
        Wins(players.map(|player| self.by_player[player]).sum())
    }

    /// The games that ended so.
    pub(super) fn closed_by<G: SimulationGame>(&self, cause: G::Cause) -> u64 {
        self.closed_by[place::<G>(cause)]
    }

    /// The games in which somebody reached their objective.
    pub(super) fn objective_reached(&self) -> u64 {
        self.objective_reached
    }

    pub(super) fn mean_laps(&self) -> f64 {
        self.mean(self.laps)
    }

    pub(super) fn mean_winner_points(&self) -> f64 {
        self.mean(self.winner_points)
    }

    fn mean(&self, sum: u64) -> f64 {
        if self.games == 0 { 0.0 } else { sum as f64 / self.games as f64 }
    }
}

fn place<G: SimulationGame>(cause: G::Cause) -> usize {
    G::CAUSES.iter().position(|known| *known == cause).unwrap_or_default()
}
