//! What was acknowledged is kept, once, and is answered the same again.

use crate::evidence::{Answer, Evidence, Finding, Promise, Request, Row};
use crate::hall_rows;
use crate::table_rows::{Chairs, is_table};
use std::collections::{BTreeMap, BTreeSet};

pub(crate) fn check(evidence: &Evidence) -> Vec<Finding> {
    let mut findings = Vec::new();
    let (mut kept, mut turned_away) = (BTreeMap::new(), BTreeSet::new());
    for (stream, rows) in evidence.streams() {
        turned_away.extend(rows.iter().filter_map(|row| hall_rows::turns_away(row)));
        for (author, nonce, version) in requests(&rows) {
            if let Some(before) = kept.insert((stream.to_owned(), author.clone(), nonce.to_owned()), version) {
                let what = format!("'{nonce}' of {author} stands at versions {before} and {version}");
                findings.push(Finding::new(Promise::DoneOnce, stream, what));
            }
        }
    }
    let mut granted: BTreeMap<&Request, u64> = BTreeMap::new();
    for (number, reply) in evidence.replies.iter().enumerate() {
        let Request { stream, author, nonce, .. } = &reply.request;
        let found = kept.get(&(stream.clone(), author.clone(), nonce.clone())).copied();
        let finding = |promise, what| Finding::new(promise, stream, what);
        match reply.answer {
            Answer::Granted(_) if found.is_none() && evidence.is_excused(number) => {}
            Answer::Granted(version) => {
                if found != Some(version) && !evidence.is_excused(number) {
                    let what = format!(
                        "'{nonce}' of {author} was acknowledged at version {version}, the log has it at {found:?}"
                    );
                    findings.push(finding(Promise::Kept, what));
                }
                if found == Some(version)
                    && let Some(before) = granted.insert(&reply.request, version).filter(|&before| before != version)
                {
                    let what =
                        format!("'{nonce}' of {author} was answered {before}, then {version} at node {}", reply.node);
                    findings.push(finding(Promise::SameAnswer, what));
                }
            }
            // Who was turned away is told nothing any more, of what was done before neither.
            Answer::Refused(_) if turned_away.contains(author.as_str()) => {}
            Answer::Refused(ref why) => {
                if let Some(&version) = granted.get(&reply.request) {
                    let what = format!(
                        "'{nonce}' of {author} was answered {version}, then refused at node {}: {why}",
                        reply.node
                    );
                    findings.push(finding(Promise::SameAnswer, what));
                }
            }
            Answer::Unknown => {}
        }
    }
    findings
}

/// Who asked for each row that somebody asked for, the name of the request, and its version.
fn requests<'r>(rows: &[&'r Row]) -> Vec<(String, &'r str, u64)> {
    if !is_table(rows) {
        let named = |row: &&'r Row| hall_rows::named(row).map(|(author, nonce)| (author, nonce, row.version));
        return rows.iter().filter_map(named).collect();
    }
    let mut chairs = Chairs::default();
    let mut named = |row: &&'r Row| chairs.follow(row).map(|named| (named.author.to_owned(), named.nonce, row.version));
    rows.iter().filter_map(&mut named).collect()
}
