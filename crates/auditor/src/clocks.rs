//! A clock takes no time in which no machine was up, or the game was paused.

use crate::evidence::{Evidence, Finding, Millis, Promise, Row, Sight};
use crate::table_rows::{events, is_table, pauses, setting};

/// What may be lost at each restart: a gap that is too short to be given back.
const GAP_MAX_MS: Millis = 1_000;
/// How long after a restart clocks may still be on their way to what they will show.
const SETTLING_MS: Millis = 10_000;
/// Who is asked in another's turn has at most so long.
const ASIDE_MS: Millis = 30_000;

pub(crate) fn check(evidence: &Evidence) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (stream, rows) in evidence.streams().into_iter().filter(|(_, rows)| is_table(rows)) {
        findings.extend(check_turns(evidence, stream, &rows));
        findings.extend(check_end(evidence, stream, &rows));
        let sights = evidence.sights.iter().filter(|sight| sight.stream == stream && is_current(sight, &rows));
        let sights: Vec<&Sight> =
            sights.filter(|sight| evidence.is_up_during(sight.at - SETTLING_MS, sight.at)).collect();
        findings.extend(sights.windows(2).filter_map(|pair| check_pair(evidence, &rows, pair[0], pair[1])));
    }
    findings
}

/// Whether somebody was shown all that had happened.
fn is_current(sight: &Sight, rows: &[&Row]) -> bool {
    !rows.iter().any(|row| row.version > sight.version && row.at <= sight.at)
}

/// Between two looks the game's clock went on by no more than anybody could use.
fn check_pair(evidence: &Evidence, rows: &[&Row], before: &Sight, after: &Sight) -> Option<Finding> {
    let taken = before.game_left? - after.game_left?;
    let lost =
        taken - played(evidence, rows, before.at, after.at) - restarts(evidence, before.at, after.at) * GAP_MAX_MS;
    let what = || format!("the game's clock lost {lost} ms between versions {} and {}", before.version, after.version);
    (lost > 0).then(|| Finding::new(Promise::Time, &after.stream, what()))
}

/// The time between two moments in which somebody could play: a machine was up, and the game was not paused.
fn played(evidence: &Evidence, rows: &[&Row], from: Millis, until: Millis) -> Millis {
    let stood = pauses(rows).into_iter().map(|(begin, end)| (begin.max(from), end.min(until)));
    let stood: Millis = stood.filter(|(begin, end)| begin < end).map(|(begin, end)| evidence.usable(begin, end)).sum();
    evidence.usable(from, until) - stood
}

/// How often a machine came up between two moments.
fn restarts(evidence: &Evidence, from: Millis, until: Millis) -> Millis {
    let count = evidence.lives.iter().filter(|life| (from..=until).contains(&life.from)).count();
    Millis::try_from(count).unwrap_or(Millis::MAX)
}

/// Whoever's turn was passed on had the time for it.
fn check_turns(evidence: &Evidence, stream: &str, rows: &[&Row]) -> Vec<Finding> {
    let least = setting(rows, "option turn-seconds").unwrap_or_default() * 1000;
    let (least, mut began, mut findings) = (least.min(ASIDE_MS), None, Vec::new());
    for row in rows {
        if let Some(since) = began.filter(|_| row.body.contains("referee rule C54 passturn")) {
            let had = played(evidence, rows, since, row.at) + restarts(evidence, since, row.at) * GAP_MAX_MS;
            if had < least {
                let what = format!("version {} passes a turn on after {had} ms, {least} expected", row.version);
                findings.push(Finding::new(Promise::Time, stream, what));
            }
        }
        if events(row).any(|event| event.starts_with("turn-began") || event.starts_with("turn-passed-on")) {
            began = Some(row.at);
        }
    }
    findings
}

/// The game's time was not up before it was played.
fn check_end(evidence: &Evidence, stream: &str, rows: &[&Row]) -> Option<Finding> {
    let least = setting(rows, "option game-seconds").filter(|&seconds| seconds > 0)? * 1000;
    let began = rows.iter().find(|row| row.body.starts_with("moved"))?.at;
    let up = rows.iter().find(|row| events(row).any(|event| event == "time-up"))?;
    let had = played(evidence, rows, began, up.at) + restarts(evidence, began, up.at) * GAP_MAX_MS;
    let what = || format!("time is up at version {} after {had} ms, {least} expected", up.version);
    (had < least).then(|| Finding::new(Promise::Time, stream, what()))
}
