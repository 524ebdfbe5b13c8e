//! The verbs of the hall from outside: people by name or number, what happened read back, no JSON.

use crate::tournament::{fails, file, fine, path};

/// A tournament of eight with clubs, one of them written in two ways.
fn hall(name: &str) -> String {
    let t = path(name);
    let _ = std::fs::remove_file(&t);
    fine(&["tournament", "new", &t, "--name", "Prova", "--regulation", "raduno", "--date", "2026-11-15"]);
    let people = ["Ada", "Bruno", "Carla", "Dino", "Elsa", "Fabio", "Gino", "Ida"];
    let line = |name: &&str| format!("{name};Rossi{name};Genova\n");
    let list = format!("Nome;Cognome;Club\n{}Lia;Neri;RCU Genova\n", people.iter().map(line).collect::<String>());
    let entered = fine(&["tournament", "enter", &t, &file(&format!("{name}.csv"), &list)]);
    assert!(entered.contains("Numero 9: Lia Neri."), "the number is said: {entered}");
    assert!(entered.contains("«RCU Genova» somiglia a «Genova»"), "{entered}");
    assert!(entered.contains("Età non dichiarata") && entered.contains("Lia Neri (9)"), "{entered}");
    t
}

/// T2.12, T3.2: everything before the first draw.
#[test]
fn an_evening_is_prepared_in_words() {
    let t = hall("verbs-before.json");
    let says = |arguments: &[&str], words: &[&str]| {
        let told = fine(&[&["tournament", arguments[0], &t], &arguments[1..]].concat());
        words.iter().for_each(|word| assert!(told.contains(word), "no {word:?} in {told}"));
    };
    says(&["clubs"], &["Genova", "RCU Genova", "somiglia"]);
    says(&["clubs", "same", "Genova", "RCU Genova"], &["Un solo club, Genova: RCU Genova."]);
    says(&["ages", "adult", "all"], &["Maggiorenni: ", "Ada RossiAda (1)", "Lia Neri (9)"]);
    says(&["pay", "lia neri", "4,50"], &["Lia Neri (9) ha versato 4,50 €."]);
    says(&["correct", "Neri", "club=Milano", "nickname=Zar"], &["Iscrizione corretta: Lia Neri (9)."]);
    says(&["withdraw", "zar"], &["Lia Neri (9) si è ritirato."]);
    says(&["undo"], &["Annullata la registrazione", "Lia Neri (9) si è ritirato."]);
    says(&["withdraw", "9"], &["si è ritirato"]);
    says(&["readmit", "Lia Neri"], &["di nuovo in gara"]);
    says(&["roll", "away", "Neri"], &["Assenti: Lia Neri (9)."]);
    says(&["arrive", "Neri", "5"], &["con 5 minuti di ritardo"]);
    says(&["roll", "away", "9"], &["Assenti"]);
    let bad = |arguments: &[&str], code: i32, words: &[&str]| {
        fails(&[&["tournament", arguments[0], &t], &arguments[1..]].concat(), code, words);
    };
    bad(&["withdraw", "Lia Nero"], 3, &["forse «Lia Neri»"]);
    bad(&["pay", "9"], 3, &["non si capisce"]);
    bad(&["report", "1", "1=40"], 1, &["nessun turno è ancora sorteggiato"]);
    says(&["seat", "1,2,3,4", "5,6,7,8"], &["2 tavoli"]);
    bad(&["dice", "1=6"], 1, &["T2.6"]);
    bad(&["renounce", "Neri", "cup"], 1, &["T2.4"]);
}

/// G7.11: a result is read back with places and points, the order of play is said, and so is what it decided.
#[test]
fn a_result_is_read_back() {
    let t = hall("verbs-report.json");
    fine(&["tournament", "seat", &t, "1,2,3,4", "5,6,7,8"]);
    let told = fine(&["tournament", "report", &t, "1", "RossiAda=40/5", "2=30/3", "Carla RossiCarla=30/3", "4=x1"]);
    let expected = [
        "1. Ada RossiAda (1) 90",
        "2. Carla RossiCarla (3) 30",
        "Ordine di gioco, come è scritto: Ada RossiAda, Bruno",
    ];
    expected.iter().for_each(|words| assert!(told.contains(words), "no {words:?} in {told}"));
    assert!(told.contains("Fra Carla RossiCarla e Bruno RossiBruno ha deciso l'ordine di gioco."), "{told}");
    let undone = fine(&["tournament", "undo", &t]);
    assert!(undone.contains("1. Ada RossiAda (1) 90"), "{undone}");
    let why = fine(&["tournament", "why", &t, "RossiAda"]);
    assert!(why.contains("Ada RossiAda"), "{why}");
}
