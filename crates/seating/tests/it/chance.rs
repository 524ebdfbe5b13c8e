//! Randomness over seeds: tables of five, companions and table numbers are as likely for one as for another. Every count
//! may be five and a half standard deviations from its mean, which a fair draw exceeds once in some 26 million counts; the
//! seeds are fixed anyway.

use seating::{Drawn, Effort, Entrant, Fives, Priority, Problem, Wish, draw};

const DRAWS: u64 = 1500;
const EFFORT: Effort = Effort { swaps_each: 60, goes: 3 };

fn drawn(wish: &Wish) -> Vec<Drawn> {
    let problem = Problem::new(wish).expect("a problem");
    (0..DRAWS).map(|seed| draw(&problem, seed, EFFORT)).collect()
}

/// Whether so many out of all draws are near enough to one in `of`, times `share`: in whole numbers, the square of the
/// distance against 5.5² variances.
fn assert_near(found: u64, share: u64, of: u64, what: &str) {
    let distance = (found * of).abs_diff(share * DRAWS);
    let variance = DRAWS * share * (of - share);
    assert!(4 * distance * distance <= 121 * variance, "{what}: {found} of {DRAWS}, expected {share}/{of}");
}

fn count(draws: &[Drawn], is: impl Fn(&[Vec<usize>]) -> bool) -> u64 {
    draws.iter().filter(|drawn| is(&drawn.tables)).count() as u64
}

fn together(tables: &[Vec<usize>], a: usize, b: usize) -> bool {
    tables.iter().any(|table| table.contains(&a) && table.contains(&b))
}

/// Thirteen people, of clubs of very different sizes: by the procedure everybody is as likely at the table of five, the
/// one of a large club as the one of none (T3.2).
#[test]
fn by_the_procedure_everybody_is_as_likely_at_a_table_of_five() {
    let clubs = [0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 5];
    let entrants = (0..13).map(|id| Entrant { id, club: clubs[id as usize], ..Entrant::default() }).collect();
    let priorities = vec![Priority::SameClub];
    let draws = drawn(&Wish { entrants, priorities, fives: Fives::Strict, ..Wish::default() });
    for player in 0..13 {
        let fives = count(&draws, |tables| tables[2].len() == 5 && tables[2].contains(&player));
        assert_near(fives, 5, 13, &format!("{player} at the table of five"));
        for table in 0..2 {
            let here = count(&draws, |tables| tables[table].contains(&player));
            assert_near(here, 4, 13, &format!("{player} at table {table}"));
        }
    }
}

/// Fifteen people at three tables of five, all of whom sit at one: who is with whom is even.
#[test]
fn by_the_procedure_companions_are_even() {
    let entrants = (0..10).map(|id| Entrant { id, club: id, ..Entrant::default() }).collect();
    let priorities = vec![Priority::SameClub];
    let draws = drawn(&Wish { entrants, priorities, fives: Fives::Strict, ..Wish::default() });
    for a in 0..10 {
        for b in 0..a {
            assert_near(count(&draws, |tables| together(tables, a, b)), 4, 9, &format!("{a} with {b}"));
        }
    }
}

/// Where some have sat at a table of five already, the others are as likely as each other, and none of them twice.
#[test]
fn who_sat_at_a_table_of_five_is_spared_and_the_others_are_even() {
    for fives in Fives::ALL {
        let entrants =
            (0..13).map(|id| Entrant { id, club: id, fives_before: u32::from(id < 5), ..Entrant::default() }).collect();
        let priorities = vec![Priority::FiveTwice, Priority::SameClub];
        let draws = drawn(&Wish { entrants, priorities, fives, ..Wish::default() });
        for player in 0..13 {
            let found = count(&draws, |tables| tables[2].contains(&player));
            if player < 5 {
                assert_eq!(found, 0, "{player}, {fives:?}");
            } else {
                assert_near(found, 5, 8, &format!("{player}, {fives:?}"));
            }
        }
    }
}

/// Four clubs of three at three tables: nobody with their own, everybody else and every table as likely.
#[test]
fn companions_and_tables_are_even_as_far_as_clubs_allow() {
    let entrants = (0..12).map(|id| Entrant { id, club: id % 4, ..Entrant::default() }).collect();
    let draws = drawn(&Wish { entrants, priorities: vec![Priority::SameClub], ..Wish::default() });
    assert!(draws.iter().all(|drawn| drawn.proven));
    for a in 0..12 {
        for table in 0..3 {
            assert_near(count(&draws, |tables| tables[table].contains(&a)), 1, 3, &format!("{a} at table {table}"));
        }
        for b in 0..a {
            let found = count(&draws, |tables| together(tables, a, b));
            if a % 4 == b % 4 {
                assert_eq!(found, 0, "{a} with {b}");
            } else {
                assert_near(found, 1, 3, &format!("{a} with {b}"));
            }
        }
    }
}

/// Nine people of three clubs, at a table of 4 and one of 5: three pairs of a club cannot be avoided, and it is anybody's
/// bad luck.
#[test]
fn what_cannot_be_avoided_is_shared_out() {
    let entrants = (0..9).map(|id| Entrant { id, club: id % 3, ..Entrant::default() }).collect();
    let draws = drawn(&Wish { entrants, priorities: vec![Priority::SameClub], ..Wish::default() });
    for a in 0..9 {
        let fives = count(&draws, |tables| tables[1].contains(&a));
        assert_near(fives, 5, 9, &format!("{a} at the table of five"));
        for b in 0..a {
            // Sixteen pairs at the two tables, three of them within a club.
            let (share, of) = if a % 3 == b % 3 { (1, 3) } else { (13, 27) };
            assert_near(count(&draws, |tables| together(tables, a, b)), share, of, &format!("{a} with {b}"));
        }
    }
}

/// Eight people who sat at two tables: two of each at each, and which two is even.
#[test]
fn those_who_met_are_spread_evenly() {
    let entrants = (0..8).map(|id| Entrant { id, club: id, ..Entrant::default() }).collect();
    let history = vec![vec![vec![0, 1, 2, 3], vec![4, 5, 6, 7]]];
    let priorities = vec![Priority::RepeatOpponents];
    let draws = drawn(&Wish { entrants, history, priorities, ..Wish::default() });
    for a in 0..8 {
        for b in 0..a {
            let (share, of) = if a / 4 == b / 4 { (1, 3) } else { (1, 2) };
            assert_near(count(&draws, |tables| together(tables, a, b)), share, of, &format!("{a} with {b}"));
        }
    }
}

/// Sixteen semifinalists in four bands (T3.5): one of each band at a table, drawn within the band.
#[test]
fn bands_are_drawn_evenly() {
    let entrants =
        (0..16).map(|id| Entrant { id, club: id % 5, band: Some(id / 4), ..Entrant::default() }).collect::<Vec<_>>();
    let draws = drawn(&Wish { entrants, priorities: vec![Priority::SameBand], ..Wish::default() });
    for a in 0..16 {
        for b in 0..a {
            let found = count(&draws, |tables| together(tables, a, b));
            if a / 4 == b / 4 {
                assert_eq!(found, 0, "{a} with {b}");
            } else {
                assert_near(found, 1, 4, &format!("{a} with {b}"));
            }
        }
    }
}
