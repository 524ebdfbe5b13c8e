//! What is wrong with a text is told all at once, with the line, what was expected and what was perhaps meant.

use regulation::{Library, Problem, Regulation};

#[test]
fn every_fault_of_the_table_is_told() {
    for case in include_str!("../faults.txt").split("\n== ").skip(1) {
        let (title, rest) = case.split_once('\n').expect("a title");
        let (text, expected) = rest.split_once("----\n").expect("a line of dashes");
        let found = told(text, &Library::embedded());
        match expected.trim().strip_suffix('…') {
            Some(beginning) => assert!(found.starts_with(beginning), "{title}:\n{found}"),
            None => assert_eq!(found, expected.trim(), "{title}"),
        }
    }
}

#[test]
fn what_no_text_gives_is_missing() {
    let text = own("firk").replace("attack_dice ", "# ").replace("\"C32\"", "# ").replace("\"G4.1\" ", "# ");
    assert_eq!(told(&text, &Library::embedded()), "missing: combat.attack_dice (G4.2)\nmissing: articles.G4.1");
    let text = own("firk").replace("leaders_from ", "# ");
    assert_eq!(told(&text, &Library::embedded()), "missing: tournament.formats.italiana.league.leaders_from (T2.8)");
}

#[test]
fn an_empty_text_lacks_everything() {
    let faults = Regulation::read("", &Library::embedded()).expect_err("it is empty").0;
    assert!(faults.iter().all(|fault| matches!(fault.problem, Problem::Missing(_)) && fault.line.is_none()));
    // A setting that is younger than a text need not be in it.
    let earlier = include_str!("../../../../regulations/earlier/2/firk.toml");
    let earlier = Regulation::read(earlier, &Library::embedded()).expect("an earlier text");
    let settings = earlier.canonical().lines().count();
    let missing = faults.iter().filter(|fault| matches!(fault.problem, Problem::Missing(Some(_)))).count();
    assert_eq!(missing, settings, "every setting of the game, none of a tournament");
}

#[test]
fn regulations_that_extend_each_other_are_told() {
    let text = |id: &str, extends: &str| {
        format!("id = \"{id}\"\nname = {{ it = \"a\", en = \"a\" }}\nextends = \"{extends}\"\n")
    };
    let library = Library::embedded().with("uno", &text("uno", "due")).with("due", &text("due", "uno"));
    let faults = library.get("uno").expect_err("a cycle").to_string();
    assert_eq!(
        faults,
        "line 3: extends: 'due' has faults of its own: line 3: extends: extends itself: uno → due → uno"
    );
}

#[test]
fn nameless_regulations_that_extend_each_other_are_told_too() {
    let library = Library::embedded().with("uno", "extends = \"due\"").with("due", "extends = \"uno\"");
    assert!(library.get("uno").expect_err("a cycle").to_string().contains("extends itself: uno → due → uno"));
}

#[test]
fn a_club_may_extend_a_clubs_text() {
    let head = "name = { it = \"a\", en = \"a\" }\n";
    let house = |cap: u16| format!("armies.cap = {{ value = {cap}, house = \"h\" }}\n");
    let library = Library::embedded().with("uno", &format!("id = \"uno\"\nextends = \"raduno\"\n{head}{}", house(99)));
    let two = format!("id = \"due\"\nextends = \"uno\"\n{head}order.dice = {{ value = 2, house = \"h\" }}\n");
    let two = Regulation::read(&two, &library).expect("no fault");
    let settings = two.risiko().expect("it extends the Raduno");
    assert_eq!((settings.armies.cap.get(), *settings.order.dice), (Some(99), 2));
    assert_eq!(settings.armies.cap.source.to_string(), "house: h");
    assert_eq!(two.article("G4.4").map(ToString::to_string), Some("article: challenge-2017 §4".to_owned()));
    assert_ne!(two.hash(), library.get("uno").expect("no fault").hash());
}

#[test]
fn a_text_kept_under_another_id_is_told() {
    let library =
        Library::embedded().with("uno", "id = \"due\"\nname = { it = \"a\", en = \"a\" }\nextends = \"firk\"\n");
    assert_eq!(library.get("uno").expect_err("two ids").to_string(), "line 1: id: found \"due\"; expected \"uno\"");
    assert_eq!(library.get("tre").expect_err("none").to_string(), "'tre' is not known");
    assert_eq!(library.get("raduna").expect_err("none").to_string(), "'raduna' is not known; did you mean 'raduno'?");
}

#[test]
fn sources_and_comments_leave_the_hash_alone() {
    let library = Library::embedded();
    let firk = library.get("firk").expect("embedded");
    let cited_anew = own("firk").replace("firk art.", "federal article").replace("# G", "# see G");
    let cited_anew = Regulation::read(&cited_anew, &library).expect("no fault");
    assert_eq!(cited_anew.hash(), firk.hash());
    assert_ne!(cited_anew.game, firk.game, "the sources did change");
    let one_value = own("firk").replace("value = \"maneuver\"", "value = \"nothing\"");
    assert_ne!(Regulation::read(&one_value, &library).expect("no fault").hash(), firk.hash());
}

#[test]
fn mangled_texts_never_panic() {
    let library = Library::embedded();
    for id in library.ids() {
        let text = library.text(id).expect("listed");
        let cuts: Vec<_> = text.char_indices().map(|(offset, _)| offset).step_by(41).collect();
        for pair in cuts.windows(2) {
            let (before, after) = (&text[..pair[0]], &text[pair[1]..]);
            let _ = Regulation::read(before, &library);
            let _ = Regulation::read(&format!("{before}{after}"), &library);
            let _ = Regulation::read(&format!("{before}\"[{{{after}"), &library);
            let _ = Regulation::read(&format!("{before} 99999999999 {after}"), &library);
        }
    }
}

fn told(text: &str, library: &Library) -> String {
    Regulation::read(text, library).map_or_else(|faults| faults.to_string(), |_| String::new())
}

/// One of the program's own texts as a club's.
fn own(id: &str) -> String {
    let library = Library::embedded();
    let text = library.text(id).expect("listed");
    text.replace(&format!("= \"{id}\"\n"), "= \"circolo\"\n").replace("official = true\n", "")
}
