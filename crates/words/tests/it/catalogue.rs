//! The catalogue itself: both languages say the same things with the same values, and nothing is left unsaid.

use fluent_bundle::FluentResource;
use std::collections::{BTreeMap, BTreeSet};
use words::{Lang, Value, Words, id};

#[test]
fn every_text_is_well_formed() {
    for lang in Lang::ALL {
        for &text in lang.texts() {
            let resource = FluentResource::try_new(text.to_owned());
            assert!(resource.is_ok(), "{}: {:?}", lang.code(), resource.err().map(|(_, errors)| errors));
        }
    }
}

#[test]
fn both_languages_have_the_same_ids_and_variables() {
    let (italian, english) = (variables(Lang::It), variables(Lang::En));
    let ids = |sentences: &Sentences| sentences.keys().cloned().collect::<BTreeSet<_>>();
    let only: Vec<_> = ids(&italian).symmetric_difference(&ids(&english)).cloned().collect();
    assert!(only.is_empty(), "in one language only: {only:?}");
    for (id, values) in &italian {
        assert_eq!(values, &english[id], "the variables of {id}");
    }
}

#[test]
fn no_id_stands_twice_and_every_id_has_its_constant() {
    let known: BTreeSet<_> = id::ALL.iter().map(|id| id.name().to_owned()).collect();
    for lang in Lang::ALL {
        let ids: Vec<_> = lang.texts().iter().copied().flat_map(sentences).map(|(id, _)| id).collect();
        let distinct: BTreeSet<_> = ids.iter().cloned().collect();
        assert_eq!(distinct.len(), ids.len(), "{}", lang.code());
        assert_eq!(distinct, known, "{}", lang.code());
        assert!(ids.iter().all(|id| id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')));
    }
}

/// Whoever asks fills in all variables, so every sentence can be said, whatever the numbers.
#[test]
fn every_sentence_can_be_said() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let bodies: BTreeMap<_, _> = lang.texts().iter().copied().flat_map(sentences).collect();
        let variables = variables(lang);
        for &id in id::ALL {
            let (name, values) = (id.name(), &variables[id.name()]);
            for number in [0, 1, 2, 5] {
                let filled: Vec<_> =
                    values.iter().map(|name| (name.as_str(), value(&bodies[id.name()], name, number))).collect();
                let said = words.say_with(id, &filled);
                assert!(!said.trim().is_empty() && !said.contains("  ") && !said.contains('{'), "{name}: {said}");
                assert!(!said.contains(['\u{2068}', '\u{2069}']), "{name}: isolation marks");
            }
        }
    }
}

/// A name where the sentence puts a preposition before it, otherwise a number.
fn value(sentence: &str, name: &str, number: u8) -> Value<'static> {
    if sentence.contains(&format!("(${name})")) { "Alaska".into() } else { number.into() }
}

/// The variables of each sentence, by its id.
type Sentences = BTreeMap<String, BTreeSet<String>>;

/// The variables of each sentence, those of the sentences it is made of included.
fn variables(lang: Lang) -> Sentences {
    let bodies: BTreeMap<_, _> = lang.texts().iter().copied().flat_map(sentences).collect();
    bodies.keys().map(|id| (id.clone(), variables_of(id, &bodies))).collect()
}

fn variables_of(id: &str, bodies: &BTreeMap<String, String>) -> BTreeSet<String> {
    let body = &bodies[id];
    let own = body.split('$').skip(1).map(|rest| name_at(rest).to_owned());
    let inner = body.split("{ ").skip(1).map(name_at).filter(|name| bodies.contains_key(*name));
    own.chain(inner.flat_map(|other| variables_of(other, bodies))).collect()
}

fn name_at(text: &str) -> &str {
    text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-')).next().unwrap_or_default()
}

/// The ids of a text with their patterns: an id stands at the start of a line, its pattern goes on indented.
fn sentences(text: &str) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        match (line.split_once(" ="), found.last_mut()) {
            (Some((id, pattern)), _) if !line.starts_with(' ') => found.push((id.to_owned(), pattern.to_owned())),
            (_, Some((_, pattern))) => pattern.push_str(line),
            (_, None) => {}
        }
    }
    found
}
