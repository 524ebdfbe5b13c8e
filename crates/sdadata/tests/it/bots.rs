//! Other people's bots: those that play, those that do not, and the example of the documentation.
#![cfg(unix)]

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_sdadata");
const DOCS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs");

fn simulate(bots: &str, more: &[&str]) -> Output {
    let mut command = Command::new(PROGRAM);
    command.args(["simulate", "--lang", "en", "--bots", bots]).args(more).stdin(Stdio::null());
    command.output().expect("the program runs")
}

/// A bot that greets and then, asked for a command, does this.
fn bot(name: &str, answer: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let script = format!(
        "read hello\necho bot test\necho 'regulations *'\necho ready\n\
         while read line; do case \"$line\" in move*) {answer};; esac; done\n"
    );
    fs::write(&path, script).expect("a file can be written");
    format!("exec:sh {}", path.display())
}

fn fails(bots: &str, code: i32, about: &[&str]) {
    let output = simulate(bots, &["--games", "4", "--budget", "3000"]);
    complains(&output, code, about);
}

fn complains(output: &Output, code: i32, about: &[&str]) {
    let err = String::from_utf8_lossy(&output.stderr);
    assert_eq!((output.status.code(), err.lines().count()), (Some(code), 1), "{err}");
    for word in about {
        assert!(err.contains(word), "no {word:?} in {err}");
    }
}

#[test]
fn a_bot_at_the_end_of_a_pipe_plays() {
    let records = |threads: &str| {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("piped-{threads}.txt"));
        let path = path.to_str().expect("UTF-8");
        let bots = format!("exec:{PROGRAM} bot random-turns,random");
        let more = ["--games", "6", "--audit", "--threads", threads, "--records", path];
        let output = simulate(&bots, &more);
        assert!(output.status.success(), "{output:?}");
        fs::read_to_string(path).expect("the record is there")
    };
    assert!(records("1") == records("2"), "the same games whatever the threads");
}

#[test]
fn a_bot_follows_every_regulation() {
    for (regulation, players) in [("genova-53", "3"), ("firk", "5"), ("classico", "6")] {
        let options = ["--regulation", regulation, "--players", players, "--games", "2", "--laps", "5", "--audit"];
        let output = simulate(&format!("exec:{PROGRAM} bot random"), &options);
        assert!(output.status.success(), "{regulation}: {output:?}");
    }
}

#[test]
fn bots_that_do_not_play() {
    fails(&bot("nonsense.sh", "echo banana"), 1, &["nonsense.sh", "game 0", "banana", "expected colour"]);
    fails(&bot("half.sh", "echo attack alaska"), 1, &["attack alaska", "expected a territory"]);
    fails(&bot("illegal.sh", "echo pass"), 1, &["pass", "not legal", "G3.1"]);
    fails(&bot("crash.sh", "echo 'out of luck' >&2; exit 4"), 1, &["ended", "4", "out of luck"]);
    fails(&bot("greedy.sh", "echo roll 6 6 6 : 1 1 1"), 1, &["roll 6 6 6", "not legal"]);
    fails("exec:true", 1, &["exec:true", "ended", "expected the lines bot"]);
    fails("exec:echo hello", 1, &["hello", "ready"]);
    fails("exec:/no/such/bot", 3, &["cannot be started"]);
    let silent = simulate(&bot("silent.sh", ":"), &["--games", "2", "--budget", "300", "--players", "4"]);
    complains(&silent, 1, &["nothing within 300 ms", "expected a command"]);
}

#[test]
fn a_command_may_have_quotes() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("a bot, in a folder");
    fs::create_dir_all(&folder).expect("a folder can be made");
    let script = folder.join("it's one.sh");
    let text = "if [ \"$1\" != 'a  b' ] || [ $# != 2 ]; then echo \"$@\" >&2; exit 5; fi; exec \"$2\" bot random\n";
    fs::write(&script, text).expect("a file can be written");
    let bots = format!("random,exec:sh \"{}\" 'a  b' {PROGRAM}", script.display());
    let output = simulate(&bots, &["--games", "2", "--laps", "2"]);
    assert!(output.status.success(), "{output:?}");
    for open in ["exec:\"/no/such bot", "exec:sh 'a b", "random,exec:sh bot\\", "exec:sh 'a,random"] {
        fails(open, 3, &["exec:", "a quote is not closed, or a backslash stands at the end"]);
    }
}

#[test]
fn every_phase_is_documented() {
    let page = fs::read_to_string(format!("{DOCS}/bot.md")).expect("docs/bot.md");
    let phases = &page[page.find("### Phases").expect("the section")..];
    for game in ["risiko", "spqr"] {
        let source = fs::read_to_string(format!("{DOCS}/../crates/notation/src/{game}/position.rs")).expect("a source");
        let reader = source.split("\nfn ").find(|function| function.starts_with("read_phase")).expect("the function");
        let words = reader.lines().filter_map(|line| line.trim().strip_prefix('"')?.split_once("\" =>"));
        let words: Vec<&str> = words.map(|(word, _)| word).collect();
        assert!(words.len() > 10, "{game}: {words:?}");
        for word in words {
            assert!(phases.contains(&format!("`{word}`")) || phases.contains(&format!("`{word} ")), "{game}: {word}");
        }
    }
}

#[test]
fn the_bot_of_the_documentation_plays() {
    if Command::new("python3").arg("--version").output().is_err() {
        return;
    }
    let script = format!("{DOCS}/bot.py");
    let text = fs::read_to_string(&script).expect("docs/bot.py");
    assert!(text.lines().count() < 60);
    let risiko = [("challenge-2017", "4"), ("genova-53", "3"), ("firk", "5"), ("classico", "6")];
    for (regulation, players) in risiko.into_iter().chain([("spqr-rtu", "4"), ("spqr-rtu", "5"), ("spqr-box", "3")]) {
        let options = ["--regulation", regulation, "--players", players, "--games", "2", "--audit"];
        let output = simulate(&format!("exec:python3 {script},random"), &options);
        assert!(output.status.success(), "{regulation}: {output:?}");
    }
    let page = fs::read_to_string(format!("{DOCS}/bot.md")).expect("docs/bot.md");
    assert!(page.contains(&text), "docs/bot.md shows the bot as it is");
}

/// The session in `docs/bot.md`: what the host says there, said to the program, is answered as often as there, and
/// always with something a `may` line allows.
#[test]
fn the_session_of_the_documentation_is_true() {
    let page = fs::read_to_string(format!("{DOCS}/bot.md")).expect("docs/bot.md");
    let host: String = page.lines().filter_map(|line| line.strip_prefix("> ")).fold(String::new(), |mut all, line| {
        let _ = writeln!(all, "{line}");
        all
    });
    let answers = page.lines().filter(|line| line.starts_with("< ")).count();
    let mut child = Command::new(PROGRAM)
        .args(["bot", "random-turns"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program runs");
    child.stdin.take().expect("a pipe").write_all(host.as_bytes()).expect("it listens");
    let output = child.wait_with_output().expect("it ends");
    let said = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(output.status.success() && said.lines().count() == answers, "{said}");
    let questions = host.split_inclusive("\nmove ").filter(|part| part.ends_with("\nmove "));
    for (question, answer) in questions.zip(said.lines().skip_while(|line| *line != "ready").skip(1)) {
        let may: Vec<&str> = question.lines().filter_map(|line| line.strip_prefix("may ")).collect();
        assert!(may.iter().any(|may| stands_for(may, answer)), "{answer} is none of {may:?}");
    }
}

/// Whether a `may` line stands for a command.
fn stands_for(may: &str, command: &str) -> bool {
    let (may, command): (Vec<&str>, Vec<&str>) = (may.split(' ').collect(), command.split(' ').collect());
    let within = |(may, word): (&&str, &&str)| match may.split_once("..") {
        Some((least, most)) => {
            let number = |text: &str| text.parse::<u32>().expect("a number");
            (number(least)..=number(most)).contains(&number(word))
        }
        None => may == word,
    };
    may.len() == command.len() && may.iter().zip(&command).all(within)
}
