//! The second account of tournaments that the program invents and writes to files. `SECOND_ACCOUNT=20` tries twenty times as many seeds.

mod mutations;

use rayon::prelude::*;
use recount::audit;
use serde_json::Value;
use std::path::Path;
use std::process::{Command, Stdio};

/// A tournament to invent.
#[derive(Clone, Copy, Debug)]
struct Case {
    format: &'static str,
    entrants: usize,
    seed: u64,
    mishaps: bool,
}

/// The formats, with sizes at which their shape changes.
const CASES: &[(&str, &[usize])] = &[
    ("challenge-2017", &[12, 13, 15, 16, 17, 35, 60, 99, 100, 101, 112, 130]),
    ("raduno", &[12, 16, 20, 36, 100, 128, 132, 136, 140]),
    ("raduno/squadre", &[16, 20, 32, 48]),
    ("genova-53", &[9, 10, 12, 13, 15, 16, 17, 23, 35]),
    ("firk/italiana", &[12, 13, 17, 35]),
    ("firk/eliminazione", &[16, 20, 48, 64, 80]),
    ("lariana", &[8, 9, 12, 13, 15, 17, 35]),
    ("lariana/eliminazione", &[16, 64]),
    ("lariana/italiana", &[12, 13, 35]),
    ("spqr-rtu/giornata", &[12, 13, 15, 17, 35]),
    ("spqr-rtu/giornata-5", &[12, 13, 17, 35]),
    ("spqr-rtu/giornata-bonus", &[12, 15, 35]),
    ("spqr-rtu/medagliere", &[12, 16, 35]),
    ("spqr-rtu/tre-semifinali", &[12, 13, 16, 35]),
    ("spqr-rtu/due-semifinali", &[10, 12, 17, 35]),
    ("spqr-rtu/serate", &[12, 17, 35]),
    ("spqr-rtu/eliminazione", &[16, 20, 25, 64]),
    ("spqr-rtu/cns", &[25, 30, 50]),
];

/// Invents a tournament, and reads the file it was written to; or says why there is none.
fn invent(case: Case) -> Result<Value, String> {
    let Case { format, entrants, seed, mishaps } = case;
    let name = format!("account-{}-{entrants}-{seed}-{mishaps}.json", format.replace('/', "-"));
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let mut command = Command::new(env!("CARGO_BIN_EXE_sdadata"));
    command.args(["tournament", "simulate", "--lang", "en", "--format", format]);
    command.args(["--entrants", &entrants.to_string(), "--seed", &seed.to_string(), "--output"]).arg(&path);
    command.args(mishaps.then_some("--mishaps")).stdin(Stdio::null());
    let output = command.output().expect("the program runs");
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    let text = std::fs::read_to_string(&path).map_err(|error| error.to_string())?;
    _ = std::fs::remove_file(&path);
    serde_json::from_str(&text).map_err(|error| error.to_string())
}

fn cases(seeds: u64) -> Vec<Case> {
    let each = |seed: u64| {
        let sized = |(format, sizes): &(&'static str, &'static [usize])| {
            let case = |format, entrants| [false, true].map(|mishaps| Case { format, entrants, seed, mishaps });
            sizes.iter().flat_map(|entrants| case(*format, *entrants)).collect::<Vec<_>>()
        };
        CASES.iter().flat_map(sized).collect::<Vec<_>>()
    };
    (1..=seeds).flat_map(each).collect()
}

#[test]
fn two_accounts_agree() {
    let times: u64 = std::env::var("SECOND_ACCOUNT").ok().and_then(|times| times.parse().ok()).unwrap_or(1);
    let cases = cases(2 * times);
    let check = |case: &Case| {
        let problems = invent(*case).map_or_else(|error| vec![error], |file| audit(&file));
        let shown = problems.iter().take(8).cloned().collect::<Vec<_>>().join("\n  ");
        (!problems.is_empty()).then(|| format!("{case:?}: {} differences\n  {shown}", problems.len()))
    };
    let found: Vec<String> = cases.par_iter().filter_map(check).collect();
    assert!(found.is_empty(), "{} of {} tournaments differ:\n{}", found.len(), cases.len(), found.join("\n"));
}
