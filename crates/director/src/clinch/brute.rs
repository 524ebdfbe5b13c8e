//! The exact answers against every result there can be, on boards small enough to try them all.

use super::exact::{Field, is_exact, menus};
use super::goal::Goal;
use super::simulate::complete;
use super::table::Limits;
use super::{End, Fate};
use crate::points::{TablePoints, TournamentPoints};
use crate::scoring::Counted;
use crate::standings::Outcome;
use crate::tournament::{
    Competitor, Entrant, EntrantId, Entry, Origin, Round, Rules, SeatResult, Status, Table, TableResult, Tournament,
};
use chance::{Seeded, Source as _, Stream};
use regulation::Library;
use std::collections::{BTreeMap, BTreeSet};

const SMALL: Limits = Limits { most: 4, board: 7 };

/// Two tables of four in the last round, in formats with and without drops, with previous rankings, bonuses and points that
/// depend on the winner's.
#[test]
fn every_place_is_found_and_no_other() {
    let library = Library::embedded();
    let cases = [
        ("challenge-2017", "challenge", 2),
        ("raduno", "raduno", 2),
        ("genova-53", "campionato", 5),
        ("lariana", "como", 4),
        ("firk", "italiana", 4),
    ];
    for (id, format, rounds) in cases {
        let regulation = library.get(id).expect("embedded");
        let rules = Rules::new(regulation.clone(), Some(format)).expect("its format");
        for seed in 0..3 {
            let tournament = until_the_last(&rules, rounds, seed);
            assert!(is_exact(&rules, &tournament), "{id} {format}");
            let menus = menus(&rules, &tournament, SMALL);
            let mut field = Field::new(&rules, &tournament, Goal::place(1), &menus).expect("more is never worse");
            for who in [1, 4, 6] {
                let found = field.exact(EntrantId(who).into()).expect("in the standings").ends;
                assert_eq!(
                    found,
                    brute(&rules, &tournament, EntrantId(who).into()),
                    "{id} {format}, seed {seed}, player {who}"
                );
            }
        }
    }
}

/// On the whole board, where not everything can be tried: whatever the lot brings lies within what is said to be possible.
#[test]
fn nothing_else_happens() {
    let library = Library::embedded();
    for (id, format, rounds) in
        [("challenge-2017", "challenge", 2), ("genova-53", "campionato", 5), ("raduno", "raduno", 2)]
    {
        let regulation = library.get(id).expect("embedded");
        let rules = Rules::new(regulation.clone(), Some(format)).expect("its format");
        let tournament = until_the_last(&rules, rounds, 3);
        let menus = menus(&rules, &tournament, Limits::GAME);
        let mut field = Field::new(&rules, &tournament, Goal::place(1), &menus).expect("more is never worse");
        let ends: Vec<_> =
            (1..=8).map(|who| field.exact(EntrantId(who).into()).expect("in the standings").ends).collect();
        let whole = Fate::Won(TablePoints(crate::scoring::OBJECTIVE_WORTH));
        assert!(
            ends.iter().flatten().all(|end| end.fate != whole),
            "{id}: all points of the objective are the objective"
        );
        for number in 0..300 {
            let end = complete(&rules, &tournament, &mut Seeded::new(number, 7)).expect("tables");
            let objectives: Vec<_> =
                end.rounds[rounds - 1].results.iter().flatten().filter_map(|one| one.objective).collect();
            let standings = rules.standings(&end);
            for seat in rules.finished(&end, rounds - 1).into_iter().flatten() {
                let fate = fate(&seat.counted, seat.scored.place, objectives.contains(&seat.entrant));
                let own = ends[seat.entrant.0 as usize - 1].iter().find(|end| end.fate == fate).expect("it can be");
                let line = standings.iter().find(|line| line.who == seat.entrant.into()).expect("in the standings");
                assert!((own.best..=own.worst).contains(&line.place), "{id}: {} {own:?}", line.place);
            }
        }
    }
}

/// Eight people who have played all rounds but the last, with few points, so that ties abound.
fn until_the_last(rules: &Rules, rounds: usize, seed: u64) -> Tournament {
    let mut source = Seeded::new(seed, 0);
    let entrant = |id: u32| Entrant {
        id: EntrantId(id),
        entry: Entry::default(),
        status: Status::In,
        paid_cents: 0,
        late: None,
        entered_after: 0,
    };
    let mut tournament = Tournament { entrants: (1..=8).map(entrant).collect(), ..Tournament::default() };
    for round in 0..rounds {
        let tables: Vec<_> = (0..2)
            .map(|at| Table {
                number: at + 1,
                seats: (1..=4).map(|id| EntrantId(at as u32 * 4 + id)).collect(),
                branch: 0,
            })
            .collect();
        let results = tables.iter().map(|table| (round + 1 < rounds).then(|| result(table, &mut source))).collect();
        tournament.rounds.push(Round { results, ..Round::seated(0, tables, Origin::Hand) });
    }
    assert_eq!(rules.games_drawn(&tournament), rounds);
    tournament
}

fn result(table: &Table, source: &mut Seeded) -> TableResult {
    let mut seat = |(at, &entrant): (usize, &EntrantId)| {
        let points = TablePoints(source.below(Stream::Cards, 5) as u16);
        SeatResult { entrant, counted: Some(Counted { points, order: at as u8 + 1, ..Counted::default() }) }
    };
    TableResult { seats: table.seats.iter().enumerate().map(&mut seat).collect(), objective: None }
}

/// What each of four seats has, and how the game ended for one of them, where it sits there.
type Ending = (Option<Fate>, Vec<(TournamentPoints, bool)>);

/// Every way for a table to end, one of them looked at.
fn endings(rules: &Rules, own: Option<usize>) -> BTreeSet<Ending> {
    let mut endings = BTreeSet::new();
    for number in 0..5_u32.pow(4) * 16 * 4 * 5 {
        let digit = |at: u32| (number / 5_u32.pow(at) % 5) as u16;
        let rest = number / 5_u32.pow(4);
        let (out, later, objective) = (rest % 16, (rest / 16 % 4) as usize, (rest / 64) as usize);
        let seat = |at: usize| Counted {
            points: TablePoints(digit(at as u32)),
            // One seat played last, so that it wins what is tied.
            order: ((at + 3 - later) % 4) as u8 + 1,
            eliminated: (out >> at & 1 == 1).then(|| (out & ((1 << at) - 1)).count_ones() as u8 + 1),
            ..Counted::default()
        };
        let seats: Vec<_> = (0..4).map(seat).collect();
        let objective = (objective < 4).then_some(objective);
        if can_be(&seats, objective) {
            let scored = rules.book.score(&seats, objective);
            let fate = own.map(|own| fate(&seats[own], scored[own].place, objective == Some(own)));
            endings.insert((fate, scored.iter().map(|seat| (seat.points, seat.place == 1)).collect()));
        }
    }
    endings
}

fn can_be(seats: &[Counted], objective: Option<usize>) -> bool {
    let out = |at: usize| seats[at].eliminated.is_some();
    let inside = |at: usize| if objective == Some(at) { SMALL.most } else { usize::from(seats[at].points.0) };
    (0..4).map(inside).sum::<usize>() <= SMALL.board
        && !(0..4).all(out)
        && !(0..4).any(|at| out(at) && seats[at].points.0 > 0)
        && objective.is_none_or(|at| !out(at))
        && !(0..4).any(|at| objective != Some(at) && usize::from(seats[at].points.0) >= SMALL.most)
}

fn fate(seat: &Counted, place: u8, objective: bool) -> Fate {
    match (seat.eliminated, objective, place) {
        (Some(_), ..) => Fate::Eliminated,
        (None, true, _) => Fate::Objective,
        (None, false, 1) => Fate::Won(seat.points),
        (None, false, _) => Fate::Lost(seat.points),
    }
}

/// The best and the worst place for every end of somebody's game, by trying everything.
fn brute(rules: &Rules, tournament: &Tournament, who: Competitor) -> Vec<End> {
    let rounds = tournament.rounds.len();
    let own = (who.number() as usize - 1) / 4;
    let seat = |table: usize| (table == own).then_some((who.number() as usize - 1) % 4);
    let (first, second) = (endings(rules, seat(0)), endings(rules, seat(1)));
    let past = rules.results(tournament, 0..rounds);
    let order = rules.order(tournament);
    let previous = rules.standings_after(tournament, rounds - 1);
    let keys = |at: usize, &(points, won): &(TournamentPoints, bool)| {
        let last = Outcome { round: rounds - 1, points, place: if won { 1 } else { 2 }, outside: 0, order: 0 };
        let games: Vec<_> = past[at].1.iter().copied().chain([last]).collect();
        order.keys(past[at].0, &games, rounds, &previous)
    };
    // What everybody is placed by, once for each ending of a table.
    let placed = |table: usize, endings: &BTreeSet<Ending>| {
        let of = |ending: &Ending| ending.1.iter().enumerate().map(|(at, one)| keys(table * 4 + at, one)).collect();
        endings.iter().map(|ending| (ending.0, of(ending))).collect::<Vec<(_, Vec<_>)>>()
    };
    let (first, second) = (placed(0, &first), placed(1, &second));
    let mut ends: BTreeMap<Fate, (usize, usize)> = BTreeMap::new();
    for one in &first {
        for other in &second {
            let fate = one.0.or(other.0).expect("at one of the tables");
            let all: Vec<_> = one.1.iter().chain(&other.1).collect();
            let mine = all[who.number() as usize - 1];
            let ahead = all.iter().filter(|keys| **keys < mine).count() + 1;
            let behind = all.iter().filter(|keys| **keys <= mine).count();
            let known = ends.entry(fate).or_insert((ahead, behind));
            *known = (known.0.min(ahead), known.1.max(behind));
        }
    }
    ends.into_iter().map(|(fate, (best, worst))| End { fate, best, worst }).collect()
}
