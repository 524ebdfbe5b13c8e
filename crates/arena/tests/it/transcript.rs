//! What a bot hears, line by line, kept as text: a bot of protocol 1 hears what it always heard.

use arena::simulate::{Shard, Simulation, simulate};
use std::fmt::Write as _;
use std::path::Path;
use std::time::Duration;
use words::{Lang, Words};

/// A bot that writes down what it hears and does the first thing it may that takes nothing back.
const SCRIPT: &str = r#"read -r hello
echo "$hello" >"$1"
echo bot test
echo 'regulations *'
GREETING
echo ready
while read -r line; do
  echo "$line" >>"$1"
  case "$line" in
  view*) may= ;;
  "may takeback"* | "may unlaunch"*) ;;
  may*) may="${may:-${line#may }}" ;;
  move*) echo "${may%%..*}" ;;
  esac
done
"#;

/// What the bot hears in one short game if it greets with this line besides.
fn heard(name: &str, greeting: &str, regulation: &str) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (script, heard) = (folder.join(format!("{name}.sh")), folder.join(format!("{name}-{regulation}.txt")));
    std::fs::write(&script, SCRIPT.replace("GREETING", greeting)).expect("a file can be written");
    let simulation = Simulation {
        regulation: regulation.to_owned(),
        players: 4,
        absent: 0,
        bots: format!("exec:sh {} {},random,random,random", script.display(), heard.display()),
        games: 1,
        shard: Shard::ALL,
        seed: 3,
        threads: Some(1),
        laps: Some(2),
        budget: Duration::from_secs(60),
        audit: false,
        records: None,
    };
    simulate(&simulation, Words::new(Lang::En)).expect("a game");
    std::fs::read_to_string(&heard).expect("what the bot heard")
}

/// The beginning and the end of a long text, and a fingerprint of all of it.
fn abridged(text: &str) -> String {
    const HEAD: usize = 200;
    const TAIL: usize = 40;
    let lines: Vec<&str> = text.lines().collect();
    let fingerprint = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    let mut kept = format!("# {} lines, FNV-1a {fingerprint:016x}\n", lines.len());
    lines.iter().take(HEAD).for_each(|line| _ = writeln!(kept, "{line}"));
    kept.push_str("…\n");
    lines.iter().skip(lines.len().saturating_sub(TAIL).max(HEAD)).for_each(|line| _ = writeln!(kept, "{line}"));
    kept
}

fn compare(name: &str, text: &str) {
    golden::compare(format!("{}/../../golden/bot/{name}.txt", env!("CARGO_MANIFEST_DIR")), text);
}

/// The golden texts are from before there was a protocol 2.
#[test]
fn a_bot_of_protocol_1_hears_what_it_always_heard() {
    for regulation in ["challenge-2017", "spqr-rtu"] {
        compare(&format!("protocol-1-{regulation}"), &abridged(&heard("one", "", regulation)));
    }
}
