//! Tournaments from outside: whole invented ones as they would be published, and one run by hand from its first entrant to
//! its ranking; `score` and `standings`; bad input.

use crate::common::run;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

pub(crate) fn path(name: &str) -> String {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name).to_str().expect("UTF-8").to_owned()
}

pub(crate) fn file(name: &str, text: &str) -> String {
    std::fs::write(path(name), text).expect("a file");
    path(name)
}

pub(crate) fn fine(arguments: &[&str]) -> String {
    let (code, out, err) = run("it_IT", arguments);
    assert_eq!((code, err.as_str()), (0, ""), "{arguments:?}: {out}");
    out
}

pub(crate) fn fails(arguments: &[&str], code: i32, words: &[&str]) {
    let (found, out, err) = run("it_IT", arguments);
    assert_eq!((found, err.lines().count()), (code, 1), "{arguments:?}: {out}{err}");
    words.iter().for_each(|word| assert!(err.contains(word), "no {word:?} in {err}"));
}

/// Eight people at eight keyboards: every one of thirty entries that was acknowledged is in the file (W1).
#[test]
fn several_writers_lose_nothing() {
    let tournament = path("several.json");
    let _ = std::fs::remove_file(&tournament);
    fine(&["tournament", "new", &tournament, "--regulation", "raduno", "--name", "Prova"]);
    std::thread::scope(|scope| {
        for writer in 0..8 {
            let tournament = &tournament;
            scope.spawn(move || {
                for number in (0..30).filter(|number| number % 8 == writer) {
                    let name = format!("Persona{number}");
                    let command = json!({"do": "enter", "entry": {"person": {"name": name, "surname": "Prova"}}});
                    let command = file(&format!("several-{number}.json"), &command.to_string());
                    fine(&["tournament", "do", tournament, &command]);
                }
            });
        }
    });
    let kept: Value = serde_json::from_str(&std::fs::read_to_string(&tournament).expect("a file")).expect("JSON");
    let text = kept["log"].to_string();
    let missing: Vec<_> = (0..30).filter(|number| !text.contains(&format!("\"Persona{number}\""))).collect();
    assert_eq!(missing, Vec::<i32>::new());
    assert_eq!(kept["log"].as_array().map(Vec::len), Some(31));
    fine(&["tournament", "check", &tournament]);
}

/// The sizes at which a format changes its shape, each as it would hang on the wall.
const SHEETS: &str = "
    challenge-2017 12 13 16 35 99 100 130 131 138
    raduno 12 16 128 132 140
    raduno/squadre 16 32
    genova-53 7 10 12 23
    lariana/como 8 9 14
    firk/italiana 12 17
    firk/eliminazione 12 16 48
    spqr-rtu/giornata 12
    spqr-rtu/giornata-5 15
    spqr-rtu/giornata-bonus 13
    spqr-rtu/medagliere 16
    spqr-rtu/tre-semifinali 13 16
    spqr-rtu/due-semifinali 16
    spqr-rtu/serate 13
    spqr-rtu/eliminazione 16
    spqr-rtu/cns 25 40";

#[test]
fn every_format_at_its_sizes_is_the_sheet_we_know() {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../golden/tournament/sheets"));
    for line in SHEETS.lines().filter(|line| !line.is_empty()) {
        let mut words = line.split_whitespace();
        let format = words.next().expect("a format");
        for size in words {
            // Every other one with people missing, late and renouncing.
            let mishaps: &[&str] =
                if size.parse::<usize>().is_ok_and(|size| size % 2 == 0) { &[] } else { &["--mishaps"] };
            let sheet = fine(
                &[&["tournament", "simulate", "--format", format, "--entrants", size, "--seed", "7"], mishaps].concat(),
            );
            let file = folder.join(format!("{}-{size}.txt", format.replace('/', "-")));
            golden::compare(file, &sheet);
        }
    }
}

#[test]
fn impossible_numbers_say_which_are_possible() {
    let simulate = |format: &str, entrants: &str, words: &[&str]| {
        fails(&["tournament", "simulate", "--format", format, "--entrants", entrants], 1, words);
    };
    simulate("raduno", "138", &["136, 140", "T3.1", "raduno, formula"]);
    simulate("challenge-2017", "7", &["5, 8", "T3.1"]);
    simulate("challenge-2017", "11", &["10, 12"]);
    simulate("firk/eliminazione", "9", &["4, 12", "T2.9"]);
    simulate("cns", "24", &["5"]);
    fails(
        &["tournament", "simulate", "--format", "chalenge", "--entrants", "8"],
        3,
        &["challenge-2017/challenge", "spqr-rtu/cns"],
    );
    fails(&["tournament", "simulate", "--format", "raduno/coppa", "--entrants", "8"], 3, &["coppa", "squadre"]);
}

#[test]
fn many_tournaments_check_themselves() {
    for format in ["challenge-2017", "genova-53", "raduno/squadre"] {
        let out = fine(&[
            "tournament",
            "simulate",
            "--format",
            format,
            "--entrants",
            "16",
            "--times",
            "8",
            "--mishaps",
            "--seed",
            "5",
        ]);
        assert!(out.starts_with("8 tornei") && out.contains(" 0 con"), "{out}");
    }
}

/// A whole tournament by hand: opened, entered, drawn, somebody missing, results, a mistake undone, a sanction, the final.
#[test]
fn a_tournament_by_hand() {
    let t = path("by-hand.json");
    let _ = std::fs::remove_file(&t);
    fine(&["tournament", "new", &t, "--regulation", "genova-53", "--name", "Serata", "--organiser", "Il circolo"]);
    fails(&["tournament", "new", &t, "--regulation", "genova-53", "--name", "Serata"], 3, &["esiste già"]);
    let people: Vec<Value> = (1..=9)
        .map(|n| json!({"do": "enter", "entry": {"person": {"name": format!("P{n}"), "surname": "Prova"}}}))
        .chain([json!({"do": "call_roll", "players": [1, 2, 3, 4, 5, 6, 7, 8], "presence": "here"})])
        .collect();
    fine(&["tournament", "do", &t, &file("people.json", &json!(people).to_string()), "--by", "Zelia"]);
    let round = fine(&["tournament", "draw", &t, "--seed", "42"]);
    assert!(round.contains("seme 42") && round.contains("Tavolo 2"), "{round}");
    fails(&["tournament", "draw", &t, "--seed", "43"], 1, &["già sorteggiato", "T3.6"]);
    fine(&["tournament", "draw", &t, "--seed", "44", "--came", "9"]);
    let opened: Value = serde_json::from_str(&std::fs::read_to_string(&t).expect("a file")).expect("JSON");
    let log = opened["log"].as_array().expect("a log");
    let seated = &log[log.len() - 1]["events"][0]["tables"];
    for table in seated.as_array().expect("tables") {
        let seats: Vec<_> =
            table["seats"].as_array().expect("seats").iter().map(|id| id.as_u64().expect("a number")).collect();
        let result: Vec<_> =
            seats.iter().zip([48, 39, 23, 9, 4]).map(|(id, points)| format!("{id}={points}/1")).collect();
        let number = table["number"].to_string();
        let arguments: Vec<&str> = result.iter().map(String::as_str).collect();
        fails(&["tournament", "report", &t, &number, "1=2"], 1, &["tavolo"]);
        fails(&["tournament", "report", &t, &number, "1:2"], 3, &["1:2", "NUMERO=PUNTI"]);
        fine(&[&["tournament", "report", &t, &number], arguments.as_slice()].concat());
    }
    assert!(fine(&["tournament", "undo", &t]).contains("Annullata"));
    fails(&["tournament", "draw", &t, "--seed", "1"], 1, &["mancano i risultati di un tavolo"]);
    assert!(fine(&["standings", &t]).contains("Il torneo non è finito"));
    assert!(fine(&["tournament", "show", &t, "--round", "1"]).contains("Turno 1"));
    fails(&["tournament", "show", &t, "--round", "2"], 1, &["turno 2"]);
    assert!(fine(&["tournament", "check", &t]).contains("Tutto torna"));
}

/// A tournament of this regulation with so many people, who sit at tables of four in order.
pub(crate) fn seated(name: &str, regulation: &[&str], people: u64) -> String {
    let t = path(name);
    let _ = std::fs::remove_file(&t);
    fine(&[&["tournament", "new", &t, "--name", "Prova", "--regulation"], regulation].concat());
    let enter = |n| json!({"do": "enter", "entry": {"person": {"name": format!("P{n}"), "surname": "Prova"}}});
    let ids: Vec<u64> = (1..=people).collect();
    let tables: Vec<&[u64]> = ids.chunks(4).collect();
    let commands: Vec<Value> = ids.iter().map(enter).chain([json!({"do": "seat", "tables": tables})]).collect();
    fine(&["tournament", "do", &t, &file(&format!("{name}.commands"), &json!(commands).to_string())]);
    t
}

/// C58: who is involved does not rule, by whatever name; what is ruled is kept with its hour and shown on the sheet (T1.8).
#[test]
fn rulings_are_kept_and_nobody_rules_on_their_own() {
    let t = seated("rulings.json", &["challenge-2017"], 4);
    let sanction = |more: &[&str]| {
        let asked = ["tournament", "sanction", &t, "3", "points=5", "--fault", "C55", "--why", "parla", "--grave"];
        [asked.map(str::to_owned).to_vec(), more.iter().map(|&word| word.to_owned()).collect()].concat()
    };
    let stands_aside = |more: &[&str]| {
        let asked = sanction(more);
        let asked: Vec<&str> = asked.iter().map(String::as_str).collect();
        fails(&asked, 1, &["parte in causa", "C58"]);
    };
    stands_aside(&["--by", "3"]);
    stands_aside(&["--by", "p3  prova"]);
    stands_aside(&["--by", "P2 Prova", "--involved", "2,4"]);
    let asked = sanction(&["--by", "P2 Prova"]);
    fine(&asked.iter().map(String::as_str).collect::<Vec<_>>());
    let kept: Value = serde_json::from_str(&std::fs::read_to_string(&t).expect("a file")).expect("JSON");
    let entry = &kept["log"].as_array().expect("a log").last().expect("an entry")["events"][0]["entry"];
    assert!(entry["when"].as_str().is_some_and(|when| when.ends_with('Z')), "{entry}");
    assert_eq!(entry["by"]["player"], 2);
    fine(&["tournament", "report", &t, "1", "1=40", "2=30", "3=20", "4=x1"]);
    let sheet = fine(&["tournament", "show", &t]);
    assert!(
        sheet.contains("penalità −5") && !sheet.contains("firmato"),
        "who has not signed is not for the wall: {sheet}"
    );
    assert!(fine(&["tournament", "check", &t]).contains("Tutto torna"));
}

/// A refusal cites the setting that refuses, not the first of its rule.
#[test]
fn a_refusal_cites_the_setting_that_refuses() {
    let t = seated("cited.json", &["lariana"], 8);
    let late = file("late.json", r#"{"do": "arrive", "entrant": 8, "minutes": 16}"#);
    fails(&["tournament", "do", &t, &late], 1, &["T2.12", "lariana art. 51.1, regola 2"]);
    let format = ["tournament", "simulate", "--format", "firk/eliminazione", "--entrants", "9"];
    fails(&format, 1, &["T2.9", "firk art. 51"]);
}

/// The publisher's sentence is on every print of S.P.Q. (T2.13), and nowhere else.
#[test]
fn the_trade_mark_is_on_every_print() {
    let mark = "marchio registrato ®";
    let t = seated("mark.json", &["spqr-rtu"], 4);
    let csv = path("mark.csv");
    let txt = path("mark.txt");
    fine(&["tournament", "export", &t, "--to", &csv, "--what", "entrants"]);
    fine(&["tournament", "export", &t, "--to", &txt, "--what", "standings"]);
    let read = |name: &str| std::fs::read_to_string(name).expect("a file");
    let printed = [
        fine(&["tournament", "why", &t, "1"]),
        fine(&["standings", &t]),
        fine(&["tournament", "outlook", &t]),
        fine(&["tournament", "show", &t, "--round", "1"]),
        fine(&["regulation", "show", "spqr-rtu"]),
        fine(&["ruling", "C40", "--regulation", "spqr-rtu"]),
        read(&csv),
        read(&txt),
    ];
    printed.iter().for_each(|print| assert_eq!(print.matches(mark).count(), 1, "{print}"));
    let again = seated("mark-again.json", &["spqr-rtu"], 4);
    let other = path("mark-enter.json");
    let _ = std::fs::remove_file(&other);
    fine(&["tournament", "new", &other, "--name", "Altro", "--regulation", "spqr-rtu"]);
    let entered = fine(&["tournament", "enter", &other, &csv]);
    assert!(entered.contains("4"), "{entered}");
    assert!(!fine(&["regulation", "show", "raduno"]).contains(mark));
    assert_eq!(fine(&["regulation", "show", "spqr-box"]).matches(mark).count(), 1);
    assert!(fine(&["standings", &again]).contains(mark));
}

/// T2.13: who signed for the text is read from a list, written to one, and told apart; another text is refused.
#[test]
fn who_has_signed_is_known() {
    let t = path("signed.json");
    let _ = std::fs::remove_file(&t);
    fine(&["tournament", "new", &t, "--name", "Prova", "--regulation", "raduno"]);
    let list = "Nome;Cognome;Firma;Consenso\nAda;Neri;sì;sì\nUgo;Verdi;no;\nIda;Bianchi;x;no\nLeo;Rossi;;\n";
    fine(&["tournament", "enter", &t, &file("signed.csv", list)]);
    let round = fine(&["tournament", "draw", &t, "--seed", "1"]);
    assert!(round.contains("Non hanno ancora firmato il regolamento: Ugo Verdi, Leo Rossi"), "{round}");
    let out = path("signed-out.csv");
    fine(&["tournament", "export", &t, "--to", &out, "--what", "entrants"]);
    let again = path("signed-again.json");
    let _ = std::fs::remove_file(&again);
    fine(&["tournament", "new", &again, "--name", "Altro", "--regulation", "raduno"]);
    fine(&["tournament", "enter", &again, &out]);
    let round = fine(&["tournament", "draw", &again, "--seed", "1"]);
    assert!(round.contains("Ugo Verdi, Leo Rossi"), "{round}");
    let other = path("signed-other.json");
    let _ = std::fs::remove_file(&other);
    fine(&["tournament", "new", &other, "--name", "Altro", "--regulation", "genova-53"]);
    fails(&["tournament", "enter", &other, &out], 1, &["altro testo", "T2.13"]);
}

/// The calendar of genova-53 §2: days fixed and moved, a special event, what is shown and what is checked.
#[test]
fn a_calendar_by_hand() {
    let t = path("calendar.json");
    let _ = std::fs::remove_file(&t);
    let new = ["tournament", "new", &t, "--regulation", "genova-53", "--name", "Campionato", "--date"];
    fails(&[new.as_slice(), &["2026-02-30"]].concat(), 3, &["2026-02-30", "anno-mese-giorno"]);
    fine(&[new.as_slice(), &["2026-05-13"]].concat());
    let people: Vec<Value> = (1..=4)
        .map(|n| json!({"do": "enter", "entry": {"person": {"name": format!("P{n}"), "surname": "Prova"}}}))
        .chain([
            json!({"do": "schedule", "stage": "evening", "day": "2026-05-14"}),
            json!({"do": "seat", "tables": [[1, 2, 3, 4]]}),
        ])
        .collect();
    fine(&["tournament", "do", &t, &file("calendar-people.json", &json!(people).to_string())]);
    fine(&["tournament", "report", &t, "1", "1=40", "2=30", "3=20", "4=10"]);
    fine(&["tournament", "schedule", &t, "--stage", "semifinal", "--date", "2026-06-18"]);
    fine(&["tournament", "schedule", &t, "--stage", "final", "--date", "2026-06-25"]);
    let postpone = |stage: &'static str, date: &'static str, agreed: &'static str| {
        ["tournament", "postpone", &t, "--stage", stage, "--date", date, "--agreed", agreed, "--why", "ferie"]
    };
    let both = "players,club";
    fails(&postpone("semifinal", "2026-06-19", both), 1, &["18 giugno 2026", "T2.14", "genova-53 §2"]);
    fails(&postpone("evening", "2026-05-15", both), 1, &["già giocato", "T2.14"]);
    fails(&postpone("final", "2027-01-07", both), 1, &["31 dicembre 2026", "T2.14", "genova-53 §2"]);
    fails(&postpone("final", "2026-09-20", "players"), 1, &["circolo", "T2.14", "genova-53 §2"]);
    fails(&postpone("final", "2026-09-20", "giocatori"), 3, &["giocatori", "players"]);
    let next = ["tournament", "next", &t, "--name", "54°", "--date", "2026-09-03", "--date", "2026-09-10"];
    fails(&next, 1, &["almeno 4", "T2.14"]);
    fine(&[next.as_slice(), &["--date", "2026-09-17", "--date", "2026-09-24"]].concat());
    let moved = fine(&postpone("final", "2026-09-20", both));
    assert!(moved.contains("domenica 20 settembre 2026 (spostata da giovedì 25 giugno 2026: ferie; entro"), "{moved}");
    fails(&["tournament", "event", &t, "Notte", "--date", "2026-05-30", "4=1.234"], 3, &["4=1.234", "2 cifre"]);
    fine(&["tournament", "event", &t, "Notte", "--date", "2026-05-30", "4=12.5"]);
    let shown = fine(&["tournament", "show", &t]);
    for words in ["Calendario", "Evento speciale: Notte", "P4 Prova 12.50", "Eventi"] {
        assert!(shown.contains(words), "no {words:?} in {shown}");
    }
    let rows: Value = serde_json::from_str(&fine(&["standings", &t, "--json"])).expect("JSON");
    let fourth = rows.as_array().and_then(|rows| rows.iter().find(|row| row["who"] == 4)).expect("a line");
    assert_eq!(fourth["extra"], "12.50", "{rows}");
    let csv = path("calendar.csv");
    fine(&["tournament", "export", &t, "--to", &csv, "--what", "calendar"]);
    assert!(std::fs::read_to_string(&csv).expect("a file").contains("2026-09-20,2026-06-25,2026-09-24"));
    assert!(fine(&["tournament", "check", &t]).contains("Tutto torna"));
    let good = std::fs::read_to_string(&t).expect("a file");
    // Files of before have dates that are no days.
    let old = file("calendar-old.json", &good.replace("2026-05-13", "giovedì sera"));
    assert!(fine(&["tournament", "show", &old]).contains("giovedì sera"));
    let bad = file("calendar-bad.json", &good.replace("\"deadline\": \"2026-09-24\"", "\"deadline\": \"2026-09-25\""));
    let (code, out, _) = run("it_IT", &["tournament", "check", &bad]);
    assert!(code == 1 && out.contains("calendario, riga 3"), "{out}");
    assert!(fine(&["tournament", "undo", &t]).contains("Annullata"));
    assert!(!fine(&["tournament", "show", &t]).contains("Notte"));
}

/// One thing changed in a file: `check` says where.
#[test]
fn a_file_that_was_tampered_with_is_told() {
    let t = path("tampered.json");
    fine(&["tournament", "simulate", "--format", "challenge-2017", "--entrants", "20", "--seed", "3", "--output", &t]);
    assert!(fine(&["tournament", "check", &t]).contains("Tutto torna"));
    let good = std::fs::read_to_string(&t).expect("a file");
    let changes = [
        (good.replacen("\"seed\": ", "\"seed\": 1", 1), "registrazione"),
        (good.replacen("\"place\": 1,", "\"place\": 2,", 1), "turno 1, tavolo 1"),
        (good.replacen("\"total\": \"", "\"total\": \"9", 1), "classifica, riga 1"),
    ];
    for (text, words) in changes {
        assert_ne!(text, good);
        let (code, out, _) = run("it_IT", &["tournament", "check", &file("tampered-2.json", &text)]);
        assert_eq!(code, 1, "{out}");
        assert!(out.contains(words), "no {words:?} in {out}");
    }
    fails(&["tournament", "check", &file("cut.json", &good[..good.len() / 2])], 3, &["cut.json", "riga"]);
    fails(
        &["tournament", "check", &file("other.json", &good.replace("tournament 2", "record 1"))],
        3,
        &["tournament 2"],
    );
    fails(
        &[
            "tournament",
            "check",
            &file("nobody.json", &good.replace("\"regulation\": \"challenge-2017\"", "\"regulation\": \"circolo\"")),
        ],
        3,
        &["circolo", "--regulation"],
    );
}

/// A club's own format is a file: no Rust.
#[test]
fn a_format_of_ones_own() {
    let club = file(
        "coppa.toml",
        "id = \"coppa\"\nname = { it = \"Coppa\", en = \"Cup\" }\nextends = \"raduno\"\n\
         [tournament.entry]\nformat = { value = \"coppa\", house = \"assemblea\" }\n\
         [tournament.scoring.nostro]\nlike = \"bonus-50\"\nplaces = { value = [30, 10], house = \"assemblea\" }\n\
         [tournament.formats.coppa]\nname = { it = \"Coppa\", en = \"Cup\" }\nlike = \"raduno\"\n\
         scoring = { value = \"nostro\", house = \"assemblea\" }\n\
         stages = { value = [\"qualifying\", \"final\"], house = \"assemblea\" }\n\
         [tournament.formats.coppa.qualifying]\nrounds = { value = 3, house = \"assemblea\" }\n",
    );
    let out = fine(&[
        "tournament",
        "simulate",
        "--regulation",
        &club,
        "--format",
        "coppa",
        "--entrants",
        "16",
        "--seed",
        "2",
    ]);
    assert!(out.contains("Turno 3 – Qualificazione") && out.contains("Turno 4 – Finale"), "{out}");
    let table = file(
        "coppa-table.json",
        r#"{"players": [{"name": "A", "points": 40}, {"name": "B", "points": 30}, {"name": "C", "points": 20}, {"name": "D", "points": 10}]}"#,
    );
    let out = fine(&["score", "--regulation", &club, "--method", "nostro", &table, "--json"]);
    let points: Value = serde_json::from_str(&out).expect("JSON");
    let points: Vec<_> = points["players"]
        .as_array()
        .expect("players")
        .iter()
        .map(|one| one["points"].as_str().expect("text").to_owned())
        .collect();
    assert_eq!(points, ["70", "40", "20", "10"]);
}

#[test]
fn one_table_is_scored() {
    let table = file(
        "table.json",
        r#"{"players": [{"name": "A", "points": 23, "outside": 10, "order": 1}, {"name": "B", "points": 0, "eliminated": 1},
            {"name": "C", "points": 48}, {"name": "D", "points": 39, "penalty": 2}], "objective_reached_by": null}"#,
    );
    let out = fine(&["score", "--method", "millesimi", &table, "--json"]);
    let answer: Value = serde_json::from_str(&out).expect("JSON");
    let expected = json!({"players": [
        {"name": "A", "place": 3, "points": "0.023"}, {"name": "B", "place": 4, "points": "0.000"},
        {"name": "C", "place": 1, "points": "1.048"}, {"name": "D", "place": 2, "points": "0.037"}]});
    assert_eq!(answer, expected);
    assert_eq!(fine(&["score", "--method", "bonus-35", &table]), "1. C: 83\n2. D: 37\n3. A: 23\n4. B: 0\n");
    fails(&["score", "--method", "milesimi", &table], 3, &["millesimi", "bonus-50", "medals"]);
    let wrong =
        |text: &str, words: &[&str]| fails(&["score", "--method", "millesimi", &file("wrong.json", text)], 3, words);
    wrong("{\"players\": [", &["wrong.json", "line 1"]);
    wrong(
        r#"{"players": [{"name": "A", "points": 90}, {"name": "B"}, {"name": "C"}, {"name": "D"}]}"#,
        &["A", "90", "86", "G7.10"],
    );
    wrong(r#"{"players": [{"name": "A", "punti": 9}]}"#, &["punti"]);
    wrong(r#"{"players": [{"name": "A", "points": 9}, {"name": "B"}], "objective_reached_by": "Z"}"#, &["Z"]);
    wrong(r#"{"players": [{"name": "A"}, {"name": "B"}], "objective_reached": "A"}"#, &["objective_reached_by"]);
    for (lang, default) in [("en", "unless --regulation firk"), ("it", "se non è detto --regulation firk")] {
        let help = fine(&["score", "--help", "--lang", lang]).split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(help.contains(default) && help.contains("objective_reached_by"), "{help}");
    }
    wrong(r#"{"players": [{"name": "A", "points": 80, "outside": 80}, {"name": "B", "points": 5}]}"#, &["165", "164"]);
    wrong(r#"{"players": [{"name": "A", "points": 20, "order": 1}, {"name": "B", "points": 20}]}"#, &["order"]);
}
