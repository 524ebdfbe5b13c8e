//! The end of a game at a table: who has which place (G7.11, S2), and what that is worth in the tournament (T1).
//!
//! A [`Book`] is what a regulation says of this, made ready: it refuses results that cannot be and scores those that can.

use crate::points::{TablePoints, TournamentPoints};
use regulation::settings::{TieBreak, TiesFor};
use regulation::tournament::Scoring;
use regulation::tournament::method::{Eliminated, ObjectiveOthers, Others, Rounding, Whose};
use regulation::{GameKind, GameSettings, Regulation};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

mod separation;

pub use separation::{RankedSeat, Separation};

/// What all territories of the board are worth together: no table can have more, inside objectives and outside.
pub const BOARD_WORTH: u32 = 164;
/// What a whole objective is worth on the board.
pub const OBJECTIVE_WORTH: u16 = 86;

/// One seat at the end of a game, as it is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Counted {
    /// Points inside the objective; of S.P.Q., the points on the track.
    pub points: TablePoints,
    /// Points of territories outside the objective.
    #[serde(skip_serializing_if = "is_zero")]
    pub outside: u16,
    /// The place in the initial order of play, from 1.
    pub order: u8,
    /// 1 for the first who was eliminated, 2 for the second.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub eliminated: Option<u8>,
    /// Table points taken by the referee (C52).
    #[serde(skip_serializing_if = "is_zero")]
    pub penalty: u16,
    /// The coefficient of potential points (S2).
    #[serde(skip_serializing_if = "is_zero")]
    pub potential: u16,
    /// The value of the army (S2).
    #[serde(skip_serializing_if = "is_zero")]
    pub army: u16,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
const fn is_zero(number: &u16) -> bool {
    *number == 0
}

/// What a seat has in the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Scored {
    /// The place at the table, from 1; those who tie have the same.
    pub place: u8,
    /// Tournament points.
    pub points: TournamentPoints,
}

/// Why a result cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Misfit {
    /// No such table is played.
    #[error("a table of {0} is not played under this regulation")]
    Size(usize),
    /// More points than the board has.
    #[error("{found} points inside and outside objectives: the board has {BOARD_WORTH}")]
    MoreThanTheBoard {
        /// Points of the whole table.
        found: u32,
    },
    /// More points than an objective has, by a seat.
    #[error("{points} points: an objective has {OBJECTIVE_WORTH}")]
    MoreThanAnObjective {
        /// The seat, by its place in the list.
        seat: usize,
        /// Its points.
        points: u16,
    },
    /// A seat with the points of a whole objective that is not said to have completed it (G7.1).
    #[error("{OBJECTIVE_WORTH} points are the whole objective: who has them has completed it")]
    WholeObjective {
        /// The seat, by its place in the list.
        seat: usize,
    },
    /// An eliminated seat has points.
    #[error("eliminated with {points} points: who is out has none")]
    PointsOfTheEliminated {
        /// The seat, by its place in the list.
        seat: usize,
        /// Its points.
        points: u16,
    },
    /// Who was eliminated is not counted 1, 2, 3.
    #[error("eliminations are counted 1, 2, 3, each once")]
    Eliminations,
    /// Nobody is left.
    #[error("all are eliminated")]
    NobodyLeft,
    /// The order of play is not 1, 2, 3, 4.
    #[error("the order of play is counted 1, 2, 3, 4, each once")]
    Order,
    /// Who completed the objective is eliminated, or not at the table.
    #[error("who completed the objective is not in the game")]
    Objective,
    /// The coefficient of potential points has three digits (T1.6).
    #[error("a coefficient of {potential}: it is written in hundredths, and has to be below 100")]
    Potential {
        /// The seat, by its place in the list.
        seat: usize,
        /// The coefficient.
        potential: u16,
    },
}

impl Misfit {
    /// The seat it is about, where it is about one, by its place in the list.
    #[must_use]
    pub const fn seat(self) -> Option<usize> {
        match self {
            Self::MoreThanAnObjective { seat, .. }
            | Self::WholeObjective { seat }
            | Self::PointsOfTheEliminated { seat, .. }
            | Self::Potential { seat, .. } => Some(seat),
            Self::Size(_)
            | Self::MoreThanTheBoard { .. }
            | Self::Eliminations
            | Self::NobodyLeft
            | Self::Order
            | Self::Objective => None,
        }
    }

    /// The rule of the catalogue.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Size(_) => "T3.1",
            Self::MoreThanTheBoard { .. } | Self::MoreThanAnObjective { .. } => "G7.10",
            Self::PointsOfTheEliminated { .. } | Self::Eliminations | Self::NobodyLeft => "G7.12",
            Self::Order => "G7.11",
            Self::Objective | Self::WholeObjective { .. } => "G7.1",
            Self::Potential { .. } => "T1.6",
        }
    }
}

/// How many may have played at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sizes<'a> {
    /// As many as the regulation has tables for, and what an organiser allows besides (T3.1).
    Regulated {
        /// The sizes of a deviation.
        besides: &'a [u8],
    },
    /// Any number from two to six: of the finals, where nobody may be left to take a seat.
    Any,
}

/// What breaks a tie at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum TableTie {
    Outside,
    LaterInOrder,
    Potential,
    Army,
}

/// What a regulation says of the end of a game, made ready.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Book {
    kind: GameKind,
    sizes: Vec<u8>,
    ties: Vec<TableTie>,
    winner_only: bool,
    method: Worth,
}

/// A scoring method in its smallest parts.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Worth {
    decimals: u8,
    point: i64,
    places: Vec<i64>,
    /// By size of table: over and under the line.
    sizes: Vec<(u8, i64, i64)>,
    winner_multiplied: bool,
    rounding: Rounding,
    most: Vec<(u8, i64)>,
    behind_winner: bool,
    objective: Option<i64>,
    objective_points: Option<u16>,
    points_only: bool,
    /// What eliminated players have by place, the second first; none if they have what the others have.
    eliminated: Option<Vec<i64>>,
    potential: i64,
}

impl Worth {
    fn new(scoring: &Scoring) -> Self {
        let decimals = *scoring.decimals;
        // A text is only read if everything can be written with its decimals.
        let parts = |amount: regulation::Decimal| amount.in_parts(decimals).unwrap_or_default();
        let ratio = |(size, ratio): (u8, &regulation::Ratio)| (size, i64::from(ratio.over), i64::from(ratio.under));
        Self {
            decimals,
            point: parts(*scoring.point),
            places: scoring.places.iter().map(|&amount| parts(amount)).collect(),
            sizes: scoring.sizes.iter().map(ratio).collect(),
            winner_multiplied: *scoring.sizes_for == Whose::Winner,
            rounding: *scoring.rounding,
            most: scoring.most.iter().map(|(size, &amount)| (size, parts(amount))).collect(),
            behind_winner: *scoring.others == Others::BehindWinner,
            objective: scoring.objective.get().map(parts),
            objective_points: scoring.objective_points.get(),
            points_only: *scoring.objective_others == ObjectiveOthers::PointsOnly,
            eliminated: match &*scoring.eliminated {
                Eliminated::AsOthers => None,
                Eliminated::Nothing => Some(Vec::new()),
                Eliminated::ByPlace(amounts) => Some(amounts.iter().map(|&amount| parts(amount)).collect()),
            },
            potential: parts(*scoring.potential),
        }
    }

    /// So many points at a table of so many, in the smallest parts.
    fn multiplied(&self, points: u16, size: usize) -> i64 {
        let whole = i64::from(points) * self.point;
        let Some(&(_, over, under)) = self.sizes.iter().find(|(of, ..)| usize::from(*of) == size) else { return whole };
        let (product, half) = (whole * over, under / 2);
        match self.rounding {
            Rounding::Up => (product + under - 1) / under,
            Rounding::Down => product / under,
            Rounding::Nearest => (product + half) / under,
        }
    }
}

impl Book {
    /// What a regulation says, with one of its scoring methods.
    #[must_use]
    pub fn new(regulation: &Regulation, scoring: &Scoring) -> Self {
        let (ties, winner_only) = match &regulation.game {
            GameSettings::Risiko(settings) => {
                let ties = settings.scoring.ties.iter().filter_map(|tie| match tie {
                    TieBreak::Outside => Some(TableTie::Outside),
                    TieBreak::LaterInOrder => Some(TableTie::LaterInOrder),
                    TieBreak::ArmiesOnBoard => None,
                });
                (ties.collect(), *settings.scoring.ties_for == TiesFor::WinnerOnly)
            }
            GameSettings::Spqr(settings) => {
                let ties = settings.scoring.ties.iter().map(|tie| match tie {
                    regulation::spqr::TieBreak::Potential => TableTie::Potential,
                    regulation::spqr::TieBreak::Army => TableTie::Army,
                    regulation::spqr::TieBreak::ReverseOrder => TableTie::LaterInOrder,
                });
                (ties.collect(), false)
            }
        };
        let sizes = regulation.game.players().to_vec();
        Self { kind: regulation.kind(), sizes, ties, winner_only, method: Worth::new(scoring) }
    }

    /// Digits behind the point of its tournament points.
    #[must_use]
    pub const fn decimals(&self) -> u8 {
        self.method.decimals
    }

    /// Whether a result can be. `objective` is the seat that completed its objective.
    pub fn check(&self, seats: &[Counted], objective: Option<usize>, sizes: Sizes<'_>) -> Result<(), Misfit> {
        let one_of = |sizes: &[u8]| sizes.iter().any(|&size| usize::from(size) == seats.len());
        let fits = match sizes {
            Sizes::Any => (2..=6).contains(&seats.len()),
            Sizes::Regulated { besides } => one_of(&self.sizes) || one_of(besides),
        };
        if !fits {
            return Err(Misfit::Size(seats.len()));
        }
        self.check_places(seats, objective)?;
        match self.kind {
            GameKind::Risiko => Self::check_board(seats, objective),
            GameKind::Spqr => self.check_potential(seats),
        }
    }

    fn check_places(&self, seats: &[Counted], objective: Option<usize>) -> Result<(), Misfit> {
        let mut orders: Vec<_> = seats.iter().map(|seat| usize::from(seat.order)).collect();
        orders.sort_unstable();
        if !orders.into_iter().eq(1..=seats.len()) {
            return Err(Misfit::Order);
        }
        let mut out: Vec<_> = seats.iter().filter_map(|seat| seat.eliminated).map(usize::from).collect();
        out.sort_unstable();
        let count = out.len();
        if !out.into_iter().eq(1..=count) {
            return Err(Misfit::Eliminations);
        }
        if count == seats.len() {
            return Err(Misfit::NobodyLeft);
        }
        let in_game = |seat: usize| seats.get(seat).is_some_and(|seat| seat.eliminated.is_none());
        if objective.is_some_and(|seat| !in_game(seat)) { Err(Misfit::Objective) } else { Ok(()) }
    }

    /// Who completed the objective may be reported with what it is worth in this regulation, which is not on the board.
    fn check_board(seats: &[Counted], objective: Option<usize>) -> Result<(), Misfit> {
        // G7.12: who has no territory left has no points; those of S.P.Q. are on the track, and stay.
        let with_points = |seat: &Counted| seat.eliminated.is_some() && (seat.points.0 > 0 || seat.outside > 0);
        if let Some(seat) = seats.iter().position(with_points) {
            return Err(Misfit::PointsOfTheEliminated { seat, points: seats[seat].points.0.max(seats[seat].outside) });
        }
        let inside = |seat: usize| match objective {
            Some(winner) if winner == seat => OBJECTIVE_WORTH,
            Some(_) | None => seats[seat].points.0,
        };
        if let Some(seat) = (0..seats.len()).find(|&seat| inside(seat) > OBJECTIVE_WORTH) {
            return Err(Misfit::MoreThanAnObjective { seat, points: seats[seat].points.0 });
        }
        let whole = |&seat: &usize| objective != Some(seat) && seats[seat].points.0 == OBJECTIVE_WORTH;
        if let Some(seat) = (0..seats.len()).find(whole) {
            return Err(Misfit::WholeObjective { seat });
        }
        let found = (0..seats.len()).map(|seat| u32::from(inside(seat)) + u32::from(seats[seat].outside)).sum();
        if found > BOARD_WORTH { Err(Misfit::MoreThanTheBoard { found }) } else { Ok(()) }
    }

    fn check_potential(&self, seats: &[Counted]) -> Result<(), Misfit> {
        match seats.iter().position(|seat| self.method.potential > 0 && seat.potential >= 100) {
            Some(seat) => Err(Misfit::Potential { seat, potential: seats[seat].potential }),
            None => Ok(()),
        }
    }

    /// Places and tournament points of a result that can be, seat by seat.
    #[must_use]
    pub fn score(&self, seats: &[Counted], objective: Option<usize>) -> Vec<Scored> {
        let places = self.places(seats, objective);
        let winner =
            (0..seats.len()).find(|&seat| places[seat] == 1).map_or(0, |seat| self.raw(seats, seat, objective));
        let points = |seat: usize| self.points(seats, seat, places[seat], winner, objective);
        (0..seats.len()).map(|seat| Scored { place: places[seat], points: points(seat) }).collect()
    }

    /// Table points after the referee's penalties (T1.8), before what the size of the table does to them.
    fn raw(&self, seats: &[Counted], seat: usize, objective: Option<usize>) -> u16 {
        let counted = seats[seat].points;
        let points = match (objective == Some(seat), self.method.objective_points) {
            (true, Some(worth)) => TablePoints(worth),
            (true, None) if self.kind == GameKind::Risiko => TablePoints(OBJECTIVE_WORTH),
            (true, None) | (false, _) => counted,
        };
        points.less(seats[seat].penalty).0
    }

    fn points(
        &self,
        seats: &[Counted],
        seat: usize,
        place: u8,
        winner: u16,
        objective: Option<usize>,
    ) -> TournamentPoints {
        let (method, size) = (&self.method, seats.len());
        if let (Some(by_place), Some(_)) = (&method.eliminated, seats[seat].eliminated) {
            let amount = usize::from(place).checked_sub(2).and_then(|at| by_place.get(at).copied());
            return TournamentPoints(amount.unwrap_or_default());
        }
        let raw = self.raw(seats, seat, objective);
        if let (true, Some(fixed)) = (objective == Some(seat), method.objective) {
            return TournamentPoints((fixed - i64::from(seats[seat].penalty) * method.point).max(0));
        }
        if objective.is_some() && method.points_only {
            return TournamentPoints(i64::from(raw) * method.point);
        }
        let own = if method.winner_multiplied && place > 1 {
            i64::from(raw) * method.point
        } else {
            method.multiplied(raw, size)
        };
        let behind = if method.behind_winner && place > 1 { i64::from(winner) * method.point } else { 0 };
        let by_place = method.places.get(usize::from(place) - 1).copied().unwrap_or_default();
        let sum = by_place + own - behind + i64::from(seats[seat].potential) * method.potential;
        let most = method.most.iter().find(|(of, _)| usize::from(*of) == size).map_or(i64::MAX, |&(_, most)| most);
        TournamentPoints(sum.min(most))
    }

    /// Who has which place: who completed the objective, then by points, then by what breaks ties; who is out last, the
    /// first to go at the very end (G7.12).
    fn places(&self, seats: &[Counted], objective: Option<usize>) -> Vec<u8> {
        let points = |seat: usize| {
            let counted = &seats[seat];
            let out = counted.eliminated.map_or(u8::MAX, |turn| turn);
            (objective == Some(seat), out, counted.points.less(counted.penalty))
        };
        let broken = |seat: usize| self.ties.iter().map(|tie| tie_worth(*tie, &seats[seat])).collect::<Vec<_>>();
        let ahead = |a: usize, b: usize| points(a) > points(b) || (points(a) == points(b) && broken(a) > broken(b));
        let mut order: Vec<_> = (0..seats.len()).collect();
        order.sort_by_key(|&seat| Reverse((points(seat), broken(seat))));
        let mut places = vec![0; seats.len()];
        for (at, &seat) in order.iter().enumerate() {
            let tied_with = |other: usize| {
                let kept_apart = ahead(other, seat) && !(self.winner_only && at > 1 && points(other) == points(seat));
                !kept_apart
            };
            places[seat] = match at.checked_sub(1) {
                Some(before) if tied_with(order[before]) => places[order[before]],
                Some(_) | None => u8::try_from(at + 1).unwrap_or(u8::MAX),
            };
        }
        places
    }
}

/// What a seat has of what breaks ties: more is better.
fn tie_worth(tie: TableTie, seat: &Counted) -> u16 {
    match tie {
        TableTie::Outside => seat.outside,
        TableTie::LaterInOrder => seat.order.into(),
        TableTie::Potential => seat.potential,
        TableTie::Army => seat.army,
    }
}
