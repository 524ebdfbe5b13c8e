//! Versions without holes, time that does not run back.

use crate::evidence::{Evidence, Finding, Promise};

pub(crate) fn check(evidence: &Evidence) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (stream, rows) in evidence.streams() {
        for (expected, row) in (1..).zip(&rows) {
            if row.version != expected {
                let what = format!("version {expected} expected, {} found", row.version);
                findings.push(Finding::new(Promise::WholeLog, stream, what));
                break;
            }
        }
        for pair in rows.windows(2) {
            if pair[1].at < pair[0].at {
                let what =
                    format!("version {} is {} ms before the one before", pair[1].version, pair[0].at - pair[1].at);
                findings.push(Finding::new(Promise::WholeLog, stream, what));
            }
        }
    }
    findings
}
