//! A table whose chairs are all taken begins, and what happens there by itself happens.

use crate::evidence::{Evidence, Finding, Millis, Promise};
use crate::table_rows::{ends, full_since, has_promises, is_table};
use std::collections::BTreeMap;

/// How long a full table may wait for somebody who runs it.
const WAIT_MAX_MS: Millis = 10_000;

/// How long it waits before that for seeds that were promised.
const REVEAL_MAX_MS: Millis = 10_000;

pub(crate) fn check(evidence: &Evidence) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (stream, rows) in evidence.streams().into_iter().filter(|(_, rows)| is_table(rows)) {
        let Some((version, full)) = full_since(&rows) else { continue };
        let is_over = rows.iter().any(|row| ends(row));
        let begun = rows.iter().find(|row| row.version > version && row.body.starts_with("moved"));
        let wait = if has_promises(&rows) { WAIT_MAX_MS + REVEAL_MAX_MS } else { WAIT_MAX_MS };
        let in_time = begun.is_some_and(|row| evidence.usable(full, row.at) <= wait);
        if !in_time && !is_over && evidence.is_up_during(full, full + wait) {
            findings.push(Finding::new(
                Promise::Run,
                stream,
                format!("full at version {version}, and not begun in time"),
            ));
        }
    }
    findings.extend(waits(evidence).into_iter().filter_map(|((stream, version), (first, last))| {
        let waited = last - first;
        let what = || format!("version {version} waited for {waited} ms for what happens by itself");
        (waited > WAIT_MAX_MS && evidence.is_up_during(first, last)).then(|| Finding::new(Promise::Run, stream, what()))
    }));
    findings
}

/// For each version at which something was due: when that was seen first and last.
fn waits(evidence: &Evidence) -> BTreeMap<(&str, u64), (Millis, Millis)> {
    let mut waits = BTreeMap::new();
    for sight in evidence.sights.iter().filter(|sight| sight.overdue) {
        let wait = waits.entry((sight.stream.as_str(), sight.version)).or_insert((sight.at, sight.at));
        // A machine that came up in between has ten seconds of its own.
        if evidence.is_up_during(wait.0, sight.at) { wait.1 = sight.at } else { *wait = (sight.at, sight.at) }
    }
    waits
}
