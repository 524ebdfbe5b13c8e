//! Drawing again with the fewest moves, against a look at every draw.

use chance::{Seeded, Source as _, Stream};
use seating::{Effort, Entrant, Priority, Problem, Redrawn, Tables, Wish, redraw, score};

const EFFORT: Effort = Effort { swaps_each: 300, goes: 6 };

fn problem(ids: &[u32], sizes: Option<&[usize]>, priorities: &[Priority]) -> Problem {
    let entrants = ids.iter().map(|&id| Entrant { id, club: id % 3, ..Entrant::default() }).collect();
    let history = vec![vec![vec![0, 1, 4, 5], vec![2, 3, 6, 7], vec![8, 9, 10, 11]]];
    let table_sizes = sizes.map(<[usize]>::to_vec);
    Problem::new(&Wish { entrants, table_sizes, history, priorities: priorities.to_vec(), ..Wish::default() })
        .expect("a problem")
}

fn ids(problem: &Problem, again: &Redrawn) -> Vec<Vec<u32>> {
    again.tables.iter().map(|table| table.iter().map(|&person| problem.id(person)).collect()).collect()
}

/// Twelve people at three tables; what happens, which tables there are, and how many move.
#[test]
fn as_few_move_as_possible() {
    let before = [vec![0, 1, 2, 3], vec![4, 5, 6, 7], vec![8, 9, 10, 11]];
    let all: Vec<u32> = (0..12).collect();
    let without = |gone: &[u32]| all.iter().copied().filter(|id| !gone.contains(id)).collect::<Vec<_>>();
    let with = |came: &[u32]| [all.as_slice(), came].concat();
    let cases: [(Vec<u32>, &[usize], usize); 7] = [
        (all.clone(), &[4, 4, 4], 0),
        // One more sits down at the last table.
        (with(&[20]), &[4, 4, 5], 0),
        (with(&[20, 21]), &[4, 5, 5], 0),
        (with(&[20, 21, 22]), &[5, 5, 5], 0),
        // Four more make a table of their own.
        (with(&[20, 21, 22, 23]), &[4, 4, 4, 4], 0),
        // The table two have left is given up; the other two move.
        (without(&[4, 5]), &[5, 5], 2),
        // Three have left one table, and one stays alone there.
        (without(&[0, 1, 2]), &[4, 5], 1),
    ];
    for (present, sizes, moves) in cases {
        let problem = problem(&present, None, &[Priority::SameClub]);
        let again = redraw(&problem, &before, &[], 1, EFFORT).expect("a draw");
        assert_eq!(again.tables.iter().map(Vec::len).collect::<Vec<_>>(), sizes, "{present:?}");
        assert_eq!(again.moved.len(), moves, "{present:?}: {:?}", ids(&problem, &again));
        assert_eq!(score(&problem, &again.tables), again.penalties);
    }
}

#[test]
fn tables_keep_their_numbers_and_those_playing_their_people() {
    let before = [vec![0, 1, 2, 3], vec![4, 5, 6, 7], vec![8, 9, 10, 11]];
    let present = [0, 1, 2, 3, 4, 8, 9, 10, 11];
    let problem = problem(&present, Some(&[4, 5]), &[Priority::SameClub]);
    let again = redraw(&problem, &before, &[0], 1, EFFORT).expect("a draw");
    assert_eq!((again.numbers.as_slice(), again.moved.len()), ([0, 2].as_slice(), 1));
    assert_eq!(ids(&problem, &again), [vec![0, 1, 2, 3], vec![4, 8, 9, 10, 11]]);
    let nowhere = redraw(&problem, &before, &[1], 1, EFFORT).expect_err("one alone cannot go on");
    assert_eq!(
        nowhere.to_string(),
        "the tables are not those of this problem: the tables already playing do not fit the sizes"
    );
    assert!(redraw(&problem, &before, &[7], 1, EFFORT).is_err(), "there was no table 8");
    assert!(redraw(&problem, &[vec![0, 1], vec![1, 2]], &[], 1, EFFORT).is_err(), "1 sat twice");
}

/// The fewest moves of all draws with these sizes, tables given any numbers, and the best penalties with so few moves.
fn best(problem: &Problem, before: &[Vec<u32>]) -> (usize, Vec<u64>) {
    let mut found = (usize::MAX, Vec::new());
    place(problem, before, 0, &mut vec![Vec::new(); problem.sizes().len()], &mut found);
    found
}

fn place(problem: &Problem, before: &[Vec<u32>], person: usize, tables: &mut Tables, best: &mut (usize, Vec<u64>)) {
    if person == problem.people() {
        let value = (moves(problem, before, tables), score(problem, tables));
        *best = value.min(best.clone());
        return;
    }
    for at in 0..tables.len() {
        if tables[at].len() < problem.sizes()[at] {
            tables[at].push(person);
            place(problem, before, person + 1, tables, best);
            tables[at].pop();
        }
    }
}

/// With the numbers that suit best: over all ways to give old numbers to tables.
fn moves(problem: &Problem, before: &[Vec<u32>], tables: &Tables) -> usize {
    let stay = |table: &Vec<usize>, old: usize| {
        table.iter().filter(|&&person| before[old].contains(&problem.id(person))).count()
    };
    fn most(tables: &Tables, used: &mut Vec<bool>, stay: &dyn Fn(&Vec<usize>, usize) -> usize) -> usize {
        let Some((first, rest)) = tables.split_first() else { return 0 };
        let rest = rest.to_vec();
        let mut best = most(&rest, used, stay);
        for old in 0..used.len() {
            if !used[old] {
                used[old] = true;
                best = best.max(stay(first, old) + most(&rest, used, stay));
                used[old] = false;
            }
        }
        best
    }
    let were = (0..problem.people()).filter(|&person| before.iter().flatten().any(|&id| id == problem.id(person)));
    were.count() - most(tables, &mut vec![false; before.len()], &stay)
}

#[test]
fn no_draw_moves_fewer() {
    let mut tried = 0;
    for seed in 0..40 {
        let mut source = Seeded::new(seed, 3);
        let mut ids: Vec<u32> = (0..12).collect();
        (1..ids.len()).rev().for_each(|at| ids.swap(at, source.below(Stream::Cards, at as u32 + 1) as usize));
        let before: Vec<Vec<u32>> = ids[..8 + seed as usize % 3].chunks(4).map(<[u32]>::to_vec).collect();
        let mut present: Vec<u32> = ids[..8 + seed as usize % 3].to_vec();
        for _ in 0..source.below(Stream::Cards, 4) {
            present.swap_remove(source.below(Stream::Cards, 5) as usize);
        }
        present.extend(20..20 + source.below(Stream::Cards, 3));
        if [6, 7, 11].contains(&present.len()) || present.len() > 9 {
            continue;
        }
        tried += 1;
        let problem = problem(&present, None, &[Priority::SameClub, Priority::RepeatOpponents]);
        let again = redraw(&problem, &before, &[], seed, EFFORT).expect("a draw");
        let (moves, penalties) = best(&problem, &before);
        assert_eq!(again.moved.len(), moves, "seed {seed}");
        assert!(penalties <= again.penalties, "seed {seed}");
        // Where sizes could be given to tables in one way only, the penalties are the best as well.
        if problem.sizes().iter().all(|&size| size == problem.sizes()[0]) && before.len() == problem.sizes().len() {
            assert_eq!(again.penalties, penalties, "seed {seed}");
        }
    }
    assert!(tried >= 15, "{tried}");
}
