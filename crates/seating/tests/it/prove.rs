//! Proofs, against a look at every draw there is.

use chance::{Seeded, Source as _, Stream};
use seating::{Drawn, Effort, Entrant, Priority, Problem, Proof, Prover, Tables, Wish, bounds, draw, prove, score};

/// A problem of so many people made up from a seed: everything about it is random.
fn made_up(people: u32, seed: u64) -> Problem {
    let mut source = Seeded::new(seed, 7);
    let mut below = |n: u32| source.below(Stream::Cards, n);
    let entrants: Vec<Entrant> = (0..people)
        .map(|id| Entrant {
            id,
            club: below(4),
            fives_before: below(2),
            region: Some(below(3)).filter(|&region| region > 0),
            band: Some(id / 3),
        })
        .collect();
    let mut priorities = Vec::new();
    let mut left = Priority::ALL.to_vec();
    for _ in 0..=below(3) {
        priorities.push(left.swap_remove(below(left.len() as u32) as usize));
    }
    let mut round = || {
        let mut ids: Vec<u32> = (0..people).collect();
        (1..ids.len()).rev().for_each(|at| ids.swap(at, below(at as u32 + 1) as usize));
        ids.chunks(4).map(<[u32]>::to_vec).collect::<Vec<_>>()
    };
    let history = vec![round(), round()];
    let winners = history[1].iter().filter_map(|table| table.first().copied()).collect();
    Problem::new(&Wish { entrants, history, winners, priorities, ..Wish::default() }).expect("a problem")
}

/// The best penalties of all draws: everybody at every table with a seat left, empty tables of a size being alike.
fn best(problem: &Problem) -> Vec<u64> {
    fn place(problem: &Problem, person: usize, tables: &mut Tables, best: &mut Option<Vec<u64>>) {
        if person == problem.people() {
            let penalties = score(problem, tables);
            if best.as_ref().is_none_or(|best| penalties < *best) {
                *best = Some(penalties);
            }
            return;
        }
        let mut empty = Vec::new();
        for at in 0..tables.len() {
            let size = problem.sizes()[at];
            if tables[at].len() == size || tables[at].is_empty() && empty.contains(&size) {
                continue;
            }
            if tables[at].is_empty() {
                empty.push(size);
            }
            tables[at].push(person);
            place(problem, person + 1, tables, best);
            tables[at].pop();
        }
    }
    let mut found = None;
    place(problem, 0, &mut vec![Vec::new(); problem.sizes().len()], &mut found);
    found.expect("there is a draw")
}

/// In the order of their numbers: as bad as any.
fn in_order(problem: &Problem) -> Drawn {
    let mut people = 0..problem.people();
    let tables: Tables = problem.sizes().iter().map(|&size| people.by_ref().take(size).collect()).collect();
    Drawn { penalties: score(problem, &tables), bounds: bounds(problem), proven: false, tables }
}

/// Starting from any draw, better and better ones are found until one is proven, and it is the best there is.
#[test]
fn what_is_proven_is_the_best_of_all_draws() {
    for seed in 0..60 {
        let problem = made_up([8, 9, 10, 8][seed as usize % 4], seed);
        let best = best(&problem);
        let mut drawn = in_order(&problem);
        loop {
            match prove(&problem, &drawn, u64::MAX) {
                Proof::Better(better) => {
                    assert!(better.penalties < drawn.penalties, "seed {seed}");
                    assert_eq!(score(&problem, &better.tables), better.penalties);
                    drawn = better;
                }
                Proof::Proven => break,
                Proof::Open => panic!("seed {seed}: a small problem stays open"),
            }
        }
        assert_eq!(drawn.penalties, best, "seed {seed}: {:?}", problem.priorities());
        assert!(bounds(&problem).iter().zip(&best).next().is_none_or(|(bound, best)| bound <= best));
        assert_eq!(draw(&problem, seed, Effort { swaps_each: 600, goes: 12 }).penalties, best, "seed {seed}");
    }
}

/// No bound is above what some draw has, whatever the priority: each alone, against all draws.
#[test]
fn no_bound_is_too_high() {
    for seed in 0..24 {
        let people = 8 + seed as u32 % 3;
        for priority in Priority::ALL {
            let problem = made_up(people, seed);
            let alone = alone(&problem, priority, people, seed);
            assert!(bounds(&alone) <= best(&alone), "seed {seed}: {priority:?}");
        }
    }
}

/// A problem like that one, with one priority.
fn alone(problem: &Problem, priority: Priority, people: u32, seed: u64) -> Problem {
    let mut source = Seeded::new(seed, 8);
    let entrant = |id| Entrant { id, club: id % 3, fives_before: id % 2, region: Some(id % 2), band: Some(id / 4) };
    let mut ids: Vec<u32> = (0..people).map(|number| problem.id(number as usize)).collect();
    (1..ids.len()).rev().for_each(|at| ids.swap(at, source.below(Stream::Cards, at as u32 + 1) as usize));
    let history = vec![ids.chunks(4).map(<[u32]>::to_vec).collect()];
    let wish = Wish {
        entrants: (0..people).map(entrant).collect(),
        history,
        winners: ids[..3].to_vec(),
        priorities: vec![priority],
        ..Wish::default()
    };
    Problem::new(&wish).expect("a problem")
}

/// Up to sixteen people a proof always ends.
#[test]
fn a_proof_ends_with_sixteen() {
    for seed in 0..12 {
        let problem = made_up([14, 15, 16][seed as usize % 3], seed);
        let drawn = draw(&problem, seed, Effort { swaps_each: 600, goes: 6 });
        assert_eq!(prove(&problem, &drawn, 3_000_000), Proof::Proven, "seed {seed}: {:?}", problem.priorities());
    }
}

/// Going on step by step comes to the same as going on at once.
#[test]
fn a_proof_can_be_continued() {
    let problem = made_up(12, 5);
    let drawn = in_order(&problem);
    let mut prover = Prover::new(&problem, &drawn);
    let by_steps = loop {
        match prover.advance(1) {
            Proof::Open => assert!(!prover.is_too_large()),
            proof => break proof,
        }
    };
    assert_eq!(by_steps, prove(&problem, &drawn, u64::MAX));
}

/// Championships whose best values a solver has proved are proven here too.
#[test]
fn championships_are_proven() {
    for name in ["champ-32-6-0", "champ-41-8-0", "champ-55-10-0"] {
        let problem = crate::problems::problem(name);
        let drawn = draw(&problem, 3, Effort::default());
        assert_eq!(prove(&problem, &drawn, 100_000), Proof::Proven, "{name}");
    }
    assert!(crate::problems::best_known().len() > 3 && crate::problems::wish("champ-32-6-0").entrants.len() == 32);
}
