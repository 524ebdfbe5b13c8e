//! Invented tournaments of every format and size run to their end.

use director::invent::{Invention, Mishaps, NoInvention, invent};
use director::tournament::{Next, Refusal, Rules};
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
