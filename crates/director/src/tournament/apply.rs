//! What an event changes. It never fails: an event is a fact.

use super::command::Event;
use super::model::{Entrant, EntrantId, Presence, RollCall, Round, Status, Tournament};

/// Changes a tournament by what happened.
pub fn apply(tournament: &mut Tournament, event: &Event) {
    match event {
        Event::Opened { facts } => tournament.facts = facts.clone(),
        Event::SizeAllowed { size } => tournament.facts.more_sizes.push(*size),
        Event::ClubRegistered { club } => tournament.record_club(club),
        Event::ClubsUnited { club, names } => tournament.unite_clubs(club, names),
        Event::ClubsDistinguished { names } => tournament.directory.distinguish(names),
        Event::TeamRegistered { id: _, team } => tournament.teams.push(team.clone()),
        Event::Entered { id, entry } => {
            tournament.entrants.push(Entrant {
                id: *id,
                entry: entry.clone(),
                status: Status::In,
                paid_cents: 0,
                late: None,
                entered_after: tournament.rounds.len(),
            });
        }
        Event::Corrected { id, entry } => change(tournament, *id, |entrant| entrant.entry = entry.clone()),
        Event::AgesDeclared { players, age } => {
            players.iter().for_each(|&id| change(tournament, id, |entrant| entrant.entry.age = *age));
        }
        Event::Paid { id, cents } => change(tournament, *id, |entrant| entrant.paid_cents += cents),
        Event::RollCalled { players, presence, round: None } => tournament.roll_call.answer(players, *presence),
        Event::RollCalled { players, presence, round: Some(round) } => {
            if let Some(round) = round.checked_sub(1).and_then(|at| tournament.rounds.get_mut(at)) {
                match presence {
                    Presence::Here => round.absent.retain(|id| !players.contains(id)),
                    Presence::Away | Presence::Busy => round.absent.extend(players),
                }
            }
        }
        // One who comes late is checked in alone: the roll is not called by it.
        Event::Arrived { id, minutes } => {
            tournament.roll_call.answers.insert(*id, Presence::Here);
            change(tournament, *id, |entrant| entrant.late = Some(*minutes));
        }
        Event::StatusChanged { id, status, rule: _ } => change(tournament, *id, |entrant| entrant.status = *status),
        Event::Renounced { id, stage } => _ = tournament.renounced.insert((*stage, *id)),
        Event::RoundSeated { stage, tables, origin, waiting } => {
            tournament.roll_call = RollCall::default();
            let round = Round::seated(*stage, tables.clone(), origin.clone());
            tournament.rounds.push(Round { waiting: waiting.clone(), ..round });
        }
        Event::RoundReseated { tables, origin } => {
            if let Some(round) = tournament.rounds.last_mut() {
                let kept = |number: usize| round.numbered(number).and_then(|at| round.results[at].clone());
                round.results = tables.iter().map(|table| kept(table.number)).collect();
                round.tables.clone_from(tables);
                round.origin = origin.clone();
                let seated = |id: &EntrantId| tables.iter().any(|table| table.seats.contains(id));
                round.absent.retain(seated);
            }
        }
        Event::Reported { round, table, result } => {
            let round = round.checked_sub(1).and_then(|at| tournament.rounds.get_mut(at));
            if let Some((round, at)) = round.and_then(|round| round.numbered(*table).map(|at| (round, at))) {
                round.results[at] = Some(result.clone());
            }
        }
        Event::Sanctioned { entry } => tournament.ledger.record(entry.clone()),
        Event::DiceCast { cast } => tournament.casts.push(cast.clone()),
        Event::Scheduled { slot, day } => tournament.calendar.schedule(*slot, *day),
        Event::Postponed { slot, day, why } => tournament.calendar.postpone(*slot, *day, why),
        Event::NextNamed { next } => tournament.calendar.next = Some(next.clone()),
        Event::EventCalled { special } => tournament.calendar.call(special),
    }
}

fn change(tournament: &mut Tournament, id: EntrantId, change: impl FnOnce(&mut Entrant)) {
    if let Some(entrant) = tournament.entrant_mut(id) {
        change(entrant);
    }
}
