//! Invented tournaments of every format and size run to their end.

use director::draw::{Effort, Fives, Problem, draw};
use director::invent::{Invention, Mishaps, NoInvention, invent};
use director::tournament::{Command, Competitor, Next, Refusal, RoundDraw, Rules};
use regulation::Library;

/// Every format of every regulation.
fn formats() -> Vec<(String, String)> {
    let library = Library::embedded();
    let of = |id: &str| {
        let regulation = library.get(id).expect("embedded");
        let formats = regulation.tournament.map(|tournament| tournament.formats.into_keys().collect::<Vec<_>>());
        formats.unwrap_or_default().into_iter().map(|format| (id.to_owned(), format)).collect::<Vec<_>>()
    };
    library.ids().flat_map(of).collect()
}

#[test]
fn every_format_runs_to_its_end() {
    let library = Library::embedded();
    for (id, format) in formats() {
        let regulation = library.get(&id).expect("embedded");
        let rules = Rules::new(regulation.clone(), Some(&format)).expect("one of its formats");
        let mut played = 0;
        for entrants in [8, 9, 12, 13, 15, 16, 17, 20, 24, 25, 28, 30, 32, 35, 36, 40, 45, 48] {
            for mishaps in [Mishaps::None, Mishaps::Some] {
                let invention = Invention { entrants, seed: entrants as u64, mishaps };
                match invent(&rules, invention) {
                    Ok(log) => {
                        assert_eq!(rules.next(log.tournament()), Next::Nothing);
                        assert!(!rules.ranking(log.tournament()).is_empty());
                        played += 1;
                    }
                    Err(NoInvention::Teams { .. } | NoInvention::Refused(Refusal::NoTables { .. })) => {}
                    Err(other) => panic!("{id} {format} {entrants}: {other}"),
                }
            }
        }
        println!("{id}/{format}: {played}");
        assert!(played > 3, "{id} {format}: {played}");
    }
}

/// T3: every draw of every format can be made again from what it was asked for and its seed.
#[test]
fn every_draw_can_be_made_again() {
    let library = Library::embedded();
    let (mut again, mut strict, mut banded, mut parallel) = (0, 0, 0, 0);
    for (id, format) in formats() {
        let rules = Rules::new(library.get(&id).expect("embedded"), Some(&format)).expect("one of its formats");
        for (entrants, mishaps) in [(17, Mishaps::None), (35, Mishaps::Some), (48, Mishaps::None)] {
            let Ok(log) = invent(&rules, Invention { entrants, seed: 3, mishaps }) else { continue };
            for (at, round) in log.tournament().rounds.iter().enumerate() {
                let draws = rules.round_draws(&log.before_round(at), round);
                assert_eq!(
                    draws.is_empty(),
                    round.origin.minimised().is_none(),
                    "{id} {format} {entrants}: round {at}"
                );
                for RoundDraw { branch, seed, wish, tables } in draws {
                    let problem = Problem::new(&wish).expect("it was drawn");
                    problem.tables(&tables).expect("its own tables");
                    let Some(seed) = seed else { continue };
                    let drawn = draw(&problem, seed, Effort::default());
                    let named = |table: &Vec<usize>| table.iter().map(|&person| problem.id(person)).collect();
                    let named: Vec<Vec<u32>> = drawn.tables.iter().map(named).collect();
                    assert_eq!(named, tables, "{id} {format} {entrants}: round {at}, final {branch}");
                    again += 1;
                    strict += usize::from(wish.fives == Fives::Strict && tables.iter().any(|table| table.len() == 5));
                    banded += usize::from(wish.entrants.iter().any(|entrant| entrant.band.is_some()));
                    parallel += usize::from(branch > 0);
                }
            }
        }
    }
    println!("{again} draws, {strict} strict, {banded} by bands, {parallel} of a second final");
    assert!(again > 50 && strict > 0 && banded > 0, "{again} {strict} {banded}");
}

/// T2.6: a die is awaited exactly where the draw of the finals waits for one; other ties share their place.
#[test]
fn a_die_is_awaited_where_it_decides_who_goes_on() {
    let regulation = Library::embedded().get("raduno").expect("embedded");
    let rules = Rules::new(regulation, None).expect("a format");
    let (mut awaited, mut shared) = (0, 0);
    for seed in 0..30 {
        let log = invent(&rules, Invention { entrants: 32, seed, mishaps: Mishaps::None }).expect("a tournament");
        for tournament in (0..log.entries().len()).map(|entries| log.as_of(entries)) {
            let games = rules.games_drawn(&tournament);
            if games == 0 || tournament.rounds.len() > games || !matches!(rules.next(&tournament), Next::Round { .. }) {
                continue;
            }
            let awaiting = rules.awaiting_die(&tournament);
            shared +=
                usize::from(awaiting.is_empty() && rules.standings(&tournament).iter().any(|line| line.awaits_die));
            match rules.decide(&tournament, &Command::Draw { seed: 1 }) {
                Err(Refusal::TieMatters { tied, .. }) => {
                    assert!(tied.iter().all(|&id| awaiting.contains(&Competitor::Entrant(id))), "seed {seed}");
                    awaited += 1;
                }
                Ok(_) | Err(_) => assert!(awaiting.is_empty(), "seed {seed}: {awaiting:?}"),
            }
        }
    }
    assert!(awaited > 0 && shared > 0, "{awaited} awaited, {shared} shared");
}
