//! Settings, sections, values and reasons: every one has its words in both languages, and there are no words for others.

use ::regulation::{Entry, GameKind, Library, Regulation};
use std::collections::BTreeSet;
use words::{Id, Lang, Words};

#[test]
fn every_setting_of_every_regulation_has_its_words() {
    let library = Library::embedded();
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for id in library.ids() {
            let regulation = library.get(id).expect("the embedded regulations have no faults");
            for entry in regulation.entries() {
                assert!(!speech::regulation::section(words, entry.heading).is_empty());
                assert!(!speech::regulation::section_of(words, &entry).is_empty());
                assert!(!speech::regulation::setting_value(words, &entry).is_empty());
                assert!(!speech::regulation::setting(words, &entry).is_empty());
                assert!(speech::regulation::source(words, entry.source).contains(words.because(entry.source.text())));
            }
        }
    }
}

#[test]
fn no_word_is_left_for_settings_that_do_not_exist() {
    let all = [regulation("challenge-2017"), regulation("spqr-rtu")];
    let settings: BTreeSet<_> = all.iter().flat_map(setting_ids).map(|id| id.name().to_owned()).collect();
    assert_eq!(ids_of("setting-"), settings);
    let sections: BTreeSet<_> = all.iter().flat_map(section_ids).map(|id| id.name().to_owned()).collect();
    assert_eq!(ids_of("section-"), sections);
}

/// Every reason the embedded regulations give is known in Italian, and there are no others.
#[test]
fn every_reason_has_its_words() {
    let mut given = BTreeSet::new();
    let files = |folder: &str| std::fs::read_dir(folder).expect("regulations");
    let folders = ["../../regulations", "../../regulations/earlier/1", "../../regulations/earlier/2"];
    let paths = folders.into_iter().flat_map(files).map(|file| file.expect("a file").path());
    for path in paths.filter(|path| path.is_file()) {
        let text = std::fs::read_to_string(path).expect("a text");
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
            assert_eq!(speech::regulation::setting(words, entry), words.say(setting), "{id}");
            assert!(speech::regulation::section_of(words, entry).starts_with(&words.say(section)), "{id}");
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
    let said = |key: &str| {
        rtu.entries().iter().find(|entry| entry.key == key).map(|entry| speech::regulation::setting_value(it, entry))
    };
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
                let told = speech::regulation::value_in_words(words, &entry, None);
                assert!(!told.contains(['"', '[', ']', '{', '_', '=']), "{}.{}: {told}", entry.section, entry.key);
                let mut choices = entry.value.split('"').skip(1).step_by(2);
                let is_named = NAMES.contains(&entry.key) || choices.all(|word| word.starts_with(char::is_numeric));
                if !is_named && lang == Lang::It {
                    let english = speech::regulation::value_in_words(Words::new(Lang::En), &entry, None);
                    let same = ["no", "Oceania"];
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
        speech::regulation::value_in_words(Words::new(lang), entry, None)
    };
    assert_eq!(said(Lang::It, "attack_dice"), "sempre il massimo");
    assert_eq!(said(Lang::En, "ties"), "points outside the objective, who plays later");
    assert_eq!(said(Lang::It, "divisor"), "3");
}

/// The settings of S.P.Q.RisiKo! whose value is a word, with all their words.
fn choices() -> Vec<(&'static str, Vec<&'static str>)> {
    use ::regulation::settings::{AttackDice, LastPlayer, Permission, Seating, TakenBack, TrisUntil};
    use ::regulation::spqr::{
        CentreBenefit, CentreSites, CentreWhen, CentreWithoutPlace, ConversionOrder, ConversionsWhen, Direction,
        EmbarkLeaves, Enemies, ExcessPoints, GarrisonBorders, LandingDice, LeftPlacement, LeftRanked, LeftTriremes,
        NeutralTurns, Protection, RecoveredLast, Recovery, Rivals, SpareArenas, TargetEnds, TieBreak,
    };
    let permission: Vec<_> = Permission::ALL.iter().map(|value| value.word()).collect();
    vec![
        ("order.seating", Seating::ALL.iter().map(|value| value.word()).collect()),
        ("supply.spare_arenas", SpareArenas::ALL.iter().map(|value| value.word()).collect()),
        ("placement.direction", Direction::ALL.iter().map(|value| value.word()).collect()),
        ("placement.centre_sites", CentreSites::ALL.iter().map(|value| value.word()).collect()),
        ("points.rivals", Rivals::ALL.iter().map(|value| value.word()).collect()),
        ("reinforcements.taken_back", TakenBack::ALL.iter().map(|value| value.word()).collect()),
        ("placement.neutral_turns", NeutralTurns::ALL.iter().map(|value| value.word()).collect()),
        ("points.excess", ExcessPoints::ALL.iter().map(|value| value.word()).collect()),
        ("points.recovery", Recovery::ALL.iter().map(|value| value.word()).collect()),
        ("points.recovered_last", RecoveredLast::ALL.iter().map(|value| value.word()).collect()),
        ("conversion.when", ConversionsWhen::ALL.iter().map(|value| value.word()).collect()),
        ("conversion.order", ConversionOrder::ALL.iter().map(|value| value.word()).collect()),
        ("conversion.embark_leaves", EmbarkLeaves::ALL.iter().map(|value| value.word()).collect()),
        ("tris.centre_when", CentreWhen::ALL.iter().map(|value| value.word()).collect()),
        ("tris.centre_without_place", CentreWithoutPlace::ALL.iter().map(|value| value.word()).collect()),
        ("combat.landing_dice", LandingDice::ALL.iter().map(|value| value.word()).collect()),
        ("garrison.borders", GarrisonBorders::ALL.iter().map(|value| value.word()).collect()),
        ("elimination.protection", Protection::ALL.iter().map(|value| value.word()).collect()),
        ("withdrawal.triremes", LeftTriremes::ALL.iter().map(|value| value.word()).collect()),
        ("withdrawal.ranked", LeftRanked::ALL.iter().map(|value| value.word()).collect()),
        ("withdrawal.placement", LeftPlacement::ALL.iter().map(|value| value.word()).collect()),
        ("conversion.disembark_most", vec!["none"]),
        ("conversion.embark_most", vec!["none"]),
        ("tris.three_arenas", permission.clone()),
        ("tris.centre", CentreBenefit::ALL.iter().map(|value| value.word()).collect()),
        ("tris.per_turn", vec!["none"]),
        ("tris.until", TrisUntil::ALL.iter().map(|value| value.word()).collect()),
        ("combat.attack_dice", AttackDice::ALL.iter().map(|value| value.word()).collect()),
        ("combat.outnumbered", permission),
        ("garrison.enemies", Enemies::ALL.iter().map(|value| value.word()).collect()),
        ("end.when", TargetEnds::ALL.iter().map(|value| value.word()).collect()),
        ("end.minutes", vec!["none"]),
        ("end.last_player", LastPlayer::ALL.iter().map(|value| value.word()).collect()),
        ("scoring.ties", TieBreak::ALL.iter().map(|value| value.word()).collect()),
    ]
}

fn regulation(id: &str) -> Regulation {
    Library::embedded().get(id).expect("embedded")
}

/// The id under which each setting of a regulation is called, in order.
fn setting_ids(regulation: &Regulation) -> Vec<Id> {
    let name = |entry: &Entry<'_>| format!("{}.{}", entry.heading, entry.key);
    regulation.entries().iter().map(|entry| id_of(regulation.kind(), "setting", &name(entry))).collect()
}

/// The id under which the section of each setting is called, in order.
fn section_ids(regulation: &Regulation) -> Vec<Id> {
    regulation.entries().iter().map(|entry| id_of(regulation.kind(), "section", entry.heading)).collect()
}

/// Of words for the same setting of both games, S.P.Q.RisiKo! takes its own.
fn id_of(game: GameKind, family: &str, name: &str) -> Id {
    let name = name.replace(['.', '_'], "-");
    let own = Id::find(&format!("{family}-spqr"), &name).filter(|_| game == GameKind::Spqr);
    own.or_else(|| Id::find(family, &name)).unwrap_or_else(|| panic!("no words for {family} {name}"))
}

fn ids_of(kind: &str) -> BTreeSet<String> {
    words::id::ALL.iter().map(|id| id.name().to_owned()).filter(|id| id.starts_with(kind)).collect()
}
