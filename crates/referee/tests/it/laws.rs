//! Laws of the search, whatever is asked.

use proptest::prelude::*;
use proptest::sample::select;
use referee::{Case, Casebook, search::search};

/// A word with one slip: a letter left out, doubled, replaced, or exchanged with the next.
fn slip(word: &str, at: usize, kind: u8, letter: char) -> String {
    let mut letters: Vec<char> = word.chars().collect();
    let at = at % letters.len();
    match kind {
        0 => {
            letters.remove(at);
        }
        1 => letters.insert(at, letter),
        2 => letters[at] = letter,
        _ => {
            let at = at.min(letters.len() - 2);
            letters.swap(at, at + 1);
        }
    }
    letters.into_iter().collect()
}

/// Slips that make another word people use: nobody could tell.
const OTHER_WORDS: [&str; 3] = ["tirato", "contro", "segnati"];

fn long_words(text: &str) -> Vec<String> {
    let words = text.split(|letter: char| !letter.is_alphabetic()).filter(|word| word.chars().count() >= 6);
    words.map(str::to_owned).collect()
}

/// How many cases have a word among those people use for them.
fn cases_with(word: &str) -> usize {
    let has = |case: &&Case| case.words.iter().any(|phrase| phrase.contains(word));
    Casebook::embedded().cases().iter().filter(has).count()
}

/// A case, one of its phrases, and a long word of it that few others have.
fn distinctive() -> impl Strategy<Value = (&'static Case, &'static str, String)> {
    let mut all = Vec::new();
    for case in Casebook::embedded().cases() {
        for phrase in case.words.iter().filter(|phrase| phrase.split(' ').count() >= 3) {
            let words = long_words(phrase).into_iter().filter(|word| cases_with(word) <= 2);
            all.extend(words.map(|word| (case, phrase.as_str(), word)));
        }
    }
    select(all)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1000) })]

    #[test]
    fn whatever_is_asked_gets_an_answer(query in "\\PC*") {
        let hits = search(&query);
        prop_assert!(hits.windows(2).all(|pair| pair[0].score >= pair[1].score));
        prop_assert_eq!(&hits, &search(&query));
    }

    #[test]
    fn a_case_is_found_by_its_id(at in 0usize..36, small: bool) {
        let cases = Casebook::embedded().cases();
        let case = &cases[at % cases.len()];
        let id = case.id.to_string();
        let hits = search(&if small { id.to_lowercase() } else { id });
        prop_assert_eq!(hits.iter().map(|hit| hit.case.id).collect::<Vec<_>>(), vec![case.id]);
    }

    #[test]
    fn one_slip_of_the_pen_loses_no_case(
        (case, phrase, word) in distinctive(), at in 0usize..20, kind in 0u8..4, letter in select(vec!['a', 'e', 's', 'z', 't'])
    ) {
        let written = slip(&word, at, kind, letter);
        prop_assume!(!OTHER_WORDS.contains(&written.as_str()));
        let query = phrase.replacen(&word, &written, 1);
        let first: Vec<_> = search(&query).iter().take(3).map(|hit| hit.case.id).collect();
        prop_assert!(first.contains(&case.id), "{query} ({phrase}): {first:?}, not {}", case.id);
    }
}
