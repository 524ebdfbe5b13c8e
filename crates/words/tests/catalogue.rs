//! The catalogue itself: both languages say the same things with the same values, and nothing is left unsaid.

use fluent_bundle::FluentResource;
use regulation::{GameKind, Library, Regulation};
use std::collections::{BTreeMap, BTreeSet};
use words::{Lang, Value, Words};

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
fn no_id_stands_twice_and_every_id_is_found() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let ids: Vec<_> = lang.texts().iter().copied().flat_map(sentences).map(|(id, _)| id).collect();
        let distinct: BTreeSet<_> = ids.iter().collect();
        assert_eq!(distinct.len(), ids.len(), "{}", lang.code());
        assert!(ids.iter().all(|id| words.has(id)), "{}", lang.code());
        assert!(ids.iter().all(|id| id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')));
    }
    assert!(!Words::new(Lang::It).has("no-such-id"));
}

/// Whoever asks fills in all variables, so every sentence can be said, whatever the numbers.
#[test]
fn every_sentence_can_be_said() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let bodies: BTreeMap<_, _> = lang.texts().iter().copied().flat_map(sentences).collect();
        for (id, values) in variables(lang) {
            for number in [0, 1, 2, 5] {
                let filled: Vec<_> =
                    values.iter().map(|name| (name.as_str(), value(&bodies[&id], name, number))).collect();
                let said = words.say_with(&id, &filled);
                assert!(!said.trim().is_empty() && !said.contains("  ") && !said.contains('{'), "{id}: {said}");
                assert!(!said.contains(['\u{2068}', '\u{2069}']), "{id}: isolation marks");
            }
        }
    }
}

/// A name where the sentence puts a preposition before it, otherwise a number.
fn value(sentence: &str, name: &str, number: u8) -> Value<'static> {
    if sentence.contains(&format!("(${name})")) { "Alaska".into() } else { number.into() }
}

#[test]
fn every_setting_of_every_regulation_has_its_words() {
    let library = Library::embedded();
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for id in library.ids() {
            let regulation = library.get(id).expect("the embedded regulations have no faults");
            for entry in regulation.entries() {
                assert!(!words.section(entry.heading).is_empty());
                assert!(!words.section_of(&entry).is_empty());
                assert!(!words.setting_value(&entry).is_empty());
                assert!(!words.setting(&entry).is_empty());
                assert!(words.source(entry.source).contains(words.because(entry.source.text())));
            }
        }
    }
}

#[test]
fn no_word_is_left_for_settings_that_do_not_exist() {
    let all = [regulation("challenge-2017"), regulation("spqr-rtu")];
    let settings: BTreeSet<_> = all.iter().flat_map(setting_ids).collect();
    assert_eq!(ids_of("setting-"), settings);
    let sections: BTreeSet<_> = all.iter().flat_map(section_ids).collect();
    assert_eq!(ids_of("section-"), sections);
}

/// Every reason the embedded regulations give is known in Italian, and there are no others.
#[test]
fn every_reason_has_its_words() {
    let mut given = BTreeSet::new();
    for file in std::fs::read_dir("../../regulations").expect("the regulations") {
        let text = std::fs::read_to_string(file.expect("a file").path()).expect("a text");
        let reasons = text.split("choice = \"").skip(1).filter_map(|rest| Some(rest.split_once('"')?.0.to_owned()));
        given.extend(reasons);
    }
    let known: Vec<&str> = words::reasons().map(|(english, _)| english).collect();
    assert_eq!(known, given.iter().map(String::as_str).collect::<Vec<_>>());
    let (it, en) = (Words::new(Lang::It), Words::new(Lang::En));
    assert_eq!(
        (it.because("the text is silent"), en.because("the text is silent")),
        ("il testo tace", "the text is silent")
    );
    assert_eq!(it.because("così si fa da noi"), "così si fa da noi");
}

/// A setting is called as its own game calls it.
#[test]
fn settings_are_said_in_the_words_of_their_game() {
    let words = Words::new(Lang::It);
    for id in ["challenge-2017", "spqr-rtu"] {
        let regulation = regulation(id);
        for ((entry, setting), section) in
            regulation.entries().iter().zip(setting_ids(&regulation)).zip(section_ids(&regulation))
        {
            assert_eq!(words.setting(entry), words.say(&setting), "{id}");
            assert!(words.section_of(entry).starts_with(&words.say(&section)), "{id}");
        }
    }
}

/// Every choice by name that S.P.Q.RisiKo! asks for has its words, and there are no others.
#[test]
fn every_value_has_its_words() {
    let mut values = BTreeSet::new();
    for (setting, words) in choices() {
        values.extend(words.iter().map(|word| format!("value-spqr-{setting}-{word}").replace(['.', '_'], "-")));
    }
    assert_eq!(ids_of("value-spqr-"), values);
    let (rtu, it) = (regulation("spqr-rtu"), Words::new(Lang::It));
    let said = |key: &str| rtu.entries().iter().find(|entry| entry.key == key).map(|entry| it.setting_value(entry));
    assert_eq!(said("direction").as_deref(), Some("dall'ultimo di mano al primo"));
    assert_eq!(said("target").as_deref(), Some("20"));
    assert_eq!(said("board").as_deref(), Some("\"roma45\""));
    let ties = "coefficiente dei punti potenziali, valore dell'esercito, ordine di gioco inverso";
    assert_eq!(said("ties").as_deref(), Some(ties));
}

/// What a value may be called by: a name of something, the same in every language.
const NAMES: [&str; 7] = ["board", "cards", "objectives", "format", "scoring", "neutral_first", "stages"];

/// A reader is told every choice in words, in both languages and under every regulation.
#[test]
fn no_choice_is_left_as_a_text_spells_it() {
    let library = Library::embedded();
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for regulation in library.ids().map(regulation) {
            for entry in regulation.entries() {
                let told = words.value_in_words(&entry);
                assert!(!told.contains(['"', '[', ']', '{', '_', '=']), "{}.{}: {told}", entry.section, entry.key);
                let mut choices = entry.value.split('"').skip(1).step_by(2);
                let is_named = NAMES.contains(&entry.key) || choices.all(|word| word.starts_with(char::is_numeric));
                if !is_named && lang == Lang::It {
                    let english = Words::new(Lang::En).value_in_words(&entry);
                    let same = ["no", "Oceania", "Oceania, Sudamerica"];
                    assert!(
                        told != english || same.contains(&told.as_str()),
                        "{}.{}: {told}",
                        entry.section,
                        entry.key
                    );
                }
            }
        }
    }
    let keys: BTreeSet<String> = ["challenge-2017", "spqr-rtu"]
        .iter()
        .flat_map(|id| regulation(id).entries().iter().map(|entry| entry.key.replace('_', "-")).collect::<Vec<_>>())
        .collect();
    for id in ids_of("value-").difference(&ids_of("value-spqr-")) {
        assert!(keys.iter().any(|key| id.starts_with(&format!("value-{key}-"))), "{id}: no such setting");
    }
    let challenge = regulation("challenge-2017");
    let said = |lang: Lang, key: &str| {
        let entries = challenge.entries();
        let entry = entries.iter().find(|entry| entry.key == key).expect("a setting");
        Words::new(lang).value_in_words(entry)
    };
    assert_eq!(said(Lang::It, "attack_dice"), "sempre il massimo");
    assert_eq!(said(Lang::En, "ties"), "points outside the objective, who plays later");
    assert_eq!(said(Lang::It, "divisor"), "3");
}

/// The settings of S.P.Q.RisiKo! whose value is a word, with all their words.
fn choices() -> Vec<(&'static str, Vec<&'static str>)> {
    use regulation::settings::{AttackDice, Permission, Seating, TakenBack, TrisUntil};
    use regulation::spqr::{CentreBenefit, CentreSites, Direction, Enemies, Rivals, SpareArenas, TargetEnds, TieBreak};
    let permission: Vec<_> = Permission::ALL.iter().map(|value| value.word()).collect();
    vec![
        ("order.seating", Seating::ALL.iter().map(|value| value.word()).collect()),
        ("supply.spare_arenas", SpareArenas::ALL.iter().map(|value| value.word()).collect()),
        ("placement.direction", Direction::ALL.iter().map(|value| value.word()).collect()),
        ("placement.centre_sites", CentreSites::ALL.iter().map(|value| value.word()).collect()),
        ("points.rivals", Rivals::ALL.iter().map(|value| value.word()).collect()),
        ("reinforcements.taken_back", TakenBack::ALL.iter().map(|value| value.word()).collect()),
        ("tris.three_arenas", permission.clone()),
        ("tris.centre", CentreBenefit::ALL.iter().map(|value| value.word()).collect()),
        ("tris.per_turn", vec!["none"]),
        ("tris.until", TrisUntil::ALL.iter().map(|value| value.word()).collect()),
        ("combat.attack_dice", AttackDice::ALL.iter().map(|value| value.word()).collect()),
        ("combat.outnumbered", permission),
        ("garrison.enemies", Enemies::ALL.iter().map(|value| value.word()).collect()),
        ("end.when", TargetEnds::ALL.iter().map(|value| value.word()).collect()),
        ("end.minutes", vec!["none"]),
        ("scoring.ties", TieBreak::ALL.iter().map(|value| value.word()).collect()),
    ]
}

fn regulation(id: &str) -> Regulation {
    Library::embedded().get(id).expect("embedded")
}

/// The id under which each setting of a regulation is called, in order.
fn setting_ids(regulation: &Regulation) -> Vec<String> {
    let name = |entry: &regulation::Entry<'_>| format!("{}.{}", entry.heading, entry.key);
    regulation.entries().iter().map(|entry| id_of(regulation.kind(), "setting", &name(entry))).collect()
}

/// The id under which the section of each setting is called, in order.
fn section_ids(regulation: &Regulation) -> Vec<String> {
    regulation.entries().iter().map(|entry| id_of(regulation.kind(), "section", entry.heading)).collect()
}

/// Of words for the same setting of both games, S.P.Q.RisiKo! takes its own.
fn id_of(game: GameKind, kind: &str, name: &str) -> String {
    let id = |part: &str| format!("{kind}-{part}{name}").replace(['.', '_'], "-");
    if game == GameKind::Spqr && Words::new(Lang::It).has(&id("spqr-")) { id("spqr-") } else { id("") }
}

fn ids_of(kind: &str) -> BTreeSet<String> {
    variables(Lang::It).into_keys().filter(|id| id.starts_with(kind)).collect()
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
