//! Matches between bots: what programs read, and bots that fail.
#![cfg(unix)]

use serde_json::Value;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_sdadata");

fn arena(arguments: &[&str]) -> Output {
    let mut command = Command::new(PROGRAM);
    command.args(["arena", "--lang", "en"]).args(arguments).stdin(Stdio::null());
    command.output().expect("the program runs")
}

fn json(output: &Output) -> Value {
    assert!(output.status.success(), "{output:?}");
    serde_json::from_slice(&output.stdout).expect("one JSON value")
}

fn scratch(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// A bot that does the last thing it may, until it is asked for more than 20 commands in one game; then it does this.
fn failing(name: &str, instead: &str) -> String {
    let path = scratch(name);
    let script = format!(
        "read hello\necho bot test\necho 'regulations *'\necho ready\n\
         while read word rest; do case \"$word\" in\n\
         newgame) asked=0;;\n\
         may) last=\"${{rest%%..*}}\";;\n\
         move) asked=$((asked + 1)); if [ $asked -gt 20 ]; then {instead}; else echo \"$last\"; fi;;\n\
         esac; done\n"
    );
    fs::write(&path, script).expect("a file can be written");
    format!("exec:sh {}", path.display())
}

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

#[test]
fn the_keys_are_those_of_the_interface() {
    let match_of = |regulation, players| {
        let options = ["--regulation", regulation, "--players", players, "--blocks", "2", "--mixed", "--json"];
        json(&arena(&[&["cautious", "random"], &options[..]].concat()))
    };
    let found = match_of("challenge-2017", "4");
    let mut text = format!("match: {}\n", keys(&found).join(" "));
    for name in ["reverse", "mixed", "ms_per_turn", "by_seat", "closed_by", "failed", "evidence"] {
        let _ = writeln!(text, "{name}: {}", keys(&found[name]).join(" "));
    }
    let _ = writeln!(text, "ms_per_turn.A: {}", keys(&found["ms_per_turn"]["A"]).join(" "));
    golden::compare(concat!(env!("CARGO_MANIFEST_DIR"), "/../../golden/arena-keys.txt"), &text);
    for (value, players) in [(found, 4), (match_of("spqr-rtu", "5"), 5)] {
        let half = if players % 2 == 0 { players } else { 2 * players };
        assert_eq!(
            [&value, &value["reverse"], &value["mixed"]].map(|one| one["games"].as_u64()),
            [Some(2 * players), Some(2 * players), Some(2 * half)]
        );
        let by_seat = value["by_seat"].as_object().expect("by seat").values().filter_map(Value::as_f64).sum::<f64>();
        assert!((by_seat - value["wins"].as_f64().expect("wins")).abs() < 1e-9, "{value}");
        assert!(value["low"].as_f64() < value["share"].as_f64() && value["share"].as_f64() <= value["high"].as_f64());
        assert!(value["ms_per_turn"]["A"]["mean"].as_f64() > Some(0.0), "{value}");
        assert_eq!(value["better"], Value::Null, "two blocks prove nothing");
    }
}

#[test]
fn a_match_is_the_same_on_any_number_of_threads() {
    let games = |threads: &str| {
        let path = scratch(&format!("arena-{threads}.jsonl"));
        let file = path.to_str().expect("UTF-8");
        let output =
            arena(&["--all", "cautious,random,random-turns", "--blocks", "5", "--threads", threads, "--games", file]);
        assert!(output.status.success(), "{output:?}");
        fs::read_to_string(path).expect("the games are there")
    };
    let one = games("1");
    assert_eq!(one.lines().count(), 3 * 5 * 8, "three pairs, five blocks, four seats either way");
    for line in one.lines() {
        let game: Value = serde_json::from_str(line).expect("JSON");
        let won: f64 = game["players"].as_array().expect("players").iter().filter_map(|one| one["won"].as_f64()).sum();
        assert!((won - 1.0).abs() < 1e-9, "{line}");
    }
    assert_eq!(one, games("3"));
}

#[test]
fn a_bot_that_fails_loses_its_game_and_the_match_goes_on() {
    let bots = [
        (failing("arena-crash.sh", "echo 'out of luck' >&2; exit 4"), "out of luck"),
        (failing("arena-illegal.sh", "echo roll 6 6 6 : 1 1 1"), "not legal"),
        (failing("arena-flood.sh", "while :; do echo info thinking; done"), "nothing within 1000 ms"),
    ];
    for (bot, about) in bots {
        let table = ["--regulation", "genova-53", "--players", "3", "--blocks", "1", "--budget", "1000"];
        let found = json(&arena(&[&[bot.as_str(), "random", "--json"], &table[..]].concat()));
        assert_eq!((found["games"].as_u64(), found["failed"]["A"].as_u64()), (Some(3), Some(3)), "{bot}: {found}");
        assert_eq!((found["wins"].as_f64(), found["mean_place"].as_f64()), (Some(0.0), Some(3.0)), "{bot}");
        assert_eq!(found["failed"]["B"], 0, "{bot}");
        let faults = found["faults"].as_array().expect("faults");
        let told =
            |fault: &Value| fault.as_str().is_some_and(|fault| fault.contains(about) && fault.contains("block 0"));
        assert!(!faults.is_empty() && faults.iter().all(told), "{bot}: {faults:?}");
        assert_eq!(found["reverse"]["wins"].as_f64(), Some(3.0), "the one who plays on wins from every seat");
    }
}

#[test]
fn a_program_plays_a_match_as_the_bot_it_is() {
    let found = json(&arena(&[&format!("exec:{PROGRAM} bot cautious"), "random", "--blocks", "2", "--json"]));
    assert_eq!(
        (found["failed"]["A"].as_u64(), found["faults"].as_array().map(Vec::len)),
        (Some(0), Some(0)),
        "{found}"
    );
    assert!(found["share"].as_f64() > found["reverse"]["share"].as_f64(), "{found}");
}

#[test]
fn whether_the_first_is_better_is_the_exit_code() {
    let sure = arena(&["cautious", "random", "--until-sure"]);
    let said = String::from_utf8_lossy(&sure.stdout);
    assert!(sure.status.success() && said.contains("cautious is better than random"), "{said}");
    let not = arena(&["random", "cautious", "--until-sure"]);
    assert_eq!(not.status.code(), Some(1), "{not:?}");
    let same = arena(&["random", "random", "--until-sure", "--blocks", "20"]);
    let said = String::from_utf8_lossy(&same.stdout);
    assert!(same.status.code() == Some(1) && said.contains("Not sure who is better"), "{said}");
}

#[test]
fn bad_input_is_said_in_one_line() {
    let cases: [(&[&str], i32, &str); 8] = [
        (&["cautious"], 3, "Two bots are needed"),
        (&["--all", "cautious"], 3, "Two bots are needed"),
        (&["cautious", "bravest"], 3, "bravest"),
        (&["cautious", "random", "--players", "9"], 3, "9"),
        (&["cautious", "random", "--seeds", "mine"], 3, "mine"),
        (&["cautious", "random", "--regulation", "nowhere"], 3, "nowhere"),
        (&["cautious", "exec:/no/such/bot"], 3, "cannot be started"),
        (&["cautious", "exec:true"], 1, "expected the lines bot"),
    ];
    for (arguments, code, about) in cases {
        let output = arena(arguments);
        let err = String::from_utf8_lossy(&output.stderr);
        assert_eq!((output.status.code(), err.lines().count()), (Some(code), 1), "{arguments:?}: {err}");
        assert!(err.contains(about), "{arguments:?}: {err}");
    }
}

/// A command other than `arena`.
fn run(arguments: &[&str]) -> Output {
    Command::new(PROGRAM).args(arguments).stdin(Stdio::null()).output().expect("the program runs")
}

const GAME: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../golden/coach/game.txt");

#[test]
fn an_analysis_has_the_keys_of_the_interface() {
    let found = json(&run(&["analyse", GAME, "--budget", "500", "--json"]));
    let mut text = format!("analysis: {}\n", keys(&found).join(" "));
    let _ = writeln!(text, "turn: {}", keys(&found["turns"][0]).join(" "));
    for name in ["chances", "known", "expected_points", "luck", "loss"] {
        let _ = writeln!(text, "turn.{name}: {}", keys(&found["turns"][0][name]).join(" "));
    }
    let _ = writeln!(text, "seat: {}", keys(&found["seats"]["A"]).join(" "));
    let _ = writeln!(text, "guess: {}", keys(&found["guesses"][0]).join(" "));
    golden::compare(concat!(env!("CARGO_MANIFEST_DIR"), "/../../golden/coach/keys.txt"), &text);
    let words = run(&["analyse", GAME, "--budget", "500", "--seat", "B", "--lang", "it"]);
    let words = String::from_utf8(words.stdout).expect("text");
    assert!(words.starts_with("Probabilità di vittoria") && words.contains("A: piazzamento"), "{words}");
}

#[test]
fn what_cannot_be_analysed_is_said() {
    let cut = scratch("cut-game.txt");
    let whole = fs::read_to_string(GAME).expect("the record");
    let running: String = whole.lines().take(200).map(|line| format!("{line}\n")).collect();
    fs::write(&cut, running).expect("a file can be written");
    let cut = cut.to_str().expect("a path");
    let spqr = scratch("spqr-game.txt");
    let spqr = spqr.to_str().expect("a path");
    let options = ["--regulation", "spqr-rtu", "--bots", "cautious", "--games", "1", "--records", spqr];
    assert!(run(&[&["simulate"], &options[..]].concat()).status.success());
    for (arguments, says) in [
        (vec!["analyse", cut], "the game is not over"),
        (vec!["analyse", spqr], "Only games of RisiKo!"),
        (vec!["analyse", "no-such-file"], "no-such-file"),
        (vec!["analyse", GAME, "--game", "2"], "2"),
    ] {
        let found = run(&[&arguments[..], &["--lang", "en"]].concat());
        let said = String::from_utf8(found.stderr).expect("text");
        assert!(found.status.code() == Some(3) && said.contains(says), "{arguments:?}: {said}");
    }
}

#[test]
fn a_roman_game_is_told_in_its_own_words() {
    let record = scratch("roman-words.txt");
    let record = record.to_str().expect("a path");
    for regulation in ["spqr-rtu", "spqr-box"] {
        let options =
            ["--regulation", regulation, "--bots", "bold", "--games", "1", "--seed", "7", "--records", record];
        assert!(run(&[&["simulate"], &options[..]].concat()).status.success());
        for lang in ["it", "en"] {
            let told = run(&["record", "show", record, "--lang", lang]);
            let told = String::from_utf8(told.stdout).expect("text").to_lowercase();
            assert!(told.contains("legionar") && told.lines().count() > 200, "{regulation}, {lang}: {told}");
            let foreign = ["armata", "armate", "armies", "territor", "continent"];
            let found: Vec<_> = told.lines().filter(|line| foreign.iter().any(|word| line.contains(word))).collect();
            assert_eq!(found, Vec::<&str>::new(), "{regulation}, {lang}");
        }
    }
}

#[test]
fn the_same_seed_finds_the_same_numbers() {
    for regulation in ["challenge-2017", "spqr-rtu"] {
        let tuned = |name: &str, seed: &str| {
            let path = scratch(&format!("{regulation}-{name}.toml"));
            let out = path.to_str().expect("a path");
            let options = ["--regulation", regulation, "--generations", "2", "--games", "8", "--seed", seed, "--json"];
            let found = json(&run(&[&["tune", "--out", out], &options[..]].concat()));
            assert!(found["share"].as_f64().is_some_and(|share| (0.0..=1.0).contains(&share)), "{found}");
            fs::read_to_string(path).expect("written")
        };
        let (first, again, other) = (tuned("a", "1"), tuned("b", "1"), tuned("c", "2"));
        assert_eq!(first, again);
        assert_ne!(first, other);
        assert!(first.contains(&format!("made_by = \"sdadata tune --regulation {regulation}")), "{first}");
        let old = scratch(&format!("{regulation}-old.toml"));
        fs::write(&old, first.replace("format = 1", "format = 9")).expect("a file can be written");
        let options = ["--regulation", regulation, "--generations", "1", "--games", "4", "--lang", "en"];
        let old = old.to_str().expect("a path");
        let refused = run(&[&["tune", "--out", "/dev/null", "--from", old], &options[..]].concat());
        let said = String::from_utf8(refused.stderr).expect("text");
        assert!(refused.status.code() == Some(3) && said.contains("format 9"), "{said}");
    }
}

#[test]
fn what_positions_are_worth_is_learnt_from_a_seed() {
    for (regulation, brier_most) in [("challenge-2017", 0.19), ("spqr-rtu", 0.16)] {
        let path = scratch(&format!("value-{regulation}.txt"));
        let options = ["--rounds", "1", "--seed", "3", "--json", "--out", path.to_str().expect("a path")];
        let found = json(&run(&[&["train", "--regulation", regulation], &options[..]].concat()));
        assert!(found["brier"].as_f64().is_some_and(|brier| brier < brier_most), "{found}");
        assert!(fs::read_to_string(path).expect("written").starts_with("value 1 of 64 features and 32 units"));
    }
    let nowhere = scratch("value-of-nothing.txt");
    let refused = run(&["train", "--regulation", "spqr", "--out", nowhere.to_str().expect("a path"), "--lang", "en"]);
    assert_eq!(refused.status.code(), Some(3));
}
