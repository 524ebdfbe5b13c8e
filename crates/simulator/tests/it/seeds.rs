//! Runs from seeds: a few each time, as many as one likes with `tests/long/simulator.sh`.

use auditor::{Evidence, audit};
use simulator::{Plan, play_hall, play_tables};
use std::future::Future;
use std::path::PathBuf;

/// Where seeds come from when nobody names any, and how many there are.
const FROM: u64 = 1;
const COUNT: u64 = 4;

/// The seeds of this run: `SIMULATOR_FROM` and `SIMULATOR_COUNT` say which.
fn seeds() -> std::ops::Range<u64> {
    let number = |name: &str, otherwise| std::env::var(name).map_or(otherwise, |text| text.parse().expect("a number"));
    let from = number("SIMULATOR_FROM", FROM);
    from..from + number("SIMULATOR_COUNT", COUNT)
}

/// Each run has a runtime of its own with one thread, so that as little as possible is left to chance.
pub(crate) fn run<F: Future<Output = Evidence>>(play: impl FnOnce() -> F) -> Evidence {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(play())
}

fn check<F: Future<Output = Evidence>>(test: &str, play: impl Fn(Plan) -> F) {
    for seed in seeds() {
        let evidence = run(|| play(Plan::of(seed)));
        let findings = audit(&evidence);
        let list: Vec<String> = findings.iter().map(ToString::to_string).collect();
        assert!(
            findings.is_empty(),
            "seed {seed} breaks a promise:\n{}\n\nits log: {}\nonce more: tests/long/simulator.sh {seed} 1 {test}",
            list.join("\n"),
            keep(&evidence, &format!("{test}-{seed}.txt")).display()
        );
        assert!(evidence.rows.len() > 20 && evidence.replies.len() > 40, "seed {seed}: little happens");
    }
}

/// Writes down what was found in the log and what was answered, for who looks for the reason.
fn keep(evidence: &Evidence, name: &str) -> PathBuf {
    let mut text = String::new();
    for life in &evidence.lives {
        text += &format!("up from {} until {}\n", life.from, life.until);
    }
    for reply in &evidence.replies {
        text += &format!("{reply:?}\n");
    }
    for row in &evidence.rows {
        text += &format!("{} {} at {}: {}\n", row.stream, row.version, row.at, row.body);
    }
    let path = std::env::temp_dir().join(format!("simulator-{name}"));
    std::fs::write(&path, text).expect("a file that can be written");
    path
}

#[test]
fn tables_keep_every_promise() {
    check("tables", play_tables);
}

#[test]
fn tournaments_keep_every_promise() {
    check("tournaments", play_hall);
}
