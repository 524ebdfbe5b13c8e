//! `tournament enter`, `import` and `export` from outside.

use serde_json::Value;
use std::path::{Path, PathBuf};

/// A folder of its own for each test.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("interchange-{name}"));
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("a folder");
    path
}

fn data(name: &str) -> String {
    format!("{}/../interchange/tests/data/{name}", env!("CARGO_MANIFEST_DIR"))
}

fn run(lang: &str, folder: &Path, arguments: &[&str]) -> (i32, String, String) {
    crate::common::run_in(lang, folder, &[&["tournament"], arguments].concat())
}

fn says(folder: &Path, arguments: &[&str], code: i32, words: &[&str]) {
    let (found, out, err) = run("en_GB", folder, arguments);
    assert_eq!(found, code, "{out}{err}");
    let all = format!("{out}{err}");
    words.iter().for_each(|word| assert!(all.contains(word), "no {word:?} in {all}"));
}

fn put(folder: &Path, name: &str, text: &str) {
    std::fs::write(folder.join(name), text).expect("a file");
}

fn entrants(folder: &Path, file: &str) -> usize {
    let text = std::fs::read_to_string(folder.join(file)).expect("a file");
    let file: Value = serde_json::from_str(&text).expect("JSON");
    let entered = |entry: &&Value| entry["command"]["do"] == "enter";
    file["log"].as_array().expect("a log").iter().filter(entered).count()
}

#[test]
fn a_list_enters_whole_or_not_at_all() {
    let folder = folder("enter");
    says(&folder, &["new", "t.json", "--regulation", "raduno", "--name", "Prova"], 0, &[]);
    put(
        &folder,
        "a.csv",
        "Raduno di prova\nCognome;Nome;Circolo;Quota;Telefono\nTorremoro;Ada;Aurora;10;1\nBrancalupi;Niccolò;;;2\n",
    );
    says(&folder, &["enter", "t.json", "a.csv", "--dry-run"], 0, &["2 people can enter", "'Telefono'", "line 1"]);
    assert_eq!(entrants(&folder, "t.json"), 0);
    says(&folder, &["enter", "t.json", "a.csv"], 0, &["2 people entered"]);
    assert_eq!(entrants(&folder, "t.json"), 2);
    // The same again, and somebody new: nobody enters.
    put(&folder, "b.csv", "name,club\nAda Torremoro,Aurora\nLea Rivascura,\n");
    says(
        &folder,
        &["enter", "t.json", "b.csv"],
        1,
        &["Ada Torremoro (line 2, field 1)", "entrant no. 1", "the same name"],
    );
    assert_eq!(entrants(&folder, "t.json"), 2);
    put(&folder, "c.csv", "first name,surname\nTorremoro,Ada\nNicolo,Brancalupi\nLea,Rivascura\n");
    says(
        &folder,
        &["enter", "t.json", "c.csv"],
        0,
        &["name and surname swapped", "one letter differs", "3 people entered"],
    );
    put(&folder, "d.csv", "Nome,Cognome,Minorenne\nUgo,Cimatosti,\nIda,Valdiserra,si\n");
    says(&folder, &["enter", "t.json", "d.csv"], 1, &["line 3", "T2.12"]);
    assert_eq!(entrants(&folder, "t.json"), 5);
}

#[test]
fn bad_lists_are_told_line_by_line() {
    let folder = folder("bad");
    says(&folder, &["new", "t.json", "--regulation", "raduno", "--name", "Prova"], 0, &[]);
    put(&folder, "a.csv", "Nome,Cognome,Nascita,Quota\nAda,Torremoro,ieri,\n,,,5\nUgo,Cimatosti,,molto\n");
    says(
        &folder,
        &["enter", "t.json", "a.csv"],
        3,
        &["line 2, field 3", "'ieri'", "line 3, field 1", "line 4, field 4", "'molto'"],
    );
    let (code, _, err) = run("it_IT", &folder, &["enter", "t.json", "a.csv"]);
    assert_eq!((code, err.lines().count()), (3, 3), "{err}");
    assert!(err.contains("riga 2, campo 3: mi aspettavo una data"), "{err}");
    put(&folder, "b.csv", "");
    says(&folder, &["enter", "t.json", "b.csv"], 3, &["b.csv", "empty"]);
    says(&folder, &["enter", "t.json", "none.csv"], 3, &["none.csv"]);
    assert_eq!(entrants(&folder, "t.json"), 0);
}

#[test]
fn a_workbook_becomes_a_tournament() {
    let folder = folder("import");
    says(
        &folder,
        &["import", &data("venti.xls"), "t.json"],
        0,
        &["20 entrants, 2 rounds (raduno, raduno)", "are right"],
    );
    says(&folder, &["check", "t.json"], 0, &[]);
    says(&folder, &["import", &data("venti.xls"), "t.json"], 3, &["t.json"]);
    let wrong = ["import", &data("venti-sbagliato.xls"), "w.json", "--regulation", "raduno"];
    says(&folder, &wrong, 1, &["differences from the workbook's standings", "sheet 'Classifica', cell A", "round 2"]);
    says(&folder, &["check", "w.json"], 0, &[]);
    let ghost = ["import", &data("fantasma.xls"), "g.json", "--regulation", "genova-53"];
    says(&folder, &ghost, 0, &["7 entrants, 1 rounds", "no standings to compare"]);
    let (code, out, _) = run("it_IT", &folder, &["import", &data("venti-sbagliato.xls"), "i.json"]);
    assert!(code == 1 && out.contains("differenze dalle classifiche della cartella"), "{out}");
}

#[test]
fn bad_workbooks_are_told_cell_by_cell() {
    let folder = folder("broken");
    let words = ["sheet 'Iscritti', cell F6", "'FORSE'", "sheet '1° Turno'", "'dieci'", "sheet 'TORNEO', cell D4"];
    says(&folder, &["import", &data("rotto.xls"), "t.json", "--regulation", "raduno"], 3, &words);
    says(&folder, &["import", &data("make.py"), "t.json"], 3, &["make.py"]);
    put(&folder, "no.xls", "nothing of the kind");
    says(&folder, &["import", "no.xls", "t.json"], 3, &["expected an .xls or .xlsx file"]);
    says(
        &folder,
        &["import", &data("venti.xls"), "t.json", "--regulation", "spqr-rtu", "--format", "nessuna"],
        3,
        &["nessuna"],
    );
    says(&folder, &["import", &data("venti.xls"), "t.json", "--regulation", "challenge-2018"], 3, &["challenge-2018"]);
    // Cut off in the middle, it is the file's fault and told in one line.
    let whole = std::fs::read(data("venti.xls")).expect("a file");
    for length in (0..whole.len() / 2).step_by(1500) {
        std::fs::write(folder.join("cut.xls"), &whole[..length]).expect("a file");
        let (code, _, err) = run("en_GB", &folder, &["import", "cut.xls", "t.json", "--regulation", "raduno"]);
        assert_eq!((code, err.lines().count()), (3, 1), "{length} bytes: {err}");
        assert!(err.contains("cut.xls"), "{err}");
    }
    assert!(!folder.join("t.json").exists());
}

#[test]
fn a_tournament_is_written_for_others() {
    let folder = folder("export");
    says(&folder, &["import", &data("venti.xls"), "t.json"], 0, &[]);
    for to in ["a.csv", "a.xlsx", "a.txt", "a.json"] {
        for what in ["all", "standings", "entrants", "cash", "round-2", "round 1"] {
            says(&folder, &["export", "t.json", "--to", to, "--what", what], 0, &[to]);
        }
    }
    says(&folder, &["export", "t.json", "--to", "whole.xlsx"], 0, &["whole.xlsx"]);
    says(&folder, &["import", "whole.xlsx", "again.json", "--regulation", "raduno"], 0, &["20 entrants", "are right"]);
    says(&folder, &["export", "t.json", "--to", "whole.json"], 0, &[]);
    says(&folder, &["check", "whole.json"], 0, &[]);
    says(&folder, &["export", "t.json", "--to", "list.csv", "--what", "entrants"], 0, &[]);
    says(&folder, &["new", "n.json", "--regulation", "raduno", "--name", "Altro"], 0, &[]);
    says(&folder, &["enter", "n.json", "list.csv"], 0, &["20 people entered"]);
    says(&folder, &["export", "t.json", "--to", "x.doc"], 3, &["x.doc", ".xlsx"]);
    says(&folder, &["export", "t.json", "--to", "x.csv", "--what", "round-3"], 3, &["round-3", "2 rounds"]);
    says(&folder, &["export", "t.json", "--to", "t.json"], 3, &["t.json"]);
    let csv = std::fs::read_to_string(folder.join("list.csv")).expect("a file");
    assert!(csv.starts_with("\u{feff}No.,First name,Surname"), "{csv}");
}
