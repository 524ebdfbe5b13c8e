//! Who plays first and who sits where: the rolls for the order, told apart until nobody is tied.

use crate::seat::{MAX_SEATS, Player, Seat};
use arrayvec::ArrayVec;
use regulation::settings::Seating;

/// The rolls for the order so far: rank and last score of each player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OrderRolls {
    /// For each player the rank reached (3 bits) and the score of this round (5 bits).
    scores: [u8; 6],
    /// Who still has to roll in this round.
    pending: u8,
}

impl OrderRolls {
    /// Every player is to roll.
    #[must_use]
    pub fn new(players: usize) -> Self {
        Self { scores: [0; 6], pending: ((1u16 << players) - 1) as u8 }
    }

    /// Puts the rolls together again: rank, score and whether a roll is due, for each player.
    #[must_use]
    pub fn from_parts(parts: [(u8, u8, bool); 6]) -> Self {
        let mut rolls = Self { scores: [0; 6], pending: 0 };
        for (player, (rank, score, pending)) in Player::first(6).zip(parts) {
            rolls.scores[player.index()] = (rank & 7) << 5 | score & 31;
            rolls.pending |= u8::from(pending) << player.index();
        }
        rolls
    }

    /// Rank, score and whether a roll is due.
    #[must_use]
    pub fn part(self, player: Player) -> (u8, u8, bool) {
        (self.rank(player) as u8, self.score(player), self.pending >> player.index() & 1 != 0)
    }

    /// Who rolls next; nobody if all are told apart.
    #[must_use]
    pub fn next(self) -> Option<Player> {
        Player::new(self.pending.trailing_zeros() as usize)
    }

    fn rank(self, player: Player) -> usize {
        usize::from(self.scores[player.index()] >> 5)
    }

    fn score(self, player: Player) -> u8 {
        self.scores[player.index()] & 31
    }

    fn note(&mut self, player: Player, score: u8) {
        self.scores[player.index()] = (self.rank(player) as u8) << 5 | score;
        self.pending &= !(1 << player.index());
    }

    fn set_rank(&mut self, player: Player, rank: usize) {
        self.scores[player.index()] = (rank as u8) << 5;
    }

    fn roll_again(&mut self, player: Player) {
        self.pending |= 1 << player.index();
    }

    /// Notes a roll of one of `players`; when all have rolled, ranks are told apart and who is tied rolls again.
    pub fn rolled(&mut self, players: usize, seating: Seating, player: Player, score: u8) {
        self.note(player, score);
        if self.next().is_none() {
            *self = self.told_apart(players, seating);
        }
    }

    fn told_apart(self, players: usize, seating: Seating) -> Self {
        let mut after = self;
        for player in Player::first(players) {
            let same_rank = |&p: &Player| self.rank(p) == self.rank(player);
            let ahead = Player::first(players).filter(same_rank).filter(|&p| self.score(p) > self.score(player));
            after.set_rank(player, self.rank(player) + ahead.count());
        }
        for player in Player::first(players) {
            let tied = Player::first(players).any(|p| p != player && after.rank(p) == after.rank(player));
            let matters = seating == Seating::ByScore || after.rank(player) == 0;
            if tied && matters {
                after.roll_again(player);
            }
        }
        after
    }

    /// The players in the order in which they sit.
    #[must_use]
    pub fn settled(self, players: usize, seating: Seating) -> ArrayVec<Player, MAX_SEATS> {
        let mut order: ArrayVec<Player, MAX_SEATS> = Player::first(players).collect();
        match seating {
            Seating::ByScore => order.sort_by_key(|&player| self.rank(player)),
            Seating::ClockwiseFromHighest => {
                let highest = order.iter().position(|&player| self.rank(player) == 0).unwrap_or(0);
                order.rotate_left(highest);
            }
        }
        order
    }
}

/// Which player sits at each seat, from A on; a ghost's seat has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Order {
    players: [Option<Player>; MAX_SEATS],
}

impl Order {
    /// Nobody seated yet.
    #[must_use]
    pub fn empty() -> Self {
        Self::default()
    }

    /// The player at a seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<Player> {
        self.players[seat.index()]
    }

    /// Seats a player.
    pub fn seat(&mut self, seat: Seat, player: Player) {
        self.players[seat.index()] = Some(player);
    }
}
