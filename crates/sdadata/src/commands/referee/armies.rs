//! Armies: more placed than due, more than the cap, those of a late-comer.

use super::options::{Cap, Excess, Late};
use super::{Answer, Risiko, bad, refuse, tell};
use crate::failure::Failure;
use crate::find;
use frame::{Armies, Lap, RuleId};
use referee::excess::{self, Found, NoExcess};
use referee::late::{self, Entry, NoGhost, Table};
use regulation::Regulation;
use serde::Serialize;
use words::{Words, id};

#[derive(Serialize)]
struct PlacedFacts {
    excess: u16,
    removed: u16,
    from_placed: u16,
    from_others: u16,
}

pub(super) fn excess(options: &Excess, words: Words) -> Result<(), Failure> {
    let regulation = find::rulebook(&options.regulation, words)?.regulation;
    let counted = excess::placed(Armies(options.placed), Armies(options.due), found(options.found));
    let counted = match counted {
        Ok(counted) => counted,
        Err(none) => return no_excess(none, &regulation, options.json, words),
    };
    let others = Some(counted.from_others).filter(|&others| others > Armies(0));
    let others = others.map(|others| words.say_with(id::REFEREE_EXCESS_OTHERS, &[("armies", others.0.into())]));
    let values = [("excess", counted.excess.0.into()), ("removed", counted.removed.0.into())];
    let mut lines = vec![words.say_with(id::REFEREE_EXCESS, &values)];
    lines.push(words.say(if options.found { id::REFEREE_EXCESS_FOUND } else { id::REFEREE_EXCESS_DECLARED }));
    lines.extend(others);
    let facts = PlacedFacts {
        excess: counted.excess.0,
        removed: counted.removed.0,
        from_placed: counted.from_placed.0,
        from_others: counted.from_others.0,
    };
    tell(Answer { rule: RuleId::case(8), yes: true, lines, facts }, &regulation, options.json, words)
}

#[derive(Serialize)]
struct CapFacts {
    excess: u16,
    removed: u16,
    left: u16,
    cap: u16,
}

pub(super) fn cap(options: &Cap, words: Words) -> Result<(), Failure> {
    let regulation = find::rulebook(&options.regulation, words)?.regulation;
    let cap = regulation.risiko().and_then(|settings| settings.armies.cap.get()).map(Armies);
    let cap = excess::cap_of(cap, Armies(options.lowered));
    let counted = match excess::over_cap(Armies(options.armies), cap, found(options.found)) {
        Ok(counted) => counted,
        Err(none) => return no_excess(none, &regulation, options.json, words),
    };
    let values =
        [("excess", counted.excess.0.into()), ("removed", counted.removed.0.into()), ("left", counted.left.0.into())];
    let id = if options.found { id::REFEREE_CAP_LOWERED } else { id::REFEREE_CAP_STAYS };
    let lines = vec![words.say_with(id::REFEREE_CAP, &values), words.say_with(id, &[("cap", counted.cap.0.into())])];
    let facts =
        CapFacts { excess: counted.excess.0, removed: counted.removed.0, left: counted.left.0, cap: counted.cap.0 };
    tell(Answer { rule: RuleId::case(9), yes: true, lines, facts }, &regulation, options.json, words)
}

const fn found(by_another: bool) -> Found {
    if by_another { Found::ByAnother } else { Found::SelfDeclared }
}

fn no_excess(none: NoExcess, regulation: &Regulation, json: bool, words: Words) -> Result<(), Failure> {
    let why = match none {
        NoExcess::WithinDue { placed, due } => {
            words.say_with(id::REFEREE_WITHIN_DUE, &[("placed", placed.0.into()), ("due", due.0.into())])
        }
        NoExcess::WithinCap { armies, cap } => {
            words.say_with(id::REFEREE_WITHIN_CAP, &[("armies", armies.0.into()), ("cap", cap.0.into())])
        }
        NoExcess::NoCap => words.say_with(id::REFEREE_NO_CAP, &[("regulation", regulation.id.as_str().into())]),
    };
    refuse(none.rule(), why, regulation, json, words)
}

#[derive(Serialize)]
struct LateFacts {
    seats: Vec<String>,
    initial: u16,
    received: u16,
    each_lap: u16,
    may_enter: bool,
    until_lap: u16,
}

pub(super) fn late(options: &Late, words: Words) -> Result<(), Failure> {
    let risiko = Risiko::find(&options.regulation, words)?;
    let Late { players, missing, turns, .. } = *options;
    let table = Table { players, missing, lap: Lap(options.lap), turns };
    let found = match late::late(risiko.settings()?, table) {
        Ok(found) => found,
        Err(none) => return no_ghost(none, &risiko.regulation, options.json, words),
    };
    let seats: Vec<String> = found.seats.iter().map(|seat| seat.letter().to_string()).collect();
    let values = [
        ("seats", seats.join(", ").into()),
        ("received", found.received.0.into()),
        ("lap", found.each_lap.0.into()),
        ("initial", found.initial.0.into()),
    ];
    let open = found.entry == Entry::Open;
    let entry = if open { id::REFEREE_LATE_OPEN } else { id::REFEREE_LATE_CLOSED };
    let lines =
        vec![words.say_with(id::REFEREE_LATE, &values), words.say_with(entry, &[("until", found.until.0.into())])];
    let facts = LateFacts {
        seats,
        initial: found.initial.0,
        received: found.received.0,
        each_lap: found.each_lap.0,
        may_enter: open,
        until_lap: found.until.0,
    };
    tell(Answer { rule: RuleId::game(8, 9), yes: open, lines, facts }, &risiko.regulation, options.json, words)
}

fn no_ghost(none: NoGhost, regulation: &Regulation, json: bool, words: Words) -> Result<(), Failure> {
    match none {
        NoGhost::NotAdmitted => {
            let why = words.say_with(id::REFEREE_LATE_NOT_ADMITTED, &[("regulation", regulation.id.as_str().into())]);
            refuse(none.rule(), why, regulation, json, words)
        }
        NoGhost::NoSuchTable { players, missing } => {
            Err(bad(id::REFEREE_LATE_NO_TABLE, &[("players", players.into()), ("missing", missing.into())], words))
        }
        NoGhost::TooManyTurns { turns, present } => {
            Err(bad(id::REFEREE_LATE_TURNS, &[("turns", turns.into()), ("present", present.into())], words))
        }
    }
}
