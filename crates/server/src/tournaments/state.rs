//! A tournament as everybody may see it.

use super::draws::{Draw, certified, draws};
use crate::proofs::Proofs;
use director::derived::{Derived, DerivedRound};
use director::tournament::{Command, Origin, Round, Status};
use hall::{Hall, HallClock};
use live::LiveGuard;
use wire::{
    CallState, ClockState, DrawState, EntrantState, NoticeState, RoundState, SeatState, TableState, TournamentState,
};

/// Everything that is public, under the lock of its hall.
pub(super) fn state(id: &str, hall: &LiveGuard<'_, Hall>, proofs: &Proofs) -> TournamentState {
    let tournament = hall.tournament();
    let Derived { rounds, standings, ranking, .. } = hall.rules().derive(tournament);
    let rounds = (1..).zip(&tournament.rounds).zip(rounds);
    TournamentState {
        version: hall.version(),
        stage: hall.stage().word(),
        facts: tournament.facts.clone(),
        entrants: tournament.entrants.iter().map(entrant).collect(),
        rounds: rounds.map(|((number, round), derived)| round_state(hall, number, round, derived)).collect(),
        standings,
        ranking,
        clock: ClockState {
            running: matches!(hall.clock(), HallClock::Running { .. }),
            left: hall.clock().left_ms(hall.now()),
        },
        draws: draws(hall).iter().map(|one| draw(one, &certified(proofs, id, one).0)).collect(),
        commitment: hall.promise().map(ToString::to_string),
        calls: hall.calls().iter().map(call).collect(),
        notices: hall.notices().iter().map(notice).collect(),
        head: hall.head().to_string(),
    }
}

fn entrant(entrant: &director::tournament::Entrant) -> EntrantState {
    EntrantState {
        id: entrant.id.0,
        name: entrant.entry.person.full_name(),
        club: entrant.entry.person.club.clone(),
        playing: entrant.status == Status::In,
    }
}

fn round_state(hall: &Hall, number: usize, round: &Round, derived: DerivedRound) -> RoundState {
    let table = |((table, result), derived): ((&director::tournament::Table, _), director::derived::DerivedTable)| {
        let pending = hall.pending().get(&(number, table.number));
        let seat = |seat: director::derived::DerivedSeat| SeatState {
            entrant: seat.entrant,
            place: seat.place,
            points: seat.points,
        };
        let result: &Option<director::tournament::TableResult> = result;
        TableState {
            table: table.number,
            seats: table.seats.iter().map(|seat| seat.0).collect(),
            result: result.is_some().then(|| derived.seats.into_iter().map(seat).collect()),
            pending: pending.is_some(),
            contested: pending.is_some_and(|pending| pending.contested.is_some()),
        }
    };
    let tables = round.tables.iter().zip(&round.results).zip(derived.tables);
    RoundState { number, stage: derived.stage, tables: tables.map(table).collect() }
}

fn draw(draw: &Draw<'_>, certified: &Origin) -> DrawState {
    let Draw { round, act, .. } = *draw;
    let ceremony = act.done.ceremony.as_ref();
    DrawState {
        round,
        entry: act.entry,
        seed: seed(&act.done.command),
        commitment: ceremony.map(|ceremony| ceremony.commitment.to_string()),
        secret: ceremony.map(|ceremony| ceremony.secret.clone()),
        dice: ceremony.map(|ceremony| ceremony.dice.clone()).unwrap_or_default(),
        certificate: certificate(certified),
        undone: act.undone.as_ref().map(|(_, why)| why.clone()),
    }
}

const fn seed(command: &Command) -> Option<u64> {
    match command {
        Command::Draw { seed } | Command::Redraw { seed, .. } => Some(*seed),
        _ => None,
    }
}

fn certificate(origin: &Origin) -> serde_json::Value {
    serde_json::to_value(origin).unwrap_or_default()
}

fn call(call: &hall::Call) -> CallState {
    CallState { call: call.entry, table: call.table, about: call.about.clone(), at: call.at }
}

fn notice(notice: &hall::Notice) -> NoticeState {
    NoticeState { notice: notice.entry, text: notice.text.clone(), at: notice.at }
}
