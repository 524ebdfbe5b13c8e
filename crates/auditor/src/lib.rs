//! What a host of live games and tournaments promises, checked from outside.
//!
//! The auditor is handed [`Evidence`]: every answer anybody was given, everything readers were shown, when machines were up, and
//! the log as rows of text. It shares no code with those it checks and reads the log by itself, so it does not agree with their
//! mistakes. [`audit`] tells every promise that was broken:
//!
//! | promise | where |
//! |---|---|
//! | an acknowledged request stands in the log at its version, under its name, once | `answers` |
//! | the same request has the same answer, at any machine and any later time | `answers` |
//! | versions follow each other without a hole, and time never runs back | `rows` |
//! | a table whose chairs are all taken begins, and what happens there by itself happens within ten seconds | `running` |
//! | nobody is shown what is another's, and who was turned away does nothing any more | `secrets` |
//! | a clock takes no time in which no machine was up | `clocks` |

mod answers;
mod clocks;
mod evidence;
mod hall_rows;
mod rows;
mod running;
mod secrets;
mod table_rows;

pub use evidence::{Answer, Evidence, Finding, Millis, Promise, Reply, Request, Row, Sight, Span};

/// Every promise that was broken, in the order of the promises.
#[must_use]
pub fn audit(evidence: &Evidence) -> Vec<Finding> {
    let mut findings = rows::check(evidence);
    findings.extend(answers::check(evidence));
    findings.extend(running::check(evidence));
    findings.extend(secrets::check(evidence));
    findings.extend(clocks::check(evidence));
    findings
}
