//! Why somebody is ahead of somebody else at a table: for a result that is read back before it is kept.

use super::{Book, Counted, TableTie, tie_worth};
use std::cmp::Reverse;

/// What puts one seat behind another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Separation {
    /// The other completed the objective (G7.1).
    Objective,
    /// It was eliminated, or eliminated earlier (G7.12).
    Elimination,
    /// It has fewer points.
    Points,
    /// It has fewer points outside the objective (G7.11).
    Outside,
    /// Its potential coefficient is lower (S2).
    Potential,
    /// Its army is worth less (S2).
    Army,
    /// It played earlier (G7.11, S2).
    Order,
}

/// A seat in the order of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RankedSeat {
    /// The seat, by its place in the list.
    pub seat: usize,
    /// Its place at the table, from 1.
    pub place: u8,
    /// What puts it behind the seat before; nothing for the first, and for who shares a place.
    pub behind: Option<Separation>,
}

impl Book {
    /// The seats of a result that can be, the first place first, each with what puts it behind the one before.
    #[must_use]
    pub fn ranked(&self, seats: &[Counted], objective: Option<usize>) -> Vec<RankedSeat> {
        let places = self.places(seats, objective);
        let mut order: Vec<usize> = (0..seats.len()).collect();
        order.sort_by_key(|&seat| (places[seat], Reverse(seats[seat].order)));
        let behind = |at: usize| {
            let (before, seat) = (order[at.checked_sub(1)?], order[at]);
            (places[before] != places[seat]).then(|| self.separation(seats, objective, before, seat))
        };
        (0..order.len())
            .map(|at| RankedSeat { seat: order[at], place: places[order[at]], behind: behind(at) })
            .collect()
    }

    fn separation(&self, seats: &[Counted], objective: Option<usize>, before: usize, seat: usize) -> Separation {
        let points = |seat: usize| seats[seat].points.less(seats[seat].penalty);
        if objective == Some(before) {
            return Separation::Objective;
        }
        if seats[before].eliminated != seats[seat].eliminated {
            return Separation::Elimination;
        }
        if points(before) != points(seat) {
            return Separation::Points;
        }
        let differs = |tie: &&TableTie| tie_worth(**tie, &seats[before]) != tie_worth(**tie, &seats[seat]);
        self.ties.iter().find(differs).map_or(Separation::Points, |tie| match tie {
            TableTie::Outside => Separation::Outside,
            TableTie::Potential => Separation::Potential,
            TableTie::Army => Separation::Army,
            TableTie::LaterInOrder => Separation::Order,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Separation as By;
    use crate::points::TablePoints;
    use crate::scoring::{Book, Counted};
    use regulation::Library;

    fn book(id: &str) -> Book {
        let regulation = Library::embedded().get(id).expect("it is embedded");
        let tournament = regulation.tournament.as_ref().expect("a tournament");
        let format = &tournament.formats[&*tournament.entry().format];
        Book::new(&regulation, tournament.method_of(format).expect("a method"))
    }

    fn seat(order: u8, points: u16, outside: u16) -> Counted {
        Counted { points: TablePoints(points), outside, order, ..Counted::default() }
    }

    #[test]
    fn each_place_says_what_it_was_decided_by() {
        let out = |turn: u8, order: u8| Counted { eliminated: Some(turn), order, ..Counted::default() };
        let seats = [seat(1, 40, 9), out(1, 2), seat(3, 40, 12), seat(4, 40, 9)];
        let ranked: Vec<_> = book("challenge-2017").ranked(&seats, None);
        let told: Vec<_> = ranked.iter().map(|one| (one.seat, one.place, one.behind)).collect();
        assert_eq!(
            told,
            [(2, 1, None), (3, 2, Some(By::Outside)), (0, 3, Some(By::Order)), (1, 4, Some(By::Elimination))]
        );
        let won: Vec<_> = book("challenge-2017").ranked(&seats, Some(0)).iter().map(|one| one.behind).collect();
        assert_eq!(won[1], Some(By::Objective));
    }

    #[test]
    fn who_shares_a_place_is_behind_nobody() {
        let seats = [seat(1, 50, 0), seat(2, 30, 5), seat(3, 30, 4), seat(4, 10, 0)];
        let ranked = book("genova-53").ranked(&seats, None);
        let told: Vec<_> = ranked.iter().map(|one| (one.place, one.behind)).collect();
        assert_eq!(told, [(1, None), (2, Some(By::Points)), (2, None), (4, Some(By::Points))]);
    }

    #[test]
    fn a_game_of_rome_is_decided_by_what_is_held() {
        let rome = |order: u8, potential: u16, army: u16| Counted { potential, army, ..seat(order, 18, 0) };
        let seats = [rome(1, 30, 40), rome(2, 30, 44), rome(3, 31, 9), rome(4, 30, 40)];
        let told: Vec<_> = book("spqr-rtu").ranked(&seats, None).iter().map(|one| (one.seat, one.behind)).collect();
        assert_eq!(told, [(2, None), (1, Some(By::Potential)), (3, Some(By::Army)), (0, Some(By::Order))]);
    }
}
