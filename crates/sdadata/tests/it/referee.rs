//! The referee's commands from outside: what they print, and their exit codes.

use crate::common::run;
use serde_json::Value;

/// What came of a run: its exit code, standard output and standard error.
fn json(line: &str, code: i32) -> Value {
    let arguments: Vec<&str> = line.split(' ').chain(["--json"]).collect();
    let (found, out, err) = run("it_IT.UTF-8", &arguments);
    assert_eq!((found, err.as_str()), (code, ""), "{line}: {out}");
    serde_json::from_str(&out).unwrap_or_else(|error| panic!("{line}: {error}: {out}"))
}

fn says(line: &str, code: i32, expected: &[&str]) {
    let arguments: Vec<&str> = line.split(' ').collect();
    let (found, out, err) = run("it_IT.UTF-8", &arguments);
    assert_eq!((found, err.as_str()), (code, ""), "{line}: {out}");
    for words in expected {
        assert!(out.contains(words), "{line}: no {words:?} in {out}");
    }
}

/// Bad input: exit code 3, and one line that says what and what was expected.
fn complains(line: &str, expected: &[&str]) {
    let arguments: Vec<&str> = line.split(' ').collect();
    let (code, out, err) = run("en_GB.UTF-8", &arguments);
    assert_eq!((code, out.as_str(), err.lines().count()), (3, "", 1), "{line}: {err}");
    for words in expected {
        assert!(err.contains(words), "{line}: no {words:?} in {err}");
    }
}

#[test]
fn a_ruling_is_found_by_words() {
    let answer = json("ruling ha lanciato tre dadi ma aveva tre armate", 0);
    let first = &answer["rulings"][0];
    assert_eq!(first["id"], "C18");
    assert!(first["ruling"].as_str().is_some_and(|ruling| ruling.contains("difensore")));
    let sources = first["sources"].as_array().expect("sources");
    assert_eq!(sources.len(), 8);
    let kind = |id: &str| sources.iter().find(|source| source["regulation"] == id).map(|source| &source["kind"]);
    let known = [("challenge-2017", "article"), ("raduno", "choice"), ("genova-53", "article"), ("firk", "choice")];
    for (id, expected) in known {
        assert_eq!(kind(id).and_then(Value::as_str), Some(expected), "{id}");
    }
    assert_eq!(kind("spqr-rtu").and_then(Value::as_str), Some("none"));
}

#[test]
fn a_ruling_is_found_by_its_id_and_in_english() {
    says("ruling C9", 0, &["C9", "130", "challenge-2017 §9", "non può capitare"]);
    says("ruling c41 --lang en", 0, &["safe-conduct", "spqr-rtu, Casistica", "does not apply"]);
    says("ruling forgot his card --lang en --limit 1", 0, &["C20", "In Genoa"]);
}

#[test]
fn a_regulation_marks_what_it_does_not_have() {
    let answer = json("ruling bandierina --regulation raduno", 0);
    let source = &answer["rulings"][0]["sources"][0];
    assert_eq!((&source["regulation"], &source["kind"]), (&"raduno".into(), &"none".into()));
    assert_eq!(source["applies"], false);
    says("ruling C1 --regulation firk", 0, &["come consiglio, da challenge-2017"]);
    let differs = json("ruling C20 --regulation genova-53", 0);
    assert!(differs["rulings"][0]["sources"][0]["differs"].is_string());
}

/// Advice names the text whose rule is offered, not the first one a reason speaks of.
#[test]
fn advice_names_who_gives_it() {
    for case in ["C50", "C51", "C52", "C53", "C54", "C56"] {
        for regulation in ["challenge-2017", "raduno", "firk", "lariana", "spqr-rtu"] {
            says(&format!("ruling {case} --regulation {regulation} --lang en"), 0, &["as advice, from genova-53\n"]);
        }
    }
    says("ruling C57 --regulation firk --lang en", 0, &["as advice, from genova-53, challenge-2017\n"]);
}

/// The ruling is that of the regulation asked about.
#[test]
fn a_ruling_is_the_regulations_own() {
    let ruled = |line: &str| json(line, 0)["rulings"][0]["ruling"].as_str().map(str::to_owned).expect("a ruling");
    assert!(ruled("ruling C20 --regulation genova-53 --lang en").contains("entered a later phase"));
    assert!(ruled("ruling C20 --regulation challenge-2017 --lang en").contains("placed all reinforcements"));
    assert!(ruled("ruling C24 --regulation challenge-2017 --lang en").contains("rolls for them"));
    for regulation in ["lariana", "firk", "classico", "spqr-rtu"] {
        let withdrawn = ruled(&format!("ruling C24 --regulation {regulation} --lang en"));
        assert!(withdrawn.contains("only defend") && !withdrawn.contains("rolls"), "{regulation}: {withdrawn}");
    }
    assert!(ruled("ruling C57 --regulation genova-53 --lang en").contains("No breaks"));
    assert!(!ruled("ruling C57 --regulation raduno --lang en").contains("breaks"));
}

/// Conduct is found as a table speaks of it; what cannot arise under the regulation comes after what can.
#[test]
fn conduct_is_found_by_words() {
    let first = |line: &str| json(line, 0)["rulings"][0]["id"].as_str().map(str::to_owned);
    assert_eq!(first("ruling C55").as_deref(), Some("C55"));
    assert_eq!(first("ruling usa la calcolatrice --regulation genova-53").as_deref(), Some("C55"));
    assert_eq!(first("ruling ha rovesciato il tabellone").as_deref(), Some("C56"));
    assert_eq!(first("ruling ci mette troppo a decidere la mossa").as_deref(), Some("C54"));
    assert_eq!(first("ruling contesta una mossa di due turni fa").as_deref(), Some("C53"));
    let applies: Vec<bool> = json("ruling troppe carte in mano --regulation firk --limit 9", 0)["rulings"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|ruling| ruling["sources"][0]["applies"] == true)
        .collect();
    assert!(applies.is_sorted_by(|a, b| a >= b), "{applies:?}");
    says("referee sheet --name X --regulation genova-53", 0, &["membri del direttivo", "(genova-53 §7)"]);
    says("referee sheet --name X --regulation firk", 0, &["nemmeno con i carri (firk art. 36, 36 bis)"]);
}

#[test]
fn what_fits_nothing_is_said_to() {
    says("ruling xyzzy qwrtp", 1, &["Nessun caso"]);
    assert_eq!(json("ruling xyzzy qwrtp", 1)["rulings"], Value::Array(Vec::new()));
    complains("ruling", &["WORDS"]);
    complains("ruling dado --regulation radno", &["radno", "raduno"]);
}

#[test]
fn armies_are_counted() {
    let excess = json("referee excess --placed 3 --due 1 --found", 0);
    assert_eq!((&excess["removed"], &excess["from_others"]), (&4.into(), &1.into()));
    assert_eq!((&excess["rule"], &excess["source"]["text"]), (&"C8".into(), &"challenge-2017 §9".into()));
    let cap = json("referee cap --armies 134 --found", 0);
    assert_eq!((&cap["removed"], &cap["left"], &cap["cap"]), (&8.into(), &126.into(), &126.into()));
    says("referee cap --armies 120", 1, &["non c'è eccesso", "C9"]);
    says("referee cap --armies 200 --regulation spqr-rtu", 1, &["non ha un limite"]);
    let late = json("referee late --lap 7 --turns 2", 0);
    assert_eq!((&late["received"], &late["may_enter"]), (&20.into(), &true.into()));
    says("referee late --lap 16", 1, &["non entra più", "genova-53 §6"]);
    says("referee late --lap 3 --regulation raduno", 1, &["non gioca"]);
    complains("referee late --lap 3 --players 6", &["6", "expected"]);
    complains("referee late --lap 3 --regulation spqr-rtu", &["another game", "expected"]);
}

#[test]
fn dice_are_ruled_on() {
    let origin = json("referee origin Brasile=5 Perù=2 Argentina=4 --dice 3", 0);
    assert_eq!(origin["among"], serde_json::json!(["Brasile", "Argentina"]));
    says("referee origin Brasile=5 Perù=2 --dice 3", 0, &["solo lì"]);
    says("referee origin Brasile=5 --dice 2", 0, &["valido"]);
    says("referee origin Brasile=3 --dice 3", 1, &["C1"]);
    complains("referee origin Brasile --dice 2", &["Brasile", "NAME=ARMIES"]);
    assert_eq!(json("referee overrun --defence 2", 0)["dice_due"], 2);
    assert_eq!(json("referee overrun --defence 3", 0)["over"], true);
    says("referee overrun --armies 5 --defence 3", 1, &["valido"]);
}

#[test]
fn closing_rolls_have_their_threshold() {
    assert_eq!(json("referee threshold --time-up 12B --turn 14C --out D", 0)["at_most"], 5);
    assert_eq!(json("referee threshold --time-up 12B --turn 14C --roll 6", 1)["closes"], false);
    let lariana = json("referee threshold --time-up 12C --turn 16C --regulation lariana", 0);
    assert_eq!(lariana["exactly"], serde_json::json!([4, 7]));
    assert_eq!(json("referee threshold --time-up 12B --turn 14C --withdrawn C", 0)["thrown_by"], "B");
    let withdrawn = json("referee threshold --time-up 12B --turn 13C --withdrawn D", 0);
    assert_eq!(
        (&withdrawn["seat"], &withdrawn["thrown_by"], &withdrawn["at_most"]),
        (&"D".into(), &"C".into(), &4.into())
    );
    let conquered = json("referee threshold --time-up 12B --turn 14B --withdrawn C --conquests 3", 0);
    assert_eq!((&conquered["seat"], &conquered["thrown_by"]), (&"C".into(), &"B".into()));
    assert_eq!(json("referee threshold --time-up 12B --turn 14B --withdrawn C", 0)["then"][0]["seat"], "C");
    says("referee threshold --time-up 12B --turn 14A --conquests 3", 1, &["G7.6"]);
    says("referee threshold --time-up 12B --turn 14A --regulation firk", 1, &["non ha la sdadata"]);
    complains("referee threshold --time-up 12 --turn 14A", &["12", "7B"]);
    complains("referee threshold --time-up 12B --turn 14E", &["E", "A, B, C, D"]);
    complains("referee threshold --time-up 12B --turn 14A --players 6", &["table"]);
}

#[test]
fn turns_are_ruled_on() {
    says("referee dispute --fault 7B --now 7C", 0, &["appena finito", "genova-53 §16"]);
    says("referee dispute --fault 7B --now 7D", 1, &["accettato"]);
    assert_eq!(json("referee dispute --fault 7B --now 7D --lasting", 0)["because"], "effects_last");
    complains("referee dispute --fault 8B --now 7D", &["8B", "7D"]);
    complains("referee dispute --fault 7B --now 7D --out X", &["X"]);
    says("referee card --next placed", 1, &["persa"]);
    says("referee card --next placed --regulation genova-53", 0, &["spetta ancora"]);
    complains("referee card --next later", &["later", "placing"]);
    says("referee missed-roll --noticed next-playing", 0, &["ammonizione"]);
    let again = json("referee missed-roll --noticed next-playing --before 1", 0);
    assert_eq!((&again["due"], &again["consequence"]), (&true.into(), &"excluded".into()));
    assert_eq!(json("referee missed-roll --noticed next-rolled --before 1", 1)["consequence"], "excluded");
    says("referee missed-roll --noticed next-playing --regulation firk", 1, &["non ha la sdadata"]);
    complains("referee missed-roll --noticed soon", &["soon", "next-playing"]);
}

#[test]
fn a_sheet_is_written_for_an_event() {
    let sheet = "referee sheet --regulation spqr-rtu --name Primavera --referee Uno --referee Due";
    says(sheet, 0, &["REGOLAMENTO ARBITRALE", "Primavera", "Arbitro: Due", "marchio registrato ®", "inappellabili"]);
    says("referee sheet --name X --lang en", 0, &["challenge-2017 §10", "named by the organiser", "Sanctions"]);
    let parts = json("referee sheet --name X --regulation classico", 0);
    assert!(parts["sections"].as_array().is_some_and(|sections| sections.len() == 7));
    complains("referee sheet", &["--name"]);
    complains("referee sheet --name X --format scopone", &["scopone", "challenge"]);
}

#[test]
fn every_command_has_help_with_an_example() {
    let commands =
        ["excess", "cap", "origin", "overrun", "threshold", "missed-roll", "card", "dispute", "late", "sheet"];
    for lang in ["it_IT.UTF-8", "en_GB.UTF-8"] {
        for command in commands {
            let (code, out, err) = run(lang, &["referee", command, "--help"]);
            assert_eq!((code, err.as_str()), (0, ""), "{command}");
            assert!(out.contains(&format!("  sdadata referee {command}")), "{out}");
        }
        let (code, out, _) = run(lang, &["ruling", "--help"]);
        assert!(code == 0 && out.contains("  sdadata ruling "), "{out}");
    }
}
