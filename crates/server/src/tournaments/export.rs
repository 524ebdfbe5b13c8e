//! A tournament for other programs.

use super::use_cases::{InHall, asker};
use crate::errors::Fault;
use crate::requester::Requester;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use desk::tournament::{Export, Part, Published};
use director::tournament::{Command, Event, Log, Logged, Person, What};
use hall::{Hall, Role};

/// Everything that happened, as a file of `sdadata tournament`. Dates of birth and national numbers are the organiser's.
pub(super) async fn json(InHall { id, hall, requester, .. }: InHall) -> Result<Response, Fault> {
    let guard = hall.lock().await;
    let whole = is_organiser(&requester, &guard);
    let mut log = Log::new(log(&guard, whole));
    let (rules, derived) = (guard.rules().clone(), guard.rules().derive(guard.tournament()));
    drop(guard);
    let text = desk::tournament::file::print(&mut log, derived, &rules.regulation, || live::random_word(16));
    let text = text.map_err(|_| Fault::of_status(StatusCode::INTERNAL_SERVER_ERROR, requester.words))?;
    Ok(file("application/json", &id, "json", text))
}

pub(super) async fn csv(place: InHall) -> Result<Response, Fault> {
    published(&place, "text/csv; charset=utf-8", "csv", |published| Ok(Export(published).csv(Part::Standings))).await
}

/// The workbook of the clubs' own program. Dates of birth and national numbers are the organiser's.
pub(super) async fn xlsx(InHall { id, hall, requester, .. }: InHall) -> Result<Response, Fault> {
    let kind = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    let guard = hall.lock().await;
    let (rules, mut tournament) = (guard.rules().clone(), guard.tournament().clone());
    if !is_organiser(&requester, &guard) {
        tournament.entrants.iter_mut().for_each(|entrant| make_public(&mut entrant.entry.person));
    }
    drop(guard);
    let words = requester.words;
    let printed = Export(Published { rules: &rules, tournament: &tournament, words }).xlsx(Part::All);
    let printed = printed.map_err(|_| Fault::of_status(StatusCode::INTERNAL_SERVER_ERROR, words))?;
    Ok(file(kind, &id, "xlsx", printed))
}

fn is_organiser(requester: &Requester, hall: &Hall) -> bool {
    asker(requester, hall, None).is_ok_and(|asker| hall.standing(&asker).is_at_least(Role::Organiser))
}

/// Takes away what only the organiser sees of somebody.
fn make_public(person: &mut Person) {
    person.birth = None;
    person.national_id = None;
}

pub(super) async fn text(place: InHall) -> Result<Response, Fault> {
    published(&place, "text/plain; charset=utf-8", "txt", |published| Ok(published.whole().into_bytes())).await
}

/// What is published of a tournament, as a file of this kind.
async fn published(
    place: &InHall,
    kind: &str,
    ending: &str,
    print: impl FnOnce(Published<'_>) -> Result<Vec<u8>, desk::Fault>,
) -> Result<Response, Fault> {
    let (guard, words) = (place.hall.lock().await, place.requester.words);
    let printed = print(Published { rules: guard.rules(), tournament: guard.tournament(), words });
    let printed = printed.map_err(|_| Fault::of_status(StatusCode::INTERNAL_SERVER_ERROR, words))?;
    Ok(file(kind, &place.id, ending, printed))
}

fn file(kind: &str, id: &str, ending: &str, body: impl Into<axum::body::Body>) -> Response {
    let headers = [
        (header::CONTENT_TYPE, kind.to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{id}.{ending}\"")),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    (headers, body.into()).into_response()
}

/// The director's log of a hall: what was decided and what was taken back, in order.
pub(super) fn director_log(hall: &Hall) -> Log {
    Log::new(log(hall, true))
}

fn log(hall: &Hall, whole: bool) -> Vec<Logged> {
    let at = |millis| jiff::Timestamp::from_millisecond(millis).map(|at| at.to_string()).unwrap_or_default();
    let mut entries: Vec<(u64, Logged)> = Vec::new();
    for (number, act) in (1..).zip(hall.acts()) {
        let (mut command, mut events) = (act.done.command.clone(), act.done.events.clone());
        if !whole {
            withhold(&mut command, &mut events);
        }
        let what = What::Done { command, events };
        entries.push((act.entry, Logged { at: at(act.at), by: String::new(), what, seal: None }));
        if let Some((version, _)) = &act.undone {
            // Its place among all entries is known once they are in order.
            entries.push((
                *version,
                Logged { at: String::new(), by: String::new(), what: What::Undone { undone: number }, seal: None },
            ));
        }
    }
    entries.sort_by_key(|(version, _)| *version);
    let done: Vec<usize> = entries
        .iter()
        .enumerate()
        .filter(|(_, (_, logged))| matches!(logged.what, What::Done { .. }))
        .map(|(place, _)| place + 1)
        .collect();
    for (_, logged) in &mut entries {
        if let What::Undone { undone } = &mut logged.what {
            *undone = done[*undone - 1];
        }
    }
    entries.into_iter().map(|(_, logged)| logged).collect()
}

/// What only the organiser sees of people.
fn withhold(command: &mut Command, events: &mut [Event]) {
    if let Command::Enter { entry, .. } | Command::Correct { entry, .. } = command {
        make_public(&mut entry.person);
    }
    for event in events {
        if let Event::Entered { entry, .. } | Event::Corrected { entry, .. } = event {
            make_public(&mut entry.person);
        }
    }
}
