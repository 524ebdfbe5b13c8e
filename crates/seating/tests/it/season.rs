//! The calendar of a season.

use seating::season::{Calendar, Season, replan, season};
use seating::{Effort, Fault};
use std::collections::BTreeMap;

const EFFORT: Effort = Effort { swaps_each: 2000, goes: 4 };

fn of(people: u32, evenings: usize, preferred: &[u8]) -> Season {
    Season { evenings: vec![(0..people).collect(); evenings], preferred: preferred.to_vec(), history: Vec::new() }
}

/// Counted again from the tables alone: the sum of C(meetings, 2) over pairs.
fn repeats(evenings: &[&Vec<Vec<u32>>]) -> u64 {
    let mut met: BTreeMap<(u32, u32), u64> = BTreeMap::new();
    for table in evenings.iter().copied().flatten() {
        for a in table {
            table.iter().filter(|b| a < b).for_each(|b| *met.entry((*a, *b)).or_default() += 1);
        }
    }
    met.values().map(|met| met * (met - 1) / 2).sum()
}

fn check(wanted: &Season, calendar: &Calendar) {
    assert_eq!(calendar.evenings.len(), wanted.evenings.len());
    for (tables, people) in calendar.evenings.iter().zip(&wanted.evenings) {
        let (mut seated, mut people) = (tables.concat(), people.clone());
        seated.sort_unstable();
        people.sort_unstable();
        assert_eq!(seated, people);
    }
    let before: Vec<_> = wanted.history.iter().collect();
    let all: Vec<_> = wanted.history.iter().chain(&calendar.evenings).collect();
    assert_eq!(repeats(&all) - repeats(&before), calendar.repeats);
    assert!(calendar.bound <= calendar.repeats);
    assert_eq!(calendar.proven, calendar.bound == calendar.repeats);
}

/// Sixteen golfers can play five times in fours without a pair meeting twice, and no more; the sixth time costs a meeting
/// more for every pair at a table.
#[test]
fn sixteen_people_meet_everybody_in_five_evenings() {
    for (evenings, expected) in [(1, 0), (3, 0), (5, 0), (6, 24)] {
        let wanted = of(16, evenings, &[4, 5]);
        let calendar = season(&wanted, 1, Effort { swaps_each: 6000, goes: 12 }).expect("a calendar");
        check(&wanted, &calendar);
        assert_eq!((calendar.repeats, calendar.bound, calendar.proven), (expected, expected, true), "{evenings}");
    }
}

/// Where a design is known nobody meets anybody twice, however many evenings of it there are.
#[test]
fn known_designs_repeat_no_meeting() {
    for (people, evenings) in [(24, 7), (28, 9), (32, 10), (40, 13), (40, 6), (48, 15)] {
        let wanted = of(people, evenings, &[4, 5]);
        let calendar = season(&wanted, 7, EFFORT).expect("a calendar");
        check(&wanted, &calendar);
        assert_eq!((calendar.repeats, calendar.proven), (0, true), "{people} {evenings}");
    }
}

#[test]
fn the_same_seed_gives_the_same_calendar() {
    let wanted = of(13, 4, &[4, 5]);
    assert_eq!(season(&wanted, 3, EFFORT), season(&wanted, 3, EFFORT));
    assert_ne!(season(&wanted, 3, EFFORT), season(&wanted, 4, EFFORT));
}

/// Two evenings are played, not as planned: one stays away, one comes who was never there. The rest is planned again.
#[test]
fn a_calendar_is_made_again_from_who_came() {
    let wanted = of(12, 5, &[4, 5, 3]);
    let calendar = season(&wanted, 1, EFFORT).expect("a calendar");
    check(&wanted, &calendar);
    let played = [calendar.evenings[0].clone(), vec![vec![0, 1, 2, 3], vec![4, 5, 6, 7], vec![8, 9, 10, 50]]];
    let coming: Vec<u32> = (0..11).chain([50]).collect();
    let rest = replan(&wanted, &played, vec![coming, (0..7).collect(), (0..10).collect()]);
    let again = season(&rest, 1, EFFORT).expect("a calendar");
    check(&rest, &again);
    assert_eq!(again.evenings.iter().map(Vec::len).collect::<Vec<_>>(), [3, 2, 2]);
    // Another seed and more patience find nothing better.
    let longer = season(&rest, 2, Effort { swaps_each: 20_000, goes: 6 }).expect("a calendar");
    assert_eq!(longer.repeats, again.repeats);
}

/// One evening of eight after some others, against all 35 ways to make two tables.
#[test]
fn an_evening_is_the_best_of_all() {
    for seed in 0..20u32 {
        let order: Vec<u32> = (0..8).map(|at| at * [1, 3, 5, 7][seed as usize % 4] % 8).collect();
        let tables = |skip: usize| {
            let first: Vec<u32> = order.iter().copied().cycle().skip(skip).step_by(1 + skip % 2).take(4).collect();
            vec![first.clone(), (0..8).filter(|person| !first.contains(person)).collect()]
        };
        let wanted = Season { history: (0..=seed as usize % 5).map(tables).collect(), ..of(8, 1, &[4]) };
        let found = season(&wanted, u64::from(seed), EFFORT).expect("a calendar");
        check(&wanted, &found);
        let halves = (0..128u32).filter(|half| half.count_ones() == 4);
        let split = |half: u32| (0..8).partition::<Vec<u32>, _>(|person| half >> person & 1 != 0);
        let cost = |(first, second): (Vec<u32>, Vec<u32>)| {
            let evening = vec![first, second];
            repeats(&wanted.history.iter().chain([&evening]).collect::<Vec<_>>())
        };
        let before = repeats(&wanted.history.iter().collect::<Vec<_>>());
        let best = halves.map(|half| cost(split(half)) - before).min();
        assert_eq!(Some(found.repeats), best, "{seed}");
    }
}

#[test]
fn bad_seasons_are_told() {
    let fault = |wanted: &Season| season(wanted, 1, EFFORT).expect_err("a fault");
    assert_eq!(fault(&of(12, 0, &[4, 5])), Fault::Nobody);
    assert_eq!(fault(&of(0, 2, &[4, 5])), Fault::Nobody);
    assert_eq!(fault(&of(7, 2, &[4, 5])), Fault::Impossible { people: 7, nearest: vec![5, 8] });
    let twice = Season { evenings: vec![vec![1, 2, 3, 1]], preferred: vec![4], history: Vec::new() };
    assert_eq!(fault(&twice), Fault::Twice(1));
    let met_twice = Season { history: vec![vec![vec![1, 1]]], ..of(8, 1, &[4]) };
    assert_eq!(fault(&met_twice), Fault::Twice(1));
}
