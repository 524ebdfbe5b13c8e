//! Turns: what can still be contested, what was forgotten at the end of one.

use super::dice::check_seats;
use super::options::{Card, Dispute as DisputeOptions, MissedRoll as MissedRollOptions};
use super::{Answer, bad, refuse, tell};
use crate::failure::Failure;
use crate::find;
use frame::{RuleId, Seat, SeatSet};
use referee::dispute::{Correctable, Dispute, Effects, Settled, Turn, correctable};
use referee::forgotten::{Due, MissedRoll, NextPlayer, Noticed, card as rule_card, missed_roll as missed_roll_rule};
use referee::{CaseId, Casebook, arises};
use regulation::Regulation;
use serde::Serialize;
use words::{Words, id};

#[derive(Serialize)]
struct DisputeFacts {
    correctable: bool,
    because: &'static str,
}

pub(super) fn dispute(options: &DisputeOptions, words: Words) -> Result<(), Failure> {
    let regulation = find::rulebook(&options.regulation, words)?.regulation;
    let (fault, now) = (turn(&options.fault, words)?, turn(&options.now, words)?);
    let (table, out) = (SeatSet::first(options.players), seats(&options.out, words)?);
    check_seats(table, [fault.seat, now.seat].into_iter().chain(out.iter()).collect(), words)?;
    let effects = if options.lasting { Effects::Last } else { Effects::Gone };
    let left: SeatSet = table.iter().filter(|&seat| !out.has(seat)).collect();
    let (id, because) = match correctable(Dispute { fault, now, seats: left, effects }) {
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
    tell(Answer { rule: RuleId::case(53), yes, lines: vec![words.say(id)], facts }, &regulation, options.json, words)
}

#[derive(Serialize)]
struct DueFacts {
    due: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    consequence: Option<&'static str>,
}

pub(super) fn card(options: &Card, words: Words) -> Result<(), Failure> {
    let regulation = find::rulebook(&options.regulation, words)?.regulation;
    let next = NextPlayer::ALL.into_iter().find(|next| next.word() == options.next);
    let next = next.ok_or_else(|| unknown(&options.next, &NextPlayer::ALL.map(NextPlayer::word), words))?;
    let case = CaseId::parse("C20").and_then(|id| Casebook::embedded().get(id));
    let variant = case.and_then(|case| referee::standing::variant(case, &regulation));
    let due = rule_card(next, variant) == Due::Still;
    let line = words.say(if due { id::REFEREE_CARD_DUE } else { id::REFEREE_CARD_LOST });
    let facts = DueFacts { due, consequence: None };
    tell(Answer { rule: RuleId::case(20), yes: due, lines: vec![line], facts }, &regulation, options.json, words)
}

pub(super) fn missed_roll(options: &MissedRollOptions, words: Words) -> Result<(), Failure> {
    let regulation = find::rulebook(&options.regulation, words)?.regulation;
    let noticed = Noticed::ALL.into_iter().find(|noticed| noticed.word() == options.noticed);
    let noticed = noticed.ok_or_else(|| unknown(&options.noticed, &Noticed::ALL.map(Noticed::word), words))?;
    if !has_closing_rolls(&regulation) {
        let why = words.say_with(id::REFEREE_NO_CLOSING, &[("regulation", regulation.id.as_str().into())]);
        return refuse(RuleId::game(7, 4), why, &regulation, options.json, words);
    }
    let (due, ids, consequence) = match missed_roll_rule(noticed, options.before) {
        MissedRoll::Warned(Due::Still) => (true, [id::REFEREE_MISSED_DUE, id::REFEREE_MISSED_WARNING], "warning"),
        MissedRoll::Warned(Due::Lost) => (false, [id::REFEREE_MISSED_LOST, id::REFEREE_MISSED_WARNING], "warning"),
        MissedRoll::Excluded => (false, [id::REFEREE_MISSED_LOST, id::REFEREE_MISSED_EXCLUDED], "excluded"),
    };
    let facts = DueFacts { due, consequence: Some(consequence) };
    let answer = Answer { rule: RuleId::case(28), yes: due, lines: ids.map(|id| words.say(id)).to_vec(), facts };
    tell(answer, &regulation, options.json, words)
}

fn has_closing_rolls(regulation: &Regulation) -> bool {
    let case = CaseId::parse("C28").and_then(|id| Casebook::embedded().get(id));
    case.is_some_and(|case| arises(case, regulation))
}

fn unknown(found: &str, known: &[&str], words: Words) -> Failure {
    bad(id::REFEREE_UNKNOWN_WORD, &[("found", found.into()), ("known", known.join(", ").into())], words)
}

/// A turn: `7B` is B's of the seventh lap.
pub(super) fn turn(text: &str, words: Words) -> Result<Turn, Failure> {
    Turn::parse(text).ok_or_else(|| bad(id::REFEREE_BAD_TURN, &[("found", text.into())], words))
}

/// Seats by their letters: `D`, `C,D`.
pub(super) fn seats(text: &str, words: Words) -> Result<SeatSet, Failure> {
    let letters = text.chars().filter(|letter| !matches!(letter, ',' | ' '));
    let seat = |letter: char| Seat::from_letter(letter.to_ascii_uppercase());
    let seats: Option<SeatSet> = letters.map(seat).collect();
    let known = "A, B, C, D, E, F";
    seats.ok_or_else(|| bad(id::ERROR_UNKNOWN_SEAT, &[("found", text.into()), ("known", known.into())], words))
}
