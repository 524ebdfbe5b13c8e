//! The built program from outside: what it prints, what it writes and its exit codes.

use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What came of a run.
struct Ran {
    code: i32,
    out: String,
    err: String,
}

impl Ran {
    /// The one JSON value on standard output.
    fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {} {}", self.out, self.err))
    }

    /// Ended with this code, and said this in one line on standard error.
    fn complains(&self, code: i32, about: &[&str]) {
        assert_eq!((self.code, self.err.lines().count()), (code, 1), "{}{}", self.out, self.err);
        for word in about {
            assert!(self.err.contains(word), "no {word:?} in {}", self.err);
        }
    }

    fn says(&self, code: i32, words: &[&str]) {
        assert_eq!((self.code, self.err.as_str()), (code, ""), "{}", self.out);
        for word in words {
            assert!(self.out.contains(word), "no {word:?} in {}", self.out);
        }
    }
}

fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sdadata"));
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "en_GB.UTF-8").stdin(Stdio::null());
    command
}

fn run(arguments: &[&str]) -> Ran {
    ran(program().args(arguments))
}

fn ran(command: &mut Command) -> Ran {
    let output = command.output().expect("the program runs");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    Ran { code: output.status.code().unwrap_or(-1), out: text(output.stdout), err: text(output.stderr) }
}

/// A file of this test run.
fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

fn path(name: &str) -> String {
    file(name).to_str().expect("UTF-8").to_owned()
}

fn write(name: &str, text: &str) -> String {
    fs::write(file(name), text).expect("a file can be written");
    path(name)
}

/// The record of some games, which is then the file of this name.
fn record(name: &str, games: &str, more: &[&str]) -> String {
    let path = path(name);
    let ran = run(&[&["simulate", "--games", games, "--json", "--records", &path], more].concat());
    assert_eq!(ran.code, 0, "{}", ran.err);
    fs::read_to_string(path).expect("the record is there")
}

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

fn sum(value: &Value) -> f64 {
    value.as_object().expect("an object").values().map(|number| number.as_f64().expect("a number")).sum()
}

#[test]
fn odds_of_a_battle() {
    run(&["odds", "8", "5"]).says(0, &["Conquest: 44.48%", "Armies left to the attack", "█"]);
    let json = run(&["odds", "8", "5", "--json"]).json();
    assert_eq!(keys(&json), ["attacker_left", "conquest", "defender_left", "expected"]);
    assert!((json["conquest"].as_f64().expect("a number") - 0.444_815_840_238_757_7).abs() < 1e-12);
    assert_eq!(json["conquest"], json["defender_left"]["0"]);
    assert!((sum(&json["attacker_left"]) - 1.0).abs() < 1e-12 && (sum(&json["defender_left"]) - 1.0).abs() < 1e-12);
    assert_eq!(keys(&json["expected"]), ["attackers", "defenders"]);
    let allowed = run(&["odds", "8", "5", "--regulation", "classico", "--json"]).json();
    assert!(allowed["conquest"].as_f64() > json["conquest"].as_f64(), "who may go on outnumbered wins more often");
    let widest = run(&["odds", "130", "130"]);
    assert!(widest.out.lines().all(|line| line.chars().count() <= 80) && widest.out.lines().count() < 40);
}

/// B11, B12: at sea and from it, by hand for the smallest.
#[test]
fn odds_at_sea() {
    let conquest = |attackers: &str, defenders: &str, more: &[&str]| {
        let asked = run(&[&["odds", attackers, defenders, "--regulation", "spqr-rtu", "--json"], more].concat());
        let json = asked.json();
        assert_eq!(keys(&json), ["attacker_left", "conquest", "defender_left", "expected"]);
        assert!((sum(&json["attacker_left"]) - 1.0).abs() < 1e-12 && (sum(&json["defender_left"]) - 1.0).abs() < 1e-12);
        json["conquest"].as_f64().expect("a number")
    };
    let near = |found: f64, expected: f64| assert!((found - expected).abs() < 1e-12, "{found} is not {expected}");
    near(conquest("1", "1", &["--kind", "naval"]), 15.0 / 36.0);
    near(conquest("2", "1", &["--kind", "naval"]), 125.0 / 216.0 + 55.0 / 216.0 * 15.0 / 36.0);
    near(conquest("1", "1", &["--kind", "landing"]), 15.0 / 36.0);
    near(conquest("2", "2", &["--kind", "landing"]), 295.0 / 1296.0 + 420.0 / 1296.0 * 15.0 / 36.0);
    near(conquest("3", "2", &[]), 295.0 / 1296.0 + 420.0 / 1296.0 * 15.0 / 36.0);
    run(&["odds", "3", "2", "--kind", "naval", "--regulation", "spqr-rtu"])
        .says(0, &["3 triremes against 2", "both fleets"]);
    run(&["odds", "3", "2", "--kind", "landing", "--regulation", "spqr-box"])
        .says(0, &["3 legionaries land", "Conquest: "]);
    run(&["odds", "3", "2", "--kind", "naval"]).complains(3, &["naval", "challenge-2017", "spqr-rtu"]);
    run(&["odds", "3", "2", "--kind", "landing", "--regulation", "classico"]).complains(3, &["landing", "classico"]);
    run(&["odds", "3", "2", "--kind", "sky", "--regulation", "spqr-rtu"])
        .complains(3, &["sky", "land, naval, landing"]);
    run(&["odds", "4", "1", "--regulation", "spqr-rtu"]).says(0, &["4 legionaries against 1", "Legionaries left"]);
    run(&["odds", "3", "3", "--regulation", "spqr-rtu"]).complains(1, &["B10", "box §10", "2", "3"]);
    run(&["odds", "1", "2", "--kind", "naval", "--regulation", "spqr-rtu"]).complains(1, &["B10"]);
    run(&["odds", "2", "3", "--kind", "landing", "--regulation", "spqr-rtu"]).complains(1, &["B10"]);
    run(&["odds", "0", "2", "--kind", "naval", "--regulation", "spqr-rtu"]).complains(3, &["at least 1 trireme"]);
    run(&["odds", "1", "2", "--regulation", "spqr-rtu"]).complains(1, &["at least 2", "B14"]);
    run(&["odds", "0", "2", "--regulation", "spqr-rtu"]).complains(3, &["at least 2"]);
}

#[test]
fn odds_of_no_battle() {
    run(&["odds", "131", "5"]).complains(3, &["131", "130"]);
    run(&["odds", "5", "131"]).complains(3, &["131", "130"]);
    run(&["odds", "1", "5"]).complains(3, &["at least 2"]);
    run(&["odds", "5", "0"]).complains(3, &["at least 1"]);
    run(&["odds", "five", "1"]).complains(3, &["five", "2", "130"]);
    run(&["odds", "-5", "1"]).complains(3, &["-5"]);
    run(&["odds", "5"]).complains(3, &["DEFENDERS", "sdadata odds --help"]);
    run(&["odds", "5", "5", "--regulation", "clasico"]).complains(3, &["clasico", "raduno", "did you mean “classico”"]);
}

#[test]
fn simulation_says_what_was_agreed() {
    let json = run(&["simulate", "--players", "4", "--bots", "random-turns,random", "--games", "40", "--json"]).json();
    for key in [
        "games",
        "seconds",
        "games_per_second",
        "wins",
        "wins_by_bot",
        "objective_reached",
        "mean_laps",
        "mean_winner_points",
        "closed_by",
    ] {
        assert!(!json[key].is_null(), "no {key}");
    }
    assert_eq!(keys(&json["wins"]), ["A", "B", "C", "D"]);
    assert_eq!(keys(&json["wins_by_bot"]), ["random", "random-turns"]);
    assert_eq!(keys(&json["closed_by"]), ["closing", "last-player", "objective", "time"]);
    assert_eq!(json["games"], 40);
    for sums in ["wins", "wins_by_bot", "closed_by"] {
        assert!((sum(&json[sums]) - 40.0).abs() < 1e-9, "{sums}");
    }
    run(&["simulate", "--games", "5", "--seed", "3"]).says(0, &["Seed: 3", "5 games", "Wins by seat"]);
}

#[test]
fn the_same_seed_plays_the_same_games() {
    let one = record("one.txt", "30", &["--threads", "1"]);
    assert!(one == record("two.txt", "30", &["--threads", "2"]), "two threads");
    assert!(one == record("audited.txt", "30", &["--audit"]), "an auditor at the table");
    let parts = ["1/3", "2/3", "3/3"].map(|part| record("part.txt", "30", &["--shard", part]));
    assert!(one == parts.concat(), "shards end to end");
    assert!(one != record("other.txt", "30", &["--seed", "8"]), "another seed");
    run(&["record", "check", &path("one.txt")]).says(0, &["30 games, all in order"]);
}

/// The tables of the second game.
const SPQR_TABLES: [(&str, &str); 5] =
    [("spqr-rtu", "4"), ("spqr-rtu", "5"), ("spqr-box", "3"), ("spqr-box", "4"), ("spqr-box", "5")];

#[test]
fn the_second_game_is_simulated() {
    for (players, seats) in [("4", &["A", "B", "C", "D"][..]), ("5", &["A", "B", "C", "D", "E"])] {
        let options = ["--regulation", "spqr-rtu", "--players", players, "--bots", "cautious,random", "--games", "40"];
        let json = run(&[&["simulate", "--json"], &options[..]].concat()).json();
        assert_eq!(keys(&json["wins"]), seats);
        assert_eq!(keys(&json["wins_by_bot"]), ["cautious", "random"]);
        assert_eq!(keys(&json["closed_by"]), ["last-player", "target", "time"]);
        assert_eq!(json["objective_reached"], json["closed_by"]["target"]);
        for sums in ["wins", "wins_by_bot", "closed_by"] {
            assert!((sum(&json[sums]) - 40.0).abs() < 1e-9, "{sums}");
        }
        assert!(json["mean_winner_points"].as_f64() > Some(5.0) && json["mean_laps"].as_f64() > Some(4.0), "{json}");
    }
    let of = |more: &[&str]| run(&[&["simulate", "--regulation", "spqr-rtu", "--games", "1"], more].concat());
    of(&["--players", "3"]).complains(3, &["3", "4, 5", "S1"]);
    of(&["--players", "6"]).complains(3, &["6", "4, 5"]);
    of(&["--absent", "1"]).complains(3, &["1"]);
    of(&["--bots", "random-turns"]).complains(3, &["random-turns", "random, cautious"]);
}

#[test]
fn the_same_seed_plays_the_same_games_of_the_second_game() {
    let spqr = |name: &str, more: &[&str]| record(name, "12", &[&["--regulation", "spqr-rtu"], more].concat());
    let one = spqr("spqr-one.txt", &["--threads", "1"]);
    assert!(one == spqr("spqr-two.txt", &["--threads", "2"]), "two threads");
    assert!(one == spqr("spqr-audited.txt", &["--audit"]), "an auditor at the table");
    let parts = ["1/3", "2/3", "3/3"].map(|part| spqr("spqr-part.txt", &["--shard", part]));
    assert!(one == parts.concat(), "shards end to end");
    run(&["record", "check", &path("spqr-one.txt")]).says(0, &["12 games, all in order"]);
}

#[test]
fn the_second_game_passes_the_audit() {
    for (regulation, players) in SPQR_TABLES {
        for bots in ["random", "cautious", "random,cautious"] {
            let records = path(&format!("audit-{regulation}-{players}-{bots}.txt"));
            let options =
                ["--regulation", regulation, "--players", players, "--bots", bots, "--games", "100", "--audit"];
            run(&[&["simulate", "--records", &records], &options[..]].concat()).says(0, &["All invariants hold"]);
            let checked = run(&["record", "check", &records, "--json"]);
            assert_eq!((checked.code, checked.json()["games"].clone()), (0, 100.into()), "{}", checked.out);
        }
    }
}

/// A record of the second game is checked like any other: the first fault has its line, its rule and its article.
#[test]
fn a_record_of_the_second_game_that_was_tampered_with() {
    let good = record("spqr-good.txt", "2", &["--regulation", "spqr-rtu", "--bots", "cautious"]);
    let altered = |at: usize, line: String| {
        let mut lines: Vec<String> = good.lines().map(str::to_owned).collect();
        lines[at] = line;
        let checked = run(&["record", "check", &write("spqr-bad.txt", &(lines.join("\n") + "\n")), "--json"]);
        assert_eq!(checked.code, 1, "{}", checked.out);
        let fault = checked.json()["faults"][0].clone();
        (fault["line"].as_u64(), fault["rule"].clone(), fault["article"].clone())
    };
    let find = |what: &str| good.lines().position(|line| line.contains(what)).expect(what);
    let line = |at: usize| good.lines().nth(at).expect("a line").to_owned();
    let at = find(" claim ");
    let (fault, rule, article) = altered(at, line(at).rsplit_once(' ').expect("points").0.to_owned() + " 9");
    assert_eq!((fault, rule), (Some(at as u64 + 1), "B5".into()));
    assert!(article.as_str().expect("an article").contains("box §5"), "{article}");
    let at = find("chance roll");
    assert_eq!(altered(at, tampered(true, &line(at))).0, Some(at as u64 + 2));
    let at = find("turn-began");
    assert_eq!(altered(at, line(at).replace("due 3", "due 4")).0, Some(at as u64 + 1));
    let at = find("score ");
    assert_eq!(altered(at, line(at).replace("potential ", "potential 1")).0, Some(at as u64 + 1));
    let at = find("board roma45");
    assert_eq!(altered(at, "board risiko42 cards roma55".to_owned()).0, Some(at as u64 + 1));
}

#[test]
fn a_record_of_the_second_game_in_words() {
    record("spqr-told.txt", "2", &["--regulation", "spqr-rtu", "--bots", "cautious"]);
    let file = path("spqr-told.txt");
    let english = run(&["record", "show", &file]);
    english
        .says(0, &["Game spqr-rtu with 4 players", "Preparation", "Round 1", "legionar", "Potential", "Army", "1st"]);
    let italian = run(&["record", "show", &file, "--lang", "it", "--game", "2"]);
    italian.says(0, &["Partita spqr-rtu a 4 giocatori", "Giro 1", "legionari", "Truppe", "1°"]);
    // A record that was downloaded bears the publisher's sentence below its first command; told, it bears it once.
    let mark = "RisiKo! è un marchio registrato ® Editrice Giochi Srl - Tutti i diritti riservati.";
    assert_eq!(italian.out.matches(mark).count(), 1, "{}", italian.out);
    let text = std::fs::read_to_string(&file).expect("a record");
    let at = text.find("\n  ").and_then(|at| Some(at + 1 + text[at + 1..].find('\n')? + 1)).expect("an event");
    let downloaded = path("spqr-downloaded.txt");
    std::fs::write(&downloaded, format!("{}  # {mark}\n  # A parte questo\n{}", &text[..at], &text[at..]))
        .expect("a file");
    let told = run(&["record", "show", &downloaded, "--lang", "it"]);
    told.says(0, &["# A parte questo"]);
    assert_eq!(told.out.matches(mark).count(), 1, "{}", told.out);
    assert_eq!(told.out.trim_end().lines().last(), Some(mark));
    let seen = run(&["record", "show", &file, "--seat", "B"]);
    seen.says(0, &["Seen by", "takes a card"]);
    assert!(seen.out.matches("takes a card:").count() < english.out.matches("takes a card:").count());
    run(&["record", "show", &file, "--seat", "E"]).complains(3, &["E", "A, B, C, D"]);
}

#[test]
fn every_regulation_passes_the_audit() {
    for (regulation, players) in [("challenge-2017", "5"), ("genova-53", "3"), ("firk", "4"), ("classico", "6")] {
        let records = path(&format!("audit-{regulation}.txt"));
        let options = ["--regulation", regulation, "--players", players, "--games", "5", "--audit"];
        let ran = run(&[&["simulate", "--records", &records], &options[..]].concat());
        ran.says(0, &["All invariants hold"]);
        let checked = run(&["record", "check", &records, "--json"]);
        assert_eq!((checked.code, checked.json()["games"].clone()), (0, 5.into()), "{}", checked.out);
    }
    let late = ["--regulation", "genova-53", "--players", "5", "--absent", "2", "--games", "5", "--audit"];
    run(&[&["simulate"], &late[..]].concat()).says(0, &["All invariants hold"]);
}

#[test]
fn simulation_refuses_bad_input() {
    run(&["simulate", "--regulation", "nowhere"]).complains(3, &["nowhere", "challenge-2017"]);
    run(&["simulate", "--players", "9"]).complains(3, &["9", "4, 5"]);
    run(&["simulate", "--absent", "1"]).complains(3, &["late-comer"]);
    run(&["simulate", "--bots", "randm"]).complains(3, &["randm", "did you mean “random”"]);
    run(&["simulate", "--bots", "random,random,random,random,random"]).complains(3, &["4 bots", "5"]);
    run(&["simulate", "--games", "0"]).complains(3, &["--games", "0"]);
    run(&["simulate", "--shard", "4/3"]).complains(3, &["4/3", "I/N"]);
    run(&["simulate", "--threads", "0"]).complains(3, &["--threads"]);
    run(&["simulate", "--games", "1", "--records", "/no/such/folder/r.txt"]).complains(3, &["/no/such/folder/r.txt"]);
    run(&["simulate", "--bots", "exec:/no/such/bot"]).complains(3, &["/no/such/bot", "cannot be started"]);
}

#[test]
fn a_record_in_order() {
    record("good.txt", "3", &[]);
    let json = run(&["record", "check", &path("good.txt"), "--json"]).json();
    assert_eq!(json, serde_json::json!({"ok": true, "games": 3, "faults": []}));
    let mut from_stdin = program();
    from_stdin.args(["record", "check", "-"]).stdin(fs::File::open(file("good.txt")).expect("the record"));
    ran(&mut from_stdin).says(0, &["3 games"]);
}

#[test]
fn an_altered_die_is_found() {
    let good = record("dice.txt", "3", &[]);
    let at = good.lines().position(|line| line.contains("chance roll")).expect("a battle") + 1;
    let lines: Vec<&str> = good.lines().collect();
    // The die alone: the event below it no longer follows.
    let altered: Vec<String> = (1..).zip(&lines).map(|(n, line)| tampered(n == at, line)).collect();
    let checked = run(&["record", "check", &write("die.txt", &(altered.join("\n") + "\n")), "--json"]);
    let fault = checked.json()["faults"][0].clone();
    assert_eq!((checked.code, fault["line"].as_u64()), (1, Some(at as u64 + 1)), "{}", checked.out);
    assert!(keys(&fault).iter().eq(&["article", "file", "line", "rule", "what"]));
    run(&["record", "check", &path("die.txt")]).says(1, &[&format!("line {}", at + 1)]);
}

/// A battle in which the attacker's dice are all another face.
fn tampered(here: bool, line: &str) -> String {
    let Some((head, rest)) = line.split_once("chance roll ").filter(|_| here) else { return line.to_owned() };
    let (attack, defence) = rest.split_once(" : ").expect("two sides");
    let dice = attack.split(' ').map(|die| if die == "1" { "2" } else { "1" }).collect::<Vec<_>>().join(" ");
    format!("{head}chance roll {dice} : {defence}")
}

#[test]
fn an_illegal_command_has_its_rule_and_article() {
    let good = record("legal.txt", "3", &[]);
    let at = good.lines().position(|line| line.contains(" place ")).expect("a placement");
    let mut lines: Vec<String> = good.lines().map(str::to_owned).collect();
    lines[at] = lines[at].rsplit_once(' ').expect("armies").0.to_owned() + " 99";
    let checked = run(&["record", "check", &write("illegal.txt", &(lines.join("\n") + "\n")), "--json"]);
    let fault = checked.json()["faults"][0].clone();
    assert_eq!((checked.code, fault["line"].as_u64()), (1, Some(at as u64 + 1)));
    assert_eq!(fault["rule"], "G2.11");
    assert!(fault["article"].as_str().expect("an article").contains("challenge-2017"), "{fault}");
    run(&["record", "check", &path("illegal.txt")]).says(1, &["G2.11", "challenge-2017 §"]);
}

#[test]
fn a_truncated_record_is_bad_input() {
    let good = record("whole.txt", "1", &[]);
    let lines: Vec<&str> = good.split_inclusive('\n').collect();
    // A cut between a command and its events, not between two commands: that is a game still running.
    let events = (lines.len() / 2..).filter(|&at| lines[at].starts_with("  ")).take(3);
    for keep in [1, 3, 12, lines.len() - 9, lines.len() - 1].into_iter().chain(events) {
        let cut: String = lines[..keep].concat();
        let ran = run(&["record", "check", &write("cut.txt", &cut)]);
        ran.complains(3, &["cut.txt", "line"]);
    }
    // A cut within a line: what is left of it may be another line, and is not judged.
    let whole = (lines.len() / 2..).find(|&at| lines[at].starts_with("  placed ")).expect("armies placed");
    let cut: String = lines[..=whole].concat();
    run(&["record", "check", &write("cut.txt", &cut[..cut.len() - 3])]).complains(3, &["the record stops here"]);
    run(&["record", "check", &write("letters.txt", "Dear referee,\n")]).complains(3, &["sdadata record 1"]);
    run(&["record", "check", &write("empty.txt", "")]).complains(3, &["line 1"]);
    run(&["record", "check", "/no/such/file"]).complains(3, &["/no/such/file"]);
    let json = run(&["record", "check", &path("whole.txt"), "/no/such/file", "--json"]);
    assert_eq!((json.code, json.json()["ok"].clone(), json.json()["games"].clone()), (3, false.into(), 1.into()));
}

/// The last lines of a running record are judged as all others are.
#[test]
fn a_wrong_last_line_is_a_fault() {
    let good = record("last.txt", "1", &[]);
    let lines: Vec<&str> = good.split_inclusive('\n').collect();
    let at = (lines.len() / 2..).find(|&at| lines[at].starts_with("  placed ")).expect("armies placed");
    let line = (at + 1).to_string();
    let event = format!("{}  placed A alaska 99\n", lines[..at].concat());
    run(&["record", "check", &write("last.txt", &event)]).says(1, &[&line, "placed A alaska 99"]);
    let before: String = lines[..at - 1].concat();
    let number = lines[at - 1].split(' ').next().expect("its number");
    let illegal = format!("{before}{number} 9999.000 chance closing 1 1\n");
    let checked = run(&["record", "check", &write("last.txt", &illegal), "--json"]);
    let fault = checked.json()["faults"][0].clone();
    assert_eq!((checked.code, fault["line"].as_u64(), &fault["rule"]), (1, Some(at as u64), &"G3.1".into()));
}

/// A game that is still played has no end: it is in order as far as it goes, in both games.
#[test]
fn a_running_record_is_in_order_as_far_as_it_goes() {
    for (regulation, name) in [("challenge-2017", "running.txt"), ("spqr-rtu", "running-spqr.txt")] {
        let whole = record(name, "1", &["--regulation", regulation]);
        let lines: Vec<&str> = whole.split_inclusive('\n').collect();
        let is_command = |at: &usize| lines[*at].starts_with(|c: char| c.is_ascii_digit());
        for keep in (lines.len() / 2..).filter(is_command).take(2) {
            let file = write(name, &lines[..keep].concat());
            run(&["record", "check", &file]).says(0, &["1 game, running"]);
            let json = run(&["record", "check", &file, "--json"]);
            let answer = json.json();
            assert_eq!((json.code, &answer["ok"], &answer["running"]), (0, &true.into(), &1.into()));
        }
        // The head alone is the record of a game that is about to begin.
        let begin = lines.iter().position(|line| *line == "begin\n").expect("a head");
        run(&["record", "check", &write(name, &lines[..=begin].concat())]).says(0, &["running"]);
    }
}

#[test]
fn a_record_in_words() {
    record("told.txt", "3", &[]);
    let all = run(&["record", "show", &path("told.txt")]);
    all.says(0, &["Game challenge-2017 with 4 players", "Preparation", "Round 1", "receives objective", "1st"]);
    let seen = run(&["record", "show", &path("told.txt"), "--seat", "B", "--game", "2"]);
    seen.says(0, &["Seen by", "receives an objective", "game 2 of 3"]);
    assert_eq!(seen.out.matches("receives objective").count(), 1, "one's own objective and no other");
    run(&["record", "show", &path("told.txt"), "--seat", "F"]).complains(3, &["F", "A, B, C, D"]);
    run(&["record", "show", &path("told.txt"), "--game", "4"]).complains(3, &["4", "3"]);
    run(&["record", "show", "/no/such/file"]).complains(3, &["/no/such/file"]);
}

#[test]
fn regulations_listed_and_shown() {
    run(&["regulation", "list"]).says(0, &["challenge-2017", "genova-53", "based on F.I.RK. federal regulation"]);
    let list = run(&["regulation", "list", "--json"]).json();
    assert_eq!(list.as_array().map(Vec::len), Some(8));
    run(&["regulation", "show", "raduno"])
        .says(0, &["choice: the text is about the tournament", "combat.outnumbered, G4.4, challenge-2017 §4"]);
    let json = run(&["regulation", "show", "raduno", "--json"]).json();
    assert_eq!((json["id"].clone(), json["settings"][0]["rule"].clone()), ("raduno".into(), "G1.1".into()));
    // The hash of a record is that of exactly these lines, in every language; an earlier edition is found by its own.
    for (id, line) in [("challenge-2017", "armies.cap = 130\n"), ("spqr-rtu", "order.seating = \"by_score\"\n")] {
        let hashed = run(&["regulation", "show", id, "--canonical"]);
        assert!(hashed.out.contains(line) && !hashed.out.contains("tournament."), "{}", hashed.out);
        assert_eq!(hashed.out, run(&["regulation", "show", id, "--canonical", "--lang", "it"]).out);
        let json = run(&["regulation", "show", id, "--canonical", "--json"]).json();
        assert_eq!(json["canonical"], hashed.out);
        let head = record("hash.txt", "1", &["--regulation", id]);
        assert!(head.contains(&format!("regulation {id} {}\n", json["hash"].as_str().expect("a hash"))));
    }
    let earlier =
        include_str!("../../../../golden/earlier/challenge-2017-4.txt").lines().nth(2).expect("its regulation");
    let (id, hash) = earlier.trim_start_matches("regulation ").split_once(' ').expect("its hash");
    let lines = run(&["regulation", "show", &format!("{id}@{hash}"), "--canonical"]);
    assert!(!lines.out.contains("armies.cap_binds"), "{}", lines.out);
    run(&["regulation", "diff", &format!("{id}@{hash}"), id]).says(1, &["armies.cap_binds"]);
    run(&["regulation", "show", &format!("{id}@{}", "0".repeat(64))]).complains(3, &["No edition", "today's has"]);
    run(&["regulation", "diff", "raduno", "raduno"]).says(0, &["the same values"]);
    run(&["regulation", "diff", "raduno", "challenge-2017"]).says(1, &["table.players", "[4]", "[4, 5]"]);
    run(&["regulation", "show", "spqr-rtu"])
        .says(0, &["tris.arena_cost, S7, spqr-rtu, I Tris", "based on S.P.Q.RisiKo! by the box"]);
    run(&["regulation", "diff", "spqr-rtu", "spqr-box"]).says(1, &["supply.legionaries (S3)", "27", "18"]);
    let diff = run(&["regulation", "diff", "raduno", "challenge-2017", "--json"]);
    assert_eq!((diff.code, diff.json()["differences"][0]["key"].clone()), (1, "players".into()));
}

const CLUB: &str = r#"
id = "circolo"
name = { it = "Circolo", en = "Club" }
extends = "challenge-2017"
[armies]
cap = { value = 100, house = "assembly of 3 May" }   # G2.13
"#;

#[test]
fn a_club_has_its_own_regulation() {
    let club = write("club.toml", CLUB);
    run(&["regulation", "check", &club]).says(0, &["circolo is in order"]);
    run(&["regulation", "show", &club]).says(0, &["house rule: assembly of 3 May"]);
    run(&["regulation", "diff", &club, "challenge-2017"]).says(1, &["1 difference", "100", "130"]);
    let records = path("club.txt");
    run(&["simulate", "--regulation", &club, "--games", "2", "--records", &records]).says(0, &["2 games"]);
    run(&["record", "check", &records, "--regulation", &club]).says(0, &["2 games, all in order"]);
    assert_eq!(run(&["record", "check", &records]).code, 1, "without its file the regulation is not known");
}

#[test]
fn every_fault_of_a_club_is_told() {
    let faulty = CLUB.replace("armies", "armeis").replace("extends = \"challenge-2017\"", "extends = \"radumo\"");
    let faulty = write("faulty.toml", &faulty);
    let checked = run(&["regulation", "check", &faulty]);
    checked.says(1, &["faulty.toml: 2 faults", "line 4", "did you mean “raduno”", "did you mean “armies”"]);
    let json = run(&["regulation", "check", &faulty, "--json"]).json();
    assert_eq!((json["ok"].clone(), json["files"][0]["faults"][0]["line"].clone()), (false.into(), 4.into()));
    run(&["odds", "3", "1", "--regulation", &faulty]).complains(3, &["faulty.toml", "line 4", "2 faults"]);
    run(&["regulation", "check", "/no/such.toml"]).complains(3, &["/no/such.toml"]);
    run(&["odds", "3", "1", "--regulation", "/no/such.toml"]).complains(3, &["/no/such.toml"]);
}

#[test]
fn help_in_both_languages() {
    let commands: [&[&str]; 13] = [
        &[],
        &["odds"],
        &["simulate"],
        &["play"],
        &["bot"],
        &["record"],
        &["record", "check"],
        &["record", "show"],
        &["regulation"],
        &["regulation", "list"],
        &["regulation", "show"],
        &["regulation", "check"],
        &["regulation", "diff"],
    ];
    for command in commands {
        run(&[command, &["--help", "--lang", "it"]].concat()).says(0, &["Uso: sdadata", "Esempio:", "--lang"]);
        run(&[command, &["--help"]].concat()).says(0, &["Usage: sdadata", "Example:", "--lang"]);
    }
    let italian = ran(program().args(["bot", "--help"]).env("LANG", "C"));
    italian.says(0, &["Uso: sdadata bot NAME", "Parla il protocollo dei bot"]);
    let english = ran(program().args(["--lang=en", "bot", "-h"]).env("LC_ALL", "it_IT.UTF-8"));
    english.says(0, &["Usage: sdadata bot NAME"]);
    run(&["--version"]).says(0, &["sdadata "]);
}

#[test]
fn a_command_line_that_cannot_be_read() {
    run(&["simulat"]).complains(3, &["simulat", "did you mean “simulate”"]);
    run(&["odds", "3", "3", "--jsn"]).complains(3, &["--jsn", "did you mean “--json”", "sdadata odds --help"]);
    run(&["record"]).complains(3, &["check, show", "sdadata record --help"]);
    run(&["odds", "3", "3", "--regulation"]).complains(3, &["--regulation", "needs a value"]);
    run(&["odds", "3", "3", "--lang", "fr"]).complains(3, &["fr", "it, en"]);
    run(&["odds", "3", "3", "3"]).complains(3, &["“3”"]);
    ran(program().args(["odds", "3", "3", "--jsn", "--lang", "it"])).complains(3, &["errore", "forse «--json»"]);
}

/// Whoever reads our output may stop reading.
#[cfg(unix)]
#[test]
fn a_reader_who_leaves_is_no_failure() {
    let mut command = program();
    command.args(["regulation", "show", "firk", "--json"]).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program runs");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0));
}

/// A problem of nine people, of whom three of one club: where it cannot be avoided, the best is proven.
#[test]
fn a_seat_is_drawn_for_everybody() {
    let file = path("draw.json");
    let players: Vec<Value> =
        (0..9).map(|id| serde_json::json!({"id": id, "club": id / 3, "fives_before": 0})).collect();
    let problem =
        serde_json::json!({"n": 9, "players": players, "history": [], "winners": [], "priorities": ["same_club"]});
    std::fs::write(&file, problem.to_string()).expect("a file");
    let drawn = run(&["draw", &file, "--seed", "5", "--json"]).json();
    assert_eq!((drawn["penalties"].clone(), drawn["bounds"].clone()), (serde_json::json!([3]), serde_json::json!([3])));
    assert_eq!((drawn["proven"].as_bool(), drawn["seed"].as_u64()), (Some(true), Some(5)));
    let sizes: Vec<usize> =
        drawn["tables"].as_array().expect("tables").iter().filter_map(|t| t.as_array().map(Vec::len)).collect();
    assert_eq!(sizes, [4, 5]);
    assert_eq!(drawn["why"].as_array().map(Vec::len), Some(6), "each of three pairs is told to both");
    run(&["draw", &file, "--seed", "5"]).says(0, &["Pairs of one club: 3 (no less than 3)", "proven"]);
    let theirs = path("theirs.json");
    std::fs::write(&theirs, "[[0,1,2,3],[4,5,6,7,8]]").expect("a file");
    run(&["draw", &file, "--check", &theirs]).says(1, &["Pairs of one club: 7", "better draw: 3"]);
    std::fs::write(&theirs, "[[0,1,2,3],[4,5,6,7,7]]").expect("a file");
    run(&["draw", &file, "--check", &theirs]).complains(3, &["7 is seated twice"]);
    std::fs::write(&file, r#"{"players": [{"id": 1, "club": 1}], "priorities": ["clubs"]}"#).expect("a file");
    run(&["draw", &file]).complains(3, &["clubs", "same_club"]);
    run(&["draw", "/no/such/file"]).complains(3, &["/no/such/file"]);
}
