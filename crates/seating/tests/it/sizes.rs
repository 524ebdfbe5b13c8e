//! How many tables of which size (T3.1), against a look at every possibility.

use regulation::tournament::Fill;
use seating::{Impossible, tables_filled, tables_for};

/// The regulations' lists, and some nobody has.
const LISTS: [&[u8]; 7] = [&[4, 5], &[4], &[4, 5, 3], &[5, 4, 6, 3], &[5], &[6, 4], &[3, 7]];

#[test]
fn tables_are_as_the_regulations_want_them() {
    let cases: [(&[u8], usize, &[usize]); 19] = [
        (&[4, 5], 15, &[5, 5, 5]),
        (&[4, 5], 12, &[4, 4, 4]),
        (&[4, 5], 13, &[4, 4, 5]),
        (&[4, 5], 8, &[4, 4]),
        (&[4, 5, 3], 6, &[3, 3]),
        (&[4, 5, 3], 7, &[4, 3]),
        (&[4, 5, 3], 9, &[4, 5]),
        (&[4, 5, 3], 10, &[5, 5]),
        (&[4, 5, 3], 11, &[4, 4, 3]),
        (&[4, 5, 3], 15, &[4, 4, 4, 3]),
        (&[5, 4, 6, 3], 9, &[5, 4]),
        (&[5, 4, 6, 3], 6, &[6]),
        (&[5, 4, 6, 3], 7, &[4, 3]),
        (&[5, 4, 6, 3], 8, &[4, 4]),
        (&[5, 4, 6, 3], 11, &[5, 6]),
        (&[5, 4, 6, 3], 12, &[4, 4, 4]),
        (&[5, 4, 6, 3], 16, &[5, 5, 6]),
        (&[5], 25, &[5, 5, 5, 5, 5]),
        (&[4], 8, &[4, 4]),
    ];
    for (preferred, people, sizes) in cases {
        assert_eq!(tables_for(people, preferred).as_deref(), Ok(sizes), "{people} at {preferred:?}");
    }
    let count = |people, size| tables_for(people, &[4, 5]).map(|sizes| sizes.iter().filter(|&&s| s == size).count());
    assert_eq!((count(122, 4), count(122, 5)), (Ok(28), Ok(2)));
    assert_eq!((count(99, 4), count(99, 5)), (Ok(21), Ok(3)));
}

/// T3.1, genova-53: as many tables of four as possible, then of five, then of three, against every possibility.
#[test]
fn as_many_of_the_first_size_as_possible() {
    let sizes = |people| tables_filled(people, &[4, 5, 3], Fill::MostOfFirst);
    assert_eq!(sizes(10).as_deref(), Ok([4, 3, 3].as_slice()));
    assert_eq!(sizes(14).as_deref(), Ok([4, 4, 3, 3].as_slice()));
    assert_eq!(sizes(18).as_deref(), Ok([4, 4, 4, 3, 3].as_slice()));
    assert_eq!(sizes(9).as_deref(), Ok([4, 5].as_slice()));
    for people in 3..80_usize {
        let ways = (0..=people / 4).flat_map(|fours| (0..=people / 5).map(move |fives| (fours, fives)));
        let whole = |&(fours, fives): &(usize, usize)| {
            people.checked_sub(fours * 4 + fives * 5).is_some_and(|rest| rest % 3 == 0)
        };
        let count = |size| sizes(people).map(|sizes| sizes.iter().filter(|&&one| one == size).count());
        match ways.filter(whole).max() {
            Some((fours, fives)) => assert_eq!((count(4), count(5)), (Ok(fours), Ok(fives)), "{people}"),
            None => assert!(sizes(people).is_err(), "{people}"),
        }
    }
}

#[test]
fn impossible_numbers_are_refused_with_the_nearest_possible_ones() {
    let cases: [(&[u8], usize, &[usize]); 10] = [
        (&[4, 5], 6, &[5, 8]),
        (&[4, 5], 7, &[5, 8]),
        (&[4, 5], 11, &[10, 12]),
        (&[4, 5], 3, &[4]),
        (&[4], 138, &[136, 140]),
        (&[4, 5, 3], 2, &[3]),
        (&[5], 13, &[10, 15]),
        (&[5, 4, 6, 3], 0, &[3]),
        (&[], 8, &[]),
        (&[0], 8, &[]),
    ];
    for (preferred, people, nearest) in cases {
        let expected = Impossible { people, nearest: nearest.to_vec() };
        assert_eq!(tables_for(people, preferred), Err(expected), "{people} at {preferred:?}");
    }
}

/// Places in the list, tables not of the first size, tables of the last size and of those before.
fn cost(counts: &[usize]) -> Vec<usize> {
    let places = counts.iter().enumerate().map(|(place, count)| place * count).sum();
    [places, counts[1..].iter().sum()].into_iter().chain(counts.iter().rev().copied()).collect()
}

fn ways(people: usize, sizes: &[u8]) -> Vec<Vec<usize>> {
    let Some((&first, rest)) = sizes.split_first() else {
        return if people == 0 { vec![Vec::new()] } else { Vec::new() };
    };
    let with = |count: usize| {
        let below = ways(people - count * usize::from(first), rest);
        below.into_iter().map(move |way| [vec![count], way].concat())
    };
    (0..=people / usize::from(first)).flat_map(with).collect()
}

#[test]
fn every_number_has_its_best_tables() {
    for preferred in LISTS {
        // Four sizes have very many ways to seat two hundred.
        for people in 1..=if preferred.len() > 3 { 90 } else { 200 } {
            let best = ways(people, preferred).into_iter().map(|way| (cost(&way), way)).min();
            let sizes = best.map(|(_, way)| -> Vec<usize> {
                let tables = preferred.iter().zip(way);
                tables.flat_map(|(&size, count)| std::iter::repeat_n(usize::from(size), count)).collect()
            });
            let found = tables_for(people, preferred);
            if let Ok(found) = &found {
                assert_eq!(found.iter().sum::<usize>(), people);
            }
            assert_eq!(found.ok(), sizes, "{people} at {preferred:?}");
        }
    }
}
