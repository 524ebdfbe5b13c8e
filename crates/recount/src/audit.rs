//! The audit: the log is read event by event, every round is checked as it is seated, and what the file derives from it
//! is compared with this account.

use crate::finals::Bands;
use crate::fold::{Round, State, Table, entries, number, numbers, tables};
use crate::formats::Finals;
use crate::rank::compare;
use serde_json::Value;
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// Every difference between a tournament file and this account, and every violation in it.
pub fn audit(file: &Value) -> Vec<String> {
    let mut found = Vec::new();
    let mut state: Option<State> = None;
    for entry in entries(file) {
        for event in entry["events"].as_array().into_iter().flatten() {
            let name = event["event"].as_str().unwrap_or("");
            match (&mut state, name) {
                (None, "opened") => state = State::open(event),
                (None, _) => return vec!["an unknown format".to_owned()],
                (Some(state), "round_seated") => found.extend(seat(state, event)),
                (Some(state), "round_reseated") => found.extend(reseat(state, event, &entry["command"])),
                (Some(state), _) => state.take(event),
            }
        }
    }
    let Some(state) = state else { return vec!["no tournament".to_owned()] };
    found.extend(state.impossible.iter().cloned());
    found.extend(compare(&state, &file["derived"]));
    found
}

fn everybody(tables: &[Table]) -> BTreeSet<u32> {
    tables.iter().flat_map(|table| table.seats.iter().copied()).collect()
}

/// Checks a round as it is seated, and takes it in.
fn seat(state: &mut State, event: &Value) -> Vec<String> {
    let (at, tables) = (state.rounds.len(), tables(event));
    let stage = usize::try_from(event["stage"].as_u64().unwrap_or(0)).unwrap_or(0);
    let mut found = Vec::new();
    if state.rounds.last().is_some_and(|round| round.tables.iter().any(|table| table.scored.is_empty())) {
        found.push("the round before is not finished".to_owned());
    }
    let mut straight = Vec::new();
    if state.format.finals == Finals::KnockOut {
        found.extend(state.knock_out(&tables, at));
    } else if let Some(expected) = state.expected(at) {
        let due = expected.branches.iter().flatten().copied().collect();
        found.extend(state.seated(&tables, &due));
        found.extend(state.stage_tables(&tables, &expected));
        found.extend(expected.ties.iter().cloned());
        found.extend((stage != expected.stage).then(|| format!("stage {stage} instead of {}", expected.stage)));
        found.extend(waiting(event, &expected.straight));
        straight = expected.straight;
    } else {
        found.extend(state.seated(&tables, &state.due()));
        found.extend(state.sizes(&tables, true));
        found.extend(state.company(&tables, at, true));
        found.extend((stage != 0).then(|| format!("stage {stage} before the games are over")));
    }
    state.rounds.push(Round { stage, tables, straight, absent: BTreeSet::new() });
    state.here.clear();
    state.away.clear();
    state.called = false;
    found.into_iter().map(|problem| format!("round {}: {problem}", at + 1)).collect()
}

/// Whether those who go straight to a later stage are the right ones.
fn waiting(event: &Value, straight: &[(u8, u32)]) -> Option<String> {
    let one = |waiting: &Value| (u8::try_from(number(&waiting["branch"])).unwrap_or(0), number(&waiting["entrant"]));
    let theirs: BTreeSet<(u8, u32)> = event["waiting"].as_array().into_iter().flatten().map(one).collect();
    let ours: BTreeSet<(u8, u32)> = straight.iter().copied().collect();
    (theirs != ours).then(|| format!("straight to a later stage: {theirs:?} instead of {ours:?}"))
}

/// Checks the changed tables of the last round, and takes them in.
fn reseat(state: &mut State, event: &Value, command: &Value) -> Vec<String> {
    let Some(at) = state.rounds.len().checked_sub(1) else { return vec!["nothing to change".to_owned()] };
    let tables = tables(event);
    let (gone, came): (BTreeSet<u32>, Vec<u32>) =
        (numbers(&command["gone"]).into_iter().collect(), numbers(&command["came"]));
    let mut found = Vec::new();
    if state.rounds[at].stage == 0 {
        let mut due: BTreeSet<u32> = everybody(&state.rounds[at].tables).difference(&gone).copied().collect();
        due.extend(came);
        found.extend(state.seated(&tables, &due));
        found.extend(state.sizes(&tables, false));
        if state.format.finals == Finals::KnockOut {
            found.extend(state.number_of_tables(&tables));
        } else {
            found.extend(state.company(&tables, at, false));
        }
    } else {
        found.extend(reseat_stage(state, &tables, &gone, at));
    }
    state.rounds[at].tables = tables;
    found.into_iter().map(|problem| format!("round {}, changed: {problem}", at + 1)).collect()
}

/// T2.4, T2.7: who is called up in the place of others; with nobody left to call up, the others play on.
fn reseat_stage(state: &mut State, tables: &[Table], gone: &BTreeSet<u32>, at: usize) -> Vec<String> {
    let old = &state.rounds[at];
    let Some(mut expected) = state.expected(at) else { return vec!["not a stage of the finals".to_owned()] };
    let first = state.rounds[..at].iter().all(|round| round.stage == 0);
    let untouched = !old.straight.iter().any(|(_, who)| gone.contains(who));
    let mut found = Vec::new();
    if first && untouched {
        let mut waits: BTreeSet<u32> = old.straight.iter().map(|(_, who)| *who).collect();
        waits.extend(everybody(&old.tables));
        let lines = state.standings(state.format.rounds);
        let next =
            lines.iter().map(|line| line.who).filter(|who| state.takes_part(*who, old.stage) && !waits.contains(who));
        let mut due: BTreeSet<u32> = everybody(&old.tables).difference(gone).copied().collect();
        let need = everybody(&old.tables).len();
        due.extend(next.take(need - due.len()));
        found.extend(state.seated(tables, &due));
    } else if untouched {
        let due = expected.branches.iter().flatten().copied().collect();
        found.extend(state.seated(tables, &due));
        expected.bands = Bands::None;
        found.extend(state.stage_tables(tables, &expected));
    } else {
        found.extend(state.stage_tables(tables, &expected));
        state.rounds[at].straight = expected.straight;
        return found;
    }
    let table_of =
        |tables: &[Table], who: u32| tables.iter().find(|table| table.seats.contains(&who)).map(|table| table.number);
    for who in everybody(&old.tables).intersection(&everybody(tables)) {
        if table_of(&old.tables, *who) != table_of(tables, *who) {
            found.push(format!("{who} changed table"));
        }
    }
    found
}

impl State {
    /// T2.9: the number of tables is a multiple of the final's size, until the final; S.P.Q. asks for nothing of the kind.
    fn number_of_tables(&self, tables: &[Table]) -> Option<String> {
        let many = tables.len();
        let right = many.is_multiple_of(4) || many == 1 || self.format.method.is_spqr();
        (many == 0 || !right).then(|| format!("{many} tables in a knock-out"))
    }

    /// A round of a knock-out (T2.9).
    fn knock_out(&self, tables: &[Table], at: usize) -> Vec<String> {
        let mut found: Vec<String> = self.number_of_tables(tables).into_iter().collect();
        let due: BTreeSet<u32> = match self.rounds.last() {
            None => self.due(),
            Some(before) => before.tables.iter().filter_map(|table| self.goes_on(table, at)).collect(),
        };
        found.extend(self.seated(tables, &due));
        found.extend(self.sizes(tables, true));
        let is_final = tables.len() == 1;
        let seats = if self.format.method.is_spqr() { 4..=5 } else { 4..=4 };
        if is_final && !seats.contains(&tables[0].seats.len()) {
            found.push(format!("a final of {}", tables[0].seats.len()));
        }
        found
    }

    /// Who goes on from a table: the best by place, then by the dice, of those who still take part.
    fn goes_on(&self, table: &Table, at: usize) -> Option<u32> {
        let dice = |who: u32| {
            let mine = self.casts.iter().filter(|(after, caster, _)| (*after, *caster) == (at, who));
            mine.flat_map(|(_, _, faces)| faces.iter().copied()).collect::<Vec<u64>>()
        };
        let here = table.scored.iter().filter(|seat| self.takes_part(seat.who, 0));
        here.min_by_key(|seat| (seat.place, Reverse(dice(seat.who)))).map(|seat| seat.who)
    }
}
