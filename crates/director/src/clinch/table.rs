//! One table whose game is not over: what each seat may end with, and how many of its seats can end ahead of somebody.
//!
//! A seat is ahead if its rank is at most a limit. One seat wins, with at least as many points as the others; the points of a
//! table are at most those of the board, the whole objective of who makes RisiKo! among them. The seats besides the winner
//! depend on each other by nothing else, so the fewest points each needs to be ahead settle how many can be.

use crate::points::{TablePoints, TournamentPoints};
use crate::scoring::{BOARD_WORTH, Book, Counted, OBJECTIVE_WORTH};

/// A place in the order of everything anybody may end with, from 1; less is better.
pub(super) type Rank = u32;

/// What there is to have.
#[derive(Clone, Copy)]
pub(super) struct Limits {
    /// The most points inside an objective.
    pub(super) most: usize,
    /// All points of the board.
    pub(super) board: usize,
}

impl Limits {
    /// Those of the game.
    pub(super) const GAME: Self = Self { most: OBJECTIVE_WORTH as usize, board: BOARD_WORTH as usize };

    /// Every way to win: who has all points of the objective has completed it.
    pub(super) fn wins(self) -> impl Iterator<Item = Win> {
        (0..self.most).map(Win::Points).chain([Win::Objective])
    }

    /// What a win takes of the board.
    const fn taken(self, win: Win) -> usize {
        match win {
            Win::Points(points) => points,
            Win::Objective => self.most,
        }
    }

    /// The place of a win in the list of all.
    const fn at(self, win: Win) -> usize {
        match win {
            Win::Points(points) => points,
            Win::Objective => self.most,
        }
    }
}

/// What a game is worth to a seat, and whether it won.
pub(super) type Worth = (TournamentPoints, bool);

/// How the winner of a table won.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Win {
    /// With so many points.
    Points(usize),
    /// With the whole objective.
    Objective,
}

/// What every end of a game is worth at a table of some size.
pub(super) struct Menu {
    pub(super) limits: Limits,
    /// Whether two can share the first place.
    pub(super) ties_stand: bool,
    /// The different ones.
    pub(super) worths: Vec<Worth>,
    /// By how the winner won: the winner's.
    won: Vec<usize>,
    /// By how the winner won: of somebody eliminated, then of who lost with 0, 1, 2, … points.
    lost: Vec<Vec<usize>>,
    /// Whether it does not matter to who lost how the winner won.
    flat: bool,
}

impl Menu {
    pub(super) fn new(book: &Book, size: usize, limits: Limits, ties_stand: bool) -> Self {
        let mut menu = Self { limits, ties_stand, worths: Vec::new(), won: Vec::new(), lost: Vec::new(), flat: true };
        for win in limits.wins() {
            let taken = limits.taken(win);
            let (winner, out) = scored(book, size, (win, taken), None);
            let won = menu.number((winner, true));
            menu.won.push(won);
            let mut row = vec![menu.number((out, false))];
            for points in 0..=taken.min(limits.board - taken) {
                let worth = (scored(book, size, (win, taken), Some(points)).1, false);
                row.push(menu.number(worth));
            }
            menu.lost.push(row);
        }
        let longest = menu.lost.iter().max_by_key(|row| row.len()).cloned().unwrap_or_default();
        menu.flat = menu.lost.iter().all(|row| longest.starts_with(row));
        menu
    }

    fn number(&mut self, worth: Worth) -> usize {
        let known = self.worths.iter().position(|one| *one == worth);
        known.unwrap_or_else(|| {
            self.worths.push(worth);
            self.worths.len() - 1
        })
    }

    /// The most points somebody who lost can have.
    pub(super) fn most_lost(&self) -> usize {
        self.limits.most.min(self.limits.board / 2)
    }

    /// What the winner has.
    pub(super) fn won(&self, win: Win) -> usize {
        self.won[self.limits.at(win)]
    }

    /// What the others may have: eliminated, then with 0, 1, 2, … points.
    pub(super) fn lost(&self, win: Win) -> &[usize] {
        &self.lost[self.limits.at(win)]
    }
}

/// What the winner and another seat have, who is out where there are no points.
fn scored(
    book: &Book,
    size: usize,
    (win, taken): (Win, usize),
    points: Option<usize>,
) -> (TournamentPoints, TournamentPoints) {
    let counted = |at: usize, points: usize| Counted {
        points: TablePoints(points as u16),
        order: (size - at) as u8,
        ..Counted::default()
    };
    let mut seats = vec![counted(0, taken), counted(1, points.unwrap_or(0))];
    seats[1].eliminated = points.is_none().then_some(1);
    seats.extend((2..size).map(|at| counted(at, 0)));
    let scored = book.score(&seats, (win == Win::Objective).then_some(0));
    (scored[0].points, scored[1].points)
}

/// Somebody at a table: the rank of each thing the game may be worth.
pub(super) struct Seat {
    pub(super) who: crate::tournament::Competitor,
    /// Whether it matters that they are ahead.
    pub(super) counts: bool,
    pub(super) ranks: Vec<Rank>,
}

/// A table whose game is not over.
pub(super) struct Table<'m> {
    pub(super) menu: &'m Menu,
    pub(super) seats: Vec<Seat>,
}

/// One way for a game to end, as far as it is settled: who wins and how, and what one other seat has.
#[derive(Clone, Copy)]
pub(super) struct Scene {
    pub(super) winner: usize,
    pub(super) win: Win,
    /// The seat that is looked at: it is not among those who may be ahead. If it did not win, its points.
    pub(super) own: Option<(usize, usize)>,
}

impl Table<'_> {
    /// Whether more points are never worse, for any seat: what all of this rests on.
    pub(super) fn is_monotone(&self) -> bool {
        let falls = |row: &[usize], seat: &Seat| row.windows(2).all(|two| seat.ranks[two[0]] >= seat.ranks[two[1]]);
        let winners = &self.menu.won[..self.menu.limits.most];
        self.seats.iter().all(|seat| falls(winners, seat) && self.menu.lost.iter().all(|row| falls(row, seat)))
    }

    /// The fewest and the most seats that can have ranks up to two limits.
    pub(super) fn ahead(&self, few: Rank, most: Rank) -> (usize, usize) {
        let mut found = (usize::MAX, 0);
        for winner in 0..self.seats.len() {
            for win in self.wins(winner, most) {
                let scene = Scene { winner, win, own: None };
                found = (found.0.min(self.fewest(scene, few)), found.1.max(self.most(scene, most)));
            }
        }
        found
    }

    /// The ways to win that have to be looked at: all, or those at which something changes.
    fn wins(&self, winner: usize, limit: Rank) -> Vec<Win> {
        let limits = self.menu.limits;
        if !self.menu.flat {
            return limits.wins().collect();
        }
        let enough = self.menu.won[..limits.most].partition_point(|&worth| self.seats[winner].ranks[worth] > limit);
        let least = |seat: &Seat| self.least(seat, Win::Points(self.menu.most_lost()), limit);
        let points = self.seats.iter().filter_map(least).chain([0, enough]).filter(|&points| points < limits.most);
        points.map(Win::Points).chain([Win::Objective]).collect()
    }

    /// The same over a seat that lost with so many points, or was eliminated.
    pub(super) fn wins_over(&self, winner: usize, seat: usize, points: Option<usize>) -> Vec<Win> {
        let (limits, own) = (self.menu.limits, points.map_or(0, |points| points + 1));
        let wins = if self.menu.flat {
            // How the winner won does not matter to who lost: any row that is long enough tells the rank.
            let worth = self.menu.lost(Win::Points(self.menu.most_lost()))[own];
            self.wins(winner, self.seats[seat].ranks[worth])
        } else {
            limits.wins().collect()
        };
        // Who has the winner's points has won too, where ties stand.
        let least = points.map_or(0, |points| points + usize::from(self.menu.ties_stand));
        let raised = |win: Win| match win {
            Win::Points(points) => Win::Points(points.max(least)),
            Win::Objective => Win::Objective,
        };
        let can_be = |win: &Win| {
            let whole = matches!(win, Win::Points(points) if *points >= limits.most);
            !whole && own < self.menu.lost(*win).len()
        };
        let mut wins: Vec<_> = wins.into_iter().map(raised).filter(can_be).collect();
        wins.sort_unstable();
        wins.dedup();
        wins
    }

    /// The fewest points with which somebody who lost is within a limit.
    fn least(&self, seat: &Seat, win: Win, limit: Rank) -> Option<usize> {
        let row = self.menu.lost(win);
        let at = row.partition_point(|&worth| seat.ranks[worth] > limit);
        (at < row.len()).then(|| at.saturating_sub(1))
    }

    /// Those besides the winner and the seat that is looked at.
    fn others(&self, scene: Scene) -> impl Iterator<Item = &Seat> {
        let own = scene.own.map(|(own, _)| own);
        let other = move |at: usize| at != scene.winner && Some(at) != own;
        self.seats.iter().enumerate().filter(move |(at, _)| other(*at)).map(|(_, seat)| seat).filter(|seat| seat.counts)
    }

    fn winner_within(&self, scene: Scene, limit: Rank) -> usize {
        let seat = &self.seats[scene.winner];
        let own = scene.own.is_some_and(|(own, _)| own == scene.winner);
        usize::from(!own && seat.counts && seat.ranks[self.menu.won(scene.win)] <= limit)
    }

    /// The fewest seats within a limit, as a game ends so: the others may all have nothing.
    pub(super) fn fewest(&self, scene: Scene, limit: Rank) -> usize {
        let out = self.menu.lost(scene.win)[0];
        self.winner_within(scene, limit) + self.others(scene).filter(|seat| seat.ranks[out] <= limit).count()
    }

    /// The most seats within a limit, as a game ends so: who needs the fewest points comes first.
    pub(super) fn most(&self, scene: Scene, limit: Rank) -> usize {
        let limits = self.menu.limits;
        let mut left = limits.board - limits.taken(scene.win) - scene.own.map_or(0, |(_, points)| points);
        let mut needed: Vec<_> = self.others(scene).filter_map(|seat| self.least(seat, scene.win, limit)).collect();
        needed.sort_unstable();
        let mut fits = |points: &usize| {
            let fits = *points <= left;
            left = left.saturating_sub(*points);
            fits
        };
        self.winner_within(scene, limit) + needed.iter().take_while(|points| fits(points)).count()
    }
}
