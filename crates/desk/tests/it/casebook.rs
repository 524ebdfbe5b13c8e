//! The casebook speaks the words of the game that is asked about.

use desk::casebook::{Question, Under, find_rulings, ruling};
use regulation::{Library, Regulation};
use words::{Lang, Words};

/// Words of RisiKo! that mean nothing at a table of S.P.Q.RisiKo!.
const OF_RISIKO: [(Lang, &[&str]); 2] = [
    (Lang::It, &["armat", "territor", "continent", "obiettiv", "sdadat", "bandierin"]),
    (Lang::En, &["army", "armies", "territor", "continent", "objective", "closing roll", "flag"]),
];

const OF_ROME: [&str; 2] = ["spqr-rtu", "spqr-box"];

fn embedded(id: &str) -> Regulation {
    Library::embedded().get(id).expect("embedded")
}

fn says_nothing_of_risiko(lang: Lang, text: &str) {
    let (_, foreign) = OF_RISIKO.into_iter().find(|(of, _)| *of == lang).expect("both languages");
    let lower = text.to_lowercase();
    assert_eq!(foreign.iter().find(|word| lower.contains(**word)), None, "{text}");
}

#[test]
fn every_ruling_of_spqr_is_told_in_its_words() {
    for (id, lang) in OF_ROME.into_iter().flat_map(|id| Lang::ALL.map(|lang| (id, lang))) {
        let (regulation, words) = (&embedded(id), Words::new(lang));
        let mut told = 0;
        for case in referee::Casebook::embedded().cases().iter().filter(|case| referee::arises(case, regulation)) {
            let query = case.id.to_string();
            let question = Question { query: &query, limit: 1, under: Under::One(regulation) };
            let answer = ruling(question, words).expect("a ruling");
            assert!(answer.text.starts_with(&query), "{}", answer.text);
            says_nothing_of_risiko(lang, &answer.text);
            says_nothing_of_risiko(lang, &answer.json);
            told += 1;
        }
        assert!(told > 25, "{id}: {told}");
        for (_, title) in desk::casebook::faults(regulation, words).iter().filter(|(id, _)| id == "C25") {
            says_nothing_of_risiko(lang, title);
        }
    }
}

#[test]
fn a_search_under_spqr_finds_no_case_of_the_other_game() {
    for query in ["armate", "territorio", "obiettivo completato", "sdadata dimenticata", "attack a territory", "armies"]
    {
        for lang in Lang::ALL {
            let question = Question { query, limit: 9, under: Under::One(&embedded("spqr-rtu")) };
            for found in find_rulings(question, &[], Words::new(lang)) {
                says_nothing_of_risiko(lang, &format!("{} {} {}", found.title, found.situation, found.ruling));
            }
        }
    }
    let by_id = Question { query: "C26", limit: 1, under: Under::One(&embedded("spqr-rtu")) };
    assert_eq!(find_rulings(by_id, &[], Words::new(Lang::It)).len(), 1, "asked for by its id");
}

#[test]
fn the_other_game_keeps_its_words() {
    let question = Question { query: "C25", limit: 1, under: Under::One(&embedded("challenge-2017")) };
    let found = find_rulings(question, &[], Words::new(Lang::It));
    assert!(found[0].title.contains("territorio"), "{}", found[0].title);
}
