//! Armies: more placed than due, more than the cap, those of a late-comer.

use super::{Answer, bad, refuse, risiko, tell};
use crate::answer::{Answer as Told, Fault};
use ::referee::excess::{self, Found, NoExcess};
use ::referee::late::{self, Entry, NoGhost, Table};
use ::regulation::{GameSettings, Regulation};
use frame::{Armies, RuleId};
use serde::Serialize;
use words::{Id, Words, id};

#[derive(Serialize)]
struct PlacedFacts {
    excess: u16,
    removed: u16,
    from_placed: u16,
    from_others: u16,
}

/// More armies placed than due (C8): what is taken away, and from where.
///
/// # Errors
/// If the question makes no sense at this table.
pub fn excess(regulation: &Regulation, placed: Armies, due: Armies, found: Found, words: Words) -> Result<Told, Fault> {
    let counted = excess::placed(placed, due, found);
    let counted = match counted {
        Ok(counted) => counted,
        Err(none) => return no_excess(none, regulation, words),
    };
    let others = Some(counted.from_others).filter(|&others| others > Armies(0));
    let sentences = ExcessSentences::of(regulation);
    let others = others.map(|others| words.say_with(sentences.others, &[("armies", others.0.into())]));
    let values = [("excess", counted.excess.0.into()), ("removed", counted.removed.0.into())];
    let mut lines = vec![words.say_with(sentences.excess, &values)];
    lines.push(words.say(if found == Found::ByAnother { sentences.found } else { sentences.declared }));
    lines.extend(others);
    let facts = PlacedFacts {
        excess: counted.excess.0,
        removed: counted.removed.0,
        from_placed: counted.from_placed.0,
        from_others: counted.from_others.0,
    };
    tell(Answer { rule: RuleId::case(8), yes: true, lines, facts }, regulation, words)
}

/// The sentences on an excess, in the words of a game.
struct ExcessSentences {
    excess: Id,
    declared: Id,
    found: Id,
    others: Id,
}

impl ExcessSentences {
    const fn of(regulation: &Regulation) -> Self {
        match regulation.game {
            GameSettings::Risiko(_) => Self {
                excess: id::REFEREE_EXCESS,
                declared: id::REFEREE_EXCESS_DECLARED,
                found: id::REFEREE_EXCESS_FOUND,
                others: id::REFEREE_EXCESS_OTHERS,
            },
            GameSettings::Spqr(_) => Self {
                excess: id::REFEREE_LEGIONARIES_EXCESS,
                declared: id::REFEREE_LEGIONARIES_EXCESS_DECLARED,
                found: id::REFEREE_LEGIONARIES_EXCESS_FOUND,
                others: id::REFEREE_LEGIONARIES_EXCESS_OTHERS,
            },
        }
    }
}

#[derive(Serialize)]
struct CapFacts {
    excess: u16,
    removed: u16,
    left: u16,
    cap: u16,
}

/// More armies on the board than the cap (C9), which the referee may have lowered.
///
/// # Errors
/// If the question makes no sense at this table.
pub fn cap(
    regulation: &Regulation,
    armies: Armies,
    lowered: Armies,
    found: Found,
    words: Words,
) -> Result<Told, Fault> {
    let cap = regulation.risiko().and_then(|settings| settings.armies.cap.get()).map(Armies);
    let cap = excess::cap_of(cap, lowered);
    let counted = match excess::over_cap(armies, cap, found) {
        Ok(counted) => counted,
        Err(none) => return no_excess(none, regulation, words),
    };
    let values =
        [("excess", counted.excess.0.into()), ("removed", counted.removed.0.into()), ("left", counted.left.0.into())];
    let id = if found == Found::ByAnother { id::REFEREE_CAP_LOWERED } else { id::REFEREE_CAP_STAYS };
    let lines = vec![words.say_with(id::REFEREE_CAP, &values), words.say_with(id, &[("cap", counted.cap.0.into())])];
    let facts =
        CapFacts { excess: counted.excess.0, removed: counted.removed.0, left: counted.left.0, cap: counted.cap.0 };
    tell(Answer { rule: RuleId::case(9), yes: true, lines, facts }, regulation, words)
}

fn no_excess(none: NoExcess, regulation: &Regulation, words: Words) -> Result<Told, Fault> {
    let why = match none {
        NoExcess::WithinDue { placed, due } => {
            words.say_with(id::REFEREE_WITHIN_DUE, &[("placed", placed.0.into()), ("due", due.0.into())])
        }
        NoExcess::WithinCap { armies, cap } => {
            words.say_with(id::REFEREE_WITHIN_CAP, &[("armies", armies.0.into()), ("cap", cap.0.into())])
        }
        NoExcess::NoCap => words.say_with(id::REFEREE_NO_CAP, &[("regulation", regulation.id.as_str().into())]),
    };
    refuse(none.rule(), why, regulation, words)
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

/// The armies of a late-comer, and whether they may still come in (G8.9).
///
/// # Errors
/// If the question makes no sense at this table.
pub fn late(regulation: &Regulation, table: Table, words: Words) -> Result<Told, Fault> {
    let found = match late::late(risiko(regulation, words)?, table) {
        Ok(found) => found,
        Err(none) => return no_ghost(none, regulation, words),
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
    tell(Answer { rule: RuleId::game(8, 9), yes: open, lines, facts }, regulation, words)
}

fn no_ghost(none: NoGhost, regulation: &Regulation, words: Words) -> Result<Told, Fault> {
    match none {
        NoGhost::NotAdmitted => {
            let why = words.say_with(id::REFEREE_LATE_NOT_ADMITTED, &[("regulation", regulation.id.as_str().into())]);
            refuse(none.rule(), why, regulation, words)
        }
        NoGhost::NoSuchTable { players, missing } => {
            Err(bad(id::REFEREE_LATE_NO_TABLE, &[("players", players.into()), ("missing", missing.into())], words))
        }
        NoGhost::TooManyTurns { turns, present } => {
            Err(bad(id::REFEREE_LATE_TURNS, &[("turns", turns.into()), ("present", present.into())], words))
        }
    }
}
