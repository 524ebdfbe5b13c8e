//! The program's own files: they load, every value has its source and its rule, and they have the hashes records
//! rely on.

use regulation::settings::LastPlayer;
use regulation::{GameKind, Library, RULES, Regulation, Source, diff};

/// The hashes of the edition before: records name it by them, and never cease to.
const EARLIER_HASHES: [(&str, &str); 8] = [
    ("challenge-2017", "344d7cd5b160dcbadd9d13e9e73dc79160f66305190baf1638c87367b2f4d25b"),
    ("raduno", "1a9fd755a1048e99e62baeaf403b47672a649a2300c91ad47fa49e2ae8de0b81"),
    ("genova-53", "4978ae7f5f9400c524993e535932bd4182150a07e5ca2490947ba920c9e44347"),
    ("firk", "199cf5b50a0b02b00039dfc3b69c58954a861003b659cedbf73dffcf1fa567f9"),
    ("lariana", "6dbc303b3dc099936262032f0a9728351f5d6c737c003edfb7af31bc43ca4bdc"),
    ("classico", "cdb80411ec5c01c16ad107d0189e337fcd73f1ba4f1c60774bd7c11554451d00"),
    ("spqr-rtu", "9e6428b2eb2368585ecb7f52f9d76ae77e5936dc4d5ae5a996f8d048892b4724"),
    ("spqr-box", "4f161c4e3d800650cf081c8b8883aea978c83fd1caa452c8931ec4d4046a13e7"),
];

fn all() -> Vec<Regulation> {
    let library = Library::embedded();
    let read = |id: &str| library.get(id).unwrap_or_else(|faults| panic!("{id}:\n{faults}"));
    library.ids().map(read).collect()
}

fn named(id: &str) -> Regulation {
    Library::embedded().get(id).unwrap_or_else(|faults| panic!("{id}:\n{faults}"))
}

#[test]
fn they_load_under_their_own_ids() {
    let ids: Vec<_> = all().into_iter().map(|regulation| regulation.id).collect();
    assert_eq!(ids, EARLIER_HASHES.map(|(id, _)| id));
    let extends: Vec<_> = all().into_iter().map(|regulation| regulation.extends.unwrap_or_default()).collect();
    assert_eq!(extends, ["", "challenge-2017", "challenge-2017", "", "firk", "", "spqr-box", ""]);
    for regulation in all() {
        let spqr = regulation.id.starts_with("spqr");
        assert_eq!(regulation.kind(), if spqr { GameKind::Spqr } else { GameKind::Risiko });
        assert_eq!((regulation.risiko().is_some(), regulation.spqr().is_some()), (!spqr, spqr));
        assert_eq!(GameKind::find(regulation.kind().word()), Some(regulation.kind()));
    }
}

#[test]
fn they_read_the_same_as_a_club_would_read_them() {
    let library = Library::embedded();
    for id in library.ids() {
        let text = library.text(id).expect("listed");
        assert_eq!(Regulation::read(text, &library), library.get(id));
    }
}

#[test]
fn every_article_names_its_text() {
    let risiko = ["challenge-2017 §", "raduno, ", "genova-53 §", "firk art. ", "lariana art. ", "classic rules, "];
    let spqr = ["spqr-rtu, ", "box §", "box, "];
    for regulation in all() {
        let texts: &[&str] = if regulation.kind() == GameKind::Spqr { &spqr } else { &risiko };
        let entries = regulation.entries();
        let of_settings = entries.iter().map(|entry| entry.source);
        for source in of_settings.chain(RULES.iter().filter_map(|rule| regulation.article(rule))) {
            match source {
                Source::Article(article) => assert!(texts.iter().any(|text| article.starts_with(text)), "{article}"),
                Source::Choice(why) => assert!(why.len() > 5, "{why}"),
                Source::House(_) => panic!("{}: the program's own files have no house rules", regulation.id),
                Source::Earlier => panic!("{}: the program's own files are of today", regulation.id),
            }
        }
    }
}

#[test]
fn every_line_with_a_value_names_its_rule() {
    let library = Library::embedded();
    for id in library.ids() {
        let regulation = named(id);
        let mut section = "";
        for line in library.text(id).expect("listed").lines() {
            if let Some(name) = line.strip_prefix('[') {
                section = name.trim_end_matches(']');
            } else if let Some((key, _)) = line.split_once(" = { value").filter(|_| !section.is_empty()) {
                let entries = regulation.entries();
                let entry = entries.iter().find(|e| e.section == section && e.key == key.trim()).expect("it was read");
                assert!(line.ends_with(&format!("  # {}", entry.rule)), "{id}: {line}");
            }
        }
    }
}

#[test]
fn every_rule_that_may_refuse_has_its_citation() {
    let only_some_texts = ["C32", "C33", "C34", "C40", "C41"];
    let not_of_spqr = "C9 C10 C18 C21 C22 C23 C26 C27 C28 C29 C30 C31 C32 C33 C34";
    for regulation in all() {
        let asked = |rule: &&&str| match regulation.kind() {
            GameKind::Risiko => !rule.starts_with(['S', 'B', 'T']) && !only_some_texts.contains(rule),
            GameKind::Spqr => !rule.starts_with(['G', 'T']) && !not_of_spqr.split(' ').any(|absent| absent == **rule),
        };
        for rule in RULES.iter().filter(asked) {
            assert!(regulation.article(rule).is_some(), "{} has no citation for {rule}", regulation.id);
        }
        assert_eq!(regulation.article("G9.1"), None);
        assert_eq!(regulation.article("G4.1").is_some(), regulation.kind() == GameKind::Risiko);
        assert_eq!(regulation.article("S4").is_some(), regulation.kind() == GameKind::Spqr);
    }
}

/// Rule and citation in challenge-2017, raduno, genova-53, firk, lariana; a `?` stands for a choice.
const CITATIONS: &str = "
    G1.3  | ?                     | ?                     | ?                     | firk art. 26          | firk art. 26
    G1.5  | ?                     | ?                     | ?                     | ?                     | lariana art. 4
    G2.4  | challenge-2017 §3     | challenge-2017 §3     | genova-53 §3; for three with a ghost as for four, our choice | firk art. 9 | firk art. 9
    G2.7  | challenge-2017 §9     | raduno, casistica     | genova-53 §8          | ?                     | ?
    G2.9  | ?                     | ?                     | ?                     | ?                     | lariana art. 11.1, 11.2
    G3.10 | challenge-2017 §4     | challenge-2017 §4     | challenge-2017 §4     | firk art. 21          | firk art. 21
    G4.1  | challenge-2017 §4     | challenge-2017 §4     | challenge-2017 §4     | firk art. 27          | firk art. 27
    G4.2  | challenge-2017 §4     | challenge-2017 §4     | challenge-2017 §4     | firk art. 27, 28, 30  | firk art. 27, 28, 30
    G4.4  | challenge-2017 §4     | challenge-2017 §4     | challenge-2017 §4     | firk art. 31 bis      | firk art. 31 bis
    G4.6  | challenge-2017 §4     | challenge-2017 §4     | challenge-2017 §4     | firk art. 31          | firk art. 31
    G4.8  | challenge-2017 §4     | challenge-2017 §4     | challenge-2017 §4     | firk art. 34          | firk art. 34
    G4.9  | challenge-2017 §4     | challenge-2017 §4     | challenge-2017 §4     | firk art. 37 bis      | firk art. 37 bis, lariana art. 34.1
    G6.4  | ?                     | ?                     | ?                     | firk art. 39          | firk art. 39
    G6.5  | challenge-2017 §9     | raduno, casistica     | genova-53 §8          | ?                     | ?
    G7.5  | challenge-2017 §6     | challenge-2017 §6     | challenge-2017 §6     | ?                     | lariana art. 44.1
    G7.8  | challenge-2017 §9     | raduno, casistica     | genova-53 §8          | ?                     | ?
    G7.12 | ?                     | ?                     | ?                     | ?                     | ?
    G8.3  | ?                     | ?                     | genova-53 §3          | ?                     | ?
    G8.9  | ?                     | ?                     | genova-53 §6          | ?                     | lariana art. 51.1, regola 2
    C9    | challenge-2017 §9     | raduno, casistica     | genova-53 §8          | ?                     | ?
    C18   | challenge-2017 §9     | ?                     | genova-53 §8          | ?                     | ?
    C31   | challenge-2017 §4     | challenge-2017 §4     | challenge-2017 §4     | firk art. 28          | firk art. 28
    C34   |                       |                       |                       | firk art. 36 bis      | firk art. 36 bis
    C51   | ?                     | ?                     | genova-53 §14         | ?                     | ?
    C53   | ?                     | ?                     | genova-53 §16         | ?                     | ?
    T1    | challenge-2017 §7     | raduno, formula       | genova-53 §4          | firk art. 47          | firk art. 47";

/// Rule and citation in spqr-box and spqr-rtu.
const SPQR_CITATIONS: &str = "
    S1  | box §3, §5   | spqr-rtu, Durata e scopo del gioco
    S2  | ?               | spqr-rtu, Conclusione di una partita
    S3  | box §3          | spqr-rtu, Dotazione iniziale
    S4  | box §3          | spqr-rtu, Disposizione iniziale
    S7  | box §8          | spqr-rtu, I Tris
    S6  | box §5          | spqr-rtu, Vessilli-Salvacondotto – Legatus & Diplomazia
    B3  | box §3          | box §3
    B4  | box §4          | box §4
    B10 | box §10         | box §10
    B11 | box §11         | box §11
    B14 | box §14         | box §14
    B16 | box §16         | box §16
    B17 | box §17         | box §17
    B18 | box §18         | box §18
    C7  | box §8          | spqr-rtu, Casistica
    C9  |                 |
    C11 | ?               | spqr-rtu, Casistica
    C20 | ?               | spqr-rtu, Casistica
    C41 | ?               | spqr-rtu, Casistica
    C51 | ?               | ?
    C58 | ?               | spqr-rtu, Giudici di Gioco
    T1  |                 | spqr-rtu, Formule e punteggi";

#[test]
fn citations_are_those_of_the_texts() {
    check_citations(CITATIONS, &all());
    check_citations(SPQR_CITATIONS, &["spqr-box", "spqr-rtu"].map(named));
}

fn check_citations(table: &str, regulations: &[Regulation]) {
    for line in table.lines().filter(|line| !line.is_empty()) {
        let cells: Vec<_> = line.split('|').map(str::trim).collect();
        for (regulation, expected) in regulations.iter().zip(&cells[1..]) {
            let found = match regulation.article(cells[0]) {
                Some(Source::Choice(_)) => "?",
                Some(source) => source.text(),
                None => "",
            };
            assert_eq!(found, *expected, "{} in {}", cells[0], regulation.id);
        }
    }
}

/// What records and tables name the regulations of today by. `UPDATE_GOLDEN=1` writes it anew: then the texts of before
/// belong to an edition of `regulations/earlier`, unless no release has had them.
#[test]
fn hashes_are_those_records_know() {
    let found: String = all().iter().map(|regulation| format!("{} {}\n", regulation.id, regulation.hash())).collect();
    golden::compare(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/hashes.txt"), &found);
}

/// A record names the hash of the edition it was played under, and finds that text.
#[test]
fn earlier_games_find_their_text_by_its_hash() {
    let library = Library::embedded();
    for (id, hash) in EARLIER_HASHES {
        let edition = library.played_under(id, hash).expect("an earlier text");
        assert_eq!((edition.id.as_str(), edition.hash().as_str()), (id, hash));
        assert_eq!(library.played_under(id, &named(id).hash()), Some(named(id)));
        assert_eq!(library.played_under(id, "another"), None);
    }
}

/// A setting that is younger than a text has there the value by which games went before, and no part in its hash.
#[test]
fn younger_settings_have_the_value_of_before() {
    let library = Library::embedded();
    let (id, hash) = EARLIER_HASHES[0];
    let earlier = library.played_under(id, hash).expect("an earlier text");
    let last_player = &earlier.risiko().expect("RisiKo!").end.last_player;
    assert_eq!((last_player.value, &last_player.source), (LastPlayer::Wins, &Source::Earlier));
    assert!(!earlier.canonical().contains("last_player") && named(id).canonical().contains("last_player"));
}

#[test]
fn the_canonical_text_has_values_and_nothing_else() {
    let text = named("challenge-2017").canonical();
    assert!(text.starts_with("components.board = \"risiko42\"\ncomponents.cards = \"risiko42\"\n"));
    assert!(text.contains("\narmies.initial = { 4 = 30, 5 = 25 }\narmies.cap = 130\n"));
    assert!(!text.contains("challenge") && !text.contains('§') && !text.contains("tournament"));
}

#[test]
fn differences_have_both_sides_with_their_sources() {
    let (challenge, genova) = (named("challenge-2017"), named("genova-53"));
    let differences = diff(&challenge, &genova);
    let dice =
        differences.iter().find_map(|d| d.left.as_ref().filter(|entry| entry.key == "dice").zip(d.right.as_ref()));
    let (left, right) = dice.expect("one die and three");
    assert_eq!((left.value.as_str(), left.source.text()), ("1", "challenge-2017 §3"));
    assert_eq!((right.value.as_str(), right.source.text()), ("3", "genova-53 §3"));
    assert!(differences.iter().all(|d| d.left.as_ref().map(|e| &e.value) != d.right.as_ref().map(|e| &e.value)));
    assert_eq!(diff(&challenge, &challenge), []);
    let without = named("classico");
    assert!(diff(&without, &challenge).iter().any(|d| d.left.is_none()), "a tournament against none");
}

#[test]
fn two_games_have_no_setting_of_play_in_common() {
    let (challenge, rtu, own) = (named("challenge-2017"), named("spqr-rtu"), named("spqr-box"));
    let differences = diff(&challenge, &rtu);
    let of_play = |entry: &&regulation::Entry<'_>| !entry.section.starts_with("tournament.");
    let lefts =
        differences.iter().filter(|d| d.right.is_none()).filter_map(|d| d.left.as_ref()).filter(of_play).count();
    let rights =
        differences.iter().filter(|d| d.left.is_none()).filter_map(|d| d.right.as_ref()).filter(of_play).count();
    assert_eq!((lefts, rights), (challenge.game.entries().len(), rtu.game.entries().len()));
    let compared = differences.iter().filter_map(|d| d.left.as_ref().zip(d.right.as_ref()));
    assert!(compared.clone().all(|(left, right)| (&left.section, left.key) == (&right.section, right.key)));
    assert!(compared.clone().all(|(left, _)| left.section.starts_with("tournament.")));
    assert!(compared.count() > 0, "tournaments can be compared");
    let same_game = diff(&own, &rtu);
    assert!(same_game.iter().all(|d| d.right.is_some()));
    assert!(same_game.iter().any(|d| d.left.as_ref().is_some_and(|entry| entry.key == "arena_cost")));
}

#[test]
fn what_two_games_play_by_is_never_the_same_text() {
    let text = named("spqr-rtu").canonical();
    assert!(text.starts_with("components.board = \"roma45\"\ncomponents.cards = \"roma55\"\ntable.players = [4, 5]\n"));
    assert!(text.contains("\ntris.arena_cost = 12\ntris.three_arenas = \"forbidden\"\n"));
}

/// A tournament that began under an earlier text goes on under it: the hash it names finds that text.
#[test]
fn earlier_texts_are_found_by_their_hash() {
    let library = Library::embedded();
    let earlier = [
        ("genova-53", "2c169cda4abb98702c4d34f47d8fe6075feacd445a3d780b66506f9919e01d93"),
        ("raduno", "c67f85f0c172dcee3b4f067d21d74e65d6150d56391d34d4fc3fea41454ad54c"),
    ];
    for (id, hash) in earlier {
        let edition = library.edition(id, hash).expect("an earlier text");
        assert_eq!((edition.id.as_str(), edition.tournament_hash().as_str()), (id, hash));
        assert_ne!(named(id).tournament_hash(), hash, "{id}");
    }
    for id in library.ids() {
        assert!(library.edition(id, &named(id).tournament_hash()).is_some(), "{id}");
        assert!(library.edition(id, "another").is_none(), "{id}");
    }
}

#[test]
fn that_the_raduno_plays_by_the_challenge_is_our_choice() {
    let raduno = named("raduno");
    assert_eq!(raduno.extends.as_deref(), Some("challenge-2017"));
    assert!(matches!(raduno.extends_source, Some(Source::Choice(_))), "{:?}", raduno.extends_source);
    assert_eq!(named("lariana").extends_source, None, "the text itself says whose rules hold");
}
