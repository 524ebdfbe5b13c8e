//! Nobody is shown another's cards or objective, and who was turned away does nothing any more.

use crate::evidence::{Evidence, Finding, Promise, Row, Sight};
use crate::hall_rows;
use crate::table_rows::{Chairs, ends, is_table, seats};
use std::collections::BTreeSet;

pub(crate) fn check(evidence: &Evidence) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (stream, rows) in evidence.streams() {
        if is_table(&rows) {
            let sights = evidence.sights.iter().filter(|sight| sight.stream == stream);
            findings.extend(sights.filter_map(|sight| check_sight(sight, &rows)));
        } else if hall_rows::is_hall(&rows) {
            findings.extend(check_turned_away(stream, &rows));
        }
    }
    findings
}

/// The first thing in what somebody was shown that is not theirs. With the end of a game nothing is hidden any more.
fn check_sight(sight: &Sight, rows: &[&Row]) -> Option<Finding> {
    let end = rows.iter().find(|row| ends(row)).map_or(u64::MAX, |row| row.version);
    if sight.version >= end {
        return None;
    }
    let mut chairs = Chairs::default();
    for row in rows.iter().take_while(|row| row.version <= sight.version) {
        chairs.follow(row);
    }
    let own = chairs.chair_of(&sight.person).and_then(|chair| seats(rows).get(&chair).copied());
    let leak = sight.lines.iter().find(|line| tells(line).is_some_and(|seat| Some(seat) != own))?;
    let what = format!("{} was shown at version {}: {leak}", sight.person, sight.version);
    Some(Finding::new(Promise::Secret, &sight.stream, what))
}

/// The seat whose secret a line tells, if it tells one.
fn tells(line: &str) -> Option<char> {
    let words: Vec<&str> = line.split(' ').collect();
    let seat = words.get(1)?.chars().next()?;
    let hidden = |word: &str| word.starts_with('?');
    let told = match *words.first()? {
        "seat" => {
            let cards = words.iter().position(|&word| word == "cards").and_then(|at| words.get(at + 1));
            words.contains(&"objective") || cards.is_some_and(|card| !hidden(card))
        }
        "objective-dealt" | "card-taken" => words.get(2).is_some_and(|what| !hidden(what)),
        _ => false,
    };
    told.then_some(seat)
}

/// Rows asked for by somebody who had been turned away before.
fn check_turned_away(stream: &str, rows: &[&Row]) -> Vec<Finding> {
    let (mut away, mut findings) = (BTreeSet::new(), Vec::new());
    for row in rows {
        if let Some((author, nonce)) = hall_rows::named(row).filter(|(author, _)| away.contains(author.as_str())) {
            let what = format!("{author} was turned away, and '{nonce}' was done at version {}", row.version);
            findings.push(Finding::new(Promise::TurnedAway, stream, what));
        }
        if let Some(who) = hall_rows::turns_away(row) {
            away.insert(who);
        }
        if let Some(who) = hall_rows::lets_in(row) {
            away.remove(who);
        }
    }
    findings
}
