//! Turns: what can still be contested, what was forgotten at the end of one.

use super::dice::check_seats;
use super::{Answer, bad, refuse, tell};
use crate::answer::{Answer as Told, Fault};
use ::referee::dispute::{Correctable, Dispute, Effects, Settled, Turn, correctable};
use ::referee::forgotten::{Due, MissedRoll, NextPlayer, Noticed, card as rule_card, missed_roll as missed_roll_rule};
use ::referee::{CaseId, Casebook, arises};
use ::regulation::Regulation;
use frame::{RuleId, Seat, SeatSet};
use serde::Serialize;
use words::{Words, id};

#[derive(Serialize)]
struct DisputeFacts {
    correctable: bool,
    because: &'static str,
}

/// Something that is contested.
#[derive(Clone, Copy, Debug)]
pub struct Contest<'q> {
    /// How many sat down.
    pub players: usize,
    /// The turn in which it happened: `7B`.
    pub fault: &'q str,
    /// The turn that is being played.
    pub now: &'q str,
    /// The seats that are out, by letter.
    pub out: &'q str,
    /// Whether its effects last.
    pub effects: Effects,
}

/// Whether a fault can still be contested (C53).
///
/// # Errors
/// If the question makes no sense at this table.
pub fn dispute(regulation: &Regulation, contest: Contest<'_>, words: Words) -> Result<Told, Fault> {
    let (fault, now) = (turn(contest.fault, words)?, turn(contest.now, words)?);
    let (table, out) = (SeatSet::first(contest.players), seats(contest.out, words)?);
    check_seats(table, [fault.seat, now.seat].into_iter().chain(out.iter()).collect(), words)?;
    let left: SeatSet = table.iter().filter(|&seat| !out.has(seat)).collect();
    let (id, because) = match correctable(Dispute { fault, now, seats: left, effects: contest.effects }) {
        Ok(Correctable::PresentTurn) => (id::REFEREE_DISPUTE_PRESENT, "present_turn"),
        Ok(Correctable::JustEnded) => (id::REFEREE_DISPUTE_ENDED, "just_ended"),
        Ok(Correctable::EffectsLast) => (id::REFEREE_DISPUTE_LASTING, "effects_last"),
        Err(Settled::Accepted { .. }) => (id::REFEREE_DISPUTE_ACCEPTED, "accepted"),
        Err(Settled::NotYet { fault, now }) => {
            let values = [("fault", fault.to_string().into()), ("now", now.to_string().into())];
            return Err(bad(id::REFEREE_DISPUTE_NOT_YET, &values, words));
        }
    };
    let yes = because != "accepted";
    let facts = DisputeFacts { correctable: yes, because };
    tell(Answer { rule: RuleId::case(53), yes, lines: vec![words.say(id)], facts }, regulation, words)
}

#[derive(Serialize)]
struct DueFacts {
    due: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    consequence: Option<&'static str>,
}

/// A card that was not taken (C20), by what the next player has done since.
///
/// # Errors
/// If the question makes no sense at this table.
pub fn card(regulation: &Regulation, next: &str, words: Words) -> Result<Told, Fault> {
    let asked = next;
    let next = NextPlayer::ALL.into_iter().find(|next| next.word() == asked);
    let next = next.ok_or_else(|| unknown(asked, &NextPlayer::ALL.map(NextPlayer::word), words))?;
    let case = CaseId::parse("C20").and_then(|id| Casebook::embedded().get(id));
    let variant = case.and_then(|case| ::referee::standing::variant(case, regulation));
    let due = rule_card(next, variant) == Due::Still;
    let line = words.say(if due { id::REFEREE_CARD_DUE } else { id::REFEREE_CARD_LOST });
    let facts = DueFacts { due, consequence: None };
    tell(Answer { rule: RuleId::case(20), yes: due, lines: vec![line], facts }, regulation, words)
}

/// A closing roll that was not made (C28): when it was noticed, and how often it happened before.
///
/// # Errors
/// If the question makes no sense at this table.
pub fn missed_roll(regulation: &Regulation, noticed: &str, before: u32, words: Words) -> Result<Told, Fault> {
    let asked = noticed;
    let noticed = Noticed::ALL.into_iter().find(|noticed| noticed.word() == asked);
    let noticed = noticed.ok_or_else(|| unknown(asked, &Noticed::ALL.map(Noticed::word), words))?;
    if !has_closing_rolls(regulation) {
        let why = words.say_with(id::REFEREE_NO_CLOSING, &[("regulation", regulation.id.as_str().into())]);
        return refuse(RuleId::game(7, 4), why, regulation, words);
    }
    let (due, then, consequence) = match missed_roll_rule(noticed, before) {
        MissedRoll::Warned(due) => (due == Due::Still, id::REFEREE_MISSED_WARNING, "warning"),
        MissedRoll::Excluded(due) => (due == Due::Still, id::REFEREE_MISSED_EXCLUDED, "excluded"),
    };
    let dice = if due { id::REFEREE_MISSED_DUE } else { id::REFEREE_MISSED_LOST };
    let facts = DueFacts { due, consequence: Some(consequence) };
    let lines = [dice, then].map(|id| words.say(id)).to_vec();
    let answer = Answer { rule: RuleId::case(28), yes: due, lines, facts };
    tell(answer, regulation, words)
}

fn has_closing_rolls(regulation: &Regulation) -> bool {
    let case = CaseId::parse("C28").and_then(|id| Casebook::embedded().get(id));
    case.is_some_and(|case| arises(case, regulation))
}

fn unknown(found: &str, known: &[&str], words: Words) -> Fault {
    bad(id::REFEREE_UNKNOWN_WORD, &[("found", found.into()), ("known", known.join(", ").into())], words)
}

/// A turn: `7B` is B's of the seventh lap.
pub(super) fn turn(text: &str, words: Words) -> Result<Turn, Fault> {
    Turn::parse(text).ok_or_else(|| bad(id::REFEREE_BAD_TURN, &[("found", text.into())], words))
}

/// Seats by their letters: `D`, `C,D`.
pub(super) fn seats(text: &str, words: Words) -> Result<SeatSet, Fault> {
    let letters = text.chars().filter(|letter| !matches!(letter, ',' | ' '));
    let seat = |letter: char| Seat::from_letter(letter.to_ascii_uppercase());
    let seats: Option<SeatSet> = letters.map(seat).collect();
    let known = "A, B, C, D, E, F";
    seats.ok_or_else(|| bad(id::ERROR_UNKNOWN_SEAT, &[("found", text.into()), ("known", known.into())], words))
}
