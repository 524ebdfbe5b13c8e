//! Why something of a tournament is not done, as an answer.

use crate::errors::Fault;
use axum::http::StatusCode;
use director::tournament::{EntrantId, TableResult, Tournament};
use hall::{Hall, Refusal, Role};
use live::Failure;
use wire::{ErrorDetails, ErrorKind};
use words::{Value, Words, id};

/// The answer to somebody who was refused in this hall.
pub(super) fn fault(refusal: &Refusal, hall: Option<&Hall>, words: Words) -> Fault {
    let nobody = Tournament::default();
    let tournament = hall.map_or(&nobody, Hall::tournament);
    if let Some(fault) = by_host(refusal, words) {
        return fault;
    }
    let (status, kind) = match refusal {
        Refusal::NotAllowed(_) | Refusal::DeadLink | Refusal::OtherTable { .. } => {
            (StatusCode::FORBIDDEN, ErrorKind::Forbidden)
        }
        Refusal::Text(_) | Refusal::NoReason | Refusal::Unknown(_) => (StatusCode::BAD_REQUEST, ErrorKind::Malformed),
        _ => (StatusCode::UNPROCESSABLE_ENTITY, ErrorKind::Refused),
    };
    let rule = refusal.rule();
    let sentence = match (refusal, hall) {
        (Refusal::Director(refusal), Some(hall)) => {
            desk::refusal::refused(&hall.rules().regulation, tournament, refusal, words)
        }
        (Refusal::Director(refusal), None) => refusal.to_string(),
        _ => with_rule(said(refusal, tournament, words), rule.as_deref(), words),
    };
    Fault::new(status, kind, sentence).with(ErrorDetails { rule, ..ErrorDetails::default() })
}

fn by_host(refusal: &Refusal, words: Words) -> Option<Fault> {
    let Refusal::Host(failure) = refusal else { return None };
    Some(match failure {
        Failure::NonceUsed { version } => Fault::nonce_used(*version, words),
        Failure::Stale { version } => Fault::say(StatusCode::CONFLICT, ErrorKind::Stale, words, id::WEB_STALE)
            .with(ErrorDetails { version: Some(*version), ..ErrorDetails::default() }),
        Failure::Log(fault) => Fault::store(fault, words),
        Failure::Unreadable(why) => {
            Fault::malformed(words.say_with(id::HALL_REFUSED_UNREADABLE, &[("why", why.to_string().into())]))
        }
    })
}

fn with_rule(what: String, rule: Option<&str>, words: Words) -> String {
    match rule {
        Some(rule) => words.say_with(id::HALL_REFUSED_WITH_RULE, &[("what", what.into()), ("rule", rule.into())]),
        None => what,
    }
}

fn said(refusal: &Refusal, tournament: &Tournament, words: Words) -> String {
    let name = |entrant: EntrantId| [("name", Value::from(tournament.name(entrant)))];
    let entry = |entry: u64| [("entry", Value::from(entry.to_string()))];
    match refusal {
        Refusal::NotAllowed(Role::Helper) => words.say(id::HALL_REFUSED_NOT_ALLOWED_HELPER),
        Refusal::NotAllowed(Role::Referee) => words.say(id::HALL_REFUSED_NOT_ALLOWED_REFEREE),
        Refusal::NotAllowed(Role::Organiser) => words.say(id::HALL_REFUSED_NOT_ALLOWED_ORGANISER),
        Refusal::DeadLink => words.say(id::HALL_REFUSED_DEAD_LINK),
        Refusal::OtherTable { round, table } => {
            words.say_with(id::HALL_REFUSED_OTHER_TABLE, &[("round", (*round).into()), ("table", (*table).into())])
        }
        Refusal::OwnTable => words.say(id::HALL_REFEREE_OWN_TABLE),
        Refusal::Nameless => words.say(id::HALL_REFUSED_NAMELESS),
        Refusal::NotOfTable(entrant) => words.say_with(id::HALL_REFUSED_NOT_OF_TABLE, &name(*entrant)),
        Refusal::LinkInUse(entrant) => words.say_with(id::HALL_REFUSED_LINK_IN_USE, &name(*entrant)),
        Refusal::OwnReport => words.say(id::HALL_REFUSED_OWN_REPORT),
        Refusal::NothingPending { round, table } => {
            words.say_with(id::HALL_REFUSED_NOTHING_PENDING, &[("round", (*round).into()), ("table", (*table).into())])
        }
        Refusal::ReportedAlready(table) => {
            words.say_with(id::HALL_REFUSED_REPORTED_ALREADY, &[("table", (*table).into())])
        }
        Refusal::Differs { reported, pending } => {
            let id = if *pending { id::HALL_REFUSED_DIFFERS_PENDING } else { id::HALL_REFUSED_DIFFERS };
            words.say_with(id, &[("reported", result(reported, tournament).into())])
        }
        Refusal::NoSuchTable(table) => words.say_with(id::HALL_REFUSED_NO_SUCH_TABLE, &[("table", (*table).into())]),
        Refusal::NotUndoable(number) => words.say_with(id::HALL_REFUSED_NOT_UNDOABLE, &entry(*number)),
        Refusal::UndoneAlready(number) => words.say_with(id::HALL_REFUSED_UNDONE_ALREADY, &entry(*number)),
        Refusal::Depends { entry, dependents } => {
            let dependents = words.list(dependents.iter().map(ToString::to_string));
            let values = [("entry", entry.to_string().into()), ("dependents", dependents.into())];
            words.say_with(id::HALL_REFUSED_DEPENDS, &values)
        }
        Refusal::NoReason => words.say(id::HALL_REFUSED_NO_REASON),
        Refusal::Text(most) => words.say_with(id::HALL_REFUSED_TEXT, &[("most", (*most).into())]),
        Refusal::Unknown(what) => words.say_member("hall-refused-unknown", what),
        Refusal::OtherCeremony => words.say(id::HALL_REFUSED_OTHER_CEREMONY),
        Refusal::OpenedAlready => words.say(id::HALL_REFUSED_OPENED_ALREADY),
        Refusal::Host(failure) => failure.to_string(),
        Refusal::Director(refusal) => refusal.to_string(),
    }
}

/// A result in one line: `Ada Rossi 48, Bruno Neri 39`.
fn result(result: &TableResult, tournament: &Tournament) -> String {
    let seat = |seat: &director::tournament::SeatResult| {
        let points = seat.counted.map_or_else(|| "-".to_owned(), |counted| counted.points.0.to_string());
        format!("{} {points}", tournament.name(seat.entrant))
    };
    result.seats.iter().map(seat).collect::<Vec<_>>().join(", ")
}
